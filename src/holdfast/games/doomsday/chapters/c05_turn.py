"""DOM-05  A turn: what its start sets off, programs and one action in any order, and its end."""

from __future__ import annotations

from typing import Any

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c05_end import TurnEnd
from holdfast.games.doomsday.chapters.c05_words import END, OWN_TURN, Sentence
from holdfast.games.doomsday.chapters.c06_actions import SHOOT, Act, Perform, declaration
from holdfast.games.doomsday.chapters.c07_shooting import declare_shot
from holdfast.games.doomsday.chapters.c08_drawing import ProgramLimit
from holdfast.games.doomsday.chapters.c08_using import UseCard, use
from holdfast.games.doomsday.chapters.c08_windows import ActionWindow, Beat
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.chapters.c15_words import Picked
from holdfast.games.doomsday.pieces import SEATS
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.batches import enqueue_start
from holdfast.kernel.step import Choice, Fork, Seat, Step
from holdfast.kernel.table import Table


class Turns(Step[State]):
    """DOM-05.7  One turn after another, until somebody has won."""

    def run(self, table: Table[State]) -> None:
        table.then(TurnStart(), ChainEnd(), Beat(), TurnGoesOn(), TurnEnd(), Turns())


class TurnStart(Step[State]):
    """DOM-05.7  Armed or not is looked at now; then the abilities that a turn's start sets off."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[state.turn.seat]
        state.turn.began_armed = bool(player.weapons)
        player.withdrawn = 0
        player.cancelled = False
        table.tell(events.TurnBegan(SEATS[state.turn.seat], state.round))
        enqueue_start(state)


class TurnGoesOn(Step[State]):
    """DOM-05.6, DOM-16.28  Any number of programs and one action, until the player ends the turn or must."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        if state.turn.ended:
            table.then(Beat(), ProgramLimit(state.turn.seat))
        else:
            table.then(Move(state.turn.seat))


class Move(Fork[State]):
    """DOM-DP2  What the active player does next, sealed until it is said completely."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, table: Table[State]) -> list[Seat]:
        return [self.seat]

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [Sentence(seat, OWN_TURN, "turn", ())]

    def join(self, table: Table[State], sealed: dict[Seat, list[Choice]]) -> None:
        said = sealed.get(self.seat) or [END]
        first, rest = said[0], said[1:]
        if isinstance(first, UseCard):
            table.then(Beat(), TurnGoesOn())
            use(table, self.seat, first.kind, rest)
        elif isinstance(first, Act):
            table.then(Beat(), TurnGoesOn())
            declare(table, self.seat, first, rest)
        else:
            table.state.turn.ended = True
            table.then(TurnGoesOn())


def declare(table: Table[State], seat: Seat, act: Act, rest: list[Choice]) -> None:
    """DOM-07.1, DOM-DP10  The action is declared; before it happens anybody may react."""
    if act is SHOOT:
        declare_shot(table, seat, rest)
        return
    table.tell(declaration(table.state, seat, act, rest))
    words = tuple([word.which if isinstance(word, Picked) else -1 for word in rest])
    table.then(ActionWindow("action"), Perform(seat, act, words))
