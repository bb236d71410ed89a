"""The card of every piece on the table: what it does, and its numbers here and now. Only what everybody may see."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.look import convoy, road, zone
from holdfast.games.aurora.pieces import ACTIONS, ITEMS, NAMES, SHORTCUTS, SLOTS, TOKENS
from holdfast.games.aurora.queries import name_of
from holdfast.games.aurora.state import State
from holdfast.kernel.game import Fact, Look
from holdfast.kernel.step import Seat

PLAIN: Final = {
    "fame": ("fame", "AUR-10.1"),
    "automa": ("automa", "AUR-23.1"),
    "load:by_hand": ("by-hand", "AUR-14.1"),
    "token:nothing": ("nothing", "AUR-03.3"),
}
"""Pieces of which the same is said at every moment."""
TOKEN_RULE: Final = {
    "ammo": "AUR-14.7",
    "food": "AUR-05.4",
    "fuel": "AUR-13.3",
    "survivor": "AUR-03.8",
    "item": "AUR-06.4",
}


def look(state: State, seat: Seat | None, anchor: str) -> Look | None:
    """Anchors are called as the boards call them: a kind, and which one."""
    kind, _, which = anchor.partition(":")
    if anchor in PLAIN:
        name, rule = PLAIN[anchor]
        return Look(Fact(f"title-{name}", {}), [Fact(name, {}, rule)])
    if anchor == "ship":
        return road.ship(state, seat)
    if kind == "token" and which in TOKENS:
        return Look(named(which), [Fact(f"token-{which}", {}, TOKEN_RULE[which])])
    if kind == "item" and which in ITEMS:
        return Look(named(which), [Fact(f"printed-{which}", {}, "AUR-09.4"), Fact("item", {}, "AUR-09.2")])
    if kind == "action" and which in ACTIONS:
        return Look(named(which), [Fact(f"printed-{which}", {}, "AUR-23.5")])
    return out_there(state, kind, which) or at_home(state, seat, kind, which)


def out_there(state: State, kind: str, which: str) -> Look | None:
    """What lies on the road and beside it."""
    if kind == "space" and which.isdigit() and int(which) <= state.board.last:
        return road.space(state, int(which))
    if kind == "road" and which in SHORTCUTS:
        return road.shortcut(state, SHORTCUTS.index(which))
    if kind == "enemy" and which in NAMES:
        return road.enemy(state, which)
    if kind == "slot" and which.isdigit() and 1 <= int(which) <= SLOTS:
        return zone.slot(state, int(which) - 1)
    if kind in ("block", "act", "bonus") and state.outing is not None:
        return zone.slot(state, state.outing.slot)
    return zone.deck(state, which) if kind == "deck" else None


def at_home(state: State, seat: Seat | None, kind: str, which: str) -> Look | None:
    """What belongs to one convoy; a spectator looks at the first."""
    owner = 0 if seat is None else seat
    if kind == "seat":
        seats = [at for at in range(len(state.players)) if name_of(state, at) == which]
        return convoy.seat(state, seats[0]) if seats else road.automa(state, which)
    if kind == "survivor":
        return convoy.survivor(state, owner, which)
    if kind == "bay":
        return convoy.bay(state, owner, which)
    return convoy.cell(which) if kind == "cell" else None


def named(which: str) -> Fact:
    return Fact("title", {"what": which})
