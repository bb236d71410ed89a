"""DOM-12  How likely a seat's team wins, by the power that each team has left."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.instinct.mind import Mind
from holdfast.games.doomsday.pieces import FALLEN, HUMAN, LEGION, MACHINE, OUTLAW
from holdfast.games.doomsday.queries import hidden_roles, hidden_sides
from holdfast.kernel.step import Seat

STEEP: Final = 1.3
SHIELD: Final = 0.35
"""How much of the outlaws' power serves the machines."""


def power_of(mind: Mind, seat: Seat) -> float:
    """Lives, cards to show instead, a weapon, programs."""
    player = mind.state.players[seat]
    if not player.alive:
        return 0.0
    cards = 0.5 * len(hidden_sides(mind.state, seat)) + 0.6 * len(hidden_roles(mind.state, seat))
    return player.lives + cards + 0.9 * len(player.weapons) + 0.15 * len(player.hand)


def steep(power: float) -> float:
    """Who is stronger gains more than in proportion."""
    return float(power**STEEP)


def chance_to_win(mind: Mind) -> float:
    """From 0 to 1, as far as this seat can tell."""
    powers = [power_of(mind, seat) for seat in range(len(mind.state.players))]
    sides = [0.0] * 5
    for seat, power in enumerate(powers):
        for team, chance in enumerate(mind.beliefs.teams[seat]):
            sides[team] += chance * power
    humans, machines = steep(sides[HUMAN]), steep(sides[MACHINE])
    total = sum(powers) or 1.0
    if mind.team == HUMAN:
        others = machines + 0.6 * steep(sides[OUTLAW] + sides[LEGION] + sides[FALLEN])
        return humans / (humans + others) if humans else 0.0
    if mind.team == MACHINE:
        side = steep(sides[MACHINE] + SHIELD * sides[OUTLAW])
        return side / (side + humans) if side else 0.0
    if mind.team == OUTLAW:
        both = sides[HUMAN] + sides[MACHINE]
        lead = max(0.0, sides[MACHINE] - sides[HUMAN]) / both if both else 0.0
        return powers[mind.seat] / total * (1.0 - 0.5 * lead)
    return sides[mind.team] / total
