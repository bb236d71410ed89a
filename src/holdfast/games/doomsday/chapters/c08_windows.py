"""DOM-08.4, DOM-DP10, DOM-DP12  Reactions: everybody with a program face down is asked, sealed, whatever it is."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c05_words import ACTION, BEAT, WITHDRAW, Sentence
from holdfast.games.doomsday.chapters.c08_using import UseCard, use
from holdfast.games.doomsday.queries import clockwise, with_programs
from holdfast.games.doomsday.state import NOBODY, State
from holdfast.kernel.dice import Dice
from holdfast.kernel.lanes import Lane, Lanes
from holdfast.kernel.step import PASS, VEILED, Choice, Fork, Seat, Step, Together
from holdfast.kernel.table import Table

MOST_WITHDRAWALS: Final = 2
PRESS: Final = Choice("interrupt")


class ActionWindow(Fork[State]):
    """DOM-DP10  An action is declared: anybody may use an any-time program before it happens.

    The first clockwise from the active player uses the card; all other answers are dropped unseen, and all are asked
    anew until everybody passes. `timer`: a shot is worth more thought.
    """

    def __init__(self, timer: str) -> None:
        self.timer = timer

    def seats(self, table: Table[State]) -> list[Seat]:
        return with_programs(table.state)

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [Sentence(seat, ACTION, self.timer, ())]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        for seat in clockwise(table.state):
            said = sealed.get(seat) or [PASS]
            first = said[0]
            if isinstance(first, UseCard):
                table.then(ActionWindow(self.timer))
                use(table, seat, first.kind, said[1:])
                return


class Beat(Together[State, Choice]):
    """DOM-DP12  A pause: who wants to interrupt? Pressing is seen by nobody until the pause ends."""

    rule = "DOM-08.4"
    face = VEILED
    fixed = True
    timer = "beat"

    def seats(self, table: Table[State]) -> list[Seat]:
        return with_programs(table.state)

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PASS, PRESS] if table.state.players[seat].withdrawn < MOST_WITHDRAWALS else [PASS]

    def reveal(self, table: Table[State], answers: dict[Seat, Choice]) -> None:
        for seat in clockwise(table.state):
            if answers.get(seat) is PRESS:
                table.tell(events.Interrupted())
                table.state.interrupter = seat
                table.then(Interruption())
                return


class Interruption(Fork[State]):
    """DOM-DP12  Whoever pressed first, clockwise, uses a card or withdraws; others see only that the table waits.

    Who that is stands in the state, where it is dealt anew like a card for who cannot know it.
    """

    def seats(self, table: Table[State]) -> list[Seat]:
        return [table.state.interrupter]

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [Sentence(seat, BEAT, "interrupt", ())]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        state = table.state
        seat, state.interrupter = state.interrupter, NOBODY
        said = sealed.get(seat) or [WITHDRAW]
        table.then(Beat())
        first = said[0]
        if isinstance(first, UseCard):
            use(table, seat, first.kind, said[1:])
        else:
            state.players[seat].withdrawn += 1


def deal_interruption(table: Table[State], me: int, dice: Dice) -> None:
    """DOM-DP12  Somebody else has pressed, and nobody can tell who: anybody who may have; nor who has withdrawn."""
    state = table.state
    for seat, player in enumerate(state.players):
        if seat != me:
            player.withdrawn = 0
    if state.interrupter in (NOBODY, me):
        return
    able = [seat for seat in with_programs(state) if seat != me]
    state.interrupter = able[dice.below(len(able))]
    for step in table.agenda:
        if isinstance(step, Lanes) and isinstance(step.fork, Interruption):
            seat = state.interrupter
            step.lanes = [Lane(seat, step.fork.lane(table, seat), table.dice.for_lane(table.forks, seat), [])]
