"""One client's socket: its first word, its limits, and a queue so that it holds up nobody."""

import asyncio
from contextlib import suppress

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from singerie.engine.errors import Illegal
from singerie.server import wire
from singerie.server.bucket import Bucket
from singerie.server.entries import Person
from singerie.server.room import Room
from singerie.server.tokens import hashed, new_token

log = structlog.get_logger()

HELLO_SECONDS = 10.0
MESSAGES_PER_SECOND = 20.0
BURST = 60.0
WARNINGS = 50
"""Refusals in a row after which a client that never stops is let go."""
LONGEST_QUEUE = 400


class Connection:
    def __init__(self, socket: WebSocket, room: Room) -> None:
        self.socket = socket
        self.room = room
        self.person: Person | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bucket = Bucket(MESSAGES_PER_SECOND, BURST)
        self._warnings = 0
        self._closing = ""

    # What the room asks of it

    def send(self, message: bytes) -> None:
        if self._closing:
            return
        if self._queue.qsize() >= LONGEST_QUEUE:
            self.close("too-slow", back=True)  # it can come back and look anew
        else:
            self._queue.put_nowait(message)

    def close(self, reason: str, *, back: bool) -> None:
        if not self._closing:
            self._closing = reason
            self._queue.put_nowait(wire.encode(wire.Bye(reason=reason, back=back)))
            self._queue.put_nowait(None)

    # Its life

    async def live(self) -> None:
        """From the first word to the last."""
        writer = asyncio.create_task(self._write())
        try:
            if await self._greet():
                await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.depart(self)
            self._queue.put_nowait(None)
            await writer

    async def _greet(self) -> bool:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._next()
        except TimeoutError:
            message = None
        if not isinstance(message, wire.Hello):
            self.close("hello-first", back=False)
            return False
        if message.v != wire.VERSION:
            self.close("reload", back=False)
            return False
        if message.token is not None:
            self.person = self.room.table.person_of(hashed(message.token))
            if self.person is None:
                self.close("unknown-token", back=False)
                return False
        if not self.room.has_place(self.person):
            self.close("table-full", back=False)
            return False
        self.room.arrive(self, message.match, message.seen, message.seat)
        return True

    async def _read(self) -> None:
        while not self._closing:
            message = await self._next()
            if message is None or self._closing:  # who was sent away has had the last word
                continue
            try:
                self._handle(message)
                self._warnings = 0
            except Illegal as no:
                self._refuse(message.id, no)
            except RecursionError:  # nested too deep to be read, or to be named in a refusal
                self._refuse(message.id, Illegal("malformed"))

    def _handle(self, message: wire.AnyFromClient) -> None:
        if isinstance(message, wire.Hello):
            raise Illegal("not-now")
        if isinstance(message, wire.Join):
            token = new_token()
            self.room.join(self, message, token, hashed(token))
        else:
            self.room.handle(self, message)

    async def _next(self) -> wire.AnyFromClient | None:
        """The next message that is one; anything else is refused in its place."""
        data = await self.socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1005))
        text = data.get("text")
        if not self._bucket.take():
            self._refuse(0, Illegal("too-fast"))
            await asyncio.sleep(0.2)
        elif text is None:
            self._refuse(0, Illegal("not-text"))
        elif len(text) > wire.LONGEST_MESSAGE:
            self._refuse(0, Illegal("too-long", most=wire.LONGEST_MESSAGE))
        else:
            try:
                message: wire.AnyFromClient = wire.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                self._refuse(0, Illegal("malformed"))
            else:
                return message
        return None

    def _refuse(self, number: int, no: Illegal) -> None:
        refusal = wire.Refused(id=number, reason=no.reason, args=no.args_for_text)
        if self in self.room.links:
            self.room.send(self, refusal)
        else:
            self.send(wire.encode(refusal))
        self._warnings += 1
        if self._warnings >= WARNINGS:
            self.close("too-many-refusals", back=False)

    async def _write(self) -> None:
        while (message := await self._queue.get()) is not None:
            if self.socket.application_state is not WebSocketState.CONNECTED:
                continue
            try:
                await self.socket.send_text(message.decode())
            except (WebSocketDisconnect, RuntimeError, OSError):
                continue  # the reader finds out
        if self._closing and self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.socket.close(1000, self._closing)
