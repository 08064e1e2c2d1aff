"""Saved games: what cannot be read or played is named, entry by entry."""

import json
from typing import Any

import pytest

from singerie.engine.chance import commitment
from singerie.engine.errors import Damaged
from singerie.engine.journal import Contribution, Header, dump_lines, load_lines
from singerie.engine.match import Match
from singerie.games.exchange.actions import Signal
from singerie.games.kems.rules import KEMS


def saved() -> list[bytes]:
    match = Match.new(KEMS, seats=4, seed="a game")
    match.wait()
    match.submit(0, Signal("yawn"), match.state.now + 100)
    match.submit(2, Signal("shrug"), match.state.now + 100)
    match.sit(1, bot=True)
    match.wait()
    return dump_lines(match.journal).splitlines()


def changed(line: int, **values: Any) -> list[bytes]:
    lines = saved()
    lines[line] = json.dumps({**json.loads(lines[line]), **values}).encode()
    return lines


def damage(lines: list[bytes]) -> Damaged:
    with pytest.raises(Damaged) as found:
        Match.replay(KEMS, load_lines(lines))
    return found.value


def test_a_journal_is_a_line_for_the_header_and_one_per_entry() -> None:
    lines = saved()
    kinds = [json.loads(line).get("entry") for line in lines]
    assert kinds == [None, "tick", "act", "act", "sit", "tick"]
    assert dump_lines(load_lines(lines)).splitlines() == lines


def test_blank_lines_do_no_harm() -> None:
    lines = saved()
    assert load_lines([lines[0], b"", *lines[1:], b" "]) == load_lines(lines)


def test_an_empty_file() -> None:
    assert str(damage([])) == (
        "This saved game is damaged at its header (line 1): the file is empty."
    )


@pytest.mark.parametrize(
    ("lines", "entry", "why"),
    [
        (changed(0, format=99), 0, "it has format 99; this program reads format 1."),
        (changed(0, game="chess"), 0, "it was played by chess rules version 1"),
        (changed(0, rules=99), 0, "it was played by kems rules version 99"),
        (changed(0, seats=3), 0, "Kem's is for 4 players, not 3."),
        (changed(0, options={"rounds": 99}), 0, "Option rounds takes"),
        (changed(0, bots=[True]), 0, "4 seats"),
        (changed(0, surprise=1), 0, "surprise"),
        (changed(0, contributions=[]), 0, "nobody's contribution"),
        ([*saved()[:3], b'{"a":' * 5000], 3, ""),
        (changed(1, at=44_999), 1, "no deadline at 44999; the next is 45000."),
        (changed(2, action={"do": "Signal", "signal": "sneeze"}), 2, "refused (not-offered)"),
        (changed(2, action={"do": "Fly"}), 2, "Fly"),
        (changed(2, seat=7), 2, "refused (not-asked)"),
        (changed(3, at=1), 3, "the last input was at"),
        (changed(3, at=10**9), 3, "the next deadline is"),
        (changed(3, entry="dance"), 3, "dance"),
        (changed(4, seat=9), 4, "There is no seat 9."),
        ([*saved()[:3], b"{not json", *saved()[4:]], 3, "malformed"),
        ([*saved()[:3], b"\xff\xfe", *saved()[4:]], 3, ""),
        ([*saved()[:1], *saved()[2:]], 1, "the next deadline is 45000"),
    ],
)
def test_damage_is_named(lines: list[bytes], entry: int, why: str) -> None:
    found = damage(lines)
    assert found.entry == entry
    assert why in str(found)
    assert "line" in str(found)
    assert ".." not in str(found)


def test_a_contribution_must_be_what_was_committed_to() -> None:
    parts = (Contribution("Ada", commitment(b"this"), b"that"),)
    header = Header("kems", 1, 4, {}, (False,) * 4, parts)
    with pytest.raises(Damaged, match="Ada opened something other than"):
        header.key()


def test_who_does_not_open_is_named_and_left_out() -> None:
    ada, ben = Contribution.of("Ada", b"this"), Contribution("Ben", commitment(b"that"), None)
    with_ben = Header("kems", 1, 4, {}, (False,) * 4, (ada, ben))
    without = Header("kems", 1, 4, {}, (False,) * 4, (ada,))
    assert with_ben.key() == without.key()
    assert with_ben.contributions[1].by == "Ben"
