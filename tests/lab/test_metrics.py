"""Counting games, and how far to trust a share."""

import pytest

from singerie.engine.outcome import Outcome
from singerie.lab.metrics import Record, Result, wilson


def record(number: int, winners: tuple[int, ...], scores: tuple[int, ...]) -> Record:
    return Record(number, Outcome(winners, scores, "over-rounds"), 100, 10, 60_000)


def counted() -> Result:
    result = Result(("normal", "easy", "normal", "easy"), seconds=2.0)
    result.add(record(0, (0, 2), (4, 1, 4, 1)))
    result.add(record(1, (2, 0), (5, 0, 5, 0)))
    result.add(record(2, (1, 3), (0, 3, 0, 3)))
    result.add(record(3, (0, 1, 2, 3), (2, 2, 2, 2)))
    return result


def test_partners_win_together_and_a_game_that_all_share_is_nobodys() -> None:
    result = counted()
    assert result.wins == [2, 1, 2, 1]
    assert result.ties == 1
    assert result.winners == {(0, 2): 2, (1, 3): 1}
    assert result.wins_by_level == {"normal": 2, "easy": 1}


def test_means_are_by_game() -> None:
    summary = counted().summary()
    assert summary["mean_scores"] == [2.75, 1.5, 2.75, 1.5]
    assert summary["mean_decisions"] == 100
    assert summary["mean_table_seconds"] == 60
    assert summary["decisions_per_second"] == 200
    assert summary["reasons"] == {"over-rounds": 4}


def test_a_single_winner_is_a_side_too() -> None:
    result = Result(("easy", "easy", "easy"))
    result.add(record(0, (1,), (0, 3, 1)))
    assert result.winners == {(1,): 1}
    assert (result.wins, result.ties) == ([0, 1, 0], 0)


def test_nothing_played_divides_by_nothing() -> None:
    assert Result(("easy",) * 4).summary()["mean_decisions"] == 0


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 100, 0.7222, 0.8749), (7, 7, 0.6457, 1.0)],
)
def test_wilson(hits: int, games: int, low: float, high: float) -> None:
    assert wilson(hits, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_of_no_games_is_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
