"""The bot that does not think."""

from __future__ import annotations

from holdfast.bots.bot import Seen
from holdfast.kernel.dice import Dice, seed_of


class RandomBot:
    """Any option, all equally likely. Repeatable: the same seed and question give the same answer."""

    def __init__(self, game: str, seconds: float = 0.0, seed: str = "") -> None:
        self.dice = Dice(seed_of(f"random bot {seed}"))

    def choose(self, seen: Seen) -> str:
        """One of the open question's options; nothing where nothing is asked."""
        if not seen.asks:
            return ""
        ask = seen.asks[0]
        dice = self.dice.stream(f"seat {seen.seat} question {ask.id}")
        options: list[str] = ask.options
        return options[dice.below(len(options))]
