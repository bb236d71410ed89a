"""DOM-05.7, DOM-05.8, DOM-R27  The end of a turn: the lead player card goes on, and no game goes on for ever."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c12_victory import DRAW, end, verdict
from holdfast.games.doomsday.pieces import QUIET_ROUNDS_MOST, ROUNDS_MOST, SEATS
from holdfast.games.doomsday.queries import left_of
from holdfast.games.doomsday.state import State, Turn
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

QUIET_TOLD: Final = 8
"""From so many quiet rounds on their number is public."""


class TurnEnd(Step[State]):
    """DOM-05.8  What is left of a turn that ended at once: the card goes to the next living player on the left."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        was = state.turn.seat
        if not table.unheard():
            table.tell(events.TurnEnded(SEATS[was]))
        state.queue.clear()
        state.turn = Turn(left_of(state, was))
        if passed_first(state, was):
            end_round(table)


def passed_first(state: State, was: int) -> bool:
    """Has the card come to, or past, the seat that began?"""
    n = len(state.players)
    went = (state.turn.seat - was) % n or n
    return went >= ((state.first - was) % n or n)


def end_round(table: Table[State]) -> None:
    """DOM-R27  After twelve quiet rounds, or sixty in all, a team check without a death decides, or nobody wins."""
    state = table.state
    state.quiet = 0 if state.loud else state.quiet + 1
    state.loud = False
    if state.quiet >= QUIET_ROUNDS_MOST or state.round >= ROUNDS_MOST:
        table.tell(events.TeamsChecked())
        end(table, verdict(state) or DRAW)
        return
    state.round += 1
    if state.quiet >= QUIET_TOLD and not table.unheard():
        table.tell(events.QuietRounds(state.quiet))
