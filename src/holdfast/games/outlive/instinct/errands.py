"""Why a squad goes where it goes, and why it does there what it does."""

from __future__ import annotations

from holdfast.games.outlive.chapters.c06_movement import Climb, Move
from holdfast.games.outlive.chapters.c07_attacks import targets
from holdfast.games.outlive.chapters.c08_actions import Gather, PayToll, Scout, Search, TakeAlgae, TakeTile
from holdfast.games.outlive.chapters.c08_hunting import Aim, Decline, Scan, Spare, Track, in_stack
from holdfast.games.outlive.chapters.c08_ship import Leave, room_cans
from holdfast.games.outlive.chapters.c11_feeding import shortfall
from holdfast.games.outlive.instinct.mind import Mind
from holdfast.games.outlive.outlook import left_in, prey_for
from holdfast.games.outlive.pieces import (
    AMMO,
    BUILD_PRICE,
    CANS_ON,
    CARGO,
    CITY_OF,
    CUPBOARD,
    EQUIPMENT,
    GATHERS,
    GROUND_OF,
    HOOK_REACH,
    MATERIALS,
    PARTNER,
    PREY,
    PREY_OF,
    RESOURCES,
    ROOMS,
    STRENGTH,
    TOKENS,
    TRACK,
    WATER,
)
from holdfast.games.outlive.queries import number_of, owns, provisions, row_bill, upkeep, working_strength
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.step import Choice


def for_move(mind: Mind, choice: Move | Climb) -> Fact:
    """OUT-06.10  Supper first, then tribute, then what the zone is known for."""
    state, own = mind.state, mind.own
    zone = choice.zone if isinstance(choice, Move) else CARGO
    if zone == CARGO:
        lift = HOOK_REACH if isinstance(choice, Climb) else 0
        place = working_strength(state, mind.seat, choice.squad) + lift
        return Fact("ship", {"cans": CANS_ON[place] + room_cans(own)}, "OUT-08.14")
    ground = GROUND_OF[zone]
    feeds = GATHERS[zone] == WATER or (ground >= 0 and state.tops[ground] >= 0)
    if feeds and shortfall(own):
        return hungry(mind)
    if targets(state, mind.seat, zone, STRENGTH[choice.squad]):
        return Fact("loot", {}, "OUT-07.1")
    if CITY_OF[zone] >= 0:
        return in_city(mind, CITY_OF[zone])
    return stock(mind, zone, min(state.stock[zone], working_strength(state, mind.seat, choice.squad)))


def hungry(mind: Mind) -> Fact:
    """OUT-11.1"""
    bill = upkeep(mind.own) + row_bill(mind.own)
    return Fact("bill", {"need": bill, "have": provisions(mind.own)}, "OUT-11.1")


def in_city(mind: Mind, city: int) -> Fact:
    """OUT-08.22"""
    left = left_in(mind.state, city)
    useful = sum(left.values()) - left.get(TOKENS[CUPBOARD], 0)
    return Fact("search", {"useful": useful, "n": sum(left.values())}, "OUT-08.22")


def stock(mind: Mind, zone: int, amount: int) -> Fact:
    """OUT-08.6  Toward a room or a repair, for defence, or for the table."""
    kind = GATHERS[zone]
    args: dict[str, Value] = {"what": RESOURCES[kind], "n": amount}
    if kind == WATER:
        return Fact("water", args, "OUT-11.2")
    if kind == AMMO:
        return Fact("ammo", {**args, "have": mind.own.stores[AMMO]}, "OUT-07.5")
    lacks = max(0, BUILD_PRICE - number_of(mind.own, MATERIALS))
    return Fact("plan" if lacks else "materials", {**args, "lacks": lacks}, "OUT-14.2")


def for_deed(mind: Mind, choice: Choice) -> Fact | None:
    """OUT-08.1"""
    visit = mind.state.visit
    if visit is None:
        return None
    if isinstance(choice, Gather):
        if GATHERS[visit.zone] == WATER and shortfall(mind.own):
            return hungry(mind)
        return stock(mind, visit.zone, choice.actions)
    if isinstance(choice, Aim | Track):
        return for_hunt(mind, choice)
    if isinstance(choice, Search):
        return in_city(mind, CITY_OF[visit.zone])
    if isinstance(choice, TakeTile):
        pair = owns(mind.own, PARTNER[choice.tile])
        return Fact("pair-tile" if pair else "tile", {"tile": EQUIPMENT[choice.tile]}, "OUT-15.5")
    if isinstance(choice, TakeAlgae):
        return Fact("algae", {"now": TRACK[mind.own.radiation]}, "OUT-08.5")
    return for_rare(mind, choice)


def for_hunt(mind: Mind, choice: Aim | Track) -> Fact:
    """OUT-08.9  Supper, or the meat of a kind one has hunted before."""
    visit = mind.state.visit
    ground = -1 if visit is None else GROUND_OF[visit.zone]
    stack = in_stack(mind.state, ground)
    token = stack[choice.depth if isinstance(choice, Track) else 0]
    meat = prey_for(mind.state, mind.seat, token)["meat"]
    args: dict[str, Value] = {"prey": PREY[PREY_OF[token]], "meat": meat, "short": shortfall(mind.own)}
    return Fact("hunt-supper" if shortfall(mind.own) else "hunt", args, "OUT-08.9")


def for_rare(mind: Mind, choice: Choice) -> Fact:
    if isinstance(choice, Scout):
        return Fact("free-search", {}, "OUT-19.14")
    if isinstance(choice, PayToll):
        return Fact("toll", {}, "OUT-20.4")
    if isinstance(choice, Scan):
        return Fact("scan", {}, "OUT-20.10")
    if isinstance(choice, Spare):
        return Fact("spare-room", {"room": ROOMS[choice.room]}, "OUT-14.4")
    if isinstance(choice, Decline):
        return Fact("no-hunt", {}, "OUT-08.8")
    if isinstance(choice, Leave):
        return Fact("row", {"water": mind.own.stores[WATER]}, "OUT-11.2")
    left = 0 if mind.state.visit is None else mind.state.visit.actions
    return Fact("end", {"n": left}, "OUT-08.1")
