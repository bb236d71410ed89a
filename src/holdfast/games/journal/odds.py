"""Odds of combat dice, exactly: what one who fights deals in a step, with rerolls, second shots and killing faces."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.pieces import DIE_OF, FACES, KILL_FACE, MISS, MOST_SHOTS, OUT_OF_AMMO
from holdfast.games.journal.state import Foe

Outcome = tuple[int, int]
"""Hits, and how many are killed outright."""
Odds = dict[Outcome, float]

NOTHING: Final[Odds] = {(0, 0): 1.0}


def dealt(weapon: int, face: int) -> Outcome:
    """JRN-12.5, JRN-14.6  What a face deals with this weapon."""
    if face > 0:
        return face, 0
    return (0, 1) if face != MISS and face == KILL_FACE[weapon] else (0, 0)


def strike(weapon: int, rerolls: int, shots: int) -> Odds:
    """JRN-12.10, JRN-14.3, JRN-14.5  Misses are rerolled while rerolls last; who is out of ammo shoots no more."""
    odds: Odds = {}
    faces = FACES[DIE_OF[weapon]]
    for face in faces:
        outcome = dealt(weapon, face)
        if outcome == (0, 0) and rerolls:
            after = strike(weapon, rerolls - 1, shots)
        elif shots > 1 and face != OUT_OF_AMMO:
            after = both({outcome: 1.0}, strike(weapon, rerolls, shots - 1))
        else:
            after = {outcome: 1.0}
        for one, p in after.items():
            odds[one] = odds.get(one, 0.0) + p / len(faces)
    return odds


def both(one: Odds, other: Odds) -> Odds:
    """What two deal together."""
    odds: Odds = {}
    for (hits, kills), p in one.items():
        for (more, others), q in other.items():
            total = hits + more, kills + others
            odds[total] = odds.get(total, 0.0) + p * q
    return odds


def of_foes(foes: list[Foe]) -> Odds:
    """JRN-12.10, JRN-13.2  What all of them deal at once."""
    odds = NOTHING
    for foe in foes:
        odds = both(odds, strike(foe.weapon, foe.prowess, MOST_SHOTS[foe.weapon]))
    return odds


def percent(odds: Odds, least: int) -> int:
    """How likely so many hits or more are, or that somebody is killed outright."""
    chance = 0.0
    for (hits, kills), p in odds.items():
        if hits >= least or kills:
            chance += p
    return round(100.0 * chance)


def killing(odds: Odds) -> int:
    """How likely it is that somebody is killed outright."""
    chance = 0.0
    for (_, kills), p in odds.items():
        if kills:
            chance += p
    return round(100.0 * chance)


def one_roll(weapon: int, least: int) -> int:
    """How likely one more roll deals so many hits or more, or kills."""
    return percent(strike(weapon, 0, 1), least)
