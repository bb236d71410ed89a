"""AUR-06.6 to AUR-06.12  Trucks, trailers and devices join the convoy, and others leave it."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import BAYS, DROPS, Drop, discard, land
from holdfast.games.aurora.chapters.c03_harm import Fit, GiveUp, Standing
from holdfast.games.aurora.pieces import (
    ANY,
    ANY_CELLS,
    BERTH,
    BERTHS,
    CELLS_OF,
    DEVICE,
    EMPTY,
    FOOD,
    FUEL,
    KIND,
    NAMES,
    POWER,
    SURVIVOR,
    TANK,
    TANKS,
    TOKENS,
    TRUCK,
)
from holdfast.games.aurora.queries import content_of, name_of, room_for_trailer, trailers, whole
from holdfast.games.aurora.state import CELL_BITS, Player, State
from holdfast.games.aurora.verbs import attach
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class Swap(Choice):
    """The new trailer takes the place of this one."""

    def __init__(self, bay: int) -> None:
        super().__init__(f"replace {BAYS[bay]}")
        self.bay = bay

    def anchors(self) -> list[str]:
        return [f"bay:{BAYS[self.bay]}"]


class Unhitch(Choice):
    """This trailer is left behind."""

    def __init__(self, bay: int) -> None:
        super().__init__(f"unhitch {BAYS[bay]}")
        self.bay = bay

    def anchors(self) -> list[str]:
        return [f"bay:{BAYS[self.bay]}"]


class Mount(Choice):
    """The device goes above this card."""

    def __init__(self, bay: int) -> None:
        super().__init__(f"mount {BAYS[bay]}")
        self.bay = bay

    def anchors(self) -> list[str]:
        return [f"bay:{BAYS[self.bay]}"]


class Decline(Choice):
    """Leave it."""


SWAP: Final = [Swap(bay) for bay in range(len(BAYS))]
UNHITCH: Final = [Unhitch(bay) for bay in range(len(BAYS))]
MOUNT: Final = [Mount(bay) for bay in range(len(BAYS))]
DECLINE: Final = Decline("decline")


class Install(Step[State]):
    """AUR-06.6 to AUR-06.8  A convoy card finds its place. `loot`: it may be declined."""

    def __init__(self, seat: Seat, card: int, loot: bool) -> None:
        self.seat = seat
        self.card = card
        self.loot = loot

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if player.out:
            discard(table.state, self.card)
        elif KIND[self.card] == TRUCK:
            replace(table, self.seat, 0, self.card)
            if trailers(player) > POWER[self.card]:
                table.then(DropTrailers(self.seat))
        elif KIND[self.card] == DEVICE:
            table.then(MountDevice(self.seat, self.card, self.loot))
        elif room_for_trailer(player):
            replace(table, self.seat, len(player.bays), self.card)
        else:
            table.then(ReplaceTrailer(self.seat, self.card))


def replace(table: Table[State], seat: Seat, bay: int, card: int) -> None:
    """AUR-06.10, AUR-06.12  The new card takes the place; what lay on the old one is placed anew."""
    state = table.state
    player = state.players[seat]
    aside: list[int] = []
    old = player.bays[bay] if bay < len(player.bays) else -1
    if old >= 0:
        aside = contents(player, bay) if state.frozen else []
        discard(state, old)
    attach(player, bay, card)
    if not table.unheard():
        table.tell(events.Installed(name_of(state, seat), NAMES[card], BAYS[bay], NAMES[old] if old >= 0 else ""))
    settle_load(table, seat, aside)


def settle_load(table: Table[State], seat: Seat, aside: list[int]) -> None:
    """AUR-06.12, AUR-R55  While the load is frozen only what was set aside is placed; else all of it must fit."""
    if table.state.frozen:
        table.then(PlaceAside(seat, tuple(aside)))
    else:
        table.then(Fit(seat))


def contents(player: Player, bay: int) -> list[int]:
    """The tokens on a card while the load is frozen."""
    found = [content_of(player, bay, cell) for cell in range(len(CELLS_OF[player.bays[bay]]))]
    return [kind for kind in found if kind != EMPTY]


class ReplaceTrailer(Decision[State, Swap]):
    """AUR-06.7  The truck tows no more: which trailer makes way?"""

    rule = "AUR-06.7"
    automatic = True
    timer = "turn"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [SWAP[2 * at] for at in range(1, trailers(table.state.players[seat]) + 1)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        player = table.state.players[seat]
        return min(SWAP[2 : len(player.bays) : 2], key=lambda one: whole(player, one.bay).bit_count())

    def take(self, table: Table[State], seat: Seat, choice: Swap) -> None:
        replace(table, seat, choice.bay, self.card)


class DropTrailers(Step[State]):
    """AUR-06.11  A weaker truck leaves trailers behind."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if trailers(player) > POWER[player.bays[0]]:
            table.then(LeaveTrailer(self.seat), DropTrailers(self.seat))


