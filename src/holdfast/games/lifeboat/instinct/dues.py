"""Why instinct would do it, where it is not the cards but the people: debts, grudges, the peace, who will step in."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c08_demands import AnswerDemand
from holdfast.games.lifeboat.instinct.company import expected
from holdfast.games.lifeboat.instinct.fights import might
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.provisions import loot_of_mine, loss
from holdfast.games.lifeboat.queries import conscious, name_of
from holdfast.games.lifeboat.state import GULLS_TO_LAND, KIND_OF, Fight
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.step import Seat

LIKELY: Final = 0.3
"""From so likely on it is worth a word that somebody will step in."""
FELT: Final = 0.5
"""From so many points on a debt or a grudge is."""
SERIAL: Final = 2.0
"""So many cards somebody must have demanded lately for the peace to be broken by them."""


def stepping_in(mind: Mind, attacker: Seat, victim: Seat) -> Seat:
    """Who is likeliest to side with me in this fight, if anybody is likely to at all; else -1."""
    sign = 1.0 if mind.seat == attacker else -1.0
    best, found = LIKELY, -1
    for other in conscious(mind.state):
        if other not in (attacker, victim):
            likely = sign * expected(mind, other, attacker, victim)
            if likely > best:
                best, found = likely, other
    return found


def for_refusing(mind: Mind, ask: AnswerDemand) -> Fact | None:
    """LIF-08.3  Who will help me, whom I bear a grudge, what is at stake; by the odds alone it may not be worth it."""
    ally = stepping_in(mind, ask.by, mind.seat)
    if ally >= 0:
        return Fact("crowd", {"who": name_of(mind.state, ally)}, "LIF-10.3")
    if might(mind, mind.seat) >= might(mind, ask.by):
        return None
    if mind.owed(ask.by) <= -FELT:
        return Fact("grudge", {"who": name_of(mind.state, ask.by)}, "LIF-08.4")
    return Fact("dear", {}, "LIF-08.6") if ask.wants_card and is_dear(mind) else None


def is_dear(mind: Mind) -> bool:
    """Could the robber take the best I have?"""
    cards = mind.own.open + mind.own.closed
    return loot_of_mine(mind) >= 0.8 * max([loss(mind, KIND_OF[card]) for card in cards], default=0.0)


def for_siding(mind: Mind, side: Seat, fight: Fight) -> Fact | None:
    """LIF-10.3  Whom I owe, whom I bear a grudge, who robs everybody."""
    foe = fight.victim if side == fight.attacker else fight.attacker
    if mind.owed(side) >= FELT:
        return Fact("debt", {"who": name_of(mind.state, side)}, "LIF-10.3")
    if mind.owed(foe) <= -FELT:
        return Fact("grudge", {"who": name_of(mind.state, foe)}, "LIF-10.3")
    if foe == fight.attacker and mind.robs(foe) >= SERIAL:
        args: dict[str, Value] = {"who": name_of(mind.state, foe)}
        return Fact("peace", args, "LIF-10.3")
    return None


def for_landing(mind: Mind) -> Fact | None:
    """LIF-14.2  One gull more, for who leads."""
    if mind.state.gulls + 1 != GULLS_TO_LAND:
        return None
    mine = mind.score(mind.seat, mind.lives)
    rivals = [mind.score(other, mind.lives) for other in range(len(mind.threats)) if other != mind.seat]
    ahead = round(mine - max(rivals))
    return Fact("lands", {"n": ahead}, "LIF-14.2") if ahead >= 1 else None
