"""What a seat may know of an exchange table beyond its view: who took what, what was swept.

Hands are places: everyone sees from which place of a hand a card was laid and where the new one
went. For each place this remembers the card in it, if it was seen, and cards it cannot hold.
"""

from dataclasses import dataclass, field
from typing import Self

from singerie.engine.events import Event
from singerie.engine.seats import Seat
from singerie.games.exchange import events as e
from singerie.games.exchange.cards import COPIES, Card
from singerie.games.exchange.state import SEATS


@dataclass(slots=True)
class Slot:
    """A place in a hand, as seen from outside."""

    card: Card | None = None
    """What lies there, if it was seen."""
    dealt: Card | None = None
    """The card that was dealt there, if it has come to light since."""
    fresh: bool = True
    """The dealt card has not left it."""
    excluded: set[Card] = field(default_factory=set)
    """Cards that were seen elsewhere since its card was dealt."""

    def clone(self) -> "Slot":
        return Slot(self.card, self.dealt, self.fresh, set(self.excluded))


@dataclass(slots=True)
class ExchangeMemory:
    seat: Seat
    slots: list[list[Slot]] = field(default_factory=lambda: _new_slots())  # noqa: PLW0108  # defined below
    table: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    recycled: set[Card] = field(default_factory=set)
    """Cards certainly in the stock, since the discard became it."""
    taken_by: dict[Card, Seat] = field(default_factory=dict)
    """Who holds a card after taking it from the table."""

    def see(self, event: Event) -> None:
        if isinstance(event, e.Swapped):
            slot = self.slots[event.seat][event.slot]
            if slot.fresh:
                slot.dealt = event.give
            slot.fresh = False
            slot.card = event.take
            self.taken_by[event.take] = event.seat
            self.taken_by.pop(event.give, None)
            self.table[self.table.index(event.take)] = event.give
        elif isinstance(event, e.Turned):
            self.table = list(event.cards)
            self.recycled.difference_update(event.cards)
        elif isinstance(event, e.Swept):
            self.discard += self.table
            self.table = []
        elif isinstance(event, e.Reshuffled):
            self.recycled = set(self.discard)
            self.discard = []
        elif isinstance(event, e.HandsShown):
            for seat, hand in enumerate(event.hands):
                for slot, card in zip(self.slots[seat], hand, strict=True):
                    slot.card = card
        elif isinstance(event, e.RoundBegan):
            self.slots = _new_slots()
            self.table = []
            self.discard = []
            self.recycled = set()
            self.taken_by = {}

    def holds(self, seat: Seat) -> list[Card]:
        """The cards this seat was seen to take and still holds."""
        return [slot.card for slot in self.slots[seat] if slot.card is not None]

    def clone(self) -> Self:
        return type(self)(
            self.seat,
            [[slot.clone() for slot in slots] for slots in self.slots],
            self.table[:],
            self.discard[:],
            set(self.recycled),
            self.taken_by.copy(),
        )


def _new_slots() -> list[list[Slot]]:
    return [[Slot() for _ in range(COPIES)] for _ in SEATS]
