"""Every zone, tile, card and number of Outlive, as `content/*.toml` has them."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.games import catalogue
from holdfast.games.catalogue import OptionEntry, Timer
from holdfast.games.content import fingerprint, load

ByPlayers = dict[str, int]
"""A number for each number of players: `{p2 = 6, p3 = 8, p4 = 10}`."""


class Entry(catalogue.Entry, kw_only=True):
    """A component: it may be there several times, and its values may have different sources."""

    sources: dict[str, str] = {}
    count: int = 1


# -- board.toml ------------------------------------------------------------------------------------


class Zone(Entry):
    ring_index: int
    grid: dict[str, int]
    adjacent: list[str]
    hunting: bool
    gathers: str = ""
    stock: ByPlayers = {}
    entry_cost_to_gather: dict[str, int] = {}
    algae_per_round: int = 0
    city: bool = False
    equipment_display: int = 0
    search_stack: int = 0
    search_removed_at_dawn: ByPlayers = {}
    places: bool = False


class CargoPlace(Entry):
    strength: int
    canned_food: int
    survivors: int
    needs_hook: bool


class PreySetup(Entry):
    stacks: list[str]
    tokens_per_stack: ByPlayers
    refill: bool


class Caravan(Entry):
    disaster_slots: int
    radiation_by_round: list[int]


class RadiationTrack(Entry):
    spaces: list[int]
    start_index: int
    overflow: dict[str, Any]


class Airlock(Entry):
    capacity: int
    rows: list[int]
    water_per_occupied_row: int
    absorb_per_survivor: int


class Shelter(Entry):
    common_room_slots: int
    special_room_slots: int
    storage_limit: int


class Price(Entry):
    cost: dict[str, int]
    to: str = ""


class Scoring(Entry):
    full_rooms_points: list[int]
    per_survivor: int
    per_repaired_equipment: int
    per_equipment_pair: int
    radiation: str
    disasters: str
    tie_breaks: list[str]


class NightStep(Entry):
    number: int
    order: str


class Meta(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    rule_prefix: str
    en: str
    ru: str
    designer: str
    min_players: int
    max_players: int
    rounds: int
    squads_per_player: int
    starting_survivors: int
    special_rooms_dealt: int
    special_rooms_kept: int
    leaders_dealt: int
    leaders_kept: int
    free_rooms_at_setup: int
    max_move_steps: int
    room_build_cost_any_materials: int
    recruit_cost_any_food: int
    water_kept_at_cleanup: int
    reserve_is_finite: bool
    source: str
    sources: dict[str, str]


class Board(msgspec.Struct, forbid_unknown_fields=True):
    meta: Meta
    box: list[Entry]
    zone: list[Zone]
    cargo_place: list[CargoPlace]
    prey_setup: PreySetup
    caravan: Caravan
    radiation_track: RadiationTrack
    airlock: Airlock
    shelter: Shelter
    build: Price
    recruit: Price
    scoring: Scoring
    night_step: list[NightStep]


# -- tokens.toml -----------------------------------------------------------------------------------


class Squad(Entry):
    strength: int


class Resource(Entry):
    kind: str = msgspec.field(name="class")
    tokens: int
    cleanup_keep: int
    tribute: bool


class ResourceClass(Entry):
    members: list[str]


class Search(Entry):
    per_city: int
    effect: dict[str, Any]


class Prey(Entry):
    endurance: int
    first_meat: int
    meat_sequence: list[int]


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    color: list[Entry]
    squad: list[Squad]
    resource: list[Resource]
    resource_class: list[ResourceClass]
    search: list[Search]
    prey: list[Prey]


# -- cards and tiles -------------------------------------------------------------------------------


class Disaster(Entry):
    points: int
    cost: dict[str, int]
    shortage: bool
    immunity_applies: bool
    effect: dict[str, Any]


class Disasters(msgspec.Struct, forbid_unknown_fields=True):
    disaster: list[Disaster]


class Leader(Entry):
    role_en: str
    role_ru: str
    age: int
    start_zones: list[str]
    resources: dict[str, int]
    equipment: str
    setup_effect: dict[str, Any] | None = None


class Leaders(msgspec.Struct, forbid_unknown_fields=True):
    leader: list[Leader]


class Room(Entry):
    kind: str
    slots: int
    upkeep: int
    when: str
    limit: str
    effect: dict[str, Any]


class Rooms(msgspec.Struct, forbid_unknown_fields=True):
    room: list[Room]


class Equipment(Entry):
    repair: dict[str, int]
    half: dict[str, str]
    effect: dict[str, Any]


class EquipmentTiles(msgspec.Struct, forbid_unknown_fields=True):
    equipment: list[Equipment]


# -- lobby.toml ------------------------------------------------------------------------------------


class Lobby(msgspec.Struct, forbid_unknown_fields=True):
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
