"""What one seat sees of an exchange table, built field by field, and how events change it."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from singerie.engine.events import Event, SeatTaken, TimersSet
from singerie.engine.outcome import Outcome
from singerie.engine.seats import Seat, Time, Viewer, kind
from singerie.games.exchange import events as e
from singerie.games.exchange.actions import Call
from singerie.games.exchange.cards import Card
from singerie.games.exchange.frames import Bell, Exchange, Huddle, Showdown, Sweep, table_ends
from singerie.games.exchange.options import ExchangeOptions
from singerie.games.exchange.state import SEATS, TEAMS, ExchangeState
from singerie.stage.signs import Sign

Phase = Annotated[str, kind("phase")]


class Place(Struct, frozen=True, kw_only=True):
    """One seat as everyone sees it."""

    seat: Seat
    team: e.Team
    bot: bool
    done: bool
    """Done with this table, or ready for the next round."""
    signalled_at: Time
    shown: tuple[Card, ...]
    """The hand, while it lies open."""


class ExchangeView(Struct, frozen=True, kw_only=True):
    seat: Viewer
    options: ExchangeOptions
    timers: int
    phase: Phase
    ends_at: Time | None
    round: int
    dealer: Seat
    points: tuple[int, ...]
    places: tuple[Place, ...]
    table: tuple[Card, ...]
    hand: tuple[Card, ...]
    version: int
    stock: int
    discard: int
    tables: int
    turned_at: Time
    moved_at: Time
    ready: tuple[bool, ...]
    """Teams back from the huddle."""
    must_renew: tuple[bool, ...]
    has_sign: tuple[bool, ...]
    sign: Sign | None
    offer: Sign | None
    """One's own proposal."""
    partner_offer: Sign | None
    keeps: tuple[bool, ...]
    """Who of one's team, oneself first, would keep the sign."""
    rang: tuple[Seat, ...]
    call: Call | None
    """One's own announcement, until the verdict."""
    verdict: e.Verdict | None
    """How this round ended, while its hands lie open."""
    outcome: Outcome | None


V = TypeVar("V", bound=ExchangeView)


def shared_fields(s: ExchangeState, viewer: Viewer) -> dict[str, Any]:
    """The fields of a view that both games have."""
    top = s.stack[-1] if s.stack else None
    mine = viewer is not None
    seat = viewer if viewer is not None else 0
    partner = e.partner_of(seat)
    team = e.team_of(seat)
    open_hands = s.verdict is not None
    flags = top.done if isinstance(top, Exchange) else top.ready if isinstance(top, Showdown) else 0
    presses = top.presses if isinstance(top, Bell) else ()
    return {
        "seat": viewer,
        "options": s.options,
        "timers": s.timers,
        "phase": _phase(top),
        "ends_at": top.deadline(s) if top is not None else None,
        "round": s.round,
        "dealer": s.dealer,
        "points": tuple(s.points),
        "places": tuple(
            Place(
                seat=at,
                team=e.team_of(at),
                bot=s.bots[at],
                done=bool(flags >> at & 1),
                signalled_at=s.signalled_at[at],
                shown=tuple(s.hands[at]) if open_hands else (),
            )
            for at in SEATS
        ),
        "table": tuple(s.table),
        "hand": tuple(s.hands[seat]) if mine else (),
        "version": s.version,
        "stock": len(s.stock),
        "discard": len(s.discard),
        "tables": s.tables,
        "turned_at": s.turned_at,
        "moved_at": s.moved_at,
        "ready": top.ready if isinstance(top, Huddle) else (True, True),
        "must_renew": tuple(s.must_renew),
        "has_sign": tuple(sign is not None for sign in s.signs),
        "sign": s.signs[team] if mine else None,
        "offer": s.offers[seat] if mine else None,
        "partner_offer": s.offers[partner] if mine else None,
        "keeps": (s.kept[seat], s.kept[partner]) if mine else (False, False),
        "rang": tuple(press[0] for press in presses),
        "call": next((call for by, call, _ in presses if by == viewer), None),
        "verdict": s.verdict,
        "outcome": s.outcome,
    }


_PHASES = {
    Huddle: "huddle",
    Exchange: "exchange",
    Sweep: "sweep",
    Bell: "bell",
    Showdown: "showdown",
}


def _phase(top: object) -> str:
    return _PHASES[type(top)] if top is not None else "over"


def fold_shared(view: V, event: Event) -> V:
    """The view after an event: the same as building it anew, which the contract suite proves."""
    change = _FOLDS.get(type(event))
    return change(view, event) if change is not None else view


def _places(view: V, **of_all: Any) -> tuple[Place, ...]:
    return tuple(replace(place, **of_all) for place in view.places)


def _place(view: V, seat: Seat, **changes: Any) -> tuple[Place, ...]:
    return tuple(replace(p, **changes) if p.seat == seat else p for p in view.places)


def _flag(flags: tuple[bool, ...], at: int, value: bool) -> tuple[bool, ...]:
    return tuple(value if here == at else flag for here, flag in enumerate(flags))


def _round_began(view: V, event: e.RoundBegan) -> V:
    return replace(
        view,
        round=event.round,
        dealer=event.dealer,
        places=_places(view, shown=(), done=False),
        table=(),
        hand=(),
        tables=0,
        stock=event.stock,
        discard=0,
        verdict=None,
        rang=(),
        call=None,
    )


def _huddle_began(view: V, event: e.HuddleBegan) -> V:
    return replace(view, phase="huddle", ready=event.ready, ends_at=event.until)


