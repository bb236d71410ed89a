"""DOM-06.3, DOM-08.9, DOM-08.10, DOM-16.31  Programs drawn, and programs that go under the deck."""

from __future__ import annotations

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c15_words import PROGRAM_WORDS, Picked
from holdfast.games.doomsday.pieces import PROGRAM_LIMIT, PROGRAM_LIMIT_IN_RING, PROGRAM_OF, PROGRAMS, SEATS
from holdfast.games.doomsday.queries import card_of_kind, has_power, kinds_in, may_draw, secrets_in
from holdfast.games.doomsday.state import Player, State
from holdfast.games.doomsday.verbs.changes import bury, draw_top, secret_moved
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Draw(Step[State]):
    """DOM-06.3, DOM-R60  So many programs, one by one; what cannot be drawn is not drawn."""

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if not self.n or not player.alive or not may_draw(state, self.seat):
            return
        if state.effect is not None:
            state.effect.drew += 1
        if has_power(state, self.seat, "draw_choose"):
            # DOM-16.31: the Cardsharp looks at two and keeps one.
            for _ in range(min(2, len(state.deck))):
                draw_top(table, self.seat, state.drawn)
            table.then(KeepProgram(self.seat), Draw(self.seat, self.n - 1))
        else:
            draw_top(table, self.seat, player.hand)
            table.then(Draw(self.seat, self.n - 1))


class KeepProgram(Decision[State, Picked]):
    """DOM-16.31, DOM-DP29  Which of the two? The other goes under the deck unseen."""

    rule = "DOM-16.31"
    timer = "ability"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PROGRAM_WORDS[kind] for kind in dict.fromkeys([PROGRAM_OF[card] for card in table.state.drawn])]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        state = table.state
        card = card_of_kind(state.drawn, choice.which)
        state.drawn.remove(card)
        state.players[seat].hand.append(card)
        table.tell(events.Drew(SEATS[seat], PROGRAMS[choice.which]), 1 << seat, events.Drew(SEATS[seat], ""))
        secret_moved(table, [card])
        for other in state.drawn[:]:
            bury(table, seat, other, state.drawn)


# -- what goes under the deck ------------------------------------------------------------------------


def counted(player: Player) -> int:
    """DOM-08.9, DOM-08.5  Programs that count to the limit: face down, and laid before the own self."""
    return len(player.hand) + len(player.laid)


def limit(state: State) -> int:
    """DOM-08.9, DOM-13.6  Two, or one in the ring."""
    return PROGRAM_LIMIT_IN_RING if state.mode.is_ring else PROGRAM_LIMIT


def to_discard(state: State, seat: Seat, keep: int) -> list[int]:
    """DOM-08.10, DOM-R20  Secret loyalties only where nothing else is left to discard."""
    player = state.players[seat]
    if counted(player) <= keep:
        return []
    others = [card for card in player.hand if card not in secrets_in(player.hand)] + player.laid
    return others or secrets_in(player.hand)


class ProgramLimit(Step[State]):
    """DOM-08.9  At the end of the own turn the surplus goes under the deck."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        if player.alive and counted(player) > limit(state):
            table.then(Discard(self.seat), ProgramLimit(self.seat))


class DiscardSome(Step[State]):
    """DOM-16.15  So many programs of own choice."""

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if self.n and player.alive and counted(player):
            table.then(Discard(self.seat), DiscardSome(self.seat, self.n - 1))


class Discard(Decision[State, Picked]):
    """DOM-08.9, DOM-DP28  Which program? Asked also where there is only one kind: others must not be able to tell."""

    rule = "DOM-08.9"
    timer = "turn"
    continues = True

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [PROGRAM_WORDS[kind] for kind in kinds_in(to_discard(table.state, seat, 0))]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """DOM-DP28  The oldest first."""
        return PROGRAM_WORDS[PROGRAM_OF[to_discard(table.state, seat, 0)[0]]]

    def take(self, table: Table[State], seat: Seat, choice: Picked) -> None:
        player = table.state.players[seat]
        cards = to_discard(table.state, seat, 0)
        card = card_of_kind(cards, choice.which)
        bury(table, seat, card, player.hand if card in player.hand else player.laid)
