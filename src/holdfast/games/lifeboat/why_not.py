"""Why a piece is no answer to the open question, from what this seat itself can see."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat.chapters.c04_morning import KeepOne
from holdfast.games.lifeboat.chapters.c06_turns import Action
from holdfast.games.lifeboat.chapters.c08_demands import AnswerDemand
from holdfast.games.lifeboat.chapters.c10_fights import TakeSides
from holdfast.games.lifeboat.chapters.c13_evening import Preparation
from holdfast.games.lifeboat.chapters.c15_overboard import Rescue
from holdfast.games.lifeboat.chapters.c16_sharks import Bait
from holdfast.games.lifeboat.chapters.c17_thirst import ShareWater
from holdfast.games.lifeboat.chapters.c20_scoring import TREASURES
from holdfast.games.lifeboat.queries import find, holds, is_adrift, is_conscious, name_of, seat_of
from holdfast.games.lifeboat.state import BAIT, BONUS, KINDS, MEDKIT, NAMES, PARASOL, RING, WATER, State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import options, question
from holdfast.kernel.step import Ask, SealedAnswer, Seat
from holdfast.kernel.table import Table

ITS_HOUR: Final = {
    "water": Fact("water-evening", {}, "LIF-17.4"),
    "life_ring": Fact("ring-rescue", {}, "LIF-15.2"),
    "shark_bait": Fact("bait-water", {}, "LIF-16.1"),
    "compass": Fact("compass-evening", {}, "LIF-13.4"),
    "oar": Fact("oar-row", {}, "LIF-07.1"),
}
"""Cards that are no deed of the day."""
PRESSED: Final = ("seat", "card", "mine", "open", "side", "pile", "deck", "hand", "stack")


def why_not(table: Table[State], seat: Seat, anchor: str) -> Fact | None:
    kind, _, which = anchor.partition(":")
    ask = question(table, seat)
    if ask is None or kind not in PRESSED:
        return None
    if kind == "mine" and any(f"card:{which}" in choice.anchors() for choice in options(table, seat)):
        return None
    if kind == "seat" and which in NAMES and seat_of(table.state, NAMES.index(which)) >= 0:
        of = seat_of(table.state, NAMES.index(which))
        told = person(table.state, seat, of, ask)
    else:
        told = thing(table.state, seat, kind, which, ask)
    return general(ask) if told is None else told


def general(ask: Ask[Any, Any]) -> Fact:
    """The question is about something else."""
    if isinstance(ask, KeepOne):
        return Fact("from-packet", {}, "LIF-04.5")
    if isinstance(ask, AnswerDemand):
        return Fact("answer-first", {}, "LIF-08.3")
    if isinstance(ask, Preparation):
        return Fact("evening-rights", {}, "LIF-13.1")
    return Fact("other-question", {}, ask.rule)


# -- people ------------------------------------------------------------------------------------------


def person(state: State, seat: Seat, of: Seat, ask: Ask[Any, Any]) -> Fact | None:
    if state.sailors[of].swept:
        return Fact("swept", {"who": name_of(state, of)}, "LIF-15.5")
    if isinstance(ask, TakeSides):
        fight = state.fight
        fighting = fight is not None and (fight.attackers | fight.victims) >> seat & 1
        return Fact("in-fight" if fighting else "only-sides", {}, "LIF-10.3")
    if isinstance(ask, ShareWater):
        return drinking(state, seat, of)
    if isinstance(ask, SealedAnswer) and isinstance(ask.together, Rescue):
        return swimming(state, seat, of)
    return None


def drinking(state: State, seat: Seat, of: Seat) -> Fact:
    """LIF-17.1, LIF-17.4"""
    if not state.sailors[of].thirst:
        return Fact("not-thirsty", {"who": name_of(state, of), "self": of == seat}, "LIF-17.1")
    return Fact("no-water", {}, "LIF-17.4")


def swimming(state: State, seat: Seat, of: Seat) -> Fact:
    """LIF-15.2"""
    if not holds(state.sailors[seat], RING):
        return Fact("no-ring", {}, "LIF-15.2")
    if not state.in_water >> of & 1:
        return Fact("not-in-water", {"who": name_of(state, of)}, "LIF-15.2")
    return Fact("cannot-catch", {"who": name_of(state, of)}, "LIF-15.2")


# -- cards and decks ---------------------------------------------------------------------------------


def thing(state: State, seat: Seat, kind: str, which: str, ask: Ask[Any, Any]) -> Fact | None:
    if isinstance(ask, Action) and kind == "deck" and which == "navigation":
        return Fact("adrift", {}, "LIF-07.1") if is_adrift(state) else None
    if kind not in ("card", "mine") or which not in KINDS:
        return None
    if isinstance(ask, Action):
        return no_deed(state, seat, KINDS.index(which))
    if isinstance(ask, SealedAnswer) and isinstance(ask.together, Bait) and which != KINDS[BAIT]:
        return Fact("only-bait", {}, "LIF-16.1")
    if isinstance(ask, ShareWater) and which == KINDS[WATER]:
        return Fact("nobody-thirsty", {}, "LIF-17.1")
    return None


def no_deed(state: State, seat: Seat, kind: int) -> Fact | None:
    """LIF-11.1  Which hour a card has, or what it lacks."""
    own = state.sailors[seat]
    if TREASURES[kind]:
        return Fact("treasure", {}, "LIF-20.7")
    if KINDS[kind] in ITS_HOUR:
        return ITS_HOUR[KINDS[kind]]
    if kind == MEDKIT:
        return Fact("nobody-wounded", {}, "LIF-11.2")
    if kind == PARASOL and find(own.open, PARASOL) >= 0:
        return Fact("parasol-open", {}, "LIF-11.3")
    return Fact("weapon-fight", {}, "LIF-10.5") if BONUS[kind] and is_conscious(own) else None
