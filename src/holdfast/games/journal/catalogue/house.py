"""The table, its items, the shelter, its fittings, and the people in it."""

from __future__ import annotations

from typing import Literal

from holdfast.games.catalogue import Entry, Numbers, Strict
from holdfast.games.journal.catalogue.common import Card, Words

# -- table.toml ------------------------------------------------------------------------------------


class SetUp(Numbers):
    characters_red: int
    characters_black: int
    start_hunger: int
    locations_open: int
    event_chapter_2_to_3: int
    event_chapter_1_to_2: int
    noise_start: int
    actions_per_character: int
    scavengers_max: int
    crime_wave_cards: int
    crucial_draw: int


class Bounds(Numbers):
    exploration_counts: dict[str, int]
    noise_min: int
    noise_max: int
    cold_max: int
    group_max: int


class StartStorage(Entry):
    items: dict[str, int]


class Dots(Strict):
    level: int
    actions: list[int]


class StateToken(Entry):
    max: int
    blocked_actions: list[Dots]
    level4_script: int
    text_en: str = ""
    text_ru: str = ""


class Die(Entry):
    faces: list[str | int]


class Weapon(Entry):
    die: Literal["grey", "yellow", "red"]
    ammo_per_shot: int
    max_shots: int
    kill_face: Literal["", "axe", "buckshot"]


class EnemyToken(Entry):
    prowess: list[int]


class CombatTable(Numbers):
    ru: list[str]
    wounds_to_kill: int


class TableFile(Strict):
    setup: SetUp
    setup_designed: Bounds
    start_storage: list[StartStorage]
    state: list[StateToken]
    die: list[Die]
    weapon: list[Weapon]
    enemy_token: list[EnemyToken]
    combat_table: CombatTable


# -- items.toml ------------------------------------------------------------------------------------


class Resource(Entry):
    cap: int
    weight: int


class Token(Entry):
    color: Literal["green", "grey", "red", "yellow"]
    qty: int
    value: int
    weight: int
    categories: list[str]


class ItemsFile(Strict):
    resource: list[Resource]
    token: list[Token]


# -- shelter.toml, fittings.toml -------------------------------------------------------------------


class Space(Entry):
    floor: int
    col: int
    kind: Literal["breach", "shelter", "empty", "sleep_floor", "action", "guard"]
    adjacent: list[str]
    breach: str = ""
    card: str = ""
    action: str = ""


class Recipe(Strict):
    id: str
    en: str
    ru: str
    cost: dict[str, int]
    effects: Words


class SpaceAction(Card, kw_only=True):
    recipes: list[Recipe]
    limit_per_day: int


class Needs(Strict):
    die: str = ""
    success_min: int = 0
    search_points: int = 0


class ShelterKind(Card, kw_only=True):
    action: str
    obstacle: bool
    rule: Needs


class ShelterCard(Card, kw_only=True):
    kind: str
    back: Words
    remnants_loot: Words = []


class ShelterFile(Strict):
    space: list[Space]
    space_action: list[SpaceAction]
    shelter_kind: list[ShelterKind]
    shelter_card: list[ShelterCard]
    extra_rubble: list[ShelterCard]


class Passive(Strict):
    rule: Literal["bed", "raid_ignore_damage", "raid_reduce_damage", "raid_reduce_wounds", "morning", "guard_reroll"]
    n: int = 0
    slots: int = 0
    effects: Words = []


class Fitting(Card, kw_only=True):
    qty: int
    green_corner: bool
    build: dict[str, int]
    recipes: list[Recipe]
    limit_per_day: int
    passive: list[Passive]
    replaces: str = ""
    next_to: str = ""


class FittingsFile(Strict):
    fitting: list[Fitting]


# -- people.toml -----------------------------------------------------------------------------------


class Skill(Card, kw_only=True):
    hook: str


class Habit(Entry):
    token: str
    discarded: bool


class Character(Entry):
    role_en: str
    role_ru: str
    border: Literal["red", "black"]
    inventory: int
    prowess: int
    empathy: int
    habit: str
    skill: str
    personal_script: int


class PeopleFile(Strict):
    skill: list[Skill]
    habit: list[Habit]
    character: list[Character]
