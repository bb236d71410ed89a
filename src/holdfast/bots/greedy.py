"""The bot that follows its game's instinct: the best-looking option now."""

from __future__ import annotations

from holdfast.bots.bot import Seen
from holdfast.games import registry


class GreedyBot:
    """Lets the game's policy choose, on a table it imagines from what its seat knows."""

    def __init__(self, game: str, seconds: float = 0.0, seed: str = "") -> None:
        self.policy = registry.game(game).policy()
        self.seed = seed

    def choose(self, seen: Seen) -> str:
        """The option, or right, that the policy likes best; nothing where there is nothing to say."""
        asks = seen.asks
        imagined = seen.imagine(f"{self.seed} seat {seen.seat} question {asks[0].id if asks else 0}")
        choice = self.policy.choose(imagined.sitting.table, seen.seat)
        return "" if choice is None else choice.text
