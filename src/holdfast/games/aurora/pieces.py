"""The catalogue as numbers, which the rules read: a card, a cell or a space is known by its place in these lists."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import catalogue
from holdfast.games.aurora.catalogue import Card

_LIMITS = catalogue.TABLE.limits
ITEMS_MOST: Final = _LIMITS.items
TARGETS: Final = _LIMITS.targets
FAME_LEAST: Final = _LIMITS.fame_least
FAME_MOST: Final = _LIMITS.fame_most
BEHIND: Final = _LIMITS.behind
"""So many spaces behind the leader the Co-pilot hurries more."""
MOST_SEATS: Final = 4
SLOTS: Final = 5
PERIODS: Final = ("I", "II", "III")
COLOURS: Final = [colour.id for colour in catalogue.TABLE.colour]
AUTOMA_NAME: Final = "automa"

# -- tokens ----------------------------------------------------------------------------------------

AMMO, FOOD, FUEL, SURVIVOR, ITEM = range(5)
TOKENS: Final = ["ammo", "food", "fuel", "survivor", "item"]
INSIDE: Final = [*TOKENS, "", "", "empty"]
"""What can lie in a cell, by its number in a packed load."""
RESOURCES: Final = range(3)
EMPTY: Final = 7
"""In a packed load: nothing lies in this cell."""
_SUPPLY = catalogue.TABLE.supply
SUPPLY: Final = [_SUPPLY.ammo, _SUPPLY.food, _SUPPLY.fuel, _SUPPLY.survivor, _SUPPLY.item]
MINES: Final = _SUPPLY.mine
_SET_UP = catalogue.TABLE.setup
START_LOAD: Final = [_SET_UP.ammo, _SET_UP.food, _SET_UP.fuel, _SET_UP.survivor]
KEPT: Final = _SET_UP.kept
ZONE_KEPT: Final = _SET_UP.zone_kept

# -- cells -----------------------------------------------------------------------------------------

CELLS: Final = [cell.id for cell in catalogue.TABLE.cell]
HOLDS: Final = [{*cell.holds} for cell in catalogue.TABLE.cell]
ANY, BERTH, TANK = (
    HOLDS.index(what) for what in ({"ammo", "food", "fuel", "survivor"}, {"survivor"}, {"food", "fuel"})
)
ARMOUR, SPEED_CELL = (CELLS.index(name) for name in ("armor", "speed"))
GREENHOUSE, BIOMASS, FAME1, FAME2, FAME_FOOD = (
    CELLS.index(name) for name in ("greenhouse", "biomass", "fame1", "fame2", "fame_food")
)
WEAPONS: Final = [CELLS.index(f"weapon{n}") for n in (1, 2, 3, 4)]
FOOD_FAME_MOST: Final = 2

# -- cards -----------------------------------------------------------------------------------------

TRUCK, TRAILER, DEVICE, PERSON, LOCATION, ENCOUNTER, EVENT, ENEMY = range(8)
KINDS: Final = ["truck", "trailer", "device", "survivor", "location", "encounter", "event", "enemy"]

_STARTS = [card for card in catalogue.CARDS.start for _ in range(card.quantity)]
_CARDS: list[Card] = [*_STARTS, *catalogue.CARDS.card, *catalogue.ENEMIES.loot]
FIRST_SCOUTING: Final = len(_STARTS)
FIRST_LOOT: Final = FIRST_SCOUTING + len(catalogue.CARDS.card)
FIRST_ENEMY: Final = len(_CARDS)
ENEMY_COUNT: Final = len(catalogue.ENEMIES.enemy)
CARD_COUNT: Final = FIRST_ENEMY + ENEMY_COUNT


def _start_name(card: catalogue.StartCard) -> str:
    """`start_truck_red` is the `start_truck` of whoever has it."""
    short = card.id.removesuffix(f"_{card.colour}")
    return short.removeprefix("start_") if short != "start_truck" else short


NAMES: Final = [
    *(_start_name(card) for card in _STARTS),
    *(card.id.removeprefix("survivor_") for card in catalogue.CARDS.card),
    *(card.id for card in catalogue.ENEMIES.loot),
    *(enemy.id for enemy in catalogue.ENEMIES.enemy),
]
KIND: Final = [*(KINDS.index(card.kind) for card in _CARDS), *([ENEMY] * ENEMY_COUNT)]
CELLS_OF: Final = [*([CELLS.index(cell) for cell in card.cells] for card in _CARDS), *([] for _ in range(ENEMY_COUNT))]
SPEED: Final = [*(card.speed for card in _CARDS), *([0] * ENEMY_COUNT)]
POWER: Final = [*(card.power for card in _CARDS), *([0] * ENEMY_COUNT)]
TRACKS: Final = [*(card.tracks for card in _CARDS), *([False] * ENEMY_COUNT)]
SKILL: Final = [*(card.skill for card in _CARDS), *([0] * ENEMY_COUNT)]
ABILITIES: Final = [
    *("", "leader", "copilot", "driver", "doctor", "mechanic", "hermit", "bounty_hunter", "preacher"),
    *("renegade", "orphan", "gunner", "scavenger", "captive"),
]
(NO_ABILITY, LEADER, COPILOT, DRIVER, DOCTOR, MECHANIC, HERMIT, BOUNTY_HUNTER, PREACHER, RENEGADE, ORPHAN) = range(11)
GUNNER, SCAVENGER, CAPTIVE = range(11, 14)
ABILITY: Final = [*(ABILITIES.index(card.ability) for card in _CARDS), *([0] * ENEMY_COUNT)]
PEOPLE: Final = [card for card in range(CARD_COUNT) if KIND[card] == PERSON]


def _mask(card: int, kind: int) -> int:
    return sum(1 << at for at, one in enumerate(CELLS_OF[card]) if one == kind)


ANY_CELLS: Final = [_mask(card, ANY) for card in range(CARD_COUNT)]
BERTHS: Final = [_mask(card, BERTH) for card in range(CARD_COUNT)]
TANKS: Final = [_mask(card, TANK) for card in range(CARD_COUNT)]
SPEED_CELLS: Final = [_mask(card, SPEED_CELL) for card in range(CARD_COUNT)]
ALL_CELLS: Final = [(1 << len(CELLS_OF[card])) - 1 for card in range(CARD_COUNT)]

# Start cards of each colour.
START_OF: Final = [[at for at, card in enumerate(_STARTS) if card.colour == colour] for colour in COLOURS]
"""For each colour: Leader, Co-pilot, truck, container."""
RUSTY: Final = [at for at, card in enumerate(_STARTS) if card.colour == "none"]
OWNER: Final = [COLOURS.index(card.colour) if card.colour != "none" else -1 for card in _STARTS]
"""Whose colour each start card has."""

# Scouting cards and enemies.
_SCOUTING = catalogue.CARDS.card
_ENEMIES = catalogue.ENEMIES.enemy
SCOUTED: Final = [*range(FIRST_SCOUTING, FIRST_LOOT), *range(FIRST_ENEMY, CARD_COUNT)]
PERIOD: Final = [-1] * CARD_COUNT
MARKED: Final = [False] * CARD_COUNT
BLOCKS: Final = [[0, 0] for _ in range(CARD_COUNT)]
"""For each card the tokens of its left and right block, packed; an encounter's lie left."""
SHIFT: Final = 3
"""Bits for each kind of token in a packed block: ammo, food, fuel, item."""
BLOCK_KINDS: Final = (AMMO, FOOD, FUEL, ITEM)


