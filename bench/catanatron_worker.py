"""Catanatron, four random players, in Python."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from pathlib import Path

from catanatron import Color, Game, Player

sys.path.insert(0, str(Path(__file__).parent))

from worker import copies, race, serve


class Counting(Player):
    """Any playable action; counts those that were a decision."""

    decisions = 0

    def decide(self, game: Game, playable_actions: list[object]) -> object:
        """One of them."""
        actions = list(playable_actions)
        if len(actions) > 1:
            Counting.decisions += 1
        return actions[int(random.random() * len(actions))]


def play_game() -> int:
    """One random game."""
    Counting.decisions = 0
    Game([Counting(color) for color in Color]).play()
    return Counting.decisions


def middle() -> Game:
    """A game after sixty ticks."""
    game = Game([Counting(color) for color in Color])
    for _ in range(60):
        game.play_tick()
    return game


if __name__ == "__main__":
    serve(
        {
            "hello": lambda _: {"version": version("catanatron")},
            "race": lambda seconds: race(play_game, seconds),
            "clone": lambda seconds: copies(middle().copy, seconds),
        }
    )
