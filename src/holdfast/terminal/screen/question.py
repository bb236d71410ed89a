"""The question's panel: title and hint, the answers of one page with their keys, and what would follow from them."""

from __future__ import annotations

import textwrap

from holdfast.locale import translate
from holdfast.terminal.ink import Span, Strip, broken, cut, fill, folded, joined, length, spread
from holdfast.terminal.menu import Entry
from holdfast.terminal.screen.stage import Stage
from holdfast.terminal.words import name

MOST_ROWS = 5
MOST_ROWS_TALL = 8
BESIDE = 5
"""What stands beside a label: its key, and some air."""
ENTER = "  Enter"

Foreseen = dict[str, list[Strip]]
"""What would follow from each answer, by its notation."""


def draw(stage: Stage, width: int, height: int, most: int) -> list[Strip]:
    """`height`: how high the panel is, if that is given; else it takes what `most` lines of answers need."""
    if not stage.asked:
        return [] if stage.hotseat.over else [[Span(translate("terminal-thinking", stage.lang), "dim")]]
    head = heading(stage, width)
    foreseen = {one.notation: follows(stage, one, width) for one in stage.menu.whole() if one.notation}
    room = height - len(head) - 1 if height else most
    rows = max(min(most, room), 1)
    if has_room_beside(stage, foreseen, width, rows):
        stage.size = max(len(stage.menu.whole()), 1)
        return [*head, *column(stage.entries(), stage.chosen, width, foreseen), *foot(stage)]
    if height:
        rows = max(min(rows, room - max(map(len, foreseen.values()), default=0)), 1)
    stage.size, columns = page(stage, width, rows)
    shown = table(stage.entries(), stage.chosen, columns, width)
    marked = stage.entries()[stage.chosen] if 0 <= stage.chosen < len(stage.entries()) else None
    if marked is not None:
        return [*head, *shown, *foreseen.get(marked.notation, []), *foot(stage)]
    has_more = any(foreseen.get(entry.notation) for entry in stage.entries())
    return [*(with_note(head, stage, width) if has_more else head), *shown, *foot(stage)]


def heading(stage: Stage, width: int) -> list[Strip]:
    who = name(stage.scene.game, stage.name_of(stage.seat), stage.lang)
    title = translate("terminal-rights-title", stage.lang) if stage.shows_rights else stage.scene.title
    lines = folded([Span(f"{who}: {title}", "you bold")], width)
    below = Span(stage.notice, "danger") if stage.notice else Span(stage.scene.hint, "dim")
    if stage.advice and not stage.notice:
        below = Span(stage.advice, "you")
    if stage.notice or not stage.shows_rights:
        lines += folded([below], width)[:2]
    return lines


def page(stage: Stage, width: int, rows: int) -> tuple[int, int]:
    """How many entries fit on a page, and in how many columns: each whole, if need be in several lines."""
    every = stage.menu.whole()
    widest = max((len(entry.label) for entry in every), default=0) + BESIDE
    columns = max(1, min(3, width // widest))
    if columns > 1:
        return rows * columns, columns
    highest = max((len(label_lines(entry, width)) for entry in every), default=1)
    return max(rows // highest, 1), columns


def foot(stage: Stage) -> list[Strip]:
    pages = stage.menu.pages(stage.size)
    notes: list[Strip] = []
    if stage.menu.words:
        notes.append([Span(translate("terminal-filter", stage.lang, words=stage.menu.words), "you")])
    if pages > 1:
        notes.append([Span(translate("terminal-page", stage.lang, page=stage.menu.page + 1, pages=pages), "dim")])
    return [joined(notes)] if notes else []


# -- what would follow -------------------------------------------------------------------------------


def follows(stage: Stage, entry: Entry, width: int) -> list[Strip]:
    facts = [[Span(one.text, "danger" if one.is_danger else "dim")] for one in stage.scene.facts(entry.notation)]
    return broken(joined(facts), width - BESIDE) if facts else []


def has_room_beside(stage: Stage, foreseen: Foreseen, width: int, rows: int) -> bool:
    """Is there room for all answers of the question, each with what would follow from it?"""
    lines = sum(len(label_lines(entry, width)) for entry in stage.menu.whole())
    more = sum(map(len, foreseen.values()))
    return more > 0 and lines + more <= rows


def with_note(head: list[Strip], stage: Stage, width: int) -> list[Strip]:
    """Where that room is missing, how to see it: at the end of the first line that has room for it."""
    note = [Span("  "), Span(translate("terminal-follows", stage.lang), "you")]
    for at, line in enumerate(head):
        if length(line) + length(note) <= width:
            return [*head[:at], spread(line, note, width), *head[at + 1 :]]
    return [*head, note]


# -- answers with their keys -------------------------------------------------------------------------


def table(entries: list[Entry], chosen: int, columns: int, width: int) -> list[Strip]:
    """The entries in columns, read downwards."""
    if columns == 1:
        return column(entries, chosen, width, {})
    rows = -(-len(entries) // columns) if entries else 0
    wide = width // columns
    lines: list[Strip] = [[] for _ in range(rows)]
    for number, entry in enumerate(entries):
        lines[number % rows] += fill(cut(cell(entry, entry.label, number == chosen), wide - 1), wide)
    return lines


def column(entries: list[Entry], chosen: int, width: int, foreseen: Foreseen) -> list[Strip]:
    """The entries one below the other, each in as many lines as it needs."""
    lines: list[Strip] = []
    for number, entry in enumerate(entries):
        first, *more = label_lines(entry, width)
        lines.append(cell(entry, first, number == chosen))
        lines += [cell(entry._replace(key=" "), text, number == chosen) for text in more]
        if len(entries) == 1 and length(lines[-1]) + len(ENTER) <= width:
            lines[-1] = [*lines[-1], Span(ENTER, "dim")]
        lines += [[Span(" " * BESIDE), *line] for line in foreseen.get(entry.notation, [])]
    return lines


def cell(entry: Entry, text: str, is_chosen: bool) -> Strip:
    mark = " chosen" if is_chosen else ""
    return [Span(f" {entry.key} ", f"you bold{mark}", entry.key), Span(f" {text}", f"text{mark}", entry.key)]


def label_lines(entry: Entry, width: int) -> list[str]:
    return textwrap.wrap(entry.label, max(width - BESIDE, 20), break_on_hyphens=False) or [""]
