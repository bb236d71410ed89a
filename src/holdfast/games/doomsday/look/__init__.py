"""The card of every piece on the table: what it is, and its numbers here and now, from what the one who looks knows."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.look import cards, people, printed
from holdfast.games.doomsday.pieces import PROGRAMS, SEATS, SLOTS, TEAMS, WEAPON_NAMES, WEAPONS
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import Fact, Look
from holdfast.kernel.step import Seat

TEAM_RULE: Final = {
    "human": "DOM-12.1",
    "machine": "DOM-12.2",
    "outlaw": "DOM-12.3",
    "legion": "DOM-14.1",
    "fallen": "DOM-14.1",
}


def look(state: State, seat: Seat | None, anchor: str) -> Look | None:
    """Anchors are called as the boards call them: a kind, and which one."""
    kind, _, which = anchor.partition(":")
    if kind == "seat":
        return people.person(state, seat, SEATS.index(which)) if which in names(state) else None
    if kind == "pair":
        both = which.split(":")
        return people.pair(state, both) if len(both) == 2 and {*both} <= {*names(state)} else None
    if kind == "card":
        who, _, slot = which.partition(":")
        there = who in names(state) and slot in SLOTS
        return cards.card(state, seat, SEATS.index(who), SLOTS.index(slot)) if there else None
    if kind == "weapon" and which in [*WEAPONS, *WEAPON_NAMES]:
        return printed.weapon(state, which)
    if kind == "program" and which in PROGRAMS:
        return printed.program(state, PROGRAMS.index(which))
    if kind == "team" and which in TEAMS:
        return Look(Fact("title", {"what": which}), [Fact(f"team-{which}", {}, TEAM_RULE[which])])
    return printed.deck(state) if anchor == "deck:programs" else printed.lead(state) if anchor == "lead" else None


def names(state: State) -> list[str]:
    """What the seats of this table are called."""
    return SEATS[: len(state.players)]
