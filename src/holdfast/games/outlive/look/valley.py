"""Cards of what lies on the map: zones, squads, prey, the ship's places, search tokens."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c08_hunting import in_stack
from holdfast.games.outlive.look.owners import tokens
from holdfast.games.outlive.outlook import left_in, prey_for, threats
from holdfast.games.outlive.pieces import (
    BASE,
    CANS_ON,
    CARGO,
    CHIP,
    CITY_OF,
    CUPBOARD,
    DAM,
    EQUIPMENT,
    FIRST_MEAT,
    GATHERS,
    GROUND_OF,
    MANNED_PLACES,
    PREY,
    PREY_OF,
    RESOURCES,
    STOCK,
    STRENGTH,
    TOKEN_GAIN,
    TOKEN_OF,
    TOKENS,
    ZONES,
)
from holdfast.games.outlive.queries import (
    endurance,
    kinds_among,
    name_of,
    working_strength,
)
from holdfast.games.outlive.state import SET_UP, State
from holdfast.kernel.game import Fact, Look, Value
from holdfast.kernel.step import Seat

AT_THE_VISIT: Final = ("stock", "algae", "search")
"""Parts of the zone that opens while a squad acts there."""
PLACES: Final = [place for place, cans in enumerate(CANS_ON) if cans]
TOP_PLACE: Final = PLACES[-1]


def zone(state: State, seat: Seat | None, at: int) -> Look:
    """Everything that is there, a line each."""
    lines: list[Fact] = []
    if GATHERS[at] >= 0:
        lines.append(stock(state, seat, at))
    if at == BASE:
        lines.append(algae(state))
    if GROUND_OF[at] >= 0:
        lines += hunting(state, seat, GROUND_OF[at])
    if CITY_OF[at] >= 0:
        lines += city(state, CITY_OF[at])
    if at == CARGO:
        lines += [berth(state, one) for one in PLACES]
        lines.append(Fact("ship-first", {"visited": state.ship_visited}, "OUT-08.16"))
    return Look(Fact("title", {"what": ZONES[at]}), lines)


def stock(state: State, seat: Seat | None, at: int) -> Fact:
    """OUT-08.6, OUT-08.17  Before the first dawn, what it will bring."""
    most = STOCK[len(state.shelters)][at]
    args: dict[str, Value] = {"what": RESOURCES[GATHERS[at]], "all": most}
    args["stock"] = most if state.phase == SET_UP else state.stock[at]
    if at != DAM:
        return Fact("gather", args, "OUT-08.6")
    args["mine"] = seat is not None
    args["chips"] = 0 if seat is None else state.shelters[seat].stores[CHIP]
    return Fact("dam", args, "OUT-08.17")


def algae(state: State) -> Fact:
    return Fact("algae", {"there": state.algae}, "OUT-08.5")


def hunting(state: State, seat: Seat | None, ground: int) -> list[Fact]:
    """OUT-08.8, OUT-04.6  The face-up prey as it is for this hunter, and how many lie below."""
    token = state.tops[ground]
    if token < 0:
        return [Fact("no-prey", {}, "OUT-04.6")]
    kind = PREY_OF[token]
    args: dict[str, Value] = {"prey": PREY[kind], "mine": seat is not None}
    args["endurance"] = endurance(state, 0 if seat is None else seat, token)
    args["meat"] = FIRST_MEAT[kind] if seat is None else prey_for(state, seat, token)["meat"]
    return [Fact("prey", args, "OUT-08.8"), Fact("prey-left", {"n": len(in_stack(state, ground)) - 1}, "OUT-08.7")]


def city(state: State, at: int) -> list[Fact]:
    """OUT-08.18, OUT-08.20, OUT-08.22"""
    left = left_in(state, at)
    empty = left.get(TOKENS[CUPBOARD], 0)
    shown = [EQUIPMENT[kind] for kind in kinds_among(state.displays[at])]
    found = [Fact("city", {"n": sum(left.values()), "useful": sum(left.values()) - empty, "empty": empty}, "OUT-08.20")]
    if shown:
        found.append(Fact("display", {"tiles": shown}, "OUT-08.18"))
    up = [TOKENS[kind] for one, kind in enumerate(TOKEN_OF) if state.revealed[at] >> one & 1]
    if up:
        found.append(Fact("revealed", {"tokens": up}, "OUT-08.22"))
    return found


def berth(state: State, number: int) -> Fact:
    """OUT-08.12 to OUT-08.14"""
    taken = [name_of(seat) for seat, shelter in enumerate(state.shelters) if shelter.berth == number]
    args: dict[str, Value] = {"place": number, "cans": CANS_ON[number], "who": taken[0] if taken else ""}
    args["survivor"] = bool(state.ship_survivors >> number & 1) if state.phase != SET_UP else number in MANNED_PLACES
    args["hook"] = number not in STRENGTH
    return Fact("place", args, "OUT-08.13" if taken else "OUT-08.12")


def place(state: State, number: int) -> Look | None:
    return Look(Fact("title-place", {"n": number}), [berth(state, number)]) if number in PLACES else None


def squad(state: State, seat: Seat | None, owner: Seat, which: int) -> Look:
    """OUT-06.3, OUT-07.1, OUT-07.4  What it can do; once it has acted, who could still rob it."""
    title = Fact("title-squad", {"who": name_of(owner), "mine": owner == seat, "strength": STRENGTH[which]})
    if not state.shelters[owner].active >> which & 1:
        return Look(title, [Fact("resting", {"actions": working_strength(state, owner, which)}, "OUT-06.3")])
    robbers = threats(state, owner, state.shelters[owner].zones[which], STRENGTH[which])
    able = [name_of(other) for other in robbers]
    return Look(title, [Fact("active", {"strength": STRENGTH[which], "who": able}, "OUT-07.1")])


def strength(number: int) -> Look | None:
    """A squad that is still to be placed."""
    if number not in STRENGTH:
        return None
    return Look(Fact("title-strength", {"strength": number}), [Fact("resting", {"actions": number}, "OUT-06.3")])


def prey(state: State, seat: Seat | None, which: str) -> Look | None:
    """By its ground, or by how deep it lies where the squad hunts now; only what lies face up is told."""
    at = ZONES.index(which) if which in ZONES else -1
    if which.isdigit() and state.visit is not None:
        at = state.visit.zone
    ground = GROUND_OF[at] if at >= 0 else -1
    if ground < 0:
        return None
    if which.isdigit() and int(which) > 0:
        return deep(state, seat, ground, int(which))
    token = state.tops[ground]
    title = Fact("title", {"what": PREY[PREY_OF[token]]}) if token >= 0 else Fact("title-prey", {})
    return Look(title, hunting(state, seat, ground))


def deep(state: State, seat: Seat | None, ground: int, depth: int) -> Look | None:
    """OUT-20.10  Prey that a Thermal Sensor has shown to whoever looks; to others only that it lies there."""
    stack = in_stack(state, ground)
    if depth >= len(stack):
        return None
    token = stack[depth]
    if seat is None or not state.known.prey.knows(seat, token):
        return Look(Fact("title-prey", {}), [Fact("prey-left", {"n": len(stack) - 1}, "OUT-08.7")])
    args: dict[str, Value] = {"prey": PREY[PREY_OF[token]], "mine": True, "endurance": endurance(state, seat, token)}
    args["meat"] = prey_for(state, seat, token)["meat"]
    return Look(Fact("title", {"what": PREY[PREY_OF[token]]}), [Fact("prey", args, "OUT-08.8")])


def token(state: State, name: str) -> Look:
    """OUT-08.21  What it gives."""
    kind = TOKENS.index(name)
    if name == TOKENS[CUPBOARD]:
        return Look(Fact("title", {"what": name}), [Fact("cupboard", {}, "OUT-08.21")])
    gains = tokens(TOKEN_GAIN[kind])
    line = Fact("token", {"gains": gains}, "OUT-08.21") if gains else Fact("pills", {}, "OUT-08.21")
    return Look(Fact("title", {"what": name}), [line])


def at_the_visit(state: State, seat: Seat | None, kind: str, at: int) -> Look | None:
    if kind == "stock" and GATHERS[at] >= 0:
        return Look(Fact("title", {"what": RESOURCES[GATHERS[at]]}), [stock(state, seat, at)])
    if kind == "algae" and at == BASE:
        return Look(Fact("title-algae", {}), [algae(state)])
    if kind == "search" and CITY_OF[at] >= 0:
        return Look(Fact("title-search", {}), city(state, CITY_OF[at]))
    return None
