"""A bot that looks ahead: every option is tried on tables that its seat imagines, and the best on average is said.

    ../holdfast simulate outlive --bots policy_bot:LooksAhead,greedy --games 20

`seen.rollout(option, seed=…)` says the option on an imagined table, lets the game's own policy play on for so many
choices, and tells what that was worth: the chance to win, from 0 to 1. The same seed imagines the same table, so that
all options are tried on the same ones.
"""

from __future__ import annotations

from statistics import fmean

from holdfast.bots.bot import Seen


class LooksAhead:
    """Tries every option on the same few tables."""

    tables = 6
    choices = 12

    def __init__(self, game: str, seconds: float = 0.0) -> None:
        self.game = game

    def choose(self, seen: Seen) -> str:
        """The option that turned out best."""
        options: list[str] = seen.asks[0].options
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: self.worth(seen, option))

    def worth(self, seen: Seen, option: str) -> float:
        """What it came to on average."""
        seeds = [f"question {seen.asks[0].id}, table {n}" for n in range(self.tables)]
        return fmean(seen.rollout(option, seed=seed, horizon=self.choices) for seed in seeds)
