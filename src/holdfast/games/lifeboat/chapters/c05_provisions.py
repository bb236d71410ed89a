"""LIF-05  Provisions: what their owners may do with them at almost any time.

These are rights, not answers: they sit above whatever question is open, if that question allows
their kind. Opening is allowed nearly always (LIF-05.3), trading whenever there is no fight, theft,
loot or evening card (LIF-05.7).
"""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.queries import find, kinds_in, others_in_boat, seat_of
from holdfast.games.lifeboat.state import FREE_OPEN, KINDS, NAMES, PARASOL, RING, Sailor, State
from holdfast.games.lifeboat.verbs import lay_open_before, open_card, throw_away
from holdfast.kernel.step import Choice, Right, Seat
from holdfast.kernel.table import Table

OPENING: Final = 1
"""The right to open one's own cards (LIF-05.3)."""
TRADING: Final = 2
"""The rights to swap, give, place and throw away cards (LIF-05.7)."""

PLACED_RING: Final = 1
PLACED_PARASOL: Final = 2


class Open(Right):
    """LIF-05.3  Open one of one's own closed cards."""

    icon = "eye"

    def __init__(self, kind: int) -> None:
        super().__init__(f"open {KINDS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[self.kind]}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        open_card(table, seat, find(table.state.sailors[seat].closed, self.kind))


class Throw(Right):
    """LIF-05.7  Throw one of one's own cards overboard."""

    icon = "x"

    def __init__(self, kind: int, is_open: bool) -> None:
        super().__init__(f"throw open {KINDS[kind]}" if is_open else f"throw {KINDS[kind]}")
        self.kind = kind
        self.is_open = is_open

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[self.kind]}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        sailor = table.state.sailors[seat]
        throw_away(table, seat, find(sailor.open if self.is_open else sailor.closed, self.kind))


class Place(Right):
    """LIF-05.10  Lay the life ring, or a parasol that is open, before anybody in the boat, unasked."""

    icon = "swap"

    def __init__(self, kind: int, before: int) -> None:
        super().__init__(f"place {KINDS[kind]} {NAMES[before]}")
        self.kind = kind
        self.before = before

    def anchors(self) -> list[str]:
        return [f"card:{KINDS[self.kind]}", f"seat:{NAMES[self.before]}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        sailor = table.state.sailors[seat]
        sailor.has_placed |= PLACED_RING if self.kind == RING else PLACED_PARASOL
        card = find(sailor.open, self.kind)
        if card < 0:
            card = find(sailor.closed, self.kind)
        lay_open_before(table, seat, card, seat_of(table.state, self.before))


OPEN: Final = [Open(kind) for kind in range(len(KINDS))]
THROW_OPEN: Final = [Throw(kind, True) for kind in range(len(KINDS))]
THROW_CLOSED: Final = [Throw(kind, False) for kind in range(len(KINDS))]
PLACE_RING: Final = [Place(RING, character) for character in range(len(NAMES))]
PLACE_PARASOL: Final = [Place(PARASOL, character) for character in range(len(NAMES))]


def openable(sailor: Sailor) -> list[int]:
    """LIF-05.3  The kinds this sailor may open: any closed one but the parasol (LIF-11.3)."""
    return [kind for kind in kinds_in(sailor.closed) if FREE_OPEN[kind]]


def opening_rights(state: State, seat: Seat) -> list[Choice]:
    """LIF-05.3  At any moment, also in a fight and in other players' turns."""
    return [OPEN[kind] for kind in openable(state.sailors[seat])]


def own_card_rights(state: State, seat: Seat) -> list[Choice]:
    """LIF-05.7, LIF-05.10  Throwing away and placing."""
    sailor = state.sailors[seat]
    rights: list[Choice] = [THROW_OPEN[kind] for kind in kinds_in(sailor.open)]
    rights += [THROW_CLOSED[kind] for kind in kinds_in(sailor.closed)]
    return rights + placing_rights(state, seat)


def placing_rights(state: State, seat: Seat) -> list[Choice]:
    """LIF-05.10  Each of the two cards at most once per player and phase; the parasol only when it is open."""
    sailor = state.sailors[seat]
    others = [state.sailors[other].character for other in others_in_boat(state, seat)]
    rights: list[Choice] = []
    if not sailor.has_placed & PLACED_RING:
        if find(sailor.closed, RING) >= 0:
            rights += [PLACE_RING[character] for character in [sailor.character, *others]]
        elif find(sailor.open, RING) >= 0:
            rights += [PLACE_RING[character] for character in others]
    if not sailor.has_placed & PLACED_PARASOL and find(sailor.open, PARASOL) >= 0:
        rights += [PLACE_PARASOL[character] for character in others]
    return rights


def enter_phase(state: State, phase: str) -> None:
    """A new phase: whoever has placed a card may do it again (LIF-05.10)."""
    state.phase = phase
    for sailor in state.sailors:
        sailor.has_placed = 0
