"""The bot that follows its game's instinct: the best-looking option now. A weaker one has whims."""

from __future__ import annotations

from typing import Any

from holdfast.bots.bot import Seen
from holdfast.bots.recollection import Recollection
from holdfast.games import registry
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.policy import Policy, Word
from holdfast.kernel.rollout import CERTAIN


class GreedyBot:
    """Lets the game's policy choose, on a table it imagines from what its seat knows."""

    def __init__(self, game: str, seconds: float = 0.0, seed: str = "", whim: int = 0) -> None:
        self.policy: Policy[Any] = registry.game(game).policy()
        self.seed = seed
        self.whim = whim
        """So many of 256 answers are any option instead."""
        self.recollection = Recollection(self.policy, seed)

    def choose(self, seen: Seen) -> str:
        """The option, or right, that the policy likes best; nothing where there is nothing to say."""
        asks = seen.asks
        if asks and len(asks[0].options) == 1 and set(seen.rights) <= {"undo"}:
            return str(asks[0].options[0])
        if asks and self.whim:
            dice = Dice(seed_of(self.seed)).stream(f"whim of seat {seen.seat} at question {asks[0].id}")
            if dice.below(CERTAIN) < self.whim:
                return str(asks[0].options[dice.below(len(asks[0].options))])
        imagined = seen.imagine(f"{self.seed} seat {seen.seat} question {asks[0].id if asks else 0}").sitting.table
        choice = self.recollection.policy(seen, imagined.seats).choose(imagined, seen.seat)
        return "" if choice is None else choice.text

    def remark(self, seen: Seen) -> Word | None:
        """What the policy would say at the table now, if anything."""
        imagined = seen.imagine(f"{self.seed} seat {seen.seat} talk").sitting.table
        return self.recollection.policy(seen, imagined.seats).remark(imagined, seen.seat)
