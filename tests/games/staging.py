"""Putting a scene of any game on the stage."""

from __future__ import annotations

from typing import Any

from holdfast.api import Table
from holdfast.kernel.settle import settle
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Step


def start(sitting: Sitting, agenda: list[Step[Any]]) -> Table:
    """Put these steps on the agenda, in reading order, and let the table come to its first question."""
    table = sitting.table
    table.agenda[:] = agenda[::-1]
    table.passes = []
    table.result = None
    table.heard = []
    settle(table)
    fresh = Sitting(sitting.game, sitting.header, table, table.clone())
    fresh.heard = table.heard
    table.heard = None
    fresh.number_questions()
    return Table(fresh)
