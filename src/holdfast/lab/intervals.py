"""How sure a rate is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

NINETY_FIVE = 1.959964
"""Standard deviations either side that hold 95 per cent of a normal distribution."""


@dataclass(frozen=True)
class Rate:
    """A share of `wins` in `games`, with the 95 % interval of Wilson: right also near 0 and 1.

    Where victories are shared, wins need not be whole; the interval is then a little too wide, never too narrow.
    """

    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._bound(-1.0)

    @property
    def high(self) -> float:
        return self._bound(1.0)

    def _bound(self, side: float) -> float:
        if not self.games:
            return 0.0 if side < 0 else 1.0
        n, z = self.games, NINETY_FIVE
        spread = z * sqrt(self.rate * (1.0 - self.rate) / n + z * z / (4.0 * n * n))
        centre = self.rate + z * z / (2.0 * n)
        return min(1.0, max(0.0, (centre + side * spread) / (1.0 + z * z / n)))
