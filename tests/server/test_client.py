"""A table as its people live it: hosts, guests, friends who come late, lines that break."""

import asyncio
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from singerie.client import Client, Gone, Refused
from singerie.server import room, wire
from singerie.server.entries import AnyEntry, Paused, Resumed
from singerie.server.entries import decode as entry_of
from tests.server.conftest import Party, Raw, Served, agree, begin, deal, play_out, prompt_of, soon

pytestmark = pytest.mark.anyio

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def chairs(client: Client) -> list[tuple[int | None, str | None]]:
    return [(chair["person"], chair["bot"]) for chair in client.table["chairs"]]


async def say(client: Client, text: str) -> None:
    """Something everyone hears, as soon as the rules allow it."""
    while True:
        try:
            await client.act("Say", text=text)
        except Refused as no:
            if no.reason != "signal-too-soon":
                raise
            await asyncio.sleep(no.values["seconds"])
        else:
            return


def heard(client: Client, text: str) -> bool:
    return any(event.get("text") == text for event in client.events)


# The host


async def test_whoever_opens_a_table_hosts_it_and_sits(party: Party) -> None:
    ada = await party.open()
    assert (ada.table["host"], ada.table["you"], ada.table["seat"]) == (0, 0, 0)


async def test_empty_seats_are_filled_with_bots(party: Party) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await ada.ask("bot", seat=2, level="random")
    await ada.ask("start", level="easy")
    await ben.until(lambda: ben.match == 1)
    assert chairs(ben) == [(0, None), (1, None), (None, "random"), (None, "easy")]
    assert [place["bot"] for place in ben.view["places"]] == [False, False, True, True]


async def test_bots_come_and_go_before_a_game(party: Party) -> None:
    ada = await party.open()
    await ada.ask("bot", seat=1, level="easy")
    await ada.ask("bot", seat=1, level="normal")
    await ada.ask("clear", seat=1)
    assert chairs(ada)[1] == (None, None)
    for seat, level, reason in (
        (1, "genius", "no-such-bot"),
        (0, "easy", "seat-taken"),
        (7, "easy", "no-such-seat"),
    ):
        with pytest.raises(Refused, match=reason):
            await ada.ask("bot", seat=seat, level=level)
    with pytest.raises(Refused, match="no-such-bot"):
        await ada.ask("start", level="genius")
    assert ada.table["phase"] == "lobby"


@pytest.mark.parametrize(
    ("word", "values"),
    [
        ("start", {}),
        ("bot", {"seat": 3, "level": "easy"}),
        ("clear", {"seat": 0}),
        ("arrange", {"order": [1, 0, 2, 3]}),
        ("mix", {}),
        ("choose", {"seats": 4, "options": {}}),
        ("pause", {}),
        ("resume", {}),
        ("timers", {"factor": 0}),
        ("kick", {"person": 0}),
        ("host", {"person": 1}),
    ],
)
async def test_what_only_the_host_may(party: Party, word: str, values: dict[str, Any]) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    before = chairs(ben)
    with pytest.raises(Refused, match="host-only"):
        await ben.ask(word, **values)
    assert chairs(await party.come(ada.code)) == before


async def test_seats_are_arranged_and_mixed(party: Party) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await ada.ask("arrange", order=[3, 0, 1, 2])
    assert [person for person, _ in chairs(ada)] == [None, 0, 1, None]
    await ada.ask("mix")
    assert sorted(str(person) for person, _ in chairs(ada)) == ["0", "1", "None", "None"]
    await ben.until(lambda: chairs(ben) == chairs(ada))
    assert chairs(ben)[ben.table["seat"]] == (1, None)


async def test_people_change_seats_before_a_game(party: Party) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await ben.ask("sit", seat=3)
    assert ben.table["seat"] == 3
    await ben.ask("stand")
    assert ben.table["seat"] is None
    with pytest.raises(Refused, match="no-seat"):
        await ben.ask("stand")
    await ada.ask("bot", seat=2, level="easy")
    await ben.ask("sit", seat=2)
    assert chairs(ben)[2] == (1, None)


