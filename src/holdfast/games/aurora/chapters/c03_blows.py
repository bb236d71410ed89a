"""AUR-03  What happens to a convoy: each blow is an answer that can be sealed first and land later.

A blow changes one player's things; `land` also pays the supply, tells it, and sees to who is lost. In a sealed fork
nothing lands before all are in, so questions look at the player as its own sealed blows would leave it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from holdfast.games.aurora import events
from holdfast.games.aurora.pieces import (
    ANY,
    BERTH,
    CARD_COUNT,
    CELLS,
    CELLS_OF,
    EMPTY,
    FIRST_LOOT,
    FOOD,
    HAZMAT,
    INSIDE,
    KIND,
    NAMES,
    PEOPLE,
    SURVIVOR,
    TOKENS,
)
from holdfast.games.aurora.queries import content_of, held, name_of
from holdfast.games.aurora.state import CELL_BITS, Player, State
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.step import ALL, Choice, Seat
from holdfast.kernel.table import Table

BAYS: Final = [
    *("truck", "truck_top", "trailer1", "trailer1_top"),
    *("trailer2", "trailer2_top", "trailer3", "trailer3_top"),
]
"""What the places of a convoy are called."""
NOWHERE: Final = -1
"""A token that has no place: the load is not frozen."""


def cell_anchor(bay: int, kind: int, state: str = "") -> str:
    """The name of equal cells on a board: `cell:truck any`, `cell:truck any fuel`, `cell:truck any damaged`."""
    return f"cell:{BAYS[bay]} {CELLS[kind]}" + (f" {state}" if state else "")


def token_anchor(kind: int) -> str:
    """The name of a kind of token among one's stores."""
    return "token:nothing" if kind == EMPTY else f"token:{TOKENS[kind]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Blow(Choice):
    """Something that one player's convoy or crew suffers."""

    def strike(self, player: Player, frozen: bool) -> None:
        """Change the player's own things."""
        raise NotImplementedError

    def report(self, table: Table[State], seat: Seat) -> None:
        """Say what happened; called before it strikes."""


def take_from(player: Player, bay: int, cell: int) -> None:
    """Whatever lies in this cell is gone."""
    content = content_of(player, bay, cell)
    if content != EMPTY:
        player.load[content] -= 1
        player.places[bay] |= EMPTY << CELL_BITS * cell


def find_cell(player: Player, bay: int, kind: int, content: int, damaged: bool = False) -> int:
    """The first such cell of a bay; equal ones are alike."""
    for at, one in enumerate(CELLS_OF[player.bays[bay]]):
        fits = content == NOWHERE or content_of(player, bay, at) == content
        if one == kind and bool(player.damage[bay] >> at & 1) == damaged and fits:
            return at
    return -1


class Mark(Blow):
    """AUR-03.5  A damage counter in a cell of this kind, with this in it."""

    def __init__(self, bay: int, kind: int, content: int) -> None:
        inside = "" if content == NOWHERE else f" {INSIDE[content]}"
        super().__init__(f"damage {BAYS[bay]} {CELLS[kind]}{inside}")
        self.bay = bay
        self.kind = kind
        self.content = content

    def anchors(self) -> list[str]:
        return [cell_anchor(self.bay, self.kind, "" if self.content == NOWHERE else INSIDE[self.content])]

    def strike(self, player: Player, frozen: bool) -> None:
        cell = find_cell(player, self.bay, self.kind, self.content)
        player.damage[self.bay] |= 1 << cell
        if frozen:
            take_from(player, self.bay, cell)

    def report(self, table: Table[State], seat: Seat) -> None:
        player = table.state.players[seat]
        card = NAMES[player.bays[self.bay]]
        lost = "" if self.content in (NOWHERE, EMPTY) else TOKENS[self.content]
        table.tell(events.Damaged(name_of(table.state, seat), card, CELLS[self.kind], lost))


