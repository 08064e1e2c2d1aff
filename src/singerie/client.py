"""A client in Python: it sits at a table over the wire, as a browser does.

    async with await Client.open("http://localhost:8642", "kems", "Ada") as ada:
        await ada.ask("start")
        await ada.until(lambda: ada.prompt is not None)
        await ada.act("Signal", signal="yawn")

docs/protocol.md explains the messages. It reconnects by itself and goes on where it was.
"""

import asyncio
import json
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from secrets import token_bytes
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

VERSION = 1
SECONDS = 20.0
"""After so long without an answer something is wrong."""

Message = dict[str, Any]


class Refused(Exception):
    """The table said no; ``reason`` is a text id, ``values`` belong to it."""

    def __init__(self, reason: str, values: Message) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values


class Gone(Exception):
    """The table let go of us for good; the argument says why."""


class Client:
    def __init__(self, url: str, code: str, token: str | None = None) -> None:
        """A place at (or, without a token, in front of) a table; ``connect`` goes there."""
        self.url = url.rstrip("/")
        self.code = code
        self.token = token
        self.table: Message = {}
        """The table as last told: people, chairs, phase."""
        self.view: Message = {}
        self.prompt: Message | None = None
        self.events: list[Message] = []
        """Every event of the match seen so far, in order; ``n`` is their number at the table."""
        self.match = 0
        self.n = 0
        self.now = 0
        self.watch: Callable[[Message], None] = lambda _: None
        """Called with every message, after it was taken in."""
        self.patience = 2.0
        """The longest pause, in seconds, before it tries to come back again."""
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._asked = 0
        self._secret = b""
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._gone = ""

    @classmethod
    async def open(cls, url: str, game: str, name: str, **wishes: Any) -> "Client":
        """Open a table as its host; ``wishes``: seats, options, puppet."""
        answer = await asyncio.to_thread(
            post, f"{url.rstrip('/')}/api/tables", {"game": game, "name": name, **wishes}
        )
        client = cls(url, answer["code"], answer["token"])
        await client.connect()
        return client

    @classmethod
    async def join(cls, url: str, code: str, name: str) -> "Client":
        """Come to a table and give a name."""
        client = cls(url, code)
        await client.connect()
        await client.ask("join", name=name)
        await client.until(lambda: client.table["you"] is not None)
        return client

    async def connect(self) -> None:
        """Come to the table; stays, through lost lines and restarts, until ``close``."""
        if self._task is None:
            self._task = asyncio.create_task(self._live())
        await self.until(lambda: bool(self.table))

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def drop(self) -> None:
        """Lose the line, as phones do; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    @property
    def connected(self) -> bool:
        return self._socket is not None

    @property
    def gone(self) -> str:
        """Why it will not come back; empty while it will."""
        return self._gone

    async def ask(self, say: str, **values: Any) -> Message:
        """Send a message and wait for its answer; Refused if the table says no."""
        self._asked += 1
        number = self._asked
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.send({"say": say, "id": number, **values})
            async with asyncio.timeout(SECONDS):
                message: Message = await answer
        finally:
            self._answers.pop(number, None)
        if message["say"] == "lost":
            raise ConnectionError("the line was lost before the answer")
        if message["say"] == "refused":
            raise Refused(message["reason"], message["args"])
        return message

    async def act(self, do: str, **values: Any) -> Message:
        """Do something in the game."""
        return await self.ask("act", action={"do": do, **values})

    async def send(self, message: Message | str | bytes) -> None:
        """Send anything, also what no client should."""
        if self._socket is None:
            raise ConnectionError("not connected")
        data = json.dumps(message) if isinstance(message, dict) else message
        try:
            await self._socket.send(data)
        except WebSocketException:
            raise ConnectionError("the line was lost") from None

    async def until(self, true: Callable[[], bool], seconds: float = SECONDS) -> None:
        """Wait until something is so; Gone if it never will be."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: bool(self._gone) or true())
        if self._gone:
            raise Gone(self._gone)

    async def _live(self) -> None:
        pause = 0.05
        while not self._gone:
            try:
                where = self.url.replace("http", "ws", 1)
                async with connect(f"{where}/ws/{self.code}", max_size=None) as socket:
                    self._socket = socket
                    pause = 0.05
                    hello = {"say": "hello", "v": VERSION, "token": self.token}
                    seen = {"match": self.match, "seen": self.n, "seat": self.view.get("seat")}
                    with suppress(ConnectionError):  # why it was cut can still be read
                        await self.send(hello | seen)
                    async for data in socket:
                        await self._take(json.loads(data))
            except (OSError, WebSocketException, TimeoutError):
                pass
            except Exception as error:
                await self._end(f"{type(error).__name__}: {error}")  # who waits must hear of it
                raise
            finally:
                self._socket = None
                self._lose_answers()
            await asyncio.sleep(pause)
            pause = min(pause * 2, self.patience)

    async def _end(self, why: str) -> None:
        self._gone = why
        async with self._changed:
            self._changed.notify_all()

    def _lose_answers(self) -> None:
        """What was asked may have happened or not; nobody knows until the table is back."""
        for answer in self._answers.values():
            if not answer.done():
                answer.set_result({"say": "lost"})
        self._answers.clear()

    async def _take(self, message: Message) -> None:
        say = message["say"]
        if say == "table":
            self.table = message
        elif say == "token":
            self.token = message["token"]
        elif say == "update":
            self._update(message)
        elif say == "shuffle":
            await self._shuffle(message)
        elif say == "bye" and not message["back"]:
            self._gone = message["reason"]
        answer = self._answers.pop(message.get("id", 0), None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        self.watch(message)
        async with self._changed:
            self._changed.notify_all()

    def _update(self, message: Message) -> None:
        if message["fresh"]:
            self.events = []
        elif message["n"] - len(message["events"]) != self.n:
            raise AssertionError(f"events are missing: {self.n} seen, then {message['n']}")
        self.events += message["events"]
        self.match, self.n, self.now = message["match"], message["n"], message["now"]
        self.view, self.prompt = message["view"], message["prompt"]

    async def _shuffle(self, message: Message) -> None:
        """One's part in the shuffle: its hash first, then itself, if the hash is on the list."""
        if self.token is None:
            return
        if message["step"] == "commit":
            self._secret = token_bytes(32)
            await self.send({"say": "commit", "commitment": commitment(self._secret)})
        elif commitment(self._secret) in message["commitments"].values():
            await self.send({"say": "open", "value": self._secret.hex()})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()


def commitment(value: bytes) -> str:
    """The hash one sends first, as docs/chance.md says."""
    return blake2b(value, digest_size=32, person=b"singerie-commit").hexdigest()


def post(url: str, body: Message) -> Message:
    request = urllib.request.Request(url, json.dumps(body).encode(), method="POST")
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            answer: Message = json.load(response)
    except HTTPError as error:
        answer = json.load(error)
        raise Refused(answer["reason"], answer["args"]) from None
    return answer
