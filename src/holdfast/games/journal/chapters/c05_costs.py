"""JRN-05.4  What an action costs this character, and what may be made."""

from __future__ import annotations

from holdfast.games.journal.pieces import (
    ACTION_AT,
    ACTION_CRAFTS,
    ACTION_LIMIT,
    BOARD_UP,
    BUILD,
    CHEMISTRY,
    CHEMISTS,
    COOKING,
    CRAFTS,
    ELECTRICAL,
    FITTINGS,
    LIMIT,
    NEXT_TO,
    REPLACES,
    SKILL,
    SPACES,
    WATER,
    WOOD,
    Craft,
)
from holdfast.games.journal.queries import beside, is_empty, reached
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import discard_from
from holdfast.kernel.table import Table

Cost = list[tuple[int, int]]


def reduced(cost: Cost, kind: int) -> Cost:
    """One less of this kind, at least 0."""
    return [(one, n - 1 if one == kind else n) for one, n in cost]


def craft_cost(who: int, fitting: int, craft: Craft, less: int = -1) -> Cost:
    """JRN-26.36, JRN-26.38, JRN-26.39  A recipe as this character makes it; `less`: what the Chemist saves."""
    cost = craft.cost
    skill = SKILL[who]
    if skill == "cheap_cooking" and fitting in COOKING:
        cost = reduced(reduced(cost, WOOD), WATER)
    if skill == "cheap_wood" and fitting < 0 and craft in ACTION_CRAFTS[BOARD_UP]:
        cost = reduced(cost, WOOD)
    return reduced(cost, less) if less >= 0 else cost


def savings(who: int, fitting: int, craft: Craft) -> list[int]:
    """JRN-26.38  The tokens of which the Chemist may save one; -1: none."""
    if SKILL[who] != "cheap_chemistry" or fitting not in CHEMISTRY:
        return [-1]
    return [kind for kind, n in craft.cost if kind in CHEMISTS and n > 0] or [-1]


def build_cost(who: int, fitting: int) -> Cost:
    """JRN-26.39, JRN-26.43  A fitting as this character builds it."""
    cost = BUILD[fitting]
    if SKILL[who] == "cheap_wood":
        cost = reduced(cost, WOOD)
    if SKILL[who] == "cheap_electric":
        cost = reduced(cost, ELECTRICAL)
    return cost


def can_pay(state: State, cost: Cost) -> bool:
    return all(state.storage[kind] >= n for kind, n in cost)


def pay(table: Table[State], cost: Cost) -> None:
    """JRN-05.4  From storage at once, so that no plan spends anything twice."""
    for kind, n in cost:
        discard_from(table, table.state.storage, kind, n)


def occupied(state: State) -> list[int]:
    """JRN-05.5  Spaces that somebody stands on in this stage, or that something will lie on."""
    return [space for one in state.errands for space in (one.space, one.to) if space >= 0]


def crafts_at(state: State, space: int) -> tuple[int, list[Craft]]:
    """The fitting there (-1: a printed action) and its recipes, as far as its daily limit goes."""
    fitting = state.built[space]
    if fitting >= 0:
        open_today = LIMIT[fitting] == 0 or state.uses[fitting] < LIMIT[fitting]
        return fitting, CRAFTS[fitting] if open_today else []
    action = ACTION_AT[space]
    if action < 0 or (action == BOARD_UP and state.boarded >> space & 1):
        return -1, []
    open_today = ACTION_LIMIT[action] == 0 or state.action_uses[action] < ACTION_LIMIT[action]
    return -1, ACTION_CRAFTS[action] if open_today else []


def makeable(state: State, who: int, space: int) -> list[tuple[int, int]]:
    """JRN-05.19  Recipes, and what the Chemist saves, that this character can carry out there."""
    fitting, crafts = crafts_at(state, space)
    found: list[tuple[int, int]] = []
    for at, craft in enumerate(crafts):
        if craft.products and not any(state.box[kind] for kind in craft.products):
            continue
        saved = savings(who, fitting, craft)
        found += [(at, less) for less in saved if can_pay(state, craft_cost(who, fitting, craft, less))]
    return found


def sites(state: State, fitting: int, moved_from: int = -1) -> list[int]:
    """JRN-05.16, JRN-05.18  Where this fitting may be laid, or moved to."""
    reach = reached(state)
    taken = occupied(state)
    found: list[int] = []
    for space in range(len(SPACES)):
        if not reach[space] or space in taken:
            continue
        over = moved_from < 0 and REPLACES[fitting] >= 0 and state.built[space] == REPLACES[fitting]
        fits = NEXT_TO[fitting] < 0 or beside(state, space, NEXT_TO[fitting])
        if fits and (over or is_empty(state, space)):
            found.append(space)
    return found


def buildable(state: State, who: int) -> list[int]:
    """JRN-05.16, JRN-05.17  Fittings on the stack that this character can pay for and find a place for."""
    return [
        fitting
        for fitting in range(len(FITTINGS))
        if state.stack[fitting] and can_pay(state, build_cost(who, fitting)) and sites(state, fitting)
    ]


def at_reach(state: State) -> list[int]:
    """Built fittings that can be reached and that nobody uses in this stage."""
    reach = reached(state)
    taken = occupied(state)
    return [at for at, one in enumerate(state.built) if one >= 0 and reach[at] and at not in taken]


def movable(state: State) -> list[int]:
    """JRN-05.20  Built fittings that have somewhere else to go."""
    return [space for space in at_reach(state) if sites(state, state.built[space], space)]
