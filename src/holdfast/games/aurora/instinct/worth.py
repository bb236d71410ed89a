"""What a convoy is worth to its owner: points now, and what its fuel, crew and cargo still promise."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.aurora.chapters.c16_scoring import automa_parts, lead, special_fame, whole_cards
from holdfast.games.aurora.pieces import (
    ABILITY,
    AMMO,
    AUTOMA_SPEED,
    COPILOT,
    DRIVER,
    FOOD,
    FUEL,
    LEADER,
    SPEED,
    SPEED_CELLS,
    SURVIVOR,
)
from holdfast.games.aurora.queries import (
    can_man_truck,
    count_whole,
    forward_order,
    skill_at,
    space_of,
    surplus,
    weapons,
)
from holdfast.games.aurora.state import ACTIVE, EXHAUSTED, OVER, REST, SCOUTING, SET_UP, Player, State
from holdfast.kernel.step import Seat

ROUNDS: Final = 6
NEED: Final = [0.95, 0.7, 0.58, 0.5, 0.44, 0.4, 0.36]
"""How surely the first fuel of this round and of each to come is missed if it is not there now: more may be found."""
SPARE_FUEL: Final = 0.85
"""Fuel beyond one a round is a space each."""
STRANDED: Final = 3.0
"""Nobody can sit in the truck, so that the next move is lost unless it is repaired."""
PACE: Final = 3.6
"""Spaces that a convoy drives in a round, as a rule."""


def moves_left(state: State) -> int:
    """How often a convoy may still move, counting this round while its movement is to come."""
    if state.phase == OVER or will_end(state):
        return 0
    return ROUNDS - state.round + (state.phase in (SET_UP, SCOUTING, REST))


def will_end(state: State) -> bool:
    """Does this round end the game, since somebody is at the ship?"""
    ship = state.board.aurora[max(0, state.round - 1)]
    return any(space_of(state, actor) >= ship for actor in state.order)


def reach(state: State) -> float:
    """How likely somebody reaches the ship, from 0 to 1."""
    if will_end(state):
        return 1.0
    moves = moves_left(state)
    if not moves:
        return 0.0
    far = max([space_of(state, actor) for actor in forward_order(state)])
    return 1.0 / (1.0 + exp(-0.6 * (far + PACE * moves - state.board.aurora[ROUNDS - 1] - 0.5)))


def free_pace(player: Player) -> float:
    """The speed that fuel for one move buys, Co-pilot and Driver mostly awake."""
    speed = float(SPEED[player.bays[0]] + count_whole(player, SPEED_CELLS))
    return speed + 0.8 * len([card for card in player.crew if ABILITY[card] in (COPILOT, DRIVER)])


def fuel_worth(state: State, player: Player, moves: int) -> float:
    """One fuel moves the convoy once; what is beyond one a round is a space."""
    fuel = player.load[FUEL]
    pace = free_pace(player)
    soon = 0 if state.phase in (SET_UP, SCOUTING, REST) else 1
    worth = sum([pace * NEED[at + soon] for at in range(min(fuel, moves))])
    return worth + (SPARE_FUEL * (fuel - moves) if moves and fuel > moves else 0.0) + 0.2 * pace * moves


def crew_worth(state: State, player: Player, moves: int, at_ship: float) -> float:
    """Hands to scout and to drive, healthy heads at the ship, and not to be wiped out."""
    worth = 0.0
    scouting = state.phase in (SET_UP, SCOUTING)
    for at, card in enumerate(player.crew):
        skill = skill_at(player, at) - player.fed[at] - player.capsules[at]
        worth += (0.25 + 0.22 * moves) * (0.4 + 0.5 * min(skill, 3)) + at_ship * (not player.ill[at])
        worth += 0.8 * (ABILITY[card] == LEADER) * (moves > 0)
        zone = player.zone[at]
        if scouting and moves:
            drives = ABILITY[card] in (COPILOT, DRIVER) and player.load[FUEL] > 0
            if zone != EXHAUSTED:
                worth += (0.8 if moves > 1 else 0.0) + 0.9 * drives
            if zone == ACTIVE:
                worth += 0.6
    lost = max(0, len(player.crew) - player.load[SURVIVOR])
    worth -= 1.5 * lost
    return worth - danger(state, player, moves, lost)


def danger(state: State, player: Player, moves: int, lost: int) -> float:
    """Being wiped out: few heads, and little skill left to wear contamination down."""
    ahead = moves + (state.phase != OVER)
    few = (9.0, 6.0, 3.0, 1.2, 0.0)[min(4, len(player.crew) - lost)]
    skill = sum([skill_at(player, at) - player.fed[at] - player.capsules[at] for at in range(len(player.crew))])
    solo = state.automa is not None
    thin = max(0.0, (1.5 + (1.6 if solo else 0.6) * ahead) - skill)
    return few * (0.3 + 0.15 * ahead) * (1.5 if solo else 1.0) + (1.5 if solo else 0.35) * thin


def cargo_worth(state: State, player: Player, moves: int, at_ship: float) -> float:
    """Food, ammo for guns, items, room, and cards without damage if nobody reaches the ship."""
    load = player.load
    guns = len(weapons(player))
    fights = bool(state.enemies) or moves > 0
    worth = 0.9 * load[FOOD] * (moves > 0) + (0.7 * min(load[AMMO], guns) + 0.15 * load[AMMO]) * fights
    worth += 1.1 * len(player.items) + 0.35 * guns * fights
    over = surplus(player)
    worth += 0.4 * min(4, -over) * (moves > 0) if over <= 0 else -1.3 * over
    hurt = sum([mask.bit_count() for mask in player.damage])
    worth -= (0.18 + 0.04 * moves) * hurt
    cards = len([card for card in player.bays if card >= 0])
    return worth + (1.0 - at_ship) * whole_cards(player) + 0.15 * cards * (moves > 0)


def prospects(state: State, seat: Seat, player: Player) -> float:
    """The points this seat may hope for. `player`: as it stands, or as some blow would leave it."""
    if player.out or not player.crew or not player.load[SURVIVOR]:
        return -25.0
    moves = moves_left(state)
    at_ship = reach(state)
    points = player.space + player.fame + special_fame(player) + fuel_worth(state, player, moves)
    if moves and not can_man_truck(player):
        points -= STRANDED
    return points + crew_worth(state, player, moves, at_ship) + cargo_worth(state, player, moves, at_ship)


def rival_prospects(state: State) -> float:
    """The same of the Automa, by what it usually does."""
    automa = state.automa
    assert automa is not None
    parts = automa_parts(state, automa)
    moves = moves_left(state)
    points = sum(parts.values()) - lead(state, len(state.players)) + automa.space
    return points + moves * (AUTOMA_SPEED + 1.6) + reach(state) * 0.3 * automa.lanes[SURVIVOR]


def outlook(state: State, seat: Seat) -> float:
    """How far this seat is ahead of the best of the others, in points hoped for."""
    mine = prospects(state, seat, state.players[seat])
    if state.automa is not None:
        return mine - rival_prospects(state)
    others = [prospects(state, other, one) for other, one in enumerate(state.players) if other != seat]
    return mine - max(others)
