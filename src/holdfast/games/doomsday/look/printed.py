"""What is printed on roles, weapons and programs, as lines, and what is to be said of them at this table."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import catalogue
from holdfast.games.doomsday.chapters.c08_drawing import limit
from holdfast.games.doomsday.pieces import (
    ALWAYS,
    COLOUR,
    DRAWS,
    PROGRAMS,
    ROLES,
    SEATS,
    TEAMS,
    WEAPON_NAMES,
    WEAPON_OF,
    WEAPONS,
)
from holdfast.games.doomsday.queries import holder_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import Fact, Look

TIMING: Final = [program.timing for program in catalogue.PROGRAMS]
COPIES: Final = [program.quantity for program in catalogue.PROGRAMS]
TIMING_RULE: Final = {
    "any": "DOM-08.4",
    "own_turn": "DOM-08.4",
    "permanent": "DOM-08.5",
    "secret_loyalty": "DOM-08.6",
}


def role(card: int) -> list[Fact]:
    """DOM-02.3, DOM-09.1  Its words; its colour, or that it counts for nothing but itself."""
    lines = [Fact(f"printed-{ROLES[card]}", {}, "DOM-09.1")]
    if ALWAYS[card] >= 0:
        return [*lines, Fact("always", {"team": TEAMS[ALWAYS[card]]}, "DOM-02.3")]
    return [*lines, Fact("colour", {"team": TEAMS[COLOUR[card]]}, "DOM-02.1")]


def weapon(state: State, which: str) -> Look:
    """DOM-07.2, DOM-06.2b  Its words, who holds it, and whether anybody may take it."""
    kind = WEAPONS.index(which) if which in WEAPONS else WEAPON_OF[WEAPON_NAMES.index(which)]
    lines = [Fact(f"printed-{WEAPONS[kind]}", {}, "DOM-07.2")]
    holder = holder_of(state, WEAPON_NAMES.index(which))
    if holder >= 0:
        lines.append(Fact("held", {"who": SEATS[holder]}, "DOM-06.2"))
    elif kind in state.mode.row.locked:
        lines.append(Fact("locked", {}, "DOM-06.2b"))
    lines.append(Fact("draws" if DRAWS[kind] else "dropped", {}, "DOM-07.5"))
    return Look(Fact("title", {"what": which}), lines)


def program(state: State, kind: int) -> Look:
    """DOM-08.4, DOM-08.6  Its words, and when it may be used."""
    timing = TIMING[kind]
    return Look(
        Fact("title", {"what": PROGRAMS[kind]}),
        [
            Fact(f"printed-{PROGRAMS[kind]}", {}, "DOM-08.1"),
            Fact(f"timing-{timing}", {}, TIMING_RULE[timing]),
            Fact("copies", {"n": COPIES[kind]}, "DOM-01.2"),
        ],
    )


def deck(state: State) -> Look:
    """DOM-06.3, DOM-08.9, DOM-13.6  How many are left, and how many one keeps."""
    lines = [Fact("deck", {"n": len(state.deck)}, "DOM-06.3"), Fact("limit", {"n": limit(state)}, "DOM-08.9")]
    return Look(Fact("title-deck", {}), lines)


def lead(state: State) -> Look:
    """DOM-04.8  Whose turn it is, and that everything goes round from there."""
    return Look(Fact("title-lead", {}), [Fact("lead", {"who": SEATS[state.turn.seat]}, "DOM-04.8")])
