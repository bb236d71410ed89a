"""A game in the making: what it says before anybody has written its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.locale.files import words_of
from holdfast.locale.phrase import Fields

UNSAID = ("reader", "asked")
"""Arguments that only choose among wordings."""
MOST_SEATS = 64


def plainly(message_id: str, args: Mapping[str, object]) -> str:
    """`pebbles-event-wounded` of who and n as "Wounded: who kid, n 1". The browser's `words/plain.ts` says the same."""
    game, *words = message_id.split("-")
    if words[:1] == ["hint"]:
        return ""
    about = [
        f"{name} {str(value).replace(f'{game}-', '')}"
        for name, value in args.items()
        if name not in UNSAID and not name.endswith("_n")
    ]
    what = " ".join(words[1:] or words or [game]).capitalize()
    return f"{what}: {', '.join(about)}" if about else what


class PlainVocabulary:
    """A game's words as they follow from its classes alone; `locale/<slug>.py` says it better."""

    TOWARDS: Mapping[str, str] = {}
    TOLD_BY_TABLE: frozenset[str] = frozenset()

    def __init__(self, game: str) -> None:
        from holdfast.locale.shelf import entries

        name = f"name-{game}-"
        ids = (message_id for message_id, _ in entries(words_of(game, "en")))
        self.IDS = frozenset(one.removeprefix(name) for one in ids if one.startswith(name))

    def seats(self, view: Mapping[str, Any]) -> list[str]:
        """As the view's section `seats` calls them, else by their numbers."""
        found = view.get("seats")
        return [one["who"] for one in found] if found else [f"#{seat}" for seat in range(MOST_SEATS)]

    def about_event(self, name: str, event: Fields, seats: list[str]) -> Fields:
        return {}

    def about_choice(self, name: str, choice: Fields, view: Fields) -> Fields:
        return {field: value for field, value in choice.items() if field != "text"}

    def about_ask(self, name: str, ask: Fields, view: Fields) -> Fields:
        return ask
