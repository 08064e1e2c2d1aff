"""What happens in Kem's beyond the exchange table."""

from singerie.engine.events import Event
from singerie.engine.seats import Seat
from singerie.games.exchange.cards import Card
from singerie.games.exchange.events import EVENTS as SHARED
from singerie.games.exchange.events import Team, members
from singerie.stage.signals import Family


class SignCardDrawn(Event, frozen=True):
    """The family of the team's signs, for the whole game."""

    team: Team
    family: Family

    def audience(self) -> tuple[Seat, ...]:
        return members(self.team)


class CardsShown(Event, frozen=True):
    """Dealt three or four alike, or both jokers: shown to all and put into the stock."""

    seat: Seat
    slots: tuple[int, ...]
    cards: tuple[Card, ...]

    def reveals(self) -> bool:
        return True


class Redrawn(Event, frozen=True):
    """What the seat drew instead, shown to it alone."""

    seat: Seat
    slots: tuple[int, ...]
    cards: tuple[Card, ...]

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def reveals(self) -> bool:
        return True


EVENTS: tuple[type[Event], ...] = (*SHARED, SignCardDrawn, CardsShown, Redrawn)
