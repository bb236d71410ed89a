"""The bar: day, phase, radiation, first player."""

from __future__ import annotations

from holdfast.games.meta import meta_of
from holdfast.games.outlive.shapes import View
from holdfast.locale import Language, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip


def bar(view: View, lang: Language) -> tuple[Strip, Strip]:
    table = view["table"]
    where = [
        Span(meta_of("outlive").title.text(lang), "accent bold"),
        Span("  "),
        Span(translate("outlive-day", lang, day=table["day"], days=table["days"]), "bold"),
        Span(" · " + translate(f"outlive-phase-{kebab(table['phase'])}", lang), "text"),
    ]
    counts = [Span(translate("outlive-level", lang, level=table["level"]), "text")]
    if table["token"]:
        counts.append(Span(" · " + translate("outlive-token", lang, who=f"outlive-{table['token']}"), "text"))
    return where, counts
