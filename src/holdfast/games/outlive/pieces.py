"""The catalogue as plain numbers: every name and value that rules read, looked up once, here.

Things are numbered in the order of their content files. A tile of a kind is a number of its own, because two of a
kind can lie in different places; `x_OF` gives the kind of a tile or token.
"""

from __future__ import annotations

from typing import Final, Literal

from holdfast.games.meta import meta_of
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.catalogue import ByPlayers, Cost, ResourceClass, ResourceId
from holdfast.kernel.errors import RulesError

BOARD: Final = catalogue.BOARD

ROUNDS: Final[int] = BOARD.meta.rounds
MOST_SEATS: Final[int] = meta_of("outlive").seats[1]
COLORS: Final[list[str]] = [color.id for color in catalogue.TOKENS.color]
"""Seats are called by the colours of their squads."""


def by_players(table: ByPlayers | None) -> list[int]:
    """A table `p2, p3, p4` as a list that is read with the number of players."""
    return [0] * 5 if table is None else [0, 0, table.p2, table.p3, table.p4]


def _the(amount: int | None, of: str) -> int:
    if amount is None:
        raise RulesError(f"{of} has no amount")
    return amount


# -- resources -------------------------------------------------------------------------------------

RESOURCES: Final[list[ResourceId]] = [resource.id for resource in catalogue.TOKENS.resource]
MEAT: Final[int] = RESOURCES.index("meat")
WATER: Final[int] = RESOURCES.index("water")
CANS: Final[int] = RESOURCES.index("canned_food")
CHIP: Final[int] = RESOURCES.index("microchip")
AMMO: Final[int] = RESOURCES.index("ammo")


def of_class(name: ResourceClass) -> list[int]:
    """The resources of this class."""
    return [at for at, resource in enumerate(catalogue.TOKENS.resource) if resource.kind == name]


FOOD: Final[list[int]] = of_class("food")
MATERIALS: Final[list[int]] = of_class("material")
TRIBUTE: Final[list[int]] = [at for at, resource in enumerate(catalogue.TOKENS.resource) if resource.tribute]
KEPT_OVER_NIGHT: Final[list[int]] = [resource.cleanup_keep for resource in catalogue.TOKENS.resource]
"""How many tokens of each resource outlast the clean-up; -1: all."""

WELL_WATER: Final = len(RESOURCES)
"""What a payment calls the water of a Well, which is no token (OUT-19.8)."""
MEANS: Final[list[str]] = [*RESOURCES, "well"]
"""Everything that can be paid with."""

# -- zones -----------------------------------------------------------------------------------------

ZONES: Final[list[str]] = [zone.id for zone in BOARD.zone]
"""In the order of the ring: each is next to the one before and the one after."""
RING: Final = len(ZONES)
DAM: Final[int] = ZONES.index("dam")
BASE: Final[int] = ZONES.index("military_base")
SILENT_PEAK: Final[int] = ZONES.index("silent_peak")
CARGO: Final[int] = ZONES.index("cargo")
BLACKWOOD: Final[int] = ZONES.index("blackwood")
STEPS: Final[int] = BOARD.meta.max_move_steps

GATHERS: Final[list[int]] = [RESOURCES.index(zone.gathers) if zone.gathers else -1 for zone in BOARD.zone]
"""The resource that each zone holds, or -1."""
TOLL: Final[int] = BOARD.zone[DAM].toll["microchip"]
"""Microchips for a visit to the dam."""
STOCK: Final[list[list[int]]] = [[by_players(zone.stock)[players] for zone in BOARD.zone] for players in range(5)]
"""For each number of players, what Dawn puts into each zone."""

CITIES: Final[list[int]] = [BLACKWOOD, SILENT_PEAK]
CITY_OF: Final[list[int]] = [CITIES.index(zone) if zone in CITIES else -1 for zone in range(RING)]
CITY_NAMES: Final[list[str]] = [ZONES[zone] for zone in CITIES]
ON_DISPLAY: Final[int] = BOARD.cities.equipment_display
OUT_AT_DAWN: Final[list[int]] = by_players(BOARD.cities.search_removed_at_dawn)
"""Search tokens of each city that Dawn reveals for nobody, by players."""

GROUNDS: Final[list[int]] = [ZONES.index(zone) for zone in BOARD.prey_setup.stacks]
"""The zones with a prey stack."""
GROUND_OF: Final[list[int]] = [GROUNDS.index(zone) if zone in GROUNDS else -1 for zone in range(RING)]
PREY_PER_STACK: Final[list[int]] = by_players(BOARD.prey_setup.tokens_per_stack)

