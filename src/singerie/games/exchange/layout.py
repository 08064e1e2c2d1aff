"""Laying out an exchange table by hand: what a scenario's ``given`` may say, and how it is read.

Keys are in backticks in every complaint: that is how a scenario finds the line.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from singerie.engine.codec import load_frame
from singerie.engine.errors import BadInput
from singerie.engine.frames import Frame
from singerie.games.exchange.actions import Press
from singerie.games.exchange.cards import COPIES, Card
from singerie.games.exchange.events import Verdict
from singerie.games.exchange.frames import (
    TABLE_CARDS,
    Bell,
    Deal,
    Exchange,
    Huddle,
    Showdown,
    Sweep,
    Turn,
)
from singerie.games.exchange.options import ms
from singerie.games.exchange.state import NEVER, SEATS, TEAMS, ExchangeState
from singerie.stage.signals import PALETTE
from singerie.stage.signs import Sign, SignField

Words = list[str]
CardNamed = Callable[[str], list[Card]]

PHASES = ("round", "huddle", "deal", "turn", "exchange", "sweep", "bell", "verdict", "showdown")
UNDEALT = ("round", "huddle", "deal")
"""Phases in which every card is still in the stock."""
BY_TEAM = ("points", "signs", "must_renew", "sign_cards")
TABLE_LIES = ("exchange", "bell", "verdict", "showdown")

ANY_SIGN = SignField(signals=PALETTE, words=True, text=True)


class ExchangeGiven(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be laid out. Everything has a default; cards that are not named lie in the stock."""

    phase: str | None = None
    stack: list[dict[str, Any]] | None = None
    """Frames from the bottom, each with its fields, instead of a phase."""
    seed: int = 0
    now: float = 0
    turned: float | None = None
    moved: float | None = None
    """When the table was turned, and last exchanged with; now, if nothing is said."""
    round: int = 1
    dealer: int = 3
    hands: list[Words] | dict[str, Words] = []
    table: Words = []
    stock: Words = []
    """From the top."""
    discard: Words = []
    rest: str = "stock"
    """Where cards lie that are not named: under the stock, or in the discard."""
    taken: dict[str, int] = {}
    """Who last took a card from this round's tables."""
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    tables: int = 0
    version: int | None = None
    bots: list[bool] = msgspec.field(default_factory=lambda: [False] * len(SEATS))
    signs: list[Words] = msgspec.field(default_factory=lambda: [["tap-once"], ["wink-left"]])
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
    """Announcements already made (bell, verdict), in the order in which they count."""


def lay_shared(
    s: ExchangeState,
    given: ExchangeGiven,
    card_named: CardNamed,
    frames: Mapping[str, type[Frame[Any]]],
    agenda: Callable[[str], list[Frame[Any]]],
) -> None:
    """``agenda`` gives the frames that lie under a phase's own."""
    phase = _phase(given)
    _check(given, s)
    _check_times(given)
    s.now = ms(given.now)
    s.turned_at = ms(given.turned) if given.turned is not None else s.now
    s.moved_at = ms(given.moved) if given.moved is not None else max(s.turned_at, s.now)
    s.round, s.dealer, s.tables, s.points = given.round, given.dealer, given.tables, given.points
    s.version = given.tables + (phase in TABLE_LIES) if given.version is None else given.version
    s.bots, s.must_renew = given.bots, given.must_renew
    s.signs = [_sign("signs", sign) if sign else None for sign in given.signs]
    for seat, offer in given.offers.items():
        s.offers[int(seat)] = _sign("offers", offer)
    s.kept = [seat in given.kept for seat in SEATS]
    s.signalled_at = [
        ms(given.signalled[str(seat)]) if str(seat) in given.signalled else NEVER for seat in SEATS
    ]
    _lay_cards(s, given, phase, card_named)
    if given.stack is not None:
        s.stack = [_frame(frames, data) for data in given.stack]
    else:
        s.stack = _stack(s, given, phase, agenda)


