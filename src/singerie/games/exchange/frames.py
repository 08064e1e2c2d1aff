"""The frames of an exchange table. A round is an agenda of them; each pops when it is over.

Huddle, Deal, Turn → Exchange → Sweep → Turn …, Bell, Showdown. Clause numbers are those of
Kem's RULES.md.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from msgspec.structs import replace

from singerie.engine.actions import Action
from singerie.engine.errors import Illegal
from singerie.engine.frames import Frame
from singerie.engine.prompts import Form, Pick, Prompt, Text
from singerie.engine.seats import Seat
from singerie.games.exchange.actions import (
    Accept,
    Announce,
    Call,
    Done,
    Keep,
    Press,
    Propose,
    Ready,
    Say,
    Signal,
    Swap,
)
from singerie.games.exchange.cards import COPIES
from singerie.games.exchange.events import (
    CallSealed,
    Dealt,
    HandsDealt,
    HandsShown,
    HuddleBegan,
    KeepWanted,
    Proposed,
    Rang,
    Said,
    SaidDone,
    SaidReady,
    SignAgreed,
    Signalled,
    Swapped,
    Swept,
    Team,
    TeamReady,
    Turned,
    members,
    partner_of,
    team_of,
)
from singerie.games.exchange.options import ExchangeOptions, ms
from singerie.games.exchange.state import NOBODY, SEATS, TEAMS, ExchangeState
from singerie.stage.signals import PALETTE
from singerie.stage.signs import Sign

S = ExchangeState

TABLE_CARDS = 4
ALL_SEATS = (1 << len(SEATS)) - 1
LONGEST_SENTENCE = 120
BELL_MS = 1
"""Presses within this time of table time carry the same date (7.5)."""

SIGNAL = {"signal": Pick(values=PALETTE, kind="signal")}
SAY = {
    "text": Text(
        low=1,
        high=LONGEST_SENTENCE,
        samples=("Well, well.", "I dreamt of a banana.", "Is it Tuesday already?"),
        reason="not-a-sentence",
    )
}


@cache
def announcing(calls: tuple[Call, ...]) -> Form:
    return Form("Announce", {"call": Pick(values=calls, kind="call")})


# Forms are drawn up for every prompt, but there are few different ones: the last are kept.


@lru_cache
def signalling(after: int) -> tuple[Form, ...]:
    return (Form("Signal", SIGNAL, after), Form("Say", SAY, after))


@lru_cache
def passing(table: int) -> Form:
    return Form("Done", {"table": Pick(values=(table,), reason="table-changed")})


class Watched(Frame[S]):
    """Everyone can make signals in it, at any time (2.2); the rest is the frame's own."""

    __slots__ = ()

    def asks(self, s: S) -> tuple[Seat, ...]:
        return SEATS

    def signals(self, s: S, seat: Seat) -> tuple[Form, ...]:
        return signalling(s.signalled_at[seat] + ms(s.options.signal_seconds))

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        s.signalled_at[seat] = s.now
        if isinstance(action, Signal):
            s.emit(Signalled(seat, action.signal, s.now))
        elif isinstance(action, Say):
            s.emit(Said(seat, action.text, s.now))

    def explain(self, s: S, seat: Seat, action: Action, no: Illegal) -> Illegal:
        if no.reason == "too-soon":
            return Illegal("signal-too-soon", seconds=s.options.signal_seconds)
        return no


