"""LIF-14  Evening: gulls."""

from __future__ import annotations

from holdfast.games.lifeboat.chapters.c19_ending import land
from holdfast.games.lifeboat.state import GULL, GULLS_TO_LAND, State
from holdfast.games.lifeboat.verbs import change_gulls
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table


class CountGulls(Step[State]):
    """LIF-14.1  A gull comes, a crossed gull goes; the fourth ends the game at once (LIF-14.2)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        change = GULL[state.evening_card]
        if change:
            change_gulls(table, change)
        if state.gulls == GULLS_TO_LAND:
            land(table, "card")