def _phase(given: ExchangeGiven) -> str:
    if given.stack is not None:
        if given.phase is not None or not given.stack:
            raise BadInput("`stack` lists at least one frame, and stands in place of a phase")
        return ""
    phase = given.phase or "exchange"
    if phase not in PHASES:
        raise BadInput(f"`phase` is one of {', '.join(PHASES)}, not {phase!r}")
    return phase


def _check(given: ExchangeGiven, s: ExchangeState) -> None:
    """Counts and ranges, before anything is laid."""
    for key in BY_TEAM:
        if key in given.__struct_fields__:  # not every game has sign cards
            _count(key, getattr(given, key), len(TEAMS), "team")
    _count("bots", given.bots, len(SEATS), "seat")
    if isinstance(given.hands, list) and given.hands:
        _count("hands", given.hands, len(SEATS), "seat")
    seats = {
        "dealer": [given.dealer],
        "done": given.done,
        "kept": given.kept,
        "rang": [seat for seat, _ in given.rang],
        "taken": list(given.taken.values()),
    }
    for key, numbers in seats.items():
        _among(key, "seat", numbers, SEATS)
    words = {"offers": given.offers, "signalled": given.signalled, "hands": given.hands}
    for key, by_seat in words.items():
        if isinstance(by_seat, dict):
            _among(key, "seat", list(by_seat), [str(seat) for seat in SEATS])
    _among("ready_teams", "team", given.ready_teams, TEAMS)
    _among("rang", "announcement", [call for _, call in given.rang], s.calls)
    _among("rest", "pile", [given.rest], ("stock", "discard"))
    counts = {"now": given.now, "round": given.round, "tables": given.tables}
    counts |= {"version": given.version or 0, "points": min(given.points)}
    for key, number in counts.items():
        if number < 0:
            raise BadInput(f"`{key}` is 0 or more, not {number:g}")
    if len({seat for seat, _ in given.rang}) < len(given.rang):
        raise BadInput("`rang` has a seat twice: everyone announces once")
    if given.phase == "bell" and not given.rang:
        raise BadInput("`phase` bell needs `rang`: who announced what")


def _check_times(given: ExchangeGiven) -> None:
    turned = given.turned if given.turned is not None else given.now
    times = {"turned": (0.0, given.turned), "moved": (turned, given.moved)}
    for key, (first, at) in times.items():
        if at is not None and not first <= at <= given.now:
            raise BadInput(f"`{key}` is from {first:g} to now ({given.now:g}), not {at:g}")
    for at in given.signalled.values():
        if at > given.now:
            raise BadInput(f"`signalled` is up to now ({given.now:g}), not {at:g}")


def _count(key: str, values: list[Any], wanted: int, of: str) -> None:
    if len(values) != wanted:
        raise BadInput(f"`{key}` has {wanted} entries, one for each {of}, not {len(values)}")


def _among(key: str, what: str, values: list[Any], known: tuple[Any, ...] | list[str]) -> None:
    for value in values:
        if value not in known:
            there = ", ".join(str(one) for one in known)
            raise BadInput(f"`{key}`: there is no {what} {value!r}; there are {there}")


def _sign(key: str, words: Words) -> Sign:
    sign = tuple(words)
    if not ANY_SIGN.accepts(sign):
        raise BadInput(f"`{key}`: {words} is no sign: one to three signals, word:… or one text:…")
    return sign


def _stack(
    s: ExchangeState,
    given: ExchangeGiven,
    phase: str,
    agenda: Callable[[str], list[Frame[Any]]],
) -> list[Frame[Any]]:
    """What lies under a phase, and its own frame; round and verdict are about to resolve."""
    flags = sum(1 << seat for seat in set(given.done))
    options = s.options
    match phase:
        case "round":
            return agenda("showdown")
        case "huddle":
            ready = tuple(team in given.ready_teams for team in TEAMS)
            top: Frame[Any] = Huddle(ready, s.now + ms(options.huddle_seconds))
        case "deal":
            top = Deal()
        case "turn":
            top = Turn()
        case "exchange":
            top = Exchange(flags)
        case "sweep":
            top = Sweep(s.now + ms(options.sweep_seconds))
        case "bell":
            top = Bell(_presses(s, given), s.now + 1)
        case "verdict":
            s.rung = _presses(s, given)
            return agenda("bell")
        case _:
            fours = tuple(s.four(seat) for seat in SEATS)
            s.verdict = Verdict(None, None, False, None, 0, "no-bell", (), fours)
            top = Showdown(flags, s.now + ms(options.showdown_seconds))
    return [*agenda(phase), top]


