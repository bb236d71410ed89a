"""The end: why it is over, and a line for each seat with the parts of its score."""

from __future__ import annotations

from holdfast.terminal.board import View
from holdfast.terminal.default.words import Words, capital
from holdfast.terminal.ink import Span, Strip, fill
from holdfast.terminal.words import number


def sheet(view: View, words: Words) -> list[Strip]:
    rows = ranked(view)
    parts = list(dict.fromkeys(part for row in rows for part in row["parts"]))
    heads = [words.called(part) for part in parts]
    wide = max([len(words.called(row["who"])) for row in rows], default=0) + 4
    head = [Span(" " * wide), *(Span(f"  {name}", "dim") for name in heads), Span(f"  {total(words)}", "dim")]
    lines = [scores(row, parts, heads, words, wide) for row in rows]
    return [[Span(words.reason(view), "ok bold")], [], head, *lines]


def total(words: Words) -> str:
    return words.called("total")


def ranked(view: View) -> list[View]:
    """From the first to the last, each with whether it won."""
    result = view["result"]
    return [{**result["sheets"][seat], "won": seat in result["winners"]} for seat in result["order"]]


def scores(row: View, parts: list[str], heads: list[str], words: Words, wide: int) -> Strip:
    """`♛ Hunter   2   5   7`."""
    style = "ok bold" if row["won"] else "bold"
    line = fill([Span("♛ " if row["won"] else "  ", style), Span(capital(words.called(row["who"])), style)], wide)
    for part, name in zip(parts, heads, strict=True):
        points = row["parts"].get(part, 0)
        line.append(Span(f"{number(points) if points else '·':>{len(name) + 2}}", "text" if points else "dim"))
    return [*line, Span(f"{number(row['total']):>{len(total(words)) + 2}}", style)]


def spoken_sheet(view: View, words: Words) -> list[str]:
    """`Hunter 7: warmth 2, wood 5`."""
    lines = [words.reason(view)]
    for row in ranked(view):
        parts = ", ".join(f"{words.called(part)} {number(points)}" for part, points in row["parts"].items())
        crown = "♛ " if row["won"] else ""
        lines.append(f"{crown}{capital(words.called(row['who']))} {number(row['total'])}: {parts}")
    return lines
