"""AUR-07, AUR-22  Bonus actions: they belong to the slot, and each may be taken if its cost can be paid."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c06_actions import outing_of
from holdfast.games.aurora.chapters.c10_repairs import to_cleanse
from holdfast.games.aurora.pieces import (
    AMMO,
    BONUSES,
    CONVOY,
    DEALS,
    DEVICE,
    FUEL,
    KIND,
    OWNER,
    PERSON,
    TRAILER,
    TRUCK,
)
from holdfast.games.aurora.queries import (
    can_house,
    can_man_truck,
    enemies_in,
    is_damaged,
    is_open_to_damage,
    region_of,
    weapons,
)
from holdfast.games.aurora.state import State
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


class TakeBonus(Choice):
    """Take this bonus of the slot."""

    def __init__(self, bonus: str) -> None:
        super().__init__(f"bonus {bonus}")
        self.bonus = bonus


BONUS: Final = {name: TakeBonus(name) for name in BONUSES}


def bonus_options(table: Table[State], seat: Seat) -> list[Choice]:
    """AUR-07.6, AUR-05.11  What can be paid for and would not spoil the card action still to come."""
    state = table.state
    outing = outing_of(state)
    return [
        BONUS[name]
        for name in state.board.bonuses[outing.slot]
        if can_take(state, seat, name) and (outing.card_done or not may_spoil(state, seat, name))
    ]


def can_take(state: State, seat: Seat, name: str) -> bool:
    """AUR-R7  Can the whole of it be done?"""
    player = state.players[seat]
    if name == "repair":
        return is_damaged(player)
    if name == "cleanse":
        return bool(to_cleanse(state, seat, True))
    if name in ("food", "ammo"):
        return is_open_to_damage(player, CONVOY)
    if name == "move":
        return player.load[FUEL] > 0 and can_man_truck(player) and player.space < state.board.last
    if name == "refit":
        return bool(refits(state, seat))
    if name == "attack":
        return player.load[AMMO] > 0 and bool(weapons(player)) and bool(enemies_in(state, region_of(state, seat)))
    return True


def may_spoil(state: State, seat: Seat, name: str) -> bool:
    """AUR-R6  Could it take away what the card action needs: the last berth, or what the Trader wants?"""
    player = state.players[seat]
    card = state.zone[outing_of(state).slot]
    if card < 0 or name in ("repair", "cleanse"):
        return False
    if KIND[card] == PERSON:
        return can_house(player) < 3
    return "trade" in DEALS[card] and not player.items


def refits(state: State, seat: Seat) -> list[int]:
    """AUR-22.4, AUR-R53  Convoy cards of the discard, but no start card of another's colour."""
    return [
        card
        for card in state.discard
        if KIND[card] in (TRUCK, TRAILER, DEVICE) and (card >= len(OWNER) or OWNER[card] in (-1, seat))
    ]
