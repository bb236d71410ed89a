"""The board: the centre, and everybody around the table, one below the other in the order of turns."""

from __future__ import annotations

from holdfast.games.doomsday.shapes import Seat, View
from holdfast.locale import Language
from holdfast.terminal.doomsday.marks import DEAD, LEAD, armed, cards, lives, number, roles, told
from holdfast.terminal.ink import Span, Strip, broken, fill, joined, length
from holdfast.terminal.words import name

BETWEEN = 2
LONGEST = 8
"""The letters of most names of seats."""


def board(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    """A line for each player, if there is room; else several side by side, without words that a mark can say."""
    head = wrapped(centre(view, lang), width)
    whole = wrapped([person(one, view, lang) for one in view["seats"]], width)
    if len(head) + len(whole) <= height:
        return [*head, *whole]
    return [*head, *columns([brief(one, view, lang) for one in view["seats"]], width)]


def wrapped(lines: list[Strip], width: int) -> list[Strip]:
    return [piece for line in lines for piece in broken(line, width)]


def columns(cells: list[Strip], width: int) -> list[Strip]:
    """As many side by side as fit, the first row first."""
    wide = min(width, max(length(cell) for cell in cells) + BETWEEN)
    across = max(1, width // wide)
    rows = [cells[at : at + across] for at in range(0, len(cells), across)]
    return [[span for cell in row[:-1] for span in fill(cell, wide)] + row[-1] for row in rows]


def centre(view: View, lang: Language) -> list[Strip]:
    """Weapons in the centre, those that are locked, and how many programs the deck has."""
    table = view["table"]
    free = [weapon for weapon in table["centre"] if weapon not in table["locked"]]
    locked = [weapon for weapon in table["centre"] if weapon in table["locked"]]
    parts = [
        [Span(" " + told("doomsday-centre-line", lang, weapons=free), "text")],
        [Span(told("doomsday-locked-line", lang, weapons=locked), "dim")] if locked else [],
        [Span(told("doomsday-deck-line", lang, n=table["deck"]), "dim")],
        [Span(told("doomsday-inverted-line", lang), "accent")] if table["inverted"] else [],
        [Span(told("doomsday-quiet-line", lang, n=table["quiet"]), "dim")] if table["quiet"] else [],
    ]
    return [joined(parts)]


def mark(one: Seat, view: View) -> str:
    return DEAD if not one["alive"] else LEAD if view["table"]["lead"] == one["who"] else " "


def is_me(one: Seat, view: View) -> bool:
    me = view["me"]
    return me is not None and me["who"] == one["who"]


def person(one: Seat, view: View, lang: Language) -> Strip:
    """`» 3 Vector   ♥♥  ● ? ▲2  programs 1 · Thief · rifle→5`: what is told names people, aims have their numbers."""
    style = "you bold" if is_me(one, view) else "bold" if one["alive"] else "dim"
    head = f"{mark(one, view)} {number(one['who'], view):>2} {name('doomsday', one['who'], lang):<{LONGEST}} "
    parts: list[Strip] = [
        [Span(head, style), lives(one), Span("  "), *cards(one)],
        [Span(told("doomsday-programs-line", lang, n=one["programs"]), "text")],
        [Span(roles(one, lang), "accent")] if roles(one, lang) else [],
        armed(one, view, lang),
        laid(one, view, lang),
    ]
    return joined(parts)


def laid(one: Seat, view: View, lang: Language) -> Strip:
    """Permanent programs, and whose they are where that is somebody else."""
    shown = [
        name("doomsday", each["program"], lang)
        + ("" if each["owner"] == one["who"] else f" ({number(each['owner'], view)})")
        for each in one["laid"]
    ]
    return [Span(", ".join(shown), "calm")] if shown else []


def brief(one: Seat, view: View, lang: Language) -> Strip:
    """The same in marks."""
    style = "you bold" if is_me(one, view) else "bold" if one["alive"] else "dim"
    parts: list[Strip] = [
        [Span(f"{mark(one, view)}{number(one['who'], view)} ", style), lives(one)],
        cards(one),
        armed(one, view, lang),
    ]
    return joined(parts, " ")
