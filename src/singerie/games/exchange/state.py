"""The state both games share. Lists by seat have four places, lists by team two."""

from dataclasses import dataclass, field
from typing import ClassVar

from singerie.engine.seats import Seat
from singerie.engine.state import State
from singerie.games.exchange.actions import Call, Press
from singerie.games.exchange.cards import COPIES, Card, Character, four_alike
from singerie.games.exchange.events import Reshuffled, RoundBegan, Team, Verdict, members
from singerie.games.exchange.options import ExchangeOptions
from singerie.stage.signals import IDEA, Family, palette
from singerie.stage.signs import Sign, SignField, may_be_spoken

NEVER = -1_000_000
"""A time before any game."""

NOBODY = -1
SEATS = (0, 1, 2, 3)
TEAMS = (0, 1)


@dataclass(slots=True)
class ExchangeState(State):
    calls: ClassVar[tuple[Call, ...]]
    """What can be announced."""
    counters: ClassVar[frozenset[Call]]
    """Calls about the other team: they come after one's own when two ring at once."""

    options: ExchangeOptions = field(default_factory=ExchangeOptions)
    cards: int = 0
    jokers_from: Card = 0
    """The first joker's number; equal to ``cards`` where there are none."""
    round: int = 0
    dealer: Seat = 0
    hands: list[list[Card]] = field(default_factory=lambda: [[], [], [], []])
    table: list[Card] = field(default_factory=list)
    stock: list[Card] = field(default_factory=list)
    """Face down; the last is the top."""
    discard: list[Card] = field(default_factory=list)
    version: int = 0
    """Counts every change of the table in the game: what a *done* names (5.3)."""
    tables: int = 0
    """Tables swept in this round."""
    turned_at: int = 0
    moved_at: int = 0
    """When the table was last turned or exchanged with."""
    taken_by: list[int] = field(default_factory=list)
    """Who holds each card after taking it from the table, for all to see; else NOBODY."""
    signs: list[Sign | None] = field(default_factory=lambda: [None, None])
    must_renew: list[bool] = field(default_factory=lambda: [False, False])
    """Teams that need a new sign because a seat changed hands."""
    offers: list[Sign | None] = field(default_factory=lambda: [None, None, None, None])
    kept: list[bool] = field(default_factory=lambda: [False, False, False, False])
    signalled_at: list[int] = field(default_factory=lambda: [NEVER, NEVER, NEVER, NEVER])
    points: list[int] = field(default_factory=lambda: [0, 0])
    rung: tuple[Press, ...] = ()
    """This round's announcements in the order in which they count, once the bell has closed."""
    verdict: Verdict | None = None
    """How the round ended, while its hands lie open."""

    def may_renew(self) -> bool:
        """May teams that have a sign huddle for another before this deal?"""
        return False

    def family(self, team: Team) -> Family:
        """What the team's sign card allows; any family where there are no sign cards."""
        return IDEA

    def sign_field(self, team: Team) -> SignField:
        """What the team may agree on now."""
        family = self.family(team)
        stage = self.options.stage
        has_bot = any(self.bots[seat] for seat in members(team))
        old = self.signs[team]
        return SignField(
            signals=palette(family),
            words=may_be_spoken(family),
            text=stage != "puppets" and not has_bot,
            forbidden=old if self.must_renew[team] and old is not None else (),
            reason="not-a-sign",
        )

    def draw(self) -> Card:
        """The top of the stock; the discard becomes a new stock only when a card is needed."""
        if not self.stock:
            self.stock, self.discard = self.discard, []
            self.chance.shuffle(self.stock)
            self.emit(Reshuffled(len(self.stock)))
        return self.stock.pop()

    def gather(self) -> None:
        """All cards back into one shuffled stock for a new round."""
        self.stock = list(range(self.cards))
        self.chance.shuffle(self.stock)
        self.hands = [[], [], [], []]
        self.table = []
        self.discard = []
        self.taken_by = [NOBODY] * self.cards
        self.tables = 0
        self.rung = ()
        self.verdict = None
        self.emit(RoundBegan(self.round, self.dealer, self.cards))

    def four(self, seat: Seat) -> Character | None:
        """The character this hand has four alike of."""
        hand = self.hands[seat]
        return four_alike(hand, self.jokers_from) if len(hand) == COPIES else None
