"""OUT-19  Rooms: the abilities of night step 5, and the Lookout, which works at any moment of the Day."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c11_losses import TAGS, place_anchor, room_word
from holdfast.games.outlive.pieces import (
    AMMO,
    CITIES,
    CITY_NAMES,
    DECONTAMINATED,
    DECONTAMINATION,
    EQUIPMENT,
    LOOKOUT,
    PRESS,
    PRESS_AMMO,
    QUARTERS,
    QUARTERS_HOLD,
    REPAIR,
    RESOURCES,
    ROOMS,
    SHELTER_ROOMS,
    TOKEN_OF,
    TOKENS,
    WAREHOUSE,
    WAREHOUSE_DRAWS,
    YARD,
)
from holdfast.games.outlive.queries import is_full, is_ready, kind_in, name_of, ready, tile_in
from holdfast.games.outlive.state import DAY, START_OF_DAY, Shelter, State
from holdfast.games.outlive.verbs import draw_blind, gain, irradiate, use_room, welcome
from holdfast.kernel.step import NO_CHOICES, Choice, Decision, Right, Seat
from holdfast.kernel.table import Table

NIGHT_ABILITIES: Final = (PRESS, DECONTAMINATION, QUARTERS, WAREHOUSE)
"""Rooms of night step 5 that are used by naming them; the Breaker's Yard names a tile instead."""


class UseRoom(Choice):
    """Use this room's ability."""

    icon = "hammer"

    def __init__(self, tag: int) -> None:
        super().__init__(f"use {room_word(tag)}")
        self.tag = tag

    def anchors(self) -> list[str]:
        return [place_anchor(self.tag)]


class Scrap(Choice):
    """Break this equipment up for its materials."""

    icon = "hammer"

    def __init__(self, tile: int) -> None:
        super().__init__(f"scrap {EQUIPMENT[tile]}")
        self.tile = tile

    def anchors(self) -> list[str]:
        return [f"tile:{EQUIPMENT[self.tile]}"]


class Draw(Choice):
    """Draw blind from this city's stack."""

    icon = "wrench"

    def __init__(self, city: int) -> None:
        super().__init__(f"draw {CITY_NAMES[city]}")
        self.city = city

    def anchors(self) -> list[str]:
        return [f"zone:{CITY_NAMES[self.city]}"]


USE_ROOM: Final = [UseRoom(tag) for tag in range(TAGS)]
SCRAP: Final = [Scrap(tile) for tile in range(len(EQUIPMENT))]
DRAW: Final[list[Choice]] = [Draw(city) for city in range(len(CITIES))]


# -- night step 5 ------------------------------------------------------------------------------------


def usable_rooms(shelter: Shelter) -> list[int]:
    """OUT-14.4  The slots whose abilities of this step can be used now; at +3 there is nothing to decontaminate."""
    return [
        slot
        for slot in range(SHELTER_ROOMS)
        if kind_in(shelter, slot) in NIGHT_ABILITIES
        and is_full(shelter, slot)
        and not shelter.used >> slot & 1
        and (kind_in(shelter, slot) != QUARTERS or shelter.survivors[slot] < QUARTERS_HOLD)
        and (kind_in(shelter, slot) != DECONTAMINATION or shelter.radiation > 0)
    ]


def free_ability(shelter: Shelter) -> int:
    """One that an absent player uses, or -1."""
    usable = usable_rooms(shelter)
    return usable[0] if usable else -1


def use_ability(table: Table[State], seat: Seat, slot: int) -> None:
    """OUT-19.7, OUT-19.11, OUT-19.13, OUT-19.15"""
    kind = kind_in(table.state.shelters[seat], slot)
    use_room(table, seat, slot)
    if kind == PRESS:
        gain(table, seat, AMMO, PRESS_AMMO, ROOMS[PRESS])
    elif kind == DECONTAMINATION:
        irradiate(table, seat, -DECONTAMINATED)
    elif kind == QUARTERS:
        welcome(table, seat, slot, ROOMS[QUARTERS])
    else:
        table.then_all([DrawTile(seat) for _ in range(WAREHOUSE_DRAWS)])


def scrap(table: Table[State], seat: Seat, kind: int) -> None:
    """OUT-19.10  One own tile, broken or repaired, to the common discard; all its printed materials come back."""
    state = table.state
    shelter = state.shelters[seat]
    use_room(table, seat, ready(shelter, YARD))
    bit = 1 << tile_in(shelter.broken | shelter.repaired, kind)
    shelter.broken &= ~bit
    shelter.repaired &= ~bit
    shelter.turned &= ~bit
    state.discard |= bit
    if not table.unheard():
        table.tell(events.EquipmentScrapped(name_of(seat), EQUIPMENT[kind]))
    for resource in range(len(RESOURCES)):
        if REPAIR[kind][resource]:
            gain(table, seat, resource, REPAIR[kind][resource], ROOMS[YARD])


class DrawTile(Decision[State, Draw]):
    """OUT-19.15  Blind, from any stack; each draw names its own."""

    rule = "OUT-19.15"
    timer = "night"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return DRAW

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return DRAW[larger_stack(table.state)]

    def take(self, table: Table[State], seat: Seat, choice: Draw) -> None:
        draw_blind(table, seat, choice.city)


def larger_stack(state: State) -> int:
    """The city with more equipment left, Blackwood if equal."""
    blackwood, silent_peak = state.equipment
    return 0 if len(blackwood) >= len(silent_peak) else 1


# -- the Lookout -------------------------------------------------------------------------------------


class Peek(Right):
    """OUT-19.16  Look through this city's search stack in secret; its order does not change."""

    icon = "eye"

    def __init__(self, city: int) -> None:
        super().__init__(f"peek {CITY_NAMES[city]}")
        self.city = city

    def anchors(self) -> list[str]:
        return [f"zone:{CITY_NAMES[self.city]}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        stack = state.search[self.city]
        use_room(table, seat, ready(state.shelters[seat], LOOKOUT))
        state.known.search[self.city].look(stack, 1 << seat)
        who, city = name_of(seat), CITY_NAMES[self.city]
        seen = [TOKENS[TOKEN_OF[token]] for token in reversed(stack)]
        table.tell(events.LookedThrough(who, city, seen), 1 << seat, events.LookedThrough(who, city, []))


PEEK: Final[list[Choice]] = [Peek(city) for city in range(len(CITIES))]


def lookout_rights(state: State, seat: Seat) -> list[Choice]:
    """OUT-23.3  At any moment of the Day, also in another player's visit."""
    by_day = state.phase in (START_OF_DAY, DAY)
    if not by_day or not is_ready(state.shelters[seat], LOOKOUT):
        return NO_CHOICES
    return [PEEK[city] for city in range(len(CITIES)) if state.search[city]]
