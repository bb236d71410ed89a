"""OUT-17  The end: the Convoy arrives and counts."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import events
from holdfast.games.outlive.pieces import (
    BOARD,
    DISASTERS,
    FOOD,
    PAIRS,
    POINTS,
    RESOURCES,
    ROOM_POINTS,
    TRACK,
)
from holdfast.games.outlive.queries import all_survivors, full_rooms, name_of, number_of, tile_in
from holdfast.games.outlive.state import OVER, Shelter, State
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Result, Table

SURVIVOR_POINTS: Final[int] = BOARD.scoring.per_survivor
TILE_POINTS: Final[int] = BOARD.scoring.per_repaired_equipment
PAIR_POINTS: Final[int] = BOARD.scoring.per_equipment_pair


def score_parts(shelter: Shelter) -> dict[str, int]:
    """OUT-17.2  One line for each part of the score; broken equipment, resources and prey count nothing (OUT-17.3)."""
    return {
        "disasters": disaster_points(shelter),
        "rooms": ROOM_POINTS[full_rooms(shelter)],
        "radiation": TRACK[shelter.radiation],
        "survivors": SURVIVOR_POINTS * all_survivors(shelter),
        "equipment": TILE_POINTS * shelter.repaired.bit_count(),
        "pairs": PAIR_POINTS * pairs(shelter),
    }


def disaster_points(shelter: Shelter) -> int:
    """OUT-10.5  Those on the cards the player has resolved."""
    return sum(POINTS[card] for card in range(len(DISASTERS)) if shelter.disasters >> card & 1)


def pairs(shelter: Shelter) -> int:
    """OUT-15.5, OUT-R32  Symbols of which both halves are repaired."""
    found = 0
    for left, right in PAIRS:
        if tile_in(shelter.repaired, left) >= 0 and tile_in(shelter.repaired, right) >= 0:
            found += 1
    return found


def finish(table: Table[State]) -> None:
    """OUT-17.4  Most points, then most provisions, then most resources, else the victory is shared."""
    state = table.state
    state.phase = OVER
    parts = [score_parts(shelter) for shelter in state.shelters]
    scores = [sum(part.values()) for part in parts]
    winners, reason = best(state, scores)
    table.tell(events.ConvoyArrived([name_of(seat) for seat in winners], scores, reason))
    table.finish(Result(winners, scores, reason, parts))


def best(state: State, scores: list[int]) -> tuple[list[Seat], str]:
    """OUT-R17  Who wins, and by what. Only tokens count: a Well is none."""
    provisions = [number_of(shelter, FOOD) for shelter in state.shelters]
    resources = [number_of(shelter, list(range(len(RESOURCES)))) for shelter in state.shelters]
    leaders = list(range(len(scores)))
    for reason, counts in (("points", scores), ("provisions", provisions), ("resources", resources)):
        most = max(counts[seat] for seat in leaders)
        leaders = [seat for seat in leaders if counts[seat] == most]
        if len(leaders) == 1:
            return leaders, reason
    return leaders, "shared"
