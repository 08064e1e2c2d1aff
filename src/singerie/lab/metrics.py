"""What many games come to: counts, means, and how far to trust a share of wins."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from msgspec import Struct

from singerie.engine.outcome import Outcome
from singerie.engine.seats import Seat

Z95 = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


class Record(Struct, frozen=True):
    """One game, as it came back from a worker."""

    number: int
    outcome: Outcome
    decisions: int
    refusals: int
    """Intents that came too late: somebody was quicker."""
    table_ms: int
    journal: bytes = b""
    """The game as a file, if the arena keeps journals."""


@dataclass
class Result:
    """Whole numbers only until one asks, so that the order in which games finish is no matter."""

    levels: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    refusals: int = 0
    table_ms: int = 0
    seconds: float = 0.0
    """Of the wall clock."""
    ties: int = 0
    """Games that everybody won together; nobody's win."""
    winners: Counter[tuple[Seat, ...]] = field(default_factory=Counter)
    """How often exactly these seats won together."""
    scores: list[int] = field(default_factory=list)
    """By seat, all games added up."""
    reasons: Counter[str] = field(default_factory=Counter)
    """Why games ended, as text ids."""
    stopped: bool = False
    """Somebody had enough before all games were played."""

    def add(self, record: Record) -> None:
        outcome = record.outcome
        self.games += 1
        self.decisions += record.decisions
        self.refusals += record.refusals
        self.table_ms += record.table_ms
        self.reasons[outcome.reason] += 1
        self.scores = [
            had + new
            for had, new in zip(self.scores or [0] * len(self.levels), outcome.scores, strict=True)
        ]
        if len(outcome.winners) == len(self.levels):
            self.ties += 1
        else:
            self.winners[tuple(sorted(outcome.winners))] += 1

    @property
    def wins(self) -> list[int]:
        """By seat; partners win together, so that both count."""
        return [self._won_by([seat]) for seat in range(len(self.levels))]

    @property
    def wins_by_level(self) -> dict[str, int]:
        """Games in which a bot of this level was among the winners."""
        return {
            level: self._won_by([seat for seat, at in enumerate(self.levels) if at == level])
            for level in dict.fromkeys(self.levels)
        }

    def _won_by(self, any_of: Sequence[Seat]) -> int:
        return sum(n for seats, n in self.winners.items() if not set(seats).isdisjoint(any_of))

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def mean(self, total: float) -> float:
        """A total by game."""
        return total / self.games if self.games else 0.0

    def share(self, games: int) -> tuple[float, float, float]:
        """A share of the games, and the bounds that hold it with 95 %."""
        return (self.mean(games), *wilson(games, self.games))

    def summary(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "levels": list(self.levels),
            "games": self.games,
            "stopped": self.stopped,
            "decisions": self.decisions,
            "refusals": self.refusals,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "wins": self.wins,
            "ties": self.ties,
            "wins_by_level": self.wins_by_level,
            "sides": [
                {"seats": seats, "wins": n, "share": _rounded(self.share(n))}
                for seats, n in sorted(self.winners.items())
            ],
            "mean_scores": [round(self.mean(score), 4) for score in self.scores],
            "mean_decisions": round(self.mean(self.decisions), 2),
            "mean_table_seconds": round(self.mean(self.table_ms) / 1000, 2),
            "reasons": dict(self.reasons.most_common()),
        }


def wilson(hits: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share: sound for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, z2 = hits / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    spread = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
