"""What a word of an answer names: a seat, a card, a pair, a weapon; read once for all words there are."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.chapters.c15_words import (
    CARD_WORDS,
    HELD_WORDS,
    KIND_WORDS,
    OWN_WORDS,
    PAIR_WORDS,
    SEAT_WORDS,
    TEAM_WORDS,
    Picked,
)
from holdfast.games.doomsday.pieces import SEATS, SLOTS

SEAT, CARD, PAIR, HELD, KIND, OWN, TEAM, SLOT = range(8)
NOTHING: Final = (-1, -1, -1)
Form = tuple[int, int, int]


def all_forms() -> dict[str, Form]:
    """By text; a kind of weapon in the centre is called like the first weapon of it."""
    found: dict[str, Form] = {}
    for at, word in enumerate(OWN_WORDS):
        found[word.text] = (OWN, at, -1)
    for at, word in enumerate(KIND_WORDS):
        found[word.text] = (KIND, at, -1)
    for at, word in enumerate(TEAM_WORDS):
        found[word.text] = (TEAM, at, -1)
    for slot, name in enumerate(SLOTS):
        found[name] = (SLOT, slot, -1)
    for a in range(len(SEATS)):
        found[SEAT_WORDS[a].text] = (SEAT, a, -1)
        for slot, word in enumerate(CARD_WORDS[a]):
            found[word.text] = (CARD, a, slot)
        for weapon, word in enumerate(HELD_WORDS[a]):
            found[word.text] = (HELD, a, weapon)
        for b, word in enumerate(PAIR_WORDS[a]):
            found[word.text] = (PAIR, a, b)
    return found


FORMS: Final = all_forms()


def form_of(word: Picked) -> Form:
    return FORMS.get(word.text, NOTHING)


def form_of_text(text: str) -> Form:
    return FORMS.get(text, NOTHING)
