"""What a beginner regrets: said with the choice, before it is made, from what everybody can see."""

from __future__ import annotations

from holdfast.games.outlive.chapters.c02_choosing import Settle, SettleFirst
from holdfast.games.outlive.chapters.c06_movement import Climb, Move
from holdfast.games.outlive.chapters.c08_actions import END, End, Gather
from holdfast.games.outlive.chapters.c08_hunting import Aim, can_hunt
from holdfast.games.outlive.chapters.c08_ship import Bed, has_bed, is_survivor_waiting
from holdfast.games.outlive.chapters.c10_night import Resolve
from holdfast.games.outlive.chapters.c11_feeding import shortfall
from holdfast.games.outlive.chapters.c11_losses import Lose
from holdfast.games.outlive.chapters.c13_recruiting import Recruit
from holdfast.games.outlive.chapters.c14_building import MoveIn
from holdfast.games.outlive.chapters.c20_equipment import Light
from holdfast.games.outlive.outlook import short_after, threats
from holdfast.games.outlive.pieces import (
    AIRLOCK_ROW,
    AMMO,
    CARGO,
    GROUND_OF,
    HOOK_REACH,
    KEPT_OVER_NIGHT,
    LEVEL,
    MEAT,
    ROOMS,
    ROUNDS,
    ROW_WATER,
    SLOTS,
    SQUADS,
    STRENGTH,
    UPKEEP,
    VENTILATION,
    VENTILATION_ABSORBS,
    WATER,
)
from holdfast.games.outlive.queries import (
    absorbed,
    airlock_rows,
    airlock_space,
    destinations,
    is_full,
    is_taken,
    kind_in,
    name_of,
    provisions,
    wells,
    working_strength,
)
from holdfast.games.outlive.state import Shelter, State
from holdfast.games.outlive.verbs import IN_AIRLOCK
from holdfast.kernel.game import DANGER, Fact, Value
from holdfast.kernel.play import options, question
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def dangers(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Most choices have none."""
    state = table.state
    if isinstance(choice, Move | Climb):
        return on_the_way(state, seat, choice)
    if isinstance(choice, Aim):
        return last_ammo(state, seat, choice)
    if isinstance(choice, Gather):
        return prey_lost(state, choice)
    if isinstance(choice, End):
        return actions_lost(table, seat)
    if isinstance(choice, Lose):
        return room_stops(state.shelters[seat], choice)
    if isinstance(choice, Resolve):
        return supper(state.shelters[seat], choice)
    return crowding(table, seat, choice)


def danger(name: str, args: dict[str, Value | list[str]], rule: str) -> Fact:
    return Fact(name, args, rule, DANGER)


# -- the day -----------------------------------------------------------------------------------------


def on_the_way(state: State, seat: Seat, choice: Move | Climb) -> list[Fact]:
    """OUT-08.15  A survivor nobody can take in. OUT-06.7  Another squad that would have nowhere to go."""
    zone = choice.zone if isinstance(choice, Move) else CARGO
    place = working_strength(state, seat, choice.squad) + (HOOK_REACH if isinstance(choice, Climb) else 0)
    found: list[Fact] = []
    guest = is_taken(state, place)
    if zone == CARGO and is_survivor_waiting(state, place, guest) and not has_bed(state.shelters[seat]):
        found.append(danger("no-bed", {}, "OUT-08.15"))
    after = state.clone()
    own = after.shelters[seat]
    own.zones[choice.squad] = zone
    own.active |= 1 << choice.squad
    if zone == CARGO:
        own.berth = place
    for squad in range(len(SQUADS)):
        rests = not own.active >> squad & 1
        if rests and destinations(state, seat, squad) and not destinations(after, seat, squad):
            found.append(danger("cornered", {"strength": STRENGTH[squad]}, "OUT-06.7"))
    return found


def last_ammo(state: State, seat: Seat, aim: Aim) -> list[Fact]:
    """OUT-07.5  Nothing left to beat off whoever can still come."""
    own = state.shelters[seat]
    if not aim.ammo or own.stores[AMMO] > aim.ammo:
        return []
    who = may_come(state, seat)
    return [danger("last-ammo", {"who": who}, "OUT-07.5")] if who else []


def may_come(state: State, seat: Seat) -> list[str]:
    """OUT-07.1  Who can still attack one of this seat's squads today."""
    own = state.shelters[seat]
    able: list[str] = []
    for squad in range(len(SQUADS)):
        if own.active >> squad & 1:
            able += [name_of(one) for one in threats(state, seat, own.zones[squad], STRENGTH[squad])]
    return list(dict.fromkeys(able))


def prey_lost(state: State, gather: Gather) -> list[Fact]:
    """OUT-08.8  The prey could be hunted now, and not with what is left."""
    visit = state.visit
    if visit is None or GROUND_OF[visit.zone] < 0 or not can_hunt(state, visit):
        return []
    later = visit.clone()
    later.actions -= gather.actions
    return [] if can_hunt(state, later) else [danger("prey-lost", {}, "OUT-08.8")]


def actions_lost(table: Table[State], seat: Seat) -> list[Fact]:
    """OUT-08.1  Actions are left, and something to do with them."""
    visit = table.state.visit
    ask = question(table, seat)
    if visit is None or ask is None or not visit.actions or options(table, seat) == [END]:
        return []
    return [danger("actions-lost", {"n": visit.actions}, "OUT-08.1")]


# -- the night ---------------------------------------------------------------------------------------


def supper(own: Shelter, choice: Resolve) -> list[Fact]:
    """OUT-11.4  What the price would leave for tonight."""
    short = short_after(own, choice.disaster, choice.way)
    return [danger("supper", {"n": short}, "OUT-11.4")] if short > shortfall(own) else []


def room_stops(own: Shelter, choice: Lose) -> list[Fact]:
    """OUT-01.7"""
    if choice.tag == IN_AIRLOCK:
        return []
    slot = own.rooms.index(choice.tag)
    kind = kind_in(own, slot)
    if not is_full(own, slot) or own.survivors[slot] - choice.survivors >= SLOTS[kind]:
        return []
    return [danger("room-stops", {"room": ROOMS[kind]}, "OUT-01.7")]


def crowding(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Where people go: too few in a room, too few or too many in the airlock."""
    state = table.state
    own = state.shelters[seat]
    if isinstance(choice, Settle):
        ask = question(table, seat)
        room = ask.room if isinstance(ask, SettleFirst) else -1
        return half_filled(room, choice.survivors) if room >= 0 else []
    if isinstance(choice, MoveIn) and state.round < ROUNDS:
        slot = own.rooms.index(choice.tag)
        kind = kind_in(own, slot)
        fills = own.survivors[slot] + choice.survivors
        return [*half_filled(kind, fills), *airlock_bared(state, own, choice.survivors, kind, fills)]
    if isinstance(choice, Recruit):
        return [*spoiling(own, choice.survivors), *second_row(state, own, choice.survivors)]
    guest = (isinstance(choice, Bed) and choice.tag == IN_AIRLOCK) or (isinstance(choice, Light) and choice.use)
    return second_row(state, own, 1) if guest else []


def half_filled(kind: int, inside: int) -> list[Fact]:
    """OUT-01.7, OUT-11.1  It eats, and does nothing."""
    if not 0 < inside < SLOTS[kind]:
        return []
    return [danger("half-filled", {"n": SLOTS[kind] - inside, "upkeep": UPKEEP[kind]}, "OUT-01.7")]


def airlock_bared(state: State, own: Shelter, leaving: int, kind: int, inside: int) -> list[Fact]:
    """OUT-12.1, OUT-14.3  Tomorrow's radiation against those who stay."""
    starts = kind == VENTILATION and inside >= SLOTS[kind]
    stops = absorbed(own) - leaving + (VENTILATION_ABSORBS if starts else 0)
    level = LEVEL[state.round + 1]
    return [danger("airlock-bared", {"level": level, "stops": stops}, "OUT-14.3")] if stops < level else []


def second_row(state: State, own: Shelter, coming: int) -> list[Fact]:
    """OUT-11.2  Nobody drinks after the last night."""
    opens = airlock_rows(own) < 2 and own.airlock + coming > AIRLOCK_ROW
    return [danger("second-row", {"n": ROW_WATER}, "OUT-11.2")] if opens and state.round < ROUNDS else []


def spoiling(own: Shelter, recruits: int) -> list[Fact]:
    """OUT-16.1  What would not last until morning, though somebody could be had for it."""
    if recruits >= min(provisions(own), airlock_space(own)):
        return []
    left = max(0, recruits - wells(own))
    meat = own.stores[MEAT]
    stale = max(0, own.stores[WATER] - KEPT_OVER_NIGHT[WATER])
    meat, left = max(0, meat - left), max(0, left - meat)
    stale = max(0, stale - left)
    return [danger("spoils", {"meat": meat, "water": stale}, "OUT-16.1")] if meat or stale else []
