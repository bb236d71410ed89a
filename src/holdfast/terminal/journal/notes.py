"""What everybody may know and soon forgets: what can be built, ideas, cards seen on top of their decks."""

from __future__ import annotations

from holdfast.games.journal.shapes import View
from holdfast.locale import Language
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.journal.marks import told


def notes(view: View, lang: Language) -> list[Strip]:
    shelter = view["shelter"]
    lines = [
        told("journal-fittings-line", lang, what=shelter["fittings"]),
        told("journal-ideas-line", lang, what=shelter["ideas"]),
    ]
    lines += [
        told("journal-on-top-line", lang, deck=deck, cards=cards)
        for deck, cards in view["table"]["known"].items()
        if cards
    ]
    if view["fulfilled"]:
        lines.append(told("journal-fulfilled-line", lang, what=view["fulfilled"]))
    return [[Span(line, "text")] for line in lines]
