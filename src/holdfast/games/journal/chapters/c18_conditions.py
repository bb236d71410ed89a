"""JRN-18.1  Conditions: what a choice, an objective or an epilogue asks of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from holdfast.games.journal.pieces import FITTINGS, STATES, STATS
from holdfast.games.journal.queries import boards, group, guards, held, kinds_named, present, stands
from holdfast.games.journal.state import State
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

Test = Callable[[State, dict[str, Any]], bool]


def has(state: State, cond: dict[str, Any]) -> bool:
    """So many in the current pile; of a category the sum."""
    return held(state, kinds_named(cond["has"])) >= int(cond["n"])


def flag(state: State, cond: dict[str, Any]) -> bool:
    return state.flags.get(cond["flag"], 0) > 0


def flag_count(state: State, cond: dict[str, Any]) -> bool:
    return state.flags.get(cond["flag_count"], 0) >= int(cond["at_least"])


def cold_at_least(state: State, cond: dict[str, Any]) -> bool:
    return state.cold >= int(cond["cold_at_least"])


def present_at_least(state: State, cond: dict[str, Any]) -> bool:
    return len(present(state)) >= int(cond["present_at_least"])


def alive_at_least(state: State, cond: dict[str, Any]) -> bool:
    return len(group(state)) >= int(cond["alive_at_least"])


def deaths_at_least(state: State, cond: dict[str, Any]) -> bool:
    """Who died or left so far."""
    return state.losses >= int(cond["deaths_at_least"])


def stat(state: State, cond: dict[str, Any]) -> bool:
    """Has somebody present so much of it?"""
    values = STATS[cond["stat"]]
    return any(values[who] >= cond["at_least"] for who in present(state))


def any_state(state: State, cond: dict[str, Any]) -> bool:
    kind = STATES.index(cond["any_state"])
    return any(state.people[who].states[kind] >= cond["at_least"] for who in group(state))


def no_state(state: State, cond: dict[str, Any]) -> bool:
    kind = STATES.index(cond["no_state"])
    return all(state.people[who].states[kind] < cond["at_least"] for who in group(state))


def fitting_built(state: State, cond: dict[str, Any]) -> bool:
    return stands(state, FITTINGS.index(cond["fitting_built"]))


def fitting_built_any(state: State, cond: dict[str, Any]) -> bool:
    return any(stands(state, FITTINGS.index(name)) for name in cond["fitting_built_any"])


def fittings_at_least(state: State, cond: dict[str, Any]) -> bool:
    return sum(1 for one in state.built if one >= 0) >= int(cond["fittings_at_least"])


def boarded_at_least(state: State, cond: dict[str, Any]) -> bool:
    return len(boards(state)) >= int(cond["boarded_at_least"])


def shelter_cards_cleared_at_least(state: State, cond: dict[str, Any]) -> bool:
    return state.cleared >= int(cond["shelter_cards_cleared_at_least"])


def armed_guards_at_least(state: State, cond: dict[str, Any]) -> bool:
    raid = state.raid
    armed = [] if raid is None else [who for who in guards(state) if raid.arms[who] >= 0]
    return len(armed) >= int(cond["armed_guards_at_least"])


def raid_damage_left_at_least(state: State, cond: dict[str, Any]) -> bool:
    """JRN-09.18  After all reductions and fittings, whether or not there was anything to steal."""
    return state.raid is not None and state.raid.damage >= int(cond["raid_damage_left_at_least"])


def no_losses_this_chapter(state: State, cond: dict[str, Any]) -> bool:
    return state.losses_chapter == 0


def all_states_below(state: State, cond: dict[str, Any]) -> bool:
    return all(at < cond["all_states_below"] for who in group(state) for at in state.people[who].states)


CONDITIONS: Final[dict[str, Test]] = {
    "has": has,
    "flag": flag,
    "flag_count": flag_count,
    "cold_at_least": cold_at_least,
    "present_at_least": present_at_least,
    "alive_at_least": alive_at_least,
    "deaths_at_least": deaths_at_least,
    "stat": stat,
    "any_state": any_state,
    "no_state": no_state,
    "fitting_built": fitting_built,
    "fitting_built_any": fitting_built_any,
    "fittings_at_least": fittings_at_least,
    "boarded_at_least": boarded_at_least,
    "shelter_cards_cleared_at_least": shelter_cards_cleared_at_least,
    "armed_guards_at_least": armed_guards_at_least,
    "raid_damage_left_at_least": raid_damage_left_at_least,
    "no_losses_this_chapter": no_losses_this_chapter,
    "all_states_below": all_states_below,
}
"""By the word that names each; it is the first word of a condition in the content."""


def holds(state: State, cond: dict[str, Any]) -> bool:
    """Does this condition hold? `not = true` negates it."""
    for name, test in CONDITIONS.items():
        if name in cond:
            return test(state, cond) != bool(cond.get("not", False))
    return False


def condition_holds(table: Table[State], by: Seat, on: On, cond: dict[str, Any]) -> bool:
    """The same as a query of an effect."""
    return holds(table.state, cond)
