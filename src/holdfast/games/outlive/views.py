"""What one seat, or a spectator, may see: built field by field, so a new secret is hidden until someone shows it."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import shapes
from holdfast.games.outlive.chapters.c08_hunting import in_stack
from holdfast.games.outlive.chapters.c17_scoring import score_parts
from holdfast.games.outlive.harm import disaster_here, striking
from holdfast.games.outlive.outlook import (
    dose,
    founding,
    left_in,
    night_step,
    payment,
    prey_here,
    tonight,
    wares,
)
from holdfast.games.outlive.pieces import (
    CITIES,
    CITY_NAMES,
    CITY_OF,
    COMMON_ROOMS,
    DISASTERS,
    FOOD,
    GATHERS,
    GROUND_OF,
    GROUNDS,
    LEADERS,
    LEVEL,
    MANNED_PLACES,
    MATERIALS,
    PREY,
    PREY_OF,
    RESOURCES,
    RING,
    ROOMS,
    ROUNDS,
    SLOTS,
    SPECIAL_OF,
    SQUADS,
    STOCK,
    STRENGTH,
    TOKEN_OF,
    TOKENS,
    TRACK,
    TRACK_TOP,
    UPKEEP,
    ZONES,
)
from holdfast.games.outlive.queries import (
    all_survivors,
    city_bit,
    is_built,
    is_full,
    is_immune,
    kind_in,
    name_of,
    number_of,
    prey_owned,
    provisions,
    spell_tiles,
    turn_order,
    wells,
    working_strength,
)
from holdfast.games.outlive.shapes import (
    Attack,
    City,
    Convoy,
    Hunting,
    Me,
    PublicView,
    Result,
    Room,
    Sheet,
    Ship,
    Slot,
    Squad,
    TheTable,
    Visit,
    Waiting,
    Zone,
)
from holdfast.games.outlive.state import OVER, SET_UP, Shelter, State
from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

RULES: Final = {"daily": "OUT-05.3", "price": "OUT-10.4", "meat": "OUT-08.9", "owned": "OUT-08.19", "score": "OUT-17.2"}
"""Why a disaster strikes again, what ends it, what a hunt brings, why a tile is not taken, what counts in the end."""


def public_view(table: Table[State]) -> PublicView:
    """The open table, in sections that change for different reasons."""
    state = table.state
    return {
        "table": the_table(table),
        "zones": [zone_view(state, zone) for zone in range(RING)],
        "convoy": the_convoy(table),
        "shelters": [shelter_view(table, other) for other in range(table.seats)],
        "visit": the_visit(state),
        "attack": the_attack(state),
        "waiting": waiting(table),
        "result": the_result(table),
    }


def the_table(table: Table[State]) -> TheTable:
    """Round, phase, turn order, and what everybody plays for."""
    state = table.state
    led = state.phase != SET_UP or all(shelter.leader >= 0 for shelter in state.shelters)
    shelters = state.shelters if led else []
    return {
        "day": state.round,
        "days": ROUNDS,
        "phase": state.phase,
        "level": LEVEL[state.round],
        "seats": [name_of(seat) for seat in range(table.seats)],
        "roles": [LEADERS[shelter.leader] for shelter in shelters],
        "traits": {"rooms": [[ROOMS[tag >> 1] for tag in shelter.rooms[COMMON_ROOMS:]] for shelter in shelters]},
        "turn_order": [name_of(seat) for seat in turn_order(state)] if led else [],
        "token": name_of(state.token) if led else None,
        "rules": RULES,
    }


# -- the board -------------------------------------------------------------------------------------


def zone_view(state: State, zone: int) -> Zone:
    """One zone: what can be had there, and whose squads stand or lie in it."""
    return {
        "zone": ZONES[zone],
        "gathers": RESOURCES[GATHERS[zone]] if GATHERS[zone] >= 0 else None,
        "stock": state.stock[zone],
        "most": STOCK[len(state.shelters)][zone],
        "squads": squads_in(state, zone),
        "hunting": hunting_view(state, GROUND_OF[zone]) if GROUND_OF[zone] >= 0 else None,
        "city": city_view(state, CITY_OF[zone]) if CITY_OF[zone] >= 0 else None,
        "ship": ship_view(state) if ZONES[zone] == "cargo" else None,
        "algae": state.algae if ZONES[zone] == "military_base" else None,
    }


def squads_in(state: State, zone: int) -> list[Squad]:
    """Whose squads are here; the strength that counts for everything but attacks beside the printed one."""
    return [
        {
            "who": name_of(seat),
            "squad": SQUADS[squad],
            "strength": STRENGTH[squad],
            "working": working_strength(state, seat, squad),
            "active": bool(shelter.active >> squad & 1),
            "place": shelter.berth if shelter.active >> squad & 1 and ZONES[zone] == "cargo" else 0,
        }
        for seat, shelter in enumerate(state.shelters)
        for squad in range(len(SQUADS))
        if shelter.zones[squad] == zone
    ]


def hunting_view(state: State, ground: int) -> Hunting:
    """Only the top token lies face up."""
    top = state.tops[ground]
    return {"top": PREY[PREY_OF[top]] if top >= 0 else None, "left": len(in_stack(state, ground))}


def city_view(state: State, city: int) -> City:
    """Equipment on display, the stacks by their number, and the search tokens that lie face up."""
    return {
        "display": spell_tiles(state.displays[city]),
        "equipment": len(state.equipment[city]),
        "search": len(state.search[city]),
        "revealed": [TOKENS[kind] for token, kind in enumerate(TOKEN_OF) if state.revealed[city] >> token & 1],
        "left": left_in(state, city),
    }


def ship_view(state: State) -> Ship:
    """The places with a survivor who waits, and those that are taken."""
    return {
        "survivors": [place for place in MANNED_PLACES if state.ship_survivors >> place & 1],
        "taken": {str(shelter.berth): name_of(seat) for seat, shelter in enumerate(state.shelters) if shelter.berth},
        "visited": state.ship_visited,
    }


def the_convoy(table: Table[State]) -> Convoy:
    """Disasters that lie open, the one that strikes, and the discard that both cities share."""
    state = table.state
    strikes = striking(table)
    return {
        "open": [disaster_here(table, card) for card in state.disasters],
        "striking": DISASTERS[strikes] if strikes >= 0 else None,
        "slots": [slot_view(state, day) for day in range(1, ROUNDS + 1)],
        "face_down": len(state.convoy),
        "radiation": LEVEL[1:],
        "discard": spell_tiles(state.discard),
    }


def slot_view(state: State, day: int) -> Slot:
    """One day of the Convoy."""
    card = state.drawn[day - 1] if day <= len(state.drawn) else -1
    return {
        "day": day,
        "level": LEVEL[day],
        "disaster": DISASTERS[card] if card >= 0 else None,
        "resolved": card >= 0 and card not in state.disasters,
    }


# -- shelters --------------------------------------------------------------------------------------


def shelter_view(table: Table[State], seat: Seat) -> shapes.Shelter:
    """One shelter, which lies open to all; while leaders are still chosen there is nothing in it."""
    shelter = table.state.shelters[seat]
    comes = dose(table, seat)
    parts = score_parts(shelter) if shelter.leader >= 0 else {}
    return {
        "who": name_of(seat),
        "leader": LEADERS[shelter.leader] if shelter.leader >= 0 else None,
        "stores": {name: shelter.stores[at] for at, name in enumerate(RESOURCES)},
        "well": wells(shelter),
        "provisions": provisions(shelter),
        "materials": number_of(shelter, MATERIALS),
        "rooms": [room_view(shelter, slot) for slot in range(len(shelter.rooms))],
        "airlock": shelter.airlock,
        "survivors": all_survivors(shelter),
        "radiation": TRACK[shelter.radiation],
        "bill": tonight(table, seat),
        "dose": comes,
        "soon": TRACK[min(TRACK_TOP, shelter.radiation + comes)],
        "immune": is_immune(shelter),
        "broken": spell_tiles(shelter.broken),
        "repaired": spell_tiles(shelter.repaired),
        "turned": spell_tiles(shelter.turned),
        "prey": {PREY[kind]: number for kind in range(len(PREY)) if (number := prey_owned(shelter, kind))},
        "disasters": [DISASTERS[card] for card in range(len(DISASTERS)) if shelter.disasters >> card & 1],
        "score": parts,
        "points": sum(parts.values()),
    }


def room_view(shelter: Shelter, slot: int) -> Room:
    """A room with who lives in it and whether it works now."""
    kind = kind_in(shelter, slot)
    return {
        "room": ROOMS[kind],
        "copy": shelter.rooms[slot] & 1,
        "built": is_built(shelter, slot),
        "survivors": shelter.survivors[slot],
        "slots": SLOTS[kind],
        "seats": max(SLOTS[kind], shelter.survivors[slot]),
        "lacks": max(0, SLOTS[kind] - shelter.survivors[slot]),
        "upkeep": UPKEEP[kind],
        "full": is_full(shelter, slot),
        "used": bool(shelter.used >> slot & 1),
        "used_in": [CITY_NAMES[city] for city in range(len(CITIES)) if shelter.used & city_bit(slot, city)],
    }


# -- what goes on ----------------------------------------------------------------------------------


def the_visit(state: State) -> Visit | None:
    """The squad that is out now."""
    visit = state.visit
    if visit is None:
        return None
    return {
        "who": name_of(visit.seat),
        "squad": SQUADS[visit.squad],
        "zone": ZONES[visit.zone],
        "actions": visit.actions,
        "bat": visit.bat,
        "hunted": visit.hunted,
        "dam_open": visit.dam_open,
        "free_searches": visit.free_searches,
    }


def the_attack(state: State) -> Attack | None:
    """The attack under way."""
    attack = state.attack
    if attack is None:
        return None
    return {
        "by": name_of(attack.by),
        "of": name_of(attack.of),
        "squad": SQUADS[attack.squad],
        "effectiveness": attack.effectiveness,
    }


def waiting(table: Table[State]) -> Waiting | None:
    """Whom the table waits for, as far as the question's public face tells."""
    face = public_face(table)
    if face is None:
        return None
    return {
        "ask": face.ask,
        "who": None if face.asked is None else [name_of(seat) for seat in face.asked],
        "done": None if face.answered is None else [name_of(seat) for seat in face.answered],
    }


