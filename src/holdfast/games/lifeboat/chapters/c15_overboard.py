"""LIF-15  Evening: overboard."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c16_sharks import Sharks
from holdfast.games.lifeboat.chapters.c19_ending import lost_at_sea
from holdfast.games.lifeboat.queries import (
    anybody_alive,
    conscious,
    count,
    find,
    is_conscious,
    name_of,
    open_before,
    seat_of,
    wears_ring,
)
from holdfast.games.lifeboat.state import BAIT, FALL_WOUNDS, FRENCHY, KINDS, NAMES, OVERBOARD, RESCUE, RING, State
from holdfast.games.lifeboat.verbs import hand_over, lose_open_cards, open_card, sweep_away, wound
from holdfast.kernel.orders import Order
from holdfast.kernel.step import ONLY_PASS, PASS, VEILED, Ask, Choice, Seat, Step, Together
from holdfast.kernel.table import Table


class OpenRing(Choice):
    """Open the life ring before oneself."""

    icon = "ring"

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[RING]}"]


class ThrowRing(Choice):
    """Throw the life ring to a conscious character in the water."""

    icon = "ring"

    def __init__(self, to: int) -> None:
        super().__init__(f"throw life_ring {NAMES[to]}")
        self.to = to

    def anchors(self) -> list[str]:
        return [f"seat:{NAMES[self.to]}", f"card:{KINDS[RING]}"]


OPEN_RING: Final = OpenRing("open life_ring")
THROW_RING: Final = [ThrowRing(character) for character in range(len(NAMES))]


class Overboard(Step[State]):
    """LIF-15.1  All whom the card names and who are in the boat fall together, but for those whom the ring holds."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        named = OVERBOARD[state.evening_card]
        state.in_water = 0
        state.sharks = False
        state.ring_thrown = False
        swimmers = False
        for seat in state.boat:
            sailor = state.sailors[seat]
            if not named >> sailor.character & 1:
                continue
            if is_conscious(sailor):
                swimmers = True
            elif wears_ring(sailor):
                table.tell(events.HeldByRing(name_of(state, seat)))
                continue
            state.in_water |= 1 << seat
        if not state.in_water:
            return
        table.then(Fall(), Sharks())
        if swimmers and ring_may_be_used(state):
            state.phase = RESCUE
            table.then(Rescue())


def ring_may_be_used(state: State) -> bool:
    """Can anybody, for all that everybody knows, open or throw the ring? Its wearer can only throw it, to another."""
    if count(state.gone, RING):
        return False
    wearer = open_before(state, RING)
    return wearer < 0 or (is_conscious(state.sailors[wearer]) and bool(swimmers_besides(state, wearer)))


def swimmers_besides(state: State, seat: Seat) -> list[Seat]:
    """The other conscious fallers, bow to stern."""
    in_water = [other for other in state.boat if other != seat and state.in_water >> other & 1]
    return [other for other in in_water if is_conscious(state.sailors[other])]


class Rescue(Together[State, Choice]):
    """LIF-15.2  A conscious holder of the ring may open it, or throw it to a conscious faller.

    All are asked: a pause must tell nothing.
    """

    rule = "LIF-15.2"
    face = VEILED
    fixed = True
    timer = "rescue_window"

    def seats(self, table: Table[State]) -> list[Seat]:
        """Everybody conscious; only the wearer where all can see who has the ring."""
        wearer = open_before(table.state, RING)
        return [wearer] if wearer >= 0 else sorted(conscious(table.state))

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        state = table.state
        sailor = state.sailors[seat]
        closed = find(sailor.closed, RING) >= 0
        if not closed and not wears_ring(sailor):
            return ONLY_PASS
        options: list[Choice] = [OPEN_RING] if closed else []
        options += [THROW_RING[state.sailors[other].character] for other in swimmers_besides(state, seat)]
        options.append(PASS)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """Open the ring if I fall with it."""
        state = table.state
        falls = state.in_water >> seat & 1
        return OPEN_RING if falls and find(state.sailors[seat].closed, RING) >= 0 else PASS

    def reveal(self, table: Table[State], answers: dict[Seat, Choice]) -> None:
        for seat, answer in answers.items():
            if isinstance(answer, OpenRing):
                open_card(table, seat, find(table.state.sailors[seat].closed, RING))
            elif isinstance(answer, ThrowRing):
                throw_ring(table, seat, seat_of(table.state, answer.to))


class OpenRingIfIFall(Order[State]):
    """LIF-15.2  Who falls with a closed ring opens it; whether to save somebody else is asked every time."""

    def answer(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        default = ask.default(table, seat)
        return default if isinstance(default, OpenRing) else None


ORDERS: Final[list[Order[State]]] = [OpenRingIfIFall("open-ring", "LIF-15.2", [])]


def throw_ring(table: Table[State], seat: Seat, to: Seat) -> None:
    """LIF-15.2  One throw an evening: the ring stays, open, with the one it was thrown to."""
    state = table.state
    closed = find(state.sailors[seat].closed, RING)
    if closed >= 0:
        open_card(table, seat, closed)
    state.ring_thrown = True
    hand_over(state, find(state.sailors[seat].open, RING), seat, to)
    table.tell(events.RingThrown(name_of(state, seat), name_of(state, to)))


class Fall(Step[State]):
    """LIF-15.3 to LIF-15.5  Open cards are lost, the conscious are wounded, and who cannot swim is swept away."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        fallers = [seat for seat in state.boat if state.in_water >> seat & 1]
        drowned: list[Seat] = []
        for seat in fallers:
            sailor = state.sailors[seat]
            was_conscious = is_conscious(sailor)
            lost = lose_open_cards(table, seat)
            # LIF-16.2: open bait in the water draws sharks by itself.
            state.sharks = state.sharks or count(lost, BAIT) > 0
            if was_conscious and sailor.character != FRENCHY and not wears_ring(sailor):
                wound(table, seat, FALL_WOUNDS, "fall")
            if not wears_ring(sailor) and not is_conscious(sailor):
                drowned.append(seat)
        for seat in drowned:
            sweep_away(table, seat)
        if not anybody_alive(state):
            lost_at_sea(table)
