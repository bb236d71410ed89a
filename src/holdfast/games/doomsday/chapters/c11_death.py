"""DOM-11.1, DOM-11.4, DOM-11.8, DOM-11.9  Death and resurrection."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c06_aim import Mend
from holdfast.games.doomsday.chapters.c15_words import OWN_CARD_WORDS, Picked
from holdfast.games.doomsday.pieces import FALLEN, FIRES, LEGION, RISEN_LIVES, ROLE, SEATS, SIDES
from holdfast.games.doomsday.queries import clockwise, is_open
from holdfast.games.doomsday.state import NOBODY, REVEAL, Item, State
from holdfast.games.doomsday.verbs.batches import Batch, notice_states
from holdfast.games.doomsday.verbs.changes import Card, drop, mark, turn_down, turn_up, unsettle
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Deaths(Step[State]):
    """DOM-11.4  Everybody at no lives dies at the same moment: cards open, weapons to the centre, others aim anew."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        fallen = [seat for seat in clockwise(state) if state.players[seat].alive and not state.players[seat].lives]
        if not fallen:
            return
        batch = Batch()
        batch.killed = fallen
        cards: list[Card] = []
        weapons: list[tuple[Seat, int]] = []
        for seat in fallen:
            self.die(table, seat)
            cards += [(seat, slot) for slot in [*SIDES, *range(ROLE, ROLE + len(state.players[seat].roles))]]
            weapons += [(seat, weapon) for weapon in state.players[seat].weapons]
        drop(table, weapons, batch)
        turn_up(table, cards, batch)
        table.then(Mend())

    def die(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        state.players[seat].alive = False
        state.killed |= 1 << seat
        if state.first_killed == NOBODY:
            state.first_killed = seat
        state.loud = True
        if state.turn.seat == seat:
            state.turn.died = True
        if not table.unheard():
            table.tell(events.Died(SEATS[seat]))


def may_rise(state: State, seat: Seat) -> bool:
    """DOM-R46  The dead, and each at most once in a chain."""
    return not state.players[seat].alive and not state.risen >> seat & 1


class Rise(Step[State]):
    """DOM-11.8, DOM-11.9  Back with one life, the role open, one loyalty card hidden; the role's ability fires.

    `fallen`: Deathbringer's dead are Fallen, unless they are Legion (DOM-14.6).
    """

    def __init__(self, seat: Seat, fallen: bool = False) -> None:
        self.seat = seat
        self.fallen = fallen

    def run(self, table: Table[State]) -> None:
        state = table.state
        if not may_rise(state, self.seat):
            return
        player = state.players[self.seat]
        player.alive = True
        player.lives = RISEN_LIVES
        state.risen |= 1 << self.seat
        state.loud = True
        if not table.unheard():
            table.tell(events.Resurrected(SEATS[self.seat]))
        if self.fallen:
            player.raised = True
            unsettle(state, [self.seat])
            if player.mark != LEGION:
                mark(table, self.seat, FALLEN, 0)
        for card in sorted(player.roles):
            if FIRES[card]:
                state.queue.append(Item(self.seat, card, REVEAL))
        notice_states(state)
        table.then(HideOne(self.seat), Mend())


class HideOne(Decision[State, Picked]):
    """DOM-11.9, DOM-DP25  Which loyalty card does the resurrected player hide?"""

    rule = "DOM-11.9"
    automatic = True
    timer = "answer"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        sides = [side for side in SIDES if is_open(table.state, seat, side)]
        return [OWN_CARD_WORDS[seat][side] for side in sides] or [NOTHING]

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        if isinstance(choice, Picked):
            turn_down(table, [(seat, choice.which)])


NOTHING = Choice("none")
