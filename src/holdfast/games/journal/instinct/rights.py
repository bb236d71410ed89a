"""What may be done at any time, and is worth doing now: food, drink and medicine, crucial actions, payments."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal.chapters.c03_anytime import CARES, DRINKS, EATS, PLAYS, may_play, patients
from holdfast.games.journal.chapters.c03_leading import CARDS, MEALS, PAYMENTS, TIMINGS
from holdfast.games.journal.chapters.c12_fight import FIGHT_ON, FLEE, FightOrFlee
from holdfast.games.journal.chapters.c21_objectives import PAYMENTS as GIFTS
from holdfast.games.journal.chapters.c21_objectives import payable
from holdfast.games.journal.instinct.combat import weigh_flight
from holdfast.games.journal.instinct.market import PER_VALUE, sale_value
from holdfast.games.journal.instinct.mind import Mind
from holdfast.games.journal.pieces import (
    CANNED,
    CRUCIAL,
    CURES,
    FATIGUE,
    FOOD,
    HUNGER,
    LIQUOR,
    MEDICAL,
    MISERY,
    OBJECTIVES,
    PAY_VALUE,
    RAW,
    TIMING,
    TIRES,
    VALUE,
    WATER,
    WOUNDS,
)
from holdfast.games.journal.queries import at_home, level, present, reached, stock
from holdfast.games.journal.state import DUSK, EVENING
from holdfast.kernel.step import Ask, Choice

STOCK_UP: Final = OBJECTIVES.index("o_stock")
CLINIC: Final = OBJECTIVES.index("o_clinic")
LAST_DAYS: Final = {STOCK_UP: 3, CLINIC: 7}
"""From this day on an objective is paid for, if it can be paid whole."""


def impulse(mind: Mind, ask: Ask[Any, Any]) -> Choice | None:
    """The first right that is worth using before this question is answered."""
    allowed = ask.allows
    if not allowed:
        return None
    if allowed & MEALS:
        found = to_eat(mind) or to_treat(mind) or to_drink(mind)
        if found is not None:
            return found
    if allowed & PAYMENTS:
        gift = to_pay(mind)
        if gift is not None:
            return gift
    for card in mind.state.hand:
        timing = TIMING[card]
        due = timing in TIMINGS and allowed & CARDS << TIMINGS.index(timing)
        if due and may_play(mind.state, card) and is_time(mind, ask, CRUCIAL[card]):
            return PLAYS[card]
    return None


# -- food, drink, medicine ---------------------------------------------------------------------------


def to_eat(mind: Mind) -> Choice | None:
    """Who starves eats at once: it gives back an action. At dusk there is a meal anyway."""
    state = mind.state
    if state.phase == DUSK:
        return None
    pile = stock(state)
    for who in present(state):
        if level(state, who, HUNGER) == 3:
            for kind in (CANNED, RAW):
                if pile[kind]:
                    return EATS[who][FOOD.index(kind)]
    return None


def to_treat(mind: Mind) -> Choice | None:
    """In the evening medicine goes to the worst, so that nobody steals it."""
    state = mind.state
    if state.phase != EVENING:
        return None
    found = [(level(state, who, CURES[kind]), -who, kind) for who, kind in patients(state)]
    if not found:
        return None
    _, who, kind = max(found)
    return CARES[-who][MEDICAL.index(kind)]


def to_drink(mind: Mind) -> Choice | None:
    """Alcohol for who is near despair and can bear to be tired, before a night of sleep."""
    state = mind.state
    if state.phase not in (DUSK, EVENING):
        return None
    pile = stock(state)
    for who in present(state):
        for kind in LIQUOR:
            tired = level(state, who, FATIGUE) + TIRES[kind]
            gain = -mind.step(who, MISERY, -1) - mind.step(who, FATIGUE, TIRES[kind]) - mind.loss(kind)
            if pile[kind] and tired <= 3 and level(state, who, MISERY) > 1 and gain > 0:
                return DRINKS[who][LIQUOR.index(kind)]
    return None


# -- objectives --------------------------------------------------------------------------------------


def to_pay(mind: Mind) -> Choice | None:
    """An objective that can be paid whole without want."""
    state = mind.state
    objective = state.objective
    if objective not in LAST_DAYS or state.day < LAST_DAYS[objective]:
        return None
    kinds = payable(state)
    if not kinds:
        return None
    if objective == STOCK_UP:
        if mind.meals() < 2 * len(mind.people) + 2 and not any(state.paid):
            return None
        return GIFTS[min(kinds, key=mind.loss)]
    if sale_value(mind) + state.paid_value < PAY_VALUE[objective]:
        return None
    best = min([kind for kind in kinds if VALUE[kind]], key=lambda kind: mind.loss(kind) / VALUE[kind], default=-1)
    return GIFTS[best] if best >= 0 and mind.loss(best) / VALUE[best] < PER_VALUE else None


# -- crucial actions ---------------------------------------------------------------------------------


def is_time(mind: Mind, ask: Ask[Any, Any], name: str) -> bool:  # noqa: C901 (a card each)
    """Is this the moment for this card?"""
    state = mind.state
    people = mind.people
    if name in ("ca_fixer", "ca_treasure", "ca_second_wind", "ca_idea", "ca_friend"):
        return True
    if name == "ca_rain":
        return mind.worth(WATER) > 1.0
    if name == "ca_gather":
        reach = reached(state)
        return any(card >= 0 and reach[space] for space, card in enumerate(state.lying))
    if name == "ca_bandage":
        return any(level(state, who, WOUNDS) > 0 for who in people)
    if name == "ca_hope":
        return any(level(state, who, MISERY) >= 2 for who in people)
    if name == "ca_fire":
        return state.cold >= 4
    if name == "ca_bed":
        return any(level(state, who, FATIGUE) >= 2 for who in people)
    if name in ("ca_ration", "ca_meal"):
        return needs_meal(mind, name)
    if name == "ca_quiet":
        return state.noise >= 5
    if name == "ca_map":
        return len(state.unknown) >= 4
    if name == "ca_escape" and isinstance(ask, FightOrFlee):
        return weigh_flight(mind, FLEE) > weigh_flight(mind, FIGHT_ON) or weigh_flight(mind, FIGHT_ON) < -12.0
    return False


def needs_meal(mind: Mind, name: str) -> bool:
    """Somebody is hungry, and there is less food than mouths."""
    state = mind.state
    hungry = sum([1 for who in at_home(state) if level(state, who, HUNGER) >= 2])
    if name == "ca_meal":
        return hungry >= 1
    return hungry >= 2 or mind.meals() < len(mind.people)
