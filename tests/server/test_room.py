"""A live table, with links and a store that the test holds in its hands."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from starlette.requests import Request

from singerie.engine.errors import Illegal
from singerie.engine.events import Event
from singerie.engine.journal import dump_lines
from singerie.server import entries as e
from singerie.server import wire
from singerie.server.app import Web
from singerie.server.bots import BotWorker
from singerie.server.commands import open_table
from singerie.server.house import House
from singerie.server.room import INPUTS_AT_ONCE, Room
from singerie.server.table import Chair
from singerie.stage.signals import palette
from singerie.store.memory import MemoryStore
from singerie.store.store import Done, StoreError

NAMES = ("Ada", "Ben", "Cleo", "Dan")


class SlowStore(MemoryStore):
    """Keeps nothing until it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[str, int, bytes, Done]] = []
        self.slow = False

    def append(self, table: str, length: int, entry: bytes, done: Done) -> None:
        if self.slow:
            self.waiting.append((table, length, entry, done))
        else:
            super().append(table, length, entry, done)

    async def go(self, *, fail: bool = False) -> None:
        """Keep what waits, or fail to."""
        waiting, self.waiting = self.waiting, []
        for table, length, entry, done in waiting:
            if fail:
                done(StoreError("the disk is full"))
            else:
                super().append(table, length, entry, done)
        await settle()


class FakeLink:
    def __init__(self) -> None:
        self.person: int | None = None
        self.got: list[dict[str, Any]] = []
        self.closed = ""

    def send(self, message: bytes) -> None:
        self.got.append(json.loads(message))

    def close(self, reason: str, *, back: bool) -> None:
        self.closed = reason

    def said(self, *kinds: str) -> list[dict[str, Any]]:
        return [message for message in self.got if message["say"] in kinds]


class Scene:
    """Four people at a table, and the TV."""

    def __init__(self) -> None:
        self.store = SlowStore()
        self.room = Room("id", "WXYZ", self.store, BotWorker(lambda: None))
        self.store.create("id", "WXYZ", lambda _: None)
        self.room.enter([open_table("kems", None, {})])
        self.links = [FakeLink() for _ in NAMES]
        self.tv = FakeLink()
        self.room.arrive(self.tv, 0, 0, None)
        for link, name in zip(self.links, NAMES, strict=True):
            self.room.arrive(link, 0, 0, None)
            self.room.join(link, wire.Join(name=name), f"token {name}", f"hash {name}")

    async def start(self) -> None:
        """Begin without anybody's part in the shuffle but the server's."""
        self.room.handle(self.links[0], wire.Start())
        self.room.dealing._go_on()
        self.room.dealing._go_on()
        await settle()

    def forget(self) -> None:
        for link in (*self.links, self.tv):
            link.got.clear()


