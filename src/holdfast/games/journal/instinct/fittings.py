"""What fittings, boards and recipes are worth to this group for the nights that are left."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.chapters.c05_costs import build_cost, craft_cost, crafts_at
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.promises import RECIPES
from holdfast.games.journal.instinct.reckoning import total
from holdfast.games.journal.instinct.watch import cut_worth, red_share
from holdfast.games.journal.pieces import (
    ACTION_AT,
    BEDS,
    BOARD_UP,
    FATIGUE,
    FITTINGS,
    MISERY,
    OBJECTIVES,
    REPLACES,
    item,
)
from holdfast.games.journal.queries import boards, passive, stands

PER_NIGHT: Final = {
    "hideaway": 2.4,
    "strong_door": 5.0,
    "rain_barrel": 1.0,
    "crude_stove": 1.6,
    "vegetable_bed": 1.6,
    "animal_trap": 1.7,
    "water_collector": 0.5,
    "good_stove": 0.8,
    "big_garden": 3.2,
    "herb_garden": 1.0,
    "radio": 1.2,
    "music_corner": 1.0,
    "alarm": 1.5,
    "apothecary": 0.8,
    "workshop": 0.4,
    "still": 0.3,
    "metal_bench": 0.3,
    "gun_bench": 0.2,
    "kindling_stand": 0.3,
    "good_heater": 1.6,
    "armchair": 0.8,
}
"""What a fitting brings each night, about, to a group with hands to use it."""
BED_STEPS: Final[list[float]] = [1.6, 0.8, 0.3, 0.1]
HEATER: Final = 5.0
MOST_NIGHTS: Final = 9
GLOOM: Final = {"armchair": 0.5, "radio": 0.4, "music_corner": 0.4}
"""How much each step of misery in the group adds to what comforts."""
BOOK: Final = item("book")
HEATERS: Final = [FITTINGS.index("simple_heater"), FITTINGS.index("good_heater")]
HOME: Final = OBJECTIVES.index("o_home")
WINTER: Final = OBJECTIVES.index("o_winter")


def nights(mind: Mind) -> int:
    return min(MOST_NIGHTS, mind.left)


def board_worth(mind: Mind) -> float:
    """One more boarded-up breach."""
    worth = cut_worth(mind) * nights(mind) * 0.8
    short = mind.state.objective == WINTER and len(boards(mind.state)) < 2
    return worth + (3.0 if short else 0.0)


def fitting_worth(mind: Mind, fitting: int) -> float:
    """What it brings until the end; what is built of it already counts."""
    state = mind.state
    name = FITTINGS[fitting]
    left = nights(mind)
    if BEDS[fitting]:
        places = passive(state, BEDS)
        worth = sum([BED_STEPS[min(len(BED_STEPS) - 1, places + more)] for more in range(BEDS[fitting])]) * left
    elif fitting in HEATERS and not any(stands(state, one) for one in HEATERS):
        worth = HEATER * left + (4.0 if state.objective == WINTER else 0.0)
    else:
        worth = PER_NIGHT.get(name, 0.0) * left
    if name in GLOOM:
        gloom = sum([state.people[who].states[MISERY] for who in mind.people])
        worth += GLOOM[name] * gloom * min(4, left) + (2.0 if name == "armchair" and mind.have(BOOK) else 0.0)
    if name in ("crude_stove", "vegetable_bed", "animal_trap", "big_garden"):
        worth *= min(1.5, max(0.4, mind.hunger_for()))
    built = sum([1 for one in state.built if one >= 0])
    if state.objective == HOME and built < 3:
        worth += 3.0
    return worth


def build_worth(mind: Mind, who: int, fitting: int) -> float:
    """After what it costs, and what goes for it."""
    worth = fitting_worth(mind, fitting) - mind.cost(build_cost(who, fitting))
    if REPLACES[fitting] >= 0 and stands(mind.state, REPLACES[fitting]):
        return worth - 1.0
    return worth


# -- recipes -----------------------------------------------------------------------------------------


def craft_worth(mind: Mind, who: int, space: int, at: int, less: int) -> float:
    """What a recipe makes, after its cost."""
    fitting, crafts = crafts_at(mind.state, space)
    craft = crafts[at]
    cost = mind.cost(craft_cost(who, fitting, craft, less))
    if fitting < 0 and ACTION_AT[space] == BOARD_UP:
        return board_worth(mind) - cost
    made = total(mind, RECIPES[craft.plan], True)
    if craft.plan in COMFORTS:
        made = comfort(mind, who, craft.plan)
    elif craft.plan in WATCHES:
        made = WATCHES[craft.plan] + 3.0 * red_share(mind) * (craft.plan == NIGHT_WATCH)
    return made - cost


NIGHT_WATCH: Final = "lookout_raid"
WATCHES: Final = {NIGHT_WATCH: 2.2, "lookout_residents": 0.5, "radio_news": 0.1}
COMFORTS: Final = ("armchair_coffee", "armchair_smoke", "armchair_read")


def comfort(mind: Mind, who: int, plan: str) -> float:
    """What who sits there gets of it."""
    relief = -mind.step(who, MISERY, -1)
    if plan == "armchair_read":
        return 0.6 * relief if mind.state.storage[BOOK] else 0.0
    return relief + (-mind.step(who, FATIGUE, -1) if plan == "armchair_coffee" else 0.0)
