"""My notebook: what lies open beside the decks, by which they can be counted."""

from __future__ import annotations

from holdfast.games.aurora.shapes import View
from holdfast.locale import Language, translate
from holdfast.terminal.aurora.marks import told
from holdfast.terminal.ink import Span, Strip


def notes(view: View, lang: Language) -> list[Strip]:
    """The discards: nothing here is secret, but nobody remembers it all."""
    if view["me"] is None:
        return []
    table = view["table"]
    piles = {"cards": table["discard"], "outcomes": table["outcome_discard"], "items": table["item_discard"]}
    lines = [told(f"aurora-note-{pile}", lang, cards=cards) for pile, cards in piles.items() if cards]
    return [[Span(line, "text")] for line in lines] or [[Span(translate("aurora-no-notes", lang), "dim")]]
