"""Fights: what they are likely to cost, and every question that they put."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_leading import Word
from holdfast.games.journal.chapters.c12_blows import StrikeFoe, TakeWound
from holdfast.games.journal.chapters.c12_fight import FightOrFlee, SpareFoe, TakeCover
from holdfast.games.journal.chapters.c12_rolls import KeepRoll, ShootAgain
from holdfast.games.journal.chapters.c12_weapons import ChooseWeapon
from holdfast.games.journal.chapters.c15_incidents import ChooseVictim, ReadSign
from holdfast.games.journal.instinct.known import HITS
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.watch import STEP_COST, wounding
from holdfast.games.journal.pieces import (
    AMMO,
    CHARACTERS,
    DIE_OF,
    ENEMY_LIVES,
    FIREARM,
    KILL_FACE,
    MISS,
    PROWESS,
    UNARMED,
    WEAPON_ITEM,
    WOUNDS,
)
from holdfast.games.journal.queries import present, stock
from holdfast.games.journal.state import Foe
from holdfast.kernel.step import Ask

ORDER: Final = [5, 4, 3, 2, 1]
"""Weapons, the best first."""
SHOTS: Final = [1.0, 1.0, 1.25, 1.0, 1.8, 1.3]
"""How much more a weapon does than its die shows."""


def blow(weapon: int, prowess: int) -> float:
    """Wounds to be expected of one who fights with this; rerolls turn misses."""
    return HITS[DIE_OF[weapon]] * SHOTS[weapon] * (1.0 + 0.3 * min(3, prowess))


def our_strength(mind: Mind) -> float:
    """Wounds that those present deal in a round, with what lies at hand."""
    pile = stock(mind.state)
    ammo = pile[AMMO]
    arms: list[int] = []
    for weapon in ORDER:
        for _ in range(pile[WEAPON_ITEM[weapon]]):
            if not FIREARM[weapon] or ammo > 0:
                arms.append(weapon)
                ammo -= 1 if FIREARM[weapon] else 0
    people = sorted(present(mind.state), key=lambda who: -PROWESS[who])
    return sum([blow(arms[at] if at < len(arms) else UNARMED, PROWESS[who]) for at, who in enumerate(people)])


def wound_price(mind: Mind, wounds: float) -> float:
    """What so many wounds cost those present, put where they do least harm."""
    return wounding([mind.state.people[who].states[WOUNDS] for who in present(mind.state)], wounds)


def price_of_backstab(mind: Mind, foes: list[int]) -> float:
    """They strike once."""
    return wound_price(mind, sum([blow(foe, 1 if foe > 1 else 0) for foe in foes]))


def price_of_fight(mind: Mind, foes: list[int], from_behind: bool = False) -> float:
    """To fight it out, or to run, whichever costs less; victory brings what the words say, the dead weigh."""
    ours = max(0.4, our_strength(mind))
    theirs = sum([blow(foe, 1 if foe > 1 else 0) for foe in foes])
    rounds = ENEMY_LIVES * len(foes) / ours - (1.0 if from_behind else 0.0)
    taken = theirs * max(0.2, rounds) * 0.55
    fought = wound_price(mind, taken) + mind.misery_of(present(mind.state), 1)
    return min(fought, 8.0 + price_of_backstab(mind, foes)) + 1.0


def weigh_fight(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float | None:
    """Questions of a fight; None: none of these."""
    if isinstance(ask, FightOrFlee):
        return weigh_flight(mind, choice)
    if isinstance(ask, TakeCover):
        return weigh_cover(mind, choice)
    if isinstance(ask, ChooseWeapon):
        return blow(choice.which, PROWESS[ask.fighter])
    if isinstance(ask, KeepRoll):
        return weigh_roll(mind, ask, choice)
    if isinstance(ask, ShootAgain):
        return 1.0 if (choice.text == "yes") == (stock(mind.state)[AMMO] >= 2) else 0.0
    if isinstance(ask, StrikeFoe | SpareFoe | ChooseVictim):
        return weigh_target(mind, ask, choice)
    if isinstance(ask, TakeWound):
        return weigh_wound(mind, choice)
    if isinstance(ask, ReadSign):
        return 1.0 if (choice.text == "yes") == (ask.roller in CHARACTERS) else 0.0
    return None


def weigh_flight(mind: Mind, choice: Word) -> float:
    """The rest of the fight against one blow from behind and the rest of the night."""
    fight = mind.state.fight
    if fight is None:
        return 0.0
    foes = [foe.weapon for foe in fight.foes]
    if choice.text == "flee":
        return -price_of_backstab(mind, foes) - 0.5 * len(mind.state.unknown)
    ours = max(0.4, our_strength(mind))
    lives = sum([ENEMY_LIVES - foe.wounds for foe in fight.foes])
    theirs = sum([blow(foe.weapon, foe.prowess) for foe in fight.foes])
    return -wound_price(mind, theirs * max(0.3, lives / ours) * 0.55)


def weigh_cover(mind: Mind, choice: Word) -> float:
    """Slip away, unless the blow from behind all but wins it."""
    fight = mind.state.fight
    if fight is None or choice.text == "slip":
        return 0.0
    foes = [foe.weapon for foe in fight.foes]
    gain = 4.0
    return gain - price_of_fight(mind, foes, choice.text == "strike")


def weigh_roll(mind: Mind, ask: KeepRoll, choice: Word) -> float:
    """Reroll what is below the average of the die; spend a card where it counts."""
    state = mind.state
    face = state.die
    kills = face != MISS and face == KILL_FACE[ask.weapon]
    worth = 3.0 if kills else float(max(0, face))
    mean = HITS[DIE_OF[ask.weapon]]
    need = open_wounds(mind)
    if choice.text == "keep":
        return min(worth, need)
    if choice.text == "reroll":
        return min(mean, need) + 0.01
    if choice.text == "luck":
        return mean - 0.3 if need >= 1 and ask.rerolls(state) == 0 else -1.0
    return worth + 1.2 if need >= worth + 2 else -1.0


def open_wounds(mind: Mind) -> float:
    """How many hits are still of use."""
    state = mind.state
    if state.fight is not None:
        lives = sum([ENEMY_LIVES - foe.wounds for foe in state.fight.foes])
        return float(max(0, lives - state.fight.hits))
    if state.raid is not None:
        return float(max(0, state.raid.damage + state.raid.wounds - state.raid.cuts - state.raid.hits))
    return 0.0


def weigh_target(mind: Mind, ask: Ask[Any, Any], choice: Word) -> float:
    """The next wound goes to who is nearest to death, of these to the best armed; a kill to the best armed."""
    fight = mind.state.fight
    if fight is None:
        return 0.0
    if choice.verb == "name":
        return -float(PROWESS[choice.which])
    foe: Foe = fight.foes[choice.which]
    danger = blow(foe.weapon, foe.prowess)
    if isinstance(ask, StrikeFoe) and not fight.kills:
        missing = ENEMY_LIVES - foe.wounds - foe.blows
        return danger + (3.0 if missing <= fight.hits else 0.0) - 0.5 * missing
    return danger


def weigh_wound(mind: Mind, choice: Word) -> float:
    """Who bears it best."""
    fight = mind.state.fight
    if fight is None:
        return 0.0
    if fight.slain:
        return mind.harm_of(choice.which)
    blows = sum([one.blows for one in fight.fighters if one.who == choice.which])
    level = min(len(STEP_COST) - 1, mind.state.people[choice.which].states[WOUNDS] + blows)
    return -STEP_COST[level] - 0.01 * mind.harm_of(choice.which)
