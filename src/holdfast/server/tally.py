"""What is counted on the way, because nothing remembers it later: a few additions a move, and no library."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
JOBS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Spread:
    """How often a value fell up to each bound; one thread adds to it."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Tally:
    """Since the server began. No key is ever a person, a name, a match or a secret."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        """Words that are on the disk, by game."""
        self.refusals: Counter[str] = Counter()
        """By code, over HTTP and sockets."""
        self.closed: Counter[str] = Counter()
        """Sockets that have been at a table, by the reason why they are not there any more."""
        self.answers: Counter[str] = Counter()
        """HTTP answers by the class of their status: 2xx."""
        self.commit_seconds = Spread(SECONDS)
        self.commit_jobs = Spread(JOBS)
        self.thinking: defaultdict[str, Spread] = defaultdict(lambda: Spread(SECONDS))
        """Seconds that bots thought, by level."""


TALLY = Tally()
