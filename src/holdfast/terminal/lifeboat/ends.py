"""Bow and stern with their decks, and what everybody looks at."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import View
from holdfast.locale import Language, say
from holdfast.locale.lifeboat import navigation, seats
from holdfast.terminal.ink import Span, Strip, joined


def bow(view: View, lang: Language) -> Strip:
    table = view["table"]
    parts = [[Span(say("lifeboat-bow", lang), "bold")], [Span(say("lifeboat-provisions", lang, n=table["provisions"]))]]
    if table["packet"]:
        parts.append([Span(say("lifeboat-packet", lang, n=table["packet"]))])
    return joined(parts)


def stern(view: View, lang: Language) -> Strip:
    table = view["table"]
    return joined(
        [
            [Span(say("lifeboat-stern", lang), "bold")],
            [Span(say("lifeboat-chart", lang, n=table["navigation"]))],
            [Span(say("lifeboat-row-stack", lang, n=table["row_stack"]))],
        ]
    )


def tonight(view: View, lang: Language) -> Strip:
    """What everybody looks at: a fight's totals, or the evening's card."""
    if view["fight"]:
        fight = view["fight"]
        who = {"attacker": f"lifeboat-{fight['attacker']}", "victim": f"lifeboat-{fight['victim']}"}
        text = say("lifeboat-fight", lang, **who, attack=fight["attack"], defence=fight["defence"])
        return [Span(text, "accent bold")]
    if view["evening"]["card"]:
        sharks = [Span(say("lifeboat-sharks", lang) + " ", "danger bold")] if view["evening"]["sharks"] else []
        return [*sharks, Span(navigation(view["evening"]["card"], seats(view)).said(lang), "calm")]
    return []
