"""The end: a line for each player, a column for each part of the score."""

from __future__ import annotations

from holdfast.games.outlive.shapes import Result, View
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.scores import Scores, ranked
from holdfast.terminal.words import name, number

PARTS = ("disasters", "rooms", "radiation", "survivors", "equipment", "pairs")
NAME_WIDTH = 14


def sheet(view: View, lang: Language) -> list[Strip]:
    scores = Scores("outlive", PARTS, NAME_WIDTH, lang)
    return [reason(view, lang), [], scores.head(), *(scores.line(row, view) for row in ranked(view))]


def result_of(view: View) -> Result:
    result = view["result"]
    assert result is not None, "there is a sheet only when the game is over"
    return result


def reason(view: View, lang: Language) -> Strip:
    return [Span(translate(f"outlive-reason-{result_of(view)['reason']}", lang), "ok bold")]


def spoken_sheet(view: View, lang: Language) -> list[str]:
    """`Orange 31: disasters 5, rooms 7, …`."""
    lines = [reason(view, lang)[0].text]
    for row in ranked(view):
        parts = [
            f"{translate(f'outlive-part-{part}', lang)} {number(row['parts'][part])}"
            for part in PARTS
            if row["parts"][part]
        ]
        lines.append(f"{name('outlive', row['who'], lang)} {number(row['total'])}: {', '.join(parts)}")
    return lines
