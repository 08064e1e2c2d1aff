"""Every table of this server: opened, found by its code, brought back after a restart, closed."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import structlog

from singerie.engine.errors import Illegal
from singerie.server import commands
from singerie.server.bots import BotWorker
from singerie.server.room import Room
from singerie.server.tokens import hashed, new_code, new_token
from singerie.store.store import Done, Kept, Store, StoreError

log = structlog.get_logger()

MOST_TABLES = 1000
IDLE_SECONDS = 24 * 3600.0
"""A table that nobody has looked at for so long is closed; its journal stays in the store."""
UNUSED_SECONDS = 1800.0
"""The same, for a table at which no game was ever dealt."""
SWEEP_SECONDS = 600.0
FAREWELL_SECONDS = 2.0


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.workers = BotWorker(self._bots_lost)
        self._unreadable: set[str] = set()
        """Codes of tables that are kept but cannot be brought back."""
        self._empty_since: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring every open table back as it was."""
        self.workers.start()
        for kept in await self.store.tables():
            if kept.open:
                await self._bring_back(kept)
        self._sweeper = asyncio.create_task(self._sweep())
        log.info("house-open", tables=len(self.rooms))

    async def _bring_back(self, kept: Kept) -> None:
        room = Room(kept.id, kept.code, self.store, self.workers)
        try:
            await room.load()
        except Exception:  # one table that cannot be read must not close the house
            log.exception("table-unreadable", table=kept.code)
            room.robots.clear()
            self._unreadable.add(kept.code)
            return
        if room.table.length:
            self.rooms[kept.code] = room
        else:  # the server ended before anybody was told of it
            self.store.close_table(kept.id, lambda _: None)

    async def farewell(self) -> None:
        """What was asked is answered, then everyone is told to come back after the restart."""
        rooms = list(self.rooms.values())
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                answered = [room.all_kept() for room in rooms]
                await asyncio.gather(*answered, return_exceptions=True)
        for room in rooms:
            room.close("restart")
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while any(room.links for room in rooms):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Everyone is told to come back; what is under way is kept."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            room.close("restart")
        self.workers.stop()
        await asyncio.to_thread(self.store.close)
        log.info("house-closed", tables=len(self.rooms))

    async def create(
        self, game: str, seats: int | None, options: dict[str, Any], name: str, puppet: str
    ) -> tuple[Room, str]:
        """A new table with its host, and the host's secret."""
        if len(self.rooms) >= MOST_TABLES:
            raise Illegal("house-full")
        opened = commands.open_table(game, seats, options)
        room = await self._new_room()
        token = new_token()
        try:
            room.enter([opened])
            room.enter(commands.come(room.table, name, puppet, hashed(token), 0))
        except Illegal:
            self.store.close_table(room.id, lambda _: None)
            raise
        await room.all_kept()
        room.watch_absent()
        self.rooms[room.code] = room
        log.info("table-opened", table=room.code, game=game)
        return room, token

    async def _new_room(self) -> Room:
        while True:
            table_id, code = secrets.token_hex(8), new_code()
            if code in self.rooms or code in self._unreadable:
                continue
            kept: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
            self.store.create(table_id, code, _resolve(kept))
            failure = await kept
            if failure is not None:
                log.error("store-failed", table=code, why=str(failure))
                raise Illegal("store-failed")
            return Room(table_id, code, self.store, self.workers)

    def find(self, code: str) -> Room | None:
        return self.rooms.get(code.upper())

    def _bots_lost(self) -> None:
        for room in self.rooms.values():
            room.robots.clear()
            room.seat_robots()

    async def _sweep(self) -> None:
        """Close what nobody has looked at for long."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = asyncio.get_running_loop().time()
            for code, room in list(self.rooms.items()):
                if room.links:
                    self._empty_since.pop(code, None)
                elif now - self._empty_since.setdefault(code, now) > patience(room):
                    self._empty_since.pop(code)
                    room.close("closed")
                    del self.rooms[code]
                    self.store.close_table(room.id, lambda _: None)
                    log.info("table-closed", table=code)


def patience(room: Room) -> float:
    return IDLE_SECONDS if room.table.matches else UNUSED_SECONDS


def _resolve(future: "asyncio.Future[StoreError | None]") -> Done:
    """A callback for the store's thread that settles a future of this one."""
    loop = asyncio.get_running_loop()

    def done(failure: StoreError | None) -> None:
        loop.call_soon_threadsafe(future.set_result, failure)

    return done
