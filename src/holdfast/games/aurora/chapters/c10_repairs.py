"""AUR-10  The fame track; and what it may lead to: repairs. Cleansing asks in the same way."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import BAYS, cell_anchor, find_cell
from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.pieces import (
    ARMOUR,
    CARD_COUNT,
    CELLS,
    CELLS_OF,
    CONVOY,
    FAME_LEAST,
    FAME_MOST,
    NAMES,
    PEOPLE,
    PREACHER,
    WEAPONS,
)
from holdfast.games.aurora.queries import is_damaged, name_of, takes_part
from holdfast.games.aurora.state import Player, State
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table

# -- repairs (AUR-03.5) --------------------------------------------------------------------------------


class Mend(Choice):
    """A damage counter leaves a cell of this kind."""

    def __init__(self, bay: int, kind: int) -> None:
        super().__init__(f"repair {BAYS[bay]} {CELLS[kind]}")
        self.bay = bay
        self.kind = kind

    def anchors(self) -> list[str]:
        return [cell_anchor(self.bay, self.kind, "damaged")]


class Done(Choice):
    """Enough of it."""


DONE: Final = Done("done")
MEND: Final = [[Mend(bay, kind) for kind in range(len(CELLS))] for bay in range(len(BAYS))]


class Repair(Step[State]):
    """So many counters at the most; `must`: at least one."""

    def __init__(self, seat: Seat, most: int, must: bool) -> None:
        self.seat = seat
        self.most = most
        self.must = must

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if self.most > 0 and not player.out and is_damaged(player):
            table.then(RepairCell(self.seat, self.most, self.must))


class RepairCell(Decision[State, Mend | Done]):
    """AUR-D16  Which damage is removed?"""

    rule = "AUR-03.5"
    automatic = True
    timer = "turn"

    def __init__(self, seat: Seat, most: int, must: bool) -> None:
        self.seat = seat
        self.most = most
        self.must = must

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        options: list[Choice] = []
        for bay, card in enumerate(player.bays):
            if card >= 0:
                for at, kind in enumerate(CELLS_OF[card]):
                    if player.damage[bay] >> at & 1 and MEND[bay][kind] not in options:
                        options.append(MEND[bay][kind])
        if not self.must:
            options.append(DONE)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D16  Special cells first, then weapons, cargo, armour."""
        return min(self.options(table, seat), key=usefulness)

    def take(self, table: Table[State], seat: Seat, choice: Mend | Done) -> None:
        if isinstance(choice, Mend):
            mend(table, seat, choice.bay, choice.kind)
            table.then(Repair(seat, self.most - 1, False))


def usefulness(choice: Choice) -> int:
    if not isinstance(choice, Mend):
        return 9
    if choice.kind == ARMOUR:
        return 3
    if choice.kind in WEAPONS:
        return 1
    return 0 if choice.kind > WEAPONS[-1] else 2


def mend(table: Table[State], seat: Seat, bay: int, kind: int) -> None:
    """A damage counter goes back."""
    player = table.state.players[seat]
    cell = find_cell(player, bay, kind, -1, True)
    player.damage[bay] &= ~(1 << cell)
    if not table.unheard():
        table.tell(events.Repaired(name_of(table.state, seat), NAMES[player.bays[bay]], CELLS[kind]))


# -- cleansing (AUR-07.2) -------------------------------------------------------------------------------


class Cleanse(Choice):
    """A contamination counter leaves this survivor."""

    def __init__(self, card: int) -> None:
        super().__init__(f"cleanse {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]


CLEANSE: Final = [Cleanse(card) if card in PEOPLE else None for card in range(CARD_COUNT)]


class CleanseOne(Step[State]):
    """So many counters at the most; from those who take part, or from any."""

    def __init__(self, seat: Seat, most: int, must: bool, scouts: bool) -> None:
        self.seat = seat
        self.most = most
        self.must = must
        self.scouts = scouts

    def run(self, table: Table[State]) -> None:
        if self.most > 0 and to_cleanse(table.state, self.seat, self.scouts):
            table.then(PickCleansed(self.seat, self.most, self.must, self.scouts))


def to_cleanse(state: State, seat: Seat, scouts: bool) -> list[int]:
    """The contaminated ones."""
    player: Player = state.players[seat]
    team = state.outing.team if state.outing is not None else []
    return [card for at, card in enumerate(player.crew) if player.ill[at] and (not scouts or card in team)]


class PickCleansed(Decision[State, Cleanse | Done]):
    """AUR-07.2  Who is cleansed?"""

    rule = "AUR-07.2"
    automatic = True
    timer = "turn"

    def __init__(self, seat: Seat, most: int, must: bool, scouts: bool) -> None:
        self.seat = seat
        self.most = most
        self.must = must
        self.scouts = scouts

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        for card in to_cleanse(table.state, seat, self.scouts):
            choice = CLEANSE[card]
            if choice is not None:
                options.append(choice)
        if not self.must:
            options.append(DONE)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Cleanse | Done) -> None:
        if isinstance(choice, Cleanse):
            player = table.state.players[seat]
            player.ill[player.crew.index(choice.card)] -= 1
            if not table.unheard():
                table.tell(events.Cleansed(name_of(table.state, seat), NAMES[choice.card]))
            table.then(CleanseOne(seat, self.most - 1, False, self.scouts))


# -- fame (AUR-10) --------------------------------------------------------------------------------------


class GainFame(Step[State]):
    """AUR-10.1  One step up; on the top step a repair instead, if wanted."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        player = table.state.players[self.seat]
        if player.fame < FAME_MOST:
            player.fame += 1
            tell_fame(table, self.seat, 1)
        else:
            table.then(Repair(self.seat, 1, False))


class LoseFame(Step[State]):
    """AUR-10.2  One step down; on the bottom step damage instead. The Preacher spares the card action (AUR-11.11)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = state.players[self.seat]
        outing = state.outing
        if outing is not None and outing.on_card and takes_part(state, self.seat, PREACHER):
            if not table.unheard():
                table.tell(events.Shielded(name_of(state, self.seat), "preacher"))
        elif player.fame > FAME_LEAST:
            player.fame -= 1
            tell_fame(table, self.seat, -1)
        else:
            table.then(Damage(self.seat, 1, CONVOY))


def tell_fame(table: Table[State], seat: Seat, change: int) -> None:
    if not table.unheard():
        player = table.state.players[seat]
        table.tell(events.FameChanged(name_of(table.state, seat), change, player.fame))
