"""What happens at an exchange table, and who learns of it."""

from typing import Annotated

from singerie.engine.events import Event, SeatTaken, TimersSet
from singerie.engine.outcome import Outcome
from singerie.engine.seats import Reason, Seat, Time, kind
from singerie.games.exchange.actions import Call
from singerie.games.exchange.cards import Card, Character
from singerie.stage.signals import SignalName
from singerie.stage.signs import Sign

Team = Annotated[int, kind("team")]


def team_of(seat: Seat) -> Team:
    return seat % 2


def partner_of(seat: Seat) -> Seat:
    return (seat + 2) % 4


def members(team: Team) -> tuple[Seat, ...]:
    return (team, team + 2)


class RoundBegan(Event, frozen=True):
    """All cards are gathered and shuffled; the deal has passed on."""

    round: int
    dealer: Seat
    stock: int


class HuddleBegan(Event, frozen=True):
    """The teams that are not ready look for a sign until this time."""

    ready: tuple[bool, ...]
    until: Time | None


class Proposed(Event, frozen=True):
    seat: Seat
    sign: Sign

    def audience(self) -> tuple[Seat, ...]:
        return members(team_of(self.seat))


class KeepWanted(Event, frozen=True):
    """A partner would keep the sign."""

    seat: Seat

    def audience(self) -> tuple[Seat, ...]:
        return members(team_of(self.seat))


class SignAgreed(Event, frozen=True):
    """The team has this sign now; ``drawn`` when the table drew it for them."""

    team: Team
    sign: Sign
    drawn: bool

    def audience(self) -> tuple[Seat, ...]:
        return members(self.team)

    def reveals(self) -> bool:
        return self.drawn


class TeamReady(Event, frozen=True):
    """Everyone sees that a team is back from its huddle, and nothing else."""

    team: Team

    def reveals(self) -> bool:
        return True  # that the two agree


class HandsDealt(Event, frozen=True):
    """Everyone has four cards."""

    stock: int


class Dealt(Event, frozen=True):
    """A seat's own cards. Shown to it alone."""

    seat: Seat
    cards: tuple[Card, ...]

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def reveals(self) -> bool:
        return True


class Turned(Event, frozen=True):
    """Four new cards lie on the table."""

    cards: tuple[Card, ...]
    at: Time

    def reveals(self) -> bool:
        return True


class Reshuffled(Event, frozen=True):
    """The discard was shuffled into a new stock of so many cards."""

    stock: int


class Swapped(Event, frozen=True):
    """A card went from a place in a hand to the table, and another the other way."""

    seat: Seat
    slot: int
    give: Card
    take: Card
    at: Time

    def reveals(self) -> bool:
        return True


class SaidDone(Event, frozen=True):
    seat: Seat


class Swept(Event, frozen=True):
    """The table was cleared: everyone done, too quiet, too old."""

    reason: Reason
    until: Time


class Signalled(Event, frozen=True):
    seat: Seat
    signal: SignalName
    at: Time


class Said(Event, frozen=True):
    seat: Seat
    text: str
    at: Time


class Rang(Event, frozen=True):
    """The bell. What it was for stays sealed for a moment, in case two rang at once."""

    seat: Seat
    until: Time


class CallSealed(Event, frozen=True):
    """One's own announcement, until the verdict makes it public."""

    seat: Seat
    call: Call

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Verdict(Event, frozen=True):
    """How a round ended. ``seat`` is None when nobody rang; ``fours`` is what each hand made."""

    seat: Seat | None
    call: Call | None
    true: bool
    team: Team | None
    """Who scores."""
    points: int
    reason: Reason
    """Why, as a text id."""
    calls: tuple[tuple[Seat, Call], ...]
    """Every announcement, in the order in which they count."""
    fours: tuple[Character | None, ...]
    judged: tuple[Character | None, ...] = ()
    """The same, of the team alone that the call speaks of."""
    after: tuple[int, ...] = ()
    """How many milliseconds after the table was turned each announcement came."""

    def reveals(self) -> bool:
        return True


class HandsShown(Event, frozen=True):
    hands: tuple[tuple[Card, ...], ...]
    until: Time | None

    def reveals(self) -> bool:
        return True


class SaidReady(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    outcome: Outcome


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    HuddleBegan,
    Proposed,
    KeepWanted,
    SignAgreed,
    TeamReady,
    HandsDealt,
    Dealt,
    Turned,
    Reshuffled,
    Swapped,
    SaidDone,
    Swept,
    Signalled,
    Said,
    Rang,
    CallSealed,
    Verdict,
    HandsShown,
    SaidReady,
    GameEnded,
    SeatTaken,
    TimersSet,
)
