"""OpenSpiel's hearts: C++, asked from Python for its legal actions."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from pathlib import Path

import pyspiel

sys.path.insert(0, str(Path(__file__).parent))

from worker import copies, race, serve

HEARTS = pyspiel.load_game("hearts")


def step(state: pyspiel.State) -> int:
    """One random action; 1 if it was a decision. The chances of hearts are all equal, so any outcome will do."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(random.random() * len(legal))])
    return 1 if len(legal) > 1 else 0


def play_game() -> int:
    """One random game."""
    state = HEARTS.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += step(state)
    return decisions


def middle() -> pyspiel.State:
    """A state in mid-game."""
    state = HEARTS.new_initial_state()
    decisions = 0
    while decisions < 24:
        decisions += step(state)
    return state


if __name__ == "__main__":
    play_game()
    serve(
        {
            "hello": lambda _: {"version": version("open_spiel")},
            "race": lambda seconds: race(play_game, seconds),
            "clone": lambda seconds: copies(middle().clone, seconds),
        }
    )
