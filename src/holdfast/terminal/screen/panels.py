"""The panels' contents: bar, log, my things, the question, the keys."""

from __future__ import annotations

import textwrap

from holdfast.locale import translate
from holdfast.terminal.board import style_of
from holdfast.terminal.ink import Span, Strip, broken, cut, fill, folded, joined, length, spread
from holdfast.terminal.menu import Entry
from holdfast.terminal.screen.stage import Stage
from holdfast.terminal.words import name

MOST_ROWS = 5
ROOMY = 9
MOST_ROWS_TALL = 8
BESIDE = 5
"""What stands beside a label: its key, and some air."""
ENTER = "  Enter"
SPARED = ("language", "hide", "notes")
"""Keys that a short line leaves out, in this order; F1 names all."""


class Panels:
    """Draws each panel of one stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tall = False

    def bar(self, width: int, height: int) -> list[Strip]:
        where, counts = self.stage.board.bar(self.stage.scene.view, self.stage.lang)
        return [spread(where, counts, width)]

    def board(self, width: int, height: int) -> list[Strip]:
        """Whole where there is room, else part after part, and how to come to the next."""
        stage = self.stage
        lines = stage.board.board(stage.scene.view, stage.lang, width, height)
        if not height or len(lines) <= height:
            return lines
        shown = max(height - 1, 1)
        parts = -(-len(lines) // shown)
        part = stage.part % parts
        turn = Span(translate("terminal-part", stage.lang, part=part + 1, parts=parts), "you", "b")
        return [*lines[part * shown : (part + 1) * shown], [Span(" "), turn]]

    def mine(self, width: int, height: int) -> list[Strip]:
        """With explanations, if there is room for all of them."""
        roomy = self._mine(width, roomy=True) if height > ROOMY else []
        return roomy if roomy and len(roomy) <= height else self._mine(width, roomy=False)

    def _mine(self, width: int, *, roomy: bool) -> list[Strip]:
        lines = self.stage.board.mine(self.stage.scene.view, self.stage.lang, self.stage.covered, roomy)
        return [piece for line in lines for piece in broken(line, width)]

    def log(self, width: int, height: int) -> list[Strip]:
        """The end of the log; what is new since the last answer is brighter."""
        lines: list[Strip] = []
        told = self.stage.log()
        news = self.stage.news()
        for number in range(len(told) - 1, -1, -1):
            one = told[number]
            style = "private" if one.private else style_of(self.stage.scene.game, one.event)
            span = Span(one.text, style if number >= news else "dim")
            lines = [*folded([span], width), *lines]
            if len(lines) >= height:
                break
        return lines[-height:] if height else []

    # -- the question -------------------------------------------------------------------------

    def ask(self, width: int, height: int) -> list[Strip]:
        stage = self.stage
        if not stage.asked:
            return [[Span(translate("terminal-thinking", stage.lang), "dim")]]
        head = self._head(width)
        stage.size, columns = self._page(width, height - len(head) - 1 if self.tall and height else MOST_ROWS_TALL)
        entries = stage.entries()
        return [*head, *table(entries, stage.chosen, columns, width), *self._foot()]

    def _head(self, width: int) -> list[Strip]:
        stage = self.stage
        who = name(stage.scene.game, stage.name_of(stage.seat), stage.lang)
        title = translate("terminal-rights-title", stage.lang) if stage.shows_rights else stage.scene.title
        lines = folded([Span(f"{who}: {title}", "you bold")], width)
        below = Span(stage.notice, "danger") if stage.notice else Span(stage.scene.hint, "dim")
        if stage.advice and not stage.notice:
            below = Span(stage.advice, "you")
        if stage.notice or not stage.shows_rights:
            lines += folded([below], width)[:2]
        return lines

    def _page(self, width: int, room: int) -> tuple[int, int]:
        """How many entries fit on a page, and in how many columns: each whole, if need be in several lines."""
        rows = min(MOST_ROWS_TALL if self.tall else MOST_ROWS, max(room, 1))
        every = self.stage.menu.whole()
        widest = max((len(entry.label) for entry in every), default=0) + BESIDE
        columns = max(1, min(3, width // widest))
        if columns > 1:
            return rows * columns, columns
        highest = max((len(label_lines(entry, width)) for entry in every), default=1)
        return max(rows // highest, 1), columns

    def _foot(self) -> list[Strip]:
        stage = self.stage
        pages = stage.menu.pages(stage.size)
        notes: list[Strip] = []
        if stage.menu.words:
            notes.append([Span(translate("terminal-filter", stage.lang, words=stage.menu.words), "you")])
        if pages > 1:
            notes.append([Span(translate("terminal-page", stage.lang, page=stage.menu.page + 1, pages=pages), "dim")])
        return [joined(notes)] if notes else []

    # -- the keys -----------------------------------------------------------------------------

    def keys(self, width: int, height: int) -> list[Strip]:
        stage = self.stage
        wanted = [("?", "rule", bool(stage.asked and stage.scene.rule)), (":", "type", stage.asked)]
        rights = "options" if stage.shows_rights else "rights"
        wanted.append(("r", rights, stage.asked and bool(stage.scene.rights)))
        wanted.append(("t", "hint", stage.asked))
        wanted.append(("u", "undo", stage.asked and stage.scene.undo))
        wanted += [("g", "log", True), ("n", "notes", stage.seat is not None), ("h", "hide", stage.seat is not None)]
        wanted += [("l", "language", True), ("q", "quit", True), ("f1", "help", True)]
        parts = {word: self._key(key, word) for key, word, shown in wanted if shown}
        line = joined(list(parts.values()), "  ")
        for word in ("", *SPARED):
            if length(line) <= width:
                break
            parts.pop(word, None)
            line = joined(list(parts.values()), " ")
        return [cut(line, width)]

    def _key(self, key: str, word: str) -> Strip:
        count = f" {len(self.stage.scene.rights)}" if word == "rights" else ""
        label = translate(f"terminal-key-{word}", self.stage.lang) + count
        return [Span(key.upper() if len(key) > 1 else key, "you bold", key), Span(f" {label}", "dim", key)]


def table(entries: list[Entry], chosen: int, columns: int, width: int) -> list[Strip]:
    """The entries in columns, read downwards."""
    if columns == 1:
        return column(entries, chosen, width)
    rows = -(-len(entries) // columns) if entries else 0
    wide = width // columns
    lines: list[Strip] = [[] for _ in range(rows)]
    for number, entry in enumerate(entries):
        lines[number % rows] += fill(cut(cell(entry, entry.label, number == chosen), wide - 1), wide)
    return lines


def column(entries: list[Entry], chosen: int, width: int) -> list[Strip]:
    """The entries one below the other, each in as many lines as it needs."""
    lines: list[Strip] = []
    for number, entry in enumerate(entries):
        first, *more = label_lines(entry, width)
        lines.append(cell(entry, first, number == chosen))
        lines += [cell(entry._replace(key=" "), text, number == chosen) for text in more]
    if len(entries) == 1 and length(lines[-1]) + len(ENTER) <= width:
        lines[-1] = [*lines[-1], Span(ENTER, "dim")]
    return lines


def cell(entry: Entry, text: str, is_chosen: bool) -> Strip:
    mark = " chosen" if is_chosen else ""
    return [Span(f" {entry.key} ", f"you bold{mark}", entry.key), Span(f" {text}", f"text{mark}", entry.key)]


def label_lines(entry: Entry, width: int) -> list[str]:
    return textwrap.wrap(entry.label, max(width - BESIDE, 20), break_on_hyphens=False) or [""]
