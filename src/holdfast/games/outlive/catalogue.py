"""Every zone, tile, card and number of Outlive, as `content/*.toml` has them."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.games.catalogue import Entry, Numbers, OptionEntry, Strict, Timer
from holdfast.games.content import fingerprint, load

ResourceId = Literal["meat", "water", "canned_food", "wood", "metal", "microchip", "ammo"]
ResourceClass = Literal["food", "material", "ammo"]
Amounts = dict[ResourceId, int]
"""So many tokens of each resource."""


class ByPlayers(Strict):
    """A number for each number of players."""

    p2: int
    p3: int
    p4: int


class Cost(Strict):
    """A price: tokens of these resources, and of any kind of a class."""

    meat: int = 0
    water: int = 0
    canned_food: int = 0
    wood: int = 0
    metal: int = 0
    microchip: int = 0
    ammo: int = 0
    any_food: int = 0
    any_material: int = 0


class Printed(Entry, kw_only=True):
    """A card or tile with a text on it."""

    text_en: str
    text_ru: str


# -- board.toml ------------------------------------------------------------------------------------


class Meta(Numbers):
    rounds: int
    starting_survivors: int
    special_rooms_dealt: int
    leaders_dealt: int
    max_move_steps: int


class Grid(Strict):
    row: int
    col: int


class Zone(Printed):
    grid: Grid
    gathers: ResourceId | None = None
    stock: ByPlayers | None = None
    toll: Amounts = {}


class Cities(Numbers):
    equipment_display: int
    search_removed_at_dawn: ByPlayers


class CargoPlace(Entry):
    strength: int
    canned_food: int
    survivor: bool


class PreySetup(Numbers):
    stacks: list[str]
    tokens_per_stack: ByPlayers


class Caravan(Numbers):
    radiation_by_round: list[int]


class RadiationTrack(Numbers):
    spaces: list[int]
    start_index: int


class Airlock(Numbers):
    rows: tuple[int, int]
    water_per_occupied_row: int


class Shelter(Numbers):
    special_room_slots: int


class Price(Numbers):
    cost: Cost


class Scoring(Numbers):
    full_rooms_points: list[int]
    per_survivor: int
    per_repaired_equipment: int
    per_equipment_pair: int


class Board(Strict):
    meta: Meta
    zone: list[Zone]
    cities: Cities
    cargo_place: list[CargoPlace]
    prey_setup: PreySetup
    caravan: Caravan
    radiation_track: RadiationTrack
    airlock: Airlock
    shelter: Shelter
    build: Price
    recruit: Price
    scoring: Scoring


# -- tokens.toml -----------------------------------------------------------------------------------


class Squad(Entry):
    strength: int


class Resource(Entry):
    id: ResourceId
    kind: ResourceClass = msgspec.field(name="class")
    cleanup_keep: int
    tribute: bool


class Search(Printed):
    per_city: int
    gain: Amounts = {}
    radiation: int = 0


class Prey(Entry):
    endurance: int
    first_meat: int
    count: int


class Tokens(Strict):
    color: list[Entry]
    squad: list[Squad]
    resource: list[Resource]
    search: list[Search]
    prey: list[Prey]


# -- cards and tiles -------------------------------------------------------------------------------


class Harm(Strict):
    """What a disaster does: in which zones, to which tokens, how much of it."""

    type: Literal[
        "remove_from_zone",
        "reveal_search",
        "lose_tokens",
        "lose_survivor",
        "radiation",
        "cap_strength",
        "hunt_yield",
        "prey_endurance",
    ]
    amount: int | ByPlayers
    zones: list[str] = []
    classes: list[ResourceClass] = []
    survivors_if_short: int = 0


class Disaster(Printed):
    points: int
    cost: Cost
    effect: Harm


class Disasters(Strict):
    disaster: list[Disaster]


class Leader(Entry):
    role_en: str
    role_ru: str
    age: int
    start_zones: list[str]
    resources: Amounts
    equipment: str
    searches: int = 0
    text_en: str = ""
    text_ru: str = ""


class Leaders(Strict):
    leader: list[Leader]


class Saves(Strict):
    """What the Crisis Staff saves, one of these."""

    materials: int
    ammo: int
    food: int


class Room(Printed):
    kind: Literal["common", "special"]
    slots: int
    upkeep: int
    count: int = 0
    amount: int | None = None
    saves: Saves | None = None
    gain: Amounts = {}


class Rooms(Strict):
    room: list[Room]


class Half(Strict):
    symbol: str
    side: Literal["left", "right"]


class Equipment(Printed):
    repair: Amounts
    half: Half
    adds_in: str = ""
    arrives_in: list[str] = []
    resource: ResourceId | None = None
    amount: int | None = None


class EquipmentTiles(Strict):
    equipment: list[Equipment]


# -- lobby.toml ------------------------------------------------------------------------------------


class Lobby(Strict):
    options: list[OptionEntry]
    timers: list[Timer]


FILES = ("board", "disasters", "equipment", "leaders", "lobby", "rooms", "tokens")

BOARD: Board = load("outlive", "board", Board)
TOKENS: Tokens = load("outlive", "tokens", Tokens)
DISASTERS: list[Disaster] = load("outlive", "disasters", Disasters).disaster
LEADERS: list[Leader] = load("outlive", "leaders", Leaders).leader
ROOMS: list[Room] = load("outlive", "rooms", Rooms).room
EQUIPMENT: list[Equipment] = load("outlive", "equipment", EquipmentTiles).equipment
LOBBY: Lobby = load("outlive", "lobby", Lobby)


def content_hash() -> str:
    """Which content this is."""
    return fingerprint("outlive", FILES)
