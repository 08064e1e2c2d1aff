"""A real server on a free port of this machine, people at its tables, and their lost lines."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from singerie.cli.serve import LONGEST_FRAME, Server, listen
from singerie.client import Client
from singerie.server import app as web
from singerie.server.house import House
from singerie.store.sqlite import SqliteStore

PATIENCE = 30.0
"""Seconds after which a test gives up waiting; a machine may be very slow."""

QUICK: dict[str, Any] = {
    "rounds": 1,
    "round_tables": 1,
    "huddle_seconds": 300,
    "quiet_seconds": 300,
    "table_seconds": 900,
    "sweep_seconds": 0,
    "showdown_seconds": 0,
    "signal_seconds": 0.1,
}
"""A game that is over as soon as four people have said done once, and not before."""

Message = dict[str, Any]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@dataclass
class Served:
    """A server in a thread of this process: its constants can be changed by a test."""

    url: str
    store: Path
    app: Starlette

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    path = tmp_path_factory.mktemp("house") / "tables.db"
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<title>Singerie</title>")
    (page / "assets").mkdir()
    for ending, text in (("", "as it is"), (".br", "as br"), (".gz", "as gzip")):
        (page / "assets" / f"a.js{ending}").write_text(text)
    with pytest.MonkeyPatch.context() as patch:  # all tests come from one address
        patch.setattr(web, "TABLES_AT_ONCE", 1000.0)
        patch.setattr(web, "GUESSES_AT_ONCE", 1000.0)
        patch.setattr(web, "TAPES_AT_ONCE", 1000.0)
        app = web.make_app(SqliteStore(path), page)
    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    running = Server(config, app)
    thread = threading.Thread(target=lambda: running.run(sockets=[listener]))
    thread.start()
    wait_until(lambda: running.started or not thread.is_alive())
    yield Served(f"http://127.0.0.1:{listener.getsockname()[1]}", path, app)
    running.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive()


@dataclass
class Process:
    """``singerie serve`` as people start it."""

    folder: Path
    arguments: tuple[str, ...] = ()
    port: int = 0
    running: subprocess.Popen[str] | None = None
    scheme: str = "http"
    said: str = ""

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    @property
    def store(self) -> Path:
        return self.folder / "tables.db"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def start(self) -> None:
        """Start it, again on the same port and store, and wait until it says where it is."""
        command = [sys.executable, "-m", "singerie", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--store", str(self.store), *self.arguments]
        with (self.folder / "log").open("a") as log:
            self.running = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "XDG_DATA_HOME": str(self.folder)},
                start_new_session=True,
            )
        assert self.running.stdout is not None
        for line in self.running.stdout:
            self.said += line
            found = re.search(r"(https?)://[\w.]+:(\d+)", line)
            if found:
                self.scheme, self.port = found[1], int(found[2])
                break
        assert self.port, self.log

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.running is not None
        self.running.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        assert self.running is not None
        code = self.running.wait(PATIENCE)
        assert self.running.stdout is not None
        self.said += self.running.stdout.read()
        self.running.stdout.close()
        self.running = None
        return code

    def end(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.wait()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Start a server process; it ends with the test."""
    started: list[Process] = []

    def start(*arguments: str) -> Process:
        folder = tmp_path / str(len(started))
        folder.mkdir()
        started.append(Process(folder, arguments))
        started[-1].start()
        return started[-1]

    yield start
    for one in started:
        one.end()


@dataclass
class Party:
    """People at a server; at the end of a test all go home."""

    url: str
    clients: list[Client] = field(default_factory=list)
    heard: dict[int, list[Message]] = field(default_factory=dict)

    async def open(self, host: str = "Ada", /, **options: Any) -> Client:
        client = await Client.open(self.url, "kems", host, options={**QUICK, **options})
        return self._note(client)

    async def join(self, code: str, *names: str) -> list[Client]:
        return [self._note(await Client.join(self.url, code, name)) for name in names]

    async def four(self, **options: Any) -> tuple[Client, Client, Client, Client]:
        """Ada, Ben, Cleo and Dora in seats 0 to 3, nobody has started yet."""
        ada = await self.open(**options)
        ben, cleo, dora = await self.join(ada.code, "Ben", "Cleo", "Dora")
        return ada, ben, cleo, dora

    async def come(self, code: str, token: str | None = None) -> Client:
        """Watch; or, with a token, be the one it belongs to, on another device."""
        client = self._note(Client(self.url, code, token))
        await client.connect()
        return client

    def _note(self, client: Client) -> Client:
        self.clients.append(client)
        said = self.heard[id(client)] = []
        client.watch = said.append
        client.patience = 0.2
        return client

    def messages(self, client: Client, say: str) -> list[Message]:
        return [message for message in self.heard[id(client)] if message["say"] == say]

    async def close(self) -> None:
        for client in self.clients:
            await client.close()


