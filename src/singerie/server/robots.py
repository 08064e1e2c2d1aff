"""The bots of one table: kept seated as the table says, told what they see, moved when due."""

import secrets
from collections.abc import Callable

from singerie.bots.bot import Intent
from singerie.engine.events import Event, SeatTaken, seen_by
from singerie.engine.seats import Seat
from singerie.server import entries as e
from singerie.server.bots import BotSeat, BotWorker, Newcomer
from singerie.server.entries import AnyEntry
from singerie.server.table import Table


class Robot:
    """A bot in its seat, and what it last said: when it looks next, what its hand is doing."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.mind: BotSeat | None = None
        self.wake: int | None = None
        self.intent: Intent | None = None
        self.looking = False
        """It has been shown the table and has not answered yet."""

    @property
    def at(self) -> int | None:
        """When it wants to be moved, in match time."""
        if self.intent is not None:
            return self.intent.at
        return None if self.looking else self.wake


class Robots:
    def __init__(self, worker: BotWorker, moved: Callable[[], None]) -> None:
        self._worker = worker
        self._moved = moved
        self._seated: dict[Seat, Robot] = {}
        self._match = 0

    def clear(self) -> None:
        for robot in self._seated.values():
            if robot.mind is not None:
                robot.mind.leave()
        self._seated = {}

    def seat(self, table: Table) -> None:
        """As many bots as the table has, at its levels; those no longer wanted leave."""
        if self._match != table.matches:
            self.clear()
            self._match = table.matches
        for seat, chair in enumerate(table.chairs):
            robot = self._seated.get(seat)
            if robot is not None and robot.level == chair.bot:
                continue
            if robot is not None:
                del self._seated[seat]
                if robot.mind is not None:
                    robot.mind.leave()
            if chair.bot is not None:
                self._sit(table, seat, chair.bot)

    def _sit(self, table: Table, seat: Seat, level: str) -> None:
        match = table.match
        assert match is not None
        header = match.journal.header
        new = not match.journal.entries
        memory = None if new else match.recall(seat)
        seed = secrets.token_hex(8)
        newcomer = Newcomer(header.game, level, header.seats, seat, header.options, memory, seed)
        robot = self._seated[seat] = Robot(level)

        def said(wake: int | None, intent: Intent | None) -> None:
            robot.wake, robot.intent, robot.looking = wake, intent, False
            self._moved()

        robot.mind = self._worker.seat(newcomer, said)
        seen = seen_by(seat, match.opening) if new else [SeatTaken(seat, True)]
        robot.mind.see(list(seen), match.state.now)

    def see(self, table: Table, entry: AnyEntry, events: list[Event]) -> None:
        """Every bot hears what its seat can see; those of a new match are not seated yet."""
        match = table.match
        if match is None or not events or isinstance(entry, e.Dealt):
            return
        for seat, robot in self._seated.items():
            seen = seen_by(seat, events)
            if seen and robot.mind is not None:
                robot.mind.see(seen, match.state.now)

    def next_at(self) -> int | None:
        times = [robot.at for robot in self._seated.values()]
        return min((at for at in times if at is not None), default=None)

    def due(self, table: Table, now: int) -> list[tuple[Seat, Intent]]:
        """Bots that want to look are shown the table; what hands are ready to do is returned."""
        match = table.match
        assert match is not None
        ready = []
        for seat, robot in self._seated.items():
            at = robot.at
            if at is None or at > now or robot.mind is None:
                continue
            if robot.intent is not None:
                ready.append((robot.intent.at, seat, robot.intent))
                robot.intent = None
            else:
                robot.looking = True
                robot.mind.look(match.view(seat), match.prompt(seat), now)
        return [(seat, intent) for _, seat, intent in sorted(ready, key=lambda one: one[:2])]

    def did(self, seat: Seat) -> None:
        robot = self._seated.get(seat)
        if robot is not None and robot.mind is not None:
            robot.mind.did()

    def refused(self, seat: Seat, reason: str, at: int) -> None:
        robot = self._seated.get(seat)
        if robot is not None and robot.mind is not None:
            robot.mind.refused(reason, at)
