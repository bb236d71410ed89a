"""OUT-08  The two cities: equipment on display, and search tokens."""

from __future__ import annotations

from holdfast.games.outlive import events
from holdfast.games.outlive.pieces import (
    CITY_NAMES,
    CUPBOARD,
    EQUIPMENT,
    JOINERY,
    JOINERY_GAIN,
    RESOURCES,
    ROOMS,
    SCOUT_POST,
    SCOUT_TOKENS,
    TOKEN_GAIN,
    TOKEN_RADIATION,
    TOKENS,
)
from holdfast.games.outlive.queries import city_bit, kinds_among, name_of, owns, ready_in_city, tile_in
from holdfast.games.outlive.state import Shelter, State, Visit
from holdfast.games.outlive.verbs import gain, irradiate, reveal_token, use_room
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def takeable(state: State, shelter: Shelter, city: int) -> list[int]:
    """OUT-08.19, OUT-R33  The kinds on display that the player does not own."""
    return [kind for kind in kinds_among(state.displays[city]) if not owns(shelter, kind)]


def take_equipment(table: Table[State], seat: Seat, city: int, kind: int) -> None:
    """OUT-08.18  Broken, to the left of the shelter; the display is not refilled before Dawn."""
    state = table.state
    tile = tile_in(state.displays[city], kind)
    state.displays[city] &= ~(1 << tile)
    state.shelters[seat].broken |= 1 << tile
    if not table.unheard():
        table.tell(events.EquipmentTaken(name_of(seat), CITY_NAMES[city], EQUIPMENT[kind]))


def search(table: Table[State], seat: Seat, city: int, free: bool) -> None:
    """OUT-08.20  The top token, gained at once."""
    kind = reveal_token(table, city)
    if not table.unheard():
        table.tell(events.Searched(name_of(seat), CITY_NAMES[city], TOKENS[kind], free))
    find(table, seat, kind)
    if kind == CUPBOARD:
        plank_cupboard(table, seat, city)


def find(table: Table[State], seat: Seat, kind: int) -> None:
    """OUT-08.21  What a token gives: a resource, one space less radiation, or nothing."""
    if TOKEN_RADIATION[kind]:
        irradiate(table, seat, TOKEN_RADIATION[kind])
    for resource, amount in enumerate(TOKEN_GAIN[kind]):
        if amount:
            gain(table, seat, resource, amount, TOKENS[kind])


def plank_cupboard(table: Table[State], seat: Seat, city: int) -> None:
    """OUT-19.21  Every Joinery makes something of the first cupboard in each city; they add up (OUT-R24)."""
    shelter = table.state.shelters[seat]
    slot = ready_in_city(shelter, JOINERY, city)
    while slot >= 0:
        use_room(table, seat, slot, city_bit(slot, city))
        for resource in range(len(RESOURCES)):
            if JOINERY_GAIN[resource]:
                gain(table, seat, resource, JOINERY_GAIN[resource], ROOMS[JOINERY])
        slot = ready_in_city(shelter, JOINERY, city)


def can_scout(state: State, visit: Visit, city: int) -> bool:
    """OUT-19.14  A free token is left of a Scout Post, or one is ready after a search paid by an action."""
    if not state.search[city]:
        return False
    if visit.free_searches:
        return True
    return visit.searched and ready_in_city(state.shelters[visit.seat], SCOUT_POST, city) >= 0


def scout(table: Table[State], visit: Visit, city: int) -> None:
    """OUT-19.14  Up to two tokens more, without an action."""
    if not visit.free_searches:
        slot = ready_in_city(table.state.shelters[visit.seat], SCOUT_POST, city)
        use_room(table, visit.seat, slot, city_bit(slot, city))
        visit.free_searches = SCOUT_TOKENS
    visit.free_searches -= 1
    search(table, visit.seat, city, True)
