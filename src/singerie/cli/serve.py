"""singerie serve: the house is open."""

import logging
import os
import resource
import socket
import ssl
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import segno
import structlog
import uvicorn
from cyclopts import Parameter
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from singerie.engine.errors import BadInput
from singerie.server.app import make_app
from singerie.server.certificate import own_certificate
from singerie.store.memory import MemoryStore
from singerie.store.sqlite import SqliteStore
from singerie.store.store import Store, StoreError

PAGE = Path(__file__).parents[1] / "page"
PORT = 8642
LONGEST_FRAME = 64 * 1024
"""What is longer than a message may be, but not than this, is refused politely."""
GRACE_SECONDS = 5
BACKLOG = 2048


def serve(
    *,
    host: str = "0.0.0.0",  # phones in the room must reach it
    port: int = PORT,
    store: Path | None = None,
    cert: Path | None = None,
    key: Path | None = None,
    tls: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Open the house: people play from their browsers.

    Parameters
    ----------
    host
        The address to listen on; the default is every address of this machine.
    port
        The port to listen on; 0 takes any that is free.
    store
        The file that keeps every game; "memory" keeps nothing. By default it lies in your
        home's data folder.
    cert
        A certificate (PEM), for https.
    key
        Its key.
    tls
        Use https with a certificate of our own; browsers will ask once whether to trust it.
    """
    set_up_logs()
    allow_many_connections()
    data = data_folder()
    certificate = find_certificate(cert, key, tls, data, host)
    listener = listen(host, port)
    kept = open_store(store if store is not None else data / "tables.db")
    app = make_app(kept, PAGE)
    config = uvicorn.Config(
        app,
        ws=Line,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ssl_certfile=certificate[0] if certificate else None,
        ssl_keyfile=certificate[1] if certificate else None,
    )
    welcome("https" if certificate else "http", host, listener.getsockname()[1])
    server = Server(config, app)
    server.run(sockets=[listener])
    return 0 if server.started else 1


class Line(WebSocketsSansIOProtocol):
    """A peer that reads nothing never lets ``close`` finish: the line is cut instead."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """Tells everyone that it goes down; by itself uvicorn cuts the lines first."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:  # or those who are told would be back too soon
            listening.close()
        await self._app.state.house.farewell()
        await super().shutdown(sockets)


def allow_many_connections() -> None:
    """As many open files as this machine lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def find_certificate(
    cert: Path | None, key: Path | None, tls: bool, data: Path, host: str
) -> tuple[Path, Path] | None:
    if (cert is None) != (key is None):
        raise BadInput("--cert and --key belong together: give both.")
    if cert is not None and key is not None:
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key)
        except (OSError, ssl.SSLError) as error:
            raise BadInput(f"{cert} and {key} are no certificate and its key: {error}.") from None
        return cert, key
    return own_certificate(data, ["127.0.0.1", *lan_addresses(host)]) if tls else None


def listen(host: str, port: int) -> socket.socket:
    """A bound socket, so that a port in use is found before anything else is done."""
    listener = None
    try:
        if not 0 <= port <= 65535:  # else it would listen on the remainder
            raise OverflowError("ports go from 0 to 65535")
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)  # who comes before it is ready waits, and is not turned away
    except (OSError, OverflowError) as error:
        if listener is not None:
            listener.close()
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(
            f"Cannot listen on {host} port {port}: {why}. --port 0 takes any free port."
        ) from None
    listener.set_inheritable(True)
    return listener


def open_store(path: Path) -> Store:
    if str(path) == "memory":
        return MemoryStore()
    try:
        return SqliteStore(path)
    except StoreError as error:
        raise BadInput(str(error)) from None


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "singerie"


def lan_addresses(host: str) -> list[str]:
    """Where others on this network find this machine. Nothing is sent to find out."""
    if host not in ("0.0.0.0", "::", ""):  # the question, not an address to bind
        return [] if host in ("localhost", "127.0.0.1", "::1") else [host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            found: str = probe.getsockname()[0]
        except OSError:
            return []
    return [] if found.startswith("127.") else [found]


def welcome(scheme: str, host: str, port: int) -> None:
    """Where to go, and a code to scan where there is a screen to show it on."""
    print("Singerie is open. Leave with Ctrl-C; every game is kept.\n")
    here = host if host not in ("0.0.0.0", "::", "") else "localhost"  # as above
    print(f"  on this machine    {scheme}://{here}:{port}")
    for address in lan_addresses(host):
        print(f"  on your network    {scheme}://{address}:{port}")
        if sys.stdout.isatty():
            print()
            segno.make(f"{scheme}://{address}:{port}").terminal(compact=True, border=1)
    if scheme == "http":
        print(
            "\n  Over plain http a browser gives no camera and lets the screen sleep: --tls helps."
        )
    print(flush=True)


class Stderr:
    """Where log lines go. A full disk or a closed pipe must not stop a table."""

    def msg(self, line: str) -> None:
        with suppress(OSError, ValueError):
            print(line, file=sys.stderr, flush=True)

    log = debug = info = warning = error = critical = exception = msg


def set_up_logs() -> None:
    """A line of JSON per event on stderr, or something easier on the eyes at a terminal."""
    plain = sys.stderr.isatty()
    renderer = structlog.dev.ConsoleRenderer() if plain else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        logger_factory=lambda *_: Stderr(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=shared)
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
