"""The bar: round, phase, the ship, how far I am from it."""

from __future__ import annotations

from holdfast.games.aurora.shapes import View
from holdfast.games.meta import meta_of
from holdfast.locale import Language, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip


def bar(view: View, lang: Language) -> tuple[Strip, Strip]:
    table = view["table"]
    where = [
        Span(meta_of("aurora").title.text(lang), "accent bold"),
        Span("  "),
        Span(translate("aurora-round", lang, round=table["round"]), "bold"),
        Span(" · " + translate(f"aurora-phase-{kebab(table['phase'])}", lang), "text"),
    ]
    if view["me"] is None:
        return where, [Span(translate("aurora-ship-at", lang, space=table["aurora"]), "text")]
    own = view["seats"][view["me"]["seat"]]
    return where, [Span(translate("aurora-to-ship", lang, n=own["to_ship"]), "text")]
