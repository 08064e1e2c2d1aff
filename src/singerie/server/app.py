"""The web application: the page, tables by code, sockets, and what an operator asks for."""

import asyncio
import gzip
import io
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
import structlog
from msgspec import Meta, Struct
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from singerie import __version__
from singerie.engine.errors import BadInput, Damaged, Illegal
from singerie.engine.journal import dump_lines, load_lines
from singerie.engine.seats import Viewer
from singerie.games.game import LANGUAGES
from singerie.games.registry import GAMES, game
from singerie.server import tape, wire
from singerie.server.bucket import Bucket
from singerie.server.connection import Connection
from singerie.server.house import House
from singerie.server.room import Room
from singerie.store.store import Store, StoreError

log = structlog.get_logger()

LONGEST_BODY = 8192
LONGEST_FILE = 2_000_000
TAPES_PER_SECOND = 0.5
TAPES_AT_ONCE = 30.0
TAPES_TOGETHER = 2
"""Made at the same time, for whomever; the others wait."""
TAPE_SECONDS = 10.0
TABLES_PER_SECOND = 0.5
TABLES_AT_ONCE = 20.0
GUESSES_PER_SECOND = 1.0
GUESSES_AT_ONCE = 60.0
MOST_ADDRESSES = 10_000
LONGEST_ADDRESS = 300
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'"
)
NO_PAGE = (
    "The page has not been built. ./run builds it; in a checkout: npm --prefix web ci &&"
    " npm --prefix web run build"
)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: wire.Text
    name: wire.Name
    puppet: wire.Text = ""
    seats: Annotated[int, Meta(ge=0, le=99)] | None = None
    options: dict[wire.Text, Any] = {}


