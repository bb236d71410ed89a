"""The evening: what a navigation card does to everybody, and what to do about it."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c13_evening import PickCard, UseCompass
from holdfast.games.lifeboat.chapters.c15_overboard import OpenRing, ThrowRing
from holdfast.games.lifeboat.chapters.c16_sharks import PlayBait
from holdfast.games.lifeboat.chapters.c17_thirst import GiveWater
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import DEALT
from holdfast.games.lifeboat.instinct.provisions import gain, held, loss, water
from holdfast.games.lifeboat.queries import find, is_alive, is_conscious, seat_of, wears_ring
from holdfast.games.lifeboat.state import (
    BAIT,
    FALL_WOUNDS,
    FRENCHY,
    GULL,
    GULLS_TO_LAND,
    KIND_OF,
    OARS_ICON,
    OVERBOARD,
    PARASOL,
    PARASOL_SHADES,
    RING,
    STRONGMAN_ICON,
    THIRST,
    WATER,
    Sailor,
)
from holdfast.kernel.step import Choice, Seat

RESCUE: Final[float] = NUMBERS.thanks.rescue
GIVES: Final[float] = NUMBERS.thanks.water


def card_worth(mind: Mind, card: int, gull: float) -> float:
    """What it is worth to me that this card decides the evening; `gull`: what one gull more is worth."""
    change = GULL[card]
    if change > 0 and mind.state.gulls + 1 == GULLS_TO_LAND:
        return gull
    total = change * gull if change > 0 or mind.state.gulls else 0.0
    for other in mind.state.boat:
        total += fate(mind, card, other)
    return total


def all_cards(mind: Mind) -> list[float]:
    """What each navigation card is worth to me tonight."""
    if not mind.tonight:
        gull = mind.gull()
        mind.tonight = [card_worth(mind, card, gull) for card in range(DEALT)]
    return mind.tonight


def fate(mind: Mind, card: int, other: Seat) -> float:
    """What the card does to one in the boat, as worth to me."""
    sailor = mind.state.sailors[other]
    falls = OVERBOARD[card] >> sailor.character & 1 != 0
    if falls and drowns(sailor, falls_with_ring(mind, other), 0):
        return mind.drowning(other)
    if not is_alive(sailor):
        return 0.0
    wounds = 0.0
    total = 0.0
    if falls:
        total += lost_in_fall(mind, other)
        if sailor.character != FRENCHY and not falls_with_ring(mind, other):
            wounds += 1.0
    thirsts = thirsts_tonight(card, sailor)
    drunk = min(float(thirsts), mind.waters[other])
    if other == mind.seat:
        total -= drunk * water(mind, max(0, held(mind, WATER) - 1))
    return total + between(mind, other, wounds + thirsts - drunk)


def between(mind: Mind, other: Seat, wounds: float) -> float:
    """The worth of a number of wounds that need not be whole."""
    whole = int(wounds)
    worth = mind.wounding(other, whole)
    part = wounds - whole
    return worth + part * (mind.wounding(other, whole + 1) - worth) if part > 0.01 else worth


def thirsts_tonight(card: int, sailor: Sailor) -> int:
    """LIF-17.1, LIF-17.3  Thirsts that this card brings somebody, shade counted in."""
    thirsts = THIRST[card] >> sailor.character & 1
    if OARS_ICON[card] and sailor.rowed:
        thirsts += 1
    if STRONGMAN_ICON[card] and sailor.fought:
        thirsts += 1
    return max(0, thirsts - PARASOL_SHADES) if find(sailor.open, PARASOL) >= 0 else thirsts


def falls_with_ring(mind: Mind, other: Seat) -> bool:
    """Has this one the ring on, or will put it on?"""
    sailor = mind.state.sailors[other]
    return wears_ring(sailor) or (other == mind.seat and find(sailor.closed, RING) >= 0)


def drowns(sailor: Sailor, ring: bool, sharks: int) -> bool:
    """LIF-15.5, LIF-16.4  Is a faller with so many shark wounds swept away?"""
    if ring:
        return False
    fall = FALL_WOUNDS if sailor.character != FRENCHY and is_conscious(sailor) else 0
    return sailor.wounds + fall + sharks >= sailor.strength


def lost_in_fall(mind: Mind, other: Seat) -> float:
    """LIF-15.3  The open cards of a faller: mine are a loss, a rival's treasure is a gain."""
    total = 0.0
    for card in mind.state.sailors[other].open:
        kind = KIND_OF[card]
        if kind == RING:
            continue
        if other == mind.seat:
            total -= loss(mind, kind)
        else:
            total += mind.threats[other] * mind.points_of(kind, mind.state.sailors[other])
    return total


