"""A saved game is dealt and played again."""

import json
from pathlib import Path

import pytest

from singerie.cli.app import app
from singerie.engine.chance import commitment
from singerie.engine.errors import BadInput, Damaged
from singerie.engine.journal import Contribution, dump_lines
from singerie.engine.match import Match
from singerie.games.kems.rules import KEMS


@pytest.fixture
def game(tmp_path: Path) -> Path:
    late = Contribution("Ben", commitment(b"never opened"), None)
    parts = [Contribution.of("server", b"one"), Contribution.of("Ada", b"two"), late]
    match = Match.new(KEMS, seats=4, contributions=parts)
    while match.outcome is None:
        match.wait()
    file = tmp_path / "game.jsonl"
    file.write_bytes(dump_lines(match.journal))
    return file


def test_it_shows_everyones_part(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["verify", str(game), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Ada: opened, and it is what was promised" in out
    assert commitment(b"two") in out
    assert "Ben: not opened in time, so left out" in out
    assert "entries play again as written" in out
    assert "Scores by seat: 0, 0, 0, 0" in out


def test_in_french_too(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["verify", str(game), "--lang", "fr"]) == 0
    assert "laiss\u00e9e de c\u00f4t\u00e9" in capsys.readouterr().out


def test_a_part_that_was_changed_is_found(game: Path) -> None:
    lines = game.read_text().splitlines()
    header = json.loads(lines[0])
    header["contributions"][1]["opened"] = header["contributions"][0]["opened"]
    game.write_text("\n".join([json.dumps(header), *lines[1:]]))
    with pytest.raises(Damaged, match="Ada opened something other than"):
        app(["verify", str(game)])


def test_an_entry_that_was_changed_is_found(game: Path) -> None:
    lines = game.read_text().splitlines()
    game.write_text("\n".join([*lines[:4], *lines[5:]]))
    with pytest.raises(Damaged, match="entry 4"):
        app(["verify", str(game)])


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        app(["verify", str(tmp_path / "none")])
