"""A live table: one writer, arrival order, nothing leaves before it is kept.

Everything that leaves (updates, answers, refusals) carries the journal length it depends on and
waits in the outbox until the store has that much. If the store fails, the table is rebuilt from
what it has, and everyone gets a fresh view.
"""

import asyncio
import math
from collections.abc import Callable, Iterable
from functools import partial

import structlog

from singerie.engine.errors import Illegal
from singerie.engine.events import Event, seen_by
from singerie.engine.journal import Contribution, Header
from singerie.engine.seats import Viewer
from singerie.server import commands, wire
from singerie.server import entries as e
from singerie.server.bots import BotWorker
from singerie.server.bucket import Bucket
from singerie.server.clock import TableClock
from singerie.server.dealing import Dealing
from singerie.server.entries import AnyEntry, Person
from singerie.server.outbox import Link, Outbox
from singerie.server.robots import Robots
from singerie.server.showing import History, table_info
from singerie.server.table import Table
from singerie.store.store import Store, StoreError

log = structlog.get_logger()

AWAY_SECONDS = 30.0
"""After so long without a connection a bot sits in until they return."""
STAND_IN = "normal"
RETRY_SECONDS = 1.0
FAILING_SECONDS = 60.0
"""So long after a failure the table counts as failing."""
INPUTS_PER_SECOND = 60.0
INPUTS_AT_ONCE = 240.0
"""From all at the table together, whatever the number of their connections."""
MOST_WATCHERS = 100
MOST_LINKS_EACH = 8
LATE_MS = 2000
"""A deadline found this late was slept through, by a stopped process or a sleeping machine."""


