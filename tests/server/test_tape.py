"""A game watched again: what each viewer saw, of matches that are over, from any file there is."""

import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from singerie.engine.errors import Damaged, Illegal
from singerie.engine.events import seen_by
from singerie.engine.journal import Contribution, Journal, dump_lines, load_lines
from singerie.engine.match import Match
from singerie.engine.seats import Viewer
from singerie.games.kems.rules import KEMS
from singerie.server import app as web
from singerie.server import tape
from tests.server.conftest import Party, Served, deal, fetch, play_out

pytestmark = pytest.mark.anyio

SAVED = Path(__file__).parents[1] / "playthroughs" / "kems-4.jsonl"


def journal() -> Journal:
    return load_lines(SAVED.read_bytes().splitlines())


def steps_of(made: Any) -> list[Any]:
    steps: list[Any] = json.loads(msgspec.json.encode(made))["steps"]
    return steps


def never() -> bool:
    return False


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_every_step_is_what_the_viewer_saw(viewer: Viewer) -> None:
    saved = journal()
    steps = steps_of(tape.make(tape.of_file(saved), viewer, never))
    assert len(steps) == len(saved.entries) + 1
    match = Match(KEMS, saved.header)
    events = match.opening
    view: dict[str, Any] = {}
    prompt = None
    for number, step in enumerate(steps):
        if number:
            events = match.play(saved.entries[number - 1], number)
        view |= step.get("view", {})
        prompt = step.get("prompt", prompt)
        assert view == json.loads(msgspec.json.encode(match.view(viewer)))
        asked = None if viewer is None else match.prompt(viewer)
        assert prompt == json.loads(msgspec.json.encode(asked))
        shown = msgspec.json.encode(seen_by(viewer, events))
        assert step.get("events", []) == json.loads(shown)
        assert step.get("due") == match.deadline


def test_the_shuffle_is_told() -> None:
    saved = journal()
    kept = Contribution("Ada", "ab" * 32, None)
    header = msgspec.structs.replace(
        saved.header, contributions=(*saved.header.contributions, kept)
    )
    first, left_out = tape.make(tape.of_file(Journal(header, [])), None, never).shuffle
    assert first.holds
    assert bytes.fromhex(first.opened or "") == saved.header.contributions[0].opened
    assert (left_out.by, left_out.opened, left_out.holds) == ("Ada", None, False)


def test_what_takes_too_long_is_given_up() -> None:
    with pytest.raises(Illegal, match="too-long"):
        tape.make(tape.of_file(journal()), None, lambda: True)


def test_a_damaged_entry_is_named() -> None:
    saved = journal()
    del saved.entries[5]
    with pytest.raises(Damaged) as no:
        tape.make(tape.of_file(saved), None, never)
    assert no.value.entry > 0


async def get(server: Served, path: str) -> tuple[int, Any]:
    status, text = await fetch(server.url + path)
    return status, json.loads(text)


async def test_a_match_is_shown_once_it_is_over_also_when_the_next_is_on(
    server: Served, party: Party
) -> None:
    players = await party.four()
    code = players[0].code
    url = f"/api/tables/{code}/replay/1"
    assert await get(server, url) == (404, {"reason": "no-such-match", "args": {}})
    await deal(*players)
    for path in (url, f"/api/tables/{code}/journal/1"):
        assert await get(server, path) == (409, {"reason": "still-playing", "args": {}})
    await play_out(*players)
    status, first = await get(server, f"{url}?seat=2")
    assert status == 200
    assert [one["name"] for one in first["people"]] == ["Ada", "Ben", "Cleo", "Dora"]
    assert (first["code"], first["match"], first["seat"]) == (code, 1, 2)
    assert first["steps"][0]["chairs"][2] == {"person": 2, "bot": None}
    assert [part["by"] for part in first["shuffle"]] == ["server", "Ada", "Ben", "Cleo", "Dora"]
    assert all(part["holds"] for part in first["shuffle"])
    assert "token" not in json.dumps(first)

    await deal(*players)
    assert await get(server, f"{url}?seat=2") == (200, first)
    second = f"/api/tables/{code}/replay/2"
    assert await get(server, second) == (409, {"reason": "still-playing", "args": {}})
    await play_out(*players)
    assert (await get(server, second))[1]["steps"] != first["steps"]
    for seat in ("4", "-1", "x", "99999999"):
        answer = await get(server, f"{url}?seat={seat}")
        assert answer == (409, {"reason": "no-such-seat", "args": {}})

    _, saved = await fetch(f"{server.url}/api/tables/{code}/journal/1")
    status, text = await fetch(f"{server.url}/api/replay?seat=2", saved.encode())
    assert status == 200
    again = json.loads(text)
    assert [one["name"] for one in again["people"]] == ["Ada", "Ben", "Cleo", "Dora"]
    assert again["steps"] == first["steps"]


def altered(**header: Any) -> bytes:
    first, _, rest = dump_lines(journal()).partition(b"\n")
    return json.dumps({**json.loads(first), **header}).encode() + b"\n" + rest


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        (b"", "damaged"),
        (b"no game", "damaged"),
        (b"\xff\x00" * 50, "damaged"),
        (b"[" * 100_000, "damaged"),
        (altered(game="chess"), "damaged"),
        (altered(seats=10**9), "damaged"),
        (altered(bots=[False]), "damaged"),
        (altered(options={"rounds": 10**9}), "damaged"),
        (altered(contributions=[]), "damaged"),
        (altered(rules=99), "damaged"),
        (b"{}\n" * 30_000, "too-long"),
        (b" " * (web.LONGEST_FILE + 1), "too-long"),
        (dump_lines(journal()).replace(b'"at":', b'"at":-'), "damaged"),
    ],
)
async def test_files_that_are_none(server: Served, file: bytes, reason: str) -> None:
    began = time.monotonic()
    status, text = await fetch(f"{server.url}/api/replay", file)
    assert json.loads(text)["reason"] == reason
    assert 400 <= status < 500
    assert time.monotonic() - began < web.TAPE_SECONDS


async def test_a_page_from_elsewhere_gets_none(server: Served) -> None:
    status, _ = await fetch(f"{server.url}/api/replay", b"x", {"origin": "http://elsewhere"})
    assert status == 403
