"""What a move would lead to, from what everybody can see: shown to a player who has not decided yet."""

from __future__ import annotations

from holdfast.games.outlive.chapters.c06_movement import Climb, Move
from holdfast.games.outlive.pieces import (
    BASE,
    CANS_ON,
    CARGO,
    CITY_OF,
    DAM,
    GATHERS,
    GROUND_OF,
    HOOK_REACH,
    PREY,
    PREY_OF,
    RESOURCES,
    STRENGTH,
)
from holdfast.games.outlive.queries import active_in, distance, endurance, name_of, working_strength
from holdfast.games.outlive.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Choice, Seat


def forecast(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    """OUT-06.10  The way, whom the squad would attack, and what it would find."""
    if isinstance(choice, Move):
        place = working_strength(state, seat, choice.squad)
        return journey(state, seat, choice.squad, choice.zone, place)
    if isinstance(choice, Climb):
        return journey(state, seat, choice.squad, CARGO, working_strength(state, seat, choice.squad) + HOOK_REACH)
    return []


def journey(state: State, seat: Seat, squad: int, zone: int, place: int) -> list[Fact]:
    steps = Fact("steps", {"n": distance(state.shelters[seat].zones[squad], zone)})
    found = on_ship(state, place) if zone == CARGO else in_zone(state, seat, squad, zone)
    return [steps, *attacks(state, seat, squad, zone), *found]


def attacks(state: State, seat: Seat, squad: int, zone: int) -> list[Fact]:
    """OUT-07.1, OUT-07.3  Weaker active squads, and by how much; what their owners do about it is theirs."""
    found: list[Fact] = []
    for other, shelter in enumerate(state.shelters):
        theirs = active_in(shelter, zone) if other != seat else -1
        if theirs >= 0 and STRENGTH[theirs] < STRENGTH[squad]:
            left = STRENGTH[squad] - STRENGTH[theirs]
            found.append(Fact("attack", {"of": name_of(other), "effectiveness": left}, "OUT-07.3"))
    return found


def in_zone(state: State, seat: Seat, squad: int, zone: int) -> list[Fact]:
    """Stock within the squad's reach, algae, prey, or what a city has."""
    if CITY_OF[zone] >= 0:
        city = CITY_OF[zone]
        return [Fact("city", {"tiles": state.displays[city].bit_count(), "search": len(state.search[city])})]
    stock = state.stock[zone]
    most = min(stock, working_strength(state, seat, squad))
    found = [Fact("gather", {"n": most, "stock": stock, "resource": RESOURCES[GATHERS[zone]]})]
    if zone == DAM:
        found.append(Fact("toll", {}, "OUT-08.17"))
    if zone == BASE and state.algae:
        found.append(Fact("algae", {}, "OUT-08.5"))
    if GROUND_OF[zone] >= 0 and state.tops[GROUND_OF[zone]] >= 0:
        token = state.tops[GROUND_OF[zone]]
        found.append(Fact("prey", {"prey": PREY[PREY_OF[token]], "endurance": endurance(state, seat, token)}))
    return found


def on_ship(state: State, place: int) -> list[Fact]:
    """OUT-08.14, OUT-08.15  The cans of the place, and the survivor who waits there."""
    found = [Fact("ship", {"cans": CANS_ON[place], "survivor": bool(state.ship_survivors >> place & 1)})]
    if not state.ship_visited:
        found.append(Fact("first", {}, "OUT-08.16"))
    return found
