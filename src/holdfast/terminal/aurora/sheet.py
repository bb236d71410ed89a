"""The end: a line for each player, a column for each part of the score; in the solo game the Automa's below."""

from __future__ import annotations

from holdfast.games.aurora.shapes import Result, Sheet, View
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.scores import Scores, ranked
from holdfast.terminal.words import name, number

PARTS = ("ahead", "fame", "items", "special", "crew", "convoy", "standing")
NAME_WIDTH = 12


def sheet(view: View, lang: Language) -> list[Strip]:
    scores = Scores("aurora", PARTS, NAME_WIDTH, lang)
    return [reason(view, lang), [], scores.head(), *(scores.line(row, view) for row in rows(view))]


def result_of(view: View) -> Result:
    result = view["result"]
    assert result is not None, "there is a sheet only when the game is over"
    return result


def rows(view: View) -> list[Sheet]:
    """Everybody from the first to the last; the rival of the solo game comes after the player."""
    rival = result_of(view)["rival"]
    return [*ranked(view), *([rival] if rival else [])]


def reason(view: View, lang: Language) -> Strip:
    return [Span(translate(f"aurora-reason-{result_of(view)['reason']}", lang), "ok bold")]


def spoken_sheet(view: View, lang: Language) -> list[str]:
    """`Red 12: ahead 4, fame 3, …`."""
    lines = [reason(view, lang)[0].text]
    for row in rows(view):
        parts = [
            f"{translate(f'aurora-part-{part}', lang)} {number(row['parts'][part])}"
            for part in PARTS
            if row["parts"].get(part)
        ]
        told = ", ".join(parts) or translate("aurora-none", lang)
        lines.append(f"{name('aurora', row['who'], lang)} {number(row['total'])}: {told}")
    return lines
