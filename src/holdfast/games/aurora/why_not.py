"""Why a piece is no answer to the open question: too far, too weak, not its phase, nothing left of it."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora.chapters.c03_blows import BAYS, foreseen
from holdfast.games.aurora.chapters.c03_harm import PlaceDamage
from holdfast.games.aurora.chapters.c05_outing import PickTeam
from holdfast.games.aurora.chapters.c05_scouting import TakeTurn, strength
from holdfast.games.aurora.chapters.c08_contamination import PickInfected
from holdfast.games.aurora.chapters.c10_repairs import PickCleansed, RepairCell
from holdfast.games.aurora.chapters.c12_rest import FeedOne
from holdfast.games.aurora.chapters.c13_driving import ChooseRoad, drive_of
from holdfast.games.aurora.chapters.c13_movement import SpeedUp, Travel
from holdfast.games.aurora.chapters.c14_fire import Aim, OpenFire
from holdfast.games.aurora.pieces import (
    AMMO,
    AREAS,
    CELLS,
    FOOD,
    FUEL,
    ITEM_PHASES,
    ITEMS,
    NAMES,
    SHORT_START,
    SHORTCUTS,
    SLOTS,
    TOKENS,
    TRACKED,
)
from holdfast.games.aurora.queries import (
    bays_in,
    enemies_in,
    has_active,
    has_tracks,
    is_enemy,
    kinds_held,
    region_of,
)
from holdfast.games.aurora.state import EXHAUSTED, Player, State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import question
from holdfast.kernel.step import Ask, Seat
from holdfast.kernel.table import Table

ASKED_ABOUT: Final = (
    *("slot", "survivor", "space", "road", "enemy", "item"),
    *("token", "cell", "bay", "block", "bonus", "act"),
)
"""Kinds of pieces that some question is answered with; of the others nothing needs a reason."""


def why_not(table: Table[State], seat: Seat, anchor: str) -> Fact | None:
    ask = question(table, seat)
    kind, _, which = anchor.partition(":")
    if ask is None or kind not in ASKED_ABOUT:
        return None
    found = answer(table, seat, ask, kind, which)
    return Fact("other-question", {}, ask.rule) if found is None else found


def answer(table: Table[State], seat: Seat, ask: Ask[Any, Any], kind: str, which: str) -> Fact | None:
    """By the piece, where it could have been an answer to this question or to another of this phase."""
    state = table.state
    if kind == "slot" and isinstance(ask, TakeTurn):
        return scouting(state, seat, ask, which)
    if kind == "survivor":
        return of_survivor(state, seat, ask, which)
    if kind in ("space", "road"):
        return driving(state, seat, ask, kind, which)
    if kind == "enemy":
        return shooting(state, seat, ask, which)
    if kind == "item" and which in ITEMS:
        return of_item(state, seat, which)
    if kind == "token" and which in TOKENS:
        return of_token(state.players[seat], ask, which)
    return of_cell(table, seat, ask, which) if kind == "cell" else None


# -- scouting ----------------------------------------------------------------------------------------


def scouting(state: State, seat: Seat, ask: TakeTurn, which: str) -> Fact | None:
    """AUR-05.2, AUR-05.6, AUR-05.7"""
    at = int(which) - 1 if which.isdigit() else -1
    if not 0 <= at < SLOTS:
        return None
    card, player = state.zone[at], state.players[seat]
    if card < 0:
        return Fact("no-card", {}, "AUR-02.14")
    if is_enemy(card):
        return Fact("enemy", {}, "AUR-05.6")
    if ask.acted:
        return Fact("acted", {}, "AUR-05.2")
    if not has_active(player):
        return Fact("nobody-active", {}, "AUR-05.2")
    value, reach = state.board.values[at], strength(player)
    if reach < value:
        return Fact("too-weak", {"value": value, "reach": reach}, "AUR-05.7")
    return Fact("nothing-to-do", {}, "AUR-05.8")


def of_survivor(state: State, seat: Seat, ask: Ask[Any, Any], which: str) -> Fact | None:
    """AUR-05.4, AUR-05.7, AUR-12.1  Where this one is, and what it lacks."""
    player = state.players[seat]
    crew = [NAMES[card] for card in player.crew]
    if which not in crew:
        return Fact("not-yours", {}, ask.rule)
    at = crew.index(which)
    if isinstance(ask, PickTeam):
        return team_mate(state, player, at)
    if isinstance(ask, PickCleansed):
        return Fact("healthy", {}, "AUR-08.2") if not player.ill[at] else Fact("not-there", {}, "AUR-07.2")
    if isinstance(ask, TakeTurn | FeedOne):
        if player.zone[at] != EXHAUSTED:
            return Fact("needs-no-food" if isinstance(ask, FeedOne) else "rests", {}, "AUR-05.4")
        return Fact("no-food", {}, "AUR-05.4")
    return Fact("not-there", {}, ask.rule) if isinstance(ask, PickInfected) else None


def team_mate(state: State, player: Player, at: int) -> Fact:
    sent = state.outing is not None and player.crew[at] in state.outing.team
    if sent:
        return Fact("already-goes", {}, "AUR-05.7")
    return Fact("not-active", {}, "AUR-05.7")


# -- the road ----------------------------------------------------------------------------------------


def driving(state: State, seat: Seat, ask: Ask[Any, Any], kind: str, which: str) -> Fact | None:
    """AUR-13.3 to AUR-13.6, AUR-22.12"""
    if isinstance(ask, Travel | SpeedUp):
        return Fact("first-fuel", {}, "AUR-13.3")
    if not isinstance(ask, ChooseRoad):
        return Fact("roads-later", {}, "AUR-13.1") if kind == "space" or which in SHORTCUTS else None
    here = state.players[seat].space
    if kind == "space" and which.isdigit():
        ahead = int(which) - here
        if ahead <= 0:
            return Fact("behind", {}, "AUR-13.5")
        return Fact("too-far", {"n": max(1, ahead - drive_of(state).left)}, "AUR-13.5")
    return shortcut(state, seat, SHORTCUTS.index(which)) if which in SHORTCUTS else None


def shortcut(state: State, seat: Seat, short: int) -> Fact:
    if state.closed >> short & 1:
        return Fact("closed", {}, "AUR-22.12")
    if TRACKED[short] and not has_tracks(state.players[seat]):
        return Fact("no-tracks", {}, "AUR-13.6")
    return Fact("other-start", {"space": SHORT_START[short]}, "AUR-13.6")


# -- guns and cells ----------------------------------------------------------------------------------


def shooting(state: State, seat: Seat, ask: Ask[Any, Any], which: str) -> Fact | None:
    """AUR-14.2, AUR-14.7"""
    near = [NAMES[state.enemies[at].card] for at in enemies_in(state, region_of(state, seat))]
    if isinstance(ask, OpenFire | Aim):
        if which not in near:
            return Fact("other-region", {}, "AUR-14.7")
        return Fact("first-weapon", {}, "AUR-14.7") if isinstance(ask, OpenFire) else None
    return Fact("guns-later", {}, "AUR-14.7")


def of_cell(table: Table[State], seat: Seat, ask: Ask[Any, Any], which: str) -> Fact | None:
    """`truck any damaged`: a cell of the own convoy."""
    place, _, rest = which.partition(" ")
    kind, _, inside = rest.partition(" ")
    if place not in BAYS or kind not in CELLS:
        return None
    state = table.state
    if isinstance(ask, RepairCell):
        return None if inside == "damaged" else Fact("whole", {}, "AUR-10.1")
    if isinstance(ask, PlaceDamage):
        if inside == "damaged":
            return Fact("has-damage", {}, "AUR-03.5")
        elsewhere = BAYS.index(place) not in bays_in(foreseen(table, seat), ask.area)
        return Fact("other-area", {"area": AREAS[ask.area]}, "AUR-03.5") if elsewhere else None
    if isinstance(ask, OpenFire) and kind.startswith("weapon"):
        return gun(state, seat, inside)
    return None


def gun(state: State, seat: Seat, inside: str) -> Fact:
    """AUR-14.7, AUR-14.10"""
    if inside == "damaged":
        return Fact("weapon-damaged", {}, "AUR-14.7")
    if not enemies_in(state, region_of(state, seat)):
        return Fact("no-enemy", {}, "AUR-14.7")
    return Fact("no-ammo" if not state.players[seat].load[AMMO] else "has-fired", {}, "AUR-14.7")


# -- tokens and items --------------------------------------------------------------------------------


def of_token(player: Player, ask: Ask[Any, Any], which: str) -> Fact | None:
    """AUR-05.4, AUR-13.4  None of it, or nobody to give it to."""
    kind = TOKENS.index(which)
    if kind < len(player.load) and not player.load[kind]:
        return Fact("none-left", {"token": which}, ask.rule)
    if which == TOKENS[FOOD] and isinstance(ask, TakeTurn | FeedOne | PickTeam):
        return Fact("food-for-whom", {}, "AUR-05.4")
    if which == TOKENS[FUEL] and not isinstance(ask, SpeedUp):
        return Fact("fuel-later", {}, "AUR-13.3")
    return Fact("ammo-later", {}, "AUR-14.7") if which == TOKENS[AMMO] else None


def of_item(state: State, seat: Seat, which: str) -> Fact | None:
    """AUR-09.4, AUR-R59"""
    kind = ITEMS.index(which)
    if kind not in kinds_held(state.players[seat]):
        return None
    if state.phase not in ITEM_PHASES[kind]:
        return Fact("item-phase", {"phases": ITEM_PHASES[kind]}, "AUR-09.4")
    return Fact("item-useless", {}, "AUR-09.4")