class Addresses:
    """A bucket for every address that something comes from."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, connection: HTTPConnection) -> bool:
        return self._bucket(connection).take()

    def has_left(self, connection: HTTPConnection) -> bool:
        return self._bucket(connection).has_left()

    def _bucket(self, connection: HTTPConnection) -> Bucket:
        address = connection.client.host if connection.client else ""
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.clear()
        return self._buckets.setdefault(address, Bucket(self._rate, self._burst))


class Web:
    """The handlers, with what they share."""

    def __init__(self, house: House, page: Path) -> None:
        self.house = house
        self.page = page
        self._opening = Addresses(TABLES_PER_SECOND, TABLES_AT_ONCE)
        self._guessing = Addresses(GUESSES_PER_SECOND, GUESSES_AT_ONCE)
        self._watching = Addresses(TAPES_PER_SECOND, TAPES_AT_ONCE)
        self._making = asyncio.Semaphore(TAPES_TOGETHER)

    # Tables

    async def new_table(self, request: Request) -> Response:
        """POST /api/tables: open a table and sit down as its host."""
        if not same_origin(request):
            return refusal("wrong-origin", 403)
        if not self._opening.take(request):
            return refusal("too-fast", 429)
        body = await body_of(request, LONGEST_BODY)
        if body is None:
            return refusal("too-long", 413, most=LONGEST_BODY)
        try:
            wanted = msgspec.json.decode(body, type=NewTable)
            room, token = await self.house.create(
                wanted.game, wanted.seats, wanted.options, wanted.name, wanted.puppet
            )
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return refusal("malformed", 400)
        except BadInput as no:
            return refusal("bad-option", 400, why=str(no))
        except Illegal as no:
            return refusal(no.reason, 409, **no.args_for_text)
        return JSONResponse({"code": room.code, "person": 0, "token": token}, 201)

    async def look_up(self, request: Request) -> Response:
        """GET /api/tables/CODE: is there such a table?"""
        room = self._room(request)
        if room is None:
            return refusal("no-such-table", 404)
        return JSONResponse({"code": room.code, "game": room.table.game, "phase": room.table.phase})

    async def journal(self, request: Request) -> Response:
        """GET /api/tables/CODE/journal: the saved game, once it is over and nothing is secret."""
        room = self._room(request)
        match = room.table.match if room is not None else None
        if room is None or match is None:
            return refusal("no-such-table", 404)
        if match.outcome is None:
            return refusal("still-playing", 409)
        name = f"{room.table.game}-{room.code}-{room.table.matches}.jsonl"
        try:
            await room.all_kept()  # meanwhile the next match may be dealt: this one is given out
        except Illegal as no:
            return refusal(no.reason, 503)
        return Response(
            dump_lines(match.journal),
            media_type="application/jsonl",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    # Games to be watched again

    async def replay(self, request: Request) -> Response:
        """GET /api/tables/CODE/replay/N: a match of the table that is over, from one seat."""
        number = request.path_params["match"]

        def make(kept: list[bytes]) -> bytes:
            made = tape.make(tape.of_table(kept, number), viewer_of(request), stop())
            made.code, made.match = request.path_params["code"].upper(), number
            return msgspec.json.encode(made)

        return await self._from_table(request, make, partial(packed, request))

    async def old_journal(self, request: Request) -> Response:
        """GET /api/tables/CODE/journal/N: the saved game of any match that is over."""
        number = request.path_params["match"]
        name = f"singerie-{request.path_params['code'].upper()}-{number}.jsonl"

        def make(kept: list[bytes]) -> bytes:
            return dump_lines(tape.of_table(kept, number).journal)

        def answer(data: bytes) -> Response:
            headers = {"content-disposition": f'attachment; filename="{name}"'}
            return Response(data, media_type="application/jsonl", headers=headers)

        return await self._from_table(request, make, answer)

    async def replay_file(self, request: Request) -> Response:
        """POST /api/replay: the same from a saved game, which is not kept."""
        if not same_origin(request):
            return refusal("wrong-origin", 403)
        if not self._watching.take(request):
            return refusal("too-fast", 429)
        body = await body_of(request, LONGEST_FILE)
        if body is None:
            return refusal("too-long", 413, most=LONGEST_FILE)

        def make() -> bytes:
            lines = body.splitlines()
            if len(lines) > tape.MOST_STEPS:
                raise Illegal("too-long", most=tape.MOST_STEPS)
            recording = tape.of_file(load_lines(lines))
            return msgspec.json.encode(tape.make(recording, viewer_of(request), stop()))

        return await self._made(make, partial(packed, request))

    async def _from_table(
        self,
        request: Request,
        make: Callable[[list[bytes]], bytes],
        answer: Callable[[bytes], Response],
    ) -> Response:
        room = self._room(request)
        if room is None:
            return refusal("no-such-table", 404)
        number = request.path_params["match"]
        if not 0 < number <= room.table.matches:
            return refusal("no-such-match", 404)
        if number == room.table.matches and room.table.phase == "play":
            return refusal("still-playing", 409)
        if not self._watching.take(request):
            return refusal("too-fast", 429)
        try:
            await room.all_kept()
            kept = await room.store.entries(room.id)
        except (Illegal, StoreError):
            return refusal("store-failed", 503)
        return await self._made(partial(make, kept), answer)

    async def _made(
        self, make: Callable[[], bytes], answer: Callable[[bytes], Response]
    ) -> Response:
        """Made in a thread, so that no table waits for it."""
        try:
            async with self._making:
                data = await asyncio.to_thread(make)
                return await asyncio.to_thread(answer, data)
        except Damaged as no:
            return refusal("damaged", 400, line=no.entry + 1, why=str(no))
        except Illegal as no:
            return refusal(no.reason, 413 if no.reason == "too-long" else 409, **no.args_for_text)
        except Exception:  # no file may do more than fail to be shown
            log.exception("tape-broke")
            return refusal("damaged", 400, line=1, why="This saved game cannot be played.")

    async def socket(self, socket: WebSocket) -> None:
        """/ws/CODE: a place at the table, or in front of it."""
        if not same_origin(socket):
            await socket.close(1008)
            return
        await socket.accept()
        room = self._room(socket)
        if room is None:
            await socket.send_text(
                wire.encode(wire.Bye(reason="no-such-table", back=False)).decode()
            )
            await socket.close(1000, "no-such-table")
            return
        await Connection(socket, room).live()

    def _room(self, connection: HTTPConnection) -> Room | None:
        """The table of this code; for who keeps guessing codes there is none any more."""
        room = self.house.find(connection.path_params["code"])
        if room is None:
            self._guessing.take(connection)
        return room if self._guessing.has_left(connection) else None

    # What there is

    async def games(self, request: Request) -> Response:
        """GET /api/games: the games one can open a table of."""
        return JSONResponse([describe(name) for name in GAMES])

    async def rules(self, request: Request) -> Response:
        """GET /api/rules/GAME/LANGUAGE: the rules, as Markdown."""
        name, language = request.path_params["game"], request.path_params["language"]
        if name not in GAMES or language not in LANGUAGES:
            return refusal("no-such-page", 404)
        return PlainTextResponse(game(name).rules_text(language), media_type="text/markdown")

    async def code_picture(self, request: Request) -> Response:
        """GET /qr/CODE.svg: the way to the table, to be scanned."""
        room = self._room(request)
        if room is None:
            return refusal("no-such-table", 404)
        url = f"{request.url.scheme}://{request.url.netloc}/t/{room.code}"
        if len(url) > LONGEST_ADDRESS:
            return refusal("too-long", 400, most=LONGEST_ADDRESS)
        picture = io.BytesIO()
        segno.make(url, error="m").save(picture, kind="svg", border=2, scale=10, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def health(self, request: Request) -> Response:
        """GET /healthz"""
        rooms = self.house.rooms.values()
        broken = sum(room.failing for room in rooms)
        return JSONResponse(
            {
                "status": "ok" if not broken else "store-failing",
                "version": __version__,
                "tables": len(rooms),
                "playing": sum(room.table.phase == "play" for room in rooms),
                "connections": sum(len(room.links) for room in rooms),
            },
            200 if not broken else 503,
        )

    async def any_page(self, request: Request) -> Response:
        """Every address of the page is the page; it finds its own way."""
        index = self.page / "index.html"
        if not index.exists():
            return PlainTextResponse(NO_PAGE, 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})


def make_app(store: Store, page: Path) -> Starlette:
    house = House(store)
    web = Web(house, page)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        yield
        await house.close()

    routes = [
        Route("/healthz", web.health),
        Route("/api/games", web.games),
        Route("/api/rules/{game}/{language}", web.rules),
        Route("/api/tables", web.new_table, methods=["POST"]),
        Route("/api/tables/{code}", web.look_up),
        Route("/api/tables/{code}/journal", web.journal),
        Route("/api/tables/{code}/journal/{match:int}", web.old_journal),
        Route("/api/tables/{code}/replay/{match:int}", web.replay),
        Route("/api/replay", web.replay_file, methods=["POST"]),
        Route("/qr/{code}.svg", web.code_picture),
        WebSocketRoute("/ws/{code}", web.socket),
        Route("/", web.any_page),
        Route("/t/{code}", web.any_page),
        Route("/tv/{code}", web.any_page),
        Route("/replay", web.any_page),
        Route("/replay/{code}/{match:int}", web.any_page),
    ]
    if (page / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=page / "assets")))
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(Headers)
    return app


PACKED = (("br", ".br"), ("gzip", ".gz"))
"""How the page's files may lie there packed, the best first."""


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser asks for each once, packed."""

    async def get_response(self, path: str, scope: Any) -> Response:
        accepted = accepted_codings(Request(scope))
        for coding, ending in PACKED:
            if coding in accepted and self.lookup_path(path + ending)[1] is not None:
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = coding
                break
        else:
            response = await super().get_response(path, scope)
        response.headers["vary"] = "accept-encoding"
        return response

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Headers:
    """What every answer says to the browser."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    (b"content-security-policy", CONTENT_POLICY.encode()),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"no-referrer"),
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers)


