"""Every card, cell, space and number of Last Aurora, as `content/*.toml` has them."""

from __future__ import annotations

from typing import Any, Literal

from holdfast.games.catalogue import Entry, Numbers, OptionEntry, Strict, Timer
from holdfast.games.content import fingerprint, load

Words = list[dict[str, Any]]
"""An effect: read by `effects.py`."""
Period = Literal["I", "II", "III"]
Kind = Literal["truck", "trailer", "device", "survivor", "location", "encounter", "event"]
Deed = Literal["gather", "recruit", "upgrade", "encounter"]
Letter = Literal["a", "b", "c", "d"]
Area = Literal["convoy", "top_row", "bottom_row", "left_column", "truck"]


# -- road.toml -------------------------------------------------------------------------------------


class Board(Entry):
    last_space: int
    aurora: list[int]
    special: list[int]


class Region(Entry):
    board: str
    region: str
    first: int
    last: int


class Shortcut(Entry):
    board: str
    kind: Literal["tracked", "dangerous", "avalanche"]
    start: int
    end: int
    effect: Words


class Counter(Entry):
    quantity: int
    optional: bool
    effect: Words


class Road(Strict):
    board: list[Board]
    region: list[Region]
    shortcut: list[Shortcut]
    counter: list[Counter]


# -- slots.toml ------------------------------------------------------------------------------------


class Bonus(Strict):
    id: str
    effect: Words


class Slot(Entry):
    board: str
    index: int
    value: int
    text_en: str
    text_ru: str
    bonuses: list[Bonus]


class Slots(Strict):
    slot: list[Slot]


# -- cards -----------------------------------------------------------------------------------------


class Card(Entry):
    """What all cards of a convoy or a crew say of themselves."""

    kind: Kind
    cells: list[str] = []
    speed: int = 0
    power: int = 0
    tracks: bool = False
    skill: int = 0
    ability: str = ""
    text_en: str = ""
    text_ru: str = ""


class StartCard(Card, kw_only=True):
    colour: str
    quantity: int


class ScoutingCard(Card, kw_only=True):
    period: Period
    supplementary: bool
    left: list[str] = []
    right: list[str] = []
    tokens: list[str] = []
    discard_after: bool = False
    deals: list[Bonus] = []
    affects: Literal["", "all_forward", "last_in_order"] = ""
    effect: Words = []


class ScoutingCards(Strict):
    start: list[StartCard]
    card: list[ScoutingCard]


class Loot(Card, kw_only=True):
    tier: int


class Enemy(Entry):
    number: int
    period: Period
    ambush: Words
    text_en: str = ""
    text_ru: str = ""


class LootBack(Entry):
    tier: int
    defence: list[int]


class Outcome(Entry):
    letters: tuple[Letter, Letter, Letter, Letter]
    back_area: Area
    damage: list[int]
    jam: list[bool]
    enemies: list[int]


class Enemies(Strict):
    enemy: list[Enemy]
    back: list[LootBack]
    loot: list[Loot]
    outcome: list[Outcome]


class Item(Entry):
    quantity: int
    phases: list[str]
    effect: Words
    text_en: str = ""
    text_ru: str = ""


class Items(Strict):
    item: list[Item]


# -- automa.toml -----------------------------------------------------------------------------------


class AutomaBoard(Numbers):
    base_speed: int
    behind: int
    row_a: list[str]
    lane: int
    survivors: int


class Action(Entry):
    skill: int
    arrow: Literal["left", "right"]
    priority: list[Deed]
    enemy: Words
    movement: Words
    round_end: Words
    text_en: str = ""
    text_ru: str = ""


class AutomaFile(Strict):
    board: AutomaBoard
    action: list[Action]


# -- table.toml ------------------------------------------------------------------------------------


class Limits(Numbers):
    items: int
    targets: int
    fame_least: int
    fame_most: int
    behind: int


class Supply(Numbers):
    ammo: int
    food: int
    fuel: int
    survivor: int
    item: int
    mine: int


class SetUp(Numbers):
    survivor: int
    ammo: int
    food: int
    fuel: int
    kept: list[list[int]]
    zone_kept: list[int]


class Cell(Entry):
    holds: list[str]


class TableFile(Strict):
    limits: Limits
    supply: Supply
    setup: SetUp
    colour: list[Entry]
    cell: list[Cell]
    area: list[Entry]


class Lobby(Strict):
    options: list[OptionEntry]
    timers: list[Timer]


FILES = ("automa", "enemies", "items", "lobby", "road", "scouting", "slots", "table")

ROAD: Road = load("aurora", "road", Road)
SLOTS: list[Slot] = load("aurora", "slots", Slots).slot
CARDS: ScoutingCards = load("aurora", "scouting", ScoutingCards)
ENEMIES: Enemies = load("aurora", "enemies", Enemies)
ITEMS: list[Item] = load("aurora", "items", Items).item
AUTOMA: AutomaFile = load("aurora", "automa", AutomaFile)
TABLE: TableFile = load("aurora", "table", TableFile)
LOBBY: Lobby = load("aurora", "lobby", Lobby)


def content_hash() -> str:
    """Which content this is."""
    return fingerprint("aurora", FILES)
