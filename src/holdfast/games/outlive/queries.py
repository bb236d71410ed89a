"""Pure questions about the state. Nothing here changes anything or spends dice."""

from __future__ import annotations

from holdfast.games.outlive.pieces import (
    AIRLOCK,
    AIRLOCK_ROW,
    BOARDING_PARTY,
    BULWARK,
    CARGO,
    COLORS,
    COPIES,
    ENDURANCE,
    EPIZOOTIC,
    EPIZOOTIC_MEAT,
    EQUIPMENT,
    EXOSKELETON,
    FIRST_MEAT,
    FOOD,
    LEVEL,
    MUTATION_ENDURANCE,
    MUTATIONS,
    PREY_MASK,
    PREY_OF,
    RING,
    ROW_WATER,
    SANDSTORM,
    SHELTER_ROOMS,
    SLOTS,
    STEPS,
    STORM_STRENGTH,
    STRENGTH,
    TRIBUTE,
    UPKEEP,
    VENTILATION,
    VENTILATION_ABSORBS,
    WELL,
)
from holdfast.games.outlive.state import CITY_BITS, Shelter, State
from holdfast.kernel.step import Seat


def name_of(seat: Seat) -> str:
    """Seats are called by their colours."""
    return COLORS[seat]


def turn_order(state: State) -> list[Seat]:
    """OUT-02.11  Clockwise from whoever goes first."""
    seats = len(state.shelters)
    return [(state.first + at) % seats for at in range(seats)]


# -- rooms (OUT-01.7) ------------------------------------------------------------------------------


def kind_in(shelter: Shelter, slot: int) -> int:
    """The kind of room in this slot."""
    return shelter.rooms[slot] >> 1


def is_built(shelter: Shelter, slot: int) -> bool:
    return shelter.built >> slot & 1 != 0


def is_full(shelter: Shelter, slot: int) -> bool:
    """OUT-01.7  Built, and a survivor in every slot."""
    return shelter.built >> slot & 1 != 0 and shelter.survivors[slot] >= SLOTS[shelter.rooms[slot] >> 1]


def free_slots(shelter: Shelter, slot: int) -> int:
    """How many survivors from the ship or the airlock this room still takes (OUT-19.13: never above its slots)."""
    if not shelter.built >> slot & 1:
        return 0
    return max(0, SLOTS[shelter.rooms[slot] >> 1] - shelter.survivors[slot])


def full_rooms(shelter: Shelter) -> int:
    """OUT-17.2  How many built rooms are full; the airlock is no room."""
    full = 0
    for slot in range(SHELTER_ROOMS):
        if is_full(shelter, slot):
            full += 1
    return full


def slots_of(shelter: Shelter, kind: int) -> list[int]:
    """The slots whose rooms are of this kind and full."""
    if not shelter.kinds >> kind & 1:
        return []
    return [slot for slot in range(SHELTER_ROOMS) if shelter.rooms[slot] >> 1 == kind and is_full(shelter, slot)]


def number_full(shelter: Shelter, kind: int) -> int:
    """OUT-19.23  How many rooms of this kind are full."""
    return len(slots_of(shelter, kind))


def ready(shelter: Shelter, kind: int) -> int:
    """OUT-14.4  The slot of a full room of this kind that has not been used this round, or -1."""
    if not shelter.kinds >> kind & 1:
        return -1
    for slot in range(SHELTER_ROOMS):
        if shelter.rooms[slot] >> 1 == kind and not shelter.used >> slot & 1 and is_full(shelter, slot):
            return slot
    return -1


def is_ready(shelter: Shelter, kind: int) -> bool:
    """OUT-14.4  Is there such a room?"""
    return ready(shelter, kind) >= 0


def number_ready(shelter: Shelter, kind: int) -> int:
    """How many full rooms of this kind have not been used this round."""
    return sum(1 for slot in slots_of(shelter, kind) if not shelter.used >> slot & 1)