def _proposed(view: V, event: e.Proposed) -> V:
    if event.seat == view.seat:
        return replace(view, offer=event.sign, keeps=_flag(view.keeps, 0, False))
    return replace(view, partner_offer=event.sign, keeps=_flag(view.keeps, 1, False))


def _keep_wanted(view: V, event: e.KeepWanted) -> V:
    if event.seat == view.seat:
        return replace(view, offer=None, keeps=_flag(view.keeps, 0, True))
    return replace(view, partner_offer=None, keeps=_flag(view.keeps, 1, True))


def _sign_agreed(view: V, event: e.SignAgreed) -> V:
    return replace(view, sign=event.sign)


def _team_ready(view: V, event: e.TeamReady) -> V:
    view = replace(
        view,
        ready=_flag(view.ready, event.team, True),
        must_renew=_flag(view.must_renew, event.team, False),
        has_sign=_flag(view.has_sign, event.team, True),
    )
    if view.seat is not None and e.team_of(view.seat) == event.team:
        view = replace(view, offer=None, partner_offer=None, keeps=(False, False))
    return view


def _hands_dealt(view: V, event: e.HandsDealt) -> V:
    return replace(view, stock=event.stock)


def _dealt(view: V, event: e.Dealt) -> V:
    return replace(view, hand=event.cards)


def _turned(view: V, event: e.Turned) -> V:
    view = replace(
        view,
        phase="exchange",
        table=event.cards,
        version=view.version + 1,
        stock=view.stock - len(event.cards),
        turned_at=event.at,
        moved_at=event.at,
        places=_places(view, done=False),
    )
    return _with_table_end(view)


def _with_table_end(view: V) -> V:
    ends_at = table_ends(view.options, view.turned_at, view.moved_at, view.timers)
    return replace(view, ends_at=ends_at)


def _reshuffled(view: V, event: e.Reshuffled) -> V:
    return replace(view, stock=event.stock + view.stock, discard=0)


def _swapped(view: V, event: e.Swapped) -> V:
    table = tuple(event.give if card == event.take else card for card in view.table)
    hand = view.hand
    if event.seat == view.seat:
        hand = tuple(event.take if card == event.give else card for card in hand)
    places = _places(view, done=False)
    version = view.version + 1
    view = replace(view, table=table, hand=hand, version=version, moved_at=event.at, places=places)
    return _with_table_end(view)


def _said_done(view: V, event: e.SaidDone | e.SaidReady) -> V:
    return replace(view, places=_place(view, event.seat, done=True))


def _swept(view: V, event: e.Swept) -> V:
    return replace(
        view,
        phase="sweep",
        ends_at=event.until,
        table=(),
        discard=view.discard + len(view.table),
        tables=view.tables + 1,
        places=_places(view, done=False),
    )


def _signalled(view: V, event: e.Signalled | e.Said) -> V:
    return replace(view, places=_place(view, event.seat, signalled_at=event.at))


def _rang(view: V, event: e.Rang) -> V:
    places = _places(view, done=False)
    rang = (*view.rang, event.seat)
    return replace(view, phase="bell", ends_at=event.until, rang=rang, places=places)


def _call_sealed(view: V, event: e.CallSealed) -> V:
    return replace(view, call=event.call)


def _verdict(view: V, event: e.Verdict) -> V:
    points = tuple(
        had + (event.points if team == event.team else 0)
        for team, had in zip(TEAMS, view.points, strict=True)
    )
    return replace(view, verdict=event, points=points, rang=(), call=None)


def _hands_shown(view: V, event: e.HandsShown) -> V:
    places = tuple(
        replace(place, shown=event.hands[place.seat], done=False) for place in view.places
    )
    return replace(view, phase="showdown", ends_at=event.until, places=places)


def _game_ended(view: V, event: e.GameEnded) -> V:
    places = _places(view, done=False)
    return replace(view, phase="over", ends_at=None, outcome=event.outcome, places=places)


def _seat_taken(view: V, event: SeatTaken) -> V:
    """The team must agree anew, at once if it is in the huddle; proposals made are void (8.6)."""
    team = e.team_of(event.seat)
    view = replace(view, places=_place(view, event.seat, bot=event.bot))
    if view.has_sign[team]:
        view = replace(view, must_renew=_flag(view.must_renew, team, True))
    if view.phase == "huddle":
        view = replace(view, ready=_flag(view.ready, team, False))
    if view.seat is not None and e.team_of(view.seat) == team:
        view = replace(view, offer=None, partner_offer=None, keeps=(False, False))
    return view


def _timers_set(view: V, event: TimersSet) -> V:
    timers, at, ends_at = event.factor, event.at, event.ends_at
    return replace(view, timers=timers, turned_at=at, moved_at=at, ends_at=ends_at)


_FOLDS: dict[type[Event], Callable[[Any, Any], Any]] = {
    e.RoundBegan: _round_began,
    e.HuddleBegan: _huddle_began,
    e.Proposed: _proposed,
    e.KeepWanted: _keep_wanted,
    e.SignAgreed: _sign_agreed,
    e.TeamReady: _team_ready,
    e.HandsDealt: _hands_dealt,
    e.Dealt: _dealt,
    e.Turned: _turned,
    e.Reshuffled: _reshuffled,
    e.Swapped: _swapped,
    e.SaidDone: _said_done,
    e.SaidReady: _said_done,
    e.Swept: _swept,
    e.Signalled: _signalled,
    e.Said: _signalled,
    e.Rang: _rang,
    e.CallSealed: _call_sealed,
    e.Verdict: _verdict,
    e.HandsShown: _hands_shown,
    e.GameEnded: _game_ended,
    SeatTaken: _seat_taken,
    TimersSet: _timers_set,
}
