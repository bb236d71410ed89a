"""LIF-09  Action: steal. Only the Kid can."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.events import HIDDEN
from holdfast.games.lifeboat.offers import let_lapse
from holdfast.games.lifeboat.queries import name_of
from holdfast.games.lifeboat.state import KIND_OF, KINDS, NAMES, State
from holdfast.games.lifeboat.verbs import take_blind
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


class Steal(Choice):
    """Steal a closed card, without asking and without a fight."""

    icon = "eye"

    def __init__(self, of: int) -> None:
        super().__init__(f"steal {NAMES[of]}")
        self.of = of

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.of]}"]


STEAL: Final = [Steal(character) for character in range(len(NAMES))]


def steal(table: Table[State], kid: Seat, victim: Seat) -> None:
    """LIF-09.1  One closed card at random. Once announced, the victim can save nothing (LIF-09.3)."""
    state = table.state
    card = take_blind(table, kid, victim)
    who, of = name_of(state, kid), name_of(state, victim)
    known = events.Stole(who, of, KINDS[KIND_OF[card]])
    table.tell(known, 1 << kid | 1 << victim, events.Stole(who, of, HIDDEN))
    let_lapse(table)