def pack(tokens: list[str]) -> int:
    """So many of each kind."""
    return sum(1 << SHIFT * BLOCK_KINDS.index(TOKENS.index(token)) for token in tokens)


for _at, _card in enumerate(_SCOUTING):
    PERIOD[FIRST_SCOUTING + _at] = PERIODS.index(_card.period)
    MARKED[FIRST_SCOUTING + _at] = _card.supplementary
    BLOCKS[FIRST_SCOUTING + _at] = [pack(_card.left or _card.tokens), pack(_card.right)]
for _at, _enemy in enumerate(_ENEMIES):
    PERIOD[FIRST_ENEMY + _at] = PERIODS.index(_enemy.period)
NUMBER: Final = [0] * FIRST_ENEMY + [enemy.number for enemy in _ENEMIES]
STAYS: Final = [False] * CARD_COUNT
"""Does the encounter lie on after a deal?"""
for _at, _card in enumerate(_SCOUTING):
    STAYS[FIRST_SCOUTING + _at] = _card.kind == "encounter" and not _card.discard_after
DEALS: Final = [
    [deal.id for deal in _SCOUTING[card - FIRST_SCOUTING].deals] if FIRST_SCOUTING <= card < FIRST_LOOT else []
    for card in range(CARD_COUNT)
]
BARTER, TRADE, HELP, ROB = "barter", "trade", "help", "rob"
GOES_TO_ALL: Final = [
    FIRST_SCOUTING <= card < FIRST_LOOT and _SCOUTING[card - FIRST_SCOUTING].affects == "all_forward"
    for card in range(CARD_COUNT)
]

