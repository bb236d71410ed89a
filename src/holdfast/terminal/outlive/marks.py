"""Squads, stores and rooms in marks."""

from __future__ import annotations

from holdfast.games.outlive.shapes import Shelter, Squad, View, Zone
from holdfast.locale import Language, translate
from holdfast.locale.outlive import TWINS
from holdfast.locale.phrase import arguments
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.words import short_name

ACTIVE, RESTING = "▴", "▾"


def told(message_id: str, lang: Language, **about: object) -> str:
    """A message with ids as names and lists as lists."""
    args = {name: value for name, value in arguments("outlive", about).items() if isinstance(value, str | int)}
    return translate(message_id, lang, **args)


def short(one: str, lang: Language) -> str:
    return short_name("outlive", one, lang)


def is_me(who: str, view: View) -> bool:
    me = view["me"]
    return me is not None and me["who"] == who


def squad(one: Squad, view: View, lang: Language) -> Span:
    """`Or5▴` stands, `Or5▾` lies and has yet to act; mine stand out."""
    mark = ACTIVE if one["active"] else RESTING
    style = "you bold" if is_me(one["who"], view) else "bold" if one["active"] else "dim"
    weaker = f"({one['working']})" if one["working"] != one["strength"] else ""
    called = short(one["squad"], lang) if one["squad"] in TWINS else one["squad"]
    return Span(f"{short(one['who'], lang)}{called}{weaker}{mark}", style)


def squads(zone: Zone, view: View, lang: Language) -> Strip:
    return joined([[squad(one, view, lang)] for one in zone["squads"]], " ")


def stores(shelter: Shelter, lang: Language) -> Strip:
    """Only what is there; a Well counts as water of its own."""
    parts = [
        [Span(f"{short(name, lang)} ", "dim"), Span(str(number), "card")]
        for name, number in shelter["stores"].items()
        if number
    ]
    if shelter["well"]:
        parts.append([Span(f"+{short('well_water', lang)}", "calm")])
    return joined(parts, "  ") if parts else [Span(translate("outlive-none", lang), "dim")]


def rooms(shelter: Shelter, lang: Language) -> Strip:
    """Built rooms: `Kitchen 3/4`; a full one stands out, a used one fades."""
    parts: list[Strip] = []
    for one in shelter["rooms"]:
        if one["built"]:
            style = "dim" if one["used"] else "ok bold" if one["full"] else "text"
            parts.append([Span(f"{short(one['room'], lang)} {one['survivors']}/{one['slots']}", style)])
    return joined(parts)


def total(shelter: Shelter) -> int:
    return sum(shelter["score"].values())
