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


Strip = list[Span]


def plain(line: Strip) -> str:
    """The line without its styles, and without glyphs that only repeat what words say."""
    return "".join(span.text for span in line if "glyph" not in span.style).strip()


def length(line: Strip) -> int:
    return sum(len(span.text) for span in line)


def cut(line: Strip, width: int) -> Strip:
    """The line, no longer than `width`; what is cut off ends in an ellipsis."""
    if length(line) <= width:
        return line
    kept: Strip = []
    left = max(width - 1, 0)
    for span in line:
        if len(span.text) > left:
            kept.append(span._replace(text=span.text[:left] + "…"[:width]))
            break
        kept.append(span)
        left -= len(span.text)
    return kept


def fill(line: Strip, width: int) -> Strip:
    """The line, exactly `width` long."""
    line = cut(line, width)
    return [*line, Span(" " * (width - length(line)))]


def spread(left: Strip, right: Strip, width: int) -> Strip:
    """One part at each end; the left one gives way."""
    right = cut(right, width)
    return [*fill(left, width - length(right)), *right]


def joined(parts: list[Strip], between: str = " · ") -> Strip:
    """The parts that are not empty, with something between them."""
    line: Strip = []
    for part in parts:
        if part:
            line += [Span(between, "dim"), *part] if line else part
    return line


def folded(line: Strip, width: int, indent: int = 2) -> list[Strip]:
    """A sentence of one style in as many lines as it needs."""
    if not line or length(line) <= width:
        return [line]
    text = "".join(span.text for span in line)
    pieces = textwrap.wrap(text, max(width, 20), subsequent_indent=" " * indent, break_on_hyphens=False)
    return [[line[-1]._replace(text=piece)] for piece in pieces]


def broken(line: Strip, width: int) -> list[Strip]:
    """A line of several styles, broken between its words."""
    if length(line) <= width:
        return [line]
    lines: list[Strip] = [[]]
    for span in line:
        for word in WORD.findall(span.text):
            if lines[-1] and length(lines[-1]) + len(word.rstrip()) > width:
                lines.append([Span("  ")])
            lines[-1] = [*lines[-1], span._replace(text=word)]
    return [[*line[:-1], line[-1]._replace(text=line[-1].text.rstrip())] for line in lines]
