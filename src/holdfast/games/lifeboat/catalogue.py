"""Every card, character and number of Lifeboat, as `content/*.toml` has them."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.games import catalogue
from holdfast.games.catalogue import OptionEntry, Timer
from holdfast.games.content import fingerprint, load


class Entry(catalogue.Entry, kw_only=True):
    """A component: it may be there several times."""

    qty: int = 1


class Character(Entry):
    en_original_edition: str
    ru_genitive: str
    strength: int
    survival: int
    start_seat: int
    ability: dict[str, Any]
    strength_source: str
    survival_source: str


class CharacterCard(Entry):
    """A boat card or a role card."""

    character: str


class BondCard(Entry):
    """A friend card or an enemy card."""

    character: str
    score: dict[str, Any]
    score_if_self: dict[str, Any] | None = None


class Characters(msgspec.Struct, forbid_unknown_fields=True):
    characters: list[Character]
    character_cards: list[CharacterCard]
    role_cards: list[CharacterCard]
    friend_cards: list[BondCard]
    enemy_cards: list[BondCard]


class Treasure(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    points: int = 0
    points_table: str = ""


class Provision(Entry):
    category: str
    weapon_bonus: int
    single_use: bool
    free_open: bool
    weapon_optional: bool = False
    effect: dict[str, Any] | None = None
    passive: dict[str, Any] | None = None
    give: dict[str, Any] | None = None
    treasure: Treasure | None = None


class JewelTable(Entry):
    points: list[int]


class JewelScoring(msgspec.Struct, forbid_unknown_fields=True):
    default: str
    tables: list[JewelTable]


class Provisions(msgspec.Struct, forbid_unknown_fields=True):
    provisions: list[Provision]
    jewel_scoring: JewelScoring


class NavigationCard(Entry):
    gull: int
    overboard: list[str]
    overboard_label: str
    thirst: list[str]
    thirst_label: str
    fighters: bool
    rowers: bool


class Navigation(msgspec.Struct, forbid_unknown_fields=True):
    navigation: list[NavigationCard]


class Lobby(msgspec.Struct, forbid_unknown_fields=True):
    scoring: dict[str, Any]
    options: list[OptionEntry]
    timers: list[Timer]


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    gulls_to_land: int
    gulls_min: int
    actions_per_day: int
    row_draw_base: int
    row_draw_per_oar: int
    flare_reveal: int
    start_provisions_per_player: int
    fall_wound: int
    shark_wound_max_per_evening: int
    fight_loss_wound: int
    thirst_sources_max: int
    parasol_blocks_per_evening: int
    compass_extra_cards: int
    provision_hand_limit: int
    wound_supply_is_limit: bool
    source: str
    note: str


class Drift(msgspec.Struct, forbid_unknown_fields=True):
    from_day: int
    effect: str
    row_action_offered: bool
    source: str


class Boat(msgspec.Struct):
    """The boat itself. Benches, tokens and statuses are for clients; rules read the numbers."""

    game: dict[str, Any]
    counts: dict[str, Any]
    limits: Limits
    drift: Drift
    boat_ends: list[dict[str, Any]]
    benches: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    statuses: list[dict[str, Any]]
    actions: list[dict[str, Any]]
    player_counts: list[dict[str, Any]]


FILES = ("boat", "characters", "lobby", "navigation", "provisions")

BOAT: Boat = load("lifeboat", "boat", Boat)
PEOPLE: Characters = load("lifeboat", "characters", Characters)
PROVISIONS: Provisions = load("lifeboat", "provisions", Provisions)
NAVIGATION: list[NavigationCard] = load("lifeboat", "navigation", Navigation).navigation
LOBBY: Lobby = load("lifeboat", "lobby", Lobby)


def content_hash() -> str:
    """Which content this is."""
    return fingerprint("lifeboat", FILES)
