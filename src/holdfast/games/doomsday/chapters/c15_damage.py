"""DOM-15.11, DOM-R22, DOM-R61  The damage procedure, for shots and effects alike."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c11_death import Deaths
from holdfast.games.doomsday.pieces import MOST_SEATS, PROGRAM_OF, PROGRAMS, SEATS
from holdfast.games.doomsday.queries import clockwise, defender_in, living, number_of, with_programs
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.batches import Batch, enqueue
from holdfast.games.doomsday.verbs.changes import is_link, secret_moved
from holdfast.kernel.step import ALL, PASS, VEILED, Choice, Seat, Step, Together
from holdfast.kernel.table import Table


class Defend(Choice):
    """DOM-17.21  A Defender for this victim."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"defend {SEATS[seat]}")
        self.seat = seat

    def anchors(self) -> list[str]:
        return [f"seat:{SEATS[self.seat]}"]


DEFEND: Final = [Defend(seat) for seat in range(MOST_SEATS)]


def deal_damage(table: Table[State], victims: list[tuple[Seat, int]]) -> None:
    """DOM-15.11  So much to each of these living players at once."""
    state = table.state
    state.hurt = [0] * table.seats
    if assign(table, victims):
        table.then(DamageWindow(), Suffer(False), Deaths())


def assign(table: Table[State], victims: list[tuple[Seat, int]]) -> bool:
    """DOM-16.6  Amounts are fixed after caps: nobody's damage from one source is above what the Informant allows."""
    state = table.state
    state.harm = [0] * table.seats
    for seat, n in victims:
        if state.players[seat].alive:
            cap = number_of(state, seat, "cap_damage")
            state.harm[seat] += n if cap < 0 else min(n, cap)
    hit = [seat for seat in clockwise(state) if state.harm[seat]]
    if hit and not table.unheard():
        table.tell(events.DamageAssigned([SEATS[seat] for seat in hit], [state.harm[seat] for seat in hit]))
    return bool(hit)


class DamageWindow(Together[State, Choice]):
    """DOM-DP11, DOM-17.21  Who can avert it? Everybody with a program face down is asked, whatever it is."""

    rule = "DOM-17.21"
    face = VEILED
    fixed = True
    timer = "damage"

    def seats(self, table: Table[State]) -> list[Seat]:
        return with_programs(table.state) if any(table.state.harm) else []

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        if defender_in(state.players[seat].hand) < 0:
            return [PASS]
        return [PASS, *(DEFEND[victim] for victim in living(state) if state.harm[victim])]

    def reveal(self, table: Table[State], answers: dict[Seat, Choice]) -> None:
        """The first clockwise from the active player uses the card; the rest is dropped unseen, all are asked anew."""
        for seat in clockwise(table.state):
            answer = answers.get(seat)
            if isinstance(answer, Defend):
                avert(table, seat, answer.seat)
                table.then(DamageWindow())
                return


def avert(table: Table[State], seat: Seat, victim: Seat) -> None:
    """DOM-17.21, DOM-R22  One damage less for this victim, before it counts."""
    state = table.state
    hand = state.players[seat].hand
    card = defender_in(hand)
    state.known.programs.leaves(card, hand, ALL, 1 << seat)
    hand.remove(card)
    state.players[seat].note_use(PROGRAM_OF[card])
    state.used.append(card)
    table.tell(events.ProgramUsed(SEATS[seat], PROGRAMS[PROGRAM_OF[card]]))
    secret_moved(table, [card])
    state.harm[victim] -= 1
    table.tell(events.DamageAverted(SEATS[seat], SEATS[victim]))
    batch = Batch()
    batch.user, batch.program = seat, card
    enqueue(state, batch)


class Suffer(Step[State]):
    """DOM-15.11  All lose their lives together; then those before whom a Gevers Attack of theirs lies, once."""

    def __init__(self, linked: bool) -> None:
        self.linked = linked

    def run(self, table: Table[State]) -> None:
        state = table.state
        dealt = state.harm
        state.harm = [0] * table.seats
        for seat in clockwise(state):
            if dealt[seat]:
                suffer(table, seat, dealt[seat])
        if self.linked:
            return
        victims = [
            (link.host, dealt[link.owner])
            for link in state.links
            if dealt[link.owner] and is_link(state, link.card, "link_damage")
        ]
        if victims and assign(table, victims):
            table.then(DamageWindow(), Suffer(True))


def suffer(table: Table[State], seat: Seat, n: int) -> None:
    state = table.state
    player = state.players[seat]
    lost = min(n, player.lives)
    player.lives -= lost
    state.hurt[seat] += lost
    state.loud = True
    if not table.unheard():
        table.tell(events.Hurt(SEATS[seat], n, player.lives))
