"""What a move would lead to, from what everybody can see: shown to a player who has not decided yet."""

from __future__ import annotations

from holdfast.games.outlive.chapters.c06_movement import Climb, Move
from holdfast.games.outlive.chapters.c07_attacks import bat_helps, targets
from holdfast.games.outlive.chapters.c08_actions import Search
from holdfast.games.outlive.chapters.c08_hunting import Aim, price
from holdfast.games.outlive.chapters.c08_ship import has_bed, is_survivor_waiting, room_cans
from holdfast.games.outlive.chapters.c11_feeding import shortfall
from holdfast.games.outlive.dangers import dangers, may_come
from holdfast.games.outlive.outlook import left_in, prey_for
from holdfast.games.outlive.pieces import (
    ACCESS_CARD,
    AMMO,
    BASE,
    BAT_STRENGTH,
    CANS_ON,
    CARGO,
    CHIP,
    CITY_OF,
    CUPBOARD,
    DAM,
    GATHERS,
    GROUND_OF,
    HOOK_REACH,
    PREY,
    PREY_OF,
    RESOURCES,
    STRENGTH,
    TOKENS,
    TOLL,
)
from holdfast.games.outlive.queries import active_in, distance, endurance, is_taken, name_of, tool, working_strength
from holdfast.games.outlive.state import State
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def forecast(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """What would follow, and what of it one may regret."""
    return [*foreseen(table.state, seat, choice), *dangers(table, seat, choice)]


def foreseen(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    """OUT-06.10  The way, whom the squad would attack, and what it would find."""
    if isinstance(choice, Move):
        place = working_strength(state, seat, choice.squad)
        return journey(state, seat, choice.squad, choice.zone, place)
    if isinstance(choice, Climb):
        return journey(state, seat, choice.squad, CARGO, working_strength(state, seat, choice.squad) + HOOK_REACH)
    if isinstance(choice, Aim):
        return after_hunt(state, seat, choice)
    if isinstance(choice, Search):
        return in_the_stack(state, choice)
    return []


def after_hunt(state: State, seat: Seat, aim: Aim) -> list[Fact]:
    """OUT-08.8, OUT-08.9  What the hunt takes and brings, and whether tonight's meal is there then."""
    visit = state.visit
    if visit is None or GROUND_OF[visit.zone] < 0 or state.tops[GROUND_OF[visit.zone]] < 0:
        return []
    token = state.tops[GROUND_OF[visit.zone]]
    shelter = state.shelters[seat]
    tough = endurance(state, seat, token)
    actions = price(state, seat, token, aim.gear) - aim.ammo
    meat = prey_for(state, seat, token)["meat"]
    short = max(0, shortfall(shelter) - meat)
    left = shelter.stores[AMMO] - aim.ammo
    # Surplus gear is lost, so it fills no more than the others leave.
    covered = {"endurance": tough, "gear": tough - aim.ammo - actions, "ammo": aim.ammo, "actions": actions}
    facts = [
        Fact("endurance", covered, "OUT-08.8"),
        Fact("hunt", {"meat": meat, "actions": actions, "left": visit.actions - actions}, "OUT-08.8"),
        Fact("ammo-left", {"n": left}),
        Fact("fed", {"short": short}, "OUT-11.1", DANGER if short else ""),
    ]
    who = may_come(state, seat) if left else []
    return [*facts, Fact("may-come", {"who": who}, "OUT-07.1")] if who else facts


def in_the_stack(state: State, search: Search) -> list[Fact]:
    """OUT-08.22  How many of the tokens that can still be there are worth something."""
    visit = state.visit
    if visit is None or CITY_OF[visit.zone] < 0:
        return []
    left = left_in(state, CITY_OF[visit.zone])
    empty, of = left.get(TOKENS[CUPBOARD], 0), sum(left.values())
    return [Fact("search", {"useful": of - empty, "of": of}, "OUT-08.22"), Fact("empty", {"n": empty, "of": of})]


def journey(state: State, seat: Seat, squad: int, zone: int, place: int) -> list[Fact]:
    steps = Fact("steps", {"n": distance(state.shelters[seat].zones[squad], zone)})
    found = on_ship(state, seat, place) if zone == CARGO else in_zone(state, seat, squad, zone)
    return [steps, *attacks(state, seat, squad, zone), *found]


def attacks(state: State, seat: Seat, squad: int, zone: int) -> list[Fact]:
    """OUT-07.1, OUT-07.3  Weaker active squads, and by how much; what their owners do about it is theirs.

    OUT-20.7  A Bat that is ready counts, also against squads that are only as strong.
    """
    bat = bat_helps(state, seat, squad, zone)
    strength = STRENGTH[squad] + (BAT_STRENGTH if bat else 0)
    found: list[Fact] = []
    for other in targets(state, seat, zone, strength):
        left = strength - STRENGTH[active_in(state.shelters[other], zone)]
        found.append(Fact("attack", {"of": name_of(other), "effectiveness": left, "bat": bat}, "OUT-07.3"))
    return found


def in_zone(state: State, seat: Seat, squad: int, zone: int) -> list[Fact]:
    """Stock within the squad's reach, algae, prey, or what a city has."""
    if CITY_OF[zone] >= 0:
        city = CITY_OF[zone]
        return [Fact("city", {"tiles": state.displays[city].bit_count(), "search": len(state.search[city])})]
    if zone == DAM:
        return at_dam(state, seat, squad)
    found = [within_reach(state, seat, squad, zone)]
    if zone == BASE and state.algae:
        found.append(Fact("algae", {}, "OUT-08.5"))
    if GROUND_OF[zone] >= 0 and state.tops[GROUND_OF[zone]] >= 0:
        token = state.tops[GROUND_OF[zone]]
        found.append(Fact("prey", {"prey": PREY[PREY_OF[token]], "endurance": endurance(state, seat, token)}))
    return found


def within_reach(state: State, seat: Seat, squad: int, zone: int) -> Fact:
    """OUT-08.2  As much of the zone's stock as the squad has actions for."""
    stock = state.stock[zone]
    most = min(stock, working_strength(state, seat, squad))
    return Fact("gather", {"n": most, "stock": stock, "resource": RESOURCES[GATHERS[zone]]})


def at_dam(state: State, seat: Seat, squad: int) -> list[Fact]:
    """OUT-08.17, OUT-20.4  Water for who has a microchip, which it costs, or the Access Card; else nothing."""
    shelter = state.shelters[seat]
    if tool(shelter, ACCESS_CARD) >= 0:
        return [within_reach(state, seat, squad, DAM)]
    if shelter.stores[CHIP] >= TOLL:
        return [within_reach(state, seat, squad, DAM), Fact("toll", {}, "OUT-08.17", COST)]
    return [Fact("no-water", {}, "OUT-08.17", DANGER)]


def on_ship(state: State, seat: Seat, place: int) -> list[Fact]:
    """OUT-08.14, OUT-08.15  Cans of the place and of ready rooms; a survivor, if one waits and there is a bed."""
    shelter = state.shelters[seat]
    survivor = is_survivor_waiting(state, place, is_taken(state, place)) and has_bed(shelter)
    found = [Fact("ship", {"cans": CANS_ON[place] + room_cans(shelter), "survivor": survivor})]
    if not state.ship_visited:
        found.append(Fact("first", {}, "OUT-08.16"))
    return found
