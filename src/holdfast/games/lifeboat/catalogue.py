"""Every card, character and number of Lifeboat, as `content/*.toml` has them."""

from __future__ import annotations

from typing import Literal

from holdfast.games.catalogue import Entry, Numbers, OptionEntry, Strict, Timer
from holdfast.games.content import fingerprint, load

# -- boat.toml -------------------------------------------------------------------------------------


class Limits(Numbers):
    gulls_to_land: int
    first_provisions: int
    row_draw: int
    fall_wounds: int
    fight_wounds: int


class Drift(Numbers):
    from_day: int


class Boat(Strict):
    limits: Limits
    drift: Drift


# -- characters.toml -------------------------------------------------------------------------------


class Ability(Strict):
    type: Literal["double_treasure", "no_fall_wound", "steal_closed"]
    treasure: str = ""
    factor: int = 1


class Character(Entry):
    text_en: str
    text_ru: str
    strength: int
    survival: int
    ability: Ability | None = None


class Characters(Strict):
    characters: list[Character]


# -- provisions.toml -------------------------------------------------------------------------------


class Treasure(Strict):
    kind: Literal["cash", "painting", "jewels"]
    points: int = 0


class Provision(Entry):
    text_en: str
    text_ru: str
    qty: int
    weapon_bonus: int
    free_open: bool
    weapon_optional: bool = False
    amount: int | None = None
    treasure: Treasure | None = None


class JewelTable(Entry):
    points: list[int]


class Provisions(Strict):
    provisions: list[Provision]
    jewel_tables: list[JewelTable]


# -- navigation.toml -------------------------------------------------------------------------------


class NavigationCard(Entry):
    gull: int
    overboard: list[str]
    thirst: list[str]
    fighters: bool
    rowers: bool


class Navigation(Strict):
    navigation: list[NavigationCard]


# -- lobby.toml ------------------------------------------------------------------------------------


class Scoring(Numbers):
    psychopath_points_per_dead: int


class Lobby(Strict):
    scoring: Scoring
    options: list[OptionEntry]
    timers: list[Timer]


FILES = ("boat", "characters", "lobby", "navigation", "provisions")

BOAT: Boat = load("lifeboat", "boat", Boat)
PEOPLE: list[Character] = load("lifeboat", "characters", Characters).characters
PROVISIONS: Provisions = load("lifeboat", "provisions", Provisions)
NAVIGATION: list[NavigationCard] = load("lifeboat", "navigation", Navigation).navigation
LOBBY: Lobby = load("lifeboat", "lobby", Lobby)


def content_hash() -> str:
    """Which content this is."""
    return fingerprint("lifeboat", FILES)
