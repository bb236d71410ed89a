"""How Last Aurora's ids and numbers become arguments of its messages (`*/aurora*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.aurora.chapters.c03_blows import BAYS
from holdfast.games.aurora.chapters.c13_driving import road_name
from holdfast.games.aurora.pieces import (
    ACTIONS,
    AREAS,
    AUTOMA_NAME,
    BOARDS,
    BONUSES,
    CELLS,
    COLOURS,
    COUNTERS,
    EMPTY,
    INSIDE,
    ITEMS,
    LETTER_NAMES,
    NAMES,
    OUTCOMES,
    REGIONS,
    SHORTCUTS,
    TOKENS,
)
from holdfast.games.aurora.state import ZONES
from holdfast.locale.phrase import Fields

DEALS = ("barter", "trade", "help", "rob")
DOES = ("gather", "upgrade", "recruit", "encounter", "enemy")
REASONS = ("room", "given", "enemy_fire", "defeat", "attack")

IDS = frozenset(
    [
        *[*COLOURS, AUTOMA_NAME, *TOKENS, *NAMES, *ITEMS, *REGIONS, *COUNTERS, *SHORTCUTS, *CELLS, *AREAS, *BAYS],
        *[*ZONES, *BONUSES, *DEALS, *DOES, *ACTIONS, *OUTCOMES, *REASONS, *[board.name for board in BOARDS], "empty"],
    ]
)
TOWARDS: dict[str, str] = {}
TOLD_BY_TABLE = frozenset(["Scout"])

ITEM_CHOICES = ("UseItem", "DropItem")
TARGET_CHOICES = ("Recall", "Remove")
TOKEN_CHOICES = ("Burn", "Drop", "Give", "Hand", "Scavenge", "Stow")


def seats(view: Mapping[str, Any]) -> list[str]:
    """Seats are called by their colours."""
    colours: list[str] = view["table"]["seats"]
    return colours


def about_event(name: str, event: Fields, seats: list[str]) -> Fields:
    """Everything is in the event itself."""
    return {}


def about_choice(name: str, choice: Fields, view: Fields) -> Fields:
    """Numbers as names."""
    about = {field: spelt(name, field, value) for field, value in choice.items() if field != "text"}
    if name == "Scout":
        about["slot"] = choice["slot"] + 1
        about["card"] = next((slot["card"] for slot in view["zone"] if slot["slot"] == about["slot"]), "")
    elif name in TARGET_CHOICES:
        about |= counter(about["card"], choice["cell"], view)
    return about


def counter(card: str, cell: int, view: Fields) -> Fields:
    """A target counter: the letter of its cell, or `none` where it is the only one, and whose it is."""
    marks: list[str] = next((enemy["marks"] for enemy in view["enemies"] if enemy["enemy"] == card), [])
    is_named = 0 <= cell < len(marks)
    return {"cell": LETTER_NAMES[cell] if is_named else "none", "whose": marks[cell] if is_named else ""}


def spelt(name: str, field: str, value: Any) -> Any:
    """A number as the id it stands for."""
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if field == "card":
        return NAMES[value]
    if field == "bay":
        return BAYS[value] if value >= 0 else ""
    if field == "content":
        return INSIDE[value] if value >= 0 else ""
    if field == "road":
        return road_name(value)
    if field == "short":
        return SHORTCUTS[value]
    return spelt_kind(name, value) if field == "kind" else value


def spelt_kind(name: str, kind: int) -> str:
    """A kind of item, of token, or of cell."""
    if name in ITEM_CHOICES:
        return ITEMS[kind]
    if name in TOKEN_CHOICES:
        return "empty" if kind == EMPTY else TOKENS[kind]
    return CELLS[kind]


def about_ask(name: str, ask: Fields, view: Fields) -> Fields:
    """What the question is about, and what the reader has to do with it."""
    about: Fields = {"area": "", "token": "", "counter": "", "card": "", "place": "", "most": 0, "cell": 0}
    for field, value in ask.items():
        if field == "area":
            about["area"] = AREAS[value]
        elif field == "counter":
            about["counter"] = COUNTERS[value]
        elif field == "card":
            about["card"] = NAMES[value]
        elif name == "ChooseEvil" and field == "place":
            about["card"] = value.partition(" ")[0]  # the words of that card are what leaves a choice
        elif name == "StowToken" and field == "cell":
            about["cell"] = value + 1
        elif field in ("token", "place", "most"):
            about[field] = value
    outing = view["outing"] or {"slot": 0}
    about["slot"] = outing["slot"]
    about["value"] = next((slot["value"] for slot in view["zone"] if slot["slot"] == outing["slot"]), 0)
    about["speed"] = about["left"] = 0
    if view["me"]:
        about["speed"] = view["seats"][view["me"]["seat"]]["speed"]
    about["left"] = view["moves_left"]
    return about
