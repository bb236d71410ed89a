"""States, spaces and items in words and marks."""

from __future__ import annotations

from holdfast.games.journal.catalogue import SHELTER
from holdfast.games.journal.pieces import STATES
from holdfast.games.journal.shapes import Person, Space, View
from holdfast.locale import Language, translate
from holdfast.locale.phrase import arguments
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.words import name

STROKE = "|"
WORSE = 2
"""From this level on a state takes something from the day, mostly."""
PLACES = {space.id: space for space in SHELTER.space}


def told(message_id: str, lang: Language, **about: object) -> str:
    """A message with ids as names and lists as lists."""
    args = {one: value for one, value in arguments("journal", about).items() if isinstance(value, str | int)}
    return translate(message_id, lang, **args)


def present(view: View) -> list[Person]:
    return [one for one in view["group"] if one["where"] == "here"]


def states(one: Person, lang: Language) -> Strip:
    """`hunger || · illness |`: only those that somebody has."""
    had = [(state, one["states"][state]) for state in STATES if one["states"][state]]
    parts: list[Strip] = [
        [Span(f"{name('journal', state, lang)} {STROKE * level}", "danger" if level > WORSE else "text")]
        for state, level in had
    ]
    return joined(parts, ", ") or [Span(translate("journal-well-line", lang), "dim")]


def label(space: Space, lang: Language) -> str:
    """What lies, stands or is printed there."""
    place = PLACES[space["space"]]
    if space["card"]:
        return name("journal", space["card"], lang) + ("•" * space["points"])
    if space["fitting"]:
        return name("journal", space["fitting"], lang)
    if place.kind == "breach":
        shut = "journal-boarded-line" if space["boarded"] else "journal-breach-line"
        return translate(shut, lang, letter=place.breach.upper())
    if place.kind == "action":
        return name("journal", place.action, lang)
    if place.kind in ("guard", "sleep_floor"):
        return translate(f"journal-{place.kind.replace('_', '-')}-line", lang)
    return "·"


def goods(pile: dict[str, int], lang: Language) -> str:
    """`wood 4, raw food 3`."""
    return ", ".join(f"{name('journal', item, lang)} {n}" for item, n in pile.items())
