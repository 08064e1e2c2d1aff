"""Kill the server at the worst moments, start it again on the same store, and see what is left.

A real server process, real sockets on this machine only, tables with people and bots who act
quickly. After every kill the store is read as the killed server left it, and compared with what
every client has seen and what it was told was accepted.
"""

import argparse
import asyncio
import logging
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import connect

from singerie.client import VERSION, Client, Gone, Message, Refused
from singerie.engine.events import seen_by
from singerie.engine.journal import load_lines
from singerie.engine.match import Match
from singerie.engine.seats import Viewer
from singerie.games.registry import game
from singerie.server import entries as e
from singerie.server.table import Table
from singerie.server.wire import LONGEST_HISTORY
from singerie.store.sqlite import SqliteStore

HERE = "127.0.0.1"
OPTIONS = {
    "renew_sign": "never",
    "huddle_seconds": 5,
    "quiet_seconds": 2,
    "table_seconds": 5,
    "sweep_seconds": 0.1,
    "showdown_seconds": 0.5,
    "signal_seconds": 0.1,
}
PEOPLE = (4, 2, 1, 3)
"""How many people sit at the first table, the second …, and so on round; bots have the rest."""
MOST_TABLES = 16
KILLS_PER_HOUSE = 50
"""Then a new store: what is measured is crashes, not how long a journal can get."""
START_SECONDS = 60.0
REPLAY_SECONDS = 60.0
SECONDS_PER_KILL = 20.0
"""In all, on average; a run that takes longer is stuck."""
FORMS = {"Say": 3, "Signal": 1, "Swap": 6, "Done": 4, "Announce": 0.4, "Ready": 6}
"""How much they like to do what."""
HURRY = ("Propose", "Accept", "Keep", "Announce", "Ready")
"""What brings a game to its end."""


MOMENTS = {
    "an answer": 2,
    "a question": 2,
    "an event": 1,
    "a look": 1,
    "a shuffle": 1,
    "a burst": 2,
    "any time": 1,
    "start-up": 1,
}
"""When the server is killed, and how often: as soon as a client hears or asks something …"""


class Violation(Exception):
    """What must never be, in a sentence."""


