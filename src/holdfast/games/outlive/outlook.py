"""What lies ahead of whoever decides: tonight's bill and dose, prey and wares for this hunter, the first night.

Everything here follows from what its reader sees. A client draws it and reckons with no rule.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from holdfast.games.outlive import shapes
from holdfast.games.outlive.chapters.c01_payments import (
    BUILDING,
    PAY,
    RECRUITS,
    REPAIR,
    ROOMS,
    ROWS,
    PayTokens,
    usual_mix,
)
from holdfast.games.outlive.chapters.c02_choosing import (
    BUILD_FIRST,
    DROP,
    LEAD,
    SETTLE,
    ChooseLeader,
    FirstRoom,
    KeepRooms,
    SettleFirst,
    dealt_kinds,
)
from holdfast.games.outlive.chapters.c08_hunting import COOKS
from holdfast.games.outlive.chapters.c10_night import price_of
from holdfast.games.outlive.chapters.c11_feeding import Feeding, FeedRooms, meals, shortfall
from holdfast.games.outlive.chapters.c12_radiation import Radiation
from holdfast.games.outlive.pieces import (
    AIRLOCK_ROW,
    CANS,
    COMMON_ROOMS,
    DISASTERS,
    ENDURANCE,
    EPIZOOTIC,
    EPIZOOTIC_MEAT,
    EQUIPMENT,
    FIRST_MEAT,
    FOOD,
    GROUND_OF,
    LEADERS,
    LEVEL,
    MEANS,
    MEAT,
    MUTATION_ENDURANCE,
    MUTATIONS,
    PARTNER,
    PREY,
    PREY_OF,
    PRICE_LIMITS,
    RING,
    ROW_WATER,
    SETTLERS,
    SHELTER_ROOMS,
    SLOTS,
    START_STORES,
    STRENGTH,
    TOKEN_OF,
    TOKENS,
    TRACK,
    TRACK_TOP,
    UPKEEP,
    VENTILATION,
    VENTILATION_ABSORBS,
    WATER,
    ZONES,
)
from holdfast.games.outlive.pieces import REPAIR as REPAIR_COST
from holdfast.games.outlive.pieces import RESOURCES as RESOURCE_NAMES
from holdfast.games.outlive.pieces import ROOMS as ROOM_NAMES
from holdfast.games.outlive.queries import (
    absorbed,
    destinations,
    endurance,
    kind_in,
    kinds_among,
    meat_of,
    number_of,
    owns,
    prey_owned,
    row_bill,
    suffers,
    upkeep,
    wells,
)
from holdfast.games.outlive.state import DISASTERS as DISASTERS_PHASE
from holdfast.games.outlive.state import NIGHT, OVER, Shelter, State
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import question, top
from holdfast.kernel.step import Ask, Seat, Step
from holdfast.kernel.table import Table

STEP_OF: Final = {"RecruitSurvivors": 4, "Improve": 5, "DrawTile": 5, "RepairOne": 6}
STEP_OF_PURPOSE: Final = {ROWS: 2, ROOMS: 2, RECRUITS: 4, BUILDING: 5, REPAIR: 6}
FEEDING, CLEAN_UP = 2, 7
CHOSEN: Final[list[Ask[Any, Any]]] = [KeepRooms(0), FirstRoom(0, []), SettleFirst(0, 0), ChooseLeader(0)]
STAGES: Final[list[shapes.FoundingStage]] = [{"ask": ask.name(), "rule": ask.rule} for ask in CHOSEN]
"""What is chosen in set-up, whoever chooses."""


# -- tonight -----------------------------------------------------------------------------------------


def ahead(table: Table[State], seat: Seat) -> list[Step[Any]]:
    """What this seat has still to go through tonight."""
    step = top(table)
    lane = step.of(seat) if isinstance(step, Lanes) else None
    return table.agenda if lane is None else lane.agenda


def is_fed(table: Table[State], seat: Seat) -> bool:
    """OUT-11.1  Is tonight's bill behind this shelter?"""
    if table.state.phase != NIGHT:
        return table.state.phase == OVER
    return not any(
        (isinstance(step, Feeding | FeedRooms) or (isinstance(step, PayTokens) and step.purpose in (ROWS, ROOMS)))
        and step.seat == seat
        for step in ahead(table, seat)
    )


def is_irradiated(table: Table[State], seat: Seat) -> bool:
    """OUT-12.1  Is tonight's radiation behind this shelter?"""
    if table.state.phase != NIGHT:
        return table.state.phase == OVER
    return not any(isinstance(step, Radiation) and step.seat == seat for step in ahead(table, seat))


