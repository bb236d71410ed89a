"""DOM-08  Using a program: what may be used when, with which answers given in advance, and what then happens."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday import events
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.chapters.c15_deeds import GIVEN, Deed, Picks, seat_words
from holdfast.games.doomsday.chapters.c15_words import Picked
from holdfast.games.doomsday.pieces import (
    ANY_TIME,
    BEFORE_OTHER,
    DEFENDS,
    DUMMY_IF_OPEN,
    PERMANENT,
    PROGRAMS,
    SEATS,
    SECRET,
)
from holdfast.games.doomsday.queries import card_of_kind, kinds_in, others_of
from holdfast.games.doomsday.state import Effect, Link, State
from holdfast.games.doomsday.verbs.batches import Batch, enqueue
from holdfast.games.doomsday.verbs.changes import secret_moved
from holdfast.kernel.parts.plans import Do
from holdfast.kernel.step import ALL, Choice, Seat, Step
from holdfast.kernel.table import Table


class UseCard(Choice):
    """Use a program of this kind."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"use {PROGRAMS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [f"program:{PROGRAMS[self.kind]}"]


USE: Final = [UseCard(kind) for kind in range(len(PROGRAMS))]


def deeds_of(table: Table[State], kind: int) -> list[Deed]:
    """What this program says."""
    return [one for one in table.game.plan(PROGRAMS[kind]).operations if isinstance(one, Deed)]


def is_dummy(state: State, kind: int) -> bool:
    """DOM-13.7, DOM-R43  In the ring a program for a weapon that is open in this row does nothing."""
    return state.mode.is_ring and DUMMY_IF_OPEN[kind] in state.mode.row.open


def is_usable(table: Table[State], seat: Seat, kind: int, own_turn: bool) -> bool:
    """DOM-08.4, DOM-R63  May it be used now, and would it do anything? Only its owner ever sees the answer."""
    if SECRET[kind] or DEFENDS[kind] or not (own_turn or ANY_TIME[kind]):
        return False
    if PERMANENT[kind] or is_dummy(table.state, kind):
        return not BEFORE_OTHER[kind] or bool(others_of(table.state, seat))
    return any(deed.is_possible(table.state, seat, []) for deed in deeds_of(table, kind))


def usable(table: Table[State], seat: Seat, own_turn: bool) -> list[Choice]:
    hand = table.state.players[seat].hand
    return [USE[kind] for kind in kinds_in(hand) if is_usable(table, seat, kind, own_turn)]


class Draft:
    """The answers to a program, sorted by the words that ask for them, and what is asked next."""

    def __init__(self, table: Table[State], seat: Seat, kind: int, said: list[Choice]) -> None:
        self.asks: list[Choice] = []
        self.picks: list[tuple[int, Picks]] = []
        """For each word that can be done: its number, and its answers."""
        self.chosen: list[Seat] = []
        self.left = said[:]
        if BEFORE_OTHER[kind]:
            self.host(table.state, seat)
        elif not PERMANENT[kind] and not is_dummy(table.state, kind):
            for number, deed in enumerate(deeds_of(table, kind)):
                if not self.asks:
                    self.gather(table, seat, number, deed)

    def host(self, state: State, seat: Seat) -> None:
        """DOM-DP37  Before whom it lies."""
        if self.left and isinstance(self.left[0], Picked):
            self.picks.append((0, (self.left[0].which,)))
        else:
            self.asks = [*seat_words(others_of(state, seat))]

    def gather(self, table: Table[State], seat: Seat, number: int, deed: Deed) -> None:
        """DOM-DP13  One word after another, in the card's order.

        What a later word of a card is about may only come about by an earlier one: that is asked when it happens.
        """
        if not deed.is_possible(table.state, seat, self.chosen) and number == 0:
            return
        picks: Picks = ()
        while True:
            asks = deed.options(table, seat, picks, self.chosen)
            if not asks:
                break
            if not self.left:
                self.asks = asks
                return
            choice = self.left.pop(0)
            if not isinstance(choice, Picked):
                break
            picks = (*picks, choice.which)
        self.picks.append((number, picks))
        self.chosen += deed.seats_in(picks)


def program_words(table: Table[State], seat: Seat, kind: int, said: list[Choice]) -> list[Choice]:
    """DOM-DP13  What is asked next, or nothing."""
    return Draft(table, seat, kind, said).asks


def use(table: Table[State], seat: Seat, kind: int, said: list[Choice]) -> None:
    """DOM-08.1  The card is turned up and takes effect immediately."""
    draft = Draft(table, seat, kind, said)
    table.then(UseProgram(seat, kind, tuple(draft.picks)))


class UseProgram(Step[State]):
    """DOM-08.1, DOM-08.2  A program takes effect; nobody may use another before its chain has ended."""

    def __init__(self, seat: Seat, kind: int, picks: tuple[tuple[int, Picks], ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.picks = picks

    def run(self, table: Table[State]) -> None:
        state = table.state
        hand = state.players[self.seat].hand
        card = card_of_kind(hand, self.kind)
        state.known.programs.leaves(card, hand, ALL, 1 << self.seat)
        hand.remove(card)
        state.players[self.seat].note_use(self.kind)
        state.known.programs.look([card], ALL)
        secret_moved(table, [card])
        if PERMANENT[self.kind]:
            self.lay(table, card)
            table.then(ChainEnd())
            return
        table.tell(events.ProgramUsed(SEATS[self.seat], PROGRAMS[self.kind]))
        state.used.append(card)
        state.effect = Effect(self.seat, -1, 0, -1, 0, card)
        plan = table.game.plan(PROGRAMS[self.kind])
        steps: list[Step[State]] = [
            Do(plan.places[number], self.seat, (GIVEN, *picks), plan.operations[number]) for number, picks in self.picks
        ]
        table.then_all([*steps, Resolved(self.seat, card), ChainEnd()])

    def lay(self, table: Table[State], card: int) -> None:
        """DOM-08.5  It lies open before its owner, or before another player and outside the limit."""
        state = table.state
        host = self.seat
        if BEFORE_OTHER[self.kind]:
            host = self.picks[0][1][0]
            state.links.append(Link(card, self.seat, host))
        else:
            state.players[self.seat].laid.append(card)
        table.tell(events.ProgramLaid(SEATS[self.seat], PROGRAMS[self.kind], SEATS[host]))


class Resolved(Step[State]):
    """DOM-16.16  A program has resolved: that may set something off."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table[State]) -> None:
        batch = Batch()
        batch.user, batch.program = self.seat, self.card
        enqueue(table.state, batch)
