"""The night: which disasters to pay for, whom to recruit, what to build and repair; and what to lose."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive.chapters.c01_payments import ROBBED, Pay, PayTokens, usual_mix
from holdfast.games.outlive.chapters.c10_night import Resolve, price_of
from holdfast.games.outlive.chapters.c11_feeding import shortfall
from holdfast.games.outlive.chapters.c11_losses import Lose
from holdfast.games.outlive.chapters.c13_recruiting import Recruit
from holdfast.games.outlive.chapters.c14_building import Build, MoveIn
from holdfast.games.outlive.chapters.c15_repairs import PRICE as REPAIR_PRICE
from holdfast.games.outlive.chapters.c15_repairs import Mend, Salvage
from holdfast.games.outlive.chapters.c19_rooms import Draw, Scrap, UseRoom
from holdfast.games.outlive.instinct.founding import ROOM_WORTH
from holdfast.games.outlive.instinct.mind import BITE, Mind
from holdfast.games.outlive.outlook import short_after
from holdfast.games.outlive.pieces import (
    CANS,
    DISASTERS,
    FOOD,
    MATERIALS,
    MEAT,
    POINTS,
    SHELTER_ROOMS,
    UPKEEP,
    WATER,
)
from holdfast.games.outlive.queries import (
    free_slots,
    is_built,
    is_full,
    is_immune,
    kind_in,
    number_of,
    row_bill,
    upkeep,
)
from holdfast.kernel.step import Choice

HARM: Final = {
    "rats": 1.0,
    "raiders": 1.0,
    "cold_snap": 1.4,
    "radioactive_cloud": 2.2,
    "sandstorm": 1.8,
    "epizootic": 0.4,
    "mutations": 0.4,
    "forest_fire": 0.3,
    "cave_in": 0.3,
    "thieves": 0.3,
    "hard_times": 0.5,
    "nomads": 0.3,
}
"""What each disaster costs a shelter a day."""


STARVED: Final = 1.7
"""Somebody who starves for a disaster's price: a point, a place in a room, and who looks after the airlock."""


def weigh_disaster(mind: Mind, choice: Choice) -> float:
    """Its points and the harm it does no more, less what the tokens would bring otherwise."""
    if not isinstance(choice, Resolve):
        return 0.0
    food, materials, ammo = price_of(choice.disaster, choice.way)
    harm = 0.0 if is_immune(mind.own) else 0.5 * HARM[DISASTERS[choice.disaster]] * mind.left
    cost = 0.55 * materials + 0.25 * ammo
    hungry = short_after(mind.own, choice.disaster, choice.way) - shortfall(mind.own)
    cost += 0.6 * food + STARVED * hungry
    return POINTS[choice.disaster] + harm - cost - 0.01 * choice.way


# -- survivors -----------------------------------------------------------------------------------------


def weigh_recruits(mind: Mind, choice: Choice) -> float:
    """What would rot anyway, and what tomorrow's meal can spare."""
    if not isinstance(choice, Recruit):
        return 0.0
    own = mind.own
    if not mind.left:
        return float(choice.survivors)
    spoiling = own.stores[MEAT] + max(0, own.stores[WATER] - 2)
    free = min(choice.survivors, spoiling)
    dear = choice.survivors - free
    keeps = own.stores[CANS] + min(2, own.stores[WATER])
    hungry = max(0, upkeep(own) + 1 - (keeps - dear) - EXPECTED_FOOD)
    second_row = 0.5 if own.airlock <= 2 < own.airlock + choice.survivors else 0.0
    return 0.95 * free + 0.55 * dear - BITE * hungry - second_row * mind.left * 0.5


EXPECTED_FOOD: Final = 2
"""Provisions that a day surely brings home: who counted on five went hungry half as often again, for no point more."""


def weigh_loss(mind: Mind, choice: Choice) -> float:
    """Whoever is missed least: of a room that does not work, then of the airlock, then of the dearest room."""
    if not isinstance(choice, Lose):
        return 0.0
    own = mind.own
    if choice.tag < 0:
        spare = own.airlock - mind.needed_in_airlock()
        return 2.0 if spare > 0 else 0.5
    slot = own.rooms.index(choice.tag)
    if not is_full(own, slot):
        return 3.0 - 0.1 * own.survivors[slot]
    if free_slots(own, slot) == 0 and own.survivors[slot] > mind.slots_in(slot):
        return 2.5
    return 1.0 + 0.2 * UPKEEP[kind_in(own, slot)] - 0.1 * ROOM_WORTH[kind_in(own, slot)]


