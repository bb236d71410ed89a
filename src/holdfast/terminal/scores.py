"""The end of any game that counts points: a line for each player, the first on top, a column for each part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip, fill
from holdfast.terminal.words import name, number

LEAST = 5
"""No column is narrower, whatever its title."""


class Scores:
    """The columns of one game's sheet. `parts`: of which a score is made, in their order."""

    def __init__(self, game: str, parts: tuple[str, ...], margin: int, lang: Language) -> None:
        self.game = game
        self.lang = lang
        self.margin = margin
        """How wide the names are."""
        self.titles = {part: translate(f"{game}-part-{part}", lang) for part in (*parts, "total")}

    def wide(self, part: str) -> int:
        return max(len(self.titles[part]) + 1, LEAST)

    def head(self) -> Strip:
        """The titles of the columns."""
        titles = (Span(f"{self.titles[part]:>{self.wide(part)}}", "dim") for part in self.titles)
        return [Span(" " * self.margin), *titles]

    def line(self, row: Mapping[str, Any], view: Mapping[str, Any]) -> Strip:
        """`♛ Milady   8   4   ·   ·   1   ·  12   25`."""
        won = row["seat"] in view["result"]["winners"]
        mine = view["me"] is not None and view["me"]["who"] == row["who"]
        style = "ok bold" if won else "you bold" if mine else "bold"
        named = Span(name(self.game, row["who"], self.lang), style)
        line = fill([Span("♛ " if won else "  ", style), named], self.margin)
        for part in self.titles:
            if part != "total":
                points = row["parts"].get(part, 0)
                line.append(
                    Span(f"{number(points) if points else '·':>{self.wide(part)}}", "text" if points else "dim")
                )
        return [*line, Span(f"{number(row['total']):>{self.wide('total')}}", style)]


def ranked(view: Mapping[str, Any]) -> list[Any]:
    """The lines of the result, from the first to the last."""
    result = view["result"]
    return [result["sheets"][seat] for seat in result["order"]]