class Server:
    """``singerie serve``, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "tables.db"
        self.log = folder / "log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []
        """Every process starts a group, in which its bots think."""
        self.slowest = 0.0

    @property
    def url(self) -> str:
        return f"http://{HERE}:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "singerie", "serve", "--host", HERE]
        command += ["--port", str(self.port), "--store", str(self.store)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
            )
        self.groups.append(self.process.pid)

    async def up(self) -> None:
        """Wait until it answers."""
        begun = time.monotonic()
        while not await asyncio.to_thread(self._answers):
            if self.process is None or self.process.poll() is not None:
                raise Violation("The server did not start again on its own store.")
            if time.monotonic() - begun > START_SECONDS:
                raise Violation(f"The server was not up {START_SECONDS:g} s after its start.")
            await asyncio.sleep(0.02)
        self.slowest = max(self.slowest, time.monotonic() - begun)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as response:
                return bool(response.status == 200)
        except (URLError, OSError):
            return False

    def strike(self) -> None:
        """Kill it, without a chance to tidy up."""
        if self.process is not None:
            self.process.kill()

    def gone(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    async def orphans(self) -> int:
        """Groups that still have processes: bots end when their server does."""
        for _ in range(100):
            self.groups = [group for group in self.groups if alive(group)]
            if not self.groups:
                break
            await asyncio.sleep(0.1)
        return len(self.groups)

    def end(self) -> None:
        """Leave nothing behind."""
        self.gone()
        for group in self.groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)

    def complaints(self) -> list[str]:
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        bad = ('"level": "error"', '"level": "warning"', "Traceback", "Exception")
        return [line for line in lines if any(word in line for word in bad)]


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
    return port


@dataclass
class Ledger:
    """A table as its entries in the store make it, and what each viewer may have seen of it."""

    table: Table = field(default_factory=Table)
    entries: list[bytes] = field(default_factory=list)
    logs: dict[tuple[int, Viewer], list[bytes]] = field(default_factory=dict)
    acted: Counter[tuple[int, bytes]] = field(default_factory=Counter)
    """Actions of each seat."""
    botted: set[int] = field(default_factory=set)
    """Seats that a bot has played at any time."""
    ticks: int = 0

    def read(self, entries: list[bytes]) -> None:
        """What the store has now; it may only have grown."""
        if entries[: len(self.entries)] != self.entries:
            raise Violation("The store has lost or changed entries that it had before.")
        for data in entries[len(self.entries) :]:
            self._enter(e.decode(data))
        self.entries = entries

    def _enter(self, entry: e.AnyEntry) -> None:
        if entry.at < self.table.now:
            raise Violation(f"Table time ran backwards, from {self.table.now} to {entry.at}.")
        events = self.table.enter(entry)
        if isinstance(entry, e.Dealt):
            for viewer in (None, *range(entry.header.seats)):
                self.logs[self.table.matches, viewer] = []
        elif isinstance(entry, e.Acted):
            self.acted[entry.seat, msgspec.json.encode(entry.action)] += 1
        elif isinstance(entry, e.Ticked):
            self.ticks += 1
        for seat, chair in enumerate(self.table.chairs):
            if chair.bot is not None:
                self.botted.add(seat)
        for (match, viewer), log in self.logs.items():
            if match == self.table.matches:
                log += [msgspec.json.encode(event) for event in seen_by(viewer, events)]


class Guest:
    """Somebody at a table, who notes everything they see and are told."""

    def __init__(self, client: Client, crowd: "Crowd", *, acts: bool) -> None:
        self.client = client
        self.crowd = crowd
        self.acts = acts
        self.seat: Viewer = client.table["seat"]
        self.person = client.table["you"]
        self.seen: dict[tuple[int, Viewer], dict[int, bytes]] = {}
        self.unchecked: list[tuple[int, Viewer, int]] = []
        self.last = (0, 0)
        """The match and its time, as last told on this line."""
        self.said = 0
        client.watch = self.watch
        client.patience = 0.2

    @property
    def name(self) -> str:
        return f"{self.crowd.code}/{self.seat if self.seat is not None else 'TV'}"

    def watch(self, message: Message) -> None:
        say = message["say"]
        if say == "update":
            self._note(message)
            self.crowd.trouble.happened("an event" if message["events"] else "a look")
        elif say == "table":
            if (message["seat"], message["you"]) != (self.seat, self.person):
                self.crowd.wrong(f"{self.name} came back as {message['you']}/{message['seat']}.")
        elif say == "accepted":
            self.crowd.trouble.happened("an answer")
        elif say == "shuffle":
            self.crowd.trouble.happened("a shuffle")

    def _note(self, message: Message) -> None:
        viewer: Viewer = message["view"]["seat"]
        match, n, now = message["match"], message["n"], message["now"]
        if viewer != self.seat:
            self.crowd.wrong(f"{self.name} was shown the view of {viewer}.")
        if match < self.last[0] or (match == self.last[0] and now < self.last[1]):
            self.crowd.wrong(f"{self.name}: time ran from {self.last} to {(match, now)}.")
        self.last = (match, now)
        seen = self.seen.setdefault((match, viewer), {})
        for number, event in enumerate(message["events"], n - len(message["events"]) + 1):
            data = msgspec.json.encode(event)
            if seen.setdefault(number, data) != data:
                self.crowd.wrong(f"{self.name} was told event {number} twice, differently.")
            self.unchecked.append((match, viewer, number))

    async def play(self, dice: random.Random) -> None:
        """Anything on offer, quickly; now and then much at once."""
        while True:
            await asyncio.sleep(dice.uniform(0.0, 0.25))
            if self.crowd.resting or not self.client.prompt:
                continue
            at_once = 6 if dice.random() < 0.1 else 1
            await asyncio.gather(*(self.act_once(dice) for _ in range(at_once)))

    async def act_once(self, dice: random.Random) -> None:
        action = self.choose(dice)
        if action is None or not self.client.connected:
            return
        note = self.seat, msgspec.json.encode(action)
        crowd = self.crowd
        crowd.maybe[note] += 1
        try:
            asking = asyncio.ensure_future(self.client.ask("act", action=action))
            await asyncio.sleep(0)  # it is on its way, and not answered yet
            crowd.trouble.happened("a question")
            await asking
        except Refused:
            crowd.maybe[note] -= 1
            crowd.refused += 1
        except (ConnectionError, TimeoutError, Gone):
            pass  # it may have happened or not
        else:
            crowd.maybe[note] -= 1
            crowd.kept[note] += 1

    def choose(self, dice: random.Random) -> Message | None:
        forms = self.client.prompt["forms"] if self.client.prompt else []
        if self.crowd.ending:
            forms = [form for form in forms if form["do"] in HURRY]
        if not forms:
            return None
        form = dice.choices(forms, [FORMS.get(one["do"], 2) for one in forms])[0]
        action: Message = {"do": form["do"]}
        for name, one in form["fields"].items():
            action[name] = self.fill(one, dice)
        return action

    def fill(self, one: Message, dice: random.Random) -> Any:
        if one["field"] == "Pick":
            return dice.choice(one["values"])
        if one["field"] == "SignField":
            return dice.sample(one["signals"], 1 + dice.randrange(3))
        self.said += 1  # no two sentences are alike: each is kept once, or never was
        return f"{self.name} {id(self.client):x} says {self.said}"

    def check(self, ledger: Ledger) -> int:
        """Nothing was seen that the store does not have, number by number, byte by byte."""
        for match, viewer, number in self.unchecked:
            log = ledger.logs.get((match, viewer), [])
            if number > len(log):
                raise Violation(
                    f"{self.name} saw event {number} of match {match}; {len(log)} are kept."
                )
            if log[number - 1] != self.seen[match, viewer][number]:
                raise Violation(
                    f"{self.name} saw, as event {number} of match {match},"
                    f" {self.seen[match, viewer][number]!r}; kept is {log[number - 1]!r}."
                )
        done = len(self.unchecked)
        self.unchecked.clear()
        if ledger.table.matches:  # as late as the last entry, and not before it
            self.last = (ledger.table.matches, ledger.table.now - ledger.table.dealt_at)
        return done

    async def look_again(self, ledger: Ledger) -> int:
        """On a line of their own: the whole match anew, against what was seen the first time."""
        match = ledger.table.matches
        url = self.client.url.replace("http", "ws", 1)
        async with connect(f"{url}/ws/{self.client.code}", max_size=None) as line:
            hello = {"say": "hello", "v": VERSION, "token": self.client.token}
            hello |= {"match": match, "seen": 1, "seat": self.seat}
            await line.send(msgspec.json.encode(hello).decode())
            while True:
                message = msgspec.json.decode(await line.recv())
                if message["say"] == "bye":
                    raise Violation(f"{self.name} was sent away: {message['reason']}.")
                if message["say"] == "update":
                    break
                if message["phase"] == "lobby":
                    return 0
        if message["match"] != match:
            return 0  # another has begun since
        seen, log = self.seen.get((match, self.seat), {}), ledger.logs[match, self.seat]
        if message["n"] < len(log):
            raise Violation(f"{self.name}: {len(log)} events are kept, {message['n']} are told.")
        if message["fresh"] and 1 < len(log) <= message["n"] <= LONGEST_HISTORY:
            raise Violation(f"{self.name}: the server does not know the events it has kept.")
        first = message["n"] - len(message["events"]) + 1
        for number, event in enumerate(message["events"], first):
            data = msgspec.json.encode(event)
            if number <= len(log) and log[number - 1] != data:
                raise Violation(f"{self.name}: event {number} is told otherwise than kept.")
            if seen.get(number, data) != data:
                raise Violation(f"{self.name}: event {number} is told otherwise than before.")
        return len(message["events"])


class Trouble:
    """When to strike: at the next thing of a kind, or by the clock."""

    def __init__(self, strike: Callable[[], None]) -> None:
        self._strike = strike
        self.awaited = ""
        self.struck = asyncio.Event()

    def happened(self, what: str) -> None:
        if what == self.awaited:
            self.now()

    def now(self) -> None:
        self.awaited = ""
        if not self.struck.is_set():
            self._strike()
            self.struck.set()


@dataclass
class Crowd:
    """Everyone at one table."""

    code: str
    trouble: Trouble
    wrong: Callable[[str], None]
    guests: list[Guest] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    kept: Counter[tuple[Viewer, bytes]] = field(default_factory=Counter)
    """Actions that were acknowledged."""
    maybe: Counter[tuple[Viewer, bytes]] = field(default_factory=Counter)
    """Actions whose answer never came."""
    refused: int = 0
    ending: bool = False
    """No game is begun any more."""
    resting: bool = False
    """They only watch."""
    paused: bool | None = False
    """As last acknowledged; None when nobody can know."""

    @property
    def host(self) -> Client:
        return self.guests[0].client

    async def keep_going(self, dice: random.Random) -> None:
        """The host starts the next game as soon as one is over, and pauses now and then."""
        while True:
            await asyncio.sleep(dice.uniform(0.05, 0.3))
            with suppress(Refused, ConnectionError, TimeoutError, Gone):
                if self.host.table["paused"]:
                    await self.pause("resume")
                elif self.ending:
                    continue
                elif is_idle(self.host):
                    await self.host.ask("start", level=dice.choice(["easy", "normal"]))
                elif dice.random() < 0.05:
                    await self.pause("pause")

    async def pause(self, say: str) -> None:
        self.paused = None
        await self.host.ask(say)
        self.paused = say == "pause"

    def check(self) -> int:
        """What was acknowledged is kept; what was refused is not; the rest is one or the other."""
        ledger = self.ledger
        for note, times in self.kept.items():
            seat, data = note
            there = ledger.acted[seat, data] if seat is not None else 0
            if there < times:
                raise Violation(
                    f"{self.code}: seat {seat} was told {times} times that {data!r} was accepted;"
                    f" it is kept {there} times."
                )
        for (seat, data), there in ledger.acted.items():
            told = self.kept[seat, data] + self.maybe[seat, data]
            if seat not in ledger.botted and there > told:
                raise Violation(
                    f"{self.code}: seat {seat} did {data!r} at most {told} times; {there} are kept."
                )
        if self.paused is not None and self.paused != ledger.table.paused:
            raise Violation(f"{self.code}: paused should be {self.paused}, as was acknowledged.")
        return len(self.kept) + len(ledger.acted) + sum(g.check(ledger) for g in self.guests)


@dataclass
class Sums:
    kills: int = 0
    starts: int = 0
    kept: int = 0
    unknown: int = 0
    refused: int = 0
    events: int = 0
    checks: int = 0
    matches: int = 0
    ticks: int = 0
    slowest: float = 0.0
    moments: Counter[str] = field(default_factory=Counter)


class Evening:
    """One house with its tables, through many kills."""

    def __init__(self, folder: Path, dice: random.Random, sums: Sums) -> None:
        self.server = Server(folder)
        self.folder = folder
        self.dice = dice
        self.sums = sums
        self.trouble = Trouble(self.server.strike)
        self.crowds: list[Crowd] = []
        self.faults: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, kills: int, tables: int, tell: Callable[[str], None]) -> None:
        try:
            self.server.start()
            await self.server.up()
            self.sums.starts += 1
            for number in range(tables):
                await self.open_table(PEOPLE[number % len(PEOPLE)])
            self.begin()
            for _ in range(kills):
                moment = await self.kill_once()
                self.sums.kills += 1
                self.sums.moments[moment] += 1
                await self.inspect()
                tell(moment)
                await self.bring_back()
            await self.finish()
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for crowd in self.crowds:
                for guest in crowd.guests:
                    with suppress(Exception):  # its fault has been reported
                        await guest.client.close()
            self.server.end()
            self.add_up()

    async def open_table(self, people: int) -> None:
        """People, bots in the other seats, a TV, and a host with a second device."""
        url = self.server.url
        length = {"rounds": 2, "round_tables": 2}
        if not self.crowds:
            length = {"rounds": 1, "round_tables": 1}  # nobody but time will end it
        host = await Client.open(url, "kems", "Ada", options={**OPTIONS, **length})
        crowd = Crowd(host.code, self.trouble, self.faults.append)
        self.crowds.append(crowd)
        others = ["Ben", "Cleo", "Dora"][: people - 1]
        clients = [host, *[await Client.join(url, host.code, name) for name in others]]
        crowd.guests = [Guest(client, crowd, acts=True) for client in clients]
        for token in (host.token, None):
            client = Client(url, host.code, token)
            await client.connect()
            crowd.guests.append(Guest(client, crowd, acts=False))

    def begin(self) -> None:
        for crowd in self.crowds:
            self._spawn(crowd.keep_going(self.own_dice()))
            for guest in crowd.guests:
                if guest.acts:
                    self._spawn(guest.play(self.own_dice()))

    def own_dice(self) -> random.Random:
        return random.Random(self.dice.random())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def kill_once(self) -> str:
        """Strike at a bad moment; which one it was."""
        self.trouble.struck.clear()
        what = self.dice.choices(tuple(MOMENTS), tuple(MOMENTS.values()))[0]
        if what == "start-up":
            await self.kill_starting()
        elif what == "a burst":
            await asyncio.sleep(self.dice.uniform(0.0, 0.5))
            self._spawn(self.burst(self.own_dice()))
            await asyncio.sleep(self.dice.uniform(0.0, 0.05))
        elif what == "any time":
            await asyncio.sleep(self.dice.uniform(0.0, 1.0))
        else:
            await asyncio.sleep(self.dice.uniform(0.0, 0.8))
            self.trouble.awaited = what
            with suppress(TimeoutError):
                await asyncio.wait_for(self.trouble.struck.wait(), 1)
        if what in ("an answer", "a question", "an event", "a look", "a shuffle"):
            what = f"at {what}" if self.trouble.struck.is_set() else "any time"
        self.trouble.now()
        self.server.gone()
        return what

    async def kill_starting(self) -> None:
        """Twice in a row: while it plays, and while it is coming back."""
        self.server.gone()
        await self.inspect()
        self.server.start()
        await asyncio.sleep(self.dice.uniform(0.0, 1.2 * max(self.server.slowest, 0.5)))

    async def burst(self, dice: random.Random) -> None:
        guests = [guest for crowd in self.crowds for guest in crowd.guests if guest.acts]
        await asyncio.gather(*(guest.act_once(dice) for guest in guests for _ in range(8)))

    async def inspect(self) -> None:
        """Read the store as the killed server left it. A copy: the next one must cope by itself."""
        await self.quiet()
        copy = self.folder / "copy"
        copy.mkdir()
        for file in self.server.store.parent.glob(self.server.store.name + "*"):
            shutil.copy(file, copy)
        store = SqliteStore(copy / self.server.store.name)
        try:
            ids = {kept.code: kept.id for kept in await store.tables() if kept.open}
            for crowd in self.crowds:
                if crowd.code not in ids:
                    raise Violation(f"Table {crowd.code} is gone.")
                crowd.ledger.read(await store.entries(ids[crowd.code]))
                self.sums.checks += crowd.check()
        finally:
            store.close()
            shutil.rmtree(copy)
        self.blame()

    async def quiet(self) -> None:
        """Until everyone has heard the last of what the server said, and that the line is lost."""
        clients = [guest.client for crowd in self.crowds for guest in crowd.guests]
        for _ in range(500):
            if not any(client.connected for client in clients):
                return
            await asyncio.sleep(0.01)
        raise Violation("A client did not notice that the server is gone.")

    async def bring_back(self) -> None:
        self.server.start()
        await self.server.up()
        self.sums.starts += 1
        for crowd in self.crowds:
            for guest in crowd.guests:
                self.sums.checks += await guest.look_again(crowd.ledger)
                await self.wait(partial(is_back, guest.client), f"{guest.name} to be back")
        self.blame()

    async def wait(self, true: Callable[[], bool], what: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while not true():
            self.blame()
            if time.monotonic() > end:
                raise Violation(f"Waited {seconds:g} s for {what}.")
            await asyncio.sleep(0.02)

    async def finish(self) -> None:
        """Every game comes to its end, the first by time alone, and can be played again."""
        self.crowds[0].resting = True
        for crowd in self.crowds:
            crowd.ending = True
        for crowd in self.crowds:
            host = crowd.host
            await self.wait(
                partial(is_idle, host),
                f"the game of {crowd.code} to end",
                REPLAY_SECONDS,
            )
            if host.table["phase"] == "over":
                url = f"{host.url}/api/tables/{host.code}/journal"
                match = await asyncio.to_thread(replay, url)
                if match.outcome is None:
                    raise Violation(f"The saved game of {crowd.code} has no end.")
        self.server.gone()
        await self.inspect()
        left = await self.server.orphans()
        if left:
            raise Violation(f"{left} killed servers have left processes behind.")
        complaints = self.server.complaints()
        if complaints:
            raise Violation("The server logged:\n" + "\n".join(complaints[:20]))

    def blame(self) -> None:
        for crowd in self.crowds:
            for guest in crowd.guests:
                if guest.client.gone:
                    raise Violation(f"{guest.name} cannot go on: {guest.client.gone}.")
        for task in self._tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise Violation(f"A player stopped: {task.exception()!r}.")
        if self.faults:
            raise Violation(self.faults[0])

    def add_up(self) -> None:
        sums = self.sums
        for crowd in self.crowds:
            sums.kept += crowd.kept.total()
            sums.unknown += crowd.maybe.total()
            sums.refused += crowd.refused
            sums.matches += crowd.ledger.table.matches
            sums.ticks += crowd.ledger.ticks
            sums.events += sum(len(log) for guest in crowd.guests for log in guest.seen.values())
        sums.slowest = max(sums.slowest, self.server.slowest)


def is_back(client: Client) -> bool:
    return client.connected


def is_idle(client: Client) -> bool:
    return client.table["phase"] != "play" and not client.table["dealing"]


def replay(url: str) -> Match:
    with urlopen(url, timeout=20) as response:
        journal = load_lines(response.read().splitlines())
    return Match.replay(game(journal.header.game).rules, journal)


async def run(kills: int, tables: int, seed: int) -> tuple[Sums, str]:
    """So many kills; the sums, and what was wrong, if anything."""
    sums = Sums()
    dice = random.Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="singerie-crash-"))
    wrong = ""

    def tell(moment: str) -> None:
        if sums.kills % max(1, kills // 20) == 0 or kills <= 20:
            print(f"kill {sums.kills}/{kills}: {moment}; {sums.checks:,} checks", flush=True)

    try:
        async with asyncio.timeout(60 + kills * SECONDS_PER_KILL):
            while sums.kills < kills:
                house = folder / str(sums.kills)
                house.mkdir()
                evening = Evening(house, dice, sums)
                await evening.run(min(KILLS_PER_HOUSE, kills - sums.kills), tables, tell)
    except Violation as violation:
        wrong = str(violation)
    except TimeoutError:
        wrong = "It took far too long."
    finally:
        if wrong:
            print(f"\nThe stores and logs are in {folder}", flush=True)
        else:
            shutil.rmtree(folder)
    return sums, wrong


def summary(sums: Sums, seconds: float) -> str:
    moments = ", ".join(f"{times} {moment}" for moment, times in sorted(sums.moments.items()))
    return f"""
