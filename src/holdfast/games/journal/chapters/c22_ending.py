"""JRN-22  Victory, defeat, epilogues and the chronicle's score."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import catalogue, events
from holdfast.games.journal.chapters.c18_conditions import holds
from holdfast.games.journal.pieces import EPILOGUES, LOSSES, NOBODY_LEFT, SURVIVORS
from holdfast.games.journal.queries import group
from holdfast.games.journal.state import OVER, State
from holdfast.games.journal.verbs import tell
from holdfast.kernel.step import Step
from holdfast.kernel.table import Result, Table

WHEN: Final = {one.id: one.when for scripts in catalogue.SCRIPTS.values() for one in scripts if one.when}
"""What each epilogue asks for."""
NOBODY, UNGUARDED, CEASEFIRE = "nobody", "unguarded", "ceasefire"
"""Why a game ends."""
PER_SURVIVOR, PER_OBJECTIVE, PER_MARK, MOST_MARKS = 10, 10, 3, 5
GOOD: Final = ("kind", "dignity", "witness", "child")
BAD: Final = ("stole", "betrayed")


class Lose(Step[State]):
    """JRN-22.2  Nobody is left, or nobody was on guard."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def run(self, table: Table[State]) -> None:
        finish(table, self.reason)


class Win(Step[State]):
    """JRN-22.1  The ceasefire is revealed and somebody is alive."""

    def run(self, table: Table[State]) -> None:
        finish(table, CEASEFIRE if group(table.state) else NOBODY)


def epilogues(state: State, reason: str) -> list[int]:
    """JRN-22.3  Which epilogues are read, in their order."""
    if reason == UNGUARDED:
        return []
    if reason == NOBODY:
        return [NOBODY_LEFT]
    read = [script for script in SURVIVORS if is_due(state, script)][:1]
    return [*read, *(script for script in (LOSSES, *EPILOGUES) if is_due(state, script))]


def is_due(state: State, script: int) -> bool:
    return all(holds(state, cond) for cond in WHEN[script])


def finish(table: Table[State], reason: str) -> None:
    """JRN-22.3, JRN-22.4  The epilogue, and what the chronicle makes of it: all win or lose together."""
    state = table.state
    for script in epilogues(state, reason):
        tell(table, events.EpilogueRead(script))
    state.phase = OVER
    tell(table, events.SiegeEnded(reason))
    parts = chronicle(state)
    total = sum(parts.values())
    winners = list(range(table.seats)) if reason == CEASEFIRE else []
    table.finish(Result(winners, [total] * table.seats, reason, [parts] * table.seats))


def chronicle(state: State) -> dict[str, int]:
    """JRN-22.4  Statistics only."""
    people = group(state)
    good = sum(state.flags.get(mark, 0) for mark in GOOD)
    bad = sum(state.flags.get(mark, 0) for mark in BAD)
    return {
        "survivors": PER_SURVIVOR * len(people),
        "states": -sum(sum(state.people[who].states) for who in people),
        "objectives": PER_OBJECTIVE * len(state.fulfilled),
        "good": PER_MARK * min(MOST_MARKS, good),
        "bad": -PER_MARK * min(MOST_MARKS, bad),
    }
