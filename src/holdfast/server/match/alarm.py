"""An alarm on a clock that may stand still: set once, it rings when the time is up there, not a hair before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

TRY_AGAIN = 5.0
"""Seconds until it rings again when the disk was full."""
SOON = 0.01


class Alarm:
    """Rings once. Nobody is held by it who is not waited for: a match must be able to leave memory at once."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, left: Callable[[], float], ring: Callable[[], None]) -> None:
        """`left`: how many seconds are left, whenever it is asked."""
        self._wait(left(), left, ring)

    def ring_again(self, ring: Callable[[], None]) -> None:
        """What was to be done could not be written."""
        self._wait(TRY_AGAIN, lambda: 0.0, ring)

    def is_set(self) -> bool:
        return self._handle is not None

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _wait(self, seconds: float, left: Callable[[], float], ring: Callable[[], None]) -> None:
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(max(0.0, seconds), self._go_off, left, ring)

    def _go_off(self, left: Callable[[], float], ring: Callable[[], None]) -> None:
        """Ring, unless the clock stood meanwhile or the alarm was a hair too early."""
        seconds = left()
        if seconds > 0.0:
            self._wait(max(seconds, SOON), left, ring)
        else:
            ring()