@dataclass(slots=True)
class Huddle(Watched):
    """Each team that is not ready agrees on a sign that only the two partners see (3.2)."""

    ready: tuple[bool, ...]
    until: int | None

    def asks(self, s: S) -> tuple[Seat, ...]:
        return () if all(self.ready) else SEATS

    def prompt(self, s: S, seat: Seat) -> Prompt:
        team = team_of(seat)
        if self.ready[team]:
            return Prompt("huddle-over", self.signals(s, seat))
        forms = [Form("Propose", {"sign": s.sign_field(team)})]
        offer = s.offers[partner_of(seat)]
        if offer is not None:
            accept = Pick(values=(offer,), kind="sign", reason="proposal-changed")
            forms.append(Form("Accept", {"sign": accept}))
        if s.signs[team] is not None and not s.must_renew[team] and not s.kept[seat]:
            forms.append(Form("Keep", {}))
        return Prompt("huddle", (*forms, *self.signals(s, seat)))

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        if isinstance(action, Propose):
            s.offers[seat] = action.sign
            s.kept[seat] = False  # 3.5
            s.emit(Proposed(seat, action.sign))
        elif isinstance(action, Accept):
            self.agree(s, team_of(seat), action.sign)
        elif isinstance(action, Keep):
            s.kept[seat] = True
            s.offers[seat] = None  # 3.5
            s.emit(KeepWanted(seat))
            if s.kept[partner_of(seat)]:
                self.back(s, team_of(seat))
        else:
            Watched.apply(self, s, seat, action)

    def explain(self, s: S, seat: Seat, action: Action, no: Illegal) -> Illegal:
        if isinstance(action, Propose | Accept | Keep):
            if self.ready[team_of(seat)]:
                return Illegal("already-agreed")  # 3.6
            if isinstance(action, Accept):
                return Illegal("proposal-changed")  # 3.4
            if isinstance(action, Keep):
                return Illegal("cannot-keep")  # 3.5, 8.6
            if replace(s.sign_field(team_of(seat)), forbidden=()).accepts(action.sign):
                return Illegal("same-sign")  # 8.6
        return Watched.explain(self, s, seat, action, no)

    def agree(self, s: S, team: Team, sign: Sign, *, drawn: bool = False) -> None:
        s.signs[team] = sign
        s.must_renew[team] = False
        s.emit(SignAgreed(team, sign, drawn))
        self.back(s, team)

    def back(self, s: S, team: Team) -> None:
        for seat in members(team):
            s.offers[seat] = None
            s.kept[seat] = False
        ready = tuple(was or at == team for at, was in enumerate(self.ready))
        s.emit(TeamReady(team))
        s.become(Huddle(ready, self.until))

    def deadline(self, s: S) -> int | None:
        return self.until

    def expire(self, s: S) -> None:
        """A team that did not agree keeps its sign, or is given one (3.7, 8.6)."""
        for team in TEAMS:
            top = s.stack[-1]
            assert isinstance(top, Huddle)
            if top.ready[team]:
                continue
            old = s.signs[team]
            if old is not None and not s.must_renew[team]:
                top.back(s, team)
                continue
            top.agree(s, team, s.sign_field(team).draw_signals(s.chance), drawn=True)

    def resolve(self, s: S) -> None:
        s.pop()

    def reopened(self, team: Team) -> "Huddle":
        """A seat of the team changed hands in the middle of it: it must agree anew (8.6)."""
        return Huddle(tuple(was and at != team for at, was in enumerate(self.ready)), self.until)


@dataclass(slots=True)
class CallHuddle(Frame[S]):
    """Opens a huddle if any team needs or may have one (3.1)."""

    def resolve(self, s: S) -> None:
        ready = tuple(not self.wanted(s, team) for team in TEAMS)
        if all(ready):
            s.pop()
            return
        until = s.countdown(ms(s.options.huddle_seconds))
        s.become(Huddle(ready, until))
        s.emit(HuddleBegan(ready, until))

    def wanted(self, s: S, team: Team) -> bool:
        return s.signs[team] is None or s.must_renew[team] or s.may_renew()


@dataclass(slots=True)
class Deal(Frame[S]):
    """One card at a time from the dealer's left, four to each (4.2)."""

    def resolve(self, s: S) -> None:
        for _ in range(COPIES):
            for step in range(1, len(SEATS) + 1):
                s.hands[(s.dealer + step) % len(SEATS)].append(s.draw())
        s.emit(HandsDealt(len(s.stock)))
        for seat in SEATS:
            s.emit(Dealt(seat, tuple(s.hands[seat])))
        s.pop()