# -- one seat's own --------------------------------------------------------------------------------


def myself(table: Table[State], seat: Seat) -> Me:
    """What only this seat may see: what it was dealt, the stacks it has looked through, and what lies ahead of it."""
    state = table.state
    shelter = state.shelters[seat]
    return {
        "seat": seat,
        "who": name_of(seat),
        "dealt_rooms": sorted(ROOMS[SPECIAL_OF[tile]] for tile in shelter.dealt_rooms),
        "dealt_leaders": sorted(LEADERS[leader] for leader in shelter.dealt_leaders),
        "notebook": {
            "search": {CITY_NAMES[city]: search_notes(state, seat, city) for city in range(len(CITIES))},
            "prey": {ZONES[zone]: prey_notes(state, seat, ground) for ground, zone in enumerate(GROUNDS)},
        },
        "step": night_step(table, seat),
        "prey": prey_here(state, seat),
        "wares": dict(zip(CITY_NAMES, wares(state, seat), strict=True)),
        "payment": payment(table, seat),
        "founding": founding(state, seat),
    }


def search_notes(state: State, seat: Seat, city: int) -> list[str | None]:
    """A search stack from the top, as far as a Lookout has shown it."""
    known = state.known.search[city]
    return [TOKENS[TOKEN_OF[one]] if known.knows(seat, one) else None for one in reversed(state.search[city])]