async def test_who_is_sent_away_stays_away(party: Party) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await ada.ask("kick", person=1)
    with pytest.raises(Gone, match="kicked"):
        await ben.until(lambda: False)
    with pytest.raises(Gone, match="unknown-token"):
        await party.come(ada.code, ben.token)
    await ada.until(lambda: len(ada.table["guests"]) == 1)
    for person, reason in ((1, "nobody"), (9, "nobody"), (0, "kick-oneself")):
        with pytest.raises(Refused, match=reason):
            await ada.ask("kick", person=person)


async def test_the_house_is_handed_over(party: Party) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await ada.ask("host", person=1)
    with pytest.raises(Refused, match="host-only"):
        await ada.ask("start")
    await begin(ben, ada)


async def leave(client: Client) -> None:
    await client.ask("leave")
    with pytest.raises(Gone, match="left"):
        await client.until(lambda: False)


async def test_when_the_host_leaves_somebody_else_hosts_and_a_bot_plays(party: Party) -> None:
    ada, ben, *others = await party.four()
    await begin(ada, ben, *others)
    await leave(ada)
    await ben.until(lambda: ben.table["host"] == 1)
    assert chairs(ben)[0] == (None, "normal")
    await ben.until(lambda: ben.view["places"][0]["bot"])
    await ben.ask("pause")


async def test_a_table_that_everyone_has_left_is_taken_over_by_the_next(party: Party) -> None:
    ada = await party.open()
    await leave(ada)
    (ben,) = await party.join(ada.code, "Ben")
    assert (ben.table["host"], ben.table["you"]) == (1, 1)
    await begin(ben)


async def test_a_leavers_secret_is_worth_nothing(party: Party) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await leave(ben)
    with pytest.raises(Gone, match="unknown-token"):
        await party.come(ada.code, ben.token)


# Time


async def entries(server: Served, client: Client) -> list[AnyEntry]:
    here = server.house.rooms[client.code]
    return [entry_of(data) for data in await here.store.entries(here.id)]


async def test_a_pause_stops_time(party: Party, server: Served) -> None:
    ada, ben, *others = await party.four()
    await begin(ada, ben, *others)
    await ada.ask("pause")
    with pytest.raises(Refused, match="paused"):
        await ben.act("Signal", signal="yawn")
    looks = []
    for _ in range(3):
        tv = await party.come(ada.code)
        await tv.until(lambda tv=tv: tv.match == 1)  # type: ignore[misc]
        looks += [(one["now"], one["due"]) for one in party.messages(tv, "update")]
        await asyncio.sleep(0.05)  # time that must not pass at the table
    assert len(set(looks)) == 1
    await ada.ask("resume")
    paused, resumed = (e for e in (await entries(server, ada)) if isinstance(e, Paused | Resumed))
    now, due = looks[0]
    dealt_at = server.house.rooms[ada.code].table.dealt_at
    assert paused.at - dealt_at <= now == resumed.at - dealt_at  # not a moment is lost
    assert party.messages(ada, "update")[-1]["due"] == due
    await ben.until(lambda: not ben.table["paused"])
    await say(ben, "on we go")


async def test_pausing_twice_is_no_harm(party: Party, server: Served) -> None:
    ada = await party.open()
    with pytest.raises(Refused, match="not-now"):
        await ada.ask("pause")
    await begin(ada)
    for word in ("pause", "pause", "resume", "resume"):
        await ada.ask(word)
    assert len([e for e in (await entries(server, ada)) if isinstance(e, Paused | Resumed)]) == 2


async def test_a_seat_is_taken_and_given_up_during_a_pause(party: Party) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await begin(ada, ben)
    await ada.ask("pause")
    (eve,) = await party.join(ada.code, "Eve")
    await eve.ask("sit", seat=3)
    await leave(ben)
    await ada.ask("resume")
    assert chairs(ada) == [(0, None), (None, "normal"), (None, "normal"), (2, None)]


