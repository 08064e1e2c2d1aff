"""The server goes down and comes up again: politely, suddenly, or with a table it cannot read."""

import signal
import sqlite3
from collections.abc import AsyncIterator, Callable

import pytest

from singerie.client import Client, Gone
from tests.server.conftest import Party, Process, begin, fetch, healthy, soon

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(process: Callable[..., Process]) -> AsyncIterator[tuple[Process, Party]]:
    served = process()
    await healthy(served.url)
    party = Party(served.url)
    yield served, party
    await party.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_everyone_goes_on_where_they_were(
    house: tuple[Process, Party], how: signal.Signals
) -> None:
    served, party = house
    ada, ben, *others = players = await party.four()
    tv = await party.come(ada.code)
    await begin(ada, ben, *others, tv)
    await ada.act("Say", text="before")
    for client in (*players, tv):
        await client.until(lambda c=client: c.events[-1].get("text") == "before")  # type: ignore[misc]
    before = [(client.n, client.events[:], client.view) for client in (*players, tv)]
    served.stop(how)
    for client in (*players, tv):
        await soon(lambda c=client: not c.connected)  # type: ignore[misc]
        told = party.messages(client, "bye")
        polite = [{"say": "bye", "reason": "restart", "back": True}]
        assert told == ([] if how == signal.SIGKILL else polite)
    served.start()
    for client, (n, events, view) in zip((*players, tv), before, strict=True):
        await client.until(lambda c=client: resumed(party, c))  # type: ignore[misc]
        assert (client.n, client.events, client.view) == (n, events, view)
    await ben.act("Say", text="after")
    for client in (*players, tv):
        await client.until(lambda c=client: c.events[-1].get("text") == "after")  # type: ignore[misc]
    assert [client.table["seat"] for client in (*players, tv)] == [0, 1, 2, 3, None]


def resumed(party: Party, client: Client) -> bool:
    """It was told the rest of the match, and not anew."""
    last = party.messages(client, "update")[-1]
    return not last["fresh"] and last["events"] == []


async def test_a_polite_end_is_no_failure(house: tuple[Process, Party]) -> None:
    served, party = house
    await party.open()
    assert served.stop(signal.SIGTERM) == -signal.SIGTERM  # as asked, after tidying up
    assert "house-closed" in served.log
    assert '"level": "error"' not in served.log
    assert "Traceback" not in served.log


async def test_a_pause_outlasts_a_crash(house: tuple[Process, Party]) -> None:
    served, party = house
    ada = await party.open()
    await begin(ada)
    await ada.ask("pause")
    served.stop(signal.SIGKILL)
    served.start()
    late = await party.come(ada.code, ada.token)
    assert late.table["paused"]
    await late.ask("resume")


async def test_one_table_that_cannot_be_read_closes_no_other(
    house: tuple[Process, Party],
) -> None:
    served, party = house
    ada, eve = await party.open(), await party.open("Eve")
    served.stop(signal.SIGTERM)
    with sqlite3.connect(served.store) as store:
        store.execute(
            "UPDATE entries SET data = '{}' WHERE number = 1 AND table_id ="
            " (SELECT id FROM tables WHERE code = ?)",
            (eve.code,),
        )
    store.close()
    served.start()
    assert (await healthy(served.url))["tables"] == 1
    await (await party.come(ada.code, ada.token)).ask("timers", factor=2)
    with pytest.raises(Gone, match="no-such-table"):
        await party.come(eve.code, eve.token)
    assert "table-unreadable" in served.log


async def test_a_table_that_was_never_opened_is_forgotten(house: tuple[Process, Party]) -> None:
    served, _ = house
    served.stop(signal.SIGTERM)
    with sqlite3.connect(served.store) as store:
        store.execute("INSERT INTO tables (id, code) VALUES ('x', 'BCDF')")
    store.close()
    served.start()
    assert (await healthy(served.url))["tables"] == 0
    served.stop(signal.SIGTERM)
    with sqlite3.connect(served.store) as store:
        assert store.execute("SELECT count(*) FROM tables WHERE open").fetchone() == (0,)
    store.close()


async def test_tokens_are_nowhere_to_be_read(house: tuple[Process, Party]) -> None:
    served, party = house
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    with pytest.raises(Gone):
        await party.come(ada.code, "a-wrong-token")
    await begin(ada, ben)
    await fetch(f"{served.url}/healthz")
    served.stop(signal.SIGTERM)
    files = b"".join(file.read_bytes() for file in served.folder.iterdir())
    assert b"table-opened" in files
    for client in (ada, ben):
        assert client.token
        assert client.token.encode() not in files
        assert client.token not in served.said
    assert b"a-wrong-token" not in files
