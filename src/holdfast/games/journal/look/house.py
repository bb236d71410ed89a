"""A space of the shelter, a fitting, an idea: what can be done there, by whom, and what it takes."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.pieces import (
    ACTION_AT,
    ACTION_LIMIT,
    ACTIONS,
    BEDS,
    BOARD_UP,
    BREACHES,
    BUILD,
    FITTINGS,
    GUARD_POST,
    ITEMS,
    LIMIT,
    NEXT_TO,
    REPLACES,
    SEARCH_POINTS,
    SHELTER_KIND,
    SHELTER_KINDS,
    SLEEP_FLOOR,
    SPACES,
)
from holdfast.games.journal.queries import boards, is_remnant, reached
from holdfast.games.journal.spelt import effects
from holdfast.games.journal.state import State
from holdfast.kernel.game import Fact, Look

KIND_RULE: Final = {
    "rubble": "JRN-05.10",
    "bars": "JRN-05.13",
    "locked_door": "JRN-05.12",
    "trash": "JRN-05.14",
    "furniture": "JRN-05.14",
}
_ACTION_RECIPES: Final = [action.recipes for action in catalogue.SHELTER.space_action]
_FITTING_RECIPES: Final = [fitting.recipes for fitting in catalogue.FITTINGS]


def space(state: State, at: int) -> Look:
    """JRN-05.6, JRN-05.15  What lies or stands here; and whether anybody can get there."""
    lines = here(state, at)
    if not reached(state)[at]:
        lines.append(Fact("out-of-reach", {}, "JRN-05.6"))
    return Look(Fact("title", {"what": SPACES[at]}), lines)


def here(state: State, at: int) -> list[Fact]:
    if at in BREACHES:
        return breach(state, at)
    if state.lying[at] >= 0:
        return shelter_card(state, at)
    if state.built[at] >= 0:
        return [Fact("stands", {"what": FITTINGS[state.built[at]]}, "JRN-05.16"), *work(state, state.built[at])]
    if at == GUARD_POST:
        return [Fact("guard", {}, "JRN-07.4"), Fact("guard-way", {}, "JRN-05.6")]
    if at == SLEEP_FLOOR:
        return [Fact("floor", {}, "JRN-07.3")]
    if ACTION_AT[at] >= 0:
        return action(state, ACTION_AT[at])
    return [Fact("empty", {}, "JRN-05.15")]


def breach(state: State, at: int) -> list[Fact]:
    """JRN-05.22, JRN-09.11"""
    count = Fact("boards", {"n": len(boards(state)), "of": len(BREACHES)}, "JRN-09.11")
    if state.boarded >> at & 1:
        return [Fact("boarded", {}, "JRN-09.11"), count]
    return [Fact("open-breach", {}, "JRN-05.6"), *recipes(ACTIONS[BOARD_UP], _ACTION_RECIPES[BOARD_UP]), count]


def shelter_card(state: State, at: int) -> list[Fact]:
    """JRN-05.9 to JRN-05.14  What it needs and how far it is; what is inside nobody knows."""
    kind = SHELTER_KIND[state.lying[at]]
    name = SHELTER_KINDS[kind]
    lines = [Fact(f"printed-{name}", {}, KIND_RULE[name])]
    if SEARCH_POINTS[kind]:
        lines.append(Fact("searched", {"n": state.points[at], "of": SEARCH_POINTS[kind]}, "JRN-05.14"))
    elif is_remnant(state, at):
        lines.append(Fact("remnants", {}, "JRN-05.11"))
    elif name == "rubble":
        lines.append(Fact("whole-rubble", {}, "JRN-05.11"))
    return [*lines, Fact("inside", {}, "JRN-05.9")]


def action(state: State, which: int) -> list[Fact]:
    """JRN-05.8, JRN-05.22  A printed action."""
    lines = [Fact(f"printed-{ACTIONS[which]}", {}, "JRN-05.22"), *recipes(ACTIONS[which], _ACTION_RECIPES[which])]
    if ACTION_LIMIT[which]:
        left = ACTION_LIMIT[which] - state.action_uses[which]
        lines.append(Fact("left-today", {"n": max(0, left)}, "JRN-05.22"))
    return lines


def recipes(owner: str, listed: list[catalogue.Recipe]) -> list[Fact]:
    """JRN-05.19  What each takes and what it makes."""
    found: list[Fact] = []
    for recipe in listed:
        what = f"{owner}_{recipe.id}"
        takes = [item for item, n in recipe.cost.items() for _ in range(n)]
        done = effects(recipe.effects, "JRN-05.19", what)
        first = done[0] if done and done[0].name == "does" else None
        if first is None:
            found.append(Fact("recipe-takes", {"what": what, "items": takes}, "JRN-05.19"))
            found += done
        else:
            found.append(Fact("recipe", {**first.args, "items": takes}, "JRN-05.19"))
            found += done[1:]
    return found


def fitting(state: State, which: int) -> Look:
    """JRN-05.16 to JRN-05.19  Also one that is not built yet."""
    takes = [ITEMS[kind] for kind, n in BUILD[which] for _ in range(n)]
    lines = [Fact("built" if which in state.built else "build", {"items": takes}, "JRN-05.16")]
    lines += work(state, which)
    if which not in state.built:
        lines += before_building(state, which)
    return Look(Fact("title", {"what": FITTINGS[which]}), lines)


def before_building(state: State, which: int) -> list[Fact]:
    """JRN-05.16, JRN-05.17, JRN-05.18  Is it known how, and where may it stand?"""
    lines: list[Fact] = []
    if not state.stack[which]:
        lines.append(Fact("idea" if state.ideas[which] else "none-left", {}, "JRN-05.17"))
    if NEXT_TO[which] >= 0:
        lines.append(Fact("next-to", {"what": FITTINGS[NEXT_TO[which]]}, "JRN-05.18"))
    if REPLACES[which] >= 0:
        lines.append(Fact("replaces", {"what": FITTINGS[REPLACES[which]]}, "JRN-05.18"))
    lacks = [ITEMS[kind] for kind, n in BUILD[which] for _ in range(max(0, n - state.storage[kind]))]
    return [*lines, Fact("lacks", {"items": lacks}, "JRN-05.4")] if lacks else lines


def work(state: State, which: int) -> list[Fact]:
    """What it is good for."""
    lines = [Fact(f"printed-{FITTINGS[which]}", {}, "JRN-05.25" if not _FITTING_RECIPES[which] else "JRN-05.19")]
    lines += recipes(FITTINGS[which], _FITTING_RECIPES[which])
    if LIMIT[which] and which in state.built:
        lines.append(Fact("left-today", {"n": max(0, LIMIT[which] - state.uses[which])}, "JRN-05.19"))
    if BEDS[which]:
        lines.append(Fact("bed", {"n": BEDS[which]}, "JRN-07.2"))
    return lines
