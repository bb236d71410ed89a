"""My notebook: what I have seen of cards that lie face down elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.games.lifeboat.shapes import Remembered, View
from holdfast.games.lifeboat.state import NAMES
from holdfast.locale import Language, translate
from holdfast.locale.lifeboat import navigation, seats
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.words import name, names

Naming = Callable[[list[str]], str]


def notes(view: View, lang: Language) -> list[Strip]:
    """Provisions first, then navigation cards; each with where it lies, or among which places."""
    if view["me"] is None:
        return []
    book = view["me"]["notebook"]

    def provisions(cards: list[str]) -> str:
        return names("lifeboat", cards, lang)

    def chart(cards: list[str]) -> str:
        return "; ".join(navigation(card, seats(view)).said(lang) for card in cards)

    told = [
        *remembered(book["provisions"], provisions, "", lang),
        *remembered(book["navigation"], chart, "chart-", lang),
    ]
    return [[Span(text, "private")] for text in told] or [[Span(translate("lifeboat-no-notes", lang), "dim")]]


def remembered(part: Remembered, naming: Naming, decks: str, lang: Language) -> list[str]:
    placed = [
        translate("lifeboat-note-placed", lang, place=called(place, decks, lang), cards=naming(cards))
        for place, cards in part["placed"].items()
    ]
    groups = [
        translate("lifeboat-note-group", lang, cards=naming(group["cards"]), places=among(group["among"], decks, lang))
        for group in part["groups"]
    ]
    return placed + groups


def among(places: dict[str, int], decks: str, lang: Language) -> str:
    return ", ".join(f"{called(place, decks, lang)} {number}" for place, number in places.items())


def called(place: str, decks: str, lang: Language) -> str:
    """A character, or a place on the table; the decks of the two kinds of cards are told apart by `decks`."""
    return name("lifeboat", place, lang) if place in NAMES else translate(f"lifeboat-place-{decks}{kebab(place)}", lang)
