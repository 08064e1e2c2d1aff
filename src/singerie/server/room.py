"""A live table: one writer, arrival order, nothing leaves before it is kept.

Everything that leaves (updates, answers, refusals) carries the journal length it depends on and
waits in the outbox until the store has that much. If the store fails, the table is rebuilt from
what it has, and everyone gets a fresh view.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec
import structlog
from msgspec import Raw

from singerie.engine.errors import Illegal
from singerie.engine.events import Event, seen_by
from singerie.engine.journal import Header
from singerie.engine.seats import Viewer
from singerie.games.registry import game
from singerie.server import commands, wire
from singerie.server import entries as e
from singerie.server.bots import BotWorker
from singerie.server.clock import TableClock
from singerie.server.entries import AnyEntry, Person
from singerie.server.robots import Robots
from singerie.server.shuffle import Gathering
from singerie.server.table import Table
from singerie.store.store import Store, StoreError

log = structlog.get_logger()

SHUFFLE_SECONDS = 3.0
AWAY_SECONDS = 30.0
"""After so long without a connection a bot sits in until they return."""
STAND_IN = "normal"


class Link(Protocol):
    """Somebody's connection, as the room needs it."""

    person: Person | None

    def send(self, message: bytes) -> None: ...

    def close(self, reason: str, *, back: bool) -> None: ...


