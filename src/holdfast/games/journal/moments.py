"""What a newcomer should hear of that neither question nor events tell: a lost action, thirst ahead, a loud night."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.chapters.c06_dusk import GiveWater
from holdfast.games.journal.chapters.c16_encounters import heard_noise
from holdfast.games.journal.chapters.c18_rolls import Decide
from holdfast.games.journal.chapters.c21_objectives import is_fulfilled
from holdfast.games.journal.pieces import BLOCKED, CHAPTER_NUMBER, CHARACTERS, OBJECTIVES, STATES, WATER
from holdfast.games.journal.queries import at_home
from holdfast.games.journal.state import DAY, SCAVENGING, State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import question
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

LOUD: Final = 4
SCRIPT: Final = "script_"
"""How the places of choices begin that belong to a script."""


def moments(table: Table[State], seat: Seat) -> list[Fact]:
    """JRN-04.3, JRN-05.2, JRN-06.1, JRN-08.5, JRN-18.3, JRN-21.2"""
    state = table.state
    found = [*by_day(state), *outside(state)]
    ask = question(table, seat)
    if isinstance(ask, GiveWater) and state.storage[WATER] < 1 + len(ask.left):
        found.append(Fact("thirst", {}))
    if isinstance(ask, Decide) and ask.place.startswith(SCRIPT):
        found.append(Fact("script", {}))
    return found


def by_day(state: State) -> list[Fact]:
    if state.phase != DAY:
        return []
    found = [Fact("cold", {"n": state.cold})] if state.cold else []
    lost = [(who, kind) for who in at_home(state) for kind in range(len(STATES)) if takes(state, who, kind)]
    if lost:
        who, kind = lost[0]
        level = state.people[who].states[kind]
        found.append(Fact("crossed", {"who": CHARACTERS[who], "state": STATES[kind], "n": level}))
    if is_judged_tomorrow(state) and not is_fulfilled(state, state.objective):
        found.append(Fact("objective", {"objective": OBJECTIVES[state.objective]}))
    return found


def takes(state: State, who: int, kind: int) -> bool:
    """JRN-05.2  Does this state take an action of the day?"""
    return bool(BLOCKED[kind][state.people[who].states[kind]])


def is_judged_tomorrow(state: State) -> bool:
    """JRN-02.10, JRN-21.2  Where the chapters lie in the deck is known to all."""
    deck = state.decks.events.cards
    return state.objective >= 0 and bool(deck) and CHAPTER_NUMBER[deck[-1]] > 0


def outside(state: State) -> list[Fact]:
    if state.phase != SCAVENGING or state.trip is None or state.noise < LOUD:
        return []
    return [Fact("noise", {"n": state.noise, "heard": heard_noise(state)})]
