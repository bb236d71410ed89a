"""OpenSpiel's hearts, in C++, in one of three ways; the first argument says which.

deal    driven from Python: asked for its legal actions, the deal of the cards included
dealt   the same from a dealt hand on: a deal is 52 steps of chance, which no player decides
loop    from a dealt hand on by OpenSpiel's own loop of random play, with no Python in it
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pyspiel

sys.path.insert(0, str(Path(__file__).parent))

from worker import copies, race, serve

HEARTS = pyspiel.load_game("hearts")
HANDS = 64
COUNTED = 1000


def step(state: pyspiel.State) -> int:
    """One random action; 1 if it was a decision. The chances of hearts are all equal, so any outcome will do."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(random.random() * len(legal))])
    return 1 if len(legal) > 1 else 0


def play_on(state: pyspiel.State) -> int:
    """To the end, by chance; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        decisions += step(state)
    return decisions


def play_game() -> int:
    """One random game."""
    return play_on(HEARTS.new_initial_state())


def dealt() -> pyspiel.State:
    """A game whose players are about to make their first decision."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        step(state)
    return state


def from_dealt_hands() -> Callable[[], int]:
    """One random game from one of these hands on."""
    hands = [dealt() for _ in range(HANDS)]
    return lambda: play_on(random.choice(hands).clone())


def in_its_own_loop() -> Callable[[], int]:
    """One game between its own random bots. It does not count, so a game has as many decisions as those we counted."""
    hand = dealt()
    decisions = round(sum(play_on(hand.clone()) for _ in range(COUNTED)) / COUNTED)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(HEARTS.num_players())]
    chance = random.Random(1)

    def play() -> int:
        pyspiel.evaluate_bots(hand.clone(), bots, chance.getrandbits(31))
        return decisions

    return play


def middle() -> pyspiel.State:
    """A state in mid-game."""
    state = HEARTS.new_initial_state()
    decisions = 0
    while decisions < 24:
        decisions += step(state)
    return state


if __name__ == "__main__":
    play_game()
    ways: dict[str, Callable[[], Callable[[], int]]] = {
        "deal": lambda: play_game,
        "dealt": from_dealt_hands,
        "loop": in_its_own_loop,
    }
    play = ways[sys.argv[1]]()
    serve(
        {
            "hello": lambda _: {"version": version("open_spiel")},
            "race": lambda seconds: race(play, seconds),
            "clone": lambda seconds: copies(middle().clone, seconds),
        }
    )
