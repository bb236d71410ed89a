"""What a beginner regrets: said with the choice, before it is made, from what lies open."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_anytime import patients
from holdfast.games.journal.chapters.c03_leading import CONFIRM, DONE, Word
from holdfast.games.journal.chapters.c05_planning import ConfirmStage
from holdfast.games.journal.chapters.c07_evening import LEAVE, ConfirmTasks
from holdfast.games.journal.chapters.c08_findings import AddResource
from holdfast.games.journal.chapters.c08_trip import Equip
from holdfast.games.journal.chapters.c09_raid import ArmGuard
from holdfast.games.journal.chapters.c10_dawn import Treat
from holdfast.games.journal.chapters.c12_blows import TakeWound
from holdfast.games.journal.chapters.c12_fight import FIGHT_ON, FightOrFlee
from holdfast.games.journal.chapters.c16_encounters import heard_noise
from holdfast.games.journal.chapters.c18_rolls import Decide
from holdfast.games.journal.chapters.c21_objectives import is_fulfilled
from holdfast.games.journal.pieces import (
    AMMO,
    CHAPTER_NUMBER,
    CHARACTERS,
    CURES,
    EMPATHY,
    EXPLORATION,
    FIREARM,
    FITTINGS,
    ITEMS,
    OBJECTIVES,
    RESOURCES,
    STAGES,
    STATES,
    WATER,
    WEAPON_ITEM,
    WOOD,
)
from holdfast.games.journal.queries import level, present, reached, room, weight
from holdfast.games.journal.state import State
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.step import Ask, Choice

COLD_BITES: Final = 3
"""From so many tokens on fate cards ask for somebody's health."""
LOUD: Final = 6
HEATERS: Final = [FITTINGS.index(name) for name in ("simple_heater", "good_heater")]


def dangers(state: State, ask: Ask[Any, Any] | None, choice: Choice) -> list[Fact]:
    """Most choices have none."""
    if isinstance(ask, ConfirmStage) and choice is CONFIRM:
        return before_dusk(state)
    if isinstance(ask, ConfirmTasks) and choice is LEAVE:
        return [Fact("unguarded", {}, "JRN-07.5", DANGER)]
    if isinstance(ask, Treat) and choice is DONE:
        return untreated(state)
    if isinstance(ask, FightOrFlee) and choice is FIGHT_ON:
        return mourning(state)
    if isinstance(ask, TakeWound) and isinstance(choice, Word) and state.fight is not None and state.fight.slain:
        return [Fact("killed", {"who": CHARACTERS[choice.which]}, "JRN-14.6", DANGER)]
    if isinstance(choice, Word) and isinstance(ask, ArmGuard | Equip):
        return no_ammo(state, ask, choice)
    if isinstance(ask, AddResource) and isinstance(choice, Word) and ask.kind == RESOURCES[-1]:
        return half_empty(state, choice.which)
    if isinstance(ask, Decide) and isinstance(choice, Word) and choice.which >= 0 and ask.place in EXPLORATION:
        return loud(state)
    return []


def before_dusk(state: State) -> list[Fact]:
    """JRN-04.3, JRN-21.2  At the end of the day: the heater was not lit, and tomorrow the objective is judged."""
    if state.stage != STAGES - 1:
        return []
    found: list[Fact] = []
    deck = state.decks.events.cards
    due = state.objective >= 0 and bool(deck) and CHAPTER_NUMBER[deck[-1]] > 0
    if due and not is_fulfilled(state, state.objective):
        found.append(Fact("judged-tomorrow", {"objective": OBJECTIVES[state.objective]}, "JRN-21.2", COST))
    if state.cold >= COLD_BITES and idle_heater(state):
        found.append(Fact("heater-idle", {"n": state.cold}, "JRN-04.3", DANGER))
    return found


def idle_heater(state: State) -> bool:
    """A heater that could have been lit today, with wood for it."""
    reach = reached(state)
    there = any(fitting in HEATERS and reach[space] for space, fitting in enumerate(state.built))
    lit = any(state.uses[fitting] for fitting in HEATERS)
    return there and not lit and state.storage[WOOD] > 0


def untreated(state: State) -> list[Fact]:
    """JRN-10.3  Medicine stays on the shelf though somebody needs it."""
    return [
        Fact(
            "untreated",
            {
                "who": CHARACTERS[who],
                "state": STATES[CURES[kind]],
                "n": level(state, who, CURES[kind]),
                "item": ITEMS[kind],
            },
            "JRN-10.3",
            DANGER,
        )
        for who, kind in patients(state)[:1]
    ]


def mourning(state: State) -> list[Fact]:
    """JRN-16.1  Who could take it to heart if an enemy is killed."""
    fight = state.fight
    if fight is None or fight.bandits:
        return []
    return [
        Fact("would-mourn", {"who": CHARACTERS[who], "n": EMPATHY[who]}, "JRN-16.1", COST) for who in present(state)
    ]


def no_ammo(state: State, ask: ArmGuard | Equip, choice: Word) -> list[Fact]:
    """JRN-09.7, JRN-14.2  A firearm without ammo is a bare hand."""
    kind = WEAPON_ITEM[choice.which] if isinstance(ask, ArmGuard) else choice.which
    if kind not in WEAPON_ITEM or not FIREARM[WEAPON_ITEM.index(kind)]:
        return []
    if state.storage[AMMO] + (state.pile[AMMO] if isinstance(ask, Equip) else 0):
        return []
    return [Fact("no-ammo", {}, "JRN-14.2", DANGER)]


def half_empty(state: State, n: int) -> list[Fact]:
    """JRN-08.13  The last that can be added, and there is room for more."""
    free = room(state) - weight(state.pile) - n
    left = state.box[WATER] - n
    return [Fact("half-empty", {"n": free}, "JRN-08.13", DANGER)] if min(free, left) > 0 else []


def loud(state: State) -> list[Fact]:
    """JRN-08.5  Searching on where nearly every roll brings somebody."""
    heard = heard_noise(state)
    return [Fact("loud", {"heard": heard}, "JRN-08.5", DANGER)] if heard >= LOUD else []
