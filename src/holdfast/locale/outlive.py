"""How Outlive's ids and numbers become arguments of its messages (`*/outlive*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.outlive.chapters.c01_payments import PURPOSES
from holdfast.games.outlive.chapters.c08_hunting import GEAR
from holdfast.games.outlive.chapters.c10_night import WAYS as SAVINGS
from holdfast.games.outlive.chapters.c15_repairs import WAYS as REPAIRS
from holdfast.games.outlive.chapters.c22_placement import TOLD_APART
from holdfast.games.outlive.pieces import (
    CITY_NAMES,
    COLORS,
    DISASTERS,
    EQUIPMENT,
    LEADERS,
    MEANS,
    PREY,
    RESOURCES,
    ROOMS,
    SETTLERS,
    SQUADS,
    STRENGTH,
    TILE_AMOUNT,
    TOKENS,
    ZONES,
)
from holdfast.locale.phrase import Fields

AIRLOCK = "airlock"
WELL_WATER = "well_water"
"""What a Well supplies; `well` is the room."""
TWINS = [squad for squad in SQUADS if not squad.isdigit()]
"""Squads whose strength does not name them."""

IDS = frozenset(
    [*COLORS, *RESOURCES, WELL_WATER, *ZONES, *TWINS, *TOKENS, *PREY, *DISASTERS, *LEADERS, *ROOMS, *EQUIPMENT, AIRLOCK]
)
TOWARDS: dict[str, str] = {}
TOLD_BY_TABLE = frozenset(["Gather", "Aim", "Track"])

NAMES = {
    "city": CITY_NAMES,
    "disaster": DISASTERS,
    "first": ROOMS,
    "leader": LEADERS,
    "means": MEANS,
    "room": ROOMS,
    "second": ROOMS,
    "squad": SQUADS,
    "tile": EQUIPMENT,
    "token": TOKENS,
    "zone": ZONES,
}
"""Fields of choices and questions that number something, with the names of these things."""


def seats(view: Mapping[str, Any]) -> list[str]:
    """Seats are called by their colours."""
    colors: list[str] = view["table"]["seats"]
    return colors


def tokens(resource: str, amount: int) -> list[str]:
    """So many of one kind, for a list that counts them."""
    return [WELL_WATER if resource == MEANS[-1] else resource] * amount


# -- events ------------------------------------------------------------------------------------------


def about_event(name: str, event: Fields, seats: list[str]) -> Fields:
    """Tokens are counted; a stack that was looked through is listed only for whoever looked."""
    more: Fields = {}
    if "resource" in event:
        more["tokens"] = tokens(event["resource"], event["amount"])
    if name == "FoodSpoiled":
        more["tokens"] = tokens("meat", event["meat"]) + tokens("water", event["water"])
    elif name == "Hunted":
        more["tokens"] = tokens("meat", event["meat"])
    elif name == "RadiationChanged":
        more |= {"steps": abs(event["steps"]), "up": event["steps"] > 0}
    elif name == "ConvoyArrived":
        more["best"] = max(event["scores"])
    return more


# -- choices -----------------------------------------------------------------------------------------


def about_choice(name: str, choice: Fields, view: Fields) -> Fields:
    """Numbers as names."""
    about = {field: spelt(field, value) for field, value in choice.items() if field != "text"}
    if "tag" in choice:
        about |= place(choice["tag"])
    if name == "Pay":
        about["tokens"] = tokens(about["means"], choice["amount"])
    elif name == "Resolve":
        about["way"] = SAVINGS[choice["way"]].strip() or "full"
    elif name == "Mend":
        about["way"] = REPAIRS[choice["way"]]
    elif name == "Aim":
        about["gear"] = [EQUIPMENT[tile] for at, tile in enumerate(GEAR) if choice["gear"] >> at & 1]
        about["prey"] = known_prey(view)[0]
    elif name == "Track":
        about["prey"] = known_prey(view)[choice["depth"]]
    elif name == "Gather":
        about |= gathering(view, choice["actions"], choice["tile"])
    elif name == "Settle":
        about["airlock"] = SETTLERS - choice["survivors"]
    return about


def spelt(field: str, value: Any) -> Any:
    """A number as the id it stands for."""
    return NAMES[field][value] if field in NAMES and isinstance(value, int) else value


def place(tag: int) -> Fields:
    """A room, or the airlock; `copy` counts two equal rooms."""
    return {"where": AIRLOCK if tag < 0 else ROOMS[tag >> 1], "copy": max(0, tag & 1 if tag >= 0 else 0)}


def zone_of(view: Fields, name: str) -> Fields:
    zone: Fields = view["zones"][ZONES.index(name)]
    return zone


def known_prey(view: Fields) -> list[str]:
    """The prey stack where the visit is, as far as the reader knows it."""
    zone: str = view["visit"]["zone"]
    if view["me"] is None:
        return [zone_of(view, zone)["hunting"]["top"] or ""]
    return [prey or "" for prey in view["me"]["notebook"]["prey"][zone]]


def gathering(view: Fields, actions: int, tile: int) -> Fields:
    """What these actions bring, with what a tile adds as far as the stock reaches."""
    zone = zone_of(view, view["visit"]["zone"])
    brought = actions if tile < 0 else min(actions + TILE_AMOUNT[tile], zone["stock"])
    return {"tokens": tokens(zone["gathers"], brought), "tile": "" if tile < 0 else EQUIPMENT[tile]}


# -- questions ---------------------------------------------------------------------------------------


def about_ask(name: str, ask: Fields, view: Fields) -> Fields:
    """Who wants what of whom, and what it is about."""
    about = {field: spelt(field, value) for field, value in ask.items()}
    for field in ("seat", "giver", "to"):
        if field in ask:
            about[field] = seats(view)[ask[field]] if ask[field] >= 0 else ""
    if name == "PayTokens":
        about["purpose"] = PURPOSES[ask["purpose"]]
        about["own"] = ask["seat"] == ask["giver"]
    if view["attack"]:
        about |= {key: view["attack"][key] for key in ("by", "of", "effectiveness")}
    if view["visit"]:
        about |= {key: view["visit"][key] for key in ("zone", "squad", "actions")}
    if name == "HuntPrey":
        about["prey"] = known_prey(view)[ask["depth"]]
    if name == "PlaceSquad":
        about["strength"] = STRENGTH[TOLD_APART[len(ask["taken"])]]
    return about | circumstances(view)


def circumstances(view: Fields) -> Fields:
    """The reader's bill and dose tonight, and what everybody faces."""
    facts: Fields = {
        "level": view["table"]["level"],
        "open": [card["disaster"] for card in view["convoy"]["open"]],
        "day": view["table"]["day"],
    }
    if view["me"]:
        own = view["shelters"][view["me"]["seat"]]
        facts |= {
            "food": own["bill"]["food"],
            "rows": own["bill"]["water"],
            "dose": own["dose"],
            "airlock": own["airlock"],
            "survivors": own["survivors"],
        }
    return facts
