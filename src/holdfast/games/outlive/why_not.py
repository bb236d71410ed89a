"""Why a piece is no answer to the open question: a place is taken, a price is missing, its hour has not come."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive.chapters.c01_payments import PayTokens
from holdfast.games.outlive.chapters.c06_movement import MoveSquad
from holdfast.games.outlive.chapters.c08_actions import Act, can_gather
from holdfast.games.outlive.chapters.c08_ship import TakeSurvivor
from holdfast.games.outlive.chapters.c10_night import ResolveDisaster
from holdfast.games.outlive.chapters.c11_losses import TAGS, LoseSurvivor, room_word
from holdfast.games.outlive.chapters.c13_recruiting import RecruitSurvivors
from holdfast.games.outlive.chapters.c14_building import Improve
from holdfast.games.outlive.chapters.c15_repairs import RepairOne
from holdfast.games.outlive.chapters.c22_placement import PlaceOne, PlaceSquad
from holdfast.games.outlive.pieces import (
    BUILD_PRICE,
    CARGO,
    CITY_OF,
    DISASTERS,
    EQUIPMENT,
    GROUND_OF,
    MATERIALS,
    MEANS,
    RESOURCES,
    SQUADS,
    START_ZONES,
    STEPS,
    ZONES,
)
from holdfast.games.outlive.queries import (
    airlock_space,
    distance,
    endurance,
    is_built,
    is_full,
    name_of,
    number_of,
    owns,
    squad_in,
    tile_in,
    working_strength,
)
from holdfast.games.outlive.state import DAY, Shelter, State, Visit
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.play import question
from holdfast.kernel.step import Ask, Seat
from holdfast.kernel.table import Table

TAG_OF: Final = {room_word(tag): tag for tag in range(TAGS)}
BY_DAY: Final = ("zone", "squad", "prey", "stock", "algae", "search", "place")
AT_NIGHT: Final = {
    "room": Fact("rooms-at-night", {}, "OUT-14.1"),
    "airlock": Fact("rooms-at-night", {}, "OUT-14.1"),
    "tile": Fact("repairs-at-night", {}, "OUT-15.1"),
    "disaster": Fact("disasters-at-night", {}, "OUT-10.2"),
    "recruit": Fact("recruits-at-night", {}, "OUT-13.1"),
}
NO_ACTIONS: Final = Fact("no-actions", {}, "OUT-08.1")


def why_not(table: Table[State], seat: Seat, anchor: str, hand: str) -> Fact | None:
    """`hand`: the squad that is being sent, if one is."""
    ask = question(table, seat)
    if ask is None:
        return None
    kind, _, which = anchor.partition(":")
    if which.startswith(f"{name_of(seat)}/"):
        return None
    if "/" in which or (kind == "airlock" and which):
        return Fact("not-yours", {}, ask.rule)
    told = answers(table.state, seat, ask, kind, which, hand)
    return other_hour(table.state, ask, kind) if told is None else told


def other_hour(state: State, ask: Ask[Any, Any], kind: str) -> Fact | None:
    """The question is about something else; what tells only of the table needs no reason."""
    if kind in AT_NIGHT and state.phase == DAY:
        return AT_NIGHT[kind]
    if kind in BY_DAY and state.phase != DAY:
        return Fact("squads-by-day", {}, "OUT-06.1")
    asks = kind in AT_NIGHT or kind in BY_DAY or kind == "resource"
    return Fact("other-question", {}, ask.rule) if asks else None


def answers(state: State, seat: Seat, ask: Ask[Any, Any], kind: str, which: str, hand: str) -> Fact | None:
    """By the question, where the piece could have been an answer."""
    own = state.shelters[seat]
    if isinstance(ask, MoveSquad):
        return moving(state, seat, kind, which, hand)
    if isinstance(ask, PlaceSquad | PlaceOne) and kind == "zone" and which in ZONES:
        return placing(own, ZONES.index(which))
    if isinstance(ask, Act) and state.visit is not None:
        return acting(state, own, state.visit, kind, which)
    if isinstance(ask, ResolveDisaster) and kind == "disaster" and which in DISASTERS:
        is_open = DISASTERS.index(which) in state.disasters
        return Fact("cannot-pay", {}, "OUT-10.4") if is_open else Fact("settled", {}, "OUT-10.5")
    if isinstance(ask, PayTokens) and kind == "resource" and which in RESOURCES:
        left = state.shelters[ask.giver].stores[MEANS.index(which)]
        return Fact("not-this-token", {"left": left}, ask.rule)
    return at_home(own, ask, kind, which)


# -- the day -----------------------------------------------------------------------------------------


def moving(state: State, seat: Seat, kind: str, which: str, hand: str) -> Fact | None:
    """OUT-06.3, OUT-06.4, OUT-08.13"""
    own = state.shelters[seat]
    if kind == "squad" and which in SQUADS:
        return Fact("has-acted", {}, "OUT-06.1") if own.active >> SQUADS.index(which) & 1 else None
    if kind != "zone" or which not in ZONES:
        return None
    zone = ZONES.index(which)
    if squad_in(own, zone) >= 0:
        return Fact("own-squad", {}, "OUT-06.4")
    held = hand.removeprefix("squad:")
    resting = [squad for squad in range(len(SQUADS)) if not own.active >> squad & 1]
    sent = [SQUADS.index(held)] if held in SQUADS else resting
    near = [squad for squad in sent if distance(own.zones[squad], zone) <= STEPS]
    if zone == CARGO and near:
        return Fact("place-taken", {"place": working_strength(state, seat, near[0])}, "OUT-08.13")
    return Fact("too-far", {"steps": min(distance(own.zones[squad], zone) for squad in sent)}, "OUT-06.3")


def placing(own: Shelter, zone: int) -> Fact:
    """OUT-02.8"""
    if own.leader >= 0 and zone not in START_ZONES[own.leader]:
        return Fact("not-start", {}, "OUT-02.8")
    return Fact("own-squad", {}, "OUT-06.4")


def acting(state: State, own: Shelter, visit: Visit, kind: str, which: str) -> Fact | None:
    """OUT-08.1 to OUT-08.20  What the zone has not, or the squad cannot."""
    if kind == "zone":
        return Fact("elsewhere", {}, "OUT-08.1") if which != ZONES[visit.zone] else None
    if kind == "squad":
        return Fact("one-at-a-time", {}, "OUT-06.10")
    if kind == "prey":
        return hunting(state, own, visit)
    if kind == "tile" and which in EQUIPMENT:
        return on_show(state, own, visit, EQUIPMENT.index(which))
    if kind in ("stock", "algae", "search") and not visit.actions:
        return NO_ACTIONS
    if kind == "stock" and not can_gather(state, visit):
        return Fact("no-chip", {}, "OUT-08.17")
    if kind == "algae" and not state.algae:
        return Fact("algae-gone", {}, "OUT-08.5")
    return Fact("nothing-left", {}, "OUT-08.2") if kind in ("stock", "search") else None


def hunting(state: State, own: Shelter, visit: Visit) -> Fact | None:
    """OUT-08.7, OUT-08.8, OUT-08.11"""
    ground = GROUND_OF[visit.zone]
    if ground < 0:
        return None
    if visit.hunted:
        return Fact("has-hunted", {}, "OUT-08.7")
    if state.tops[ground] < 0:
        return Fact("no-prey", {}, "OUT-08.11")
    args: dict[str, Value] = {"endurance": endurance(state, visit.seat, state.tops[ground]), "actions": visit.actions}
    args["ammo"] = own.stores[RESOURCES.index("ammo")]
    return Fact("too-tough", args, "OUT-08.8")


def on_show(state: State, own: Shelter, visit: Visit, tile: int) -> Fact | None:
    """OUT-08.18, OUT-08.19"""
    city = CITY_OF[visit.zone]
    if city < 0 or tile_in(state.displays[city], tile) < 0:
        return None
    return Fact("owned", {}, "OUT-08.19") if owns(own, tile) else NO_ACTIONS


# -- the night ---------------------------------------------------------------------------------------


def at_home(own: Shelter, ask: Ask[Any, Any], kind: str, which: str) -> Fact | None:
    if isinstance(ask, RecruitSurvivors) and kind in ("recruit", "airlock"):
        return Fact("airlock-full" if not airlock_space(own) else "no-food", {}, "OUT-13.1")
    if isinstance(ask, LoseSurvivor) and kind in ("room", "airlock"):
        return Fact("nobody-there", {}, "OUT-11.4")
    if isinstance(ask, TakeSurvivor) and kind == "airlock":
        return Fact("airlock-full", {}, "OUT-08.15")
    if kind == "room" and which in TAG_OF and TAG_OF[which] in own.rooms:
        return of_room(own, ask, own.rooms.index(TAG_OF[which]))
    if isinstance(ask, Improve | RepairOne) and kind == "tile" and which in EQUIPMENT:
        broken = tile_in(own.broken, EQUIPMENT.index(which)) >= 0
        return Fact("no-materials", {}, "OUT-15.1") if broken else Fact("repaired", {}, "OUT-15.1")
    return Fact("no-way-back", {}, "OUT-14.3") if isinstance(ask, Improve) and kind == "airlock" else None


def of_room(own: Shelter, ask: Ask[Any, Any], slot: int) -> Fact | None:
    """OUT-08.15, OUT-14.2, OUT-14.3"""
    if isinstance(ask, TakeSurvivor):
        return Fact("room-full" if is_built(own, slot) else "not-built", {}, "OUT-08.15")
    if not isinstance(ask, Improve):
        return None
    if not is_built(own, slot):
        return Fact("build-price", {"have": number_of(own, MATERIALS), "price": BUILD_PRICE}, "OUT-14.2")
    return Fact("room-full" if is_full(own, slot) else "airlock-empty", {}, "OUT-14.3")