class Room:
    def __init__(self, table_id: str, code: str, store: Store, workers: BotWorker) -> None:
        self.id = table_id
        self.code = code
        self.store = store
        self.table = Table()
        self.clock = TableClock(0)
        self.links: set[Link] = set()
        self.outbox = Outbox()
        self.broken = False
        """The store has failed; nothing counts until the table is rebuilt."""
        self.history = History()
        self.dealing = Dealing(self.ask_all, self.deal)
        self.robots = Robots(workers, self.move_bots)
        self._bucket = Bucket(INPUTS_PER_SECOND, INPUTS_AT_ONCE)
        self._failed_at = -math.inf
        self._level = STAND_IN
        """Of the bots that fill seats which become empty during the shuffle."""
        self._shown: dict[Link, tuple[int, Viewer]] = {}
        """Which match each link has been shown, and from which seat."""
        self._rebuilding: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._away: dict[Person, asyncio.TimerHandle] = {}
        self._loop = asyncio.get_running_loop()

    # Entries

    async def load(self) -> None:
        """Become what the store has."""
        kept = await self.store.entries(self.id)
        self.table = Table()
        self.history = History()
        for data in kept:
            entry = e.decode(data)
            self.history.note(self.table, entry, self.table.enter(entry))
        self.outbox.lose(self.table.length)
        self.clock = TableClock(self.table.now)
        self.robots.clear()
        self.seat_robots()
        self.watch_absent()

    def enter(self, entries: Iterable[AnyEntry]) -> list[Event]:
        """Let entries happen, in order, and hand them to the store. Illegal: none of them did."""
        happened: list[Event] = []
        for entry in entries:
            events = self.happen(entry)  # only a first entry can be refused; see commands.py
            self.store.append(self.id, self.table.length - 1, e.encode(entry), self.on_stored())
            self.history.note(self.table, entry, events)
            self.robots.see(self.table, entry, events)
            happened += events
            self.clock.catch_up(entry.at)
        self.seat_robots()
        self.run_clock()
        return happened

    def happen(self, entry: AnyEntry) -> list[Event]:
        try:
            return self.table.enter(entry)
        except Illegal:
            raise
        except Exception:  # a fault in the rules: who knows what it has changed
            log.exception("table-broke", table=self.code)
            self.fail()
            raise Illegal("store-failed") from None

    def on_stored(self) -> Callable[[StoreError | None], None]:
        length = self.table.length

        def done(failure: StoreError | None) -> None:
            self._loop.call_soon_threadsafe(self.stored, length, failure)

        return done

    def stored(self, length: int, failure: StoreError | None) -> None:
        if failure is None and not self.broken:
            self.outbox.keep(length)
        elif failure is not None and not self.broken:
            log.error("store-failed", table=self.code, why=str(failure))
            self.fail()

    def fail(self) -> None:
        """What is in memory is not to be trusted: back to what the store has."""
        self.broken = True
        self._failed_at = self._loop.time()
        self.rebuild_soon()

    def rebuild_soon(self) -> None:
        self._rebuilding = self._loop.create_task(self.rebuild())

    @property
    def failing(self) -> bool:
        return self.broken or self._loop.time() - self._failed_at < FAILING_SECONDS

    async def all_kept(self) -> None:
        """Wait until the store has everything so far; Illegal if it never will."""
        await self.outbox.wait(self.table.length)

    async def rebuild(self) -> None:
        """Nothing that was not kept has happened; everyone looks anew."""
        self.dealing.stop()
        try:
            await self.load()
        except Exception:  # the table waits, and tries again; others are not concerned
            log.exception("table-unreadable", table=self.code)
            self._loop.call_later(RETRY_SECONDS, self.rebuild_soon)
            return
        self.broken = False
        for link in self.links:
            if link.person is not None and link.person not in self.table.guests:
                link.person = None
        self.run_clock()
        for link in self.links:
            self.welcome(link, 0, 0, None)

    # What leaves

    def send(self, link: Link, message: wire.AnyToClient) -> None:
        self.post(link, wire.encode(message))

    def post(self, link: Link, data: bytes) -> None:
        self.outbox.post(self.table.length, partial(link.send, data))

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
            seen = len(seen_by(viewer, events))
            if not (seen or fresh or table_changed):
                continue  # that something happened is a secret too
            if (viewer, fresh) not in updates:
                update = self.update(viewer, seen, fresh=fresh)
                updates[viewer, fresh] = wire.encode(update)
            self._shown[link] = (self.table.matches, viewer)
            self.post(link, updates[viewer, fresh])

    def send_table(self, but: Link | None = None) -> None:
        told: dict[Person | None, bytes] = {}
        for link in self.links:
            if link is but:
                continue
            if link.person not in told:
                told[link.person] = wire.encode(self.table_info(link.person))
            self.post(link, told[link.person])

    def update(self, viewer: Viewer, count: int, *, fresh: bool = False) -> wire.Update:
        now = self.clock.now() - self.table.dealt_at
        return self.history.update(self.table, viewer, count, now, fresh=fresh)

    def table_info(self, person: Person | None) -> wire.TableInfo:
        connected = {link.person for link in self.links}
        return table_info(self.table, self.code, person, connected, self.dealing.under_way)

    # People

    def has_place(self, person: Person | None) -> bool:
        """For one more who watches; people of the table always have one, the oldest link goes."""
        same = [link for link in self.links if link.person == person]
        if person is None:
            return len(same) < MOST_WATCHERS
        if len(same) >= MOST_LINKS_EACH:
            same[0].close("elsewhere", back=False)
        return True

    def arrive(self, link: Link, match: int, seen: int, seat: Viewer) -> None:
        """A connection is there, its person known by now."""
        if link.person is not None:
            self.back(link.person)
        self.links.add(link)
        self.run_clock()
        self.welcome(link, match, seen, seat)
        self.send_table(but=link)
        self.find_host()

    def welcome(self, link: Link, match: int, seen: int, seat: Viewer) -> None:
        """The table, and of the match what came after ``seen``, or a fresh view."""
        self.send(link, self.table_info(link.person))
        if self.table.match is None:
            return
        viewer = self.table.seat_of(link.person)
        missed = self.history.count(viewer) - seen
        same = (match, seat) == (self.table.matches, viewer)
        known = same and seen > 0 and 0 <= missed <= wire.LONGEST_HISTORY
        self._shown[link] = (self.table.matches, viewer)
        self.send(link, self.update(viewer, missed if known else 0, fresh=not known))

    def depart(self, link: Link) -> None:
        """A connection is gone; its person may well come back."""
        if link not in self.links:
            return
        self.links.discard(link)
        self._shown.pop(link, None)
        person = link.person
        if person is not None and not self.is_connected(person):
            self.watch(person)
        self.run_clock()
        self.send_table()

    def is_connected(self, person: Person) -> bool:
        return any(link.person == person for link in self.links)

    def watch(self, person: Person) -> None:
        """Wait for them a while, then let a bot sit in."""
        self.unwatch(person)
        self._away[person] = self._loop.call_later(AWAY_SECONDS, self.stand_in, person)

    def watch_absent(self) -> None:
        """Wait for the host and, in a game, for everyone whose seat is without them."""
        if self.table.host is not None and not self.is_connected(self.table.host):
            self.watch(self.table.host)
        for chair in self.table.chairs if self.table.phase == "play" else ():
            if chair.person is not None and not self.is_connected(chair.person):
                self.watch(chair.person)

    def unwatch(self, person: Person) -> None:
        timer = self._away.pop(person, None)
        if timer is not None:
            timer.cancel()

    def find_host(self) -> None:
        """Somebody who is there hosts, once the host has been away for long or has left."""
        people = {link.person for link in self.links if link.person is not None}
        here = sorted(one for one in people if self.table.guests[one].here)
        host = self.table.host
        if here and host not in here and host not in self._away and not self.broken:
            self.publish(self.enter([e.Hosted(self.catch_up(), here[0])]), table_changed=True)

    def stand_in(self, person: Person) -> None:
        """They have been away for long: somebody else hosts, a bot sits in."""
        self._away.pop(person, None)
        self.find_host()
        seat = self.table.seat_of(person)
        if self.is_connected(person) or seat is None or self.table.phase != "play":
            return
        if self.table.paused or not self.clock.running or self.broken:
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
        if seat is None or self.broken:
            return
        if self.table.phase == "play" and self.table.chairs[seat].bot:
            at = self.catch_up()
            if self.table.phase == "play":
                events = self.enter([e.Seated(at, seat, person)])
                self.publish(events, table_changed=True)

    def join(self, link: Link, message: wire.Join, token: str, hashed: str) -> None:
        """Somebody gives a name and gets the secret they are known by."""
        self.admit()
        if link.person is not None:
            raise Illegal("joined-already")
        person = len(self.table.guests)
        at = self.catch_up()
        self.enter(commands.come(self.table, message.name, message.puppet, hashed, at))
        link.person = person
        self.send(link, wire.Token(id=message.id, person=person, token=token))
        self.publish([], table_changed=True)

    def admit(self) -> None:
        """Refuses while nothing can be kept, and where a crowd of connections asks for too much."""
        if self.broken:
            raise Illegal("store-failed")
        if not self._bucket.take():
            raise Illegal("too-fast")

    def answer(self, link: Link, number: int) -> None:
        """Accepted, once it is kept; refused if that fails."""
        yes = wire.encode(wire.Accepted(id=number))
        no = wire.encode(wire.Refused(id=number, reason="store-failed", args={}))
        self.outbox.post(self.table.length, partial(link.send, yes), partial(link.send, no))

    def handle(self, link: Link, message: wire.AnyFromClient) -> None:
        """Carry out what somebody asks; Illegal if they may not."""
        self.admit()
        if isinstance(message, wire.Commit | wire.Open):
            self.contribute(link.person, message)
            return
        if isinstance(message, wire.Start):
            self.start(link, message)
            return
        at = self.catch_up()
        events = self.enter(commands.entries_for(self.table, link.person, message, at))
        acted = isinstance(message, wire.Act)
        self.publish(events, table_changed=not acted or self.table.phase == "over")
        self.answer(link, message.id)
        if isinstance(message, wire.Leave):
            self.let_go(link.person, "left")
        elif isinstance(message, wire.Kick):
            self.let_go(message.person, "kicked")

    def let_go(self, person: Person | None, reason: str) -> None:
        """Every link of a person who is gone is closed, once that is kept."""
        for link in self.links:
            if link.person == person:
                self.outbox.post(self.table.length, partial(link.close, reason, back=False))
        self.find_host()

    # The deal

    def start(self, link: Link, message: wire.Start) -> None:
        """Fill the seats, gather everyone's part in the shuffle, deal."""
        if link.person is None or link.person != self.table.host:
            raise Illegal("host-only")
        if self.table.phase == "play" or self.dealing.under_way:
            raise Illegal("not-now")
        self.enter(commands.fill(self.table, message.level, self.catch_up()))
        self._level = message.level
        self.answer(link, message.id)
        players = [chair.person for chair in self.table.chairs if chair.person is not None]
        here = [one for one in players if self.is_connected(one)]
        self.dealing.begin(tuple(self.table.guests[one].name for one in here))

    def ask_all(self, step: str, commitments: dict[str, str]) -> None:
        self.send_table()
        for link in self.links:
            self.send(link, wire.Shuffle(step=step, commitments=commitments))

    def contribute(self, person: Person | None, message: wire.Commit | wire.Open) -> None:
        guest = self.table.guests.get(person) if person is not None else None
        if guest is None or not guest.here:
            raise Illegal("join-first")
        if isinstance(message, wire.Commit):
            self.dealing.commit(guest.name, message.commitment)
        else:
            self.dealing.open(guest.name, bytes.fromhex(message.value))

    def deal(self, contributions: tuple[Contribution, ...]) -> None:
        table, rules, at = self.table, self.table.rules, self.catch_up()
        self.enter(commands.fill(table, self._level, at))  # who left during the shuffle
        self.enter(
            e.Seated(at, seat, chair.person)  # who is back from a game that a bot ended for them
            for seat, chair in enumerate(list(table.chairs))
            if chair.bot and chair.person is not None and self.is_connected(chair.person)
        )
        seats = len(table.chairs)
        bots = tuple(chair.bot is not None for chair in table.chairs)
        header = Header(rules.name, rules.version, seats, table.options, bots, contributions)
        events = self.enter([e.Dealt(at, header)])
        self.watch_absent()
        self.publish(events, table_changed=True)

    # Time

    def run_clock(self) -> None:
        """Time passes while somebody is there and the table is not paused."""
        running = self.table.phase == "play" and not self.table.paused and bool(self.links)
        if self.table.paused:
            self.clock = TableClock(self.table.now)  # not a moment more than the entry says
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
        if self.broken:
            return now
        events: list[Event] = []
        while self.table.phase == "play" and not self.table.paused:
            match = self.table.match
            assert match is not None
            due = match.deadline
            if due is None or due + self.table.dealt_at > now:
                break
            late = now - due - self.table.dealt_at
            if late > LATE_MS and self.clock.running:
                self.clock.hold_back(late)
                now -= late
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
        if match is None or not self.clock.running or self.broken:
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
        self.dealing.stop()
        for timer in (self._timer, *self._away.values()):
            if timer is not None:
                timer.cancel()
        self.robots.clear()
        for link in list(self.links):
            link.close(reason, back=True)
