"""Laying out an exchange table by hand: what a scenario's ``given`` may say, and how it is read."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from singerie.engine.codec import load_frame
from singerie.engine.errors import BadInput
from singerie.engine.frames import Frame
from singerie.games.exchange.cards import COPIES, Card
from singerie.games.exchange.frames import (
    Bell,
    CallHuddle,
    Deal,
    Exchange,
    Huddle,
    Showdown,
    Sweep,
    Turn,
)
from singerie.games.exchange.options import ms
from singerie.games.exchange.state import NEVER, SEATS, ExchangeState

Words = list[str]


class ExchangeGiven(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be laid out. Everything has a default; cards that are not named lie in the stock."""

    phase: str = "exchange"
    seed: int = 0
    now: float = 0
    round: int = 1
    dealer: int = 3
    hands: list[Words] | dict[str, Words] | None = None
    table: Words | None = None
    stock: Words = []
    """From the top."""
    discard: Words = []
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    tables: int = 0
    bots: list[bool] = msgspec.field(default_factory=lambda: [False] * 4)
    signs: list[Words] = msgspec.field(default_factory=lambda: [["tap-once"], ["tap-twice"]])
    """By team; an empty list for a team that has none yet."""
    must_renew: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    offers: dict[str, Words] = {}
    kept: list[int] = []
    ready_teams: list[int] = []
    done: list[int] = []
    """Seats that are done (exchange) or ready (showdown)."""
    signalled: dict[str, float] = {}
    """When a seat made its last signal, in seconds."""
    rang: list[tuple[int, str]] = []
    """Announcements already made (bell)."""
    stack: list[dict[str, Any]] | None = None
    """Frames from the bottom, each with its fields, instead of a phase."""


PHASES = ("huddle", "deal", "turn", "exchange", "sweep", "bell", "showdown")


def lay_shared(
    s: ExchangeState,
    given: ExchangeGiven,
    card_named: Callable[[str], list[Card]],
    frames: Mapping[str, type[Frame[Any]]],
    agenda: Callable[[str], list[Frame[Any]]],
) -> None:
    """``agenda`` gives the frames that lie under a phase's own."""
    if given.phase not in PHASES:
        raise BadInput(f"phase is one of {', '.join(PHASES)}, not {given.phase!r}")
    s.now = ms(given.now)
    s.round, s.dealer, s.tables, s.points = given.round, given.dealer, given.tables, given.points
    s.bots, s.must_renew = given.bots, given.must_renew
    s.turned_at = s.moved_at = s.now
    s.signs = [tuple(sign) or None for sign in given.signs]
    s.signalled_at = [NEVER] * len(SEATS)
    for seat, at in given.signalled.items():
        s.signalled_at[_seat(seat)] = ms(at)
    for seat, offer in given.offers.items():
        s.offers[_seat(seat)] = tuple(offer)
    s.kept = [seat in given.kept for seat in SEATS]
    s.taken_by = [-1] * s.cards
    _lay_cards(s, given, card_named)
    if given.stack is not None:
        s.stack = [_frame(frames, data) for data in given.stack]
    else:
        s.stack = [*agenda(given.phase), *_phase_frames(s, given)]


def _phase_frames(s: ExchangeState, given: ExchangeGiven) -> list[Frame[Any]]:
    flags = sum(1 << seat for seat in given.done)
    options = s.rules_options()
    match given.phase:
        case "huddle":
            ready = tuple(team in given.ready_teams for team in (0, 1))
            return [Huddle(ready, s.now + ms(options.huddle_seconds))]
        case "deal":
            return [Deal(), CallHuddle()] if given.offers else [Deal()]
        case "turn":
            return [Turn()]
        case "sweep":
            return [Sweep(s.now + ms(options.sweep_seconds))]
        case "bell":
            return [Bell(tuple(given.rang), s.now + 1)]
        case "showdown":
            return [Showdown(flags, s.now + ms(options.showdown_seconds))]
    s.version = 1
    return [Exchange(flags)]


def _lay_cards(
    s: ExchangeState, given: ExchangeGiven, card_named: Callable[[str], list[Card]]
) -> None:
    """Cards by name: ``fan.2`` is that very card, ``fan`` the first copy nobody asked for."""
    hands = _hands(given)
    table = given.table if given.table is not None else []
    words = [w for pile in (*hands, table, given.stock, given.discard) for w in pile]
    exact = [card_named(word)[0] for word in words if "." in word]
    if len(set(exact)) < len(exact):
        twice = next(word for word in words if words.count(word) > 1 and "." in word)
        raise BadInput(f"{twice} lies in two places")
    free = [card for card in range(s.cards) if card not in exact]

    def take(word: str) -> Card:
        if "." in word:
            return card_named(word)[0]
        copies = [card for card in card_named(word) if card in free]
        if not copies:
            raise BadInput(f"there are not that many cards called {word}")
        free.remove(copies[0])
        return copies[0]

    dealt = given.phase not in ("huddle", "deal")
    s.hands = [[take(word) for word in hand] for hand in hands]
    s.table = [take(word) for word in table]
    top = [take(word) for word in given.stock]
    s.discard = [take(word) for word in given.discard]
    if dealt:
        for seat in SEATS:
            if len(s.hands[seat]) > COPIES:
                raise BadInput(f"seat {seat} has more than four cards")
        _complete(s, free, table_too=given.table is None and given.phase in ("exchange", "bell"))
    s.stock = [*reversed(free), *reversed(top)]


def _complete(s: ExchangeState, free: list[Card], *, table_too: bool) -> None:
    """Places the scenario did not name get different characters, so that nothing is four alike."""
    spread = sorted(free, key=lambda card: (card % COPIES, card))
    for hand in s.hands:
        while len(hand) < COPIES:
            card = next(c for c in spread if all(c // COPIES != h // COPIES for h in hand))
            spread.remove(card)
            free.remove(card)
            hand.append(card)
    while table_too and len(s.table) < COPIES:
        card = spread.pop(0)
        free.remove(card)
        s.table.append(card)


def _hands(given: ExchangeGiven) -> list[Words]:
    if given.hands is None:
        return [[], [], [], []]
    if isinstance(given.hands, dict):
        hands: list[Words] = [[], [], [], []]
        for seat, words in given.hands.items():
            hands[_seat(seat)] = words
        return hands
    if len(given.hands) != len(SEATS):
        raise BadInput(f"hands are four lists, one for each seat, not {len(given.hands)}")
    return given.hands


def _seat(word: str) -> int:
    if word not in [str(seat) for seat in SEATS]:
        raise BadInput(f"a seat is 0, 1, 2 or 3, not {word!r}")
    return int(word)


def _frame(frames: Mapping[str, type[Frame[Any]]], data: dict[str, Any]) -> Frame[Any]:
    try:
        return load_frame(frames, data)
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        names = ", ".join(frames)
        raise BadInput(f"no frame can be made of {data} ({error}); frames are {names}") from None