kills                     {sums.kills:>9,}   ({moments})
restarts                  {sums.starts:>9,}   slowest {sums.slowest:.2f} s
actions acknowledged      {sums.kept:>9,}   refused {sums.refused:,}, unanswered {sums.unknown:,}
events seen               {sums.events:>9,}
games begun               {sums.matches:>9,}   deadlines fired {sums.ticks:,}
checks                    {sums.checks:>9,}
time                      {seconds:>9.1f} s"""


def main() -> int:
    reader = argparse.ArgumentParser(description="Kill the server again and again, and look.")
    reader.add_argument("--kills", type=int, default=100, help="how often (100)")
    reader.add_argument("--tables", type=int, default=4, help=f"1 to {MOST_TABLES} (4)")
    reader.add_argument("--seed", type=int, help="the same choices again, if not the same moments")
    given = reader.parse_args()
    if given.kills < 1 or not 1 <= given.tables <= MOST_TABLES:
        reader.error(f"at least one kill, and 1 to {MOST_TABLES} tables")
    seed = given.seed if given.seed is not None else random.randrange(1_000_000)
    print(f"{given.kills} kills, {given.tables} tables, seed {seed}", flush=True)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # lines that are cut are no news here
    begun = time.monotonic()
    try:
        sums, wrong = asyncio.run(run(given.kills, given.tables, seed))
    except KeyboardInterrupt:
        print("\nInterrupted; nothing is left running.")
        return 130
    print(summary(sums, time.monotonic() - begun))
    print(f"\nVIOLATION: {wrong}" if wrong else "\nNothing acknowledged was lost.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
