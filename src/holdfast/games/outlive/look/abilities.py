"""What the ability of a full room would give now."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c08_ship import room_cans
from holdfast.games.outlive.outlook import prey_here
from holdfast.games.outlive.pieces import (
    BANDIT_DEN,
    BENCH,
    BOARDING_PARTY,
    BULWARK,
    CITIES,
    CITY_NAMES,
    CRISIS_STAFF,
    EQUIPMENT,
    GUARD_ROOM,
    JOINERY,
    KITCHEN,
    LOOKOUT,
    MACHINE_SHOP,
    PANTRY,
    QUARTERS,
    QUARTERS_HOLD,
    SCOUT_POST,
    SMOKEHOUSE,
    TOOL_ROOM,
    VENTILATION,
    WELL,
)
from holdfast.games.outlive.queries import city_bit, kinds_among, wells
from holdfast.games.outlive.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Seat

BY_ITSELF: Final = (BULWARK, VENTILATION)
ON_ATTACK: Final = (GUARD_ROOM, BANDIT_DEN)
REPAIRING: Final = (BENCH, MACHINE_SHOP, TOOL_ROOM)
HUNTING: Final = (SMOKEHOUSE, KITCHEN)
ON_SHIP: Final = (PANTRY, BOARDING_PARTY)
IN_CITIES: Final = (SCOUT_POST, JOINERY)


def ability(state: State, seat: Seat, slot: int) -> list[Fact]:
    """When it works, and the number it would come to."""
    own = state.shelters[seat]
    kind = own.rooms[slot] >> 1
    if kind in HUNTING:
        meat = [prey["meat"] for prey in prey_here(state, seat).values()]
        return [Fact("now-hunt", {"meat": max(meat)}, "OUT-08.9")] if meat else []
    if kind in ON_SHIP:
        return [Fact("now-ship", {"cans": room_cans(own)}, "OUT-08.14")]
    if kind in IN_CITIES:
        left = [CITY_NAMES[city] for city in range(len(CITIES)) if not own.used & city_bit(slot, city)]
        return [Fact("now-cities", {"cities": left}, "OUT-14.4")]
    if kind in REPAIRING:
        broken = [EQUIPMENT[one] for one in kinds_among(own.broken)]
        return [Fact("now-repairs", {"tiles": broken}, "OUT-15.1")]
    if kind == QUARTERS:
        return [Fact("now-quarters", {"n": own.survivors[slot], "all": QUARTERS_HOLD}, "OUT-19.13")]
    if kind == WELL:
        return [Fact("now-well", {"there": wells(own) > 0}, "OUT-19.8")]
    return [Fact("when", {"how": moment(kind)}, "OUT-14.4")]


def moment(kind: int) -> str:
    if kind in BY_ITSELF:
        return "itself"
    if kind in ON_ATTACK:
        return "attack"
    if kind == CRISIS_STAFF:
        return "disaster"
    return "any" if kind == LOOKOUT else "night"