MANNED_PLACES: Final[list[int]] = [place.strength for place in BOARD.cargo_place if place.survivor]
"""The ship's places where a survivor waits every morning."""
CANS_ON: Final[list[int]] = [
    next((place.canned_food for place in BOARD.cargo_place if place.strength == strength), 0) for strength in range(7)
]
"""The cans of the ship's place for each strength."""

# -- squads ----------------------------------------------------------------------------------------

SQUADS: Final[list[str]] = [squad.id.removeprefix("squad_") for squad in catalogue.TOKENS.squad]
STRENGTH: Final[list[int]] = [squad.strength for squad in catalogue.TOKENS.squad]
STRONGEST_FIRST: Final[list[int]] = sorted(range(len(SQUADS)), key=lambda squad: -STRENGTH[squad])

# -- search tokens and prey ------------------------------------------------------------------------

TOKENS: Final[list[str]] = [token.id for token in catalogue.TOKENS.search]
TOKEN_OF: Final[list[int]] = [kind for kind, token in enumerate(catalogue.TOKENS.search) for _ in range(token.per_city)]
"""The kind of each search token of a city: each city has such tokens of its own."""
TOKEN_GAIN: Final[list[list[int]]] = [
    [token.gain.get(name, 0) for name in RESOURCES] for token in catalogue.TOKENS.search
]
"""What each kind of token gives of each resource."""
TOKEN_RADIATION: Final[list[int]] = [token.radiation for token in catalogue.TOKENS.search]
PILLS: Final[int] = TOKENS.index("algae_pills")
CUPBOARD: Final[int] = TOKENS.index("empty_cupboard")

PREY: Final[list[str]] = [prey.id for prey in catalogue.TOKENS.prey]
PREY_OF: Final[list[int]] = [kind for kind, prey in enumerate(catalogue.TOKENS.prey) for _ in range(prey.count)]
PREY_MASK: Final[list[int]] = [
    sum(1 << token for token, its_kind in enumerate(PREY_OF) if its_kind == kind) for kind in range(len(PREY))
]
ENDURANCE: Final[list[int]] = [prey.endurance for prey in catalogue.TOKENS.prey]
FIRST_MEAT: Final[list[int]] = [prey.first_meat for prey in catalogue.TOKENS.prey]

# -- disasters -------------------------------------------------------------------------------------

DISASTERS: Final[list[str]] = [card.id for card in catalogue.DISASTERS]
POINTS: Final[list[int]] = [card.points for card in catalogue.DISASTERS]
HARM: Final[list[str]] = [card.effect.type for card in catalogue.DISASTERS]
SANDSTORM: Final[int] = HARM.index("cap_strength")
EPIZOOTIC: Final[int] = HARM.index("hunt_yield")
MUTATIONS: Final[int] = HARM.index("prey_endurance")


def _amounts(amount: int | ByPlayers) -> list[int]:
    return [amount] * 5 if isinstance(amount, int) else by_players(amount)


HARM_DONE: Final[list[list[int]]] = [_amounts(card.effect.amount) for card in catalogue.DISASTERS]
"""For each disaster, how much of its effect, by players."""
STORM_STRENGTH: Final[int] = max(HARM_DONE[SANDSTORM])
EPIZOOTIC_MEAT: Final[int] = max(HARM_DONE[EPIZOOTIC])
MUTATION_ENDURANCE: Final[int] = max(HARM_DONE[MUTATIONS])


def _printed(cost: Cost) -> list[int]:
    return [cost.meat, cost.water, cost.canned_food, cost.wood, cost.metal, cost.microchip, cost.ammo]


def _limits(cost: Cost) -> list[int]:
    """How many of each means a price may take; water may come from a Well."""
    limits = [*_printed(cost), 0]
    for kind in FOOD:
        limits[kind] += cost.any_food
    for kind in MATERIALS:
        limits[kind] += cost.any_material
    limits[WELL_WATER] = limits[WATER]
    return limits


PRICE_LIMITS: Final[list[list[int]]] = [_limits(card.cost) for card in catalogue.DISASTERS]
"""For each disaster, how many of each means its price may take."""


def _printed_of(cost: Cost, kinds: list[int]) -> int:
    return sum(_printed(cost)[kind] for kind in kinds)


FOOD_PRICE: Final[list[int]] = [card.cost.any_food + _printed_of(card.cost, FOOD) for card in catalogue.DISASTERS]
MATERIAL_PRICE: Final[list[int]] = [
    card.cost.any_material + _printed_of(card.cost, MATERIALS) for card in catalogue.DISASTERS
]
AMMO_PRICE: Final[list[int]] = [card.cost.ammo for card in catalogue.DISASTERS]

# -- leaders ---------------------------------------------------------------------------------------

EQUIPMENT: Final[list[str]] = [tile.id for tile in catalogue.EQUIPMENT]

