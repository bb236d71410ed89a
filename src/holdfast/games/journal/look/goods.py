"""An item, a weapon, a die."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.pieces import (
    CURES,
    DICE,
    DIE_OF,
    FACE_NAMES,
    FACES,
    FIREARM,
    FOOD,
    ITEMS,
    KILL_FACE,
    LIQUOR,
    MEDICAL,
    MISS,
    MOST_SHOTS,
    RESOURCES,
    STATES,
    VALUE,
    WATER,
    WEAPON_ITEM,
    WEAPONS,
    WEIGHT,
)
from holdfast.games.journal.queries import at_home
from holdfast.games.journal.state import SCAVENGING, State
from holdfast.kernel.game import Fact, Look

USE_RULE: Final = {
    **dict.fromkeys(FOOD, "JRN-06.3"),
    **dict.fromkeys(LIQUOR, "JRN-10.10"),
    **dict.fromkeys(MEDICAL, "JRN-10.3"),
    **dict.fromkeys(RESOURCES, "JRN-05.4"),
    WATER: "JRN-06.1",
    ITEMS.index("shovel"): "JRN-05.9",
    ITEMS.index("sawblade"): "JRN-05.13",
    ITEMS.index("lockpick"): "JRN-05.12",
    ITEMS.index("ammo"): "JRN-14.2",
    ITEMS.index("cigarette"): "JRN-19.8",
    ITEMS.index("coffee"): "JRN-19.8",
    ITEMS.index("book"): "JRN-19.8",
}
USUAL_RULE: Final = "JRN-05.8"


def item(state: State, kind: int) -> Look:
    """JRN-03.5, JRN-08.15, JRN-17.6  What it is for, how many there are, what it weighs and is worth."""
    lines: list[Fact] = []
    if kind in WEAPON_ITEM:
        lines += in_hand(WEAPON_ITEM.index(kind))
    else:
        lines.append(Fact(f"use-{ITEMS[kind]}", {}, USE_RULE.get(kind, USUAL_RULE)))
    if kind in MEDICAL:
        lines.append(Fact("cures", {"state": STATES[CURES[kind]]}, "JRN-10.4"))
    here = {"here": state.storage[kind], "box": state.box[kind]}
    lines.append(Fact("in-storage", here, "JRN-03.5"))
    if state.phase == SCAVENGING:
        lines.append(Fact("in-pile", {"n": state.pile[kind]}, "JRN-08.10"))
    if kind == WATER:
        lines.append(Fact("water-need", {"n": len(at_home(state))}, "JRN-06.1"))
    if kind in RESOURCES:
        lines.append(Fact("resource", {}, "JRN-17.5"))
    else:
        lines.append(Fact("token", {"weight": WEIGHT[kind], "value": VALUE[kind]}, "JRN-17.6"))
    return Look(Fact("title", {"what": ITEMS[kind]}), lines)


def weapon(state: State, which: int) -> Look:
    """JRN-09.5, JRN-12.4"""
    if WEAPON_ITEM[which] >= 0:
        return item(state, WEAPON_ITEM[which])
    return Look(Fact("title", {"what": WEAPONS[which]}), in_hand(which))


def in_hand(which: int) -> list[Fact]:
    """JRN-12.4, JRN-14.1, JRN-14.2, JRN-14.6  The die of a weapon, and what is special about it."""
    lines = [Fact("rolls", {"die": DICE[DIE_OF[which]]}, "JRN-12.4"), *faces(DIE_OF[which])]
    if FIREARM[which]:
        lines.append(Fact("firearm", {"n": MOST_SHOTS[which]}, "JRN-14.1"))
    if KILL_FACE[which] != MISS:
        lines.append(Fact("kills", {"face": FACE_NAMES[KILL_FACE[which]]}, "JRN-14.6"))
    return lines


def faces(which: int) -> list[Fact]:
    """JRN-12.5  What lies on the six faces."""
    return [Fact("faces", {"faces": [FACE_NAMES[face] for face in FACES[which]]}, "JRN-12.5")]


def die(which: int) -> Look:
    """JRN-01.2, JRN-12.5"""
    if which < 0:
        return Look(Fact("title", {"what": "black"}), [Fact("black-die", {}, "JRN-01.2")])
    return Look(Fact("title", {"what": DICE[which]}), [*faces(which), Fact("combat-die", {}, "JRN-12.9")])
