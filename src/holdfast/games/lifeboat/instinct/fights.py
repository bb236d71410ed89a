"""Fights: what a blow is worth, whom to help, and which weapon decides."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.lifeboat.chapters.c05_provisions import Open
from holdfast.games.lifeboat.chapters.c08_demands import AnswerDemand, Claim, Refuse
from holdfast.games.lifeboat.chapters.c10_fights import DecideFight, Fire, Join, fight_of
from holdfast.games.lifeboat.instinct import tempers
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.company import expected
from holdfast.games.lifeboat.instinct.mind import LOVE, NERVE, ORDER, PRIDE, Mind
from holdfast.games.lifeboat.instinct.odds import FIGHTERS_RATE, chance
from holdfast.games.lifeboat.instinct.provisions import best_loot, held, loot_of_mine, loss, water
from holdfast.games.lifeboat.instinct.seating import seat_worth
from holdfast.games.lifeboat.instinct.tempers import EARLY, HELPLESS
from holdfast.games.lifeboat.queries import conscious, is_alive, is_conscious, seat_of, totals, visible_strength
from holdfast.games.lifeboat.state import BONUS, FLARE, FLARE_BONUS, KIND_OF, WATER, Fight, Sailor, State
from holdfast.kernel.step import Choice, Seat, Step
from holdfast.kernel.table import Table

LUCK: Final = 3.0
"""How far allies and hidden weapons usually move the totals of a fight."""
HIDDEN_WEAPON: Final = 0.5
"""What a closed card of somebody's adds to their total on average."""
SWAY: Final = 2.0
"""The same as LUCK in a fight under way, where much is decided."""
YIELDS: Final[float] = NUMBERS.rob.yields
SHAME: Final[float] = NUMBERS.rob.shame
OWED: Final[float] = NUMBERS.rob.owed
GRUDGE: Final[float] = NUMBERS.rob.grudge
STANDS: Final[float] = NUMBERS.refuse.pride
REFUSES: Final[float] = NUMBERS.refuse.grudge
AT_THE_EDGE: Final[float] = NUMBERS.refuse.at_the_edge
FRIEND: Final[float] = NUMBERS.join.friend
FRIEND_AGAINST: Final[float] = NUMBERS.join.friend_against
ENEMY: Final[float] = NUMBERS.join.enemy
DEBT: Final[float] = NUMBERS.join.debt
PEACE: Final[float] = NUMBERS.join.order
IDLE: Final[float] = NUMBERS.join.idle
FADES: Final = NUMBERS.norm


def even(owed: float) -> float:
    """What a debt or a grudge counts in somebody else's fight."""
    return max(-2.0, min(2.0, owed))


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


def odds(mind: Mind, attacker: Seat, victim: Seat) -> float:
    """The chance that the attacker would win, with those counted in who will step in; who is bold hopes for more."""
    ahead = might(mind, attacker) - might(mind, victim) + company(mind, attacker, victim) - 0.5
    return chance(ahead, LUCK * mind.trait(NERVE, tempers.NERVE))


def company(mind: Mind, attacker: Seat, victim: Seat) -> float:
    """By how much those who will step in help the attacker, as far as one can foresee."""
    net = 0.0
    for other in conscious(mind.state):
        if other not in (attacker, victim, mind.seat):
            net += expected(mind, other, attacker, victim) * might(mind, other)
    return net


def brawl(mind: Mind, attacker: Seat, victim: Seat, prize: float) -> float:
    """What a fight of these two is worth to me, one of them; `prize`: what the attacker's demand is worth to me."""
    wins = odds(mind, attacker, victim)
    won = prize + mind.wounding(victim, 1)
    lost = mind.wounding(attacker, 1)
    return wins * won + (1.0 - wins) * lost + fatigue(mind, attacker) + fatigue(mind, victim)


# -- a demand -----------------------------------------------------------------------------------------


