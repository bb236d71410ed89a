"""Changes that nobody can answer: each changes the state *and* tells the event, always both."""

from __future__ import annotations

from holdfast.games.outlive import events
from holdfast.games.outlive.pieces import (
    CITY_NAMES,
    COPIES,
    EQUIPMENT,
    GATHERS,
    GROUNDS,
    MEANS,
    PREY,
    PREY_OF,
    RESOURCES,
    ROOMS,
    TILES,
    TOKEN_OF,
    TRACK,
    TRACK_TOP,
    WELL,
    WELL_WATER,
    ZONES,
)
from holdfast.games.outlive.queries import kind_in, name_of, ready, tile_in, tool
from holdfast.games.outlive.state import Shelter, State
from holdfast.kernel.step import ALL, Seat
from holdfast.kernel.table import Table

IN_AIRLOCK = -1
"""Where survivors are that are in no room."""

# -- tokens (OUT-01.11) ----------------------------------------------------------------------------


def gain(table: Table[State], seat: Seat, resource: int, amount: int, why: str) -> None:
    """Tokens from the reserve, which never runs out."""
    table.state.shelters[seat].stores[resource] += amount
    if not table.unheard():
        table.tell(events.Gained(name_of(seat), RESOURCES[resource], amount, why))


def pay(table: Table[State], seat: Seat, means: int, amount: int, purpose: str, to: Seat = -1) -> None:
    """Tokens to the reserve, or to somebody; a Well's water is no token and is used up instead (OUT-19.8)."""
    shelter = table.state.shelters[seat]
    if means == WELL_WATER:
        for _ in range(amount):
            shelter.used |= 1 << ready(shelter, WELL)
    else:
        shelter.stores[means] -= amount
        if to >= 0:
            table.state.shelters[to].stores[means] += amount
    if not table.unheard():
        table.tell(events.Paid(name_of(seat), MEANS[means], amount, purpose, "" if to < 0 else name_of(to)))


def gather(table: Table[State], seat: Seat, zone: int, amount: int, tile: str) -> None:
    """OUT-08.2  From the zone's stock, as far as it reaches."""
    state = table.state
    amount = min(amount, state.stock[zone])
    resource = GATHERS[zone]
    state.stock[zone] -= amount
    state.shelters[seat].stores[resource] += amount
    if not table.unheard():
        table.tell(events.Gathered(name_of(seat), ZONES[zone], RESOURCES[resource], amount, tile))


# -- rooms and gear --------------------------------------------------------------------------------


def use_room(table: Table[State], seat: Seat, slot: int, bit: int = 0) -> None:
    """OUT-14.4  Once per round; `bit`: once per round in one city."""
    shelter = table.state.shelters[seat]
    shelter.used |= bit or 1 << slot
    if not table.unheard():
        table.tell(events.RoomUsed(name_of(seat), ROOMS[kind_in(shelter, slot)]))


def turn(table: Table[State], seat: Seat, kind: int) -> None:
    """OUT-15.2  A repaired tile is used, once per round."""
    shelter = table.state.shelters[seat]
    shelter.turned |= 1 << tool(shelter, kind)
    if not table.unheard():
        table.tell(events.GearUsed(name_of(seat), EQUIPMENT[kind]))


# -- survivors and radiation -----------------------------------------------------------------------


def where(shelter: Shelter, slot: int) -> str:
    """The airlock, or the room in this slot."""
    return "airlock" if slot == IN_AIRLOCK else ROOMS[kind_in(shelter, slot)]


def welcome(table: Table[State], seat: Seat, slot: int, why: str) -> None:
    """A survivor from outside comes to the airlock or into a room."""
    shelter = table.state.shelters[seat]
    if slot == IN_AIRLOCK:
        shelter.airlock += 1
    else:
        shelter.survivors[slot] += 1
    if not table.unheard():
        table.tell(events.SurvivorCame(name_of(seat), where(shelter, slot), why))


def lose(table: Table[State], seat: Seat, slot: int, lost: int) -> None:
    """OUT-11.4  Survivors go back to the reserve; a room that is no longer full stops working (OUT-R28)."""
    shelter = table.state.shelters[seat]
    if slot == IN_AIRLOCK:
        shelter.airlock -= lost
    else:
        shelter.survivors[slot] -= lost
    if not table.unheard():
        table.tell(events.SurvivorLost(name_of(seat), where(shelter, slot), lost))


def irradiate(table: Table[State], seat: Seat, steps: int) -> int:
    """OUT-12.3, OUT-12.4  Up or down the track; returns the steps that would have gone past its top."""
    shelter = table.state.shelters[seat]
    was = shelter.radiation
    wanted = was + steps
    shelter.radiation = max(0, min(TRACK_TOP, wanted))
    if shelter.radiation != was and not table.unheard():
        table.tell(events.RadiationChanged(name_of(seat), shelter.radiation - was, TRACK[shelter.radiation]))
    return max(0, wanted - TRACK_TOP)


# -- things that lie face down ---------------------------------------------------------------------


def reveal_token(table: Table[State], city: int) -> int:
    """OUT-08.22  The top search token of a city, now face up for all; returns its kind."""
    state = table.state
    token = state.search[city].pop()
    state.revealed[city] |= 1 << token
    state.known.search[city].look([token], ALL)
    return TOKEN_OF[token]


def turn_up_prey(table: Table[State], ground: int) -> None:
    """OUT-08.9  The next token of the stack lies face up, if there is one."""
    state = table.state
    stack = state.prey[ground]
    state.tops[ground] = -1
    prey = ""
    if stack:
        token = stack.pop()
        state.tops[ground] = token
        state.known.prey.look([token], ALL)
        prey = PREY[PREY_OF[token]]
    if not table.unheard():
        table.tell(events.PreyTurnedUp(ZONES[GROUNDS[ground]], prey))


def next_tile(table: Table[State], city: int) -> int:
    """OUT-04.3, OUT-R21  The top equipment tile of a city's stack; the discard makes a new stack. None left: -1."""
    state = table.state
    stack = state.equipment[city]
    if not stack and state.discard:
        tiles = [tile for tile in range(TILES) if state.discard >> tile & 1]
        state.known.equipment.shuffled(tiles)
        table.dice.shuffle(tiles)
        stack += tiles
        state.discard = 0
        table.tell(events.DiscardShuffled(CITY_NAMES[city], len(tiles)))
    if not stack:
        return -1
    tile = stack.pop()
    state.known.equipment.look([tile], ALL)
    return tile


def draw_blind(table: Table[State], seat: Seat, city: int) -> None:
    """OUT-15.6, OUT-R21  The first tile of this stack that the player has not, else of the other one.

    Those the player has are laid aside until the draw is over, so that it always ends.
    """
    state = table.state
    shelter = state.shelters[seat]
    aside = 0
    taken = -1
    for stack in (city, 1 - city):
        tile = next_tile(table, stack)
        while tile >= 0 and tile_in(shelter.broken | shelter.repaired, tile // COPIES) >= 0:
            aside |= 1 << tile
            tile = next_tile(table, stack)
        if tile >= 0:
            taken = tile
            break
    state.discard |= aside
    if taken >= 0:
        shelter.broken |= 1 << taken
    if not table.unheard():
        names = [EQUIPMENT[tile // COPIES] for tile in range(TILES) if aside >> tile & 1]
        drawn = EQUIPMENT[taken // COPIES] if taken >= 0 else ""
        table.tell(events.EquipmentDrawn(name_of(seat), CITY_NAMES[city], drawn, names))
