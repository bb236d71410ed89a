"""What a promise comes to now, in points: the words of a choice weighed by what the group needs and can bear."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.chapters.c18_conditions import holds
from holdfast.games.journal.instinct.combat import price_of_backstab, price_of_fight
from holdfast.games.journal.instinct.known import FOUND
from holdfast.games.journal.instinct.market import price_in_tokens, prospects
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.instinct.promises import (
    ACTIONS,
    ACTOR,
    ALL,
    BANDS,
    CHANGE,
    COLD,
    COLOURS,
    CRIME,
    EACH,
    EITHER,
    FIGHT,
    FLAT,
    GAIN,
    GUARDS,
    JOIN,
    LEAVE,
    LOOT,
    LOSE,
    MEETING,
    MORE_CARDS,
    NOISE,
    NOISE_ROLL,
    PAY,
    PAY_VALUE,
    RAID_MORE,
    RANDOM,
    RETURN,
    TEST,
    TRADE,
    Bit,
    Promise,
)
from holdfast.games.journal.pieces import FATIGUE, RESIDENT_FOES
from holdfast.games.journal.pieces import WOUNDS as HURT
from holdfast.games.journal.queries import group, guards, present
from holdfast.games.journal.state import SCAVENGING

ROLLS_AHEAD: Final = 0.12
"""Noise rolls to be expected of each card still to come."""
CARD: Final = 0.35
"""What turning one more card is worth to a party that can carry and bear it."""
CRIME_WORTH: Final = -3.0
JOINING: Final[list[float]] = [30.0, 25.0, 18.0, 10.0, 3.0, 0.0]
"""What one more member is worth to a group of so many."""
ACTION: Final = 2.5


def weigh_promise(mind: Mind, promise: Promise) -> float:
    return total(mind, promise.bits, promise.is_open)


def total(mind: Mind, bits: list[Bit], is_open: bool) -> float:
    return sum([weigh_bit(mind, bit, is_open) for bit in bits])


def weigh_bit(mind: Mind, bit: Bit, is_open: bool) -> float:
    """One word."""
    what = bit.what
    if what == GAIN:
        return sum([mind.worth(kind, more) for kind in bit.kinds for more in range(bit.n)])
    if what in (PAY, LOSE):
        return -mind.cheapest(bit.kinds, bit.n)
    if what == CHANGE:
        return -weigh_change(mind, bit)
    if what == BANDS:
        odds = bit.odds if is_open else [1.0 / len(bit.parts)] * len(bit.parts)
        return sum([odd * total(mind, part, is_open) for odd, part in zip(odds, bit.parts, strict=True)])
    if what == EITHER:
        return total(mind, bit.parts[0 if holds(mind.state, bit.condition) else 1], is_open)
    if what == TEST:
        people = group(mind.state) if bit.who == ALL else present(mind.state)
        return -mind.misery_of(people, bit.n)
    if what == FLAT:
        return bit.worth
    if what == LOOT:
        row = min(bit.kinds[0], 2)
        return bit.n * mind.stuff(FOUND[row])
    return weigh_rare(mind, bit)


def weigh_rare(mind: Mind, bit: Bit) -> float:
    what = bit.what
    if what == COLD:
        return warmth(mind, -bit.n)
    if what == PAY_VALUE:
        return -price_in_tokens(mind, bit.n)
    if what == JOIN:
        return JOINING[min(len(JOINING) - 1, len(mind.people))]
    if what == CRIME:
        return CRIME_WORTH * bit.n
    if what == ACTIONS:
        return ACTION * bit.n
    if what == TRADE:
        return prospects(mind, [COLOURS[one] for one in bit.kinds], bit.n)
    if what == RAID_MORE:
        return bit.worth * bit.n
    return weigh_outside(mind, bit)


def weigh_outside(mind: Mind, bit: Bit) -> float:
    """What matters on a trip alone."""
    state = mind.state
    if state.phase != SCAVENGING:
        return 0.0
    what = bit.what
    if what == NOISE:
        return -bit.n * noise_cost(mind)
    if what == NOISE_ROLL:
        return -encounter_cost(mind) * min(10, state.noise) / 10.0
    if what == MEETING:
        return -encounter_cost(mind)
    if what == RETURN:
        return -min(bit.n, len(state.unknown)) * card_worth(mind)
    if what == MORE_CARDS:
        return bit.n * card_worth(mind)
    if what == LEAVE:
        return -len(state.unknown) * card_worth(mind)
    return weigh_foes(mind, bit) if what == FIGHT else 0.0


def weigh_foes(mind: Mind, bit: Bit) -> float:
    """A fight that the words hold out."""
    state = mind.state
    foes = bit.foes
    if not foes and state.trip is not None and state.trip.resident >= 0:
        foes = [foe.weapon for foe in RESIDENT_FOES[state.trip.resident]]
    if bit.n == 1:
        return -price_of_backstab(mind, foes)
    return -price_of_fight(mind, foes, bit.n == 2)


# -- states ------------------------------------------------------------------------------------------


def weigh_change(mind: Mind, bit: Bit) -> float:
    """What a change of a state costs; where the leader picks, as little as it can."""
    state = mind.state
    kind = bit.kinds[0]
    if bit.who == ALL:
        people = group(state)
    elif bit.who == GUARDS:
        people = guards(state)
    else:
        people = present(state)
    steps = [mind.step(who, kind, bit.n) for who in people]
    if not steps:
        return 0.0
    if bit.who in (EACH, ALL, GUARDS):
        return sum(steps)
    if bit.who in (RANDOM, ACTOR):
        return sum(steps) / len(steps)
    return min(steps)


# -- dangers of the way ------------------------------------------------------------------------------


def encounter_cost(mind: Mind) -> float:
    """Somebody comes: mostly people like us, later more often armed ones."""
    deck = mind.state.decks.residents
    red = 8 - len(deck.aside)
    hurt = max([mind.state.people[who].states[HURT] for who in present(mind.state)], default=0)
    return (2.0 + 0.5 * red) * (1.0 + 0.5 * hurt)


def noise_cost(mind: Mind) -> float:
    """What one step of noise costs with the cards still to come."""
    return ROLLS_AHEAD * (1 + len(mind.state.unknown)) * encounter_cost(mind) / 10.0


def card_worth(mind: Mind) -> float:
    """What one more card of The unknown is worth: less for who is hurt or tired."""
    state = mind.state
    people = present(state)
    if not people:
        return 0.0
    hurt = max([state.people[who].states[HURT] for who in people])
    tired = max([state.people[who].states[FATIGUE] for who in people])
    return CARD - 0.3 * max(0, hurt - 1) - (0.1 if tired > 3 else 0.0) + 0.25 * (mind.hunger_for() - 1.0)


# -- cold --------------------------------------------------------------------------------------------

CHILL: Final[list[float]] = [0.0, 0.2, 0.5, 1.8, 4.8, 8.5, 10.0]
"""What so many cold tokens cost until the end of the next days, in illness to be expected."""


def chill(cold: int) -> float:
    return CHILL[min(len(CHILL) - 1, cold)] + 0.3 * max(0, cold - len(CHILL) + 1)


def warmth(mind: Mind, n: int) -> float:
    """What it is worth when it gets warmer by so much; colder, if below 0."""
    cold = mind.state.cold
    times = min(3.0, 1.0 + 0.5 * mind.left)
    return times * (chill(cold) - chill(max(0, cold - n)))
