"""``singerie replay``: a saved game from every seat, and what a seat must not see."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from singerie.cli.play import play
from singerie.cli.replay import replay
from singerie.cli.terminal import load
from singerie.engine.errors import BadInput, Damaged
from singerie.engine.events import seen_by
from singerie.engine.match import Match
from singerie.games.registry import game
from tests.contract.values import values_in

Told = Callable[..., str]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of one round that has ended."""
    file = tmp_path_factory.mktemp("saved") / "game.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("\n" * 12 + "kems\n" + "\n" * 12))
        play("kems", seed="5", lang="en", save=file, option=["rounds=1"])
    return file


@pytest.fixture
def told(saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    def run(**choices: Any) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert replay(saved, **{"lang": "en", **choices}) == 0
        return capsys.readouterr().out

    return run


def test_the_whole_story_from_the_seat_that_played(told: Told) -> None:
    said = told()
    assert "seen by Nina" in said
    assert "Ding! You ring the bell!" in said
    assert "All rounds have been played." in said
    assert "Your hand" in said


def test_quiet_is_only_sentences(told: Told) -> None:
    assert "Your hand" not in told(quiet=True)
    assert "Ding!" in told(quiet=True)


def test_the_tv_sees_only_what_is_public(told: Told) -> None:
    said = told(seat="tv")
    assert "Nina rings the bell!" in said
    assert "Your hand" not in said
    assert "whispers" not in said
    assert "gets:" not in said


def test_all_sees_everything(told: Told) -> None:
    said = told(seat="all", quiet=True)
    assert {"Nina gets:", "Milo gets:", "Zoé gets:", "Félix gets:"} <= set(
        re.findall(r"\w+ gets:", said)
    )


@pytest.mark.parametrize("seat", ["0", "1", "2", "3", "tv"])
def test_no_screen_shows_a_card_its_viewer_cannot_see(saved: Path, told: Told, seat: str) -> None:
    """A name on the screen is the name of some card in the viewer's view or news, at every step."""
    kems = game("kems")
    journal = load(saved)
    match = Match(kems.rules, journal.header)
    viewer = int(seat) if seat != "tv" else None
    events = match.opening
    faces = {kems.rules.name_of("card", card).partition(".")[0] for card in range(54)}
    for at in range(len(journal.entries) + 1):
        if at:
            events = match.play(journal.entries[at - 1], at)
        known = set(values_in(match.view(viewer), kems.rules.view_type))
        for event in seen_by(viewer, events):
            known |= set(values_in(event, type(event)))
        visible = {
            kems.rules.name_of("card", v).partition(".")[0] for kind, v in known if kind == "card"
        }
        visible |= {kems.rules.name_of("character", v) for k, v in known if k == "character"}
        said = told(seat=seat, at=at).lower().replace("ice-cream", "ice-cream-seller")
        shown = {face for face in faces if re.search(rf"\b{face}s?\b", said)}
        if "finger" in said:
            shown.discard("drum")  # fingers drum, too
        assert shown <= visible, f"entry {at}"


def test_languages_differ(told: Told) -> None:
    english, french = told(quiet=True), told(quiet=True, lang="fr")
    assert "Ding ! Tu sonnes !" in french.replace("\u202f", " ")
    assert english.count("\n") > 10
    assert not set(english.splitlines()) & set(french.splitlines()) - {""}


def test_at_shows_one_state(told: Told, saved: Path) -> None:
    last = len(load(saved).entries)
    assert f"3 of {last}" in told(at=3)
    assert "Before the first entry" in told(at=0)
    with pytest.raises(BadInput, match=f"0 to {last}"):
        told(at=last + 1)


def test_stepping(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Tty(io.StringIO):
        def isatty(self) -> bool:
            return True

    lines = "\nn\nb\n5\ns tv\ns 9\nwhat\n9999\ne\n\n0\nb\nq\n"
    monkeypatch.setattr(sys, "stdin", Tty(lines))
    assert replay(saved, lang="en") == 0
    said = capsys.readouterr().out
    last = len(load(saved).entries)
    order = [int(n) for n in re.findall(rf"^(?:> )?(\d+) of {last}", said, re.MULTILINE)]
    assert order == [1, 2, 1, 5, 5, last]
    assert "seen by the TV" in said
    assert "A point of view is 0, 1, 2, 3, tv or all." in said
    assert said.count(f"a number from 0 to {last}") == 2
    assert "This is the end." in said
    assert "This is the beginning." in said


def test_a_bad_point_of_view(saved: Path) -> None:
    with pytest.raises(BadInput, match="0, 1, 2, 3, tv or all, not '4'"):
        replay(saved, seat="4")


def test_files_that_are_no_games(saved: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no file"):
        replay(tmp_path / "nothing")
    with pytest.raises(BadInput, match="is a folder"):
        replay(tmp_path)
    lines = saved.read_bytes().splitlines(keepends=True)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(b"".join([*lines[:4], b'{"entry":"act"}\n', *lines[5:]]))
    with pytest.raises(Damaged, match="entry 4"):
        replay(damaged)
    damaged.write_bytes(b"".join([*lines[:3], *lines[4:]]))
    with pytest.raises(Damaged, match="entry"):
        replay(damaged)
    damaged.write_bytes(b"\xff\xfe")
    with pytest.raises(Damaged, match="header"):
        replay(damaged)
