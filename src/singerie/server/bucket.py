"""How often something may happen."""

import time


class Bucket:
    """Lets ``rate`` things a second through, and ``burst`` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def has_left(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        if not self.has_left():
            return False
        self._left -= 1
        return True
