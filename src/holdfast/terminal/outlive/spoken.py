"""The table in sentences, for screen readers and pipes."""

from __future__ import annotations

from holdfast.games.outlive.shapes import Shelter, Ship, View, Zone
from holdfast.locale import Language
from holdfast.terminal.ink import plain
from holdfast.terminal.outlive.marks import is_me, told, total
from holdfast.terminal.outlive.ring import CANS, disasters, is_being_laid_out, prey, stock
from holdfast.terminal.words import name


def spoken(view: View, lang: Language) -> list[str]:
    lines = [about_zone(zone, view, lang) for zone in view["zones"]]
    lines += [plain(disasters(view, lang))] if disasters(view, lang) else []
    return lines + [about(one, view, lang) for one in view["shelters"] if one["leader"]]


def about_zone(zone: Zone, view: View, lang: Language) -> str:
    """`Forest: 8 wood; fox on top, 5 in the stack; Orange 5 (active)`."""
    facts = [stock(zone, view, lang)] if zone["gathers"] else []
    is_laid = not is_being_laid_out(view)
    if zone["hunting"] and (zone["hunting"]["top"] or is_laid):
        facts.append(prey(zone["hunting"], lang))
    if zone["algae"] or (zone["algae"] is not None and is_laid):
        facts.append(told("outlive-algae", lang, left=zone["algae"]))
    if zone["city"] and (zone["city"]["search"] or is_laid):
        tiles = zone["city"]["display"]
        facts.append(told("outlive-display", lang, tiles=tiles) if tiles else told("outlive-display-empty", lang))
        facts.append(told("outlive-search-left", lang, n=zone["city"]["search"]))
    if zone["ship"]:
        facts += places(zone["ship"], lang)
    facts += [
        told("outlive-squad-active" if one["active"] else "outlive-squad-resting", lang, **one)
        for one in zone["squads"]
    ]
    return ": ".join([name("outlive", zone["zone"], lang), *(["; ".join(facts)] if facts else [])])


def places(ship: Ship, lang: Language) -> list[str]:
    return [
        told(
            "outlive-ship-place",
            lang,
            place=place,
            cans=cans,
            survivor=place in ship["survivors"],
            who=ship["taken"].get(str(place), ""),
        )
        for place, cans in CANS.items()
    ]


def about(one: Shelter, view: View, lang: Language) -> str:
    return told(
        "outlive-about",
        lang,
        who=one["who"],
        mine=is_me(one["who"], view),
        leader=one["leader"],
        survivors=one["survivors"],
        airlock=one["airlock"],
        radiation=one["radiation"],
        points=total(one),
    )