async def test_countdowns_for_ever_once_and_twice(party: Party) -> None:
    ada = await party.open()
    await begin(ada)
    spans = {}
    for factor in (0, 2, 1):
        await ada.ask("timers", factor=factor)
        await ada.until(lambda f=factor: ada.view["timers"] == f)  # type: ignore[misc]
        update = party.messages(ada, "update")[-1]
        (event,) = [e for e in update["events"] if e["event"] == "TimersSet"]
        assert update["due"] == event["ends_at"]
        spans[factor] = update["due"] and update["due"] - event["at"]
    assert spans == {0: None, 2: 600_000, 1: 300_000}


async def test_a_factor_set_before_the_game_counts_in_it(party: Party) -> None:
    ada = await party.open(huddle_seconds=5)
    await ada.ask("timers", factor=0)
    await begin(ada)
    assert party.messages(ada, "update")[-1]["due"] is None


async def test_time_alone_ends_a_game(party: Party) -> None:
    ada, ben, cleo, dora = players = await party.four(quiet_seconds=2)
    await begin(*players)
    await agree(ada, cleo)
    await agree(ben, dora)
    for client in players:
        await client.until(lambda c=client: c.table["phase"] == "over")  # type: ignore[misc]
    assert players[0].view["verdict"]["reason"] == "no-bell"


# Comings and goings


async def test_a_late_friend_takes_over_a_bots_seat(party: Party) -> None:
    ada = await party.open()
    await begin(ada)
    (eve,) = await party.join(ada.code, "Eve")
    await eve.until(lambda: eve.match == 1)
    assert (eve.table["seat"], eve.prompt) == (None, None)
    await eve.ask("sit", seat=2)
    await eve.until(lambda: eve.view["seat"] == 2)
    assert prompt_of(eve)["ask"] == "huddle"
    await ada.until(lambda: not ada.view["places"][2]["bot"])
    assert chairs(ada)[2] == (1, None)
    with pytest.raises(Refused, match="seated-already"):
        await eve.ask("sit", seat=3)
    with pytest.raises(Refused, match="not-during-a-game"):
        await eve.ask("stand")


async def test_sitting_down_again_on_ones_own_seat_changes_nothing(party: Party) -> None:
    ada = await party.open()
    await begin(ada)
    await ada.ask("sit", seat=0)
    assert ada.view["must_renew"] == [False, False]


async def test_a_bot_sits_in_for_who_is_away(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "AWAY_SECONDS", 0.05)
    ada, ben, *others = await party.four()
    await begin(ada, ben, *others)
    await ben.close()
    await ada.until(lambda: chairs(ada)[1] == (1, "normal"))
    await ada.until(lambda: ada.view["places"][1]["bot"])
    assert not ada.table["guests"][1]["connected"]
    (eve,) = await party.join(ada.code, "Eve")
    with pytest.raises(Refused, match="seat-taken"):
        await eve.ask("sit", seat=1)
    again = await party.come(ada.code, ben.token)
    assert again.table["seat"] == 1
    await ada.until(lambda: chairs(ada)[1] == (1, None))
    await say(again, "back again")


def presence(party: Party, client: Client, person: int) -> list[bool]:
    """Whether somebody was connected, whenever it was told."""
    told = [message["guests"] for message in party.messages(client, "table")]
    return [guests[person]["connected"] for guests in told if len(guests) > person]


async def test_a_lost_line_is_no_absence(party: Party) -> None:
    ada, ben, *others = await party.four()
    await begin(ada, ben, *others)
    await ben.drop()
    seen = [True, False, True]
    await ada.until(lambda: presence(party, ada, 1)[-3:] == seen)
    assert chairs(ada)[1] == (1, None)


async def test_after_a_lost_line_only_what_was_missed_is_told(party: Party) -> None:
    ada, ben, *others = await party.four()
    await begin(ada, ben, *others)
    await say(ben, "one")
    await ada.until(lambda: heard(ada, "one"))
    fresh = len([m for m in party.messages(ada, "update") if m["fresh"]])
    for text in ("two", "three"):
        await ada.drop()
        await say(ben, text)
        await ada.until(lambda text=text: heard(ada, text))  # type: ignore[misc]
    assert len([m for m in party.messages(ada, "update") if m["fresh"]]) == fresh
    assert [event["text"] for event in ada.events if event["event"] == "Said"] == [
        "one",
        "two",
        "three",
    ]


