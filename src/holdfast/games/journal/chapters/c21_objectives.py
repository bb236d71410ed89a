"""JRN-21  Objectives: revealed by a chapter, paid for in part or at once, judged by the next."""

from __future__ import annotations

from holdfast.games.journal import catalogue, events
from holdfast.games.journal.chapters.c18_conditions import holds
from holdfast.games.journal.pieces import (
    ITEMS,
    OBJECTIVE_CHAPTER,
    OBJECTIVES,
    PAY_ITEMS,
    PAY_VALUE,
    TOKENS,
    VALUE,
    kinds_of,
)
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import discard_from, tell
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Right, Seat
from holdfast.kernel.table import Table

CONDITIONS = [one.conditions for one in catalogue.MORNINGS.objective]


def reveal_objective_word(table: Table[State], by: Seat, on: On, chapter: int) -> None:
    """`reveal_objective`: one at random of this chapter, open to all."""
    state = table.state
    among = [at for at, its in enumerate(OBJECTIVE_CHAPTER) if its == chapter]
    state.objective = among[table.dice.below(len(among))]
    state.paid = [0] * len(ITEMS)
    state.paid_value = 0
    tell(table, events.ObjectiveRevealed(OBJECTIVES[state.objective]))


def judge_objective_word(table: Table[State], by: Seat, on: On, chapter: int) -> None:
    """`judge_objective`: all conditions, and the whole payment. In a short siege Chapter III judges the first one."""
    state = table.state
    objective = state.objective
    if objective < 0:
        return
    fulfilled = is_fulfilled(state, objective)
    state.objective = -1
    state.judged.append(objective)
    if fulfilled:
        state.fulfilled.append(objective)
    tell(table, events.ObjectiveJudged(OBJECTIVES[objective], fulfilled))
    name = f"{OBJECTIVES[objective]}_{'success' if fulfilled else 'failure'}"
    table.then_all(table.game.plan(name).steps(by, (-1,)))


def is_fulfilled(state: State, objective: int) -> bool:
    """JRN-21.2  Success needs all conditions and the whole payment."""
    if not all(holds(state, cond) for cond in CONDITIONS[objective]):
        return False
    return not still_due(state, objective) and state.paid_value >= PAY_VALUE[objective]


def still_due(state: State, objective: int) -> list[int]:
    """The kinds of items that are still missing."""
    found: list[int] = []
    for name, n in PAY_ITEMS[objective]:
        kinds = kinds_of(name)
        if sum(state.paid[kind] for kind in kinds) < n:
            found += kinds
    return found


def payable(state: State) -> list[int]:
    """JRN-21.1  What storage could give now toward the objective."""
    objective = state.objective
    if objective < 0:
        return []
    kinds = still_due(state, objective)
    if state.paid_value < PAY_VALUE[objective]:
        kinds = TOKENS
    return [kind for kind in kinds if state.storage[kind] > state.tools.count(kind)]


class Contribute(Right):
    """JRN-21.1  One item from storage toward the objective; it is gone, also if the objective then fails."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"contribute {ITEMS[kind]}")
        self.kind = kind
        self.thing = ITEMS[kind]

    def anchors(self) -> list[str]:
        return ["objective", f"item:{self.thing}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        discard_from(table, state.storage, self.kind, 1)
        state.paid[self.kind] += 1
        state.paid_value += VALUE[self.kind]
        tell(table, events.ObjectivePaid(ITEMS[self.kind]))


PAYMENTS = [Contribute(kind) for kind in range(len(ITEMS))]


def payment_rights(state: State) -> list[Choice]:
    return [PAYMENTS[kind] for kind in payable(state)]