class Room:
    def __init__(self, table_id: str, code: str, store: Store, workers: BotWorker) -> None:
        self.id = table_id
        self.code = code
        self.store = store
        self.table = Table()
        self.clock = TableClock(0)
        self.links: set[Link] = set()
        self.kept = 0
        """Entries the store has."""
        self.broken = False
        """The store has failed; nothing counts until the table is rebuilt."""
        self.logs: dict[Viewer, list[Raw]] = {}
        """Every event of the match, for each viewer, as sent."""
        self.gathering: Gathering | None = None
        self.robots = Robots(workers, self.move_bots)
        self._outbox: deque[tuple[int, Link, bytes]] = deque()
        self._shown: dict[Link, tuple[int, Viewer]] = {}
        """Which match each link has been shown, and from which seat."""
        self._waiting: list[asyncio.Future[None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._shuffle_timer: asyncio.TimerHandle | None = None
        self._away: dict[Person, asyncio.TimerHandle] = {}
        self._loop = asyncio.get_running_loop()

    # Entries

    def load(self) -> None:
        """Become what the store has."""
        self.table = Table()
        self.logs = {}
        for data in self.store.entries(self.id):
            entry = e.decode(data)
            self.note(entry, self.table.enter(entry))
        self.kept = self.table.length
        self.clock = TableClock(self.table.now)
        self.robots.clear()
        self.seat_robots()

    def enter(self, entries: Iterable[AnyEntry]) -> list[Event]:
        """Let entries happen, in order, and hand them to the store. Illegal: none of them did."""
        happened: list[Event] = []
        for entry in entries:
            events = self.table.enter(entry)  # only a first entry can be refused; see commands.py
            self.store.append(self.id, self.table.length - 1, e.encode(entry), self.on_stored())
            self.note(entry, events)
            self.robots.see(self.table, entry, events)
            happened += events
            self.clock.catch_up(entry.at)
        self.seat_robots()
        self.run_clock()
        return happened

    def note(self, entry: AnyEntry, events: list[Event]) -> None:
        """Keep what each viewer has seen, to resume from."""
        if isinstance(entry, e.Dealt):
            self.logs = {viewer: [] for viewer in (None, *range(len(self.table.chairs)))}
        for viewer, seen in self.logs.items():
            seen += [Raw(msgspec.json.encode(event)) for event in seen_by(viewer, events)]

    def on_stored(self) -> Callable[[StoreError | None], None]:
        length = self.table.length

        def done(failure: StoreError | None) -> None:
            self._loop.call_soon_threadsafe(self.stored, length, failure)

        return done

    def stored(self, length: int, failure: StoreError | None) -> None:
        if failure is None and not self.broken:
            self.kept = max(self.kept, length)
            self.flush()
        elif failure is not None and not self.broken:
            log.error("store-failed", table=self.code, why=str(failure))
            self.broken = True
            self._loop.call_soon(self.rebuild)

    async def all_kept(self) -> None:
        """Wait until the store has everything so far; Illegal if it never will."""
        waiting = self._loop.create_future()
        self._waiting.append(waiting)
        self.flush()
        await waiting

    def rebuild(self) -> None:
        """Nothing that was not kept has happened; everyone looks anew."""
        self._outbox.clear()
        for waiting in self._waiting:
            waiting.set_exception(Illegal("store-failed"))
        self._waiting.clear()
        self.gathering = None
        self.load()
        self.broken = False
        for link in self.links:
            if link.person is not None and link.person not in self.table.guests:
                link.person = None
        self.run_clock()
        for link in self.links:
            self.welcome(link, 0, 0)

    # What leaves

    def send(self, link: Link, message: wire.AnyToClient) -> None:
        self.post(link, wire.encode(message))

    def post(self, link: Link, data: bytes) -> None:
        if self._outbox or self.table.length > self.kept:
            self._outbox.append((self.table.length, link, data))
        else:
            link.send(data)

    def flush(self) -> None:
        while self._outbox and self._outbox[0][0] <= self.kept:
            _, link, data = self._outbox.popleft()
            if link in self.links:
                link.send(data)
        if self.kept == self.table.length:
            for waiting in self._waiting:
                waiting.set_result(None)
            self._waiting.clear()

    def publish(self, events: list[Event], *, table_changed: bool) -> None:
        """Everyone hears what they may."""
        if table_changed:
            self.send_table()
        match = self.table.match
        if match is None or not (events or table_changed):
            return
        updates: dict[tuple[Viewer, bool], bytes] = {}
        for link in self.links:
            viewer = self.table.seat_of(link.person)
            fresh = self._shown.get(link) != (self.table.matches, viewer)
            if (viewer, fresh) not in updates:
                update = self.update(viewer, len(seen_by(viewer, events)), fresh=fresh)
                updates[viewer, fresh] = wire.encode(update)
            self._shown[link] = (self.table.matches, viewer)
            self.post(link, updates[viewer, fresh])

    def send_table(self) -> None:
        for link in self.links:
            self.send(link, self.table_info(link.person))

    def update(self, viewer: Viewer, count: int, *, fresh: bool = False) -> wire.Update:
        """The viewer's last ``count`` events, and what it sees now."""
        match = self.table.match
        assert match is not None
        seen = self.logs.get(viewer, [])
        return wire.Update(
            match=self.table.matches,
            n=len(seen),
            fresh=fresh,
            now=self.clock.now() - self.table.dealt_at,
            due=match.deadline,
            events=tuple(seen[len(seen) - count :]),
            view=Raw(msgspec.json.encode(match.view(viewer))),
            prompt=Raw(msgspec.json.encode(match.prompt(viewer) if viewer is not None else None)),
        )

    def table_info(self, person: Person | None) -> wire.TableInfo:
        table = self.table
        connected = {link.person for link in self.links}
        return wire.TableInfo(
            v=wire.VERSION,
            code=self.code,
            game=table.game,
            title=table.rules.title,
            seat_counts=table.rules.seat_counts,
            options=msgspec.to_builtins(table.rules.read_options(table.options)),
            phase=table.phase,
            dealing=self.gathering is not None,
            paused=table.paused,
            factor=table.factor,
            host=table.host,
            guests=tuple(
                wire.GuestInfo(one, guest.name, guest.puppet, one in connected)
                for one, guest in table.guests.items()
                if guest.here
            ),
            chairs=tuple(wire.ChairInfo(chair.person, chair.bot) for chair in table.chairs),
            levels=tuple(game(table.game).bots),
            you=person,
            seat=table.seat_of(person),
        )

    # People

    def arrive(self, link: Link, match: int, seen: int) -> None:
        """A connection is there, its person known by now."""
        self.links.add(link)
        if link.person is not None:
            self.back(link.person)
        self.run_clock()
        self.welcome(link, match, seen)
        self.tell_presence(but=link)

    def welcome(self, link: Link, match: int, seen: int) -> None:
        """The table, and of the match what came after ``seen``, or a fresh view."""
        self.send(link, self.table_info(link.person))
        if self.table.match is None:
            return
        viewer = self.table.seat_of(link.person)
        missed = len(self.logs.get(viewer, [])) - seen
        known = match == self.table.matches and 0 <= missed <= wire.LONGEST_HISTORY and seen > 0
        self._shown[link] = (self.table.matches, viewer)
        self.send(link, self.update(viewer, missed if known else 0, fresh=not known))

    def depart(self, link: Link) -> None:
        """A connection is gone; its person may well come back."""
        self.links.discard(link)
        self._shown.pop(link, None)
        person = link.person
        if person is not None and not self.is_connected(person):
            self.watch(person)
        self.run_clock()
        self.tell_presence()

    def tell_presence(self, but: Link | None = None) -> None:
        for link in self.links:
            if link is not but:
                self.send(link, self.table_info(link.person))

    def is_connected(self, person: Person) -> bool:
        return any(link.person == person for link in self.links)

    def watch(self, person: Person) -> None:
        """Wait for them a while, then let a bot sit in."""
        self.unwatch(person)
        self._away[person] = self._loop.call_later(AWAY_SECONDS, self.stand_in, person)

    def unwatch(self, person: Person) -> None:
        timer = self._away.pop(person, None)
        if timer is not None:
            timer.cancel()

    def stand_in(self, person: Person) -> None:
        self._away.pop(person, None)
        seat = self.table.seat_of(person)
        if self.is_connected(person) or seat is None or self.table.phase != "play":
            return
        if self.table.paused or not self.clock.running:
            self.watch(person)  # nobody waits for them now
        elif self.table.chairs[seat].bot is None:
            at = self.catch_up()
            if self.table.phase == "play":
                events = self.enter([e.BotSeated(at, seat, STAND_IN)])
                self.publish(events, table_changed=True)

    def back(self, person: Person) -> None:
        """They return to the seat a bot kept warm."""
        self.unwatch(person)
        seat = self.table.seat_of(person)
        if seat is not None and self.table.phase == "play" and self.table.chairs[seat].bot:
            at = self.catch_up()
            if self.table.phase == "play":
                events = self.enter([e.Seated(at, seat, person)])
                self.publish(events, table_changed=True)

    def join(self, link: Link, message: wire.Join, token: str, hashed: str) -> None:
        """Somebody gives a name and gets the secret they are known by."""
        if link.person is not None:
            raise Illegal("joined-already")
        person = len(self.table.guests)
        at = self.catch_up()
        self.enter(commands.come(self.table, message.name, message.puppet, hashed, at))
        link.person = person
        self.send(link, wire.Token(id=message.id, person=person, token=token))
        self.publish([], table_changed=True)

    def handle(self, link: Link, message: wire.AnyFromClient) -> None:
        """Carry out what somebody asks; Illegal if they may not."""
        if isinstance(message, wire.Commit | wire.Open):
            self.contribute(link, message)
            return
        if isinstance(message, wire.Start):
            self.start(link, message)
            return
        at = self.catch_up()
        events = self.enter(commands.entries_for(self.table, link.person, message, at))
        acted = isinstance(message, wire.Act)
        self.publish(events, table_changed=not acted or self.table.phase == "over")
        self.send(link, wire.Accepted(id=message.id))
        if isinstance(message, wire.Leave | wire.Kick):
            gone = link.person if isinstance(message, wire.Leave) else message.person
            for one in [one for one in self.links if one.person == gone and gone is not None]:
                one.close("kicked" if isinstance(message, wire.Kick) else "left", back=False)

    # The shuffle

    def start(self, link: Link, message: wire.Start) -> None:
        """Fill the seats, gather everyone's part in the shuffle, deal."""
        if link.person is None or link.person != self.table.host:
            raise Illegal("host-only")
        if self.table.phase == "play" or self.gathering is not None:
            raise Illegal("not-now")
        self.enter(commands.fill(self.table, message.level, self.catch_up()))
        players = [chair.person for chair in self.table.chairs if chair.person is not None]
        names = [self.table.guests[one].name for one in players if self.is_connected(one)]
        self.gathering = Gathering(tuple(names))
        self.send_table()
        self.send(link, wire.Accepted(id=message.id))
        self.ask("commit")

    def ask(self, step: str) -> None:
        assert self.gathering is not None
        message = wire.Shuffle(step=step, commitments=self.gathering.committed)
        for link in self.links:
            self.send(link, message)
        self._shuffle_timer = self._loop.call_later(SHUFFLE_SECONDS, self.gathered)
        if self.gathering.complete:
            self.gathered()

    def contribute(self, link: Link, message: wire.Commit | wire.Open) -> None:
        guest = self.table.guests.get(link.person) if link.person is not None else None
        if self.gathering is None or guest is None:
            return  # too late, or none of their business: nothing happens
        if isinstance(message, wire.Commit):
            self.gathering.commit(guest.name, message.commitment)
        else:
            self.gathering.open(guest.name, bytes.fromhex(message.value))
        if self.gathering.complete:
            self.gathered()

    def gathered(self) -> None:
        """All there, or time is up: on to the next step."""
        if self._shuffle_timer is not None:
            self._shuffle_timer.cancel()
        gathering = self.gathering
        if gathering is None:
            return
        if not gathering.opening:
            gathering.opening = True
            self.ask("open")
            return
        self.gathering = None
        table = self.table
        rules = table.rules
        bots = tuple(chair.bot is not None for chair in table.chairs)
        header = Header(
            rules.name,
            rules.version,
            len(table.chairs),
            table.options,
            bots,
            gathering.contributions(),
        )
        events = self.enter([e.Dealt(self.catch_up(), header)])
        for person in table.guests:
            if table.seat_of(person) is not None and not self.is_connected(person):
                self.watch(person)
        self.publish(events, table_changed=True)

    # Time

    def run_clock(self) -> None:
        """Time passes while somebody is there and the table is not paused."""
        running = self.table.phase == "play" and not self.table.paused and bool(self.links)
        self.clock.run(running)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not running:
            return
        at = self.next_at()
        if at is not None:
            delay = max(0, at - self.clock.now()) / 1000
            self._timer = self._loop.call_later(delay, self.advance)

    def next_at(self) -> int | None:
        """Table time of the next thing that happens by itself."""
        match = self.table.match
        assert match is not None
        due = match.deadline
        times = [self.robots.next_at(), due]
        first = min((at for at in times if at is not None), default=None)
        return None if first is None else first + self.table.dealt_at

    def advance(self) -> None:
        """Something is due: a deadline, or a bot."""
        self.catch_up()
        if self.table.phase == "play" and self.clock.running:
            self.move_bots()

    def catch_up(self) -> int:
        """The table time it is now, once every deadline that has passed is an entry."""
        now = self.clock.now()
        events: list[Event] = []
        while self.table.phase == "play" and not self.table.paused:
            match = self.table.match
            assert match is not None
            due = match.deadline
            if due is None or due + self.table.dealt_at > now:
                break
            events += self.enter([e.Ticked(due + self.table.dealt_at)])
        if events:
            self.publish(events, table_changed=self.table.phase == "over")
        return max(now, self.table.now)

    # Bots

    def seat_robots(self) -> None:
        if self.table.phase == "play":
            self.robots.seat(self.table)

    def move_bots(self) -> None:
        """Bots whose time has come look, or do what they meant to."""
        match = self.table.match
        if match is None or not self.clock.running:
            return
        for seat, intent in self.robots.due(self.table, self.clock.now() - self.table.dealt_at):
            at = self.catch_up()
            try:
                events = self.enter([e.Acted(at, seat, intent.action)])
            except Illegal as no:
                self.robots.refused(seat, no.reason, at - self.table.dealt_at)
            else:
                self.robots.did(seat)
                self.publish(events, table_changed=self.table.phase == "over")
            if self.table.phase != "play":
                break
        self.run_clock()

    def close(self, reason: str) -> None:
        """The server goes down, or the table is closed: everyone is told."""
        for timer in (self._timer, self._shuffle_timer, *self._away.values()):
            if timer is not None:
                timer.cancel()
        self.robots.clear()
        for link in list(self.links):
            link.close(reason, back=True)
