"""The bar: day, phase, gulls."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import View
from holdfast.games.meta import meta_of
from holdfast.locale import Language, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip

GULLS_TO_LAND = 4


def bar(view: View, lang: Language) -> tuple[Strip, Strip]:
    table = view["table"]
    where = [
        Span(meta_of("lifeboat").title.text(lang), "accent bold"),
        Span("  "),
        Span(translate("lifeboat-day", lang, day=table["day"]), "bold"),
        Span(" · " + translate(f"lifeboat-phase-{kebab(table['phase'])}", lang), "text"),
    ]
    return where, [
        *gulls(table["gulls"]),
        Span(" ", "glyph"),
        Span(translate("lifeboat-gulls", lang, n=table["gulls"]), "text"),
    ]


def gulls(number: int) -> Strip:
    """ʌ for each gull on the stern, and a dot for each that is still missing."""
    return [Span("ʌ" * number, "ok bold glyph"), Span("·" * (GULLS_TO_LAND - number), "dim glyph")]
