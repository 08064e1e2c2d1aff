"""What waits to leave a table until what it depends on is kept."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from singerie.engine.errors import Illegal
from singerie.server.entries import Person


class Link(Protocol):
    """Somebody's connection, as a table needs it."""

    person: Person | None

    def send(self, message: bytes) -> None: ...

    def close(self, reason: str, *, back: bool) -> None: ...


def _nothing() -> None:
    """What is lost without being missed: a fresh view says more."""


class Outbox:
    def __init__(self) -> None:
        self.kept = 0
        """Entries of the table that the store has."""
        self._leaving: deque[tuple[int, Callable[[], None], Callable[[], None]]] = deque()
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    def post(
        self, length: int, leave: Callable[[], None], lost: Callable[[], None] = _nothing
    ) -> None:
        """Let it leave once the store has ``length`` entries, never before what came earlier.

        ``lost`` is called instead if the store never will.
        """
        if self._leaving or length > self.kept:
            self._leaving.append((length, leave, lost))
        else:
            leave()

    def keep(self, length: int) -> None:
        """The store has this many."""
        self.kept = max(self.kept, length)
        while self._leaving and self._leaving[0][0] <= self.kept:
            self._leaving.popleft()[1]()
        for needed, future in self._waiting:
            if needed <= self.kept and not future.done():
                future.set_result(None)
        self._waiting = [one for one in self._waiting if not one[1].done()]

    async def wait(self, length: int) -> None:
        """Until the store has so many; Illegal if it never will."""
        if length > self.kept:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append((length, future))
            await future

    def lose(self, kept: int) -> None:
        """The store failed: what was to depend on more than it has never leaves."""
        self.kept = kept
        lost = [one[2] for one in self._leaving]
        self._leaving.clear()
        for tell in lost:
            tell()
        for _, future in self._waiting:
            if not future.done():
                future.set_exception(Illegal("store-failed"))
        self._waiting.clear()
