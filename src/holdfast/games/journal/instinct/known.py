"""What everybody who knows the game knows: what harm a state does, and what things are good for. All in points.

A hundred points are a life; a raw meal is six.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.pieces import (
    CRUCIAL,
    FATIGUE,
    HUNGER,
    ILLNESS,
    ITEMS,
    KNIFE,
    MISERY,
    SHELTER_KINDS,
    STATES,
    WEAPONS,
    WOUNDS,
    item,
)


def _harm() -> list[list[float]]:
    """For each state what each level costs. Wounds and illness grow by themselves, so they cost more."""
    found: list[list[float]] = [[] for _ in STATES]
    found[HUNGER] = [0.0, 1.0, 4.0, 16.0, 100.0]
    found[FATIGUE] = [0.0, 1.0, 4.0, 9.0, 20.0]
    found[ILLNESS] = [0.0, 7.0, 20.0, 45.0, 100.0]
    found[WOUNDS] = [0.0, 6.0, 18.0, 45.0, 100.0]
    found[MISERY] = [0.0, 2.0, 8.0, 25.0, 100.0]
    return found


HARM: Final = _harm()

_FIRST = {
    "alcohol": 4.0,
    "moonshine": 2.5,
    "cigarette": 1.0,
    "coffee": 1.0,
    "sugar": 0.8,
    "shovel": 5.0,
    "sawblade": 3.0,
    "lockpick": 4.0,
    "filter": 1.0,
    "mechanical_part": 2.5,
    "electrical_part": 2.0,
    "jewelry": 2.5,
    "book": 2.0,
    "broken_guitar": 0.5,
    "guitar": 2.0,
    "weapon_part": 0.8,
    "knife": 5.0,
    "hatchet": 7.0,
    "pistol": 5.0,
    "rifle": 6.0,
    "shotgun": 6.0,
    "broken_pistol": 0.6,
    "broken_rifle": 0.8,
    "broken_shotgun": 0.8,
    "ammo": 2.0,
    "shell": 0.3,
    "herb": 1.2,
    "chems": 1.0,
}
FIRST: Final = [_FIRST.get(name, 0.0) for name in ITEMS]
"""What the first of a kind is worth; a second less. Food, medicine and resources are counted by need."""
SECOND: Final = 0.55
MEAL: Final = 3.0
"""What a level of hunger kept off is worth while food is neither short nor plentiful."""
WEAPON_KINDS: Final = [item(name) for name in WEAPONS[KNIFE:]]

# -- what lies where ---------------------------------------------------------------------------------

Stuff = list[tuple[int, float]]
"""Kinds of items, and how many of each on the average."""


def _average(piles: list[list[dict[str, object]]]) -> Stuff:
    sums = [0.0] * len(ITEMS)
    for pile in piles:
        for word in pile:
            if word["do"] == "gain":
                sums[item(str(word["item"]))] += int(str(word["n"])) / len(piles)
    return [(kind, n) for kind, n in enumerate(sums) if n > 0]


_FOUND = catalogue.EXPLORATION.finding
FOUND: Final = [
    _average([card.furniture for card in _FOUND]),
    _average([card.heap for card in _FOUND]),
    _average([card.pantry for card in _FOUND]),
]
"""What a finding of each row brings."""
BEHIND: Final = [
    _average([card.back for card in catalogue.SHELTER.shelter_card if card.kind == kind]) for kind in SHELTER_KINDS
]
"""What lies behind a shelter card of each kind."""
REMNANTS: Final = _average([card.remnants_loot for card in catalogue.SHELTER.shelter_card if card.remnants_loot])

# -- nights ------------------------------------------------------------------------------------------

HITS: Final = [0.67, 0.83, 1.17]
"""Hits to be expected of each die."""
IN_RAID: Final = [0.9, 1.2, 2.0, 1.6, 2.6, 2.3]
"""What each weapon is worth to a guard, with ammo for it."""

# -- crucial actions ---------------------------------------------------------------------------------

_CRUCIAL = {
    "ca_hold": 9.0,
    "ca_watch": 8.0,
    "ca_bandage": 8.0,
    "ca_treasure": 7.0,
    "ca_meal": 6.0,
    "ca_ration": 6.5,
    "ca_hope": 6.0,
    "ca_backdoor": 6.0,
    "ca_fixer": 6.0,
    "ca_escape": 5.5,
    "ca_gather": 6.0,
    "ca_fire": 5.0,
    "ca_barricade": 5.5,
    "ca_resolve": 4.5,
    "ca_aim": 5.0,
    "ca_bed": 4.5,
    "ca_second_wind": 4.0,
    "ca_luck": 4.0,
    "ca_quiet": 3.5,
    "ca_idea": 3.0,
    "ca_map": 2.5,
    "ca_rain": 3.0,
    "ca_bargain": 2.0,
    "ca_friend": 1.0,
}
CRUCIAL_WORTH: Final = [_CRUCIAL.get(name, 3.0) for name in CRUCIAL]
