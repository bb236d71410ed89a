"""What many games come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from statistics import fmean, median
from typing import Any

from holdfast.games.meta import meta_of
from holdfast.kernel.record import spell
from holdfast.lab.intervals import Rate
from holdfast.lab.outcome import Outcome
from holdfast.lab.plan import Plan

COUNTED_BY_SEAT = "a victory shared by k seats counts 1/k for each; one that nobody has counts for nobody"
COUNTED_BY_SIDE = "everybody of the winning side has won; the fair share is the average"


class Tally:
    """The outcomes of a plan, and what can be read off them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.outcomes: list[Outcome] = []

    def add(self, outcomes: list[Outcome]) -> None:
        self.outcomes += outcomes

    @property
    def is_allied(self) -> bool:
        return meta_of(self.plan.game).allied

    @property
    def fair(self) -> float:
        """The share of victories that a seat has if all are equal and somebody wins; the average where sides win."""
        if not self.is_allied:
            return 1.0 / self.plan.seats
        return fmean(outcome.share(seat) for outcome in self.outcomes for seat in range(self.plan.seats))

    def rates(self, label: Callable[[Outcome, int], str]) -> dict[str, Rate]:
        """The rate of victory of each label that a seat of an outcome can have."""
        return self.rates_of_many(lambda outcome, seat: [label(outcome, seat)])

    def rates_of_many(self, labels: Callable[[Outcome, int], list[str]]) -> dict[str, Rate]:
        """The same where a seat can have several labels: its game counts once for each."""
        wins: Counter[str] = Counter()
        games: Counter[str] = Counter()
        for outcome in self.outcomes:
            for seat in range(self.plan.seats):
                for name in dict.fromkeys(labels(outcome, seat)):
                    games[name] += 1
                    # Whole sixtieths: sums of shares are the same in any order.
                    wins[name] += round(60 * outcome.share(seat))
        return {name: Rate(wins[name] / 60, games[name]) for name in sorted(games)}

    def by_bot(self) -> dict[str, Rate]:
        return self.rates(lambda outcome, seat: outcome.bots[seat])

    def by_seat(self) -> dict[str, Rate]:
        return self.rates(lambda _, seat: str(seat))

    def by_role(self) -> dict[str, Rate]:
        """Empty where the game has no roles."""
        return self.rates(lambda outcome, seat: outcome.roles[seat]) if self.has_roles() else {}

    def by_bot_and_role(self) -> dict[str, dict[str, Rate]]:
        """For each bot, its rate in each role."""
        if not self.has_roles():
            return {}
        pairs = self.rates(lambda outcome, seat: f"{outcome.bots[seat]}\n{outcome.roles[seat]}")
        nested: dict[str, dict[str, Rate]] = {}
        for pair, rate in pairs.items():
            bot, _, role = pair.partition("\n")
            nested.setdefault(bot, {})[role] = rate
        return nested

    def by_trait(self) -> dict[str, dict[str, Rate]]:
        """For each kind of trait the game has, the rate of whoever had it."""
        kinds = dict.fromkeys(kind for outcome in self.outcomes for kind in outcome.traits)
        return {kind: self.rates_of_many(partial(traits_of, kind)) for kind in kinds}

    def has_roles(self) -> bool:
        return all(len(outcome.roles) == self.plan.seats for outcome in self.outcomes)

    def mean_scores(self) -> dict[str, float]:
        """Each bot's points a game."""
        points: dict[str, list[int]] = {}
        for outcome in self.outcomes:
            for name, score in zip(outcome.bots, outcome.scores, strict=True):
                points.setdefault(name, []).append(score)
        return {name: fmean(points[name]) for name in sorted(points)}

    def endings(self) -> dict[str, Rate]:
        """How often each ending came, the most frequent first."""
        counted = Counter(outcome.reason for outcome in self.outcomes)
        return {reason: Rate(times, len(self.outcomes)) for reason, times in counted.most_common()}

    def days(self) -> list[int]:
        return [outcome.days for outcome in self.outcomes]

    def decisions(self) -> list[int]:
        return [outcome.decisions for outcome in self.outcomes]

    def report(self) -> dict[str, Any]:
        """All of it, JSON-able."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "bots": plan.bots,
            "games": len(self.outcomes),
            "seed": plan.seed,
            "options": {name: spell(value) for name, value in plan.options.items()},
            "counting": COUNTED_BY_SIDE if self.is_allied else COUNTED_BY_SEAT,
            "interval": "Wilson, 95 %",
            "fair_share": self.fair,
            "by_bot": rated(self.by_bot()),
            "by_seat": rated(self.by_seat()),
            "by_role": rated(self.by_role()),
            "by_bot_and_role": {bot: rated(roles) for bot, roles in self.by_bot_and_role().items()},
            "by_trait": {kind: rated(rates) for kind, rates in self.by_trait().items()},
            "mean_score": self.mean_scores(),
            "endings": rated(self.endings()),
            "days": summary(self.days()),
            "decisions": summary(self.decisions()),
        }


def traits_of(kind: str, outcome: Outcome, seat: int) -> list[str]:
    """What a seat had of this kind."""
    return outcome.traits[kind][seat]


def rated(rates: dict[str, Rate]) -> dict[str, dict[str, float]]:
    """Rates as plain numbers."""
    return {
        name: {"wins": rate.wins, "games": rate.games, "rate": rate.rate, "low": rate.low, "high": rate.high}
        for name, rate in rates.items()
    }


def summary(numbers: list[int]) -> dict[str, float]:
    """The middle and the ends of some numbers."""
    return {"mean": fmean(numbers), "median": median(numbers), "least": min(numbers), "most": max(numbers)}