def city_bit(slot: int, city: int) -> int:
    """The bit of `Shelter.used` for a room that works once in each city."""
    return 1 << (CITY_BITS * (city + 1) + slot)


def ready_in_city(shelter: Shelter, kind: int, city: int) -> int:
    """OUT-14.4  The slot of a full room of this kind that has not been used in this city this round, or -1."""
    for slot in slots_of(shelter, kind):
        if not shelter.used & city_bit(slot, city):
            return slot
    return -1


# -- survivors -------------------------------------------------------------------------------------


def all_survivors(shelter: Shelter) -> int:
    """In rooms and airlock."""
    return shelter.airlock + sum(shelter.survivors)


def airlock_space(shelter: Shelter) -> int:
    return AIRLOCK - shelter.airlock


def airlock_rows(shelter: Shelter) -> int:
    """OUT-01.8  The second row is used only while the first is full."""
    return 0 if not shelter.airlock else 1 if shelter.airlock <= AIRLOCK_ROW else 2


def row_bill(shelter: Shelter) -> int:
    """OUT-11.2  The water that the airlock's occupied rows drink."""
    return ROW_WATER * airlock_rows(shelter)


def upkeep(shelter: Shelter) -> int:
    """OUT-11.1  What the rooms with anybody in them cost in provisions."""
    cost = 0
    for slot in range(SHELTER_ROOMS):
        if shelter.survivors[slot]:
            cost += UPKEEP[shelter.rooms[slot] >> 1]
    return cost


def absorbed(shelter: Shelter) -> int:
    """OUT-12.1  Radiation that the airlock stops; each full Ventilation adds to it."""
    return shelter.airlock + VENTILATION_ABSORBS * number_full(shelter, VENTILATION)


def level(state: State) -> int:
    """OUT-01.10  This round's radiation."""
    return LEVEL[state.round]


# -- stores ----------------------------------------------------------------------------------------


def number_of(shelter: Shelter, kinds: list[int]) -> int:
    """How many tokens of these kinds are in the stores."""
    found = 0
    for kind in kinds:
        found += shelter.stores[kind]
    return found


def wells(shelter: Shelter) -> int:
    """OUT-19.8  Waters without a token that the shelter can still supply this round."""
    return number_ready(shelter, WELL)


def provisions(shelter: Shelter) -> int:
    """What can feed somebody: tokens and Wells."""
    return number_of(shelter, FOOD) + wells(shelter)


def can_pay_tribute(shelter: Shelter) -> bool:
    """OUT-07.7  Has it anything that can be taken?"""
    return number_of(shelter, TRIBUTE) > 0


# -- equipment -------------------------------------------------------------------------------------


def tile_in(tiles: int, kind: int) -> int:
    """A tile of this kind among those of the mask, or -1."""
    first = COPIES * kind
    for tile in range(first, first + COPIES):
        if tiles >> tile & 1:
            return tile
    return -1


def owns(shelter: Shelter, kind: int) -> bool:
    """Broken or repaired."""
    return tile_in(shelter.broken | shelter.repaired, kind) >= 0


def tool(shelter: Shelter, kind: int) -> int:
    """OUT-15.2  The repaired tile of this kind if it has not been used this round, or -1."""
    return tile_in(shelter.repaired & ~shelter.turned, kind)


def has_tool(shelter: Shelter, kind: int) -> bool:
    """OUT-15.2  Is there such a tile?"""
    return tool(shelter, kind) >= 0


def kinds_among(tiles: int) -> list[int]:
    """The kinds of the tiles of this mask, each once."""
    found: list[int] = []
    kind = 0
    while tiles:
        if tiles & 3:
            found.append(kind)
        tiles >>= COPIES
        kind += 1
    return found


