"""Damage, contamination and losses: what hurts least."""

from __future__ import annotations

from holdfast.games.aurora.chapters.c03_blows import Blow, find_cell, foreseen
from holdfast.games.aurora.chapters.c08_contamination import Infect
from holdfast.games.aurora.chapters.c10_repairs import Cleanse, Mend
from holdfast.games.aurora.instinct.worth import prospects
from holdfast.games.aurora.queries import skill_at
from holdfast.games.aurora.state import State
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def weigh_harm(table: Table[State], seat: Seat, choice: Choice) -> float:
    """What the convoy is worth after it, seen with the own sealed answers."""
    state = table.state
    player = foreseen(table, seat).clone()
    if isinstance(choice, Blow):
        choice.strike(player, state.frozen)
    elif isinstance(choice, Infect):
        at = player.crew.index(choice.card)
        player.ill[at] += 1
        if skill_at(player, at) <= 0:
            del player.crew[at], player.zone[at], player.ill[at], player.fed[at], player.capsules[at]
    elif isinstance(choice, Mend):
        player.damage[choice.bay] &= ~(1 << find_cell(player, choice.bay, choice.kind, -1, True))
    elif isinstance(choice, Cleanse):
        player.ill[player.crew.index(choice.card)] -= 1
    return prospects(state, seat, player)
