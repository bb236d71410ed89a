"""AUR-09  Items: drawing, the limit of three, and playing those that are played for themselves."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c10_repairs import CleanseOne, Repair
from holdfast.games.aurora.pieces import (
    ANTIFREEZE,
    CARD_COUNT,
    INSTANT,
    ITEM_OF,
    ITEM_PHASES,
    ITEMS,
    ITEMS_MOST,
    NAMES,
    PEOPLE,
    RAISED_TO,
    RATIONS,
    SKILL,
    SOLUTION,
    TORCH,
)
from holdfast.games.aurora.queries import in_zone, is_damaged, kinds_held, name_of
from holdfast.games.aurora.state import ACTIVE, RESTING, Player, State
from holdfast.games.aurora.verbs import draw_item, drop_item, move_survivor
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


class UseItem(Choice):
    """Play this item."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"use {ITEMS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [f"item:{ITEMS[self.kind]}"]


class DropItem(Choice):
    """Give this item up."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"discard {ITEMS[kind]}")
        self.kind = kind

    def anchors(self) -> list[str]:
        return [f"item:{ITEMS[self.kind]}"]


USE: Final = [UseItem(kind) for kind in range(len(ITEMS))]
DROP: Final = [DropItem(kind) for kind in range(len(ITEMS))]


class DrawItems(Step[State]):
    """AUR-09.2  One at a time; a fourth makes one go at once."""

    def __init__(self, seat: Seat, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, table: Table[State]) -> None:
        if self.n and not table.state.players[self.seat].out and draw_item(table, self.seat):
            table.then(DrawItems(self.seat, self.n - 1))
            if len(table.state.players[self.seat].items) > ITEMS_MOST:
                table.then(TooManyItems(self.seat))


class TooManyItems(Decision[State, UseItem | DropItem]):
    """AUR-09.2  A fourth item: which is discarded or, if that is legal now, used?"""

    rule = "AUR-09.2"
    timer = "harm"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        options: list[Choice] = [DROP[kind] for kind in kinds_held(player)]
        if table.state.turn == seat:
            options += playable(table.state, player)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D18  The newest of those that cannot be used now."""
        player = table.state.players[seat]
        useful = [choice.kind for choice in self.options(table, seat) if isinstance(choice, UseItem)]
        idle = [card for card in player.items if ITEM_OF[card] not in useful]
        return DROP[ITEM_OF[(idle or player.items)[-1]]]

    def take(self, table: Table[State], seat: Seat, choice: UseItem | DropItem) -> None:
        if isinstance(choice, UseItem):
            play_item(table, seat, choice.kind)
        else:
            drop_item(table, seat, choice.kind, False)


class SpendItem(Decision[State, DropItem]):
    """AUR-19.2  The trader wants an item: which?"""

    rule = "AUR-19.2"
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [DROP[kind] for kind in kinds_held(table.state.players[seat])]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: DropItem) -> None:
        drop_item(table, seat, choice.kind, False)


# -- playing one (AUR-09.4) ----------------------------------------------------------------------------


def playable(state: State, player: Player) -> list[UseItem]:
    """AUR-09.4, AUR-R28, AUR-R59  The items that are played for themselves in this phase and would do something."""
    return [
        USE[kind]
        for kind in kinds_held(player)
        if INSTANT[kind] and state.phase in ITEM_PHASES[kind] and would_help(player, kind)
    ]


def would_help(player: Player, kind: int) -> bool:
    """AUR-R59  An item that would do nothing may not be played."""
    if kind == TORCH:
        return is_damaged(player)
    if kind == SOLUTION:
        return any(player.ill)
    if kind == RATIONS:
        return RESTING in player.zone
    return kind == ANTIFREEZE and bool(to_raise(player))


def play_item(table: Table[State], seat: Seat, kind: int) -> None:
    """AUR-09.4  It is discarded, and does what it says."""
    drop_item(table, seat, kind, True)
    table.then_all(table.game.plan(ITEMS[kind]).steps(seat))


def to_raise(player: Player) -> list[int]:
    """AUR-R50  Those whom the capsules would help."""
    return [card for at, card in enumerate(player.crew) if boost_of(player, at) > 0 and not player.capsules[at]]


def boost_of(player: Player, at: int) -> int:
    return RAISED_TO - (SKILL[player.crew[at]] - player.ill[at])


class Wake(Choice):
    """This survivor goes from rest to the active zone."""

    def __init__(self, card: int) -> None:
        super().__init__(f"wake {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]


class Raise(Choice):
    """This survivor takes the capsules."""

    def __init__(self, card: int) -> None:
        super().__init__(f"raise {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]


WAKE: Final = [Wake(card) if card in PEOPLE else None for card in range(CARD_COUNT)]
RAISE: Final = [Raise(card) if card in PEOPLE else None for card in range(CARD_COUNT)]


class WakeOne(Decision[State, Wake]):
    """AUR-09.12, AUR-11.7  Who is woken?"""

    rule = "AUR-09.12"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [choice for card in in_zone(table.state.players[seat], RESTING) if (choice := WAKE[card]) is not None]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Wake) -> None:
        move_survivor(table, seat, choice.card, ACTIVE)


class RaiseOne(Decision[State, Raise]):
    """AUR-09.7  Whose skill is raised to 3 until the phase ends?"""

    rule = "AUR-09.7"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [choice for card in to_raise(table.state.players[seat]) if (choice := RAISE[card]) is not None]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Raise) -> None:
        state = table.state
        player = state.players[seat]
        at = player.crew.index(choice.card)
        player.capsules[at] = boost_of(player, at)
        if not table.unheard():
            table.tell(events.SkillRaised(name_of(state, seat), NAMES[choice.card], player.capsules[at]))


# -- words of effects -----------------------------------------------------------------------------------


def draw_word(table: Table[State], by: Seat, on: On, n: int) -> None:
    table.then(DrawItems(by, n))


def discard_word(table: Table[State], by: Seat, on: On) -> None:
    table.then(SpendItem(by))


def wake_word(table: Table[State], by: Seat, on: On) -> None:
    if RESTING in table.state.players[by].zone:
        table.then(WakeOne(by))


def raise_word(table: Table[State], by: Seat, on: On) -> None:
    if to_raise(table.state.players[by]):
        table.then(RaiseOne(by))


def repair_word(table: Table[State], by: Seat, on: On, most: int) -> None:
    table.then(Repair(by, most, True))


def cleanse_word(table: Table[State], by: Seat, on: On, most: int, scouts: bool) -> None:
    table.then(CleanseOne(by, most, True, scouts))
