"""The bar: round, whose turn it is, how many live."""

from __future__ import annotations

from holdfast.games.doomsday.shapes import View
from holdfast.games.meta import meta_of
from holdfast.locale import Language
from holdfast.terminal.doomsday.marks import told
from holdfast.terminal.ink import Span, Strip


def bar(view: View, lang: Language) -> tuple[Strip, Strip]:
    table = view["table"]
    where = [
        Span(meta_of("doomsday").title.text(lang), "accent bold"),
        Span("  "),
        Span(told("doomsday-round-line", lang, round=table["round"]), "bold"),
        Span(" · " + told("doomsday-lead-line", lang, who=table["lead"]), "text"),
    ]
    alive = sum(1 for one in view["seats"] if one["alive"])
    return where, [Span(told("doomsday-alive-line", lang, n=alive, of=len(view["seats"])), "text")]