# -- the navigator ------------------------------------------------------------------------------------


def weigh_pick(mind: Mind, choice: Choice, gull: float) -> float:
    """LIF-13.6  The card that serves me best."""
    return card_worth(mind, choice.card, gull) if isinstance(choice, PickCard) else 0.0


def weigh_compass(choice: Choice) -> float:
    """LIF-13.4  One card more to choose from never hurts."""
    return 1.0 if isinstance(choice, UseCompass) else 0.0


# -- in the water ---------------------------------------------------------------------------------------


def weigh_rescue(mind: Mind, choice: Choice) -> float:
    """LIF-15.2  The ring for me if I fall; for another only if that life is worth more than the ring."""
    if isinstance(choice, OpenRing):
        return saved(mind, mind.seat) - 0.2 if mind.state.in_water >> mind.seat & 1 else -0.5
    if isinstance(choice, ThrowRing):
        other = seat_of(mind.state, choice.to)
        risk = saved(mind, mind.seat) if mind.state.in_water >> mind.seat & 1 else 0.0
        return saved(mind, other) + RESCUE * max(0.0, mind.owed(other)) - risk - gain(mind, RING)
    return 0.0


def saved(mind: Mind, other: Seat) -> float:
    """What it is worth to me that this faller has the ring on."""
    if drowns(mind.state.sailors[other], False, 0):
        return -mind.drowning(other)
    if mind.state.sailors[other].character == FRENCHY:
        return 0.0
    return -mind.wounding(other, 1)


def weigh_bait(mind: Mind, choice: Choice) -> float:
    """LIF-16.1  Sharks for enemies, unless a friend swims beside them."""
    if not isinstance(choice, PlayBait):
        return 0.0
    total = -loss(mind, BAIT)
    for other in mind.state.boat:
        if mind.state.in_water >> other & 1:
            sailor = mind.state.sailors[other]
            if not wears_ring(sailor) and sailor.wounds + 1 >= sailor.strength:
                total += mind.drowning(other)
            else:
                total += mind.wounding(other, 1)
    return total


# -- thirst -----------------------------------------------------------------------------------------------


def weigh_water(mind: Mind, choice: Choice) -> float:
    """LIF-17.4  Water for me as long as I have any; for others only where the life is worth the water."""
    if not isinstance(choice, GiveWater):
        return 0.0
    other = seat_of(mind.state, choice.to)
    thirst = mind.state.sailors[other].thirst
    drinks = min(thirst, held(mind, WATER))
    better = (mind.wounding(other, thirst - drinks) - mind.wounding(other, thirst)) / drinks
    if choice.closed:
        better -= 0.01
    if other == mind.seat:
        return better + 0.05
    if sailor_at_edge(mind, other):
        better += GIVES * max(0.0, mind.owed(other))
    return better - water(mind, held(mind, WATER) - 1) - 0.3


def sailor_at_edge(mind: Mind, other: Seat) -> bool:
    """Would this one faint, or die, of tonight's thirst?"""
    sailor = mind.state.sailors[other]
    return is_alive(sailor) and sailor.wounds + sailor.thirst >= sailor.strength
