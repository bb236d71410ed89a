"""The end: how it ended, who lived, and the score of the chronicle."""

from __future__ import annotations

from holdfast.games.journal.shapes import Result, View
from holdfast.locale import Language, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.journal.marks import present, told


def result_of(view: View) -> Result:
    result = view["result"]
    assert result is not None, "there is a sheet only when the game is over"
    return result


def spoken_sheet(view: View, lang: Language) -> list[str]:
    result = result_of(view)
    alive = [one["who"] for one in present(view)]
    gone = [one["who"] for one in view["group"] if one["where"] in ("dead", "left")]
    sheet_of = result["sheets"][0]
    parts = ", ".join(f"{translate(f'journal-part-{kebab(part)}', lang)} {n}" for part, n in sheet_of["parts"].items())
    return [
        translate(f"journal-reason-{result['reason']}", lang),
        *([told("journal-alive-line", lang, who=alive)] if alive else []),
        *([told("journal-gone-line", lang, who=gone)] if gone else []),
        f"{translate('journal-part-total', lang)} {sheet_of['total']}: {parts}",
    ]


def sheet(view: View, lang: Language) -> list[Strip]:
    first, *others = spoken_sheet(view, lang)
    won = bool(result_of(view)["winners"])
    return [[Span(first, "ok bold" if won else "danger bold")], [], *([Span(line)] for line in others)]