def spell_tiles(tiles: int) -> list[str]:
    """The names of these tiles, in the order of the catalogue; two of a kind twice."""
    return [EQUIPMENT[tile // COPIES] for tile in range(COPIES * len(EQUIPMENT)) if tiles >> tile & 1]


# -- disasters (OUT-05.3) --------------------------------------------------------------------------


def is_immune(shelter: Shelter) -> bool:
    """OUT-19.9  A full Bulwark."""
    return number_full(shelter, BULWARK) > 0


def suffers(state: State, seat: Seat, disaster: int) -> bool:
    """OUT-05.5  Does this lasting disaster lie open, and is the player not immune to it now?"""
    return disaster in state.disasters and not is_immune(state.shelters[seat])


def working_strength(state: State, seat: Seat, squad: int) -> int:
    """OUT-18.7  Strength for everything but attacks."""
    printed = STRENGTH[squad]
    return min(printed, STORM_STRENGTH) if suffers(state, seat, SANDSTORM) else printed


# -- movement (OUT-06) -----------------------------------------------------------------------------


def distance(a: int, b: int) -> int:
    """OUT-01.9  Steps along the ring, the shorter way."""
    apart = (a - b) % RING
    return min(apart, RING - apart)


def is_taken(state: State, place: int) -> bool:
    """OUT-08.13  Does an active squad hold this place of the ship?"""
    return any(shelter.berth == place for shelter in state.shelters)


def can_board(state: State, seat: Seat, place: int) -> bool:
    """OUT-08.13  Is the place free, or does a Boarding Party make room (OUT-19.6)?"""
    return not is_taken(state, place) or is_ready(state.shelters[seat], BOARDING_PARTY)


def empty_zones(shelter: Shelter, squad: int, reach: int) -> list[int]:
    """OUT-06.2 to OUT-06.5  Zones so near, without an own squad; its own zone holds the squad itself."""
    start = shelter.zones[squad]
    return [zone for zone in range(RING) if distance(start, zone) <= reach and zone not in shelter.zones]


def destinations(state: State, seat: Seat, squad: int) -> list[int]:
    """OUT-06.8  Zones where this squad may stop, with all its gear but the Hook."""
    shelter = state.shelters[seat]
    zones = empty_zones(shelter, squad, RING if has_tool(shelter, EXOSKELETON) else STEPS)
    if CARGO in zones and not can_board(state, seat, working_strength(state, seat, squad)):
        zones.remove(CARGO)
    return zones


def unaided_destinations(state: State, seat: Seat, squad: int) -> list[int]:
    """OUT-06.6  Zones where this squad may stop by itself: nobody blocks one but the ship's places."""
    zones = empty_zones(state.shelters[seat], squad, STEPS)
    if CARGO in zones and is_taken(state, working_strength(state, seat, squad)):
        zones.remove(CARGO)
    return zones


def squad_in(shelter: Shelter, zone: int) -> int:
    """This player's squad in the zone, or -1: there is never more than one (OUT-06.4)."""
    for squad, its_zone in enumerate(shelter.zones):
        if its_zone == zone:
            return squad
    return -1


def active_in(shelter: Shelter, zone: int) -> int:
    """This player's active squad in the zone, or -1."""
    squad = squad_in(shelter, zone)
    return squad if squad >= 0 and shelter.active >> squad & 1 else -1


# -- hunting (OUT-08.8) ----------------------------------------------------------------------------


def endurance(state: State, seat: Seat, token: int) -> int:
    """OUT-18.13  Of this prey, for this hunter."""
    extra = MUTATION_ENDURANCE if suffers(state, seat, MUTATIONS) else 0
    return ENDURANCE[PREY_OF[token]] + extra


def prey_owned(shelter: Shelter, kind: int) -> int:
    """How many tokens of this kind lie beside the shelter."""
    return (shelter.prey & PREY_MASK[kind]).bit_count()


def meat_of(state: State, seat: Seat, token: int) -> int:
    """OUT-08.9, OUT-18.12  What the prey yields this hunter, before room bonuses."""
    kind = PREY_OF[token]
    meat = FIRST_MEAT[kind] + prey_owned(state.shelters[seat], kind)
    if suffers(state, seat, EPIZOOTIC):
        meat += EPIZOOTIC_MEAT
    return max(0, meat)
