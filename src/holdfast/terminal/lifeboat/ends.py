"""Bow and stern with their decks, and what everybody looks at."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import View
from holdfast.locale import Language, translate
from holdfast.locale.lifeboat import navigation, seats
from holdfast.terminal.ink import Span, Strip, joined


def bow(view: View, lang: Language) -> Strip:
    table = view["table"]
    parts = [
        [Span(translate("lifeboat-bow", lang), "bold")],
        [Span(translate("lifeboat-provisions", lang, n=table["provisions"]))],
    ]
    if table["packet"]:
        parts.append([Span(translate("lifeboat-packet", lang, n=table["packet"]))])
    return joined(parts)


def stern(view: View, lang: Language) -> Strip:
    table = view["table"]
    return joined(
        [
            [Span(translate("lifeboat-stern", lang), "bold")],
            [Span(translate("lifeboat-chart", lang, n=table["navigation"]))],
            [Span(translate("lifeboat-row-stack", lang, n=table["row_stack"]))],
        ]
    )


def tonight(view: View, lang: Language) -> Strip:
    """What everybody looks at: a fight's totals, or the evening's card."""
    if view["fight"]:
        fight = view["fight"]
        who = {"attacker": f"lifeboat-{fight['attacker']}", "victim": f"lifeboat-{fight['victim']}"}
        text = translate("lifeboat-fight", lang, **who, attack=fight["attack"], defence=fight["defence"])
        return [Span(text, "accent bold")]
    if view["evening"]["card"]:
        sharks = [Span(translate("lifeboat-sharks", lang) + " ", "danger bold")] if view["evening"]["sharks"] else []
        return [*sharks, Span(navigation(view["evening"]["card"], seats(view)).said(lang), "calm")]
    return []