# -- building ------------------------------------------------------------------------------------------


def weigh_work(mind: Mind, choice: Choice) -> float:
    """Abilities first; then rooms that can be filled; `done` is 0."""
    match choice:
        case UseRoom():
            return 20.0
        case Build():
            return building_worth(mind, choice)
        case MoveIn():
            return moving_worth(mind, choice)
        case Scrap():
            return -1.0
        case Mend() | Salvage():
            # Only when nothing is left to build: whoever repairs is done with building.
            return 0.001 * weigh_repair(mind, choice)
    return 0.0


def spare_survivors(mind: Mind) -> int:
    """Who can leave the airlock without letting radiation in."""
    return mind.own.airlock - mind.needed_in_airlock()


def building_worth(mind: Mind, choice: Build) -> float:
    """Only what can be filled soon, the best room first."""
    own = mind.own
    slot = own.rooms.index(choice.tag)
    kind = choice.tag >> 1
    wanting = mind.missing()
    if not mind.left:
        # Tonight or never: the room scores only if it is filled at once.
        fits = own.airlock - wanting >= mind.slots_in(slot)
        return mind.next_room() + 0.5 if fits and mind.next_room() > 0.0 else -1.0
    if wanting > max(2, spare_survivors(mind)):
        return -1.0
    worth = 1.0 + 0.2 * ROOM_WORTH[kind] * (mind.left / 3.0) - 0.25 * UPKEEP[kind]
    price = 0.5 if choice.cheaply else 1.6
    return worth - 0.5 * price + (0.3 if choice.cheaply else 0.0)


def moving_worth(mind: Mind, choice: MoveIn) -> float:
    """Fill rooms to the brim, the nearest to full first; never more mouths than tomorrow can feed."""
    own = mind.own
    slot = own.rooms.index(choice.tag)
    missing = free_slots(own, slot)
    if choice.survivors < missing:
        # A room that is half full costs its upkeep and does nothing; in the airlock they stop radiation meanwhile.
        return -0.5
    if not mind.left:
        return 5.0 + mind.next_room() - 0.1 * missing
    if spare_survivors(mind) < missing:
        return -0.3
    meals = own.stores[CANS] + min(2, own.stores[WATER]) + EXPECTED_FOOD + 2
    added = 0 if own.survivors[slot] else UPKEEP[kind_in(own, slot)]
    if upkeep(own) + added + row_bill(own) > meals:
        return -0.2
    return 3.0 + 0.2 * ROOM_WORTH[kind_in(own, slot)] - 0.1 * missing


# -- repairs -------------------------------------------------------------------------------------------


def weigh_repair(mind: Mind, choice: Choice) -> float:
    """A draw first, then whatever is worth its materials; what building needs is kept back."""
    if isinstance(choice, Salvage):
        return 20.0
    if isinstance(choice, Mend):
        keep = 0.0
        if mind.left and number_of(mind.own, MATERIALS) < 6 and wants_rooms(mind):
            keep = 0.35
        cost = mind.repair_cost(choice.tile) * (1.0 if mind.left else 0.0)
        return mind.tile_worth(choice.tile) - cost - keep - 0.01 * REPAIR_PRICE[choice.tile][choice.way]
    return 0.0


def wants_rooms(mind: Mind) -> bool:
    """Are there rooms to build, and people for them?"""
    unbuilt = any(not is_built(mind.own, slot) for slot in range(SHELTER_ROOMS))
    return unbuilt and spare_survivors(mind) > mind.missing()


def weigh_draw(mind: Mind, choice: Choice) -> float:
    return float(len(mind.state.equipment[choice.city])) if isinstance(choice, Draw) else 0.0


# -- payments ------------------------------------------------------------------------------------------


def weigh_payment(mind: Mind, ask: PayTokens, choice: Choice) -> float:
    """Food as an absent player would pay it; anything else by what it is worth."""
    if not isinstance(choice, Pay):
        return 0.0
    if ask.purpose == ROBBED:
        return mind.tokens_worth(choice.means, choice.amount) / choice.amount
    if any(ask.limits[kind] for kind in FOOD) and ask.giver == ask.seat and ask.to < 0:
        state = mind.state
        mix = usual_mix(ask, state.shelters[ask.giver], mind.own)
        first = next(means for means, amount in enumerate(mix) if amount)
        return 1.0 if (choice.means, choice.amount) == (first, mix[first]) else 0.0
    return -mind.means_worth(choice.means, choice.amount) / choice.amount
