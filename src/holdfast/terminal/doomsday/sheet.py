"""The end: who was what, and who has won."""

from __future__ import annotations

from holdfast.games.doomsday.shapes import Result, Sheet, View
from holdfast.locale import Language, translate
from holdfast.terminal.doomsday.marks import SIGNS, STYLES, told
from holdfast.terminal.ink import Span, Strip


def result_of(view: View) -> Result:
    result = view["result"]
    assert result is not None, "there is a sheet only when the game is over"
    return result


def rows(view: View) -> list[Sheet]:
    """The winners first."""
    result = result_of(view)
    return [result["sheets"][seat] for seat in result["order"]]


def reason(view: View, lang: Language) -> str:
    return translate(f"doomsday-reason-{result_of(view)['reason']}", lang)


def line(row: Sheet, view: View, lang: Language) -> str:
    """`Player 3: Humans; role Thief, left Human, right Machine X2`."""
    faces = {card["slot"]: card["face"] for card in row["cards"]}
    won = row["seat"] in result_of(view)["winners"]
    return told(
        "doomsday-sheet-line",
        lang,
        who=row["who"],
        team=row["team"],
        won=won,
        role=faces["role"],
        left=faces["left"],
        right=faces["right"],
    )


def sheet(view: View, lang: Language) -> list[Strip]:
    drawn = [[Span(f"{SIGNS[row['team']]} ", STYLES[row["team"]]), Span(line(row, view, lang))] for row in rows(view)]
    return [[Span(reason(view, lang), "ok bold")], [], *drawn]


def spoken_sheet(view: View, lang: Language) -> list[str]:
    return [reason(view, lang), *(line(row, view, lang) for row in rows(view))]
