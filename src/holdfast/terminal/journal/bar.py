"""The bar: day, part of the day, who leads; cold and noise."""

from __future__ import annotations

from holdfast.games.journal.shapes import View
from holdfast.games.meta import meta_of
from holdfast.locale import Language, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.journal.marks import told


def bar(view: View, lang: Language) -> tuple[Strip, Strip]:
    table = view["table"]
    phase = translate(f"journal-phase-{kebab(table['phase'])}", lang)
    stage = f" {table['stage']}" if table["phase"] == "day" else ""
    where = [
        Span(meta_of("journal").title.text(lang), "accent bold"),
        Span("  "),
        Span(translate("journal-day-line", lang, day=table["day"]), "bold"),
        Span(f" · {phase}{stage}", "text"),
    ]
    if view["me"] is None or view["me"]["who"] != table["leader"]:
        where.append(Span(" · " + told("journal-leader-line", lang, who=table["leader"]), "text"))
    return where, [Span(translate("journal-weather-line", lang, cold=table["cold"], noise=table["noise"]), "calm")]
