"""The board: everybody's plate where there is room, else a row each; below them whatever else lies on the table."""

from __future__ import annotations

from holdfast.games.meta import meta_of
from holdfast.locale import Language, translate
from holdfast.terminal.board import View
from holdfast.terminal.default import drawing, sheet
from holdfast.terminal.default.things import Group, Thing, my_things, seats_of, sections, table_things, things
from holdfast.terminal.default.words import Words, capital
from holdfast.terminal.ink import Span, Strip, broken, cut, fill, joined

PLATE = 26
"""The least width of a plate."""


class DefaultBoard:
    """One game's table, drawn from its view alone."""

    def __init__(self, game: str) -> None:
        self.game = game

    def bar(self, view: View, lang: Language) -> tuple[Strip, Strip]:
        words = Words(self.game, lang)
        first, *others = [drawing.drawn(thing, words) for thing in table_things(view)] or [[]]
        return [Span(meta_of(self.game).title.text(lang), "accent bold"), Span("  "), *first], joined(others)

    def board(self, view: View, lang: Language, width: int, height: int) -> list[Strip]:
        words = Words(self.game, lang)
        below = [piece for line in drawing.rows(sections(view), words) for piece in broken(line, width)]
        seats = [plate_of(one) for one in seats_of(view)]
        most = max((len(one.things) for one in seats), default=0)
        across = max(1, min(len(seats), width // PLATE))
        deep = -(-len(seats) // across) * (most + 3)
        if deep + len(below) <= height:
            return [*plates(seats, view, words, width, across, most), *below]
        return [cut(line, width) for line in [*(row(one, view, words) for one in seats), *below]]

    def mine(self, view: View, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
        if covered:
            return [[Span("▒▒▒", "private")]]
        words = Words(self.game, lang)
        return [drawing.drawn(thing, words, "private") for thing in my_things(view)]

    def notes(self, view: View, lang: Language) -> list[Strip]:
        words = Words(self.game, lang)
        book = things((view.get("me") or {}).get("notebook") or {})
        return drawing.rows(book, words, "private") or [[Span(translate("terminal-no-notes", lang), "dim")]]

    def spoken(self, view: View, lang: Language) -> list[str]:
        words = Words(self.game, lang)
        everything: list[Thing] = [*table_things(view), *sections(view), *map(plate_of, seats_of(view))]
        return [capital(drawing.spoken(thing, words)) for thing in everything]

    def sheet(self, view: View, lang: Language) -> list[Strip]:
        return sheet.sheet(view, Words(self.game, lang))

    def spoken_sheet(self, view: View, lang: Language) -> list[str]:
        return sheet.spoken_sheet(view, Words(self.game, lang))


def plate_of(seat: View) -> Group:
    return Group(seat["who"], things(seat, ["who", "seat"]))


def is_me(seat: Group, view: View) -> bool:
    return bool(view.get("me")) and view["me"].get("who") == seat.name


def row(seat: Group, view: View, words: Words) -> Strip:
    return [Span("▸" if is_me(seat, view) else " ", "accent"), *drawing.titled(seat, words)]


def plates(seats: list[Group], view: View, words: Words, width: int, across: int, most: int) -> list[Strip]:
    """As many beside each other as fit, each of the same height."""
    wide = width // across
    lines: list[Strip] = []
    for at in range(0, len(seats), across):
        drawn = [plate(one, is_me(one, view), words, wide, most) for one in seats[at : at + across]]
        lines += [[span for one in drawn for span in one[line]] for line in range(most + 3)]
    return lines


def plate(seat: Group, mine: bool, words: Words, width: int, most: int) -> list[Strip]:
    inner = width - 2
    edge = "accent" if mine else "line"
    inside = [[Span(capital(words.called(seat.name)), "accent bold" if mine else "bold")]]
    inside += [drawing.drawn(thing, words) for thing in seat.things]
    inside += [[] for _ in range(most + 1 - len(inside))]
    side = Span("│", edge)
    return [
        [Span("╭" + "─" * inner + "╮", edge)],
        *([side, *fill([Span(" "), *line], inner), side] for line in inside),
        [Span("╰" + "─" * inner + "╯", edge)],
    ]