class LeaveTrailer(Decision[State, Unhitch]):
    """AUR-06.11  Which trailer is left, with the device above it?"""

    rule = "AUR-06.11"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [UNHITCH[2 * at] for at in range(1, trailers(table.state.players[seat]) + 1)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        player = table.state.players[seat]
        return min(UNHITCH[2 : len(player.bays) : 2], key=lambda one: whole(player, one.bay).bit_count())

    def take(self, table: Table[State], seat: Seat, choice: Unhitch) -> None:
        state = table.state
        player = state.players[seat]
        aside: list[int] = []
        gone: list[str] = []
        for bay in (choice.bay, choice.bay + 1):
            card = player.bays[bay]
            if card >= 0:
                aside += contents(player, bay) if state.frozen else []
                gone.append(NAMES[card])
                discard(state, card)
        for things in (player.bays, player.damage, player.places):
            del things[choice.bay : choice.bay + 2]
        table.tell(events.LeftBehind(name_of(state, seat), gone))
        settle_load(table, seat, aside)


class MountDevice(Decision[State, Mount | Decline]):
    """AUR-06.8  Above which card? A device there is discarded; loot may be declined (AUR-R37)."""

    rule = "AUR-06.8"
    automatic = True
    timer = "turn"

    def __init__(self, seat: Seat, card: int, loot: bool) -> None:
        self.seat = seat
        self.card = card
        self.loot = loot

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        hosts: list[Choice] = [MOUNT[bay] for bay in range(0, len(table.state.players[seat].bays), 2)]
        if self.loot:
            hosts.append(DECLINE)
        return hosts

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D11  The first card without a device, else the weakest one goes."""
        player = table.state.players[seat]
        hosts = range(0, len(player.bays), 2)
        return MOUNT[min(hosts, key=lambda bay: whole(player, bay + 1).bit_count())]

    def take(self, table: Table[State], seat: Seat, choice: Mount | Decline) -> None:
        if isinstance(choice, Mount):
            replace(table, seat, choice.bay + 1, self.card)
        else:
            decline(table, seat, self.card)


def decline(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-R37  A declined loot card is discarded."""
    discard(table.state, card)
    table.tell(events.LootDeclined(name_of(table.state, seat), NAMES[card]))


# -- placing anew while the load is frozen (AUR-R55) ------------------------------------------------------


class Put(Choice):
    """The token goes into a free cell of this bay."""

    def __init__(self, bay: int) -> None:
        super().__init__(f"put {BAYS[bay]}")
        self.bay = bay

    def anchors(self) -> list[str]:
        return [f"bay:{BAYS[self.bay]}"]


PUT: Final = [Put(bay) for bay in range(len(BAYS))]


def cells_for(player: Player, bay: int, kind: int) -> int:
    """Mask of the whole cells of a bay that can hold this token."""
    card = player.bays[bay]
    if card < 0:
        return 0
    masks = ANY_CELLS[card]
    if kind == SURVIVOR:
        masks |= BERTHS[card]
    elif kind in (FOOD, FUEL):
        masks |= TANKS[card]
    return masks & ~player.damage[bay]


def free_for(player: Player, bay: int, kind: int) -> int:
    """A free cell of the bay for this token, one that nothing else could use first; -1: none."""
    cells = cells_for(player, bay, kind)
    best = -1
    for at, one in enumerate(CELLS_OF[player.bays[bay]] if player.bays[bay] >= 0 else []):
        if cells >> at & 1 and content_of(player, bay, at) == EMPTY:
            if one in (BERTH, TANK):
                return at
            if best < 0 and one == ANY:
                best = at
    return best


def put_into(player: Player, bay: int, cell: int, kind: int) -> None:
    player.places[bay] = player.places[bay] & ~(7 << CELL_BITS * cell) | kind << CELL_BITS * cell


class PlaceAside(Step[State]):
    """AUR-06.12  One token after another; what finds no free cell is lost."""

    def __init__(self, seat: Seat, aside: tuple[int, ...]) -> None:
        self.seat = seat
        self.aside = aside

    def run(self, table: Table[State]) -> None:
        if not self.aside:
            return
        kind = self.aside[0]
        player = table.state.players[self.seat]
        rest = PlaceAside(self.seat, self.aside[1:])
        if any(free_for(player, bay, kind) >= 0 for bay in range(len(player.bays))):
            table.then(PlaceToken(self.seat, kind), rest)
        else:
            land(table, self.seat, DROPS[kind])
            if kind == SURVIVOR:
                table.then(GiveUp(self.seat), Standing(self.seat), rest)
            else:
                table.then(rest)


class PlaceToken(Decision[State, Put | Drop]):
    """AUR-06.12  Where does this token go?"""

    rule = "AUR-06.12"
    automatic = True
    timer = "fire"

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.token = TOKENS[kind]
        self.kind = kind

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        return [PUT[bay] for bay in range(len(player.bays)) if free_for(player, bay, self.kind) >= 0]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Put | Drop) -> None:
        if isinstance(choice, Put):
            player = table.state.players[seat]
            put_into(player, choice.bay, free_for(player, choice.bay, self.kind), self.kind)