# Loot: by their backs, the first tier on top.
LOOTS: Final = len(catalogue.ENEMIES.loot)
TIER: Final = [loot.tier - 1 for loot in catalogue.ENEMIES.loot]
_DEFENCES = {back.tier - 1: back.defence for back in catalogue.ENEMIES.back}
TIERS: Final = sorted(TIER)
"""The tier of each card of the loot deck, from the top."""
DEFENCE: Final = [_DEFENCES[tier] for tier in sorted({*TIERS})]
"""For each tier, by the number of players."""

# -- outcome cards -----------------------------------------------------------------------------------

AREAS: Final = [area.id for area in catalogue.TABLE.area]
CONVOY, TOP_ROW, BOTTOM_ROW, LEFT_COLUMN, TRUCK_AREA = (
    AREAS.index(name) for name in ("convoy", "top_row", "bottom_row", "left_column", "truck")
)
_OUTCOMES = catalogue.ENEMIES.outcome
OUTCOMES: Final = [outcome.id for outcome in _OUTCOMES]
HITS: Final = [outcome.damage for outcome in _OUTCOMES]
JAMS: Final = [outcome.jam for outcome in _OUTCOMES]
ENEMY_ROWS: Final = [outcome.enemies for outcome in _OUTCOMES]
AMBUSH: Final = -1
LETTERS: Final = [["abcd".index(letter) for letter in outcome.letters] for outcome in _OUTCOMES]
LETTER_NAMES: Final = ("a", "b", "c", "d")
BACK: Final = [AREAS.index(outcome.back_area) for outcome in _OUTCOMES]

# -- items -------------------------------------------------------------------------------------------

ITEMS: Final = [item.id for item in catalogue.ITEMS]
ITEM_OF: Final = [kind for kind, item in enumerate(catalogue.ITEMS) for _ in range(item.quantity)]
"""Kind of each item card; the Mine is the last."""
INCENDIARY, NITROUS, ANTIFREEZE, HAZMAT, NITROMETHANE, SOLUTION, TORCH, RATIONS, MINE = range(9)
MINE_CARD: Final = len(ITEM_OF) - 1
ITEM_PHASES: Final = [item.phases for item in catalogue.ITEMS]
RAISED_TO: Final[int] = next(
    word["to"] for item in catalogue.ITEMS for word in item.effect if word["do"] == "raise_skill"
)
"""AUR-09.7  What the capsules make of a skill."""
INSTANT: Final = [bool(item.effect) for item in catalogue.ITEMS]
"""Items that are played for themselves: their effect is a plan."""

# -- the road ------------------------------------------------------------------------------------------