def scene(play: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        made = Scene()
        await settle()
        await made.start()
        made.forget()
        await play(made)
        made.room.close("over")

    asyncio.run(run())


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def signal(name: str, number: int = 7) -> wire.Act:
    raw = Raw(b'{"do":"Signal","signal":"%s"}' % name.encode())
    return wire.Act(id=number, action=raw)


def test_an_action_is_answered_and_seen_by_all() -> None:
    async def play(s: Scene) -> None:
        s.room.handle(s.links[1], signal("yawn"))
        await settle()
        assert s.links[1].said("accepted") == [{"say": "accepted", "id": 7}]
        for link in (*s.links, s.tv):
            [update] = link.said("update")
            assert [event["event"] for event in update["events"]] == ["Signalled"]

    scene(play)


def test_nothing_leaves_before_it_is_kept() -> None:
    async def play(s: Scene) -> None:
        s.store.slow = True
        s.room.handle(s.links[1], signal("yawn"))
        with pytest.raises(Illegal):
            s.room.handle(s.links[1], signal("yawn"))  # too soon, which nobody may learn yet
        s.room.send(s.links[1], wire.Refused(id=8, reason="signal-too-soon", args={}))
        newcomer = FakeLink()
        s.room.arrive(newcomer, 0, 0, None)
        await settle()
        assert all(link.got == [] for link in (*s.links, s.tv, newcomer))
        await s.store.go()
        assert s.links[1].said("accepted", "refused") == [
            {"say": "accepted", "id": 7},
            {"say": "refused", "id": 8, "reason": "signal-too-soon", "args": {}},
        ]
        assert all(link.said("update") for link in (*s.links, s.tv, newcomer))

    scene(play)


def test_a_store_that_fails_takes_everyone_back() -> None:
    async def play(s: Scene) -> None:
        before = s.room.table.length
        s.store.slow = True
        s.room.handle(s.links[1], signal("yawn"))
        await s.store.go(fail=True)
        assert s.room.table.length == before
        assert s.room.table.match is not None
        assert s.room.table.match.view(None).places[1].signalled_at < 0
        assert s.links[1].said("accepted") == []
        for link in (*s.links, s.tv):
            assert [update["fresh"] for update in link.said("update")] == [True]
        s.store.slow = False
        s.room.handle(s.links[1], signal("shrug"))
        await settle()
        assert s.links[1].said("accepted")

    scene(play)


def test_who_comes_back_gets_what_they_missed() -> None:
    async def play(s: Scene) -> None:
        ben = s.links[1]
        s.room.handle(ben, signal("yawn"))
        await settle()
        seen = ben.said("update")[-1]["n"]
        s.room.depart(ben)
        s.room.handle(s.links[0], signal("shrug"))
        s.room.handle(s.links[2], signal("stare"))
        again = FakeLink()
        again.person = 1
        s.room.arrive(again, 1, seen, 1)
        await settle()
        [update] = again.said("update")
        assert not update["fresh"]
        assert [event["signal"] for event in update["events"]] == ["shrug", "stare"]
        assert update["n"] == seen + 2

    scene(play)


def test_who_claims_to_have_seen_too_much_looks_anew() -> None:
    async def play(s: Scene) -> None:
        wrong = ((1, 999, 1), (0, 5, 1), (2, 5, 1), (1, -3, 1), (1, 2, None), (1, 2, 3))
        for match, seen, seat in wrong:
            link = FakeLink()
            link.person = 1
            s.room.arrive(link, match, seen, seat)
            await settle()
            assert link.said("update")[-1]["fresh"]

    scene(play)


def test_a_seat_sees_its_own_and_the_tv_nobodys() -> None:
    async def play(s: Scene) -> None:
        table = s.room.table
        assert table.match is not None
        at = table.match.deadline
        assert at is not None
        events = s.room.enter([e.Ticked(at + table.dealt_at)])
        s.room.publish(events, table_changed=False)
        await settle()
        dealt = [
            event for event in s.links[0].said("update")[-1]["events"] if event["event"] == "Dealt"
        ]
        assert [event["seat"] for event in dealt] == [0]
        seen_on_tv = s.tv.said("update")[-1]
        assert not any(event["event"] == "Dealt" for event in seen_on_tv["events"])
        assert seen_on_tv["view"]["hand"] == []
        assert seen_on_tv["prompt"] is None

    scene(play)


def test_a_paused_table_stands_still() -> None:
    async def play(s: Scene) -> None:
        s.room.handle(s.links[0], wire.Pause())
        assert not s.room.clock.running
        now = s.room.clock.now()
        await asyncio.sleep(0.02)
        assert s.room.clock.now() == now
        s.room.handle(s.links[0], wire.Resume())
        assert s.room.clock.running

    scene(play)


def test_a_table_that_nobody_looks_at_stands_still() -> None:
    async def play(s: Scene) -> None:
        for link in (*s.links, s.tv):
            s.room.depart(link)
        assert not s.room.clock.running
        s.room.arrive(s.tv, 0, 0, None)
        assert s.room.clock.running

    scene(play)


def test_who_is_sent_away_is_told_and_let_go() -> None:
    async def play(s: Scene) -> None:
        s.room.handle(s.links[0], wire.Kick(id=3, person=2))
        await settle()
        assert s.links[2].closed == "kicked"
        assert s.room.table.chairs[2].bot == "normal"

    scene(play)


def test_who_is_let_go_hears_of_it_once_it_is_kept() -> None:
    async def play(s: Scene) -> None:
        s.store.slow = True
        s.room.handle(s.links[2], wire.Leave(id=3))
        await settle()
        assert (s.links[2].got, s.links[2].closed) == ([], "")
        await s.store.go()
        assert s.links[2].said("accepted") == [{"say": "accepted", "id": 3}]
        assert s.links[2].closed == "left"

    scene(play)


def test_who_stands_up_during_the_shuffle_is_replaced() -> None:
    async def run() -> None:
        s = Scene()
        await settle()
        s.room.handle(s.links[0], wire.Start())
        s.room.handle(s.links[3], wire.Stand())
        s.room.dealing._go_on()
        s.room.dealing._go_on()
        assert s.room.table.chairs[3].bot == "normal"
        assert s.room.table.match is not None
        assert s.room.table.match.state.bots == [False, False, False, True]
        s.room.close("over")

    asyncio.run(run())


def test_a_pause_stops_the_clock_at_its_own_time() -> None:
    async def play(s: Scene) -> None:
        s.room.handle(s.links[0], wire.Pause())
        assert s.room.clock.now() == s.room.table.now

    scene(play)


def test_a_table_comes_back_from_its_store() -> None:
    async def play(s: Scene) -> None:
        s.room.handle(s.links[1], signal("yawn"))
        s.room.handle(s.links[0], wire.Timers(factor=2))
        again = Room("id", "WXYZ", s.store, BotWorker(lambda: None))
        await again.load()
        assert again.table.match is not None
        assert s.room.table.match is not None
        assert again.table.match.state == s.room.table.match.state
        assert again.history.seen.keys() == s.room.history.seen.keys()
        for viewer, seen in again.history.seen.items():
            assert [bytes(one) for one in seen] == [
                bytes(one) for one in s.room.history.seen[viewer]
            ]
        assert again.clock.now() >= s.room.table.now
        again.close("over")

    scene(play)


def test_a_store_that_cannot_be_read_is_tried_again() -> None:
    async def play(s: Scene) -> None:
        entries = s.store.entries
        length = s.room.table.length

        async def unreadable(table: str) -> list[bytes]:
            raise StoreError("the disk is gone")

        s.store.slow = True
        s.store.entries = unreadable  # type: ignore[method-assign]
        s.room.handle(s.links[1], signal("yawn"))
        await s.store.go(fail=True)
        with pytest.raises(Illegal, match="store-failed"):
            s.room.handle(s.links[1], signal("shrug"))
        assert s.links[1].got == []
        s.store.entries = entries  # type: ignore[method-assign]
        s.store.slow = False
        await s.room.rebuild()  # as it would after a second
        assert s.room.table.length == length
        s.room.handle(s.links[1], signal("shrug"))
        await settle()
        assert s.links[1].said("accepted")

    scene(play)


def test_that_the_others_whisper_is_a_secret_too() -> None:
    async def play(s: Scene) -> None:
        assert s.room.table.match is not None
        sign = palette(s.room.table.match.view(0).sign_card)[0]
        raw = Raw(b'{"do":"Propose","sign":["%s"]}' % sign.encode())
        s.room.handle(s.links[0], wire.Act(id=4, action=raw))
        await settle()
        assert s.links[2].said("update")
        assert s.links[1].got == s.links[3].got == s.tv.got == []

    scene(play)


def test_who_was_sent_away_can_do_nothing_more() -> None:
    async def play(s: Scene) -> None:
        s.room.handle(s.links[0], wire.Kick(id=3, person=2))
        for message in (wire.Sit(seat=2), signal("yawn"), wire.Commit(commitment="0" * 64)):
            with pytest.raises(Illegal, match="join-first"):
                s.room.handle(s.links[2], message)
        assert s.room.table.chairs[2].person is None

    scene(play)


def test_somebody_who_is_there_hosts_when_the_host_stays_away() -> None:
    async def play(s: Scene) -> None:
        s.room.depart(s.links[1])
        s.room.depart(s.links[0])
        assert s.room.table.host == 0
        s.room.stand_in(0)  # as after a while
        assert s.room.table.host == 2
        s.room.handle(s.links[2], wire.Leave())
        assert s.room.table.host == 3

    scene(play)


def test_who_is_back_plays_the_next_game_themselves() -> None:
    async def play(s: Scene) -> None:
        table = s.room.table
        table.chairs[1].bot = "normal"  # it played the last game to its end
        table.match = None
        await s.start()
        assert table.chairs[1] == Chair(person=1)
        assert s.room.table.match is not None
        assert s.room.table.match.state.bots == [False] * 4

    scene(play)


def test_what_was_slept_through_does_not_count() -> None:
    async def play(s: Scene) -> None:
        s.room.clock._at += 3_600_000  # the machine slept for an hour
        now = s.room.catch_up()
        assert now == s.room.table.now
        assert len(await s.store.entries("id")) == s.room.table.length
        assert s.room.table.match is not None
        assert s.room.table.match.view(None).phase == "exchange"  # the huddle ended, no more

    scene(play)


def test_a_fault_in_the_rules_takes_the_table_back_and_nobody_else() -> None:
    async def play(s: Scene) -> None:
        def fall_over(entry: e.AnyEntry) -> list[Event]:
            raise ZeroDivisionError

        s.room.table.enter = fall_over  # type: ignore[method-assign]
        with pytest.raises(Illegal, match="store-failed"):
            s.room.handle(s.links[1], signal("yawn"))
        await settle()
        assert s.room.failing
        s.room.handle(s.links[1], signal("yawn"))
        await settle()
        assert s.links[1].said("accepted")

    scene(play)


def test_what_could_not_be_kept_is_refused() -> None:
    async def play(s: Scene) -> None:
        s.store.slow = True
        s.room.handle(s.links[1], signal("yawn"))
        await s.store.go(fail=True)
        assert [no["reason"] for no in s.links[1].said("refused")] == ["store-failed"]

    scene(play)


def test_a_crowd_of_connections_is_slowed_down() -> None:
    async def play(s: Scene) -> None:
        for _ in range(int(INPUTS_AT_ONCE) - 10):
            s.room.handle(s.links[0], wire.Timers(factor=1))
        s.room._bucket.burst = 0
        with pytest.raises(Illegal, match="too-fast"):
            s.room.handle(s.links[0], wire.Timers(factor=1))

    scene(play)


def test_a_saved_game_is_never_the_one_that_is_being_played() -> None:
    async def play(s: Scene) -> None:
        house = House(s.store)
        house.rooms["WXYZ"] = s.room
        old = s.room.table.match
        assert old is not None
        while old.outcome is None:
            s.room.enter([e.Ticked((old.deadline or 0) + s.room.table.dealt_at)])
        await settle()
        s.store.slow = True
        s.room.handle(s.links[0], wire.Timers(factor=2))
        scope: dict[str, Any] = {"type": "http", "path_params": {"code": "WXYZ"}, "headers": []}
        asked = asyncio.create_task(Web(house, Path()).journal(Request(scope)))
        await settle()
        await s.start()  # the next match is dealt before the answer leaves
        assert s.room.table.match is not old
        await s.store.go()
        answer = await asked
        assert bytes(answer.body) == dump_lines(old.journal)

    scene(play)
