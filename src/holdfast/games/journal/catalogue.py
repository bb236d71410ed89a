"""Every card, token, space, script and number of the Journal, as `content/*.toml` has them."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.games.catalogue import Entry, Numbers, OptionEntry, Strict, Timer
from holdfast.games.content import fingerprint, load

Words = list[dict[str, Any]]
"""An effect: read by `effects.py`."""
Condition = dict[str, Any]


class Named(Numbers, kw_only=True):
    """What has names and texts."""

    en: str
    ru: str
    text_en: str = ""
    text_ru: str = ""


class Card(Entry):
    """What all cards say of themselves."""

    qty: int = 1
    text_en: str = ""
    text_ru: str = ""


class Choice(Strict):
    """One choice of a card or script: what it needs, and what it does."""

    en: str
    ru: str
    effects: Words
    requires: list[Condition] = []
    lock: bool = False


# -- table.toml ------------------------------------------------------------------------------------


class SetUp(Numbers):
    characters_red: int
    characters_black: int
    start_hunger: int
    locations_open: int
    event_final: int
    event_chapter_2_to_3: int
    event_chapter_1_to_2: int
    exploration_counts_printed: list[int]
    noise_start: int
    actions_per_character: int
    scavengers_max: int
    crime_wave_cards: int
    crucial_draw: int
    crucial_keep: int


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
    min: int
    max: int
    blocked_actions: list[Dots]
    level4_script: int
    level4: Literal["die", "depart", "collapse"]
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
    qty: int


class CombatTable(Numbers):
    rows: list[str]
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
    pieces: int
    cap: int
    weight: int
    tradable: bool


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
    needs_any: list[str] = []
    needs_token: str = ""
    die: str = ""
    success_min: int = 0
    discard_on_success: str = ""
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


# -- decks -----------------------------------------------------------------------------------------


class LocationRule(Strict):
    rule: str
    n: int = 0
    max: int = 0
    row: str = ""
    item: str = ""
    sells: list[str] = []
    fee: int = 0
    cost: dict[str, int] = {}
    effects: Words = []
    choices: list[Choice] = []


class Location(Card, kw_only=True):
    scripts: list[int]
    rules: list[LocationRule]


class LocationsFile(Strict):
    location: list[Location]


class Exploration(Card, kw_only=True):
    effects: Words
    optional: bool
    choices: list[Choice] = []


class Finding(Card, kw_only=True):
    furniture: Words
    heap: Words
    pantry: Words


class ExplorationFile(Strict):
    exploration: list[Exploration]
    finding: list[Finding]


class Foe(Strict):
    token: str
    weapon: str
    backup: str = "none"


class Resident(Card, kw_only=True):
    red_corner: bool
    hostile: bool
    bandits: bool
    enemies: list[Foe]
    script: int


class ResidentsFile(Strict):
    resident: list[Resident]


class Offer(Strict):
    item: str = ""
    n: int = 0
    value: int = 0


class NightRaid(Card, kw_only=True):
    red_corner: bool
    damage: int
    wounds: int
    steals: list[str]
    offer: Offer | None = None
    before: Words = []
    after: Words = []
    dice: bool = True
    board_ups: bool = True


class RaidsFile(Strict):
    night_raid: list[NightRaid]


class Incident(Strict):
    side: Literal["roller", "opponent"]
    kind: Literal["hit", "disarm", "jam", "retreat", "kill"]
    n: int = 0


class Fate(Card, kw_only=True):
    effects: Words
    die: Literal["grey", "yellow", "red"]
    incident: Incident


class FateFile(Strict):
    fate: list[Fate]
    incident_kind: list[Card]


class Morning(Card, kw_only=True):
    """A chapter, event or final event."""

    cold: int
    effects: Words
    script: int
    number: int = 0


class Visitor(Card, kw_only=True):
    script: int


class Objective(Card, kw_only=True):
    chapter: int
    conditions: list[Condition]
    payment: dict[str, int]
    success: Words
    failure: Words


class MorningsFile(Strict):
    chapter: list[Morning]
    event: list[Morning]
    final_event: list[Morning]
    visitor: list[Visitor]
    objective: list[Objective]


class Crucial(Card, kw_only=True):
    timing: str
    effects: Words
    hook: str = ""


class CrucialFile(Strict):
    crucial_action: list[Crucial]


# -- scripts_*.toml, lobby.toml --------------------------------------------------------------------


class Script(Named, kw_only=True):
    id: int
    kind: str
    effects: Words
    choice: list[Choice] = []
    when: list[Condition] = []
    soft_en: str = ""
    soft_ru: str = ""
    """One quiet sentence instead of the text, where a table wants it (JRN-24.4)."""


class ScriptsFile(Strict):
    script: list[Script]


class Lobby(Strict):
    options: list[OptionEntry]
    timers: list[Timer]


SCRIPT_FILES = ("scripts_ends", "scripts_house", "scripts_people", "scripts_places")
FILES = (
    *("crucial", "exploration", "fate", "fittings", "items", "lobby", "locations", "mornings", "people", "raids"),
    *("residents", *SCRIPT_FILES, "shelter", "table"),
)

TABLE: TableFile = load("journal", "table", TableFile)
ITEMS: ItemsFile = load("journal", "items", ItemsFile)
SHELTER: ShelterFile = load("journal", "shelter", ShelterFile)
FITTINGS: list[Fitting] = load("journal", "fittings", FittingsFile).fitting
PEOPLE: PeopleFile = load("journal", "people", PeopleFile)
LOCATIONS: list[Location] = load("journal", "locations", LocationsFile).location
EXPLORATION: ExplorationFile = load("journal", "exploration", ExplorationFile)
RESIDENTS: list[Resident] = load("journal", "residents", ResidentsFile).resident
RAIDS: list[NightRaid] = load("journal", "raids", RaidsFile).night_raid
FATE: FateFile = load("journal", "fate", FateFile)
MORNINGS: MorningsFile = load("journal", "mornings", MorningsFile)
CRUCIAL: list[Crucial] = load("journal", "crucial", CrucialFile).crucial_action
SCRIPTS: dict[str, list[Script]] = {name: load("journal", name, ScriptsFile).script for name in SCRIPT_FILES}
"""By the file they stand in."""
LOBBY: Lobby = load("journal", "lobby", Lobby)


def content_hash() -> str:
    """Which content this is."""
    return fingerprint("journal", FILES)
