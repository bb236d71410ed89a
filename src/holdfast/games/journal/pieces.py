"""The catalogue as numbers, which the rules read: an item, a card or a space is known by its place in these lists."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.catalogue import Foe, Incident, LocationRule, NightRaid, Recipe

SET_UP: Final = catalogue.TABLE.setup
BOUNDS: Final = catalogue.TABLE.setup_designed
STAGES: Final = SET_UP.actions_per_character
SCAVENGERS_MAX: Final = SET_UP.scavengers_max
CRIME_WAVE: Final = SET_UP.crime_wave_cards
NOISE_START: Final = SET_UP.noise_start
NOISE_MIN: Final = BOUNDS.noise_min
NOISE_MAX: Final = BOUNDS.noise_max
GROUP_MAX: Final = BOUNDS.group_max
CRUCIAL_DRAW: Final = SET_UP.crucial_draw

# -- items -----------------------------------------------------------------------------------------

_TOKENS = catalogue.ITEMS.token
_RESOURCES = catalogue.ITEMS.resource
ITEMS: Final = [*(token.id for token in _TOKENS), *(resource.id for resource in _RESOURCES)]
STOCK: Final = [*(token.qty for token in _TOKENS), *(resource.cap for resource in _RESOURCES)]
"""How many of each there are; of resources so many can be in play."""
WEIGHT: Final = [*(token.weight for token in _TOKENS), *(resource.weight for resource in _RESOURCES)]
VALUE: Final = [*(token.value for token in _TOKENS), *(0 for _ in _RESOURCES)]
TOKENS: Final = list(range(len(_TOKENS)))
RESOURCES: Final = list(range(len(_TOKENS), len(ITEMS)))
COLOUR: Final = [*(str(token.color) for token in _TOKENS), *("" for _ in _RESOURCES)]


def item(name: str) -> int:
    """The number of an item."""
    return ITEMS.index(name)


def _categories() -> dict[str, list[int]]:
    """Every class of items that an effect may name."""
    found: dict[str, list[int]] = {"token": TOKENS[:], "resource": RESOURCES[:], "any": [*TOKENS, *RESOURCES]}
    for at, token in enumerate(_TOKENS):
        for name in [*token.categories, token.color]:
            found.setdefault(str(name), []).append(at)
    return found


CATEGORIES: Final = _categories()


def kinds_of(name: str) -> list[int]:
    """The items that this name, of an item or a category, means."""
    return [ITEMS.index(name)] if name in ITEMS else CATEGORIES[name]


CANNED, RAW, VEGETABLE, ALCOHOL, MOONSHINE = (
    item(name) for name in ("canned_food", "raw_food", "vegetable", "alcohol", "moonshine")
)
SHOVEL, SAWBLADE, LOCKPICK, AMMO, GUITAR = (item(name) for name in ("shovel", "sawblade", "lockpick", "ammo", "guitar"))
CHEMS, HERB, SUGAR, ELECTRICAL = (item(name) for name in ("chems", "herb", "sugar", "electrical_part"))
HERBAL, MEDS, BANDAGES = (item(name) for name in ("herbal_meds", "meds", "bandages"))
WOOD, COMPONENT, WATER = (item(name) for name in ("wood", "component", "water"))
FOOD: Final = [CANNED, RAW, VEGETABLE]
NOURISHES: Final = {CANNED: 2, RAW: 1, VEGETABLE: 0}
LIQUOR: Final = [ALCOHOL, MOONSHINE]
TIRES: Final = {ALCOHOL: 1, MOONSHINE: 2}
MEDICAL: Final = [HERBAL, MEDS, BANDAGES]
TOOLS: Final = [SHOVEL, SAWBLADE, LOCKPICK]
CHEMISTS: Final = [CHEMS, HERB, SUGAR]


def cost_of(cost: dict[str, int]) -> list[tuple[int, int]]:
    """A printed cost as items and numbers."""
    return [(item(name), n) for name, n in cost.items()]


START: Final = {one.id: cost_of(one.items) for one in catalogue.TABLE.start_storage}

# -- states ----------------------------------------------------------------------------------------

_STATES = catalogue.TABLE.state
STATES: Final = [state.id for state in _STATES]
HUNGER, FATIGUE, ILLNESS, WOUNDS, MISERY = (
    STATES.index(name) for name in ("hunger", "fatigue", "illness", "wounds", "misery")
)
WORST: Final = 4
"""The level that takes effect at once."""
LEVEL4: Final = [state.level4_script for state in _STATES]
CURES: Final = {HERBAL: ILLNESS, MEDS: ILLNESS, BANDAGES: WOUNDS}


def _blocked(state: catalogue.StateToken) -> list[int]:
    masks = [0] * (state.max + 1)
    for dots in state.blocked_actions:
        masks[dots.level] = sum(1 << (action - 1) for action in dots.actions)
    return masks


BLOCKED: Final = [_blocked(state) for state in _STATES]
"""For each state and level the mask of the day stages that its black dots block."""
ALL_STAGES: Final = (1 << STAGES) - 1

# -- characters ------------------------------------------------------------------------------------

_PEOPLE = catalogue.PEOPLE.character
_HOOKS = {skill.id: skill.hook for skill in catalogue.PEOPLE.skill}
CHARACTERS: Final = [one.id for one in _PEOPLE]
RED_BORDER: Final = [one.border == "red" for one in _PEOPLE]
INVENTORY: Final = [one.inventory for one in _PEOPLE]
PROWESS: Final = [one.prowess for one in _PEOPLE]
EMPATHY: Final = [one.empathy for one in _PEOPLE]
SKILL: Final = [_HOOKS[one.skill] for one in _PEOPLE]
PERSONAL: Final = [one.personal_script for one in _PEOPLE]
HABITS: Final = [habit.id for habit in catalogue.PEOPLE.habit]
HABIT: Final = [HABITS.index(one.habit) for one in _PEOPLE]
HABIT_TOKEN: Final = [item(habit.token) if habit.token else -1 for habit in catalogue.PEOPLE.habit]
HABIT_EATS: Final = [habit.discarded for habit in catalogue.PEOPLE.habit]
STATS: Final = {"prowess": PROWESS, "empathy": EMPATHY, "inventory": INVENTORY}

# -- the shelter -----------------------------------------------------------------------------------

_SPACES = catalogue.SHELTER.space
SPACES: Final = [space.id for space in _SPACES]
FLOOR: Final = [space.floor for space in _SPACES]
COLUMN: Final = [space.col for space in _SPACES]
ADJACENT: Final = [[SPACES.index(name) for name in space.adjacent] for space in _SPACES]
SPACE_KIND: Final = [str(space.kind) for space in _SPACES]
GUARD_POST: Final = SPACE_KIND.index("guard")
SLEEP_FLOOR: Final = SPACE_KIND.index("sleep_floor")
BREACHES: Final = [at for at, kind in enumerate(SPACE_KIND) if kind == "breach"]
CARD_SPACES: Final = [at for at, space in enumerate(_SPACES) if space.card]
CARD_NAME: Final = [space.card for space in _SPACES]

SHELTER_KINDS: Final = [kind.id for kind in catalogue.SHELTER.shelter_kind]
RUBBLE, BARS, DOOR, TRASH, FURNITURE = (
    SHELTER_KINDS.index(name) for name in ("rubble", "bars", "locked_door", "trash", "furniture")
)
OBSTACLE: Final = [kind.obstacle for kind in catalogue.SHELTER.shelter_kind]
SEARCH_POINTS: Final = [kind.rule.search_points for kind in catalogue.SHELTER.shelter_kind]
LOCK_LEAST: Final = catalogue.SHELTER.shelter_kind[DOOR].rule.success_min
_CARDS = [*catalogue.SHELTER.shelter_card, *catalogue.SHELTER.extra_rubble]
SHELTER_CARDS: Final = [card.id for card in _CARDS]
SHELTER_KIND: Final = [SHELTER_KINDS.index(card.kind) for card in _CARDS]
BACK_SCRIPTS: Final = [[int(word["script"]) for word in card.back if word["do"] == "goto"] for card in _CARDS]
"""Scripts that the back of a card names: they come after all backs of a stage (JRN-05.24)."""
EXTRA_RUBBLE: Final = len(catalogue.SHELTER.shelter_card)
"""What `place_rubble` lays: as many as are needed, outside the 19 cards of set-up."""

# -- recipes and fittings --------------------------------------------------------------------------


class Craft:
    """A recipe of a printed action or fitting; never changed."""

    def __init__(self, owner: str, recipe: Recipe) -> None:
        self.name = recipe.id
        self.plan = f"{owner}_{recipe.id}"
        self.cost = cost_of(recipe.cost)
        gains = [word for word in recipe.effects if word["do"] == "gain"]
        self.products = [item(word["item"]) for word in gains] if len(gains) == len(recipe.effects) else []
        """What it makes, if it makes nothing else: then it is not offered while the box has none of it."""
        self.commutes = all(word["do"] in ("gain", "cold") or word.get("who") == "actor" for word in recipe.effects)
        """Is it all the same whether it comes before or after what others do?"""


_ACTIONS = catalogue.SHELTER.space_action
ACTIONS: Final = [action.id for action in _ACTIONS]
BOARD_UP: Final = ACTIONS.index("board_up")
ACTION_CRAFTS: Final = [[Craft(action.id, recipe) for recipe in action.recipes] for action in _ACTIONS]
ACTION_LIMIT: Final = [action.limit_per_day for action in _ACTIONS]
ACTION_AT: Final = [
    ACTIONS.index(space.action) if space.action else BOARD_UP if space.breach else -1 for space in _SPACES
]
"""The printed action of each space, or -1; of a breach, to board it up."""

_FITTINGS = catalogue.FITTINGS
FITTINGS: Final = [fitting.id for fitting in _FITTINGS]
COPIES: Final = [fitting.qty for fitting in _FITTINGS]
GREEN: Final = [fitting.green_corner for fitting in _FITTINGS]
BUILD: Final = [cost_of(fitting.build) for fitting in _FITTINGS]
CRAFTS: Final = [[Craft(fitting.id, recipe) for recipe in fitting.recipes] for fitting in _FITTINGS]
LIMIT: Final = [fitting.limit_per_day for fitting in _FITTINGS]
REPLACES: Final = [FITTINGS.index(fitting.replaces) if fitting.replaces else -1 for fitting in _FITTINGS]
NEXT_TO: Final = [FITTINGS.index(fitting.next_to) if fitting.next_to else -1 for fitting in _FITTINGS]


def _passive(rule: str) -> list[int]:
    return [
        sum(one.slots if rule == "bed" else one.n for one in fitting.passive if one.rule == rule)
        for fitting in _FITTINGS
    ]


BEDS: Final = _passive("bed")
IGNORES_DAMAGE: Final = _passive("raid_ignore_damage")
LESS_DAMAGE: Final = _passive("raid_reduce_damage")
LESS_WOUNDS: Final = _passive("raid_reduce_wounds")
MORE_REROLLS: Final = _passive("guard_reroll")
MORNING: Final = [any(one.rule == "morning" for one in fitting.passive) for fitting in _FITTINGS]
COOKING: Final = [FITTINGS.index(name) for name in ("crude_stove", "good_stove")]
CHEMISTRY: Final = [FITTINGS.index(name) for name in ("still", "apothecary", "gun_bench")]
GARDENS: Final = [FITTINGS.index(name) for name in ("vegetable_bed", "big_garden", "herb_garden")]
MUSIC_CORNER: Final = FITTINGS.index("music_corner")
DEMOLITION: Final = [(WOOD, 1), (COMPONENT, 1)]
"""What a dismantled fitting gives (JRN-05.21)."""

# -- weapons and dice ------------------------------------------------------------------------------

_WEAPONS = catalogue.TABLE.weapon
WEAPONS: Final = [weapon.id for weapon in _WEAPONS]
UNARMED, KNIFE, HATCHET, PISTOL, RIFLE, SHOTGUN = range(6)
WEAPON_ITEM: Final = [item(name) if name in ITEMS else -1 for name in WEAPONS]
DICE: Final = ["grey", "yellow", "red"]
DIE_OF: Final = [DICE.index(weapon.die) for weapon in _WEAPONS]
FIREARM: Final = [weapon.ammo_per_shot > 0 for weapon in _WEAPONS]
MOST_SHOTS: Final = [weapon.max_shots for weapon in _WEAPONS]
MISS, SIGN, AXE, BUCKSHOT, OUT_OF_AMMO = 0, -1, -2, -3, -4
"""Faces; a number above 0 is so many hits."""
FACE_NAMES: Final = ("miss", "hit1", "hit2", "hit3", "out_of_ammo", "buckshot", "axe", "sign")
"""By the number of the face; those below 0 count from the end."""
KILL_FACE: Final = [{"": MISS, "axe": AXE, "buckshot": BUCKSHOT}[str(weapon.kill_face)] for weapon in _WEAPONS]


def _face(name: str) -> int:
    at = FACE_NAMES.index(name)
    return at if at <= 3 else at - len(FACE_NAMES)


_DICE = {die.id: die.faces for die in catalogue.TABLE.die}
FACES: Final = [[_face(str(face)) for face in _DICE[colour]] for colour in DICE]
BLACK_SIDES: Final = len(_DICE["black"])
LETTERS: Final = [token.id for token in catalogue.TABLE.enemy_token]
ENEMY_PROWESS: Final = [token.prowess for token in catalogue.TABLE.enemy_token]
ENEMY_LIVES: Final = catalogue.TABLE.combat_table.wounds_to_kill


class FoeKind:
    """An enemy as a card or script names it; never changed."""

    def __init__(self, foe: Foe) -> None:
        self.letter = LETTERS.index(foe.token)
        self.weapon = WEAPONS.index(foe.weapon)
        self.backup = WEAPONS.index(foe.backup)


# -- decks -----------------------------------------------------------------------------------------

EXPLORATION: Final = [card.id for card in catalogue.EXPLORATION.exploration]
EXPLORATION_OF: Final = [kind for kind, card in enumerate(catalogue.EXPLORATION.exploration) for _ in range(card.qty)]
"""The kind of each exploration card."""
FINDINGS: Final = [card.id for card in catalogue.EXPLORATION.finding]
ROWS: Final = ["furniture", "heap", "pantry"]
RESIDENTS: Final = [card.id for card in catalogue.RESIDENTS]
RESIDENT_RED: Final = [card.red_corner for card in catalogue.RESIDENTS]
HOSTILE: Final = [card.hostile for card in catalogue.RESIDENTS]
BANDITS: Final = [card.bandits for card in catalogue.RESIDENTS]
RESIDENT_FOES: Final = [[FoeKind(foe) for foe in card.enemies] for card in catalogue.RESIDENTS]
RESIDENT_SCRIPT: Final = [card.script for card in catalogue.RESIDENTS]
RAIDS: Final = [card.id for card in catalogue.RAIDS]
RAID_RED: Final = [card.red_corner for card in catalogue.RAIDS]


class Price:
    """What raiders take instead; never changed."""

    def __init__(self, item: str, n: int, value: int) -> None:
        self.item = item
        self.n = n
        self.value = value


class RaidCard:
    """A night raid; never changed."""

    def __init__(self, card: NightRaid) -> None:
        self.id = card.id
        self.red_corner = card.red_corner
        self.damage = card.damage
        self.wounds = card.wounds
        self.steals = card.steals
        self.offer = None if card.offer is None else Price(card.offer.item, card.offer.n, card.offer.value)
        self.before = card.before
        self.after = card.after
        self.dice = card.dice
        self.board_ups = card.board_ups


RAID_CARDS: Final = [RaidCard(card) for card in catalogue.RAIDS]
STEALS: Final = [[kinds_of(name) for name in card.steals] for card in catalogue.RAIDS]
FATES: Final = [card.id for card in catalogue.FATE.fate]
FATE_DIE: Final = [DICE.index(card.die) for card in catalogue.FATE.fate]


class LowerHalf:
    """The lower half of a fate card; never changed."""

    def __init__(self, incident: Incident) -> None:
        self.side = str(incident.side)
        self.kind = str(incident.kind)
        self.n = incident.n


INCIDENTS: Final = [LowerHalf(card.incident) for card in catalogue.FATE.fate]
VISITORS: Final = [card.id for card in catalogue.MORNINGS.visitor]
VISITOR_SCRIPT: Final = [card.script for card in catalogue.MORNINGS.visitor]
_MORNINGS = [*catalogue.MORNINGS.chapter, *catalogue.MORNINGS.event, *catalogue.MORNINGS.final_event]
EVENTS: Final = [card.id for card in _MORNINGS]
"""Chapters, events and final events are one deck."""
EVENT_COLD: Final = [card.cold for card in _MORNINGS]
EVENT_SCRIPT: Final = [card.script for card in _MORNINGS]
CHAPTER_NUMBER: Final = [card.number for card in _MORNINGS]
"""1 to 3, or 0 of what is no chapter."""
CHAPTERS: Final = [at for at, number in enumerate(CHAPTER_NUMBER) if number]
PLAIN_EVENTS: Final = [EVENTS.index(card.id) for card in catalogue.MORNINGS.event]
FINALS: Final = [EVENTS.index(card.id) for card in catalogue.MORNINGS.final_event]
CEASEFIRE: Final = EVENTS.index("fe_ceasefire")
OBJECTIVES: Final = [one.id for one in catalogue.MORNINGS.objective]
OBJECTIVE_CHAPTER: Final = [one.chapter for one in catalogue.MORNINGS.objective]
PAY_VALUE: Final = [one.payment.get("value", 0) for one in catalogue.MORNINGS.objective]
PAY_ITEMS: Final = [
    [(name, n) for name, n in one.payment.items() if name != "value"] for one in catalogue.MORNINGS.objective
]
CRUCIAL: Final = [card.id for card in catalogue.CRUCIAL]
TIMING: Final = [card.timing for card in catalogue.CRUCIAL]
HOOK: Final = [card.hook for card in catalogue.CRUCIAL]
COSTS: Final = [[word for word in card.effects if word["do"] == "pay"] for card in catalogue.CRUCIAL]

# -- locations -------------------------------------------------------------------------------------

_LOCATIONS = catalogue.LOCATIONS
LOCATIONS: Final = [location.id for location in _LOCATIONS]
LOCATION_SCRIPTS: Final = [location.scripts for location in _LOCATIONS]
SLOTS: Final = ["near", "mid", "far"]
COUNTS: Final = [BOUNDS.exploration_counts[slot] for slot in SLOTS]


class StripRule:
    """A rule of a red strip; never changed."""

    def __init__(self, rule: LocationRule) -> None:
        self.rule = rule.rule
        self.n = rule.n
        self.max = rule.max
        self.row = rule.row
        self.item = rule.item
        self.sells = rule.sells
        self.fee = rule.fee
        self.cost = cost_of(rule.cost)


_STRIPS = [[StripRule(rule) for rule in location.rules] for location in _LOCATIONS]


def location_rules(location: int) -> list[StripRule]:
    """The red strip of a location."""
    return _STRIPS[location]


def rule_plan(location: int, at: int) -> str:
    """The name of what a rule of a red strip does."""
    return f"{LOCATIONS[location]}_{at + 1}"


def rule_sum(location: int, name: str) -> int:
    """The number that this rule of a location adds; 0 without it."""
    return sum([rule.n for rule in _STRIPS[location] if rule.rule == name])


def rule_of(location: int, name: str) -> StripRule | None:
    """This rule of a location, if it has one."""
    return next((rule for rule in _STRIPS[location] if rule.rule == name), None)


# -- scripts ---------------------------------------------------------------------------------------

SCRIPTS: Final = sorted(script.id for scripts in catalogue.SCRIPTS.values() for script in scripts)
WITHDRAWAL, UNGUARDED, CEASED = 266, 333, 1215
NOBODY_LEFT: Final = 1716
LOSSES: Final = 1705
SURVIVORS: Final = (1701, 1702, 1703, 1704)
EPILOGUES: Final = [one for one in range(1706, 1726) if one != NOBODY_LEFT]
MEMOS: Final = {"morning": 200, "day": 300, "dusk": 400, "evening": 500, "scavenging": 600, "raid": 700, "dawn": 800}
"""What is read when a phase is reached for the first time."""
OTHER_MEMOS: Final = (10, 100, 101, 220, 901)
"""Saving, set-up, skills, state tokens, trade."""


def script_plan(script: int) -> str:
    """The name of what a script does."""
    return f"script_{script}"


SOFT_SCRIPTS: Final = [one.id for scripts in catalogue.SCRIPTS.values() for one in scripts if one.soft_en]
"""JRN-24.4  Scripts that a table may have in one quiet sentence each."""
