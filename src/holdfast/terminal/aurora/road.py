"""The road: one column a space, where there is room two lines of marks above it; the ship, counters, convoys."""

from __future__ import annotations

from itertools import groupby

from holdfast.games.aurora.pieces import BOARDS, REGIONS, TRACKED
from holdfast.games.aurora.pieces import SHORTCUTS as ROADS
from holdfast.games.aurora.shapes import View
from holdfast.locale import Language, translate
from holdfast.terminal.aurora.marks import is_me, short, told
from holdfast.terminal.ink import Span, Strip, broken, length
from holdfast.terminal.words import name

SHIP = "⚑"
SPACE = "·"
COLUMNS = (4, 3, 2)
"""How wide a space may be, from the widest."""
MARGIN = 1


def road(view: View, lang: Language, width: int) -> list[Strip]:
    """Regions, convoys, spaces, numbers; below them what lies off the road."""
    table = view["table"]
    fits = [column for column in COLUMNS if (table["last"] + 1) * column + MARGIN <= width]
    beside = [piece for line in off_road(view, lang) for piece in broken(line, width)]
    if not fits:
        return [*(piece for line in in_words(view, lang) for piece in broken(line, width)), *beside]
    wide = fits[0]
    return [
        regions(view, lang, wide),
        *convoys(view, lang, wide),
        spaces(view, lang, wide),
        numbers(view, wide),
        *beside,
    ]


def regions(view: View, lang: Language, wide: int) -> Strip:
    """The name of each region where it begins."""
    side = next(board for board in BOARDS if board.name == view["table"]["board"])
    line: Strip = [Span(" " * MARGIN)]
    for region, run in groupby(side.region):
        room = len(list(run)) * wide
        label = f"▏{name('aurora', REGIONS[region], lang)}"
        line.append(Span(f"{label:<{room}}", "dim"))
    return line


def on_the_road(view: View) -> dict[str, int]:
    """Who stands on which space."""
    where = {one["who"]: one["space"] for one in view["seats"] if not one["out"]}
    if view["automa"]:
        where["automa"] = view["automa"]["space"]
    return where


def convoys(view: View, lang: Language, wide: int) -> list[Strip]:
    """Each convoy above its space; those on one space stand above each other."""
    lines: list[dict[int, Span]] = [{}]
    for who, space in on_the_road(view).items():
        mark = Span(short(who, lang)[:wide], "you bold" if is_me(who, view) else "bold")
        row = next((line for line in lines if space not in line), None)
        if row is None:
            row = {}
            lines.append(row)
        row[space] = mark
    return [columns(line, view["table"]["last"], wide) for line in reversed(lines)]


def spaces(view: View, lang: Language, wide: int) -> Strip:
    """Counters where they lie, the ship where it is now."""
    shown = {at: Span(SPACE, "dim") for at in range(view["table"]["last"] + 1)}
    for one in view["road"]["counters"]:
        poison = one["counter"] == "wp_contamination"
        shown[one["space"]] = Span(short(one["counter"], lang)[:wide], "danger" if poison else "card")
    shown[view["table"]["aurora"]] = Span(SHIP, "accent bold")
    return columns(shown, view["table"]["last"], wide)


def numbers(view: View, wide: int) -> Strip:
    """Every fifth space has its number, so that nothing must be counted."""
    shown = {at: Span(str(at), "dim") for at in range(0, view["table"]["last"] + 1, 5)}
    return columns(shown, view["table"]["last"], wide)


def columns(shown: dict[int, Span], last: int, wide: int) -> Strip:
    line: Strip = [Span(" " * MARGIN)]
    for at in range(last + 1):
        span = shown.get(at, Span(""))
        line.append(span._replace(text=f"{span.text:<{wide}}"))
    assert length(line) == MARGIN + (last + 1) * wide
    return line


def off_road(view: View, lang: Language) -> list[Strip]:
    """Shortcuts with their ends, mines with their owners."""
    shown = [
        told(
            "aurora-shortcut-line",
            lang,
            road=one["shortcut"],
            start=one["start"],
            end=one["end"],
            closed=one["closed"],
            tracked=TRACKED[ROADS.index(one["shortcut"])],
        )
        for one in view["road"]["shortcuts"]
    ]
    lines = [[Span(" " + " · ".join(shown), "dim")]] if shown else []
    return [*lines, *([Span(" " + told("aurora-mine-line", lang, **one), "danger")] for one in view["road"]["mines"])]


def in_words(view: View, lang: Language) -> list[Strip]:
    """The same for a screen that is too narrow for a road."""
    who = ", ".join(f"{name('aurora', one, lang)} {space}" for one, space in on_the_road(view).items())
    counters = ", ".join(f"{one['space']} {name('aurora', one['counter'], lang)}" for one in view["road"]["counters"])
    lines = [translate("aurora-ship-at", lang, space=view["table"]["aurora"]), who, counters]
    return [[Span(" " + line, "text")] for line in lines if line]