LEADERS: Final[list[str]] = [leader.id for leader in catalogue.LEADERS]
AGE: Final[list[int]] = [leader.age for leader in catalogue.LEADERS]
START_ZONES: Final[list[list[int]]] = [[ZONES.index(zone) for zone in card.start_zones] for card in catalogue.LEADERS]
START_STORES: Final[list[list[int]]] = [
    [leader.resources.get(name, 0) for name in RESOURCES] for leader in catalogue.LEADERS
]
START_EQUIPMENT: Final[list[int]] = [EQUIPMENT.index(leader.equipment) for leader in catalogue.LEADERS]
MARY: Final[int] = LEADERS.index("mary_koolpepper")
MARY_REVEALS: Final[int] = catalogue.LEADERS[MARY].searches

# -- rooms -----------------------------------------------------------------------------------------

ROOMS: Final[list[str]] = [room.id for room in catalogue.ROOMS]
SLOTS: Final[list[int]] = [room.slots for room in catalogue.ROOMS]
UPKEEP: Final[list[int]] = [room.upkeep for room in catalogue.ROOMS]
COMMON_ROOMS: Final[int] = [room.kind for room in catalogue.ROOMS].count("common")
"""Every player has each of these; they come first in the catalogue."""
SPECIAL_ROOMS: Final[int] = BOARD.shelter.special_room_slots
SHELTER_ROOMS: Final[int] = COMMON_ROOMS + SPECIAL_ROOMS
SPECIAL_OF: Final[list[int]] = [
    kind for kind, room in enumerate(catalogue.ROOMS) if room.kind == "special" for _ in range(room.count)
]
"""The kind of each special room tile."""

BUILDERS: Final[int] = ROOMS.index("builders")
BENCH: Final[int] = ROOMS.index("salvage_bench")
CRISIS_STAFF: Final[int] = ROOMS.index("crisis_staff")
SMOKEHOUSE: Final[int] = ROOMS.index("smokehouse")
PANTRY: Final[int] = ROOMS.index("pantry")
BOARDING_PARTY: Final[int] = ROOMS.index("boarding_party")
PRESS: Final[int] = ROOMS.index("cartridge_press")
WELL: Final[int] = ROOMS.index("well")
BULWARK: Final[int] = ROOMS.index("bulwark")
YARD: Final[int] = ROOMS.index("breakers_yard")
DECONTAMINATION: Final[int] = ROOMS.index("decontamination")
VENTILATION: Final[int] = ROOMS.index("ventilation")
QUARTERS: Final[int] = ROOMS.index("living_quarters")
SCOUT_POST: Final[int] = ROOMS.index("scout_post")
WAREHOUSE: Final[int] = ROOMS.index("warehouse")
LOOKOUT: Final[int] = ROOMS.index("lookout")
GUARD_ROOM: Final[int] = ROOMS.index("guard_room")
MACHINE_SHOP: Final[int] = ROOMS.index("machine_shop")
KITCHEN: Final[int] = ROOMS.index("kitchen")
BANDIT_DEN: Final[int] = ROOMS.index("bandit_den")
JOINERY: Final[int] = ROOMS.index("joinery")
TOOL_ROOM: Final[int] = ROOMS.index("tool_room")


def _effect(room: int) -> int:
    return _the(catalogue.ROOMS[room].amount, ROOMS[room])


BUILDERS_SAVE: Final[int] = _effect(BUILDERS)
BENCH_SAVES: Final[int] = _effect(BENCH)
TOOLS_SAVE: Final[int] = _effect(TOOL_ROOM)
SMOKEHOUSE_MEAT: Final[int] = _effect(SMOKEHOUSE)
KITCHEN_MEAT: Final[int] = _effect(KITCHEN)
PANTRY_CANS: Final[int] = _effect(PANTRY)
BOARDING_CANS: Final[int] = _effect(BOARDING_PARTY)
PRESS_AMMO: Final[int] = _effect(PRESS)
VENTILATION_ABSORBS: Final[int] = _effect(VENTILATION)
QUARTERS_HOLD: Final[int] = _effect(QUARTERS)
SCOUT_TOKENS: Final[int] = _effect(SCOUT_POST)
WAREHOUSE_DRAWS: Final[int] = _effect(WAREHOUSE)
GUARDED_STRENGTH: Final[int] = _effect(GUARD_ROOM)
DECONTAMINATED: Final[int] = _effect(DECONTAMINATION)
JOINERY_GAIN: Final[list[int]] = [catalogue.ROOMS[JOINERY].gain.get(name, 0) for name in RESOURCES]


def _staff_saves() -> catalogue.Saves:
    saves = catalogue.ROOMS[CRISIS_STAFF].saves
    if saves is None:
        raise RulesError("the Crisis Staff saves nothing")
    return saves


