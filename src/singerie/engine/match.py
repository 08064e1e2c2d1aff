"""A match: one game being played. ``submit`` is the one way in, for everyone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from singerie.engine.actions import Action
from singerie.engine.chance import Chance
from singerie.engine.errors import BadInput, Damaged, Illegal, Overdue
from singerie.engine.events import Event, seen_by
from singerie.engine.journal import (
    Act,
    Contribution,
    Entry,
    Header,
    Journal,
    Retime,
    Sit,
    Tick,
)
from singerie.engine.memory import Memory
from singerie.engine.outcome import Outcome
from singerie.engine.prompts import Prompt
from singerie.engine.rules import Rules
from singerie.engine.seats import Seat, Viewer
from singerie.engine.state import State

FACTORS = (0, 1, 2)


class Match:
    """The state, the journal that leads to it, and the only ways to change both.

    Times are milliseconds of table time, given by whoever drives the match: the engine has no
    clock. Deadlines fire when ``tick`` is told that their time has come.
    """

    __slots__ = ("_prompts", "journal", "opening", "rules", "state")

    rules: Rules[Any, Any, Any]
    state: State
    journal: Journal
    opening: list[Event]
    """What happened before anybody was asked."""

    def __init__(self, rules: Rules[Any, Any, Any], header: Header) -> None:
        rules.check_seats(header.seats)
        if len(header.bots) != header.seats:
            told = len(header.bots)
            raise BadInput(f"There are {header.seats} seats, but {told} words on who is a bot.")
        options = rules.read_options(header.options)
        self.rules = rules
        self.journal = Journal(header, [])
        self.state = rules.setup(header.seats, options, Chance(header.key()))
        self.state.bots = list(header.bots)
        self._prompts: dict[Seat, Prompt] = {}
        self.opening = self.settle()

    @classmethod
    def new(
        cls,
        rules: Rules[Any, Any, Any],
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        bots: Sequence[bool] | None = None,
        seed: int | str | None = None,
        contributions: Sequence[Contribution] = (),
    ) -> Self:
        """A match dealt from ``contributions``, or from a ``seed`` where nobody needs a proof."""
        if (seed is None) == (not contributions):
            raise BadInput("A match is dealt from a seed or from contributions.")
        parts = tuple(contributions) or (Contribution.of("seed", str(seed).encode()),)
        given = dict(options or {})
        sitting = tuple(bots or (False,) * seats)
        return cls(rules, Header(rules.name, rules.version, seats, given, sitting, parts))

    @property
    def seats(self) -> range:
        return range(self.journal.header.seats)

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def deadline(self) -> int | None:
        """When time will decide next, unless somebody acts before."""
        s = self.state
        return None if s.outcome is not None else s.stack[-1].deadline(s)

    def asked(self) -> tuple[Seat, ...]:
        s = self.state
        return () if s.outcome is not None else s.stack[-1].asks(s)

    def prompt(self, seat: Seat) -> Prompt | None:
        """What the seat may do now; None when it is not asked."""
        prompt = self._prompts.get(seat)
        if prompt is None and seat in self.asked():
            s = self.state
            prompt = self._prompts[seat] = s.stack[-1].prompt(s, seat)
        return prompt

    def view(self, viewer: Viewer) -> Any:
        if viewer is not None and viewer not in self.seats:
            raise BadInput(f"There is no seat {viewer}.")
        return self.rules.view(self.state, viewer)

    def submit(self, seat: Seat, action: Action, at: int | None = None) -> list[Event]:
        """Carry out an action. Raises Illegal, with nothing changed, if it is not allowed."""
        s = self.state
        at = self._in_time(at)
        top = s.stack[-1]
        prompt = self.prompt(seat)
        if prompt is None:
            raise Illegal("not-asked")
        try:
            prompt.check(action, at)
        except Illegal as no:
            raise top.explain(s, seat, action, no) from None
        s.now = at
        top.apply(s, seat, action)
        self.journal.entries.append(Act(at, seat, action))
        return self.settle()

    def tick(self, at: int) -> list[Event]:
        """Let time pass: every deadline up to ``at`` fires, in order. Each is an entry."""
        events: list[Event] = []
        s = self.state
        while (due := self.deadline) is not None and due <= at:
            s.now = max(s.now, due)
            s.stack[-1].expire(s)
            self.journal.entries.append(Tick(s.now))
            events += self.settle()
        return events

    def wait(self) -> list[Event]:
        """Let time pass until the next deadline has fired."""
        due = self.deadline
        if due is None:
            raise Overdue("there is no deadline to wait for")
        return self.tick(due)

    def sit(self, seat: Seat, *, bot: bool, at: int | None = None) -> list[Event]:
        """A person or a bot takes over a seat."""
        s = self.state
        if seat not in self.seats:
            raise BadInput(f"There is no seat {seat}.")
        s.now = self._in_time(at)
        self.rules.sit(s, seat, bot)
        self.journal.entries.append(Sit(s.now, seat, bot))
        return self.settle()

    def retime(self, factor: int, at: int | None = None) -> list[Event]:
        """Countdowns take so many times their seconds from now on; 0: they never end."""
        s = self.state
        if factor not in FACTORS:
            raise BadInput(f"Countdowns take 0 (they never end), 1 or 2 times, not {factor}.")
        s.now = self._in_time(at)
        self.rules.retime(s, factor)
        self.journal.entries.append(Retime(s.now, factor))
        return self.settle()

    def recall(self, seat: Seat) -> Memory:
        """What the seat may know, folded from everything it has seen. A dream has no past."""
        memory: Memory = self.rules.memory(self.journal.header.seats, seat, self._options())
        replay = Match(self.rules, self.journal.header)
        for event in seen_by(seat, replay.opening):
            memory.see(event)
        for number, entry in enumerate(self.journal.entries, 1):
            for event in seen_by(seat, replay.play(entry, number)):
                memory.see(event)
        return memory

    def imagine(self, seat: Seat, memory: Memory, chance: Chance) -> Match:
        """A match this seat cannot tell from the real one, every hidden thing drawn anew.

        It can be played on; it has no past to recall or replay, and nothing of the real chance.
        """
        other = self._blank()
        other.journal.header = replace(self.journal.header, contributions=())
        other.state = self.rules.imagine(self.view(seat), memory, chance)
        other.state.now = self.state.now
        return other

    def clone(self) -> Match:
        other = self._blank()
        other.state = self.state.clone()
        other.journal.entries = self.journal.entries[:]
        return other

    @classmethod
    def replay(cls, rules: Rules[Any, Any, Any], journal: Journal) -> Self:
        """Play a journal again; Damaged says which entry cannot be played."""
        header = journal.header
        if (header.game, header.rules) != (rules.name, rules.version):
            raise Damaged(
                0,
                f"it was played by {header.game} rules version {header.rules};"
                f" this program has {rules.name} version {rules.version}.",
            )
        try:
            match = cls(rules, header)
        except BadInput as error:
            raise Damaged(0, str(error)) from None
        for number, entry in enumerate(journal.entries, 1):
            match.play(entry, number)
        return match

    def play(self, entry: Entry, number: int) -> list[Event]:
        """Carry out one journal entry."""
        try:
            if isinstance(entry, Act):
                action = entry.action
                if not isinstance(action, Action):
                    action = self.rules.read_action(action)
                return self.submit(entry.seat, action, entry.at)
            if isinstance(entry, Sit):
                return self.sit(entry.seat, bot=entry.bot, at=entry.at)
            if isinstance(entry, Retime):
                return self.retime(entry.factor, entry.at)
            if entry.at != (due := self.deadline):
                raise Damaged(number, f"no deadline at {entry.at}; the next is {due}.")
            return self.tick(entry.at)
        except Illegal as no:
            raise Damaged(number, f"the action is refused ({no.reason}).") from None
        except (Overdue, BadInput, msgspec.ValidationError) as error:
            raise Damaged(number, f"{str(error).rstrip('.')}.") from None

    def settle(self) -> list[Event]:
        """Resolve until somebody is asked; hand out what happened."""
        s = self.state
        self._prompts.clear()
        s.settle()
        events = s.events
        s.events = []
        return events

    def _in_time(self, at: int | None) -> int:
        """The time of an input: not before the last one, and no deadline may be left out."""
        s = self.state
        if s.outcome is not None:
            raise Illegal("game-over")
        if at is None:
            at = s.now
        due = s.stack[-1].deadline(s)
        if at < s.now or (due is not None and due <= at):
            raise Overdue(f"at {at}: the last input was at {s.now}, the next deadline is {due}")
        return at

    def _blank(self) -> Match:
        other = object.__new__(type(self))
        other.rules = self.rules
        other.journal = Journal(self.journal.header, [])
        other.opening = []
        other._prompts = {}
        return other

    def _options(self) -> Any:
        return self.rules.read_options(self.journal.header.options)
