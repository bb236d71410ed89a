"""Drawn lines: text in named styles, which the full-screen client colours and the plain one leaves out."""

from __future__ import annotations

import re
import textwrap
from typing import NamedTuple

WORD = re.compile(r"\S+\s*|\s+")


class Span(NamedTuple):
    """Some text in one style: words such as `you bold`, from the palette, `bold` and `glyph`."""

    text: str
    style: str = ""
    key: str = ""
    """The key that a click here stands for."""


Line = list[Span]


def plain(line: Line) -> str:
    """The line without its styles, and without glyphs that only repeat what words say."""
    return "".join(span.text for span in line if "glyph" not in span.style).strip()


def length(line: Line) -> int:
    return sum(len(span.text) for span in line)


def cut(line: Line, width: int) -> Line:
    """The line, no longer than `width`; what is cut off ends in an ellipsis."""
    if length(line) <= width:
        return line
    kept: Line = []
    left = max(width - 1, 0)
    for span in line:
        if len(span.text) > left:
            kept.append(span._replace(text=span.text[:left] + "…"[:width]))
            break
        kept.append(span)
        left -= len(span.text)
    return kept


def fill(line: Line, width: int) -> Line:
    """The line, exactly `width` long."""
    line = cut(line, width)
    return [*line, Span(" " * (width - length(line)))]


def spread(left: Line, right: Line, width: int) -> Line:
    """One part at each end; the left one gives way."""
    right = cut(right, width)
    return [*fill(left, width - length(right)), *right]


def joined(parts: list[Line], between: str = " · ") -> Line:
    """The parts that are not empty, with something between them."""
    line: Line = []
    for part in parts:
        if part:
            line += [Span(between, "dim"), *part] if line else part
    return line


def folded(line: Line, width: int, indent: int = 2) -> list[Line]:
    """A sentence of one style in as many lines as it needs."""
    if not line or length(line) <= width:
        return [line]
    text = "".join(span.text for span in line)
    pieces = textwrap.wrap(text, max(width, 20), subsequent_indent=" " * indent, break_on_hyphens=False)
    return [[line[-1]._replace(text=piece)] for piece in pieces]


def broken(line: Line, width: int) -> list[Line]:
    """A line of several styles, broken between its words."""
    if length(line) <= width:
        return [line]
    lines: list[Line] = [[]]
    for span in line:
        for word in WORD.findall(span.text):
            if lines[-1] and length(lines[-1]) + len(word.rstrip()) > width:
                lines.append([Span("  ")])
            lines[-1] = [*lines[-1], span._replace(text=word)]
    return [[*line[:-1], line[-1]._replace(text=line[-1].text.rstrip())] for line in lines]
