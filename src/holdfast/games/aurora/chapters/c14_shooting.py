"""AUR-14.1  Phase 4, shooting: the load is checked, then ambush, convoy fire, enemy fire."""

from __future__ import annotations

from typing import Any

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c14_ambush import Ambush, SpareFor
from holdfast.games.aurora.chapters.c14_enemy_fire import EnemyFire
from holdfast.games.aurora.chapters.c14_fire import ConvoyFire
from holdfast.games.aurora.chapters.c14_load import LoadCheck, Thaw
from holdfast.games.aurora.queries import living
from holdfast.games.aurora.state import SHOOTING, State
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class Shooting(Step[State]):
    """AUR-14.1  Ambush, convoy fire, enemy fire; nothing is rearranged meanwhile."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        table.tell(events.PhaseBegan(SHOOTING))
        steps: list[Step[Any]] = [SpareFor(seat) for seat in living(state)]
        table.then_all([LoadCheck(), BeginShooting(), *steps, Ambush(), ConvoyFire(), EnemyFire(), Thaw()])


class BeginShooting(Step[State]):
    """The load check belongs to what was before."""

    def run(self, table: Table[State]) -> None:
        table.state.phase = SHOOTING
