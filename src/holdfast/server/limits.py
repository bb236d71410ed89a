"""How much that is new one address may make: guests and tables cost room, and nobody needs hundreds a minute."""

from __future__ import annotations

import time

from holdfast.server.errors import refusal

MINUTE = 60.0
MOST_KNOWN = 10_000
"""More addresses than this are not remembered; who is forgotten begins with a full allowance."""


class Limit:
    """So many a minute for each address; what was not used in one minute is not saved for the next. 0: no limit."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self._left: dict[str, tuple[float, float]] = {}
        """For each address how much was left, and when."""

    def spend(self, address: str) -> None:
        """One more for this address, or a refusal."""
        if not self.per_minute:
            return
        now = time.monotonic()
        left, at = self._left.pop(address, (float(self.per_minute), now))
        left = min(self.per_minute, left + (now - at) * self.per_minute / MINUTE)
        enough = left >= 1.0
        self._left[address] = (left - 1.0 if enough else left, now)
        if len(self._left) > MOST_KNOWN:
            # The one that has asked for nothing for longest.
            del self._left[next(iter(self._left))]
        if not enough:
            raise refusal("too-many")
