"""Cells, convoys, people and tokens in marks."""

from __future__ import annotations

from collections import Counter

from holdfast.games.aurora.pieces import CELLS, CELLS_OF, HOLDS, NAMES
from holdfast.games.aurora.shapes import Cell, Seat, Survivor, Vehicle, View
from holdfast.locale import Language, translate
from holdfast.locale.phrase import arguments
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.words import name, short_name

DAMAGED, EMPTY = "×", "·"
ZONES = ("active", "rest", "exhausted")
ZONE_STYLES = {"active": "ok", "rest": "calm", "exhausted": "dim"}
RESOURCES = ("fuel", "food", "ammo")


def told(message_id: str, lang: Language, **about: object) -> str:
    """A message with ids as names and lists as lists."""
    args = {name: value for name, value in arguments("aurora", about).items() if isinstance(value, str | int)}
    return translate(message_id, lang, **args)


def short(one: str, lang: Language) -> str:
    return short_name("aurora", one, lang)


def is_me(who: str, view: View) -> bool:
    me = view["me"]
    return me is not None and me["who"] == who


def tokens(which: list[str], lang: Language) -> str:
    """`fuel ×2, ammo`: what lies in a block."""
    counted = Counter(which)
    return ", ".join(name("aurora", one, lang) + (f" ×{counted[one]}" if counted[one] > 1 else "") for one in counted)


# -- cells -------------------------------------------------------------------------------------------


def cell(one: Cell, lang: Language) -> Span:
    """`fu` fuel, `··` room for anything, `·s` a free berth, `w2` a weapon, `×w2` the same, damaged."""
    if one["token"]:
        return Span(short(one["token"], lang), "card")
    kind = short(one["kind"], lang)
    if one["damaged"]:
        return Span(DAMAGED + kind, "danger")
    return Span(EMPTY + kind if one["holds"] else kind, "text" if one["holds"] else "calm")


def cells(vehicle: Vehicle, lang: Language) -> Strip:
    return joined([[cell(one, lang)] for one in vehicle["cells"]], " ")


def convoy(seat: Seat, lang: Language) -> Strip:
    """Every card by its place: `Tr s·· fu w1 · 1 ·· ·· fu`."""
    parts = [[Span(short(one["place"], lang) + " ", "dim"), *cells(one, lang)] for one in seat["convoy"]]
    return joined(parts)


def printed_cells(card: str, lang: Language) -> str:
    """The cells of a card that nobody drives yet."""
    kinds = CELLS_OF[NAMES.index(card)]
    return " ".join((EMPTY if HOLDS[kind] else "") + short(CELLS[kind], lang) for kind in kinds)


def named_cells(card: str, lang: Language) -> str:
    """The same for a reader: `cargo cell ×3, armour cell`."""
    return tokens([CELLS[kind] for kind in CELLS_OF[NAMES.index(card)]], lang)


# -- people ------------------------------------------------------------------------------------------


def person(one: Survivor, lang: Language) -> str:
    """`Leader 2`; `☣` for each contamination, `+` for each food."""
    return f"{name('aurora', one['survivor'], lang)} {one['skill']}{'☣' * one['contamination']}{'+' * one['food']}"


def crew(seat: Seat, lang: Language) -> Strip:
    """By camp: the active, those at rest, the exhausted."""
    parts: list[Strip] = []
    for zone in ZONES:
        people = [person(one, lang) for one in seat["crew"] if one["zone"] == zone]
        if people:
            head = Span(translate(f"aurora-camp-{zone}", lang) + " ", "dim")
            parts.append([head, Span(", ".join(people), ZONE_STYLES[zone])])
    return joined(parts)


# -- numbers -----------------------------------------------------------------------------------------


def stores(seat: Seat, lang: Language) -> Strip:
    """Fuel, food and ammo, also where there is none."""
    counted = Counter(seat["load"])
    parts = [
        [Span(f"{name('aurora', one, lang)} ", "dim"), Span(str(counted[one]), "card" if counted[one] else "danger")]
        for one in RESOURCES
    ]
    return joined(parts, "  ")


def standing(seat: Seat, lang: Language) -> Strip:
    """Speed, fame, and what else everybody counts."""
    return joined(
        [
            [Span(told("aurora-speed-line", lang, n=seat["speed"]), "text")],
            [Span(told("aurora-fame-line", lang, n=seat["fame"]), "accent")],
            [Span(told("aurora-room-line", lang, n=seat["room"]), "text")],
            [Span(told("aurora-damage-line", lang, n=seat["damage"]), "danger")] if seat["damage"] else [],
        ]
    )
