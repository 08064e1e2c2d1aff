"""What a browser or an operator asks the server for, over http."""

import asyncio
import json
from typing import Any
from urllib.request import Request, urlopen

import pytest

from singerie import __version__
from singerie.client import commitment
from singerie.engine.journal import load_lines
from singerie.engine.match import Match
from singerie.games.registry import GAMES, game
from tests.server.conftest import Party, Served, deal, fetch, play_out

pytestmark = pytest.mark.anyio


async def get(server: Served, path: str) -> tuple[int, Any]:
    status, text = await fetch(server.url + path)
    return status, json.loads(text)


async def test_health(server: Served, party: Party) -> None:
    ada = await party.open()
    status, answer = await get(server, "/healthz")
    assert status == 200
    assert answer["status"] == "ok"
    assert answer["version"] == __version__
    assert answer["tables"] >= 1
    assert answer["connections"] >= 1
    assert ada.token
    assert ada.token not in json.dumps(answer)
    assert ada.code not in json.dumps(answer)


async def test_a_failing_store_is_told_to_the_operator(
    server: Served, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await party.open()
    monkeypatch.setattr(server.house.rooms[ada.code], "broken", True)
    status, answer = await get(server, "/healthz")
    assert (status, answer["status"]) == (503, "store-failing")


@pytest.mark.parametrize(
    "path", ["/nothing", "/api", "/api/", "/api/nothing", "/ws/AEIO", "/../etc/passwd", "/t", "/t/"]
)
async def test_unknown_paths(server: Served, path: str) -> None:
    status, _ = await fetch(server.url + path)
    assert status == 404


@pytest.mark.parametrize("path", ["/api/tables/AEIO", "/api/tables/AEIO/journal", "/qr/AEIO.svg"])
async def test_unknown_tables(server: Served, path: str) -> None:
    assert await get(server, path) == (404, {"reason": "no-such-table", "args": {}})


async def test_wrong_methods(server: Served) -> None:
    assert (await fetch(f"{server.url}/api/tables"))[0] == 405
    assert (await fetch(f"{server.url}/healthz", b"x"))[0] == 405


async def test_the_games(server: Served) -> None:
    status, games = await get(server, "/api/games")
    assert status == 200
    assert [one["name"] for one in games] == list(GAMES)
    kems = next(one for one in games if one["name"] == "kems")
    assert kems["seats"] == [4]
    assert kems["options"]["rounds"] == 7
    assert "rounds" in json.dumps(kems["schema"])
    assert "normal" in kems["levels"]


async def test_the_rules(server: Served) -> None:
    for language in ("en", "fr"):
        status, text = await fetch(f"{server.url}/api/rules/kems/{language}")
        assert (status, text) == (200, game("kems").rules_text(language))
    for path in ("/api/rules/kems/de", "/api/rules/chess/en"):
        assert await get(server, path) == (404, {"reason": "no-such-page", "args": {}})


async def test_a_table_looked_up(server: Served, party: Party) -> None:
    ada = await party.open()
    for code in (ada.code, ada.code.lower()):
        answer = await get(server, f"/api/tables/{code}")
        assert answer == (200, {"code": ada.code, "game": "kems", "phase": "lobby"})


async def test_the_way_to_a_table_as_a_picture(server: Served, party: Party) -> None:
    ada = await party.open()
    status, picture = await fetch(f"{server.url}/qr/{ada.code}.svg")
    assert status == 200
    assert picture.startswith("<svg")


async def header_of(server: Served, accepted: str) -> tuple[str | None, bytes]:
    def ask() -> tuple[str | None, bytes]:
        asked = Request(f"{server.url}/assets/a.js", headers={"accept-encoding": accepted})
        with urlopen(asked) as answer:
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "accept-encoding"
            return answer.headers["content-encoding"], answer.read()

    return await asyncio.to_thread(ask)


async def test_files_of_the_page_come_packed_as_one_can_read_them(server: Served) -> None:
    assert await header_of(server, "gzip, deflate, br") == ("br", b"as br")
    assert await header_of(server, "gzip;q=0.5, deflate") == ("gzip", b"as gzip")
    assert await header_of(server, "gzip;q=0, br; q=0.0") == (None, b"as it is")
    assert await header_of(server, "identity") == (None, b"as it is")


@pytest.mark.parametrize("path", ["/", "/t/BCDF", "/tv/BCDF", "/replay", "/replay/BCDF/1"])
async def test_every_address_of_the_page_is_the_page(server: Served, path: str) -> None:
    assert await fetch(server.url + path) == (200, "<title>Singerie</title>")


async def test_a_saved_game_is_there_when_nothing_is_secret_any_more(
    server: Served, party: Party
) -> None:
    players = await party.four()
    url = f"/api/tables/{players[0].code}/journal"
    assert await get(server, url) == (404, {"reason": "no-such-table", "args": {}})
    await deal(*players)
    assert await get(server, url) == (409, {"reason": "still-playing", "args": {}})
    await play_out(*players)
    status, text = await fetch(server.url + url)
    assert status == 200
    journal = load_lines(text.encode().splitlines())
    match = Match.replay(game("kems").rules, journal)
    assert match.outcome is not None
    parts = {part.by: part for part in journal.header.contributions}
    assert list(parts) == ["server", "Ada", "Ben", "Cleo", "Dora"]
    for name, client in zip(("Ada", "Ben", "Cleo", "Dora"), players, strict=True):
        opened = parts[name].opened
        assert opened is not None
        (shuffle,) = [m for m in party.messages(client, "shuffle") if m["step"] == "open"]
        assert parts[name].commitment == shuffle["commitments"][name]
        assert parts[name].commitment == commitment(opened)
