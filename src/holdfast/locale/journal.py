"""How The Journal's ids and numbers become arguments of its messages (`*/journal*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.journal.pieces import ITEMS, SLOTS
from holdfast.locale.files import words_of
from holdfast.locale.phrase import Fields
from holdfast.locale.shelf import entries

NAME = "name-journal-"
IDS = frozenset(one.removeprefix(NAME) for one, _ in entries(words_of("journal", "en")) if one.startswith(NAME))
TOWARDS: dict[str, str] = {}
TOLD_BY_TABLE: frozenset[str] = frozenset(["Word"])


AT_A_SPACE = ("go", "bed", "move", "dismantle", "lose")
"""Answers that name a space, and mean what stands there."""

AT_A_SLOT = ("visit", "replace")
"""Answers that name a slot, and mean the place there."""


def here(view: Fields, space: str) -> str:
    """The fitting that stands on this space, if there is one."""
    found = [one["fitting"] for one in view["shelter"]["spaces"] if one["space"] == space]
    return found[0] if found else ""


def seats(view: Mapping[str, Any]) -> list[str]:
    """Seats are called by their numbers: nobody owns a character."""
    names: list[str] = view["table"]["seats"]
    return names


def about_event(name: str, event: Fields, seats: list[str]) -> Fields:
    """Titles of what is read, things as often as they come, and kinds of deeds, which are no names."""
    if name in ("ScriptRead", "EpilogueRead"):
        return {"title": f"script_{event['script']}"}
    if name == "Decided":
        return {"what": f"{event['place']}_{event['choice']}"}
    if name in ("Gained", "Discarded"):
        return {"items": [event["item"]] * event["n"]}
    if name == "Planned":
        return {"deed": f"to-{event['deed']}"}
    if name == "TaskGiven":
        return {"task": f"to-{event['task']}"}
    return {"kind": f"comes-{event['kind']}"} if name == "SignDrawn" else {}


def about_choice(name: str, choice: Fields, view: Fields) -> Fields:
    """A verb is no name, though there may be a thing that is called so; what a card or script offers has its words."""
    about = {field: value for field, value in choice.items() if field != "text"}
    place = (view.get("waiting") or {}).get("place", "")
    if place and about.get("verb") == "choose":
        return {"verb": "do-decide", "thing": f"{place}_{about['thing']}"}
    if about.get("verb") == "add":
        n, _, item = about["thing"].partition(" ")
        return {"verb": "do-add", "items": [item] * int(n), "thing": item}
    if about.get("verb") == "care":
        person, _, state = about["thing"].partition(" ")
        return {"verb": "do-care", "thing": person, "person": person, "state": state}
    if about.get("verb") in AT_A_SPACE:
        about["here"] = here(view, about["thing"])
    if about.get("verb") in AT_A_SLOT:
        about["here"] = view["locations"][SLOTS.index(about["thing"])]
    if "verb" in about:
        about["verb"] = f"do-{about['verb']}"
    return about


def about_ask(name: str, ask: Fields, view: Fields) -> Fields:
    """Who of the group is spoken of; nothing else that the table does not show."""
    about = {field: value for field, value in ask.items() if isinstance(value, str | int)}
    if name == "AddResource":
        about["item"] = ITEMS[ask["kind"]]
    return {**about, "who": view["waiting"]["about"]} if view.get("waiting") else about
