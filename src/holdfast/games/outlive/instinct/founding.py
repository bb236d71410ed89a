"""Set-up: which rooms and which leader are worth most, and where to begin."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c02_choosing import BuildFirst, Drop, Lead, Settle
from holdfast.games.outlive.chapters.c21_leaders import DropToken, SearchIn
from holdfast.games.outlive.chapters.c22_placement import Place
from holdfast.games.outlive.pieces import (
    CARGO,
    CITY_OF,
    CUPBOARD,
    DAM,
    LEADERS,
    PILLS,
    ROOMS,
    SLOTS,
)
from holdfast.games.outlive.state import State
from holdfast.kernel.step import Choice

_ROOMS: Final = {
    "builders": 4.0,
    "salvage_bench": 5.0,
    "crisis_staff": 5.5,
    "smokehouse": 5.0,
    "pantry": 5.5,
    "boarding_party": 4.5,
    "cartridge_press": 3.5,
    "well": 5.5,
    "bulwark": 4.0,
    "breakers_yard": 3.0,
    "decontamination": 6.0,
    "ventilation": 6.0,
    "living_quarters": 9.0,
    "scout_post": 4.5,
    "warehouse": 4.5,
    "lookout": 2.5,
    "guard_room": 3.5,
    "machine_shop": 4.5,
    "kitchen": 6.0,
    "bandit_den": 3.5,
    "joinery": 3.5,
    "tool_room": 4.5,
}
"""How good each room is to have, upkeep and slots counted in."""
ROOM_WORTH: Final[list[float]] = [_ROOMS[name] for name in ROOMS]

_LEADERS: Final = {
    "jacob_rowlett": 5.0,
    "kooper_froste": 5.0,
    "wilson_frye": 4.5,
    "grayson_pigott": 4.5,
    "solen_livrich": 5.5,
    "liza_valentine": 4.0,
    "mary_koolpepper": 5.0,
    "lily_rose_wely": 5.0,
    "swifty_bingham": 4.5,
    "erin_mccarthy": 4.5,
}
LEADER_WORTH: Final[list[float]] = [_LEADERS[name] for name in LEADERS]


def weigh_drop(choice: Choice) -> float:
    """The two worst go."""
    return -ROOM_WORTH[choice.first] - ROOM_WORTH[choice.second] if isinstance(choice, Drop) else 0.0


def weigh_first_room(choice: Choice) -> float:
    """One that pays from the first day on: what grows every night, or saves every night."""
    return ROOM_WORTH[choice.room] if isinstance(choice, BuildFirst) else 0.0


def weigh_settling(choice: Choice, room: int) -> float:
    """Full at once; the others guard the airlock."""
    if not isinstance(choice, Settle):
        return 0.0
    return float(choice.survivors == min(3, SLOTS[room])) if SLOTS[room] == 3 else float(choice.survivors == 4)


def weigh_leader(choice: Choice) -> float:
    return LEADER_WORTH[choice.leader] if isinstance(choice, Lead) else 0.0


def weigh_token(choice: Choice) -> float:
    """Cupboards go first."""
    if not isinstance(choice, DropToken):
        return 0.0
    return 3.0 if choice.token == CUPBOARD else 1.0 if choice.token == PILLS else 0.0


def weigh_stack(state: State, choice: Choice) -> float:
    return float(len(state.search[choice.city])) if isinstance(choice, SearchIn) else 0.0


def weigh_place(choice: Choice) -> float:
    """The strong begin next to stocked zones, the weak in cities and on the ship: all must leave at once."""
    if not isinstance(choice, Place):
        return 0.0
    busy = choice.zone == CARGO or CITY_OF[choice.zone] >= 0 or choice.zone == DAM
    return float(busy) * choice.strength
