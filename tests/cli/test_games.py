"""``singerie games``: what there is to play."""

import json

import pytest

from singerie.cli.games import games


def test_it_lists_games_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert games(lang="en") == 0
    said = capsys.readouterr().out
    assert "Kem's" in said
    assert "4 players" in said
    assert "rounds=7" in said
    assert "1 to 20" in said


def test_the_language_changes_the_words(capsys: pytest.CaptureFixture[str]) -> None:
    games(lang="fr")
    assert "4 joueurs" in capsys.readouterr().out


def test_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert games(json=True, lang="en") == 0
    [kems] = [game for game in json.loads(capsys.readouterr().out) if game["name"] == "kems"]
    assert kems["seats"] == [4]
    assert {"random", "easy", "normal"} <= set(kems["bots"])
    options = {option["name"]: option for option in kems["options"]}
    assert (options["rounds"]["default"], options["rounds"]["low"]) == (7, 1)
    assert (options["target"]["default"], options["target"]["none"]) == (None, True)
    assert options["stage"]["values"] == ["camera", "puppets", "room"]
    assert options["sudden_death"]["type"] == "bool"
