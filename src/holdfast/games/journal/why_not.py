"""Why a piece is no answer to the open question: out of reach, taken, too dear, not its time."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_anytime import moment
from holdfast.games.journal.chapters.c05_costs import build_cost, can_pay, craft_cost, crafts_at, occupied, sites
from holdfast.games.journal.chapters.c05_planning import ChooseFitting, ChooseSite, PlanFor, ways_to_clear
from holdfast.games.journal.chapters.c06_dusk import Feed
from holdfast.games.journal.chapters.c07_evening import GiveTask, free_beds
from holdfast.games.journal.chapters.c08_trip import Equip
from holdfast.games.journal.pieces import (
    ACTION_AT,
    ACTION_LIMIT,
    BARS,
    BEDS,
    CHARACTERS,
    CRUCIAL,
    DOOR,
    FITTINGS,
    FOOD,
    ITEMS,
    LIMIT,
    LOCKPICK,
    NEXT_TO,
    RUBBLE,
    SAWBLADE,
    SHELTER_KIND,
    SPACES,
    TIMING,
    TOOLS,
)
from holdfast.games.journal.queries import can_act, free_tools, is_empty, reached, stock
from holdfast.games.journal.state import COMING, DEAD, HERE, LEFT, State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import options, question, rights
from holdfast.kernel.step import Ask, Seat
from holdfast.kernel.table import Table

ASKED_ABOUT: Final = ("person", "space", "item", "fitting", "idea", "crucial", "weapon", "slot", "location")
"""Kinds of pieces that some question is answered with; of the others nothing needs a reason."""
GONE: Final = {DEAD: "dead", LEFT: "left", COMING: "coming"}


def why_not(table: Table[State], seat: Seat, anchor: str) -> Fact | None:
    state, ask = table.state, question(table, seat)
    kind, _, which = anchor.partition(":")
    if kind not in ASKED_ABOUT:
        return None
    if ask is None:
        return Fact("not-leader", {}, "JRN-03.2") if table.result is None else None
    if any(anchor in choice.anchors() for choice in [*options(table, seat), *rights(table, seat)]):
        return None
    return reason(state, ask, kind, which) or Fact("other-question", {}, ask.rule)


def reason(state: State, ask: Ask[Any, Any], kind: str, which: str) -> Fact | None:
    if kind == "person" and which in CHARACTERS:
        return of_person(state, ask, CHARACTERS.index(which))
    if kind == "space" and which in SPACES:
        return of_space(state, ask, SPACES.index(which))
    if kind in ("fitting", "idea") and which in FITTINGS:
        return of_fitting(state, ask, FITTINGS.index(which))
    if kind == "item" and which in ITEMS:
        return of_item(state, ask, ITEMS.index(which))
    if kind == "crucial" and which in CRUCIAL:
        card = CRUCIAL.index(which)
        return of_crucial(state, card)
    return None


def of_crucial(state: State, card: int) -> Fact:
    """JRN-10.9, JRN-19.6"""
    if card not in state.hand:
        return Fact("not-in-hand", {}, "JRN-10.9")
    if TIMING[card] == state.phase and state.played_at == moment(state):
        return Fact("moment-used", {}, "JRN-19.6")
    return Fact(f"timing-{TIMING[card]}", {}, "JRN-10.9")


def of_person(state: State, ask: Ask[Any, Any], who: int) -> Fact | None:
    """JRN-05.2, JRN-05.3, JRN-11.4"""
    one = state.people[who]
    name = {"who": CHARACTERS[who]}
    if one.where in GONE:
        return Fact(GONE[one.where], name, "JRN-11.4" if one.where != COMING else "JRN-11.6")
    if one.where != HERE:
        return Fact("unknown-person", name, "JRN-11.6")
    if not isinstance(ask, PlanFor):
        return None
    if not can_act(state, who, state.stage):
        return Fact("crossed", name, "JRN-05.2")
    if who in state.idle:
        return Fact("rests", name, "JRN-05.3")
    busy = any(who in (errand.who, errand.helper) for errand in state.errands)
    return Fact("busy", name, "JRN-05.3") if busy else None


# -- the shelter -----------------------------------------------------------------------------------


def of_space(state: State, ask: Ask[Any, Any], space: int) -> Fact | None:
    if not isinstance(ask, PlanFor | ChooseSite | GiveTask):
        return None
    if not reached(state)[space]:
        return Fact("out-of-reach", {}, "JRN-05.6")
    if isinstance(ask, ChooseSite):
        return no_site(state, ask.fitting, space)
    if isinstance(ask, GiveTask):
        fitting = state.built[space]
        full = fitting >= 0 and BEDS[fitting] > 0 and space not in free_beds(state)
        return Fact("bed-full" if full else "no-bed", {}, "JRN-07.2")
    return no_work(state, ask.character, space)


def no_site(state: State, fitting: int, space: int) -> Fact | None:
    """JRN-05.16, JRN-05.18"""
    if space in occupied(state):
        return Fact("taken", {}, "JRN-05.5")
    if not is_empty(state, space):
        return Fact("not-empty", {}, "JRN-05.16")
    return Fact("not-beside", {"what": FITTINGS[NEXT_TO[fitting]]}, "JRN-05.18") if NEXT_TO[fitting] >= 0 else None


def no_work(state: State, who: int, space: int) -> Fact | None:
    """JRN-05.4, JRN-05.5, JRN-05.9, JRN-05.19"""
    card = state.lying[space]
    if space in occupied(state):
        return Fact("taken", {}, "JRN-05.5")
    if card >= 0:
        return no_tool(state, who, SHELTER_KIND[card])
    if state.boarded >> space & 1:
        return Fact("boarded", {}, "JRN-05.22")
    fitting, crafts = crafts_at(state, space)
    action = ACTION_AT[space]
    if fitting >= 0 and LIMIT[fitting] and state.uses[fitting] >= LIMIT[fitting]:
        return Fact("done-today", {}, "JRN-05.19")
    if fitting < 0 <= action and ACTION_LIMIT[action] and state.action_uses[action] >= ACTION_LIMIT[action]:
        return Fact("done-today", {}, "JRN-05.22")
    if not crafts:
        return Fact("nothing-to-do", {}, "JRN-05.8")
    costs = [craft_cost(who, fitting, craft) for craft in crafts]
    if any(can_pay(state, cost) for cost in costs):
        return Fact("box-empty", {}, "JRN-05.19")
    return lacking(state, min(costs, key=lambda cost: shortage(state, cost)))


def no_tool(state: State, who: int, kind: int) -> Fact | None:
    """JRN-05.10, JRN-05.12, JRN-05.13"""
    if kind == RUBBLE and not ways_to_clear(state, who):
        return Fact("needs-shovel", {}, "JRN-05.10")
    tool = {BARS: SAWBLADE, DOOR: LOCKPICK}.get(kind, -1)
    if tool < 0 or free_tools(state, tool) > 0:
        return None
    used = state.storage[tool] > 0
    return Fact("tool-used" if used else "needs-tool", {"item": ITEMS[tool]}, "JRN-05.4" if used else "JRN-05.9")


def shortage(state: State, cost: list[tuple[int, int]]) -> int:
    return sum(max(0, n - state.storage[kind]) for kind, n in cost)


def lacking(state: State, cost: list[tuple[int, int]]) -> Fact:
    """JRN-05.4, JRN-25.5  What this stage makes comes only after it."""
    items = [ITEMS[kind] for kind, n in cost for _ in range(max(0, n - state.storage[kind]))]
    return Fact("lacks", {"items": items}, "JRN-05.4")


def of_fitting(state: State, ask: Ask[Any, Any], fitting: int) -> Fact | None:
    """JRN-05.16, JRN-05.17"""
    if not isinstance(ask, ChooseFitting | PlanFor):
        return None
    if not state.stack[fitting]:
        return Fact("only-idea" if state.ideas[fitting] else "all-built", {}, "JRN-05.17")
    cost = build_cost(ask.character, fitting)
    if not can_pay(state, cost):
        return lacking(state, cost)
    return Fact("first-build", {}, "JRN-05.16") if sites(state, fitting) else Fact("no-place", {}, "JRN-05.16")


def of_item(state: State, ask: Ask[Any, Any], kind: int) -> Fact | None:
    """JRN-03.5, JRN-06.3, JRN-08.3"""
    if not stock(state)[kind] and not (isinstance(ask, Equip) and state.storage[kind]):
        return Fact("none-here", {"item": ITEMS[kind]}, "JRN-03.5")
    if isinstance(ask, Equip):
        return Fact("packed-past", {}, "JRN-08.3")
    if isinstance(ask, Feed) and kind not in FOOD:
        return Fact("not-food", {}, "JRN-06.3")
    if isinstance(ask, PlanFor) and kind in TOOLS:
        return Fact("tool-goes-along", {}, "JRN-05.9")
    return None
