"""Every table of this server: opened, found by its code, brought back after a restart, closed."""

import asyncio
import secrets
from typing import Any

import structlog

from singerie.engine.errors import Illegal
from singerie.server import commands
from singerie.server.bots import BotWorker
from singerie.server.room import Room
from singerie.server.tokens import hashed, new_code, new_token
from singerie.store.store import Done, Store, StoreError

log = structlog.get_logger()

MOST_TABLES = 1000
IDLE_SECONDS = 24 * 3600.0
"""A table that nobody has looked at for so long is closed; its journal stays in the store."""
SWEEP_SECONDS = 600.0


class House:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.workers = BotWorker(self._bots_lost)
        self._empty_since: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring every open table back as it was."""
        self.workers.start()
        for kept in self.store.tables():
            if kept.open:
                room = Room(kept.id, kept.code, self.store, self.workers)
                room.load()
                if room.table.length:
                    self.rooms[kept.code] = room
        self._sweeper = asyncio.create_task(self._sweep())
        log.info("house-open", tables=len(self.rooms))

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
        self.rooms[room.code] = room
        log.info("table-opened", table=room.code, game=game)
        return room, token

    async def _new_room(self) -> Room:
        while True:
            table_id, code = secrets.token_hex(8), new_code()
            if code in self.rooms:
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
                elif now - self._empty_since.setdefault(code, now) > IDLE_SECONDS:
                    self._empty_since.pop(code)
                    room.close("closed")
                    del self.rooms[code]
                    self.store.close_table(room.id, lambda _: None)
                    log.info("table-closed", table=code)


def _resolve(future: "asyncio.Future[StoreError | None]") -> Done:
    """A callback for the store's thread that settles a future of this one."""
    loop = asyncio.get_running_loop()

    def done(failure: StoreError | None) -> None:
        loop.call_soon_threadsafe(future.set_result, failure)

    return done
