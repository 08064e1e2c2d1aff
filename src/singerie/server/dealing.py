"""From the host's start to the deal: everyone's part in the shuffle, gathered in two steps."""

import asyncio
from collections.abc import Callable

from singerie.engine.journal import Contribution
from singerie.server.shuffle import Gathering

STEP_SECONDS = 3.0
"""Who has not answered by then is left out, and named."""

Ask = Callable[[str, dict[str, str]], None]
"""Asks everyone for this step, with the hashes so far."""
Deal = Callable[[tuple[Contribution, ...]], None]


class Dealing:
    def __init__(self, ask: Ask, deal: Deal) -> None:
        self._ask = ask
        self._deal = deal
        self._gathering: Gathering | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def under_way(self) -> bool:
        return self._gathering is not None

    def begin(self, parties: tuple[str, ...]) -> None:
        self._gathering = Gathering(parties)
        self._step("commit")

    def commit(self, by: str, hashed: str) -> None:
        if self._gathering is not None:
            self._gathering.commit(by, hashed)
            self._go_on_if_complete()

    def open(self, by: str, value: bytes) -> None:
        if self._gathering is not None:
            self._gathering.open(by, value)
            self._go_on_if_complete()

    def stop(self) -> None:
        self._gathering = None
        if self._timer is not None:
            self._timer.cancel()

    def _step(self, step: str) -> None:
        assert self._gathering is not None
        self._timer = asyncio.get_running_loop().call_later(STEP_SECONDS, self._go_on)
        self._ask(step, self._gathering.committed)
        self._go_on_if_complete()

    def _go_on_if_complete(self) -> None:
        if self._gathering is not None and self._gathering.complete:
            self._go_on()

    def _go_on(self) -> None:
        """All there, or time is up: open what was committed to, then deal."""
        gathering = self._gathering
        if self._timer is not None:
            self._timer.cancel()
        if gathering is None:
            return
        if not gathering.opening:
            gathering.opening = True
            self._step("open")
        else:
            self._gathering = None
            self._deal(gathering.contributions())