async def test_who_missed_too_much_gets_a_fresh_view(
    party: Party, raw: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "LONGEST_HISTORY", 3)
    ada, *others = await party.four()
    await begin(ada, *others)
    for number in range(5):
        await say(ada, f"word {number}")
    n = ada.n
    for seen, fresh, told in ((n, False, 0), (n - 2, False, 2), (1, True, 0), (n + 1, True, 0)):
        line: Raw = await raw(ada.code)
        await line.hello(token=ada.token, match=1, seen=seen, seat=0)
        update = await line.hear("update")
        assert (update["n"], update["fresh"], len(update["events"])) == (n, fresh, told)
        assert update["view"] == ada.view


async def test_what_was_seen_from_another_seat_is_not_resumed(party: Party, raw: Any) -> None:
    ada = await party.open()
    (ben,) = await party.join(ada.code, "Ben")
    await begin(ada, ben)
    for match, seat, fresh in ((1, 0, False), (1, 1, True), (1, None, True), (2, 0, True)):
        line: Raw = await raw(ada.code)
        await line.hello(token=ada.token, match=match, seen=1, seat=seat)
        assert (await line.hear("update"))["fresh"] is fresh


# Game after game


async def test_a_rematch(party: Party) -> None:
    players = await party.four()
    ada, ben, *_ = players
    tv = await party.come(ada.code)
    await deal(*players)
    await play_out(*players)
    assert ada.view["outcome"] is not None
    await tv.until(lambda: tv.table["phase"] == "over")
    await ada.ask("arrange", order=[1, 0, 3, 2])
    await ada.ask("choose", seats=4, options={"rounds": 2, "huddle_seconds": 5})
    assert ada.table["options"]["rounds"] == 2
    await begin(ada, *players[1:], tv)
    assert (ada.match, ada.view["seat"], ben.view["seat"]) == (2, 1, 0)
    assert ada.view["options"]["rounds"] == 2
    assert (tv.match, tv.view["outcome"]) == (2, None)
    with pytest.raises(Refused, match="not-during-a-game"):
        await ada.ask("choose", seats=4, options={})
    with pytest.raises(Refused, match="not-now"):
        await ada.ask("start")


async def test_options_that_cannot_be(party: Party) -> None:
    ada = await party.open()
    before = ada.table["options"]
    for seats, options in ((4, {"rounds": 99}), (4, {"wings": 2}), (3, {})):
        with pytest.raises(Refused) as no:
            await ada.ask("choose", seats=seats, options=options)
        assert no.value.reason == "bad-option"
        assert no.value.values["why"].endswith(".")
    assert ada.table["options"] == before


async def test_bots_come_back_when_their_process_dies(party: Party, server: Served) -> None:
    ada = await party.open()
    await ada.ask("timers", factor=0)  # so that nothing but bots moves the game
    await begin(ada)
    process = server.house.workers._process
    assert process is not None
    process.kill()
    await soon(lambda: server.house.workers._process not in (process, None))
    await ada.until(lambda: ada.view["ready"][1])


# The client itself


async def test_a_client_says_when_the_line_is_lost(party: Party) -> None:
    ada = await party.open()
    await ada.close()
    assert not ada.connected
    with pytest.raises(ConnectionError):
        await ada.ask("start")


async def test_a_client_that_misses_events_says_so(party: Party) -> None:
    ada = await party.open()
    await begin(ada)
    ada.n += 1
    with suppress(ConnectionError):
        await ada.act("Say", text="hello")
    with pytest.raises(Gone, match="events are missing"):
        await ada.until(lambda: False)
    with pytest.raises(AssertionError):
        await ada.close()


def test_the_client_of_the_page_plays_a_game(server: Served, tmp_path: Path) -> None:
    (example,) = re.findall(r"(?s)```python\n(.*?)```", PROTOCOL.read_text("utf-8"))
    script = tmp_path / "example.py"
    script.write_text(example)
    command = [sys.executable, str(script), server.url]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert re.search(r"(?m)^won by seats \d", done.stdout)