@dataclass(slots=True)
class Turn(Frame[S]):
    """Four stock cards onto the table (4.4, 6.1)."""

    def resolve(self, s: S) -> None:
        s.table = [s.draw() for _ in range(TABLE_CARDS)]
        s.version += 1
        s.turned_at = s.moved_at = s.now
        s.emit(Turned(tuple(s.table), s.now))
        s.become(Exchange(0))


@dataclass(slots=True)
class Exchange(Watched):
    """Everyone trades with the table at once; it ends when nobody wants to any more (5.1)."""

    done: int
    """A bit for every seat that is done with this table."""

    def asks(self, s: S) -> tuple[Seat, ...]:
        return () if self.done == ALL_SEATS else SEATS

    def prompt(self, s: S, seat: Seat) -> Prompt:
        give = Pick(values=tuple(s.hands[seat]), kind="card", reason="not-your-card")
        take = Pick(values=tuple(s.table), kind="card", reason="card-gone")
        swap = Form("Swap", {"give": give, "take": take})
        announce = announcing(s.calls)
        if self.done >> seat & 1:
            return Prompt("exchange-done", (swap, announce, *self.signals(s, seat)))
        done = passing(s.version)
        return Prompt("exchange", (swap, done, announce, *self.signals(s, seat)))

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        if isinstance(action, Swap):
            self.swap(s, seat, action)
        elif isinstance(action, Done):
            s.emit(SaidDone(seat))
            s.become(Exchange(self.done | 1 << seat))
        elif isinstance(action, Announce):
            s.become(Bell(((seat, action.call, s.now),), s.now + BELL_MS))  # 7.3
            s.emit(Rang(seat, s.now + BELL_MS))
            s.emit(CallSealed(seat, action.call))
        else:
            Watched.apply(self, s, seat, action)

    def swap(self, s: S, seat: Seat, action: Swap) -> None:
        hand = s.hands[seat]
        slot = hand.index(action.give)
        hand[slot] = action.take
        s.table[s.table.index(action.take)] = action.give
        s.taken_by[action.take] = seat
        s.taken_by[action.give] = NOBODY
        s.version += 1
        s.moved_at = s.now
        if self.done:
            s.become(Exchange(0))  # the table changed: all may want again (5.4)
        s.emit(Swapped(seat, slot, action.give, action.take, s.now))

    def explain(self, s: S, seat: Seat, action: Action, no: Illegal) -> Illegal:
        if no.reason == "card-gone" and isinstance(action, Swap):
            known = type(action.take) is int and 0 <= action.take < s.cards
            taker = s.taken_by[action.take] if known else NOBODY
            if taker not in (NOBODY, seat):
                return Illegal("card-gone-to", by=taker)
        if isinstance(action, Done) and self.done >> seat & 1:
            return Illegal("already-done")
        return Watched.explain(self, s, seat, action, no)

    def deadline(self, s: S) -> int | None:
        return table_ends(s.options, s.turned_at, s.moved_at, s.timers)

    def expire(self, s: S) -> None:
        old = s.now >= s.turned_at + ms(s.options.table_seconds) * s.timers
        sweep(s, "table-old" if old else "table-quiet")

    def resolve(self, s: S) -> None:
        sweep(s, "all-done")


def table_ends(options: ExchangeOptions, turned_at: int, moved_at: int, timers: int) -> int | None:
    """When a table is swept if nobody touches it any more (5.5); None while timers are off."""
    if not timers:
        return None
    quiet = moved_at + ms(options.quiet_seconds) * timers
    old = turned_at + ms(options.table_seconds) * timers
    return quiet if quiet < old else old  # noqa: FURB136  # min() takes longer than all else


