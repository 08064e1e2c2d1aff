"""Table time: milliseconds that pass only while the table runs."""

import time


class TableClock:
    def __init__(self, at: int) -> None:
        """Stands still at ``at``."""
        self._at = at
        self._since: float | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self) -> int:
        if self._since is None:
            return self._at
        return self._at + int((time.monotonic() - self._since) * 1000)

    def run(self, wanted: bool) -> None:
        if wanted == self.running:
            return
        self._at = self.now()
        self._since = time.monotonic() if wanted else None

    def hold_back(self, ms: int) -> None:
        """So much of what has passed does not count: the machine slept, and nobody could act."""
        self._at -= ms

    def catch_up(self, at: int) -> None:
        """Table time is at least this: an entry says so."""
        if at > self.now():
            self._at = at
            self._since = time.monotonic() if self.running else None
