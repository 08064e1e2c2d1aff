"""A table: people, chairs and a match, folded from its entries. Pure, like the engine.

Every change is an entry given to ``enter``, live and on replay alike, so that a table read back
from its journal is the table that was written.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from singerie.engine.actions import Action
from singerie.engine.events import Event
from singerie.engine.match import Match
from singerie.engine.rules import Rules
from singerie.engine.seats import Seat
from singerie.games.registry import game
from singerie.server import entries as e
from singerie.server.entries import AnyEntry, Factor, Person

Phase = Literal["lobby", "play", "over"]


@dataclass
class Guest:
    """A person at the table."""

    name: str
    puppet: str
    token: str
    """A hash."""
    here: bool = True
    """Not sent away. Whether they are connected is not the table's matter."""


@dataclass
class Chair:
    person: Person | None = None
    """Whose seat it is."""
    bot: str | None = None
    """The level of the bot that plays it, perhaps only until its person is back."""

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


@dataclass
class Table:
    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    chairs: list[Chair] = field(default_factory=list)
    guests: dict[Person, Guest] = field(default_factory=dict)
    host: Person | None = None
    match: Match | None = None
    matches: int = 0
    """Matches dealt at this table."""
    dealt_at: int = 0
    """Table time at which the match began; the match counts from there."""
    factor: Factor = 1
    paused: bool = False
    now: int = 0
    """Table time of the last entry."""
    length: int = 0
    """Entries so far."""

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        return game(self.game).rules

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "lobby"
        return "play" if self.match.outcome is None else "over"

    def seat_of(self, person: Person | None) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return None

    def person_of(self, token: str) -> Person | None:
        """Who is known by this (hashed) secret."""
        for person, guest in self.guests.items():
            if guest.here and guest.token == token:
                return person
        return None

    def enter(self, entry: AnyEntry) -> list[Event]:
        """Let it happen. Raises what the engine raises, before anything has changed."""
        events = self._match_entry(entry)
        if events is None:
            events = []
            self._table_entry(entry)
        self.now = max(self.now, entry.at)
        self.length += 1
        return events

    def _match_entry(self, entry: AnyEntry) -> list[Event] | None:
        """What concerns the match, with its events; None if it does not."""
        match, at = self.match, entry.at - self.dealt_at
        if isinstance(entry, e.Dealt):
            self.match = Match(self.rules, entry.header)
            self.matches += 1
            self.dealt_at = entry.at
            events = self.match.opening
            if self.factor != 1:
                events = events + self.match.retime(self.factor, at=0)
            return events
        if match is None:
            return None
        if isinstance(entry, e.Acted):
            action = entry.action
            if not isinstance(action, Action):
                action = self.rules.read_action(action)
            return match.submit(entry.seat, action, at)
        if isinstance(entry, e.Ticked):
            return match.tick(at)
        if match.outcome is not None:
            return None
        if isinstance(entry, e.Timed):
            events = match.retime(entry.factor, at=at)
            self.factor = entry.factor
            return events
        if isinstance(entry, e.Seated | e.BotSeated):
            bot = isinstance(entry, e.BotSeated)
            events = (
                []
                if match.state.bots[entry.seat] and bot
                else match.sit(entry.seat, bot=bot, at=at)
            )
            self._table_entry(entry)
            return events
        return None

    def _table_entry(self, entry: AnyEntry) -> None:
        if isinstance(entry, e.Opened | e.Chose):
            if isinstance(entry, e.Opened):
                self.game = entry.game
            self.options = entry.options
            self._set_chairs(entry.seats)
        elif isinstance(entry, e.Came):
            self.guests[entry.person] = Guest(entry.name, entry.puppet, entry.token)
        elif isinstance(entry, e.Went):
            self.guests[entry.person].here = False
            self._stand(entry.person)
        elif isinstance(entry, e.Hosted):
            self.host = entry.person
        elif isinstance(entry, e.Timed):
            self.factor = entry.factor
        elif isinstance(entry, e.Paused | e.Resumed):
            self.paused = isinstance(entry, e.Paused)
        else:
            self._seat_entry(entry)

    def _seat_entry(self, entry: AnyEntry) -> None:
        if isinstance(entry, e.Seated):
            self._stand(entry.person)
            self.chairs[entry.seat] = Chair(person=entry.person)
        elif isinstance(entry, e.BotSeated):
            self.chairs[entry.seat].bot = entry.level
        elif isinstance(entry, e.Emptied):
            self.chairs[entry.seat] = Chair()
        elif isinstance(entry, e.Traded):
            self.chairs = [self.chairs[seat] for seat in entry.order]

    def _stand(self, person: Person) -> None:
        for chair in self.chairs:
            if chair.person == person:
                chair.person = None

    def _set_chairs(self, seats: int) -> None:
        """As many as wanted; who sat on one that is taken away stands."""
        self.chairs = self.chairs[:seats] + [Chair() for _ in range(seats - len(self.chairs))]
