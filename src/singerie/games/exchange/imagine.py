"""Imagining an exchange table: every hidden card, sign and sealed call drawn anew."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from singerie.engine.chance import Chance
from singerie.engine.frames import Frame
from singerie.games.exchange.actions import Call
from singerie.games.exchange.cards import Card
from singerie.games.exchange.events import members, partner_of, team_of
from singerie.games.exchange.frames import BELL_MS, Bell, Exchange, Huddle, Showdown, Sweep
from singerie.games.exchange.memory import ExchangeMemory, Slot
from singerie.games.exchange.state import NOBODY, SEATS, ExchangeState
from singerie.games.exchange.view import ExchangeView

Possible = Callable[[list[Card]], bool]
"""May a hand be dealt like this?"""


@dataclass(slots=True)
class Cards:
    hands: list[list[Card]]
    stock: list[Card]
    discard: list[Card]


def imagine_cards(
    view: ExchangeView, memory: ExchangeMemory, cards: int, possible: Possible, chance: Chance
) -> Cards:
    """Every card somewhere it may be. Draws again until all dealt hands are possible ones."""
    assert view.seat is not None
    if not view.hand:
        stock = list(range(cards))
        chance.shuffle(stock)
        return Cards([[], [], [], []], stock, [])
    seen = {*view.hand, *view.table, *memory.discard, *memory.recycled}
    for seat in SEATS:
        if seat != view.seat:
            seen.update(memory.holds(seat))
    pool = [card for card in range(cards) if card not in seen]
    while True:
        chance.shuffle(pool)
        hands = _fill(view, memory, pool, possible)
        if hands is not None:
            break
    used = {card for hand in hands for card in hand}
    stock = [card for card in (*pool, *sorted(memory.recycled)) if card not in used]
    chance.shuffle(stock)
    return Cards(hands, stock, memory.discard[:])


def _fill(
    view: ExchangeView, memory: ExchangeMemory, pool: list[Card], possible: Possible
) -> list[list[Card]] | None:
    """Hands from the front of the pool; None if one of them cannot have been dealt."""
    nth = 0
    hands: list[list[Card]] = []
    for seat in SEATS:
        if seat == view.seat:
            hands.append(list(view.hand))
            continue
        hand: list[Card] = []
        for slot in memory.slots[seat]:
            if slot.card is not None:
                hand.append(slot.card)
                continue
            card = pool[nth]
            nth += 1
            if card in slot.excluded:
                return None
            hand.append(card)
        if not possible(_dealt(memory.slots[seat], hand)):
            return None
        hands.append(hand)
    return hands


def _dealt(slots: list[Slot], hand: list[Card]) -> list[Card]:
    """The hand as it was dealt, as far as it is known or imagined."""
    now = [card for slot, card in zip(slots, hand, strict=True) if slot.fresh]
    return now + [slot.dealt for slot in slots if slot.dealt is not None]


def imagine_shared(
    s: ExchangeState, view: ExchangeView, memory: ExchangeMemory, dealt: Cards
) -> None:
    """Fill a state from what the view shows, with the imagined cards. Signs come after this."""
    assert view.seat is not None
    s.bots = [place.bot for place in view.places]
    s.timers, s.round, s.dealer = view.timers, view.round, view.dealer
    s.hands, s.table, s.stock, s.discard = dealt.hands, list(view.table), dealt.stock, dealt.discard
    s.version, s.tables = view.version, view.tables
    s.turned_at, s.moved_at = view.turned_at, view.moved_at
    s.taken_by = [memory.taken_by.get(card, NOBODY) for card in range(s.cards)]
    s.verdict = view.verdict
    s.must_renew = list(view.must_renew)
    s.signalled_at = [place.signalled_at for place in view.places]
    s.points = list(view.points)
    s.outcome = view.outcome


def imagine_signs(s: ExchangeState, view: ExchangeView, chance: Chance) -> None:
    """One's own sign and proposals as they are; the others' as they might be."""
    assert view.seat is not None
    own = team_of(view.seat)
    other = 1 - own
    s.signs[own] = view.sign
    s.offers[view.seat] = view.offer
    s.offers[partner_of(view.seat)] = view.partner_offer
    s.kept[view.seat], s.kept[partner_of(view.seat)] = view.keeps
    if view.has_sign[other]:
        field = s.sign_field(other)
        if view.must_renew[other] and view.options.stage != "puppets":
            field = replace(field, text=True)  # agreed before a bot sat down, perhaps
        s.signs[other] = field.sample(chance)
    if view.phase == "huddle" and not view.ready[other]:
        may_keep = view.has_sign[other] and not view.must_renew[other]
        keeper = chance.below(3)  # the first, the second, or neither: both would be ready
        for nth, seat in enumerate(members(other)):
            s.kept[seat] = may_keep and keeper == nth
            if not s.kept[seat] and chance.below(2):
                s.offers[seat] = s.sign_field(other).sample(chance)


def imagine_top(view: ExchangeView, calls: tuple[Call, ...], chance: Chance) -> Frame[Any] | None:
    """The frame that asks now, as far as this seat can know it."""
    flags = sum(1 << place.seat for place in view.places if place.done)
    until = view.ends_at
    if view.phase == "huddle":
        return Huddle(view.ready, until)
    if view.phase == "exchange":
        return Exchange(flags)
    if view.phase == "sweep":
        return Sweep(until or 0)
    if view.phase == "bell":
        rang_at = (until or BELL_MS) - BELL_MS
        presses = tuple(
            (seat, view.call if seat == view.seat and view.call else chance.pick(calls), rang_at)
            for seat in view.rang
        )
        return Bell(presses, until or 0)
    if view.phase == "showdown":
        return Showdown(flags, until)
    return None