def tonight(table: Table[State], seat: Seat) -> shapes.Bill:
    """OUT-11.1, OUT-11.2  Provisions and water, what is missing of them now, and what would be left."""
    shelter = table.state.shelters[seat]
    if is_fed(table, seat):
        return {"food": 0, "water": 0, "short": 0, "spare": number_of(shelter, FOOD), "paid": True}
    food, water, short = upkeep(shelter), row_bill(shelter), shortfall(shelter)
    spare = number_of(shelter, FOOD) - sum(meals(shelter))
    return {"food": food, "water": water, "short": short, "spare": max(0, spare), "paid": False}


def short_after(shelter: Shelter, disaster: int, way: int) -> int:
    """OUT-11.4  What tonight's bill would lack once this disaster is paid for, in the mix that hurts least."""
    food, _, _ = price_of(disaster, way)
    water = shelter.stores[WATER] + wells(shelter)
    other = sum(min(shelter.stores[kind], PRICE_LIMITS[disaster][kind]) for kind in (MEAT, CANS))
    left = number_of(shelter, FOOD) + wells(shelter) - food
    rows, rooms = row_bill(shelter), upkeep(shelter)
    drunk = min(rows, water - max(0, food - other))
    return rows + rooms - drunk - min(rooms, left - drunk)


def dose(table: Table[State], seat: Seat) -> int:
    """OUT-12.1  How far the marker would move tonight, if nothing changes; not at all once it has."""
    state = table.state
    return 0 if is_irradiated(table, seat) else max(0, LEVEL[state.round] - absorbed(state.shelters[seat]))


def night_step(table: Table[State], seat: Seat) -> int:
    """OUT-10.1  Which of the seven steps of the night this seat is at, from 1; 0 by day."""
    if table.state.phase == DISASTERS_PHASE:
        return 1
    if table.state.phase != NIGHT:
        return 0
    ask = question(table, seat)
    if ask is None:
        return CLEAN_UP
    if isinstance(ask, PayTokens):
        return STEP_OF_PURPOSE.get(ask.purpose, FEEDING)
    return STEP_OF.get(ask.name(), FEEDING if not is_fed(table, seat) else FEEDING + 1)


def payment(table: Table[State], seat: Seat) -> shapes.Payment | None:
    """What this seat is asked to pay: kind after kind, at most so many, with the word for each; and a usual mix."""
    ask = question(table, seat)
    if not isinstance(ask, PayTokens):
        return None
    state = table.state
    mix = usual_mix(ask, state.shelters[ask.giver], state.shelters[seat])
    kinds: list[shapes.PayKind] = [
        {"means": MEANS[means], "usual": mix[means], "words": [one.text for one in PAY[means][: min(most, ask.amount)]]}
        for means, most in enumerate(ask.limits)
        if most
    ]
    return {"amount": ask.amount, "kinds": kinds}


def threats(state: State, seat: Seat, zone: int, strength: int) -> list[Seat]:
    """OUT-07.1  Who has a stronger squad that rests and can come here."""
    found: list[Seat] = []
    for other, shelter in enumerate(state.shelters):
        if other == seat:
            continue
        for squad, its_strength in enumerate(STRENGTH):
            rests = not shelter.active >> squad & 1
            if rests and its_strength > strength and zone in destinations(state, other, squad):
                found.append(other)
                break
    return found


# -- prey and wares ----------------------------------------------------------------------------------


def prey_here(state: State, seat: Seat) -> dict[str, shapes.Prey]:
    """OUT-08.8, OUT-08.9  The face-up prey of each ground, as it is for this hunter: endurance and the sum of meat."""
    found: dict[str, shapes.Prey] = {}
    for zone in range(RING):
        if GROUND_OF[zone] >= 0 and state.tops[GROUND_OF[zone]] >= 0:
            found[ZONES[zone]] = prey_for(state, seat, state.tops[GROUND_OF[zone]])
    return found


def prey_for(state: State, seat: Seat, token: int) -> shapes.Prey:
    kind = PREY_OF[token]
    shelter = state.shelters[seat]
    parts: list[shapes.Part] = [{"why": PREY[kind], "n": FIRST_MEAT[kind]}]
    if prey_owned(shelter, kind):
        parts.append({"why": "owned", "n": prey_owned(shelter, kind)})
    if suffers(state, seat, EPIZOOTIC):
        parts.append({"why": DISASTERS[EPIZOOTIC], "n": EPIZOOTIC_MEAT})
    rooms = cooks(state, seat)
    on = [room["n"] for room in rooms if room["state"] == "on"]
    meat = meat_of(state, seat, token)
    return {
        "prey": PREY[kind],
        "endurance": endurance(state, seat, token),
        "tough": toughness(state, seat, kind),
        "meat": meat + sum(on),
        "without": [meat + sum(n for at, n in enumerate(on) if not off >> at & 1) for off in range(1 << len(on))],
        "parts": parts,
        "rooms": rooms,
    }


