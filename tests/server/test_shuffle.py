"""The shuffle over the wire: who takes part, who is left out, and that nobody waits for ever."""

from collections.abc import Callable
from secrets import token_bytes
from typing import Any

import pytest

from singerie.client import Client, commitment
from singerie.engine.journal import Contribution
from singerie.server.shuffle import SERVER, Gathering
from tests.server.conftest import Party, Raw, Served, deal, play_out

pytestmark = pytest.mark.anyio

Come = Callable[..., Any]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("singerie.server.dealing.STEP_SECONDS", 0.5)


async def rogue(party: Party, raw: Come, code: str) -> Raw:
    """Ben, on a client that does nothing by itself."""
    line: Raw = await raw(code)
    await line.hello()
    await line.say({"say": "join", "name": "Ben"})
    await line.hear("token")
    return line


def contributions(server: Served, client: Client) -> dict[str, Contribution]:
    match = server.house.rooms[client.code].table.match
    assert match is not None
    return {part.by: part for part in match.journal.header.contributions}


async def test_everyone_takes_part(party: Party, server: Served) -> None:
    players = await party.four()
    await deal(*players)
    parts = contributions(server, players[0])
    assert list(parts) == [SERVER, "Ada", "Ben", "Cleo", "Dora"]
    assert all(part.opened is not None for part in parts.values())


async def test_the_tv_does_not(party: Party, server: Served) -> None:
    ada = await party.open()
    tv = await party.come(ada.code)
    await ada.ask("start")
    await tv.until(lambda: tv.match == 1)
    assert list(contributions(server, ada)) == [SERVER, "Ada"]


async def test_who_never_commits_is_left_out(
    party: Party, raw: Come, server: Served, hurried: None
) -> None:
    ada = await party.open()
    await rogue(party, raw, ada.code)
    await ada.ask("start")
    await ada.until(lambda: ada.match == 1)
    assert list(contributions(server, ada)) == [SERVER, "Ada"]


@pytest.mark.parametrize("opened", [None, "ab" * 32])
async def test_who_does_not_open_what_they_committed_to_is_named_and_left_out(
    party: Party, raw: Come, server: Served, hurried: None, opened: str | None
) -> None:
    ada = await party.open()
    ben = await rogue(party, raw, ada.code)
    await ada.ask("start")
    assert (await ben.hear("shuffle"))["step"] == "commit"
    promised = commitment(token_bytes(32))
    await ben.say({"say": "commit", "commitment": promised})
    asked = await ben.hear("shuffle")
    assert (asked["step"], asked["commitments"]["Ben"]) == ("open", promised)
    if opened is not None:
        await ben.say({"say": "open", "value": opened})
    await ada.until(lambda: ada.match == 1)
    parts = contributions(server, ada)
    assert parts["Ben"] == Contribution("Ben", promised, None)
    assert parts["Ada"].opened is not None


async def test_a_second_commitment_changes_nothing(party: Party, raw: Come, server: Served) -> None:
    ada = await party.open()
    ben = await rogue(party, raw, ada.code)
    await ada.ask("start")
    await ben.hear("shuffle")
    secret = token_bytes(32)
    for value in (secret, token_bytes(32)):
        await ben.say({"say": "commit", "commitment": commitment(value)})
    await ben.hear("shuffle")
    await ben.say({"say": "open", "value": secret.hex()})
    await ada.until(lambda: ada.match == 1)
    assert contributions(server, ada)["Ben"].opened == secret


async def test_parts_at_the_wrong_time_do_nothing(party: Party, raw: Come) -> None:
    ada = await party.open()
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    await line.say({"say": "commit", "commitment": "0" * 64})
    await line.say({"say": "open", "value": "0" * 64})
    await line.say({"say": "timers", "factor": 2, "id": 5})
    assert (await line.hear("accepted"))["id"] == 5


async def test_nobody_starts_twice_at_once(
    party: Party, raw: Come, hurried: None, server: Served
) -> None:
    ada = await party.open()
    await rogue(party, raw, ada.code)  # keeps the first shuffle waiting
    line = await raw(ada.code)
    await line.hello(token=ada.token)
    await ada.ask("start")
    assert await line.refused({"say": "start"}) == "not-now"
    await ada.until(lambda: ada.match == 1)
    assert server.house.rooms[ada.code].table.matches == 1


async def test_every_match_has_its_own(party: Party, server: Served) -> None:
    players = await party.four()
    seen = []
    for _ in range(2):
        await deal(*players)
        seen.append(contributions(server, players[0]))
        await play_out(*players)
    for name in seen[0]:
        assert seen[0][name].opened != seen[1][name].opened


def test_the_server_is_committed_before_it_knows_any_other() -> None:
    gathering = Gathering(("Ada",))
    assert gathering.committed == {SERVER: commitment(gathering.own)}
    gathering.commit("Eve", "0" * 64)  # was not asked
    assert "Eve" not in gathering.committed
