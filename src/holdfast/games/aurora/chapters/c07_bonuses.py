"""AUR-07, AUR-22  Bonus actions: they belong to the slot, and each may be taken if its cost can be paid."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c03_harm import cells_to_damage, leaves_card, struck
from holdfast.games.aurora.chapters.c06_actions import outing_of
from holdfast.games.aurora.chapters.c10_repairs import to_cleanse
from holdfast.games.aurora.pieces import (
    AMMO,
    BONUSES,
    CONVOY,
    DEVICE,
    ENCOUNTER,
    FAME_LEAST,
    FUEL,
    KIND,
    OWNER,
    PERSON,
    TOKENS,
    TRAILER,
    TRUCK,
)
from holdfast.games.aurora.queries import (
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

    def anchors(self) -> list[str]:
        return [f"bonus:{self.bonus}"]


BONUS: Final = {name: TakeBonus(name) for name in BONUSES}


def bonus_options(table: Table[State], seat: Seat) -> list[Choice]:
    """AUR-07.6, AUR-05.11  What can be paid for and would not spoil the card action still to come."""
    state = table.state
    outing = outing_of(state)
    return [
        BONUS[name]
        for name in state.board.bonuses[outing.slot]
        if can_take(state, seat, name) and (outing.card_done or leaves_way(state, seat, name))
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


def leaves_way(state: State, seat: Seat, name: str) -> bool:
    """AUR-R6  Can it be taken so that the card action still to come stays possible?"""
    slot = outing_of(state).slot
    player = state.players[seat].clone()
    if name in ("repair", "cleanse") or KIND[state.zone[slot]] not in (PERSON, ENCOUNTER):
        return True
    if name in ("refit", "attack"):
        # What is bought or won can take the place of trailers and devices, and every truck has a berth.
        player.load[AMMO] -= name == "attack"
        return can_man_truck(player) and leaves_card(state, player, slot)
    if name == "move":
        player.load[FUEL] -= 1
        return leaves_card(state, player, slot)
    gained = TOKENS.index(name)
    player.load[gained] += bool(state.supply[gained])
    cost = state.board.costs[slot][name]
    if cost == "damage" or (cost == "lose_fame" and player.fame == FAME_LEAST):
        marks = cells_to_damage(player, CONVOY, False)
        return any(leaves_card(state, struck(player, mark), slot, mark.kind) for mark in marks)
    return leaves_card(state, player, slot)


def refits(state: State, seat: Seat) -> list[int]:
    """AUR-22.4, AUR-R53  Convoy cards of the discard, but no start card of another's colour."""
    return [
        card
        for card in state.discard
        if KIND[card] in (TRUCK, TRAILER, DEVICE) and (card >= len(OWNER) or OWNER[card] in (-1, seat))
    ]
