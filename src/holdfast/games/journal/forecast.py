"""What a choice would lead to, from what lies open: shown to the leader who has not decided yet, and to the others."""

from __future__ import annotations

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.dangers import dangers
from holdfast.games.journal.outlook import in_house
from holdfast.games.journal.prospects import out_there
from holdfast.games.journal.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import question
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def forecast(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """What it costs and brings, in the house or outside; then what a beginner would regret."""
    state, ask = table.state, question(table, seat)
    found = in_house(state, ask, choice)
    if not found and isinstance(choice, Word):
        found = out_there(state, ask, choice)
    return [*found, *dangers(state, ask, choice)]
