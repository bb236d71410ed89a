"""What cards of every kind have: names, texts, choices, effects."""

from __future__ import annotations

from typing import Any

from holdfast.games.catalogue import Entry, Numbers, Strict

Words = list[dict[str, Any]]
"""An effect: read by `effects.py`."""
Condition = dict[str, Any]


class Named(Numbers, kw_only=True):
    """What has names and texts."""

    en: str
    ru: str
    text_en: str = ""
    text_ru: str = ""


class Card(Entry):
    """What all cards say of themselves."""

    text_en: str = ""
    text_ru: str = ""


class Choice(Strict):
    """One choice of a card or script: what it needs, and what it does."""

    en: str
    ru: str
    effects: Words
    requires: list[Condition] = []
    lock: bool = False
