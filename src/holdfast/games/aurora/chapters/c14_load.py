"""AUR-03.4, AUR-14.1  The load check: from here to the end of shooting every token has its place."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import BAYS, token_anchor
from holdfast.games.aurora.chapters.c03_harm import Fit
from holdfast.games.aurora.chapters.c06_upgrades import cells_for, put_into
from holdfast.games.aurora.pieces import (
    AMMO,
    ANY,
    BERTH,
    CELLS_OF,
    EMPTY,
    FOOD,
    FUEL,
    SURVIVOR,
    TANK,
    TOKENS,
)
from holdfast.games.aurora.queries import content_of, is_enemy, name_of
from holdfast.games.aurora.state import NOTHING, Player, State
from holdfast.kernel.step import Choice, Decision, Fork, Seat, Step
from holdfast.kernel.table import Table


class LoadCheck(Step[State]):
    """AUR-14.1  Everybody's load is put in place; where enemies are about, each may do it by hand."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for player in state.players:
            if not player.out:
                stow(player)
        state.frozen = True
        if state.enemies or any(is_enemy(card) for card in state.zone):
            table.then(LoadTogether())


class LoadTogether(Fork[State]):
    """AUR-D2  Each its own convoy, at its own pace."""

    is_sealed = False

    def seats(self, table: Table[State]) -> list[Seat]:
        return [seat for seat, player in enumerate(table.state.players) if not player.out]

    def lane(self, table: Table[State], seat: Seat) -> list[Step[Any]]:
        return [CheckLoad(seat)]


class Ready(Choice):
    """The load stays as it is."""


class ByHand(Choice):
    """Put every token in its place oneself."""

    def anchors(self) -> list[str]:
        return ["load:by_hand"]


READY: Final = Ready("ready")
BY_HAND: Final = ByHand("by_hand")


class CheckLoad(Decision[State, Ready | ByHand]):
    """AUR-D2  As the crew stowed it, or by hand?"""

    rule = "AUR-03.4"
    timer = "load"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [READY, BY_HAND]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return READY

    def take(self, table: Table[State], seat: Seat, choice: Ready | ByHand) -> None:
        player = table.state.players[seat]
        if isinstance(choice, ByHand):
            player.places = [NOTHING] * len(player.bays)
            table.then(StowNext(seat, tuple(player.load), 0, 0))
        else:
            table.tell(events.LoadReady(name_of(table.state, seat)))


# -- as the crew stows it ----------------------------------------------------------------------------------


def stow(player: Player) -> None:
    """AUR-D2  Survivors out of the left column as far as nothing is lost; food and fuel into their own cells first."""
    player.places = [NOTHING] * len(player.bays)
    behind = list(range(2, len(player.bays)))
    front = [0, 1]
    left = player.load[:]
    for kind in (FUEL, FOOD):
        fill(player, left, kind, TANK, behind + front)
    fill(player, left, SURVIVOR, BERTH, behind)
    # Open cells that neither ammo nor what found no tank needs.
    spare = free_anywhere(player) - left[AMMO] - left[FOOD] - left[FUEL]
    moved = [0, 0, 0, min(left[SURVIVOR], max(0, spare))]
    left[SURVIVOR] -= moved[SURVIVOR]
    fill(player, moved, SURVIVOR, ANY, behind)
    left[SURVIVOR] += moved[SURVIVOR]
    fill(player, left, SURVIVOR, BERTH, front)
    for kind in (AMMO, FOOD, FUEL, SURVIVOR):
        fill(player, left, kind, ANY, front + behind)


def fill(player: Player, left: list[int], kind: int, cell_kind: int, bays: list[int]) -> None:
    """As many tokens of this kind as there are free cells of that kind, bay by bay."""
    for bay in bays:
        cells = cells_for(player, bay, kind)
        for at, one in enumerate(CELLS_OF[player.bays[bay]] if player.bays[bay] >= 0 else []):
            if left[kind] and one == cell_kind and cells >> at & 1 and content_of(player, bay, at) == EMPTY:
                put_into(player, bay, at, kind)
                left[kind] -= 1


def free_anywhere(player: Player) -> int:
    return sum([cells_for(player, bay, AMMO).bit_count() for bay in range(len(player.bays))])


# -- by hand -----------------------------------------------------------------------------------------------


class Stow(Choice):
    """This token goes here, or nothing."""

    def __init__(self, kind: int) -> None:
        super().__init__("stow nothing" if kind == EMPTY else f"stow {TOKENS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [token_anchor(self.kind)]


STOW: Final = {kind: Stow(kind) for kind in (AMMO, FOOD, FUEL, SURVIVOR, EMPTY)}


def still_fits(player: Player, left: list[int], bay: int, cell: int) -> bool:
    """Can what is left go into the cells from this one on?"""
    berths = tanks = anywhere = 0
    for b in range(bay, len(player.bays)):
        card = player.bays[b]
        for at, one in enumerate(CELLS_OF[card] if card >= 0 else []):
            if (b > bay or at >= cell) and not player.damage[b] >> at & 1:
                berths += one == BERTH
                tanks += one == TANK
                anywhere += one == ANY
    needed = max(0, left[SURVIVOR] - berths) + max(0, left[FOOD] + left[FUEL] - tanks) + left[AMMO]
    return needed <= anywhere


class StowNext(Step[State]):
    """The next whole cell that can hold anything; `left`: tokens still without a place."""

    def __init__(self, seat: Seat, left: tuple[int, ...], bay: int, cell: int) -> None:
        self.seat = seat
        self.left = left
        self.bay = bay
        self.cell = cell

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        bay, cell = self.bay, self.cell
        while bay < len(player.bays):
            kinds = CELLS_OF[player.bays[bay]] if player.bays[bay] >= 0 else []
            while cell < len(kinds):
                if kinds[cell] in (ANY, BERTH, TANK) and not player.damage[bay] >> cell & 1:
                    table.then(StowToken(self.seat, self.left, bay, cell))
                    return
                cell += 1
            bay, cell = bay + 1, 0
        table.tell(events.LoadReady(name_of(table.state, self.seat)))


class StowToken(Decision[State, Stow]):
    """AUR-D2  What goes into this cell?"""

    rule = "AUR-03.4"
    automatic = True
    timer = "load"

    def __init__(self, seat: Seat, left: tuple[int, ...], bay: int, cell: int) -> None:
        self.seat = seat
        self.left = left
        self.bay = bay
        self.cell = cell
        self.place = BAYS[bay]

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        kind = CELLS_OF[player.bays[self.bay]][self.cell]
        wanted = [SURVIVOR] if kind == BERTH else [FOOD, FUEL] if kind == TANK else [AMMO, FOOD, FUEL, SURVIVOR]
        options: list[Choice] = []
        for token in wanted:
            if self.left[token]:
                left = [*self.left]
                left[token] -= 1
                if still_fits(player, left, self.bay, self.cell + 1):
                    options.append(STOW[token])
        if still_fits(player, [*self.left], self.bay, self.cell + 1):
            options.append(STOW[EMPTY])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Stow) -> None:
        left = [*self.left]
        if choice.kind != EMPTY:
            left[choice.kind] -= 1
            put_into(table.state.players[seat], self.bay, self.cell, choice.kind)
        table.then(StowNext(seat, tuple(left), self.bay, self.cell + 1))


class Thaw(Step[State]):
    """AUR-14.1  Shooting is over: tokens may be rearranged again."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.frozen = False
        for seat, player in enumerate(state.players):
            player.places = [NOTHING] * len(player.bays)
            player.fired = 0
            player.spared = -1
            if not player.out:
                table.then(Fit(seat))
