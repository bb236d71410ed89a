"""What would follow if a movement ended at a space: one line each, with its rule and whether it is good to have."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import catalogue, shapes
from holdfast.games.aurora.pieces import AVALANCHE, COUNTER_TOKEN, COUNTERS, ITEM, MAY_LEAVE, SHORTCUTS

HAS_PRICE: Final = [bool(shortcut.effect) for shortcut in catalogue.ROAD.shortcut]
"""Shortcuts that hurt whoever takes them."""
GOOD, RISKY, PRIVATE, PLAIN = "good", "risky", "private", ""


def line(what: str, rule: str, tone: str, of: str = "") -> shapes.Arrival:
    return {"what": what, "of": of, "rule": rule, "tone": tone}


def follows(stop: shapes.Stop) -> list[shapes.Arrival]:
    """The ship first, then what it takes, then what waits there."""
    lines: list[shapes.Arrival] = [] if stop["to_ship"] else [line("reaches", "AUR-15.2", GOOD)]
    lines.append(line("fuel", "AUR-13.3", RISKY if stop["strands"] else PLAIN))
    lines += [line("item", "AUR-09.4", PRIVATE, item) for item in stop["items"]]
    lines += [by_shortcut(way) for way in stop["ways"]]
    lines.append(at_counter(stop["counter"]))
    if stop["enemies"]:
        lines.append(line("enemies", "AUR-14.19", RISKY))
    if stop["ambush"]:
        lines.append(line("ambush", "AUR-14.2", RISKY))
    return lines


def by_shortcut(way: str) -> shapes.Arrival:
    """AUR-13.6, AUR-22.11, AUR-22.12  With tracks it is free; else it has its price, and an avalanche comes once."""
    short = SHORTCUTS.index(way)
    if not HAS_PRICE[short]:
        return line("way", "AUR-13.6", GOOD, way)
    return line("toll", "AUR-22.12" if AVALANCHE[short] else "AUR-22.11", RISKY, way)


def at_counter(counter: str) -> shapes.Arrival:
    """AUR-13.8 to AUR-13.10  A resource or an item may be taken, contamination must."""
    if not counter:
        return line("plain", "AUR-13.7", PLAIN)
    at = COUNTERS.index(counter)
    if not MAY_LEAVE[at]:
        return line("counter", "AUR-13.10", RISKY, counter)
    return line("counter", "AUR-13.9" if COUNTER_TOKEN[at] == ITEM else "AUR-13.8", GOOD, counter)