def demand(mind: Mind, victim: Seat, prize: float) -> float:
    """LIF-08.1  What it is worth to demand something of somebody, who may yield or fight."""
    sailor = mind.state.sailors[victim]
    if not is_conscious(sailor):
        return prize + (HELPLESS[mind.temper] if is_alive(sailor) else 0.0)
    wins = odds(mind, mind.seat, victim)
    proud = might(mind, mind.seat) - might(mind, victim) + company(mind, mind.seat, victim)
    yields = chance(proud - YIELDS * tempers.PRIDE[sailor.character] * mind.firmness(victim), LUCK)
    won = prize + mind.wounding(victim, 1)
    fight = wins * won + (1.0 - wins) * mind.wounding(mind.seat, 1)
    fight += fatigue(mind, mind.seat) + fatigue(mind, victim)
    return yields * prize + (1.0 - yields) * fight - shame(mind, victim)


def shame(mind: Mind, victim: Seat) -> float:
    """What it costs to be seen demanding something once more, of one whom I owe; of one with whom I am even, less."""
    owed = mind.owed(victim)
    worth = SHAME * mind.order(FADES.shame) * (1.0 + mind.robs(mind.seat)) + (
        OWED * owed if owed > 0 else GRUDGE * owed
    )
    return worth - (EARLY[mind.temper] if mind.state.day < 3 else 0.0)


def weigh_answer(mind: Mind, ask: AnswerDemand, choice: Choice) -> float:
    """LIF-08.3  Yield what is cheap to lose; refuse where I am likely to win, and where I have had enough."""
    if ask.wants_card:
        prize = -loot_of_mine(mind) - 0.3 * mind.threats[ask.by]
    else:
        prize = seat_worth(mind, ask.by) - seat_worth(mind, mind.seat)
    if not isinstance(choice, Refuse):
        return prize
    spare = mind.own.strength - mind.own.wounds
    if spare == 1 and 1.0 - odds(mind, ask.by, mind.seat) < AT_THE_EDGE:
        return prize - 1.0
    grudge = max(0.0, min(3.0, -mind.owed(ask.by)))
    pride = STANDS * mind.trait(PRIDE, tempers.PRIDE) * mind.order(FADES.pride) * (1.0 + REFUSES * grudge)
    return brawl(mind, ask.by, mind.seat, prize) + pride


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
        now = chance(self.ahead - 0.5, SWAY)
        then = chance(self.ahead - 0.5 + (mine if for_attack else -mine), SWAY)
        losing = 1.0 - then if for_attack else then
        own = fatigue(mind, mind.seat) + losing * mind.wounding(mind.seat, 1) - IDLE
        return (then - now) * self.stake + 2.0 * self.love(for_attack) * abs(then - now) + own

    def love(self, for_attack: bool) -> float:
        """What draws me to this side besides: friend and enemy, debts, and the peace that the attacker breaks."""
        mind, fight = self.mind, self.fight
        state = mind.state
        leader, foe = (fight.attacker, fight.victim) if for_attack else (fight.victim, fight.attacker)
        side, others = (fight.attackers, fight.victims) if for_attack else (fight.victims, fight.attackers)
        friend, enemy = seat_of(state, mind.friend), seat_of(state, mind.enemy)
        drawn = 0.0
        if friend not in (-1, mind.seat):
            drawn += FRIEND * (side >> friend & 1) - FRIEND_AGAINST * (others >> friend & 1)
        if enemy not in (-1, mind.seat):
            drawn += ENEMY * ((others >> enemy & 1) - (side >> enemy & 1))
        drawn += DEBT * (even(mind.owed(leader)) - even(mind.owed(foe)))
        drawn *= mind.trait(LOVE, tempers.LOVE)
        if not for_attack:
            peace = PEACE * mind.trait(ORDER, tempers.ORDER) * mind.order(FADES.peace)
            drawn += peace * min(4.0, mind.robs(fight.attacker))
        return drawn

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
