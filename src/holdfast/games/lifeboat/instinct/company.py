"""Who will step into a fight: foreseen from what deeds say of friends and enemies, never from cards imagined."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.kernel.step import Seat

FOR_VICTIM: Final[float] = NUMBERS.expected.victim
FOR_ATTACKER: Final[float] = NUMBERS.expected.attacker
BY_FRIEND: Final[float] = NUMBERS.expected.friend
BY_ENEMY: Final[float] = NUMBERS.expected.enemy
BY_ROBS: Final[float] = NUMBERS.expected.robs
FADES: Final = NUMBERS.norm
MOST: Final[float] = NUMBERS.expected.most
TO_SPARE: Final = 2
"""With fewer wounds to spare nobody meddles."""


def expected(mind: Mind, other: Seat, attacker: Seat, victim: Seat) -> float:
    """How much likelier this bystander helps the attacker than the victim."""
    sailor = mind.state.sailors[other]
    if sailor.strength - sailor.wounds < TO_SPARE:
        return 0.0
    friends, enemies = mind.friends[other], mind.enemies[other]
    helps = FOR_VICTIM + BY_FRIEND * friends[victim] + BY_ENEMY * enemies[attacker]
    helps += BY_ROBS * mind.order(FADES.expected) * min(4.0, mind.robs(attacker))
    harms = FOR_ATTACKER + BY_FRIEND * friends[attacker] + BY_ENEMY * enemies[victim]
    return min(MOST, harms) - min(MOST, helps)
