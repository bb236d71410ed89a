"""Why instinct would do it: the one thing that speaks most for a choice, with its number. For hints."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.chapters.c01_payments import ROBBED, Pay, PayTokens
from holdfast.games.outlive.chapters.c02_choosing import BuildFirst, Drop, Lead, Settle
from holdfast.games.outlive.chapters.c06_movement import Climb, Move
from holdfast.games.outlive.chapters.c07_attacks import Defend, OpenDen, Swing
from holdfast.games.outlive.chapters.c08_ship import Bed
from holdfast.games.outlive.chapters.c10_night import Resolve, ResolveDisaster, is_affordable, price_of
from holdfast.games.outlive.chapters.c11_feeding import shortfall
from holdfast.games.outlive.chapters.c11_losses import Lose
from holdfast.games.outlive.chapters.c13_recruiting import Recruit
from holdfast.games.outlive.chapters.c14_building import Build, Improve, MoveIn
from holdfast.games.outlive.chapters.c15_repairs import Mend, RepairOne, Salvage
from holdfast.games.outlive.chapters.c19_rooms import Draw, Scrap, UseRoom
from holdfast.games.outlive.chapters.c20_equipment import Light
from holdfast.games.outlive.chapters.c21_leaders import DropToken, SearchIn
from holdfast.games.outlive.chapters.c22_placement import Place
from holdfast.games.outlive.instinct.errands import for_deed, for_move
from holdfast.games.outlive.instinct.mind import Mind
from holdfast.games.outlive.instinct.shelter import EXPECTED_FOOD
from holdfast.games.outlive.outlook import short_after
from holdfast.games.outlive.pieces import (
    CANS,
    DISASTERS,
    EQUIPMENT,
    KEPT_OVER_NIGHT,
    LEADERS,
    MEANS,
    MEAT,
    PARTNER,
    POINTS,
    REPAIR_TOKENS,
    ROOM_POINTS,
    ROOMS,
    SLOTS,
    START_EQUIPMENT,
    TOKENS,
    WATER,
    WELL_WATER,
)
from holdfast.games.outlive.queries import (
    free_slots,
    full_rooms,
    is_full,
    kind_in,
    name_of,
    owns,
    provisions,
    row_bill,
    upkeep,
)
from holdfast.games.outlive.state import Shelter
from holdfast.games.outlive.verbs import IN_AIRLOCK
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.step import Ask, Choice


def reason(mind: Mind, ask: Ask[Any, Any] | None, choice: Choice) -> Fact | None:
    """What speaks for this choice, as one sentence."""
    if not mind.state.round:
        return for_founding(mind, choice)
    if isinstance(choice, Move | Climb):
        return for_move(mind, choice)
    if isinstance(choice, Pay) and isinstance(ask, PayTokens):
        return for_payment(mind, ask, choice)
    if isinstance(choice, Defend | OpenDen | Swing):
        return for_raid(mind, choice)
    if isinstance(choice, Bed | Lose | MoveIn | Recruit | Light):
        return for_people(mind, choice)
    at_night = isinstance(ask, ResolveDisaster | Improve | RepairOne) or isinstance(choice, Draw)
    return for_night(mind, ask, choice) if at_night else for_deed(mind, choice)


def for_founding(mind: Mind, choice: Choice) -> Fact | None:
    """OUT-02.4 to OUT-02.9"""
    if isinstance(choice, Drop):
        return Fact("drop", {"rooms": [ROOMS[choice.first], ROOMS[choice.second]]}, "OUT-02.4")
    if isinstance(choice, BuildFirst):
        return Fact("first-room", {"room": ROOMS[choice.room], "slots": SLOTS[choice.room]}, "OUT-02.5")
    if isinstance(choice, Settle):
        return Fact("settle", {"n": choice.survivors}, "OUT-02.6")
    if isinstance(choice, Lead):
        tile = EQUIPMENT[START_EQUIPMENT[choice.leader]]
        return Fact("lead", {"leader": LEADERS[choice.leader], "tile": tile}, "OUT-02.7")
    if isinstance(choice, SearchIn):
        return Fact("stack", {"n": len(mind.state.search[choice.city])}, "OUT-21.2")
    if isinstance(choice, DropToken):
        return Fact("drop-token", {"token": TOKENS[choice.token]}, "OUT-21.2")
    return Fact("place", {"strength": choice.strength}, "OUT-02.8") if isinstance(choice, Place) else None


# -- tokens ------------------------------------------------------------------------------------------


def for_payment(mind: Mind, ask: PayTokens, choice: Pay) -> Fact:
    """OUT-16.1  What would not last goes first; else what is least missed."""
    args: dict[str, Value] = {"means": "well_water" if choice.means == WELL_WATER else MEANS[choice.means]}
    if ask.purpose == ROBBED:
        return Fact("take-best", args, "OUT-07.7")
    stale = choice.means == WATER and mind.own.stores[WATER] > KEPT_OVER_NIGHT[WATER]
    if choice.means in (MEAT, WELL_WATER) or stale:
        return Fact("spoils", args, "OUT-16.1")
    return Fact("least-missed", {**args, "left": mind.own.stores[choice.means] - choice.amount}, ask.rule)


def for_raid(mind: Mind, choice: Choice) -> Fact:
    """OUT-07.5, OUT-07.7"""
    attack = mind.state.attack
    due = 0 if attack is None else attack.effectiveness
    if not isinstance(choice, Defend):
        used = isinstance(choice, OpenDen | Swing) and choice.use
        return Fact("bold" if used else "hold-back", {"n": due}, "OUT-07.7")
    if choice.guard:
        return Fact("guard", {}, "OUT-19.17")
    args: dict[str, Value] = {"n": due, "ammo": choice.ammo, "who": "" if attack is None else name_of(attack.by)}
    return Fact("defend" if choice.ammo or choice.armor else "pay-tribute", args, "OUT-07.5")


# -- people ------------------------------------------------------------------------------------------


def for_people(mind: Mind, choice: Choice) -> Fact:
    own = mind.own
    if isinstance(choice, Lose):
        return for_loss(mind, choice)
    if isinstance(choice, MoveIn):
        return filling(own, own.rooms.index(choice.tag), choice.survivors)
    if isinstance(choice, Recruit):
        return for_recruits(mind, choice.survivors)
    if isinstance(choice, Bed) and choice.tag != IN_AIRLOCK:
        return filling(own, own.rooms.index(choice.tag), 1)
    if isinstance(choice, Light) and not choice.use:
        return Fact("row", {"water": own.stores[WATER]}, "OUT-11.2")
    return Fact("airlock", {"n": own.airlock, "need": mind.needed_in_airlock()}, "OUT-12.1")


def filling(own: Shelter, slot: int, coming: int) -> Fact:
    """OUT-17.2"""
    kind = kind_in(own, slot)
    if free_slots(own, slot) > coming:
        return Fact("nearer", {"room": ROOMS[kind], "n": free_slots(own, slot) - coming}, "OUT-01.7")
    full = full_rooms(own)
    gain = ROOM_POINTS[min(len(ROOM_POINTS) - 1, full + 1)] - ROOM_POINTS[full]
    return Fact("fills", {"room": ROOMS[kind], "n": gain}, "OUT-17.2")


def for_recruits(mind: Mind, number: int) -> Fact:
    """OUT-13.1, OUT-16.1  What would rot, and what tomorrow lacks."""
    own = mind.own
    spoiling = own.stores[MEAT] + max(0, own.stores[WATER] - KEPT_OVER_NIGHT[WATER])
    if not number:
        keeps = own.stores[CANS] + min(KEPT_OVER_NIGHT[WATER], own.stores[WATER])
        lacks = max(0, upkeep(own) + row_bill(own) - keeps - EXPECTED_FOOD)
        name = "no-food" if not provisions(own) else "mouths" if lacks else "cans-keep"
        return Fact(name, {"n": lacks}, "OUT-13.1")
    if not mind.left:
        return Fact("last-people", {"n": number}, "OUT-17.2")
    return (
        Fact("rot", {"n": min(number, spoiling)}, "OUT-16.1") if spoiling else Fact("people", {"n": number}, "OUT-17.2")
    )


def for_loss(mind: Mind, choice: Lose) -> Fact:
    """OUT-11.4  Who is missed least."""
    own = mind.own
    if choice.tag == IN_AIRLOCK:
        spare = own.airlock > mind.needed_in_airlock()
        return Fact("airlock-spare" if spare else "rooms-work", {}, "OUT-11.4")
    slot = own.rooms.index(choice.tag)
    args: dict[str, Value] = {"room": ROOMS[kind_in(own, slot)]}
    return Fact("least-room" if is_full(own, slot) else "idle-room", args, "OUT-01.7")


# -- the night ---------------------------------------------------------------------------------------


def for_night(mind: Mind, ask: Ask[Any, Any] | None, choice: Choice) -> Fact:
    own = mind.own
    if isinstance(choice, Resolve):
        price = sum(price_of(choice.disaster, choice.way))
        args: dict[str, Value] = {"n": POINTS[choice.disaster], "price": price}
        return Fact("pays", {**args, "disaster": DISASTERS[choice.disaster]}, "OUT-10.5")
    if isinstance(ask, ResolveDisaster):
        return for_passing(mind)
    if isinstance(choice, UseRoom):
        return Fact("use-room", {"room": ROOMS[choice.tag >> 1]}, "OUT-14.4")
    if isinstance(choice, Build):
        return Fact("build", {"room": ROOMS[choice.tag >> 1], "cheaply": choice.cheaply}, "OUT-14.2")
    if isinstance(choice, Mend):
        pair = owns(own, PARTNER[choice.tile])
        return Fact("pair" if pair else "repair", {"n": REPAIR_TOKENS[choice.tile]}, "OUT-15.1")
    if isinstance(choice, Salvage | Draw):
        return Fact("free-tile", {"n": len(mind.state.equipment[choice.city])}, "OUT-19.2")
    if isinstance(choice, Scrap):
        return Fact("scrap", {"n": REPAIR_TOKENS[choice.tile]}, "OUT-19.10")
    return Fact("night-done", {}, "OUT-14.1")


def for_passing(mind: Mind) -> Fact:
    """OUT-10.2  Too dear, or at the cost of supper."""
    own = mind.own
    payable = [card for card in mind.state.disasters if is_affordable(own, card, 0)]
    hungry = [card for card in payable if short_after(own, card, 0) > shortfall(own)]
    if hungry:
        return Fact("supper", {"n": max(short_after(own, card, 0) for card in hungry)}, "OUT-11.4")
    return Fact("too-dear" if payable else "cannot-pay", {}, "OUT-10.4")
