"""Fights: what a blow is worth, whom to help, and which weapon decides."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat.chapters.c05_provisions import Open
from holdfast.games.lifeboat.chapters.c08_demands import AnswerDemand, Claim, Refuse
from holdfast.games.lifeboat.chapters.c10_fights import DecideFight, Fire, Join, fight_of
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import FIGHTERS_RATE, chance
from holdfast.games.lifeboat.instinct.provisions import best_loot, held, loot_of_mine, loss, water
from holdfast.games.lifeboat.instinct.seating import seat_worth
from holdfast.games.lifeboat.queries import is_conscious, totals, visible_strength
from holdfast.games.lifeboat.state import BONUS, FLARE, FLARE_BONUS, KIND_OF, WATER, Fight, Sailor, State
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

LUCK: Final = 3.0
"""How far allies and hidden weapons usually move the totals of a fight."""
HIDDEN_WEAPON: Final = 0.5
"""What a closed card of somebody's adds to their total on average."""


def closed_weapons(sailor: Sailor) -> int:
    """The bonus of all weapons in one's own closed cards."""
    bonus = 0
    for card in sailor.closed:
        bonus += BONUS[KIND_OF[card]]
    return bonus


def might(mind: Mind, other: Seat) -> float:
    """What somebody brings into a fight, as far as one can tell."""
    sailor = mind.state.sailors[other]
    if other == mind.seat:
        return float(visible_strength(sailor) + closed_weapons(sailor))
    return visible_strength(sailor) + HIDDEN_WEAPON * min(4, len(sailor.closed))


def fatigue(mind: Mind, other: Seat) -> float:
    """What it costs somebody to have fought today, as worth to me: half the evenings make fighters thirsty."""
    sailor = mind.state.sailors[other]
    if sailor.fought:
        return 0.0
    if other == mind.seat and held(mind, WATER):
        return -FIGHTERS_RATE * water(mind, held(mind, WATER) - 1)
    return FIGHTERS_RATE * mind.wounding(other, 1)


def brawl(mind: Mind, attacker: Seat, victim: Seat, prize: float) -> float:
    """What a fight of these two is worth to me, one of them; `prize`: what the attacker's demand is worth to me."""
    ahead = might(mind, attacker) - might(mind, victim) - 0.5
    wins = chance(ahead, LUCK)
    won = prize + mind.wounding(victim, 1)
    lost = mind.wounding(attacker, 1)
    return wins * won + (1.0 - wins) * lost + fatigue(mind, attacker) + fatigue(mind, victim)


# -- a demand -----------------------------------------------------------------------------------------


def demand(mind: Mind, victim: Seat, prize: float) -> float:
    """LIF-08.1  What it is worth to demand something of somebody, who may yield or fight."""
    if not is_conscious(mind.state.sailors[victim]):
        return prize
    yields = chance(might(mind, mind.seat) - might(mind, victim), LUCK)
    return yields * prize + (1.0 - yields) * brawl(mind, mind.seat, victim, prize)


def weigh_answer(mind: Mind, ask: AnswerDemand, choice: Choice) -> float:
    """LIF-08.3  Yield what is cheap to lose; refuse where I am likely to win."""
    if ask.wants_card:
        prize = -loot_of_mine(mind) - 0.3 * mind.threats[ask.by]
    else:
        prize = seat_worth(mind, ask.by) - seat_worth(mind, mind.seat)
    return brawl(mind, ask.by, mind.seat, prize) if isinstance(choice, Refuse) else prize


# -- in the fight ----------------------------------------------------------------------------------------


class Brawl:
    """A fight under way as one seat sees it."""

    def __init__(self, mind: Mind, table: Table[State]) -> None:
        self.mind = mind
        self.fight = fight_of(mind.state)
        attack, defence = totals(mind.state, self.fight)
        self.ahead = attack - defence
        """By how much the attackers lead; they need at least 1."""
        self.stake = victory(mind, self.fight, table)
        """What it is worth to me that the attackers win rather than the victims."""

    def attacks(self) -> bool:
        return self.fight.attackers >> self.mind.seat & 1 != 0

    def defends(self) -> bool:
        return self.fight.victims >> self.mind.seat & 1 != 0

    def joining(self, side: int) -> float:
        """LIF-10.3  What it is worth to join this side: what my weight changes, less the blows it may cost."""
        mind = self.mind
        for_attack = mind.state.sailors[self.fight.attacker].character == side
        mine = might(mind, mind.seat)
        now = chance(self.ahead - 0.5, LUCK)
        then = chance(self.ahead - 0.5 + (mine if for_attack else -mine), LUCK)
        losing = 1.0 - then if for_attack else then
        return (then - now) * self.stake + losing * mind.wounding(mind.seat, 1) + fatigue(mind, mind.seat) - 0.2

    def lacks(self) -> int:
        """How much my side still needs to win; 0 or less: nothing."""
        return 1 - self.ahead if self.attacks() else self.ahead

    def opening(self, kind: int) -> float:
        """LIF-10.4  Open a weapon when it decides, the smallest that does; not before."""
        lacks = self.lacks()
        in_hand = closed_weapons(self.mind.own)
        if lacks <= 0 or in_hand < lacks or self.side_stake() <= 0.1:
            return -1.0
        bonus = BONUS[kind]
        return self.side_stake() - (0.1 * bonus if bonus >= lacks else 1.0 - 0.1 * bonus)

    def firing(self) -> float:
        """LIF-10.6  The flare gun only where nothing less decides and the stake is dearer than the gun."""
        lacks = self.lacks()
        if lacks <= 0 or lacks <= closed_weapons(self.mind.own) or lacks > FLARE_BONUS:
            return -1.0
        return self.side_stake() - loss(self.mind, FLARE)

    def side_stake(self) -> float:
        """What it is worth to me that my own side wins."""
        return self.stake if self.attacks() else -self.stake


def victory(mind: Mind, fight: Fight, table: Table[State]) -> float:
    """What it is worth to me that the attackers win rather than the victims, as the sides are now."""
    worth = prize_of(mind, table.agenda)
    for other in range(len(mind.state.sailors)):
        if fight.victims >> other & 1:
            worth += mind.wounding(other, 1)
        if fight.attackers >> other & 1:
            worth -= mind.wounding(other, 1)
    return worth


def prize_of(mind: Mind, agenda: list[Step[Any]]) -> float:
    """What the attacker's demand is worth to me."""
    for step in agenda:
        if isinstance(step, DecideFight) and isinstance(step.prize, Claim):
            return claim_worth(mind, step.prize)
    return 0.0


def claim_worth(mind: Mind, claim: Claim) -> float:
    """A card or a seat, to me as taker, as loser, or as a bystander with a friend or an enemy."""
    if claim.by == mind.seat:
        if claim.wants_card:
            return best_loot(mind, claim.of)
        return seat_worth(mind, claim.of) - seat_worth(mind, mind.seat)
    if claim.of == mind.seat:
        if claim.wants_card:
            return -loot_of_mine(mind)
        return seat_worth(mind, claim.by) - seat_worth(mind, mind.seat)
    if not claim.wants_card:
        return 0.0
    return 0.3 * (mind.threats[claim.of] - mind.threats[claim.by])


def weigh_side(brawl: Brawl, choice: Choice) -> float:
    """LIF-10.3  Join, open, fire or stay out."""
    if isinstance(choice, Join):
        return brawl.joining(choice.side)
    if isinstance(choice, Fire):
        return brawl.firing()
    if isinstance(choice, Open):
        return brawl.opening(choice.kind)
    return 0.0
