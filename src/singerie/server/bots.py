"""Bots in worker processes: they think there, never on the event loop.

A bot is told what its seat sees and says when it wants to look again and what its hand is doing.
Messages are numbered; an answer older than the last question that matters is ignored.
"""

import asyncio
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Any

import structlog

from singerie.bots.bot import Bot, Intent, Place, QuickDice
from singerie.engine.events import Event
from singerie.engine.memory import Memory
from singerie.engine.seats import Seat
from singerie.games.registry import game

log = structlog.get_logger()

Said = Callable[[int | None, Intent | None], None]
"""Told when the bot will look next, and what its hand is doing."""
Key = int
STOP_SECONDS = 2


@dataclass(frozen=True)
class Newcomer:
    """Everything a bot is told when it sits down."""

    game: str
    level: str
    seats: int
    seat: Seat
    options: dict[str, Any]
    memory: Memory | None
    seed: str

    def sit(self) -> Bot:
        rules = game(self.game).rules
        options = rules.read_options(self.options)
        place = Place(rules, self.seats, self.seat, options, QuickDice(self.seed), self.memory)
        return game(self.game).bot(self.level)(place)


class BotSeat:
    """One bot, as the table knows it."""

    def __init__(self, worker: "BotWorker", key: Key, said: Said) -> None:
        self._worker = worker
        self._key = key
        self._said = said
        self._sent = 0
        self._valid_from = 0
        """Answers to earlier messages do not know what has happened since."""

    def see(self, events: list[Event], at: int) -> None:
        self._send("see", events, at)

    def look(self, view: Any, prompt: Any, at: int) -> None:
        self._send("look", view, prompt, at)
        self._valid_from = self._sent

    def did(self) -> None:
        """Its hand has done what it was about to."""
        self._send("did")
        self._valid_from = self._sent

    def refused(self, reason: str, at: int) -> None:
        self._send("refused", reason, at)
        self._valid_from = self._sent

    def leave(self) -> None:
        self._worker.forget(self._key)

    def answer(self, number: int, wake: int | None, intent: Intent | None) -> None:
        if number >= self._valid_from:
            self._said(wake, intent)

    def _send(self, *message: Any) -> None:
        self._sent += 1
        self._worker.send((self._key, self._sent, *message))


class BotWorker:
    """A process full of bots. If it dies, ``lost`` is called: every table seats its bots anew."""

    def __init__(self, lost: Callable[[], None]) -> None:
        self._lost = lost
        self._seats: dict[Key, BotSeat] = {}
        self._next_key = 0
        self._pipe: Connection | None = None
        self._process: BaseProcess | None = None
        self._outgoing: SimpleQueue[tuple[Any, ...] | None] = SimpleQueue()

    def start(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True, name="bots")
        self._process.start()
        theirs.close()
        self._outgoing = SimpleQueue()
        Thread(target=_carry, args=(self._outgoing, self._pipe), daemon=True).start()
        asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._read)

    def stop(self) -> None:
        if self._pipe is not None:
            asyncio.get_running_loop().remove_reader(self._pipe.fileno())
            self._outgoing.put(None)
            self._pipe = None
        if self._process is not None:
            self._process.join(STOP_SECONDS)  # it ends with its pipe
            self._process.kill()
            self._process = None

    def seat(self, newcomer: Newcomer, said: Said) -> BotSeat:
        self._next_key += 1
        self._seats[self._next_key] = seat = BotSeat(self, self._next_key, said)
        seat._send("sit", newcomer)
        return seat

    def forget(self, key: Key) -> None:
        if self._seats.pop(key, None) is not None:
            self.send((key, 0, "leave"))

    def send(self, message: tuple[Any, ...]) -> None:
        self._outgoing.put(message)

    def _read(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                key, number, wake, intent = self._pipe.recv()
                if key in self._seats:
                    self._seats[key].answer(number, wake, intent)
        except (EOFError, OSError):
            self._died()

    def _died(self) -> None:
        log.error("bots-died")
        self.stop()
        self._seats.clear()
        self.start()
        self._lost()


def _carry(messages: SimpleQueue[tuple[Any, ...] | None], pipe: Connection) -> None:
    """A thread of its own: a full pipe must not hold up the event loop."""
    with pipe:  # until told to stop: closed sooner, its end would go unnoticed by the reader
        while (message := messages.get()) is not None:
            with suppress(OSError):  # the process has died; the reader finds out, starts another
                pipe.send(message)


def work(pipe: Connection) -> None:
    """The worker process: until the pipe closes, tell bots what they see and say what they do."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)  # they are meant for the server
    bots: dict[Key, Bot] = {}
    while True:
        try:
            key, number, verb, *args = pipe.recv()
        except (EOFError, OSError):
            return
        if verb == "leave":
            bots.pop(key, None)
            continue
        try:
            if verb == "sit":
                bots[key] = args[0].sit()
            tell(bots[key], verb, args)
        except Exception:  # noqa: BLE001  # a fault in one bot must not end the others
            traceback.print_exc()
        bot = bots.get(key)
        with suppress(OSError):  # the server has died; the next recv says so
            pipe.send((key, number, bot.wake if bot else None, bot.intent if bot else None))


def tell(bot: Bot, verb: str, args: list[Any]) -> None:
    if verb == "see":
        events, at = args
        for event in events:
            bot.see(event, at)
    elif verb == "look":
        bot.wake = None
        bot.look(*args)
    elif verb == "did":
        bot.intent = None
    elif verb == "refused":
        bot.intent = None
        bot.refused(*args)
