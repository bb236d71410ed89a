"""The bot that follows its game's instinct: the best-looking option now."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from holdfast.bots.bot import Seen


class GreedyBot:
    """Weighs every option with the game's `instinct`, on a table it imagines from what its seat knows."""

    def __init__(self, game: str, seconds: float = 0.0, seed: str = "") -> None:
        self.instinct: Any = import_module(f"holdfast.games.{game}.instinct")
        self.seed = seed

    def choose(self, seen: Seen) -> str:
        """The option, or right, that instinct likes best."""
        ask = seen.asks[0]
        imagined = seen.imagine(f"{self.seed} seat {seen.seat} question {ask.id}")
        notation: str = self.instinct.choose(imagined.sitting.table, seen.seat, ask.options)
        return notation
