"""One weight for each option of an open question: the greatest is what instinct would do."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora.chapters.c03_harm import DropToken, GiveUp, PlaceDamage
from holdfast.games.aurora.chapters.c05_outing import PickTeam
from holdfast.games.aurora.chapters.c08_contamination import PickInfected
from holdfast.games.aurora.chapters.c09_items import UseItem
from holdfast.games.aurora.chapters.c10_repairs import PickCleansed, RepairCell
from holdfast.games.aurora.chapters.c14_fire import Aim, At, Fire, OpenFire
from holdfast.games.aurora.instinct.foresight import LOOKS_AHEAD, weigh_by_foresight, weigh_team
from holdfast.games.aurora.instinct.harm import weigh_harm
from holdfast.games.aurora.instinct.reasons import reason
from holdfast.games.aurora.instinct.worth import prospects, rival_prospects
from holdfast.games.aurora.queries import defence, enemy_at
from holdfast.games.aurora.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import question
from holdfast.kernel.policy import Policy, chance, share
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table

SPREAD: Final = 6.0
"""How many points of lead are one unit of log-odds."""


class Instinct(Policy[State]):
    """Weights are points, roughly. What it has no opinion of it answers as an absent player would."""

    def value(self, table: Table[State], seat: Seat) -> float:
        if table.result is not None:
            return share(table, seat)
        state = table.state
        hopes = [prospects(state, other, player) for other, player in enumerate(state.players)]
        if state.automa is not None:
            hopes.append(rival_prospects(state))
        return chance(hopes, seat, SPREAD)

    def reason(self, table: Table[State], seat: Seat, choice: Choice) -> Fact | None:
        return reason(table.state, seat, question(table, seat), choice)

    def weigh(self, table: Table[State], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        if isinstance(ask, LOOKS_AHEAD):
            return weigh_by_foresight(table, seat, offered)
        if isinstance(ask, PickTeam):
            return [weigh_team(table.state, seat, choice) for choice in offered]
        if isinstance(ask, PlaceDamage | DropToken | GiveUp | PickInfected | RepairCell | PickCleansed):
            return [weigh_harm(table, seat, choice) for choice in offered]
        if isinstance(ask, OpenFire | Aim):
            return [weigh_fire(table.state, seat, choice) for choice in offered]
        usual = ask.default(table, seat).text
        return [1.0 if choice.text == usual else 0.0 for choice in offered]


INSTINCT: Final = Instinct()


def weigh_fire(state: State, seat: Seat, choice: Choice) -> float:
    """Every hit is fame: fire while there is ammo, at who is nearest to falling."""
    if isinstance(choice, Fire):
        return 1.0 + 0.3 * choice.kind - 0.6 * choice.item
    if isinstance(choice, At):
        enemy = state.enemies[enemy_at(state, choice.card)]
        return 0.5 * enemy.marks.count(seat) - (defence(state, enemy.tier) - enemy.damage)
    return -1.0 if isinstance(choice, UseItem) else 0.5