def toughness(state: State, seat: Seat, kind: int) -> list[shapes.Part]:
    """OUT-18.13  What is printed on the token, and what Mutations add for this hunter."""
    parts: list[shapes.Part] = [{"why": PREY[kind], "n": ENDURANCE[kind]}]
    if suffers(state, seat, MUTATIONS):
        parts.append({"why": DISASTERS[MUTATIONS], "n": MUTATION_ENDURANCE})
    return parts


def cooks(state: State, seat: Seat) -> list[shapes.Cook]:
    """OUT-19.4, OUT-19.19  The built rooms that add meat, and why one does not."""
    shelter = state.shelters[seat]
    visit = state.visit if state.visit is not None and state.visit.seat == seat else None
    spared = 0 if visit is None else visit.spared
    found: list[shapes.Cook] = []
    for slot in range(SHELTER_ROOMS):
        kind = kind_in(shelter, slot) if shelter.rooms else -1
        if kind in COOKS and shelter.built >> slot & 1:
            lacks = max(0, SLOTS[kind] - shelter.survivors[slot])
            state_now = "lacks" if lacks else "used" if shelter.used >> slot & 1 else "on"
            if state_now == "on" and spared >> slot & 1:
                state_now = "spared"
            found.append({"room": ROOM_NAMES[kind], "n": COOKS[kind], "state": state_now, "lacks": lacks})
    return found


def wares(state: State, seat: Seat) -> list[list[shapes.Ware]]:
    """OUT-08.18, OUT-15.1, OUT-15.5  What each city shows: its price against my stores, its pair, and if I own it."""
    shelter = state.shelters[seat]
    return [[ware(shelter, kind) for kind in kinds_among(display)] for display in state.displays]


def ware(shelter: Shelter, kind: int) -> shapes.Ware:
    partner = PARTNER[kind]
    return {
        "tile": EQUIPMENT[kind],
        "price": [
            {"resource": RESOURCE_NAMES[means], "needs": needs, "has": shelter.stores[means]}
            for means, needs in enumerate(REPAIR_COST[kind])
            if needs
        ],
        "owned": owns(shelter, kind),
        "pair": EQUIPMENT[partner] if owns(shelter, partner) else "",
    }


def left_in(state: State, city: int) -> dict[str, int]:
    """OUT-08.22  What can still be in a search stack: all of the city's tokens but those that lie face up."""
    left: dict[str, int] = {}
    for token, kind in enumerate(TOKEN_OF):
        if not state.revealed[city] >> token & 1:
            left[TOKENS[kind]] = left.get(TOKENS[kind], 0) + 1
    return left


# -- set-up ------------------------------------------------------------------------------------------


def founding(state: State, seat: Seat) -> shapes.Founding | None:
    """OUT-02.4 to OUT-02.7  All that can be said in set-up, and the first night that would follow."""
    shelter = state.shelters[seat]
    if shelter.leader >= 0 or not shelter.dealt_leaders:
        return None
    dealt = dealt_kinds(shelter)
    kinds = [*range(COMMON_ROOMS), *sorted(set(dealt))]
    drops: list[shapes.Drop] = [
        {"rooms": [ROOM_NAMES[first], ROOM_NAMES[second]], "word": DROP[first][second].text}
        for first, second in sorted(set(combinations(dealt, 2)))
    ]
    return {
        "stages": STAGES,
        "drops": drops,
        "builds": [{"room": ROOM_NAMES[kind], "word": BUILD_FIRST[kind].text} for kind in kinds],
        "leads": [lead(one) for one in shelter.dealt_leaders],
        "nights": [first_night(kind, settled) for kind in kinds for settled in range(min(SETTLERS, SLOTS[kind]) + 1)],
    }


def lead(leader: int) -> shapes.Lead:
    brings = sum(START_STORES[leader][kind] for kind in FOOD)
    return {"leader": LEADERS[leader], "provisions": brings, "word": LEAD[leader].text}


def first_night(kind: int, settled: int) -> shapes.FirstNight:
    """OUT-11.1, OUT-12.1  What a room with so many in it, and the others in the airlock, would eat and let in."""
    waiting = SETTLERS - settled
    works = settled == SLOTS[kind]
    absorbs = waiting + (VENTILATION_ABSORBS if works and kind == VENTILATION else 0)
    rows = 0 if not waiting else 1 if waiting <= AIRLOCK_ROW else 2
    start = TRACK.index(0)
    comes = max(0, LEVEL[1] - absorbs)
    return {
        "room": ROOM_NAMES[kind],
        "settled": settled,
        "airlock": waiting,
        "word": SETTLE[settled].text,
        "works": works,
        "lacks": SLOTS[kind] - settled,
        "food": UPKEEP[kind] if settled else 0,
        "water": ROW_WATER * rows,
        "dose": comes,
        "radiation": TRACK[min(TRACK_TOP, start + comes)],
    }