def describe(name: str) -> dict[str, Any]:
    rules = game(name).rules
    return {
        "name": name,
        "title": rules.title,
        "seats": rules.seat_counts,
        "levels": tuple(game(name).bots),
        "options": msgspec.to_builtins(rules.read_options({})),
        "schema": msgspec.json.schema(rules.options),
    }


async def body_of(request: Request, most: int) -> bytes | None:
    """The body; None if it is longer than that."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            return None
    return bytes(body)


def viewer_of(request: Request) -> Viewer:
    """Who looks: ?seat=, or nobody, as the TV."""
    seat = request.query_params.get("seat", "tv")
    if seat == "tv":
        return None
    if len(seat) > 2 or not (seat.isascii() and seat.isdecimal()):
        raise Illegal("no-such-seat")
    return int(seat)


def stop() -> tape.Stop:
    end = time.monotonic() + TAPE_SECONDS
    return lambda: time.monotonic() > end


def packed(request: Request, data: bytes) -> Response:
    """JSON, compressed for who can read that."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in accepted_codings(request):
        data = gzip.compress(data, 5)
        headers["content-encoding"] = "gzip"
    return Response(data, media_type="application/json", headers=headers)


def accepted_codings(request: Request) -> set[str]:
    """How an answer may be packed; what is refused by ``q=0`` is not among it."""
    offers = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return {
        name for name, _, q in (one.partition(";q=") for one in offers) if q.strip("0.") or not q
    }


def same_origin(connection: HTTPConnection) -> bool:
    """A page from elsewhere may not speak for its reader; programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def refusal(reason: str, status: int, **args: Any) -> Response:
    return JSONResponse({"reason": reason, "args": args}, status)
