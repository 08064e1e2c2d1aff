"""Kem's, as the engine needs it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from singerie.engine.chance import Chance, chance_from
from singerie.engine.events import Event
from singerie.engine.scenario import read_as
from singerie.engine.seats import Seat, Viewer
from singerie.games.exchange.cards import Card
from singerie.games.exchange.events import team_of
from singerie.games.exchange.imagine import (
    imagine_cards,
    imagine_shared,
    imagine_signs,
    imagine_top,
)
from singerie.games.exchange.layout import ExchangeGiven, lay_shared
from singerie.games.exchange.rules import ExchangeRules, unknown
from singerie.games.kems import view as views
from singerie.games.kems.actions import CALLS
from singerie.games.kems.cards import CHARACTERS, JOKER, JOKERS_FROM, card_name, cards_named
from singerie.games.kems.events import EVENTS, SignCardDrawn
from singerie.games.kems.frames import FRAMES, UNDER, Game, too_lucky
from singerie.games.kems.memory import KemsMemory
from singerie.games.kems.options import KemsOptions
from singerie.games.kems.state import KemsState
from singerie.games.kems.view import KemsView
from singerie.stage.signals import FAMILIES


class KemsGiven(ExchangeGiven, kw_only=True, forbid_unknown_fields=True):
    sign_cards: list[str] = msgspec.field(default_factory=lambda: ["hand", "eyes"])
    pointless: int = 0


class Kems(ExchangeRules[KemsState, KemsView, KemsMemory]):
    name = "kems"
    title = "Kem's"
    version = 1
    options = KemsOptions
    events = EVENTS
    frames = FRAMES
    state_type = KemsState
    view_type = KemsView

    def setup(self, seats: int, options: KemsOptions, chance: Chance) -> KemsState:
        s = self.empty(options, chance)
        deck = list(FAMILIES)
        chance.shuffle(deck)
        s.sign_cards = deck[:2]  # 1.3
        for team, family in enumerate(s.sign_cards):
            s.emit(SignCardDrawn(team, family))
        s.dealer = chance.below(seats)  # 4.1
        s.stack.append(Game())
        return s

    def empty(self, options: KemsOptions, chance: Chance) -> KemsState:
        return KemsState(
            chance=chance,
            cards=JOKERS_FROM + options.jokers,
            jokers_from=JOKERS_FROM,
            options=options,
        )

    def view(self, s: KemsState, viewer: Viewer) -> KemsView:
        return views.view(s, viewer)

    def fold(self, view: KemsView, event: Event) -> KemsView:
        return views.fold(view, event)

    def memory(self, seats: int, seat: Seat, options: KemsOptions) -> KemsMemory:
        return KemsMemory(seat)

    def imagine(self, view: KemsView, memory: KemsMemory, chance: Chance) -> KemsState:
        assert view.seat is not None
        s = self.empty(view.options, Chance(chance_from(chance.below(1 << 62)).key))
        own = team_of(view.seat)
        others = [family for family in FAMILIES if family != view.sign_card]
        s.sign_cards = [view.sign_card or "", ""] if own == 0 else ["", view.sign_card or ""]
        s.sign_cards[1 - own] = chance.pick(others)
        s.pointless = view.pointless
        dealt = imagine_cards(view, memory, s.cards, _dealable, chance)
        imagine_shared(s, view, memory, dealt)
        imagine_signs(s, view, chance)
        top = imagine_top(view, CALLS, chance)
        s.stack = [*UNDER[view.phase], *([top] if top is not None else [])]
        return s

    def lay(self, options: KemsOptions, given: Mapping[str, Any]) -> KemsState:
        wanted = read_as(KemsGiven, dict(given))
        s = self.empty(options, chance_from(wanted.seed))
        for family in wanted.sign_cards:
            if family not in FAMILIES:
                raise unknown("sign card", family, FAMILIES)
        s.sign_cards = wanted.sign_cards
        s.pointless = wanted.pointless
        lay_shared(s, wanted, self.card_named, FRAMES, lambda phase: list(UNDER[phase]))
        return s

    def card_named(self, word: str) -> list[Card]:
        cards = cards_named(word) if isinstance(word, str) else []
        if not cards:
            raise unknown("card", word, (*CHARACTERS, JOKER))
        return cards

    def name_of(self, kind: str, value: Any) -> Any:
        if kind == "card":
            return card_name(value)
        if kind == "character":
            return CHARACTERS[value]
        return super().name_of(kind, value)

    def named_by(self, kind: str, word: Any) -> Any:
        if kind == "card":
            return self.card_named(word)[0]
        if kind == "character":
            return CHARACTERS.index(word)
        return super().named_by(kind, word)


def _dealable(hand: list[Card]) -> bool:
    """The deal check lets no other hand through (4.3)."""
    return not too_lucky(hand, JOKERS_FROM)


KEMS = Kems()
