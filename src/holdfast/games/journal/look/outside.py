"""A trip: places, noise, The unknown and its cards, findings, whom one meets and whom one fights."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters.c16_encounters import heard_noise
from holdfast.games.journal.pieces import (
    BANDITS,
    BLACK_SIDES,
    BOUNDS,
    COUNTS,
    ENEMY_LIVES,
    EXPLORATION,
    EXPLORATION_OF,
    FINDINGS,
    FIREARM,
    HOSTILE,
    LETTERS,
    LOCATION_SCRIPTS,
    LOCATIONS,
    RESIDENT_FOES,
    RESIDENTS,
    SLOTS,
    WEAPONS,
    rule_sum,
)
from holdfast.games.journal.spelt import effects
from holdfast.games.journal.state import SCAVENGING, State
from holdfast.kernel.game import Fact, Look

NONE: Final = "none"
STEPS_OF_COLD: Final = 3
"""From so many tokens on some fate card asks for somebody's health."""


def track(state: State, which: str) -> Look | None:
    """JRN-04.3, JRN-08.5, JRN-08.8, JRN-16.3  What is counted on the board."""
    if which == "cold":
        lines = [Fact("cold", {"n": state.cold, "of": BOUNDS.cold_max}, "JRN-04.3")]
        lines.append(Fact("cold-bites", {"n": STEPS_OF_COLD}, "JRN-26.157"))
    elif which == "noise":
        lines = noise(state)
    elif which == "cover":
        lines = [Fact("cover-meeting", {}, "JRN-16.3"), Fact("cover-fight", {}, "JRN-16.3")]
        lines.append(Fact("covers", {"n": len(state.covers)}, "JRN-16.3"))
    elif which == "unknown":
        lines = [Fact("unknown", {"n": len(state.unknown)}, "JRN-08.7"), Fact("unknown-end", {}, "JRN-08.8")]
        lines.append(Fact("unknown-return", {}, "JRN-08.9"))
    else:
        return None
    return Look(Fact(f"title-{which}", {}), lines)


def noise(state: State) -> list[Fact]:
    """JRN-08.4, JRN-08.5, JRN-19.7"""
    heard = heard_noise(state)
    if state.phase != SCAVENGING:
        return [Fact("noise-outside", {}, "JRN-08.4"), Fact("noise-roll", {}, "JRN-08.5")]
    lines = [Fact("noise", {"n": state.noise, "heard": heard, "of": BLACK_SIDES}, "JRN-08.5")]
    if heard != state.noise:
        lines.append(Fact("noise-changed", {"heard": heard}, "JRN-19.7"))
    return [*lines, Fact("noise-roll", {}, "JRN-08.5")]


def slot(state: State, at: int) -> Look | None:
    """JRN-08.2, JRN-08.6  Where to, and how long the night is there."""
    place = state.locations[at]
    if place < 0:
        return None
    cards = COUNTS[at] + rule_sum(place, "cards_mod")
    lines = [Fact("place", {"slot": SLOTS[at], "n": cards}, "JRN-08.6"), *of_place(state, place)]
    return Look(Fact("title", {"what": LOCATIONS[place]}), lines)


def location(state: State, place: int) -> Look:
    """JRN-08.2  A location that may lie anywhere, or not at all yet."""
    if place in state.locations:
        found = slot(state, state.locations.index(place))
        if found is not None:
            return found
    return Look(Fact("title", {"what": LOCATIONS[place]}), of_place(state, place))


def of_place(state: State, place: int) -> list[Fact]:
    scripts = LOCATION_SCRIPTS[place]
    unread = len([script for script in scripts if script not in state.used_slots])
    told = Fact("stories", {"n": unread, "of": len(scripts)}, "JRN-19.1")
    return [Fact(f"printed-{LOCATIONS[place]}", {}, "JRN-08.2"), told]


# -- cards of The unknown --------------------------------------------------------------------------


def card(state: State, kind: int) -> Look | None:
    """JRN-19.1  What it says, what it does, and each of its choices, from the words that are carried out."""
    entry = catalogue.EXPLORATION.exploration[kind]
    name = EXPLORATION[kind]
    if name == "cover":
        return track(state, "cover")
    lines = [Fact(f"printed-{name}", {}, "JRN-19.1"), *effects(entry.effects, "JRN-19.1")]
    for n, choice in enumerate(entry.choices, start=1):
        what = f"{name}_{n}"
        lines += needs(what, choice.requires)
        lines += effects(choice.effects, "JRN-19.1", what)
    if entry.optional:
        lines.append(Fact("walk-past", {}, "JRN-19.1"))
    lines.append(Fact("copies", {"n": EXPLORATION_OF.count(kind)}, "JRN-01.1"))
    return Look(Fact("title", {"what": name}), lines)


def needs(what: str, requires: list[dict[str, Any]]) -> list[Fact]:
    """JRN-18.1  What a choice asks for."""
    found: list[Fact] = []
    for cond in requires:
        if "has" in cond:
            found.append(Fact("needs", {"what": what, "items": [str(cond["has"])] * int(cond["n"])}, "JRN-18.1"))
        elif "present_at_least" in cond:
            found.append(Fact("needs-people", {"what": what, "n": int(cond["present_at_least"])}, "JRN-18.1"))
    return found


def finding(which: int) -> Look:
    """JRN-19.3  What each row of it gives."""
    entry = msgspec.to_builtins(catalogue.EXPLORATION.finding[which])
    lines = [
        Fact(f"finding-{row}", {"items": [word["item"] for word in entry[row] for _ in range(word["n"])]}, "JRN-19.3")
        for row in ("furniture", "heap", "pantry")
    ]
    return Look(Fact("title", {"what": FINDINGS[which]}), lines)


# -- people out there ------------------------------------------------------------------------------


def resident(which: int) -> Look:
    """JRN-16.2  Whom one would have to fight, if it comes to that."""
    lines = [Fact("hostile" if HOSTILE[which] else "not-hostile", {}, "JRN-16.2")]
    for letter in dict.fromkeys([(foe.letter, foe.weapon) for foe in RESIDENT_FOES[which]]):
        n = len([foe for foe in RESIDENT_FOES[which] if (foe.letter, foe.weapon) == letter])
        lines.append(Fact("enemy", {"foe": LETTERS[letter[0]], "weapon": WEAPONS[letter[1]], "n": n}, "JRN-12.1"))
    if BANDITS[which]:
        lines.append(Fact("bandits", {}, "JRN-16.1"))
    return Look(Fact("title", {"what": RESIDENTS[which]}), lines)


def foe(state: State, label: str) -> Look | None:
    """JRN-12.8, JRN-12.10, JRN-14.1  An enemy on the combat table."""
    fight = state.fight
    one = next((foe for foe in fight.foes if foe.label == label), None) if fight is not None else None
    if one is None:
        return None
    lines = [Fact("foe", {"weapon": WEAPONS[one.weapon], "prowess": one.prowess}, "JRN-12.10")]
    lines.append(Fact("foe-wounds", {"n": one.wounds, "of": ENEMY_LIVES}, "JRN-12.8"))
    if FIREARM[one.weapon]:
        lines.append(Fact("shoots-first", {}, "JRN-14.1"))
    if WEAPONS[one.backup] != NONE:
        lines.append(Fact("backup", {"weapon": WEAPONS[one.backup]}, "JRN-14.3"))
    return Look(Fact("title-foe", {"foe": label}), lines)
