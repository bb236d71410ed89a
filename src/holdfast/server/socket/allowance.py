"""How much one socket may say: so much at once, and so much a second after that."""

from __future__ import annotations

import time


class Allowance:
    """What was not used up to the burst is saved."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    def is_overdrawn(self) -> bool:
        """Once more; is that too often?"""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second) - 1.0
        self._at = now
        return self._left < 0.0

    def give_back(self) -> None:
        """The last time does not count."""
        self._left += 1.0
