"""How The Journal's ids and numbers become arguments of its messages (`*/journal*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.locale.files import words_of
from holdfast.locale.phrase import Fields
from holdfast.locale.shelf import entries

NAME = "name-journal-"
IDS = frozenset(one.removeprefix(NAME) for one, _ in entries(words_of("journal", "en")) if one.startswith(NAME))
TOWARDS: dict[str, str] = {}
TOLD_BY_TABLE: frozenset[str] = frozenset()


def seats(view: Mapping[str, Any]) -> list[str]:
    """Seats are called by their numbers: nobody owns a character."""
    names: list[str] = view["table"]["seats"]
    return names


def about_event(name: str, event: Fields, seats: list[str]) -> Fields:
    """Everything is in the event itself."""
    return {}


def about_choice(name: str, choice: Fields, view: Fields) -> Fields:
    """A verb is no name, though there may be a thing that is called so; what a card or script offers has its words."""
    about = {field: value for field, value in choice.items() if field != "text"}
    place = (view.get("waiting") or {}).get("place", "")
    if place and about.get("verb") == "choose":
        return {"verb": "do-decide", "thing": f"{place}_{about['thing']}"}
    if "verb" in about:
        about["verb"] = f"do-{about['verb']}"
    return about


def about_ask(name: str, ask: Fields, view: Fields) -> Fields:
    """Who of the group is spoken of; nothing else that the table does not show."""
    about = {field: value for field, value in ask.items() if isinstance(value, str | int)}
    return {**about, "who": view["waiting"]["about"]} if view.get("waiting") else about