@pytest.fixture
async def party(server: Served, anyio_backend: str) -> AsyncIterator[Party]:
    guests = Party(server.url)
    yield guests
    await guests.close()


async def begin(host: Client, *others: Client) -> None:
    """Start, and wait until everyone sees the match."""
    await host.ask("start")
    match = host.table["phase"] == "over" and host.match
    for client in (host, *others):
        await client.until(lambda c=client: c.match > match and c.table["phase"] == "play")  # type: ignore[misc]


async def agree(*team: Client) -> None:
    """Two partners find a sign."""
    one, other = team
    field_ = next(f for f in prompt_of(one)["forms"] if f["do"] == "Propose")["fields"]["sign"]
    sign = field_["signals"][:1]
    await one.act("Propose", sign=sign)
    await other.until(lambda: other.view["partner_offer"] == sign)
    await other.act("Accept", sign=sign)


async def deal(*players: Client) -> None:
    """Start with four people and get past the huddle."""
    ada, ben, cleo, dora = players
    await begin(ada, ben, cleo, dora)
    await agree(ada, cleo)
    await agree(ben, dora)
    for client in players:
        await client.until(lambda c=client: c.view["phase"] == "exchange")  # type: ignore[misc]


async def play_out(*players: Client) -> None:
    """Everyone is done with the only table: the game is over."""
    for client in players:
        await client.act("Done", table=client.view["version"])
    for client in players:
        await client.until(lambda c=client: c.table["phase"] == "over")  # type: ignore[misc]


def prompt_of(client: Client) -> Message:
    assert client.prompt is not None
    return client.prompt


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "this never happened"
        time.sleep(0.01)


async def soon(true: Callable[[], bool]) -> None:
    """Wait for something no message tells of."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def fetch(
    url: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, str]:
    """Status and text of an answer; a body makes it a POST."""

    def ask() -> tuple[int, str]:
        try:
            with urlopen(Request(url, body, headers or {}), timeout=PATIENCE) as response:
                return response.status, response.read().decode()
        except HTTPError as error:
            with error:
                return error.code, error.read().decode()

    return await asyncio.to_thread(ask)


async def healthy(url: str) -> Message:
    """What /healthz says, once the server is up."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, text = await fetch(f"{url}/healthz")
            except URLError:
                await asyncio.sleep(0.02)
            else:
                answer: Message = json.loads(text)
                return answer


class Raw:
    """A socket on which one may say anything."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: Message | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hear(self, say: str) -> Message:
        """The next message of this kind; others pass by."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Message = json.loads(await self.socket.recv())
                if message["say"] == say:
                    return message

    async def hello(self, **values: Any) -> Message:
        await self.say({"say": "hello", "v": 1, **values})
        return await self.hear("table")

    async def refused(self, message: Message | str | bytes) -> str:
        await self.say(message)
        reason: str = (await self.hear("refused"))["reason"]
        return reason

    async def closed(self) -> int | None:
        """Wait for the end; the code it was closed with."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code


@pytest.fixture
async def raw(server: Served, anyio_backend: str) -> AsyncIterator[Callable[..., Any]]:
    """Come to a table without saying anything yet."""
    sockets: list[ClientConnection] = []

    async def come(code: str, **how: Any) -> Raw:
        sockets.append(await connect(f"{server.ws}/ws/{code}", max_size=None, **how))
        return Raw(sockets[-1])

    yield come
    for socket in sockets:
        await socket.close()
