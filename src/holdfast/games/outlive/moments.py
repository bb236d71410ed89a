"""What a newcomer should hear of that neither question nor events tell: an open bill, a tribute, what came through."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c07_attacks import targets
from holdfast.games.outlive.chapters.c11_feeding import shortfall
from holdfast.games.outlive.pieces import DISASTERS, SQUADS, STRENGTH, ZONES
from holdfast.games.outlive.queries import absorbed, destinations, level, row_bill, upkeep
from holdfast.games.outlive.state import DAY, NIGHT, Shelter, State
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Seat

STILL_TIME: Final = 2
"""So many squads are out: what the others should bring home is worth a word."""


def moments(state: State, seat: Seat) -> list[Fact]:
    shelter = state.shelters[seat]
    if state.phase == DAY:
        return by_day(state, seat, shelter)
    if state.phase == NIGHT and level(state) > absorbed(shelter):
        return [Fact("radiation", {"absorbed": absorbed(shelter), "level": level(state)})]
    return []


def by_day(state: State, seat: Seat, shelter: Shelter) -> list[Fact]:
    found: list[Fact] = []
    if state.round == 1 and shelter.active.bit_count() == STILL_TIME and shortfall(shelter):
        found.append(Fact("bill", {"food": upkeep(shelter), "rows": row_bill(shelter)}))
    if state.disasters:
        found.append(Fact("disaster", {"disaster": DISASTERS[state.disasters[-1]]}))
    zone = robbed(state, seat, shelter)
    if zone >= 0:
        found.append(Fact("tribute", {"zone": ZONES[zone]}))
    return found


def robbed(state: State, seat: Seat, shelter: Shelter) -> int:
    """OUT-07.1  A zone within reach of a squad that would rob somebody there, or -1."""
    for squad in range(len(SQUADS)):
        if not shelter.active >> squad & 1:
            for zone in destinations(state, seat, squad):
                if targets(state, seat, zone, STRENGTH[squad]):
                    return zone
    return -1
