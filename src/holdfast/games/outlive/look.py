"""The card of every piece on the table: what it does, and its numbers here and now. All of it is open to everybody."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.pieces import (
    AIRLOCK,
    BUILD_PRICE,
    BUILDERS,
    BUILDERS_SAVE,
    CANS_ON,
    CARGO,
    CHIP,
    CITY_OF,
    COLORS,
    COPIES,
    DAM,
    DISASTERS,
    EQUIPMENT,
    GATHERS,
    GROUND_OF,
    LEADERS,
    LEVEL,
    MEANS,
    POINTS,
    PREY,
    PREY_OF,
    REPAIR,
    RESOURCES,
    ROOM_POINTS,
    ROOMS,
    SLOTS,
    SQUADS,
    STOCK,
    STRENGTH,
    TOKENS,
    TRACK,
    UPKEEP,
    WATER,
    ZONES,
)
from holdfast.games.outlive.queries import (
    absorbed,
    airlock_rows,
    endurance,
    full_rooms,
    is_full,
    is_taken,
    level,
    meat_of,
    name_of,
    number_full,
    owns,
    prey_owned,
    provisions,
    row_bill,
    tile_in,
    upkeep,
    working_strength,
)
from holdfast.games.outlive.state import Shelter, State
from holdfast.kernel.game import Fact, Look, Value
from holdfast.kernel.step import Seat

RESOURCE_RULE: Final = {
    "meat": "OUT-16.1",
    "water": "OUT-11.2",
    "canned_food": "OUT-16.1",
    "wood": "OUT-14.2",
    "metal": "OUT-14.2",
    "microchip": "OUT-08.17",
    "ammo": "OUT-08.8",
    "well": "OUT-19.8",
}


def look(state: State, seat: Seat | None, anchor: str) -> Look | None:
    """Anchors are called as the boards call them: a kind, and which one."""
    kind, _, which = anchor.partition(":")
    mine = None if seat is None or seat >= len(state.shelters) else state.shelters[seat]
    if kind == "zone" and which in ZONES:
        return zone(state, mine, ZONES.index(which))
    if kind == "squad" and which in SQUADS and seat is not None and mine is not None:
        return squad(state, seat, SQUADS.index(which))
    if kind in ("room", "dealt") and which.rstrip("2").rstrip("_") in ROOMS:
        return room(mine, ROOMS.index(which.rstrip("2").rstrip("_")))
    if kind in ("tile", "display") and which in EQUIPMENT:
        return tile(mine, EQUIPMENT.index(which))
    if kind == "resource" and which in MEANS:
        return Look(Fact("title", {"what": which}), [Fact("resource", {"what": which}, RESOURCE_RULE.get(which, "OUT-14.2"))])
    if kind == "disaster" and which in DISASTERS:
        return disaster(state, DISASTERS.index(which))
    if kind == "leader" and which in LEADERS:
        return Look(Fact("title", {"what": which}), [Fact("leader", {}, "OUT-02.7")])
    if kind == "token" and which in TOKENS:
        return Look(Fact("title", {"what": which}), [Fact("token", {}, "OUT-08.22")])
    if kind == "prey":
        return prey(state, seat, which)
    if kind in ("settle", "recruit", "strength", "day"):
        return counted(state, kind, which)
    return simple(state, mine, anchor)


# -- the map ---------------------------------------------------------------------------------------


def zone(state: State, mine: Shelter | None, at: int) -> Look:
    lines: list[Fact] = []
    most = STOCK[len(state.shelters)][at] if len(state.shelters) < len(STOCK) else 0
    if at == DAM:
        chips = 0 if mine is None else mine.stores[CHIP]
        lines.append(Fact("dam", {"stock": state.stock[at], "all": most, "chips": chips}, "OUT-08.17"))
    elif GATHERS[at] >= 0:
        args: dict[str, Value] = {"what": RESOURCES[GATHERS[at]], "stock": state.stock[at], "all": most}
        lines.append(Fact("gather", args, "OUT-08.6"))
    ground, city = GROUND_OF[at], CITY_OF[at]
    if ground >= 0:
        lines.append(Fact("hunting", {"n": len(state.prey[ground]) + (state.tops[ground] >= 0)}, "OUT-08.7"))
    if city >= 0:
        lines.append(Fact("city", {"n": len(state.search[city])}, "OUT-08.20"))
    if ZONES[at] == "military_base":
        lines.append(Fact("algae", {"there": state.algae}, "OUT-08.4"))
    if at == CARGO:
        lines += [
            Fact("place", {"strength": place, "cans": CANS_ON[place], "taken": is_taken(state, place)}, "OUT-08.12")
            for place in sorted(set(STRENGTH))
        ]
    return Look(Fact("title", {"what": ZONES[at]}), lines)


def squad(state: State, seat: Seat, which: int) -> Look:
    shelter = state.shelters[seat]
    title = Fact("title-squad", {"strength": STRENGTH[which]})
    if shelter.active >> which & 1:
        return Look(title, [Fact("active", {"strength": STRENGTH[which]}, "OUT-07.1")])
    actions = working_strength(state, seat, which)
    return Look(title, [Fact("resting", {"strength": STRENGTH[which], "actions": actions}, "OUT-06.3")])


def prey(state: State, seat: Seat | None, which: str) -> Look | None:
    """The top token of the ground where a visit is, or a kind by its name."""
    if which in PREY:
        owned = 0 if seat is None or seat >= len(state.shelters) else prey_owned(state.shelters[seat], PREY.index(which))
        return Look(Fact("title", {"what": which}), [Fact("own-prey", {"n": owned}, "OUT-08.9")])
    visit = state.visit
    ground = GROUND_OF[visit.zone] if visit is not None else -1
    if ground < 0 or state.tops[ground] < 0 or seat is None:
        return Look(Fact("title-prey", {}), [Fact("hunting", {"n": 0}, "OUT-08.7")]) if which.isdigit() else None
    top = state.tops[ground]
    args: dict[str, Value] = {"endurance": endurance(state, seat, top), "meat": meat_of(state, seat, top)}
    args["left"] = len(state.prey[ground])
    return Look(Fact("title", {"what": PREY[PREY_OF[top]]}), [Fact("prey", args, "OUT-08.8")])


# -- the shelter -----------------------------------------------------------------------------------


def room(mine: Shelter | None, kind: int) -> Look:
    lines = [Fact(f"does-{ROOMS[kind]}", {}, "OUT-14.4")]
    slots = [] if mine is None else [slot for slot, tag in enumerate(mine.rooms) if tag >> 1 == kind]
    built = [slot for slot in slots if mine is not None and mine.built >> slot & 1]
    if mine is None or not built:
        price = BUILD_PRICE
        helped = mine is not None and number_full(mine, BUILDERS) > 0
        args: dict[str, Value] = {"price": price - BUILDERS_SAVE if helped else price, "helped": helped}
        args |= {"slots": SLOTS[kind], "upkeep": UPKEEP[kind]}
        lines.append(Fact("unbuilt", args, "OUT-14.2"))
    else:
        slot = built[0]
        inside: dict[str, Value] = {"n": mine.survivors[slot], "slots": SLOTS[kind], "upkeep": UPKEEP[kind]}
        if is_full(mine, slot):
            rooms = full_rooms(mine)
            inside |= {"rooms": rooms, "points": points_for(rooms), "next": points_for(rooms + 1)}
            lines.append(Fact("full", inside, "OUT-17.2"))
        else:
            lines.append(Fact("idle", inside, "OUT-01.7"))
    return Look(Fact("title", {"what": ROOMS[kind]}), lines)


def points_for(rooms: int) -> int:
    """OUT-17.2"""
    return ROOM_POINTS[min(rooms, len(ROOM_POINTS) - 1)]


def tile(mine: Shelter | None, kind: int) -> Look:
    lines = [Fact(f"does-{EQUIPMENT[kind]}", {}, "OUT-15.2")]
    cost = [name for at, name in enumerate(RESOURCES) for _ in range(REPAIR[kind][at])]
    if mine is None or not owns(mine, kind):
        lines.append(Fact("on-display", {"cost": cost}, "OUT-08.18"))
    elif tile_in(mine.repaired, kind) >= 0:
        used = tile_in(mine.repaired & mine.turned, kind) >= 0
        lines.append(Fact("repaired", {"used": used}, "OUT-15.2"))
    else:
        missing = sum(max(0, REPAIR[kind][at] - mine.stores[at]) for at in range(len(RESOURCES)))
        lines.append(Fact("broken", {"cost": cost, "missing": missing}, "OUT-15.1"))
    return Look(Fact("title", {"what": EQUIPMENT[kind]}), lines)


def disaster(state: State, which: int) -> Look:
    lines = [
        Fact(f"harm-{DISASTERS[which]}", {}, "OUT-05.3"),
        Fact("settled-for", {"points": POINTS[which], "open": which in state.disasters}, "OUT-10.5"),
    ]
    return Look(Fact("title", {"what": DISASTERS[which]}), lines)


def counted(state: State, kind: str, which: str) -> Look | None:
    """Places that are known by a number: survivors to settle or recruit, squads to place, days of the Convoy."""
    if not which.isdigit():
        return None
    number = int(which)
    if kind == "day":
        if not 0 < number < len(LEVEL):
            return None
        return Look(Fact("title-day", {"n": number}), [Fact("day", {"n": number, "level": LEVEL[number]}, "OUT-01.10")])
    if kind == "strength":
        return Look(Fact("title-squad", {"strength": number}), [Fact("resting", {"strength": number, "actions": number}, "OUT-06.3")])
    return Look(Fact("title-survivor", {}), [Fact("survivor", {"n": number}, "OUT-17.2")])


def simple(state: State, mine: Shelter | None, anchor: str) -> Look | None:
    if anchor in ("stock", "search", "algae") and state.visit is not None:
        at = state.visit.zone
        card = zone(state, mine, at)
        return card
    if anchor == "first" and state.shelters:
        return Look(Fact("title-first", {}), [Fact("first", {"who": name_of(state.first)}, "OUT-08.16")])
    if mine is None:
        return None
    if anchor == "airlock":
        args: dict[str, Value] = {"n": mine.airlock, "all": AIRLOCK, "stops": absorbed(mine), "rows": airlock_rows(mine)}
        args["level"] = level(state)
        return Look(Fact("title", {"what": "airlock"}), [Fact("airlock", args, "OUT-11.2")])
    if anchor == "gauge":
        gauge: dict[str, Value] = {"now": TRACK[mine.radiation], "level": level(state), "stops": absorbed(mine)}
        return Look(Fact("title-gauge", {}), [Fact("gauge", gauge, "OUT-12.1")])
    if anchor == "bill":
        bill: dict[str, Value] = {"rooms": upkeep(mine), "rows": row_bill(mine), "food": provisions(mine)}
        bill["water"] = mine.stores[WATER]
        return Look(Fact("title-bill", {}), [Fact("bill", bill, "OUT-11.4")])
    return None


