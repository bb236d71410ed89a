"""What belongs to all: the storage, and the crucial actions before the leader. Nothing here is secret."""

from __future__ import annotations

from holdfast.games.journal import catalogue
from holdfast.games.journal.shapes import View
from holdfast.locale import Language
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.journal.marks import goods, told
from holdfast.terminal.words import name

TEXTS = {one.id: {"en": one.text_en, "ru": one.text_ru} for one in catalogue.CRUCIAL}


def mine(view: View, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
    """`roomy`: with what the crucial actions do."""
    if view["me"] is None:
        return []
    lines: list[Strip] = [
        [Span(told("journal-storage-line", lang, what=goods(view["items"]["storage"], lang)), "text")]
    ]
    held = [*view["hand"], *view["drawn"]]
    if held:
        lines.append([Span(told("journal-hand-line", lang, cards=held), "card")])
    explained = [[Span(f"{name('journal', one, lang)}: {TEXTS[one][lang]}", "dim")] for one in held if one in TEXTS]
    return [*lines, *explained] if roomy else lines
