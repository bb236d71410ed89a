"""The house: a line for each floor, room by room; what cannot be reached is dim, who is sent there stands beside it."""

from __future__ import annotations

from holdfast.games.journal.shapes import Space, View
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.journal.marks import PLACES, label
from holdfast.terminal.words import name

FLOORS = (3, 2, 1, 0)
WALL = " │ "


def house(view: View, lang: Language) -> list[Strip]:
    return [floor(view, number, lang) for number in FLOORS]


def floor(view: View, number: int, lang: Language) -> Strip:
    """`attic │ breach C │ furniture•• │ rubble ‹Goran›`."""
    line: Strip = [Span(" " + translate(f"journal-floor-{number}-line", lang), "accent")]
    for space in view["shelter"]["spaces"]:
        if PLACES[space["space"]].floor == number:
            line += [Span(WALL, "dim"), *room(view, space, lang)]
    return line


def room(view: View, space: Space, lang: Language) -> Strip:
    shown = [Span(label(space, lang), "text" if space["reached"] else "dim")]
    sent = [one for one in view["shelter"]["errands"] if one["space"] == space["space"]]
    people = [name("journal", who, lang) for one in sent for who in (one["who"], one["helper"]) if who]
    return [*shown, Span(f" ‹{', '.join(people)}›", "you")] if people else shown
