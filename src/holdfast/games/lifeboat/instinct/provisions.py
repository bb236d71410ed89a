"""What a provision is worth to a seat that thinks, in points of margin."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.instinct.known import IN_TIME
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import FALL_RATE, THIRST_RATE, life
from holdfast.games.lifeboat.queries import count, find, is_alive
from holdfast.games.lifeboat.state import (
    BAIT,
    BONUS,
    COMPASS,
    FLARE,
    FRENCHY,
    KIND_OF,
    MEDKIT,
    OAR,
    PARASOL,
    RING,
    WATER,
)
from holdfast.kernel.step import Seat

WEAPON_POINT: Final = 0.2
"""What a point of weapon bonus is worth: it wins a fight now and then, and keeps others from starting one."""
USES: Final[dict[int, float]] = {OAR: 0.5, COMPASS: 0.9, BAIT: 0.6, FLARE: 1.0}
"""What a tool is worth for its own use."""


FIRST_WATER: Final = 0.8
"""What the first water is worth to whoever has none, besides the wounds it spares."""


def held(mind: Mind, kind: int) -> int:
    """How many of this kind I have."""
    return count(mind.own.open, kind) + count(mind.own.closed, kind)


def worth(mind: Mind, kind: int, already: int = 0) -> float:
    """What one more card of this kind is worth in my hands, when I have so many."""
    treasure = mind.points_of(kind, mind.own)
    if treasure:
        return treasure
    if kind == WATER:
        return water(mind, already)
    if kind == MEDKIT:
        return 0.8 * relief(mind, 1.0)
    if kind == PARASOL:
        return relief(mind, 0.4 * mind.nights * THIRST_RATE[mind.own.character])
    if kind == RING:
        return ring(mind)
    return USES.get(kind, 0.0) + WEAPON_POINT * BONUS[kind]


def relief(mind: Mind, wounds: float) -> float:
    """What it is worth to me to be spared so many wounds some time."""
    own = mind.own
    coming = mind.coming(mind.seat, mind.nights)
    spare = own.strength - own.wounds
    better = life(spare, coming - min(wounds, 0.9 * coming)) - life(spare, coming)
    return better * mind.wishes[mind.seat] + 0.35 * wounds


def water(mind: Mind, already: int) -> float:
    """What one more water is worth to me: the first two most, those beyond all my thirst to come little."""
    own = mind.own
    spare = own.strength - own.wounds
    without = mind.coming(mind.seat, mind.nights, already - mind.waters[mind.seat])
    covered = mind.coming(mind.seat, mind.nights, already + 1 - mind.waters[mind.seat])
    better = life(spare, covered) - life(spare, without)
    return better * mind.wishes[mind.seat] + 0.5 * (without - covered) + 0.1


def ring(mind: Mind) -> float:
    """The life ring: no fall wounds me, and I am never swept away."""
    falls = 0.0 if mind.own.character == FRENCHY else mind.nights * FALL_RATE[mind.own.character]
    return 0.6 + relief(mind, 0.8 * falls)


def loss(mind: Mind, kind: int) -> float:
    """What it costs me to lose a card of this kind that I have."""
    return worth(mind, kind, held(mind, kind) - 1)


def gain(mind: Mind, kind: int) -> float:
    """What a card of this kind brings me."""
    return worth(mind, kind, held(mind, kind))


def weigh_keep(mind: Mind, kind: int) -> float:
    """LIF-04.5  Of a packet: the first water comes before treasure, for it is the card that everybody runs out of."""
    return gain(mind, kind) + (FIRST_WATER if kind == WATER and not held(mind, WATER) else 0.0)


def gain_from(mind: Mind, kind: int, other: Seat) -> float:
    """What it brings me to take a card of this kind from somebody: I have it, and they have not."""
    taken = gain(mind, kind) + mind.threats[other] * mind.points_of(kind, mind.state.sailors[other])
    return taken + drought(mind, other) if kind == WATER else taken


def drought(mind: Mind, other: Seat) -> float:
    """What it is worth to me that somebody has a water less: a loss where I wish them to live."""
    sailor = mind.state.sailors[other]
    if other == mind.seat or not is_alive(sailor):
        return 0.0
    life_then = life(sailor.strength - sailor.wounds, mind.coming(other, mind.nights, -IN_TIME))
    return mind.wishes[other] * (life_then - mind.lives[other])


def unseen_gain(mind: Mind) -> float:
    """What a card I have not seen brings me, on average."""
    total = 0.0
    for kind, left in enumerate(mind.unseen):
        if left:
            total += left * gain(mind, kind)
    return total / mind.unseen_cards


def blind_gain(mind: Mind, other: Seat) -> float:
    """What a closed card of somebody's, taken blind, brings me on average."""
    sailor = mind.state.sailors[other]
    if not sailor.closed:
        return 0.0
    unseen = unseen_gain(mind) + mind.threats[other] * mind.average_points(sailor)
    unseen += mind.share_of(WATER) * drought(mind, other)
    total = 0.0
    for card in sailor.closed:
        total += gain_from(mind, KIND_OF[card], other) if mind.knows(card) else unseen
    return total / len(sailor.closed)


def best_loot(mind: Mind, other: Seat) -> float:
    """What robbing somebody brings me: the best open card, or a closed one blind."""
    sailor = mind.state.sailors[other]
    best = blind_gain(mind, other)
    for card in sailor.open:
        best = max(best, gain_from(mind, KIND_OF[card], other))
    return best


def loot_of_mine(mind: Mind) -> float:
    """What I lose to a robber: the dearest open card, or a closed one blind."""
    own = mind.own
    dearest = 0.0
    for card in own.open:
        dearest = max(dearest, loss(mind, KIND_OF[card]))
    if not own.closed:
        return dearest
    total = 0.0
    for card in own.closed:
        total += loss(mind, KIND_OF[card])
    return max(dearest, total / len(own.closed))


def shade(mind: Mind, other: Seat) -> float:
    """What an open parasol before somebody is worth to me."""
    if find(mind.state.sailors[other].open, PARASOL) >= 0:
        return 0.0
    spared = 0.5 * mind.nights * THIRST_RATE[mind.state.sailors[other].character]
    coming = mind.coming(other, mind.nights)
    sailor = mind.state.sailors[other]
    better = life(sailor.strength - sailor.wounds, max(0.1, coming - spared)) - mind.lives[other]
    extra = 0.35 * spared if other == mind.seat else 0.0
    return mind.wishes[other] * better + extra
