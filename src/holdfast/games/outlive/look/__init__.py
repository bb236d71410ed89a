"""The card of every piece on the table: what it does, and its numbers here and now. Only what everybody may see."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.look import convoy, shelter, valley
from holdfast.games.outlive.look.owners import owner_of
from holdfast.games.outlive.pieces import DISASTERS, EQUIPMENT, LEADERS, MEANS, PREY, SQUADS, TOKENS, ZONES
from holdfast.games.outlive.state import State
from holdfast.kernel.game import Look
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

WHOLE: Final = ("airlock", "gauge", "bill")
"""Parts of a shelter of which there is one: `airlock` is one's own, `airlock:blue` theirs."""


def look(table: Table[State], seat: Seat | None, anchor: str) -> Look | None:
    """Anchors are called as the boards call them: a kind, and which one; `tile:blue/axe` is another shelter's."""
    kind, _, name = anchor.partition(":")
    state = table.state
    owner, which = owner_of(state, seat, f"{name}/" if kind in WHOLE and name else name)
    if kind in WHOLE:
        return None if owner is None else shelter.whole(table, owner, kind)
    card = out_there(state, seat, owner, kind, which)
    return card if card is not None else at_home(state, owner, kind, which)


def out_there(state: State, seat: Seat | None, owner: Seat | None, kind: str, which: str) -> Look | None:
    """What lies on the map and on the Convoy."""
    if kind == "zone" and which in ZONES:
        return valley.zone(state, seat, ZONES.index(which))
    if kind == "squad" and which in SQUADS and owner is not None:
        return valley.squad(state, seat, owner, SQUADS.index(which))
    if kind == "prey":
        return valley.prey(state, seat, which)
    if kind == "place" and which.isdigit():
        return valley.place(state, int(which))
    if kind == "token" and which in TOKENS:
        return valley.token(state, which)
    if kind in valley.AT_THE_VISIT and state.visit is not None:
        return valley.at_the_visit(state, seat, kind, state.visit.zone)
    if kind == "disaster" and which in DISASTERS:
        return convoy.disaster(state, seat, DISASTERS.index(which))
    if kind == "day" and which.isdigit():
        return convoy.day(state, int(which))
    return convoy.first(state, seat) if kind == "first" else None


def at_home(state: State, owner: Seat | None, kind: str, which: str) -> Look | None:
    """What belongs to one shelter."""
    own = None if owner is None else state.shelters[owner]
    if kind in ("room", "dealt", "build"):
        return shelter.room(state, owner, which)
    if kind == "tile" and which in EQUIPMENT:
        return shelter.tile(state, own, EQUIPMENT.index(which))
    if kind == "trophy" and which in PREY and owner is not None:
        return shelter.trophy(state, owner, PREY.index(which))
    if kind == "resource" and which in MEANS:
        return shelter.resource(which)
    if kind == "leader" and which in LEADERS:
        return shelter.leader(LEADERS.index(which))
    if kind == "strength" and which.isdigit():
        return valley.strength(int(which))
    return shelter.survivor() if kind in ("settle", "recruit") else None
