"""Many games at once: the same ones whoever plays them, and an end to it at any time."""

import multiprocessing

import pytest

from singerie.engine.errors import BadInput
from singerie.engine.journal import load_lines
from singerie.engine.match import Match
from singerie.games.registry import GAMES, game
from singerie.lab.arena import Arena, cores
from singerie.lab.metrics import Record

LEVELS = ["normal", "easy", "normal", "easy"]


def small(seed: int | str = 7, keep: bool = False) -> Arena:
    return Arena("kems", LEVELS, {"rounds": 2}, seed, keep)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = small().run(11, jobs=1), small().run(11, jobs=3)
    assert alone.seconds > 0
    alone.seconds = together.seconds = 0
    assert alone == together
    assert multiprocessing.active_children() == []


def test_a_game_depends_on_seed_and_number_alone() -> None:
    assert small().play(3) == small().play(3)
    assert small().play(3) != small().play(4)
    assert small("a").play(3) != small("b").play(3)


def test_games_are_told_of_as_they_finish() -> None:
    told: list[int] = []
    small().run(5, finished=lambda record: told.append(record.number))
    assert told == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_counted(jobs: int) -> None:
    told: list[Record] = []

    def enough(record: Record) -> None:
        told.append(record)
        if len(told) == 3:
            raise KeyboardInterrupt

    result = small().run(10_000, jobs, enough)
    assert result.stopped
    assert result.games == 3
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_other_troubles_end_it_too(jobs: int) -> None:
    def full(record: Record) -> None:
        raise BadInput("the disk is full")

    with pytest.raises(BadInput, match="full"):
        small().run(10_000, jobs, full)
    assert multiprocessing.active_children() == []


def test_a_kept_journal_replays_to_the_same_outcome() -> None:
    record = small(keep=True).play(0)
    match = Match.replay(game("kems").rules, load_lines(record.journal.splitlines()))
    assert match.outcome == record.outcome
    assert match.state.now == record.table_ms
    assert small().play(0).journal == b""


def test_pauses_for_eyes_are_left_out_unless_asked_for() -> None:
    arena = Arena("kems", LEVELS, {"rounds": 2, "showdown_seconds": 60}, keep=True)
    header = load_lines(arena.play(0).journal.splitlines()).header
    assert header.options == {"sweep_seconds": 0, "showdown_seconds": 60, "rounds": 2}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_by_every_bot(name: str) -> None:
    found = game(name)
    for level in found.bots:
        assert Arena(name, [level] * found.rules.seat_counts[0]).play(0).decisions > 0


def test_what_cannot_be_is_said_before_anything_is_played() -> None:
    for wrong, why in (
        (lambda: Arena("chess", LEVELS), "no game"),
        (lambda: Arena("kems", LEVELS[:3]), "4 players"),
        (lambda: Arena("kems", ["clever"] * 4), "no bot"),
        (lambda: Arena("kems", LEVELS, {"rounds": 99}), "whole number"),
        (lambda: small().run(0), "one game"),
        (lambda: small().run(1, jobs=0), "one process"),
    ):
        with pytest.raises(BadInput, match=why):
            wrong()


def test_a_fault_says_which_game_it_was_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("singerie.bots.company.Company.play", fail)
    with pytest.raises(ZeroDivisionError) as caught:
        small().play(12)
    assert caught.value.__notes__ == ["in game 12 of kems, seed 7"]


def test_there_is_a_core() -> None:
    assert cores() >= 1
