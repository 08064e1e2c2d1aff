"""The duties of a game that both exchange games fulfil in the same way."""

from typing import Any, ClassVar, TypeVar

from singerie.engine.errors import BadInput
from singerie.engine.rules import Rules
from singerie.engine.seats import Seat
from singerie.games.exchange.actions import ACTIONS
from singerie.games.exchange.events import members, team_of
from singerie.games.exchange.frames import Huddle, Showdown
from singerie.games.exchange.memory import ExchangeMemory
from singerie.games.exchange.options import ms
from singerie.games.exchange.state import SEATS, ExchangeState
from singerie.games.exchange.view import ExchangeView

S = TypeVar("S", bound=ExchangeState)
V = TypeVar("V", bound=ExchangeView)
M = TypeVar("M", bound=ExchangeMemory)


class ExchangeRules(Rules[S, V, M]):
    seat_counts = (len(SEATS),)
    actions = ACTIONS
    lab_options: ClassVar = {"sweep_seconds": 0, "showdown_seconds": 0}
    rare: ClassVar = {"Announce": 200}
    vocabulary = frozenset(("signal", "call"))

    def sit(self, s: S, seat: Seat, bot: bool) -> None:
        """The newcomer learns the team's sign, so the team needs another (8.5, 8.6)."""
        super().sit(s, seat, bot)
        team = team_of(seat)
        for member in members(team):
            s.offers[member] = None
            s.kept[member] = False
        if s.signs[team] is not None:
            s.must_renew[team] = True
        top = s.stack[-1]
        if isinstance(top, Huddle):
            s.become(top.reopened(team))

    def retime(self, s: S, factor: int) -> None:
        """The present countdown starts anew (8.8)."""
        s.timers = factor
        s.turned_at = s.moved_at = s.now
        top, options = s.stack[-1], s.options
        if isinstance(top, Huddle):
            s.become(Huddle(top.ready, s.countdown(ms(options.huddle_seconds))))
        elif isinstance(top, Showdown):
            s.become(Showdown(top.ready, s.countdown(ms(options.showdown_seconds))))
        super().retime(s, factor)

    def tally(self, s: S) -> object:
        """Every card is in exactly one place."""
        piles = [*s.hands, s.table, s.stock, s.discard]
        return sorted(card for pile in piles for card in pile)

    def name_of(self, kind: str, value: Any) -> Any:
        if kind == "time":
            return value / 1000
        return value

    def named_by(self, kind: str, word: Any) -> Any:
        if kind == "sign":
            return tuple(word)
        if kind == "time":
            return round(word * 1000)
        return word


def unknown(kind: str, word: object, known: tuple[str, ...]) -> BadInput:
    return BadInput(f"there is no {kind} {word!r}; there are {', '.join(known)}")
