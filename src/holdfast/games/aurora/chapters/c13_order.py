"""AUR-13.12  The turn-order track is put in order: the leading convoy right-most, ties as they were."""

from __future__ import annotations

from holdfast.games.aurora import events
from holdfast.games.aurora.queries import name_of, space_of
from holdfast.games.aurora.state import State
from holdfast.kernel.table import Table


def reorder(table: Table[State]) -> None:
    state = table.state
    order = sorted(state.order, key=lambda actor: space_of(state, actor))
    state.order = order
    if not table.unheard():
        table.tell(events.OrderSet([name_of(state, actor) for actor in order]))
