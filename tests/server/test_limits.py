"""Too much, too fast, too long, from elsewhere: each is answered, and nobody else notices."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from singerie.client import Gone, Refused
from singerie.server import app as web
from singerie.server import commands, connection, house, room
from singerie.server.bucket import Bucket
from singerie.server.connection import Connection
from tests.server.conftest import Party, Served, begin, fetch

pytestmark = pytest.mark.anyio

Come = Callable[..., Any]
TABLE = {"game": "kems", "name": "Ada"}


async def post(server: Served, body: Any, **headers: str) -> tuple[int, dict[str, Any]]:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    status, text = await fetch(f"{server.url}/api/tables", data, headers)
    answer: dict[str, Any] = json.loads(text)
    return status, answer


async def test_a_message_too_long_is_refused(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    await line.say({"say": "act", "action": {"do": "Say", "text": "x" * 5000}})
    no = await line.hear("refused")
    assert (no["reason"], no["args"]) == ("too-long", {"most": 4096})
    await line.say({"say": "timers", "factor": 2, "id": 7})
    assert (await line.hear("accepted"))["id"] == 7  # the line still works


async def test_a_megabyte_ends_the_line_and_nothing_else(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    await line.say("x" * 1_000_000)
    assert await line.closed() == 1009
    await ada.ask("timers", factor=2)
    await party.come(ada.code, ada.token)


async def test_too_many_messages(party: Party, raw: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await party.open()
    monkeypatch.setattr(connection, "BURST", 3.0)
    monkeypatch.setattr(connection, "MESSAGES_PER_SECOND", 0.0)
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    for number in (1, 2, 3):
        await line.say({"say": "timers", "factor": 2, "id": number})
    assert [(await line.hear("accepted"))["id"] for _ in range(2)] == [1, 2]
    assert (await line.hear("refused"))["reason"] == "too-fast"
    await ada.ask("timers", factor=1)  # others are served as ever


async def test_who_never_stops_is_let_go(
    party: Party, raw: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "WARNINGS", 5)
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    for _ in range(5):
        await line.say("nonsense")
    assert await line.hear("bye") == {
        "say": "bye",
        "reason": "too-many-refusals",
        "back": False,
    }
    assert ada.connected


async def test_who_does_not_listen_is_let_go_and_may_come_back(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await begin(ada, ben)
    monkeypatch.setattr(connection, "LONGEST_QUEUE", 0)
    with pytest.raises(ConnectionError):
        await ada.ask("pause")
    monkeypatch.undo()
    await ada.until(lambda: party.messages(ada, "bye") != [])
    assert party.messages(ada, "bye")[0] == {"say": "bye", "reason": "too-slow", "back": True}
    await ada.until(lambda: bool(ada.connected and ada.table["paused"]))


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 101.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 200.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


async def test_a_full_table_is_watched(party: Party) -> None:
    ada, *_ = await party.four()
    (eve,) = await party.join(ada.code, "Eve")
    assert (eve.table["you"], eve.table["seat"]) == (4, None)
    with pytest.raises(Refused) as no:
        await eve.ask("sit", seat=1)
    assert (no.value.reason, no.value.values) == ("seat-taken", {"name": "Ben"})
    with pytest.raises(Refused, match="no-such-seat"):
        await eve.ask("sit", seat=4)


async def test_a_table_takes_only_so_many_guests(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_GUESTS", 2)
    ada = await party.open()
    await party.join(ada.code, "Ben")
    with pytest.raises(Refused, match="table-full"):
        await party.join(ada.code, "Cleo")


async def test_a_table_takes_only_so_many_who_watch(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await party.open()
    monkeypatch.setattr(room, "MOST_WATCHERS", 0)
    with pytest.raises(Gone, match="table-full"):
        await party.come(ada.code)
    assert ada.connected


async def test_one_person_has_only_so_many_connections_and_the_newest_stay(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await party.open()
    monkeypatch.setattr(room, "MOST_LINKS_EACH", 1)
    again = await party.come(ada.code, ada.token)
    with pytest.raises(Gone, match="elsewhere"):
        await ada.until(lambda: False)
    assert again.connected


async def test_who_guesses_codes_finds_none_any_more(
    party: Party, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await party.open()
    monkeypatch.setattr(web.Addresses, "has_left", lambda *_: False)
    status, answer = await fetch(f"{server.url}/api/tables/{ada.code}")
    assert (status, json.loads(answer)["reason"]) == (404, "no-such-table")


def test_only_misses_count_as_guesses() -> None:
    bucket = Bucket(rate=0.001, burst=2)
    assert all(bucket.has_left() for _ in range(10))
    assert [bucket.take(), bucket.take(), bucket.has_left()] == [True, True, False]


async def test_a_table_takes_only_so_many_entries(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await party.open()
    await begin(ada)
    monkeypatch.setattr(commands, "MOST_ENTRIES", 1)
    with pytest.raises(Refused, match="table-full"):
        await ada.act("Signal", signal="yawn")


# From elsewhere


async def test_a_page_from_elsewhere_opens_no_socket(party: Party, raw: Come) -> None:
    ada = await party.open()
    for origin in ("http://evil.example", "null", "https://127.0.0.1"):
        with pytest.raises(InvalidStatus, match="403"):
            await raw(ada.code, origin=origin)


async def test_the_page_itself_does(party: Party, raw: Come, server: Served) -> None:
    ada = await party.open()
    line = await raw(ada.code, origin=server.url)
    assert (await line.hello())["code"] == ada.code


async def test_a_page_from_elsewhere_opens_no_table(server: Served) -> None:
    answer = await post(server, TABLE, Origin="http://evil.example")
    assert answer == (403, {"reason": "wrong-origin", "args": {}})
    status, _ = await post(server, TABLE, Origin=server.url)
    assert status == 201


# Opening tables


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"junk",
        b"[]",
        b"\xff\xfe",
        b"[" * 4000,
        {},
        {"game": "kems"},
        {"game": 5, "name": "Ada"},
        {"game": "kems", "name": "Ada", "seats": "four"},
        {"game": "kems", "name": "Ada", "seats": -1},
        {"game": "kems", "name": "Ada", "colour": "red"},
        {"game": "kems", "name": "x" * 100},
        {"game": "kems", "name": "Ada", "options": []},
        {"game": "kems", "name": "Ada", "puppet": "x" * 300},
    ],
)
async def test_what_asks_for_no_table(server: Served, body: Any) -> None:
    assert await post(server, body) == (400, {"reason": "malformed", "args": {}})


async def test_a_body_too_long(server: Served) -> None:
    answer = await post(server, {**TABLE, "puppet": "x" * 10_000})
    assert answer == (413, {"reason": "too-long", "args": {"most": 8192}})


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "chess"}, "There is no game 'chess'. There is: kems."),
        ({"game": "kem"}, "There is no game 'kem'. Did you mean kems? There is: kems."),
        ({"seats": 5}, "Kem's is for 4 players, not 5."),
        ({"options": {"round": 3}}, "Kem's has no option 'round'. Did you mean rounds?"),
        (
            {"options": {"rounds": 999}},
            "Option rounds takes a whole number from 1 to 20, not 999.",
        ),
        (
            {"options": {"rounds": "7"}},
            "Option rounds takes a whole number from 1 to 20, not '7'.",
        ),
    ],
)
async def test_tables_that_cannot_be(server: Served, wanted: dict[str, Any], why: str) -> None:
    answer = await post(server, {**TABLE, **wanted})
    assert answer == (400, {"reason": "bad-option", "args": {"why": why}})


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "name-unreadable"), ("\a", "name-unreadable"), ("x" * 21, "name-too-long")],
)
async def test_hosts_without_a_name(server: Served, name: str, reason: str) -> None:
    before = len(server.house.rooms)
    status, answer = await post(server, {**TABLE, "name": name})
    assert (status, answer["reason"]) == (409, reason)
    assert len(server.house.rooms) == before


async def test_nobody_opens_tables_without_end(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web.Addresses, "take", lambda *_: False)
    assert await post(server, TABLE) == (429, {"reason": "too-fast", "args": {}})


async def test_a_house_has_only_so_many_tables(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "MOST_TABLES", 0)
    assert await post(server, TABLE) == (409, {"reason": "house-full", "args": {}})


async def test_lines_that_break_off_leave_nothing_behind(party: Party, server: Served) -> None:
    ada = await party.open()
    for _ in range(20):
        tv = await party.come(ada.code)
        await tv.close()
    room = server.house.rooms[ada.code]
    async with asyncio.timeout(30):
        while len(room.links) > 1:
            await asyncio.sleep(0.01)
    assert all(isinstance(link, Connection) for link in room.links)
