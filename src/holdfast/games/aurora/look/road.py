"""The road and what stands above it."""

from __future__ import annotations

from holdfast.games.aurora.chapters.c16_scoring import aurora_space
from holdfast.games.aurora.chapters.c23_suffering import WORDS
from holdfast.games.aurora.pieces import (
    AUTOMA_NAME,
    AVALANCHE,
    COUNTERS,
    MAY_LEAVE,
    NAMES,
    REGIONS,
    SHORT_END,
    SHORT_START,
    SHORTCUTS,
    TRACKED,
)
from holdfast.games.aurora.queries import defence
from holdfast.games.aurora.state import State
from holdfast.kernel.game import Fact, Look
from holdfast.kernel.step import Seat


def ship(state: State, seat: Seat | None) -> Look:
    """How far it is, on which of its labels it stands, and what reaching it means."""
    lines = [
        Fact("ship", {}, "AUR-15.2"),
        Fact("label", {"n": max(1, state.round), "of": len(state.board.aurora)}, "AUR-15.3"),
    ]
    if seat is not None and not state.players[seat].out:
        far = max(0, aurora_space(state) - state.players[seat].space)
        lines.insert(0, Fact("to-ship", {"n": far}, "AUR-13.5"))
    lines.append(Fact("at-ship", {}, "AUR-16.6"))
    return Look(Fact("title-ship", {}), lines)


def space(state: State, space: int) -> Look:
    """One space: its region, and the counter that lies on it."""
    lines = [Fact("space", {"region": REGIONS[state.board.region[space]]}, "AUR-13.11")]
    if space in state.board.special:
        counter = state.counters[state.board.special.index(space)]
        if counter >= 0:
            rule = "AUR-13.8" if MAY_LEAVE[counter] else "AUR-13.10"
            lines.append(Fact("counter" if MAY_LEAVE[counter] else "poison", {"counter": COUNTERS[counter]}, rule))
    return Look(Fact("title-space", {"n": space}), lines)


def shortcut(state: State, short: int) -> Look:
    """From where to where, for whom, and at what price."""
    ends = {"start": SHORT_START[short], "end": SHORT_END[short]}
    lines = [Fact("shortcut", {**ends}, "AUR-13.5")]
    if TRACKED[short]:
        lines.append(Fact("tracked", {}, "AUR-13.6"))
    lines += [Fact("price", {"what": word["do"], "n": word["n"]}, "AUR-22.11") for word in WORDS[SHORTCUTS[short]]]
    if AVALANCHE[short]:
        closed = bool(state.closed >> short & 1)
        lines.append(Fact("closed" if closed else "avalanche", {}, "AUR-22.12"))
    return Look(Fact("title", {"what": SHORTCUTS[short]}), lines)


def enemy(state: State, which: str) -> Look | None:
    """Its ambush, and what it still takes."""
    found = [one for one in state.enemies if NAMES[one.card] == which]
    if not which.startswith("enemy_"):
        return None
    lines = [Fact(f"printed-{which}", {}, "AUR-14.1")]
    for one in found:
        most = defence(state, one.tier)
        lines.append(Fact("defence", {"left": most - one.damage, "of": most}, "AUR-14.3"))
        lines.append(Fact("loot", {}, "AUR-14.15"))
    return Look(Fact("title", {"what": which}), lines)


def automa(state: State, which: str) -> Look | None:
    """The rival of the solo game."""
    if which != AUTOMA_NAME or state.automa is None:
        return None
    return Look(Fact("title-automa", {}), [Fact("automa", {}, "AUR-23.1")])
