"""Cards of what belongs to a shelter: rooms, gear, airlock, gauge, tonight's bill, stores, trophies."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c11_losses import TAGS, room_word
from holdfast.games.outlive.look.abilities import ability
from holdfast.games.outlive.look.owners import lacking, signed, tokens
from holdfast.games.outlive.outlook import dose, is_irradiated, tonight
from holdfast.games.outlive.pieces import (
    ACCESS_CARD,
    AGE,
    AIRLOCK,
    ARMOR,
    BAT,
    BEAR_TRAP,
    BUILD_PRICE,
    BUILDERS,
    BUILDERS_SAVE,
    CITY_OF,
    EQUIPMENT,
    EXOSKELETON,
    FIRST_MEAT,
    FLASHLIGHT,
    GATHER_ZONE,
    HOOK,
    LEADERS,
    PARTNER,
    PREY,
    REPAIR,
    ROOM_POINTS,
    ROOMS,
    SENSOR,
    SHOTGUN,
    SLOTS,
    START_EQUIPMENT,
    START_STORES,
    START_ZONES,
    TRACK,
    TRACK_TOP,
    UPKEEP,
    WATER,
    ZONES,
)
from holdfast.games.outlive.queries import (
    absorbed,
    airlock_rows,
    full_rooms,
    is_full,
    level,
    owns,
    prey_owned,
    provisions,
    ready,
    row_bill,
    tile_in,
    upkeep,
)
from holdfast.games.outlive.state import Shelter, State
from holdfast.kernel.game import DANGER, Fact, Look, Value
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

ROOM_RULE: Final = [f"OUT-19.{kind + 1}" for kind in range(len(ROOMS))]
TAG_OF: Final = {room_word(tag): tag for tag in range(TAGS)}
OWN_RULE: Final = {
    FLASHLIGHT: "OUT-20.3",
    ACCESS_CARD: "OUT-20.4",
    HOOK: "OUT-20.5",
    SHOTGUN: "OUT-20.6",
    BEAR_TRAP: "OUT-20.6",
    BAT: "OUT-20.7",
    ARMOR: "OUT-20.8",
    EXOSKELETON: "OUT-20.9",
    SENSOR: "OUT-20.10",
}
STORE_RULE: Final = {
    "meat": "OUT-16.1",
    "water": "OUT-16.1",
    "canned_food": "OUT-16.1",
    "microchip": "OUT-08.17",
    "ammo": "OUT-07.5",
    "well": "OUT-19.8",
}


# -- rooms -------------------------------------------------------------------------------------------


def room(state: State, owner: Seat | None, word: str) -> Look | None:
    """What it does, what it wants now, and what its ability would give."""
    if word not in TAG_OF:
        return None
    tag = TAG_OF[word]
    kind = tag >> 1
    lines = [Fact(f"printed-{ROOMS[kind]}", {}, ROOM_RULE[kind])]
    own = None if owner is None else state.shelters[owner]
    slot = own.rooms.index(tag) if own is not None and tag in own.rooms else -1
    if own is None or slot < 0 or not own.built >> slot & 1:
        lines.append(unbuilt(own, kind))
    else:
        lines.append(inhabited(own, slot))
        if owner is not None and is_full(own, slot):
            lines += ability(state, owner, slot)
    return Look(Fact("title-room", {"what": ROOMS[kind], "copy": tag & 1}), lines)


def unbuilt(own: Shelter | None, kind: int) -> Fact:
    """OUT-14.2, OUT-19.1"""
    helped = own is not None and ready(own, BUILDERS) >= 0
    args: dict[str, Value] = {"price": BUILD_PRICE - BUILDERS_SAVE if helped else BUILD_PRICE, "helped": helped}
    args |= {"slots": SLOTS[kind], "upkeep": UPKEEP[kind]}
    return Fact("unbuilt", args, "OUT-14.2")


def inhabited(own: Shelter, slot: int) -> Fact:
    """OUT-01.7, OUT-17.2  Full, it works and counts; else it only eats."""
    kind = own.rooms[slot] >> 1
    args: dict[str, Value] = {"n": own.survivors[slot], "slots": SLOTS[kind], "upkeep": UPKEEP[kind]}
    if not is_full(own, slot):
        return Fact("idle", args, "OUT-01.7")
    full = full_rooms(own)
    last = len(ROOM_POINTS) - 1
    args |= {"rooms": full, "points": ROOM_POINTS[min(full, last)], "next": ROOM_POINTS[min(full + 1, last)]}
    args["used"] = bool(own.used >> slot & 1)
    return Fact("full", args, "OUT-17.2")


# -- gear --------------------------------------------------------------------------------------------


def tile(state: State, own: Shelter | None, kind: int) -> Look:
    """OUT-08.18, OUT-15.1, OUT-15.2  On show, broken, or repaired."""
    lines = [Fact(f"printed-{EQUIPMENT[kind]}", {}, gear_rule(kind))]
    cost = tokens(REPAIR[kind])
    if own is None or not owns(own, kind):
        lines.append(Fact("on-display", {"cost": cost}, "OUT-08.18"))
    elif tile_in(own.repaired, kind) >= 0:
        lines.append(repaired(own, kind))
    else:
        missing = lacking(REPAIR[kind], own.stores)
        lines.append(Fact("broken", {"cost": cost, "missing": missing}, "OUT-15.1"))
    if own is not None and owns(own, kind) and is_on_show(state, kind):
        lines.append(Fact("no-second", {}, "OUT-08.19"))
    return Look(Fact("title", {"what": EQUIPMENT[kind]}), lines)


def gear_rule(kind: int) -> str:
    return OWN_RULE.get(kind, "OUT-20.1" if GATHER_ZONE[kind] >= 0 else "OUT-20.2")


def is_on_show(state: State, kind: int) -> bool:
    """In the city where a squad acts now."""
    city = -1 if state.visit is None else CITY_OF[state.visit.zone]
    return city >= 0 and tile_in(state.displays[city], kind) >= 0


def repaired(own: Shelter, kind: int) -> Fact:
    pair = EQUIPMENT[PARTNER[kind]] if tile_in(own.repaired, PARTNER[kind]) >= 0 else ""
    used = tile_in(own.repaired & own.turned, kind) >= 0
    return Fact("repaired", {"used": used, "pair": pair, "partner": EQUIPMENT[PARTNER[kind]]}, "OUT-15.2")


# -- the shelter as a whole --------------------------------------------------------------------------


def whole(table: Table[State], owner: Seat, kind: str) -> Look:
    if kind == "airlock":
        return airlock(table.state, owner)
    return gauge(table, owner) if kind == "gauge" else bill(table, owner)


def airlock(state: State, owner: Seat) -> Look:
    """OUT-11.2, OUT-12.1"""
    own = state.shelters[owner]
    holds: dict[str, Value] = {"n": own.airlock, "all": AIRLOCK, "level": level(state)}
    holds["stops"] = min(absorbed(own), level(state)) if state.round else absorbed(own)
    rows: dict[str, Value] = {"rows": airlock_rows(own), "water": row_bill(own)}
    lines = [Fact("airlock", holds, "OUT-12.1"), Fact("rows", rows, "OUT-11.2")]
    return Look(Fact("title", {"what": "airlock"}), lines)


def gauge(table: Table[State], owner: Seat) -> Look:
    """OUT-12.1 to OUT-12.3  The marker now, and where tonight would leave it."""
    own = table.state.shelters[owner]
    lines = [Fact("gauge", {"now": signed(TRACK[own.radiation])}, "OUT-17.2")]
    if table.state.round and not is_irradiated(table, owner):
        comes = dose(table, owner)
        soon = TRACK[min(TRACK_TOP, own.radiation + comes)]
        args: dict[str, Value] = {"level": level(table.state), "steps": comes, "soon": signed(soon)}
        lines.append(Fact("gauge-tonight", args, "OUT-12.1"))
    lines.append(Fact("gauge-top", {"worst": signed(TRACK[TRACK_TOP])}, "OUT-12.3"))
    return Look(Fact("title-gauge", {}), lines)


def bill(table: Table[State], owner: Seat) -> Look:
    """OUT-11.1 to OUT-11.4"""
    own = table.state.shelters[owner]
    due = tonight(table, owner)
    if due["paid"]:
        return Look(Fact("title-bill", {}), [Fact("bill-paid", {"spare": due["spare"]}, "OUT-11.1")])
    needs: dict[str, Value] = {"rooms": upkeep(own), "rows": row_bill(own)}
    has: dict[str, Value] = {"food": provisions(own), "water": own.stores[WATER]}
    lines = [Fact("bill", needs, "OUT-11.1"), Fact("bill-stock", has, "OUT-11.2")]
    if due["short"]:
        lines.append(Fact("bill-short", {"n": due["short"]}, "OUT-11.4", DANGER))
    return Look(Fact("title-bill", {}), lines)


def trophy(state: State, owner: Seat, kind: int) -> Look:
    """OUT-08.9"""
    owned = prey_owned(state.shelters[owner], kind)
    args: dict[str, Value] = {"n": owned, "meat": FIRST_MEAT[kind] + owned}
    return Look(Fact("title", {"what": PREY[kind]}), [Fact("trophy", args, "OUT-08.9")])


def resource(means: str) -> Look:
    name = "well_water" if means == "well" else means
    line = Fact("resource", {"what": name}, STORE_RULE.get(means, "OUT-14.2"))
    return Look(Fact("title", {"what": name}), [line])


def survivor() -> Look:
    return Look(Fact("title-survivor", {}), [Fact("survivor", {}, "OUT-17.2")])


def leader(which: int) -> Look:
    """OUT-02.7  Age, where the squads begin, and with what."""
    brings = tokens(START_STORES[which])
    zones = [ZONES[zone] for zone in START_ZONES[which]]
    lines = [
        Fact("leader-age", {"age": AGE[which]}, "OUT-02.11"),
        Fact("leader-zones", {"zones": zones}, "OUT-02.8"),
        Fact("leader-brings", {"tokens": brings, "tile": EQUIPMENT[START_EQUIPMENT[which]]}, "OUT-02.10"),
    ]
    return Look(Fact("title", {"what": LEADERS[which]}), lines)