class Drop(Blow):
    """AUR-03.2  A token that finds no room goes back to the supply."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"drop {TOKENS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [token_anchor(self.kind)]

    def strike(self, player: Player, frozen: bool) -> None:
        player.load[self.kind] -= 1

    def report(self, table: Table[State], seat: Seat) -> None:
        table.tell(events.TokenLost(name_of(table.state, seat), TOKENS[self.kind], "room"))


class Give(Blow):
    """AUR-17.4, AUR-20.1  A resource from the convoy; from this bay while the load is frozen."""

    def __init__(self, kind: int, bay: int) -> None:
        super().__init__(f"give {TOKENS[kind]}" + ("" if bay == NOWHERE else f" {BAYS[bay]}"))
        self.kind = kind
        self.bay = bay

    def anchors(self) -> list[str]:
        return [token_anchor(self.kind)]

    def strike(self, player: Player, frozen: bool) -> None:
        if self.bay == NOWHERE:
            player.load[self.kind] -= 1
            return
        for cell in range(len(CELLS_OF[player.bays[self.bay]])):
            if content_of(player, self.bay, cell) == self.kind:
                take_from(player, self.bay, cell)
                return

    def report(self, table: Table[State], seat: Seat) -> None:
        table.tell(events.TokenLost(name_of(table.state, seat), TOKENS[self.kind], "given"))


class Sicken(Blow):
    """AUR-08.1  A contamination counter on this survivor."""

    def __init__(self, card: int) -> None:
        super().__init__(f"infect {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]

    def strike(self, player: Player, frozen: bool) -> None:
        player.ill[player.crew.index(self.card)] += 1

    def report(self, table: Table[State], seat: Seat) -> None:
        table.tell(events.Contaminated(name_of(table.state, seat), NAMES[self.card]))


class Bury(Blow):
    """AUR-08.3, AUR-03.6  This survivor card is lost; its token with it, or already, or in a place to be named."""

    def __init__(self, card: int, with_token: bool) -> None:
        super().__init__(f"lose {NAMES[card]}")
        self.card = card
        self.with_token = with_token

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]

    def strike(self, player: Player, frozen: bool) -> None:
        at = player.crew.index(self.card)
        del player.crew[at], player.zone[at], player.ill[at], player.fed[at], player.capsules[at]
        if self.with_token and not frozen:
            player.load[SURVIVOR] -= 1

    def report(self, table: Table[State], seat: Seat) -> None:
        table.tell(events.SurvivorLost(name_of(table.state, seat), NAMES[self.card], self.with_token))


class Vacate(Blow):
    """AUR-D38  The token of a survivor who died leaves a cell of this bay: a berth, or one that can hold anything."""

    def __init__(self, bay: int, berth: bool) -> None:
        super().__init__(f"vacate {BAYS[bay]} {CELLS[BERTH if berth else ANY]}")
        self.bay = bay
        self.berth = berth

    def anchors(self) -> list[str]:
        return [f"bay:{BAYS[self.bay]}"]

    def strike(self, player: Player, frozen: bool) -> None:
        for cell, kind in enumerate(CELLS_OF[player.bays[self.bay]]):
            if content_of(player, self.bay, cell) == SURVIVOR and (kind == BERTH) == self.berth:
                take_from(player, self.bay, cell)
                return


class WearSuit(Blow):
    """AUR-09.8  The Hazmat Suit: this counter is ignored."""

    def __init__(self) -> None:
        super().__init__("use hazmat")

    def strike(self, player: Player, frozen: bool) -> None:
        player.items.remove(held(player, HAZMAT))

    def report(self, table: Table[State], seat: Seat) -> None:
        state = table.state
        card = held(state.players[seat], HAZMAT)
        state.known.items.leaves(card, state.players[seat].items, ALL, 1 << seat)
        state.item_discard.append(card)
        table.tell(events.ItemUsed(name_of(state, seat), "hazmat"))


MARKS: Final = [
    [[Mark(bay, kind, content) for content in range(-1, EMPTY + 1)] for kind in range(len(CELLS))]
    for bay in range(len(BAYS))
]
DROPS: Final = [Drop(kind) for kind in range(SURVIVOR + 1)]
GIVES: Final = [[Give(kind, bay) for bay in range(-1, len(BAYS))] for kind in range(3)]
SICKEN: Final[list[Sicken | None]] = [Sicken(card) if card in PEOPLE else None for card in range(CARD_COUNT)]
VACATE: Final = [[Vacate(bay, False), Vacate(bay, True)] for bay in range(len(BAYS))]
WEAR_SUIT: Final = WearSuit()


def sicken(card: int) -> Sicken:
    """The counter for this survivor."""
    blow = SICKEN[card]
    assert blow is not None
    return blow


# -- sealed or landed --------------------------------------------------------------------------------


def sealed_by(table: Table[Any], seat: Seat) -> list[Choice] | None:
    """What this seat has sealed so far; None outside a sealed fork."""
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, Lanes) and step.fork.is_sealed:
        lane = step.of(seat)
        if lane is not None:
            return lane.sealed
    return None


def foreseen(table: Table[State], seat: Seat) -> Player:
    """The player as its own sealed blows will leave it."""
    player = table.state.players[seat]
    sealed = sealed_by(table, seat)
    if not sealed:
        return player
    player = player.clone()
    for blow in sealed:
        if isinstance(blow, Blow):
            blow.strike(player, table.state.frozen)
    return player


def deal(table: Table[State], seat: Seat, blow: Blow) -> None:
    """A blow falls: at once, or with all others when the sealed answers are opened."""
    if sealed_by(table, seat) is not None:
        table.seal(blow)
    else:
        land(table, seat, blow)


def land(table: Table[State], seat: Seat, blow: Blow) -> None:
    """It strikes; tokens go back to the supply, cards to their discards."""
    state = table.state
    player = state.players[seat]
    before = player.load[:]
    crew = player.crew[:]
    fed = sum(player.fed)
    blow.report(table, seat)
    blow.strike(player, state.frozen)
    state.supply[FOOD] += fed - sum(player.fed)
    for kind in range(SURVIVOR + 1):
        state.supply[kind] += before[kind] - player.load[kind]
    if len(player.crew) < len(crew):
        for card in crew:
            if card not in player.crew:
                discard(state, card)
                if state.outing is not None and card in state.outing.team and state.outing.seat == seat:
                    state.outing.team.remove(card)


def discard(state: State, card: int) -> None:
    """AUR-R38  Loot to the loot discard, everything else to the scouting discard."""
    if card >= FIRST_LOOT and KIND[card] != 7:
        state.loot_discard.append(card)
    else:
        state.discard.append(card)
