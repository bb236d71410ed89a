"""TOY-18  Wounds, what they trigger, and who falls."""

from __future__ import annotations

from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table
from kernel.toy.state import State, playing, told
from kernel.toy.verbs import Question, Say, end

WOUNDS = 2
"""So many wounds put a camper out."""


class TurnEnd(Step[State]):
    """TOY-8  The scope of a turn: whoever falls in their own turn leaves the rest of it."""

    def run(self, table: Table[State]) -> None:
        table.tell(told("turn ended", seat=table.state.turn))
        table.state.turn = -1


class Wound(Step[State]):
    """TOY-18  Wounds are counted at once; what they trigger waits in a queue."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        table.state.campers[self.seat].wounds += 1
        table.tell(told("wounded", seat=self.seat))
        table.state.queue.append(self.seat)
        table.then(Triggers())


class Triggers(Step[State]):
    """TOY-19  First in, first out: pity for the wounded, then the fall of who has had enough."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if not state.queue:
            return
        seat = state.queue.pop(0)
        state.campers[seat].food += 1
        table.then(Fall(seat), Triggers())


class Fall(Step[State]):
    """TOY-20  Out at the second wound; in one's own turn, the rest of the turn is lost. The last one ends it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        camper = state.campers[self.seat]
        if camper.wounds < WOUNDS or camper.out:
            return
        camper.out = True
        table.tell(told("fell", seat=self.seat))
        if len(playing(state)) < 2:
            end(table)
            return
        if state.turn == self.seat:
            table.leave(TurnEnd)
        table.then(Bequeath(self.seat), Triggers())


class Bequeath(Question):
    """TOY-21  The fallen leave their cards to somebody: a question to one who is out."""

    even_out = True
    automatic = True

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [Say("leave", str(other)) for other in playing(table.state)]

    def take(self, table: Table[State], seat: Seat, choice: Say) -> None:
        state = table.state
        heir = int(choice.what)
        hand = state.campers[seat].hand
        state.known.look(hand, 1 << heir)
        state.campers[heir].hand += hand
        state.campers[seat].hand = []
        table.tell(told("bequeathed", seat=seat, heir=heir))