def sweep(s: S, reason: str) -> None:
    """The table goes to the discard; the next is turned after a moment, if there is a next (6)."""
    options = s.options
    s.discard += s.table
    s.table = []
    s.tables += 1
    until = s.now + ms(options.sweep_seconds)
    s.emit(Swept(reason, until))
    if s.tables >= options.round_tables:
        s.pop()  # 6.4
    elif options.sweep_seconds:
        s.become(Sweep(until))
    else:
        s.become(Turn())


@dataclass(slots=True)
class Sweep(Watched):
    """Between two tables: only signals (6.2)."""

    until: int

    def prompt(self, s: S, seat: Seat) -> Prompt:
        return Prompt("sweep", self.signals(s, seat))

    def explain(self, s: S, seat: Seat, action: Action, no: Illegal) -> Illegal:
        if isinstance(action, Swap | Done | Announce):
            return Illegal("sweeping")
        return Watched.explain(self, s, seat, action, no)

    def deadline(self, s: S) -> int:
        return self.until

    def expire(self, s: S) -> None:
        s.become(Turn())


@dataclass(slots=True)
class Bell(Frame[S]):
    """The bell has rung: hands are frozen; only presses of the same moment still count (7.3)."""

    presses: tuple[Press, ...]
    until: int

    def asks(self, s: S) -> tuple[Seat, ...]:
        return SEATS

    def prompt(self, s: S, seat: Seat) -> Prompt:
        if any(seat == presser for presser, _, _ in self.presses):
            return Prompt("bell-mine", ())
        return Prompt("bell", (announcing(s.calls),))

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        assert isinstance(action, Announce)
        s.become(Bell((*self.presses, (seat, action.call, s.now)), self.until))
        s.emit(Rang(seat, self.until))
        s.emit(CallSealed(seat, action.call))

    def explain(self, s: S, seat: Seat, action: Action, no: Illegal) -> Illegal:
        return Illegal("bell-rang")

    def deadline(self, s: S) -> int:
        return self.until

    def expire(self, s: S) -> None:
        """One's own calls before counters, then lots (7.5)."""
        lots = list(self.presses)
        if len(lots) > 1:
            s.chance.shuffle(lots)
        s.rung = tuple(sorted(lots, key=lambda press: press[1] in s.counters))
        s.pop()


@dataclass(slots=True)
class Showdown(Watched):
    """All hands lie open until everyone has seen enough (7.11)."""

    ready: int
    """A bit for every seat that is."""
    until: int | None

    def asks(self, s: S) -> tuple[Seat, ...]:
        return () if self.ready == ALL_SEATS else SEATS

    def prompt(self, s: S, seat: Seat) -> Prompt:
        if self.ready >> seat & 1:
            return Prompt("showdown-ready", self.signals(s, seat))
        return Prompt("showdown", (Form("Ready", {}), *self.signals(s, seat)))

    def apply(self, s: S, seat: Seat, action: Action) -> None:
        if isinstance(action, Ready):
            s.emit(SaidReady(seat))
            s.become(Showdown(self.ready | 1 << seat, self.until))
        else:
            Watched.apply(self, s, seat, action)

    def explain(self, s: S, seat: Seat, action: Action, no: Illegal) -> Illegal:
        if isinstance(action, Swap | Done | Announce):
            rang = s.verdict is not None and s.verdict.calls
            return Illegal("bell-rang" if rang else "round-over")  # 7.4, 6.4
        return Watched.explain(self, s, seat, action, no)

    def deadline(self, s: S) -> int | None:
        return self.until

    def expire(self, s: S) -> None:
        s.pop()

    def resolve(self, s: S) -> None:
        s.pop()


def show_hands(s: S) -> None:
    """Every hand is shown (7.10), and lies there a while unless nobody watches."""
    seconds = s.options.showdown_seconds
    until = s.countdown(ms(seconds))
    s.emit(HandsShown(tuple(tuple(hand) for hand in s.hands), until))
    s.become(Showdown(0 if seconds else ALL_SEATS, until))


FRAMES = (CallHuddle, Huddle, Deal, Turn, Exchange, Sweep, Bell, Showdown)
