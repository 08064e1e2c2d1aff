"""What a seat may know of Kem's: the exchange table's memory, and what the deal check showed."""

from dataclasses import dataclass

from singerie.engine.events import Event
from singerie.games.exchange.cards import COPIES, character
from singerie.games.exchange.memory import ExchangeMemory, Slot
from singerie.games.kems.cards import JOKERS_FROM
from singerie.games.kems.events import CardsShown


@dataclass(slots=True)
class KemsMemory(ExchangeMemory):
    def see(self, event: Event) -> None:
        if isinstance(event, CardsShown):
            self.see_shown(event)
        else:
            ExchangeMemory.see(self, event)

    def see_shown(self, event: CardsShown) -> None:
        """Shown cards are in no other place; the places they left hold something newly drawn."""
        gone = set(event.cards)
        kept = set(gone)
        if event.cards[0] < JOKERS_FROM:
            # Whoever shows three alike has not kept the fourth.
            first = character(event.cards[0]) * COPIES
            kept.update(range(first, first + COPIES))
        for seat, slots in enumerate(self.slots):
            for nth, slot in enumerate(slots):
                if seat == event.seat and nth in event.slots:
                    slots[nth] = Slot()
                else:
                    slot.excluded |= kept if seat == event.seat else gone
