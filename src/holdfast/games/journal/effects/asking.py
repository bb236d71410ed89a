"""How effects ask and pay, and what conditions they know. Read once; nothing of this runs in a play."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c18_conditions import CONDITIONS, condition_holds
from holdfast.games.journal.pieces import (
    CATEGORIES,
    CHARACTERS,
    FITTINGS,
    ITEMS,
    STATES,
    STATS,
    VALUE,
)
from holdfast.games.journal.queries import present, stock
from holdfast.games.journal.state import State
from holdfast.games.journal.verbs import discard
from holdfast.games.vocabulary import Reading, When
from holdfast.kernel.parts.asking import EffectAsk, Manner, Picked, answers
from holdfast.kernel.parts.paying import Purse
from holdfast.kernel.parts.plans import Condition, On, Operation
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

Op = Operation[State]
At = Reading[State]


class Leading(Manner[State]):
    """JRN-03.2  The leader answers."""

    def who(self, table: Table[State], by: Seat) -> Seat:
        return table.state.leader

    def timer(self, ask: str) -> str:
        return "decision"

    def default(self, table: Table[State], ask: EffectAsk[State], options: list[Choice], usual: Choice) -> Choice:
        """JRN-D41  What is worth least."""
        paid = [one for one in options if isinstance(one, Picked) and one.text.startswith("pay ")]
        return min(paid, key=lambda one: VALUE[one.which]) if paid else usual


class Pile(Purse[State]):
    """JRN-18.1  Costs are paid from the findings pile on a trip, from storage otherwise."""

    def held(self, table: Table[State], by: Seat, kind: int) -> int:
        return stock(table.state)[kind]

    def spend(self, table: Table[State], by: Seat, kind: int, number: int) -> None:
        discard(table, kind, number)

    def worth(self, kind: int) -> int:
        return VALUE[kind]


PURSE: Final = Pile(ITEMS, CATEGORIES)
NAMES: Final = answers("name", CHARACTERS, "person")


def those_present(table: Table[State], by: Seat, on: On) -> list[int]:
    return present(table.state)


# -- conditions ------------------------------------------------------------------------------------

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "has": ("n",),
    "flag_count": ("at_least",),
    "stat": ("at_least",),
    "any_state": ("at_least",),
    "no_state": ("at_least",),
}
"""What stands beside the first word of a condition."""
KNOWN: Final[dict[str, list[str]]] = {
    "has": [*ITEMS, *CATEGORIES],
    "stat": list(STATS),
    "any_state": STATES,
    "no_state": STATES,
    "fitting_built": FITTINGS,
    "fitting_built_any": FITTINGS,
}
"""The names that a condition may use."""


def read_condition(word: At, cond: dict[str, Any]) -> Condition[State]:
    """A condition as the content has it: `{ has = "wood", n = 2 }`."""
    name = next((one for one in CONDITIONS if one in cond), "")
    if not name:
        word.unknown("condition", str(next(iter(cond), "")), CONDITIONS)
    fields = {name, "not", *FIELDS.get(name, ())}
    for field in cond:
        if field not in fields:
            word.unknown("field", field, fields, f' of "{name}"')
    for field in FIELDS.get(name, ()):
        if not isinstance(cond.get(field), int):
            word.wrong(f'"{name}" wants a number "{field}"')
    if name in KNOWN:
        said = cond[name] if isinstance(cond[name], list) else [cond[name]]
        for one in said:
            if one not in KNOWN[name]:
                word.unknown("name", str(one), KNOWN[name], f' in "{name}"')
    return Condition(condition_holds, (cond,))


class Never(When, tag="never"):
    """Conditions of this game are read by `read_condition`; a vocabulary wants one."""

    def condition(self, word: At) -> Condition[State]:
        return Condition(condition_holds, ({},))
