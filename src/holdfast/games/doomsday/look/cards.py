"""A card before a player: its face, if the one who looks knows it; else what it could be, and what it protects from."""

from __future__ import annotations

from holdfast.games.doomsday.look.printed import role
from holdfast.games.doomsday.pieces import (
    FACTIONS,
    LOYAL_BY,
    LOYALTIES,
    LOYALTY_OF,
    ROLE,
    ROLES,
    SEATS,
    SIDES,
    SLOTS,
    TEAMS,
)
from holdfast.games.doomsday.queries import hidden_sides, is_open, loyalty_counts_as, owners_of, spot_of, unseen
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import MINE, Fact, Look
from holdfast.kernel.step import Seat


def card(state: State, seat: Seat | None, of: Seat, slot: int) -> Look | None:
    """DOM-02.1, DOM-06.1  A loyalty card or a role; no card lies there: nothing."""
    if slot >= ROLE + len(state.players[of].roles):
        return None
    lies_open = is_open(state, of, slot)
    title = Fact("title-card", {"who": SEATS[of], "slot": SLOTS[slot]})
    if slot < ROLE:
        return Look(title, loyalty(state, seat, of, slot, lies_open))
    which = state.players[of].roles[slot - ROLE]
    if lies_open:
        return Look(Fact("title", {"what": ROLES[which]}), role(which))
    lines = hidden_role(state, of)
    if seat is not None and state.known.roles.knows(seat, which):
        lines.insert(0, Fact("seen", {"face": ROLES[which]}, "DOM-06.1", MINE))
    return Look(title, lines)


def hidden_role(state: State, of: Seat) -> list[Fact]:
    """DOM-06.1, DOM-07.2  When it can be peeked at, and what makes its owner show it."""
    open_sides = len(SIDES) - len(hidden_sides(state, of))
    return [Fact("hidden-role", {"n": open_sides}, "DOM-06.1"), Fact("asked-by-rifle", {}, "DOM-07.2")]


def loyalty(state: State, seat: Seat | None, of: Seat, side: int, lies_open: bool) -> list[Fact]:
    spot = spot_of(state, of, side)
    which = state.loyal[spot]
    lines: list[Fact] = []
    if lies_open:
        lines.append(counts(state, which, ""))
    elif seat is not None and state.known.loyalties.knows(seat, which):
        lines += [Fact("seen", {"face": LOYALTIES[LOYALTY_OF[which]]}, "DOM-06.1", MINE), counts(state, which, MINE)]
    else:
        lines.append(Fact("unseen", unseen(state, seat), "DOM-03.2", "" if seat is None else MINE))
    if state.mode.is_ring:
        lines.append(Fact("shared", {"who": [SEATS[one] for one in owners_of(state, spot)]}, "DOM-13.3"))
    return lines


def counts(state: State, which: int, kind: str) -> Fact:
    """DOM-02.1, DOM-17.39  For whom it counts now, and how much."""
    team = loyalty_counts_as(state, which)
    if team not in FACTIONS:
        return Fact("counts-legion", {}, "DOM-14.4", kind)
    return Fact("counts", {"team": TEAMS[team], "n": LOYAL_BY[which]}, "DOM-02.1", kind)