STAFF_SAVES_FOOD: Final[int] = _staff_saves().food
STAFF_SAVES_MATERIALS: Final[int] = _staff_saves().materials
STAFF_SAVES_AMMO: Final[int] = _staff_saves().ammo

# -- equipment -------------------------------------------------------------------------------------

COPIES: Final = 2
"""OUT-01.1  Two tiles of each kind."""
TILES: Final = COPIES * len(EQUIPMENT)
"""A tile's kind is the tile divided by COPIES."""
REPAIR: Final[list[list[int]]] = [[tile.repair.get(name, 0) for name in RESOURCES] for tile in catalogue.EQUIPMENT]
REPAIR_TOKENS: Final[list[int]] = [sum(tile.repair.values()) for tile in catalogue.EQUIPMENT]
FLASHLIGHT: Final[int] = EQUIPMENT.index("flashlight")
ACCESS_CARD: Final[int] = EQUIPMENT.index("access_card")
HOOK: Final[int] = EQUIPMENT.index("grappling_hook")
SHOTGUN: Final[int] = EQUIPMENT.index("shotgun")
BEAR_TRAP: Final[int] = EQUIPMENT.index("bear_trap")
BAT: Final[int] = EQUIPMENT.index("baseball_bat")
ARMOR: Final[int] = EQUIPMENT.index("body_armor")
EXOSKELETON: Final[int] = EQUIPMENT.index("exoskeleton")
SENSOR: Final[int] = EQUIPMENT.index("thermal_sensor")

GATHER_ZONE: Final[list[int]] = [ZONES.index(tile.adds_in) if tile.adds_in else -1 for tile in catalogue.EQUIPMENT]
"""Where a tile with a plus sign works, or -1."""
GATHER_TILE: Final[list[int]] = [GATHER_ZONE.index(zone) if zone in GATHER_ZONE else -1 for zone in range(RING)]
"""The tile with a plus sign for each zone, or -1."""
ARRIVAL_TILES: Final[list[list[int]]] = [
    [kind for kind, tile in enumerate(catalogue.EQUIPMENT) if ZONES[zone] in tile.arrives_in] for zone in range(RING)
]
"""The tiles that give something on arrival in each zone."""
ARRIVAL_RESOURCE: Final[list[int]] = [
    RESOURCES.index(tile.resource) if tile.resource else -1 for tile in catalogue.EQUIPMENT
]
TILE_AMOUNT: Final[list[int]] = [tile.amount or 0 for tile in catalogue.EQUIPMENT]
"""What a tile adds, gives or stops."""
BAT_STRENGTH: Final[int] = TILE_AMOUNT[BAT]
ARMOR_STOPS: Final[int] = TILE_AMOUNT[ARMOR]
HOOK_REACH: Final[int] = TILE_AMOUNT[HOOK]

_SYMBOLS: Final[list[str]] = sorted({tile.half.symbol for tile in catalogue.EQUIPMENT})


def _half(symbol: str, side: Literal["left", "right"]) -> int:
    halves = [(tile.half.symbol, tile.half.side) for tile in catalogue.EQUIPMENT]
    return halves.index((symbol, side))


PAIRS: Final[list[tuple[int, int]]] = [(_half(symbol, "left"), _half(symbol, "right")) for symbol in _SYMBOLS]
"""For each symbol, the kinds that show its left and its right half."""
PARTNER: Final[list[int]] = [
    next(left + right - kind for left, right in PAIRS if kind in (left, right)) for kind in range(len(EQUIPMENT))
]
"""For each kind, the one that completes its symbol."""

# -- the shelter -----------------------------------------------------------------------------------

TRACK: Final[list[int]] = BOARD.radiation_track.spaces
"""The points of each space, from the best to the worst: up the track is further in the list."""
TRACK_START: Final[int] = BOARD.radiation_track.start_index
TRACK_TOP: Final[int] = len(TRACK) - 1
LEVEL: Final[list[int]] = [0, *BOARD.caravan.radiation_by_round]
"""The radiation level of each round, counted from 1."""
AIRLOCK: Final[int] = sum(BOARD.airlock.rows)
AIRLOCK_ROW: Final[int] = BOARD.airlock.rows[0]
"""So many survivors fill the first row."""
ROW_WATER: Final[int] = BOARD.airlock.water_per_occupied_row
SETTLERS: Final[int] = BOARD.meta.starting_survivors
BUILD_PRICE: Final[int] = BOARD.build.cost.any_material
RECRUIT_PRICE: Final[int] = BOARD.recruit.cost.any_food
ROOM_POINTS: Final[list[int]] = BOARD.scoring.full_rooms_points
