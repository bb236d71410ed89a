"""The end: a line for each player, a column for each part of the score, friends and enemies revealed."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import Result, Sheet, View
from holdfast.locale import Language, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip, broken, fill
from holdfast.terminal.scores import Scores, ranked
from holdfast.terminal.words import name, number, short_name

PARTS = ("survival", "friend", "enemy", "psychopath", "cash", "painting", "jewels")
NAME_WIDTH = 12
WIDTH = 70


def sheet(view: View, lang: Language) -> list[Strip]:
    result = result_of(view)
    if result["reason"] == "sea":
        lost = [piece for row in result["sheets"] for piece in broken(drowned(row, lang), WIDTH)]
        return [reason(view, lang), [], *lost]
    scores = Scores("lifeboat", PARTS, NAME_WIDTH, lang)
    lines: list[Strip] = [reason(view, lang), [], scores.head()]
    for row in ranked(view):
        lines += [scores.line(row, view), secrets(row, lang)]
    return [piece for line in lines for piece in broken(line, WIDTH)]


def result_of(view: View) -> Result:
    result = view["result"]
    assert result is not None, "there is a sheet only when the game is over"
    return result


def reason(view: View, lang: Language) -> Strip:
    why = result_of(view)["reason"]
    style = "danger bold" if why == "sea" else "ok bold"
    return [Span(translate(f"lifeboat-reason-{kebab(why)}", lang, day=view["table"]["day"]), style)]


def secrets(row: Sheet, lang: Language) -> Strip:
    """Friend, enemy, state, and the cards that were still in the boat."""
    told = translate("lifeboat-sheet-bonds", lang, friend=f"lifeboat-{row['friend']}", enemy=f"lifeboat-{row['enemy']}")
    line = [Span("    "), Span(told, "private")]
    if row["status"] != "conscious":
        line.append(Span(" · " + translate(f"lifeboat-status-{kebab(row['status'])}", lang), "danger"))
    cards = row["open"] + row["closed"]
    if cards:
        told = ", ".join(short_name("lifeboat", one, lang) + times(cards.count(one)) for one in dict.fromkeys(cards))
        line.append(Span(f" · {told}", "dim"))
    return line


def times(number: int) -> str:
    return f" ×{number}" if number > 1 else ""


def drowned(row: Sheet, lang: Language) -> Strip:
    """Where nobody scores, only what was secret."""
    return [*fill([Span("  "), Span(name("lifeboat", row["who"], lang), "bold")], NAME_WIDTH), *secrets(row, lang)]


def spoken_sheet(view: View, lang: Language) -> list[str]:
    """`Milady 25: life 8, friend 4; friend Bosun, enemy Bosun`."""
    lines = [reason(view, lang)[0].text]
    for row in ranked(view):
        parts = [
            f"{translate(f'lifeboat-part-{part}', lang)} {number(row['parts'][part])}"
            for part in PARTS
            if row["parts"].get(part)
        ]
        bonds = translate(
            "lifeboat-sheet-bonds", lang, friend=f"lifeboat-{row['friend']}", enemy=f"lifeboat-{row['enemy']}"
        )
        score = f" {number(row['total'])}" if row["parts"] else ""
        told = "; ".join([", ".join(parts), bonds] if parts else [bonds])
        lines.append(f"{name('lifeboat', row['who'], lang)}{score}: {told}")
    return lines
