"""AUR-03  Damage and losses: the questions they put, in or out of a sealed fork."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c03_blows import (
    DROPS,
    MARKS,
    NOWHERE,
    Blow,
    Bury,
    Drop,
    Mark,
    deal,
    foreseen,
    sealed_by,
)
from holdfast.games.aurora.chapters.c16_elimination import is_lost, leave_game
from holdfast.games.aurora.pieces import (
    ANY,
    ARMOUR,
    BERTH,
    CARD_COUNT,
    CELLS_OF,
    EMPTY,
    PEOPLE,
    SURVIVOR,
    TANK,
    WEAPONS,
)
from holdfast.games.aurora.queries import (
    bays_in,
    can_act,
    card_to_come,
    content_of,
    excess_kinds,
    is_open_to_damage,
    skill_at,
    surplus,
)
from holdfast.games.aurora.state import Player, State
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

# -- damage (AUR-03.5, AUR-03.6) -----------------------------------------------------------------------


class Damage(Step[State]):
    """AUR-03.5, AUR-R68  So many counters in this area, one after another; what finds no cell is lost (AUR-03.9)."""

    def __init__(self, seat: Seat, n: int, area: int) -> None:
        self.seat = seat
        self.n = n
        self.area = area

    def run(self, table: Table[State]) -> None:
        player = foreseen(table, self.seat)
        if self.n and not player.out and is_open_to_damage(player, self.area):
            table.then(PlaceDamage(self.seat, self.area), Damage(self.seat, self.n - 1, self.area))


def cells_to_damage(player: Player, area: int, frozen: bool) -> list[Mark]:
    """AUR-D19  Undamaged cells of the area; equal ones once."""
    marks: list[Mark] = []
    for bay in bays_in(player, area):
        for at, kind in enumerate(CELLS_OF[player.bays[bay]]):
            if not player.damage[bay] >> at & 1:
                content = content_of(player, bay, at) if frozen and kind in (ANY, BERTH, TANK) else NOWHERE
                mark = MARKS[bay][kind][content + 1]
                if mark not in marks:
                    marks.append(mark)
    return marks


class PlaceDamage(Decision[State, Mark]):
    """AUR-03.5  In which cell? Outside shooting the load gives way as long as it fits (AUR-R10)."""

    rule = "AUR-03.5"
    automatic = True
    timer = "harm"

    def __init__(self, seat: Seat, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*self.marks(table, seat)]

    def marks(self, table: Table[State], seat: Seat) -> list[Mark]:
        """AUR-R6  Not where it would spoil the card action still to come, as long as there is another cell."""
        player = foreseen(table, seat)
        marks = cells_to_damage(player, self.area, table.state.frozen)
        slot = card_to_come(table.state, seat)
        if slot < 0:
            return marks
        return [mark for mark in marks if leaves_card(table.state, struck(player, mark), slot, mark.kind)] or marks

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return min(self.marks(table, seat), key=dearness)

    def take(self, table: Table[State], seat: Seat, choice: Mark) -> None:
        deal(table, seat, choice)
        if not table.state.frozen:
            table.then(Fit(seat, False, choice.kind))
        elif choice.content == SURVIVOR:
            table.then(GiveUp(seat), Standing(seat))


def struck(player: Player, mark: Mark) -> Player:
    """The player as this damage would leave it."""
    after = player.clone()
    mark.strike(after, False)
    return after


def leaves_card(state: State, player: Player, slot: int, cell: int = -1) -> bool:
    """AUR-R6  Can the card still be acted on, at least by one way of making the load fit?"""
    if surplus(player) <= 0:
        return can_act(state, player, slot)
    kinds = excess_kinds(player, False, cell)
    return any(leaves_card(state, lighter_by(player, kind), slot, cell) for kind in kinds)


def dearness(mark: Mark) -> int:
    """AUR-D19  Armour, an empty cell, a weapon, ammo, food, fuel, anything special, a survivor."""
    if mark.kind == ARMOUR:
        return 0
    if mark.content not in (EMPTY, NOWHERE):
        return 3 + mark.content if mark.content != SURVIVOR else 9
    if mark.kind in (ANY, TANK) or (mark.kind == BERTH and mark.content == EMPTY):
        return 1
    if mark.kind in WEAPONS:
        return 2
    return 7


# -- a load that must fit (AUR-03.2) -------------------------------------------------------------------


class Fit(Step[State]):
    """AUR-03.2, AUR-03.4  While the load does not fit, a token goes.

    `driver`: one rides in the truck. `cell`: a cell of this kind was damaged, and what lay there goes (AUR-R10).
    """

    def __init__(self, seat: Seat, driver: bool = False, cell: int = -1) -> None:
        self.seat = seat
        self.driver = driver
        self.cell = cell

    def run(self, table: Table[State]) -> None:
        player = foreseen(table, self.seat)
        if not player.out and surplus(player, self.driver) > 0:
            table.then(DropToken(self.seat, self.driver, self.cell), Fit(self.seat, self.driver, self.cell))


class DropToken(Decision[State, Drop]):
    """AUR-D12  Which token does the convoy do without?"""

    rule = "AUR-03.2"
    automatic = True
    timer = "harm"

    def __init__(self, seat: Seat, driver: bool, cell: int) -> None:
        self.seat = seat
        self.driver = driver
        self.cell = cell

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = foreseen(table, seat)
        kinds = excess_kinds(player, self.driver, self.cell)
        slot = card_to_come(table.state, seat)
        if slot >= 0:
            # AUR-R6: nothing that the card action still to come needs.
            kinds = [kind for kind in kinds if leaves_card(table.state, lighter_by(player, kind), slot)] or kinds
        return [DROPS[kind] for kind in kinds]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Drop) -> None:
        deal(table, seat, choice)
        if choice.kind == SURVIVOR:
            table.then(GiveUp(seat), Standing(seat))


def lighter_by(player: Player, kind: int) -> Player:
    """The player with one token of this kind less."""
    lighter = player.clone()
    lighter.load[kind] -= 1
    return lighter


# -- survivors lost (AUR-03.6, AUR-08.3) ---------------------------------------------------------------

BURY: Final = [Bury(card, False) if card in PEOPLE else None for card in range(CARD_COUNT)]
DIES: Final = [Bury(card, True) if card in PEOPLE else None for card in range(CARD_COUNT)]


class GiveUp(Decision[State, Blow]):
    """AUR-03.6, AUR-R11  A survivor token was lost: which card goes with it?"""

    rule = "AUR-03.6"
    automatic = True
    timer = "harm"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        fresh = table.state.fresh
        crew = foreseen(table, seat).crew
        blows: list[Choice] = []
        for card in crew:
            blow = BURY[card]
            if blow is not None and (card != fresh or len(crew) == 1):
                blows.append(blow)
        return blows

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D13  The most contaminated, then the least skilled."""
        player = foreseen(table, seat)
        options = self.options(table, seat)

        def worth(choice: Choice) -> tuple[int, int]:
            assert isinstance(choice, Bury)
            at = player.crew.index(choice.card)
            return -player.ill[at], skill_at(player, at)

        return min(options, key=worth)

    def take(self, table: Table[State], seat: Seat, choice: Blow) -> None:
        deal(table, seat, choice)


class Standing(Step[State]):
    """AUR-16.9  Who has lost all survivors is out; in a sealed fork that is seen when the answers are opened."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        if sealed_by(table, self.seat) is None and is_lost(table.state, self.seat):
            leave_game(table, self.seat)
