"""How Doomsday's ids and numbers become arguments of its messages (`*/doomsday*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.doomsday.pieces import LOYALTIES, PROGRAMS, ROLES, SEATS, SLOTS, TEAMS, WEAPON_NAMES, WEAPONS
from holdfast.locale.phrase import Fields

ACTIONS = ("peek", "arm", "draw", "drop", "aim", "shoot", "rob", "hack")
ANSWERS = (
    *("fire", "heal", "quiet", "show", "keep", "both", "one", "two", "end", "pass", "withdraw", "interrupt", "cancel"),
    *("yes", "none", "done", "damage"),
)
MODES = ("base", "ring", "ring_legion")

IDS = frozenset(
    [*SEATS, *TEAMS, *WEAPON_NAMES, *LOYALTIES, *ROLES, *PROGRAMS, *SLOTS, *ACTIONS, *ANSWERS, *MODES],
)
TOWARDS: dict[str, str] = {}
TOLD_BY_TABLE: frozenset[str] = frozenset({"Act"})

NAMED_BY_WORDS = ("Picked", "Show")


def seats(view: Mapping[str, Any]) -> list[str]:
    """Seats are called by their numbers."""
    names: list[str] = view["table"]["seats"]
    return names


def about_event(name: str, event: Fields, seats: list[str]) -> Fields:
    """What was declared, and why it ended, choose the sentence: no ids, which would be named."""
    if name == "ActionDeclared":
        return {"action": f"do-{event['action']}"}
    return {"reason": f"by-{event['reason']}"} if name == "GameOver" else {}


def about_choice(name: str, choice: Fields, view: Fields) -> Fields:
    """Every word of a choice is an id."""
    text: str = choice["text"]
    if name in NAMED_BY_WORDS:
        return {"words": text.split(), **about_words(text.split())}
    if name == "UseCard":
        return {"program": PROGRAMS[choice["kind"]]}
    if name == "Defend":
        return {"who": SEATS[choice["seat"]]}
    return {"word": text, **about_act(view)} if name == "Act" else {"word": text}


def about_words(words: list[str]) -> Fields:
    """Somebody's card or weapon is said otherwise than two people."""
    if len(words) == 2 and words[0] in SEATS and words[1] not in SEATS:
        return {"form": "is-of", "who": words[0], "what": words[1]}
    return {"form": "is-list"}


def about_act(view: Fields) -> Fields:
    """What lies ready for an action: the deck, and at whom the own weapons are aimed."""
    me: Fields | None = view.get("me")
    weapons: list[Fields] = view["seats"][me["seat"]]["weapons"] if me else []
    return {"deck": view["table"]["deck"], "at": [who for one in weapons for who in one["at"]]}


def about_ask(name: str, ask: Fields, view: Fields) -> Fields:
    """What was said of a sentence so far, and in which moment; who shoots, and with what."""
    if name == "AnswerShot":
        return {"who": view["table"]["lead"], "weapon": WEAPONS[ask["kind"]]}
    if name != "Sentence":
        return {}
    words = " ".join(ask["said"]).split()
    step = f"{words[0]}-{len(ask['said'])}" if words else "nothing"
    return {"moment": f"in-{ask['moment']}", "step": step, "said": [word for word in words if word in IDS]}
