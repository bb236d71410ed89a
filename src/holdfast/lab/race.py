"""A race in rounds: the runners take turns, so that what else the machine does hits all of them alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Protocol


class Runner(Protocol):
    """Somebody who can make decisions for a while."""

    def lap(self, seconds: float) -> float:
        """Decisions a second, over about so many seconds."""


@dataclass
class Standing:
    """What one runner did in each round."""

    name: str
    rates: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """The median of its rounds: one disturbed round changes nothing."""
        return median(self.rates)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart, as a part of the speed."""
        return (max(self.rates) - min(self.rates)) / self.speed


def race(
    runners: dict[str, Runner], rounds: int, seconds: float, tell: Callable[[str], None] = lambda _: None
) -> list[Standing]:
    """Each round every runner runs once; who begins changes from round to round. The fastest stands first."""
    standings = {name: Standing(name) for name in runners}
    names = list(runners)
    for number in range(rounds):
        for name in names[number % len(names) :] + names[: number % len(names)]:
            standings[name].rates.append(runners[name].lap(seconds))
            tell(name)
    return sorted(standings.values(), key=lambda standing: -standing.speed)


def ratios(standings: list[Standing], ours: str) -> dict[str, float]:
    """How many times faster ours is than each other, round by round: the median of the rounds' ratios."""
    mine = next(standing for standing in standings if standing.name == ours)
    return {
        other.name: median(own / its for own, its in zip(mine.rates, other.rates, strict=True))
        for other in standings
        if other is not mine
    }
