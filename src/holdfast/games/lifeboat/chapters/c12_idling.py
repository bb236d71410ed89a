"""LIF-12  Action: idle."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.queries import name_of
from holdfast.games.lifeboat.state import NAMES, State
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


class Idle(Choice):
    """Do nothing: one's own character rests."""

    icon = "zzz"

    def __init__(self, who: int) -> None:
        super().__init__("idle")
        self.who = who

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.who]}"]


IDLE: Final = [Idle(character) for character in range(len(NAMES))]


def idle(table: Table[State], seat: Seat) -> None:
    """LIF-12.1  Nothing happens; no fatigue."""
    table.tell(events.Idled(name_of(table.state, seat)))
