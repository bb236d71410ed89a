"""The end: a line for each player, a column for each part of the score."""

from __future__ import annotations

from holdfast.locale import Language, say
from holdfast.terminal.board import View
from holdfast.terminal.ink import Span, Strip, fill
from holdfast.terminal.words import name

PARTS = ("disasters", "rooms", "radiation", "survivors", "equipment", "pairs")
NAME_WIDTH = 14


def sheet(view: View, lang: Language) -> list[Strip]:
    titles = {part: say(f"outlive-part-{part}", lang) for part in (*PARTS, "total")}
    head = [Span(" " * NAME_WIDTH), *(Span(f"{title:>{len(title) + 2}}", "dim") for title in titles.values())]
    return [reason(view, lang), [], head, *(scores(row, view, titles, lang) for row in ranked(view))]


def reason(view: View, lang: Language) -> Strip:
    return [Span(say(f"outlive-reason-{view['result']['reason']}", lang), "ok bold")]


def ranked(view: View) -> list[View]:
    return sorted(view["result"]["sheets"], key=lambda row: (-row["total"], -row["provisions"], -row["resources"]))


def scores(row: View, view: View, titles: dict[str, str], lang: Language) -> Strip:
    """`♛ Orange   5   7   1   14   3   1   31`."""
    won = row["seat"] in view["result"]["winners"]
    mine = bool(view["me"]) and view["me"]["who"] == row["who"]
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
