"""My notebook: stacks I have looked through; in set-up, what I was dealt."""

from __future__ import annotations

from holdfast.games.outlive.shapes import View
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.outlive.dealt import explained
from holdfast.terminal.outlive.marks import told
from holdfast.terminal.words import name


def notes(view: View, lang: Language) -> list[Strip]:
    """Search stacks seen with a Lookout, prey stacks seen with a Thermal Sensor; the face-up prey is no secret."""
    if view["me"] is None:
        return []
    if view["shelters"][view["me"]["seat"]]["leader"] is None:
        return explained(view["me"], lang)
    book = view["me"]["notebook"]
    lines = [
        told("outlive-note-search", lang, city=city, tokens=listed(tokens, lang))
        for city, tokens in book["search"].items()
        if any(tokens)
    ]
    lines += [
        told("outlive-note-prey", lang, zone=zone, tokens=listed(tokens, lang))
        for zone, tokens in book["prey"].items()
        if any(tokens[1:])
    ]
    return [[Span(line, "private")] for line in lines] or [[Span(translate("outlive-no-notes", lang), "dim")]]


def listed(tokens: list[str | None], lang: Language) -> str:
    return ", ".join(name("outlive", one, lang) if one else translate("outlive-unknown", lang) for one in tokens)