def _presses(s: ExchangeState, given: ExchangeGiven) -> tuple[Press, ...]:
    return tuple((seat, call, s.now) for seat, call in given.rang)


def _lay_cards(s: ExchangeState, given: ExchangeGiven, phase: str, card_named: CardNamed) -> None:
    """Cards by name: ``fan.2`` is that very card, ``fan`` the first copy nobody asked for."""
    hands = _hands(given)
    _check_piles(given, phase, hands)
    words = [w for pile in (*hands, given.table, given.stock, given.discard) for w in pile]
    exact = [_card(s, card_named, word) for word in words if "." in word]
    for word in words:
        if "." in word and words.count(word) > 1:
            raise BadInput(f"{word!r} lies in two places")
    free = [card for card in range(s.cards) if card not in exact]

    def take(word: str) -> Card:
        if "." in word:
            return _card(s, card_named, word)
        copies = [card for card in card_named(word) if card in free]
        if not copies:
            raise BadInput(f"there are not that many cards called {word!r}")
        free.remove(copies[0])
        return copies[0]

    s.hands = [[take(word) for word in hand] for hand in hands]
    s.table = [take(word) for word in given.table]
    top = [take(word) for word in given.stock]
    s.discard = [take(word) for word in given.discard]
    s.taken_by = [-1] * s.cards
    for word, seat in given.taken.items():
        s.taken_by[_card(s, card_named, word)] = seat
    if phase and phase not in UNDEALT:
        _complete(s, free, table_too=phase in TABLE_LIES)
    under = free if given.rest == "stock" else []
    s.discard += [] if under else free
    s.stock = [*reversed(under), *reversed(top)]


def _check_piles(given: ExchangeGiven, phase: str, hands: list[Words]) -> None:
    """No hand and no table of five; none at all where the phase comes before it."""
    for seat, hand in enumerate(hands):
        if len(hand) > COPIES:
            raise BadInput(f"`hands`: seat {seat} has {len(hand)} cards, four is the most")
    if len(given.table) > TABLE_CARDS:
        raise BadInput(f"`table` has {len(given.table)} cards, four is the most")
    if phase in UNDEALT and any(hands):
        raise BadInput(f"`hands` are not dealt yet in phase {phase}; name them in stock")
    if phase and phase not in TABLE_LIES and given.table:
        raise BadInput(f"`table` is empty in phase {phase}")


def _card(s: ExchangeState, card_named: CardNamed, word: str) -> Card:
    card = card_named(word)[0]
    if card >= s.cards:
        raise BadInput(f"{word!r} is not in the pack that the options give")
    return card


def _complete(s: ExchangeState, free: list[Card], *, table_too: bool) -> None:
    """Places the scenario did not name get different characters and no joker."""
    spread = [card for card in free if card < s.jokers_from]
    spread.sort(key=lambda card: (card % COPIES, card))
    for place in [*s.hands, s.table] if table_too else s.hands:
        while len(place) < COPIES:
            card = next(c for c in spread if all(c // COPIES != h // COPIES for h in place))
            spread.remove(card)
            free.remove(card)
            place.append(card)


def _hands(given: ExchangeGiven) -> list[Words]:
    if isinstance(given.hands, dict):
        return [given.hands.get(str(seat), []) for seat in SEATS]
    return given.hands or [[] for _ in SEATS]


def _frame(frames: Mapping[str, type[Frame[Any]]], data: dict[str, Any]) -> Frame[Any]:
    try:
        return load_frame(frames, data)
    except (KeyError, TypeError, msgspec.ValidationError) as error:
        names = ", ".join(frames)
        raise BadInput(f"`stack`: {data} is no frame ({error}); frames are {names}") from None
