"""The evening's four tasks, and what a night raid brings."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.state import State
from holdfast.kernel.game import Fact, Look

TASKS: Final = {"bed": "JRN-07.2", "floor": "JRN-07.3", "guard": "JRN-07.4", "scavenge": "JRN-07.6"}
"""By the rule that says what each does."""
HARMS: Final = {"damage": "JRN-09.3", "wounds": "JRN-09.4"}
"""Likewise."""


def task(which: str) -> Look:
    """JRN-07.1"""
    lines = [Fact(f"evening-{which}", {}, TASKS[which])]
    if which == "guard":
        lines.append(Fact("evening-guard-needed", {}, "JRN-07.5"))
    return Look(Fact(f"title-task-{which}", {}), lines)


def harm(state: State, which: str) -> Look:
    """JRN-09.6  What is left of it, and how it is stopped."""
    raid = state.raid
    left = 0 if raid is None else raid.damage if which == "damage" else raid.wounds
    told = [Fact(f"cut-{which}", {"n": left}, HARMS[which]), Fact("cut-by", {}, "JRN-09.6")]
    return Look(Fact(f"title-cut-{which}", {}), told)