def prey_notes(state: State, seat: Seat, ground: int) -> list[str | None]:
    """A prey stack from the top, as far as this seat knows it; everybody knows the face-up token."""
    known = state.known.prey
    return [PREY[PREY_OF[one]] if known.knows(seat, one) else None for one in in_stack(state, ground)]


# -- the end ---------------------------------------------------------------------------------------


def the_result(table: Table[State]) -> Result | None:
    """OUT-17.2  Every part of every score."""
    state = table.state
    result = table.result
    if result is None or state.phase != OVER:
        return None
    sheets = [sheet(seat, shelter, result.scores[seat]) for seat, shelter in enumerate(state.shelters)]
    order = sorted(sheets, key=lambda one: (-one["total"], -one["provisions"], -one["resources"]))
    return {
        "winners": result.winners,
        "order": [one["seat"] for one in order],
        "reason": result.reason,
        "sheets": sheets,
    }


def sheet(seat: Seat, shelter: Shelter, total: int) -> Sheet:
    """One player's line of the score sheet; what a tie is broken by beside the points."""
    return {
        "who": name_of(seat),
        "seat": seat,
        "leader": LEADERS[shelter.leader],
        "parts": score_parts(shelter),
        "total": total,
        "provisions": number_of(shelter, FOOD),
        "resources": sum(shelter.stores),
    }
