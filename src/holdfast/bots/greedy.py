"""The bot that follows its game's instinct: the best-looking option now."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from holdfast.bots.bot import Seen
from holdfast.kernel.errors import Refusal


class GreedyBot:
    """Weighs every option with the game's `instinct`, on a table it imagines from what its seat knows."""

    def __init__(self, game: str, seconds: float = 0.0, seed: str = "") -> None:
        self.instinct: Any = instinct_of(game)
        self.seed = seed

    def choose(self, seen: Seen) -> str:
        """The option, or right, that instinct likes best; nothing where nothing is asked."""
        asks = seen.asks
        if not asks:
            return ""
        ask = asks[0]
        imagined = seen.imagine(f"{self.seed} seat {seen.seat} question {ask.id}")
        notation: str = self.instinct.choose(imagined.sitting.table, seen.seat, ask.options)
        return notation


def instinct_of(game: str) -> Any:
    """The game's module `instinct`, or a refusal if it has none yet."""
    name = f"holdfast.games.{game}.instinct"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        text = f"The greedy bot cannot play {game} yet: the game has no instinct."
        raise Refusal("no-instinct", text, "", {"game": game}) from missing
