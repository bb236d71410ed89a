"""The end: a line for each player, a column for each part of the score."""

from __future__ import annotations

from holdfast.games.outlive.shapes import Result, Sheet, View
from holdfast.locale import Language, say
from holdfast.terminal.ink import Span, Strip, fill
from holdfast.terminal.words import name

PARTS = ("disasters", "rooms", "radiation", "survivors", "equipment", "pairs")
NAME_WIDTH = 14


def sheet(view: View, lang: Language) -> list[Strip]:
    titles = {part: say(f"outlive-part-{part}", lang) for part in (*PARTS, "total")}
    head = [Span(" " * NAME_WIDTH), *(Span(f"{title:>{len(title) + 2}}", "dim") for title in titles.values())]
    return [reason(view, lang), [], head, *(scores(row, view, titles, lang) for row in ranked(view))]


def result_of(view: View) -> Result:
    result = view["result"]
    assert result is not None, "there is a sheet only when the game is over"
    return result


def reason(view: View, lang: Language) -> Strip:
    return [Span(say(f"outlive-reason-{result_of(view)['reason']}", lang), "ok bold")]


def ranked(view: View) -> list[Sheet]:
    result = result_of(view)
    return [result["sheets"][seat] for seat in result["order"]]


def scores(row: Sheet, view: View, titles: dict[str, str], lang: Language) -> Strip:
    """`♛ Orange   5   7   1   14   3   1   31`."""
    won = row["seat"] in result_of(view)["winners"]
    me = view["me"]
    mine = me is not None and me["who"] == row["who"]
    style = "ok bold" if won else "you bold" if mine else "bold"
    line = fill([Span("♛ " if won else "  ", style), Span(name("outlive", row["who"], lang), style)], NAME_WIDTH)
    for part in PARTS:
        points = row["parts"][part]
        line.append(Span(f"{points or '·':>{len(titles[part]) + 2}}", "text" if points else "dim"))
    return [*line, Span(f"{row['total']:>{len(titles['total']) + 2}}", style)]


def spoken_sheet(view: View, lang: Language) -> list[str]:
    """`Orange 31: disasters 5, rooms 7, …`."""
    lines = [reason(view, lang)[0].text]
    for row in ranked(view):
        parts = [f"{say(f'outlive-part-{part}', lang)} {row['parts'][part]}" for part in PARTS if row["parts"][part]]
        lines.append(f"{name('outlive', row['who'], lang)} {row['total']}: {', '.join(parts)}")
    return lines