REGIONS: Final = ["valley", "coast", "bay"]
COUNTERS: Final = [counter.id for counter in catalogue.ROAD.counter]
COUNTER_STOCK: Final = [kind for kind, counter in enumerate(catalogue.ROAD.counter) for _ in range(counter.quantity)]
COUNTER_TOKEN: Final = [TOKENS.index(str(counter.effect[0].get("what", "item"))) for counter in catalogue.ROAD.counter]
"""What each counter gives; contamination gives nothing, and is never offered."""
MAY_LEAVE: Final = [counter.optional for counter in catalogue.ROAD.counter]
SHORTCUTS: Final = [shortcut.id for shortcut in catalogue.ROAD.shortcut]
SHORT_START: Final = [shortcut.start for shortcut in catalogue.ROAD.shortcut]
SHORT_END: Final = [shortcut.end for shortcut in catalogue.ROAD.shortcut]
TRACKED: Final = [shortcut.kind == "tracked" for shortcut in catalogue.ROAD.shortcut]
AVALANCHE: Final = [shortcut.kind == "avalanche" for shortcut in catalogue.ROAD.shortcut]
SHORTCUT_ROAD: Final = 100
"""Road n leads from space n to the next; shortcut k is road 100 + k."""


class Board:
    """One side of the board; never changed."""

    def __init__(self, side: catalogue.Board) -> None:
        self.name = side.id
        self.last = side.last_space
        self.aurora = side.aurora
        self.special = side.special
        self.region: list[int] = []
        """Of each space. The regions follow one another from end to end."""
        for region in [region for region in catalogue.ROAD.region if region.board == side.id]:
            assert region.first == len(self.region), f"{region.id} begins at {region.first}"
            self.region += [REGIONS.index(region.region)] * (region.last + 1 - region.first)
        assert len(self.region) == side.last_space + 1, f"the regions of {side.id} end at {len(self.region) - 1}"
        self.shortcuts = [at for at, one in enumerate(catalogue.ROAD.shortcut) if one.board == side.id]
        by_index = {slot.index: slot for slot in catalogue.SLOTS if slot.board == side.id}
        slots = [by_index[index] for index in range(1, SLOTS + 1)]
        self.values = [slot.value for slot in slots]
        self.bonuses = [[bonus.id for bonus in slot.bonuses] for slot in slots]
        self.costs = [{bonus.id: str(bonus.effect[-1]["do"]) for bonus in slot.bonuses} for slot in slots]
        """For each bonus of a slot the last word of its effect: there its cost stands, if it has one."""
        self.is_beta = side.id == "beta"


BOARDS: Final = [Board(side) for side in catalogue.ROAD.board]
BONUSES: Final = ["repair", "cleanse", "food", "ammo", "fuel", "move", "refit", "attack"]

# -- the Automa ------------------------------------------------------------------------------------------

_AUTOMA = catalogue.AUTOMA
ACTIONS: Final = [action.id for action in _AUTOMA.action]
ACTION_SKILL: Final = [action.skill for action in _AUTOMA.action]
LEFT_ARROW: Final = [action.arrow == "left" for action in _AUTOMA.action]
ACTION_ENEMY: Final = [action.enemy for action in _AUTOMA.action]
ACTION_MOVEMENT: Final = [action.movement for action in _AUTOMA.action]
PRIORITY: Final = [[str(one) for one in action.priority] for action in _AUTOMA.action]
assert all(len(one) in (0, 4) for one in PRIORITY), "an action that prefers anything lists all four"
AUTOMA_SPEED: Final = _AUTOMA.board.base_speed
AUTOMA_BEHIND: Final = _AUTOMA.board.behind
ROW_A: Final = _AUTOMA.board.row_a
AUTOMA_WEAPON: Final = [int(cell.removeprefix("weapon")) if cell.startswith("weapon") else 0 for cell in ROW_A]
AUTOMA_SPEED_CELL: Final = [cell == "speed" for cell in ROW_A]
COLUMNS: Final = len(ROW_A)
ROWS: Final = 4
LANE: Final = _AUTOMA.board.lane
AUTOMA_CREW: Final = _AUTOMA.board.survivors
