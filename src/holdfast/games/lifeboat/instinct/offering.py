"""LIF-05.7  Offers of one's own: water is asked for before it is robbed, friends are thought of, peace is bought.

Whoever remembers nothing of the play makes none: so rollouts do not bargain, and nobody is offered the same twice.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c05_trading import MakeOffer, may_offer
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.dealings import Dealings, terms_of
from holdfast.games.lifeboat.instinct.known import IN_TIME
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import FIGHTERS_RATE, ROWERS_RATE, THIRST_RATE
from holdfast.games.lifeboat.instinct.provisions import drought, gain, held, loss
from holdfast.games.lifeboat.queries import conscious, count, find, is_conscious, seat_of, spell_kinds
from holdfast.games.lifeboat.state import (
    BAIT,
    EVENING_PREPARATION,
    KIND_OF,
    NAMES,
    PARASOL,
    WATER,
)
from holdfast.kernel.step import Seat

BY_DAY: Final = 2
IN_EVENING: Final = 1
"""So many offers of one's own: the rules allow far more, patience does not."""
REFUSALS: Final = 2
"""So often turned down by somebody, one asks no more that day."""
PARCHED: Final[float] = NUMBERS.bargain.parched
ENOUGH: Final[float] = NUMBERS.bargain.enough
PRICE: Final[float] = NUMBERS.bargain.price
SERIAL: Final[float] = NUMBERS.bargain.serial
TRIFLE: Final[float] = NUMBERS.bargain.trifle
THANKFUL: Final[float] = NUMBERS.bargain.thankful


def own_offer(mind: Mind) -> MakeOffer | None:
    """The first that applies; one at a time."""
    memory, state = mind.memory, mind.state
    if memory is None or not memory.key or (not mind.own.closed and not mind.own.open):
        return None
    is_evening = state.phase == EVENING_PREPARATION
    made = mind.own.offers_in_evening if is_evening else mind.own.offers_by_day
    if made >= (IN_EVENING if is_evening else BY_DAY) or any(offer.by == mind.seat for offer in state.offers):
        return None
    for offer in (for_a_friend(mind), for_water(mind), for_peace(mind), for_thanks(mind)):
        if offer is not None and is_new(mind, memory, offer):
            return offer
    return None


def is_new(mind: Mind, memory: Dealings, offer: MakeOffer) -> bool:
    """Not made before today, and not to somebody who has said no twice."""
    me, to = mind.own.character, offer.to
    give = spell_kinds(offer.closed + offer.open)
    terms = terms_of(NAMES[me], NAMES[to], give, spell_kinds(offer.ask), offer.ask_closed)
    possible = may_offer(mind.state, mind.seat, seat_of(mind.state, to))
    return possible and memory.declined[to][me] < REFUSALS and terms not in memory.made


def for_water(mind: Mind) -> MakeOffer | None:
    """Who has no water, and may well be thirsty tonight, offers something for one to who seems to have some."""
    if held(mind, WATER) or thirst_tonight(mind) < PARCHED:
        return None
    price = to_pay(mind, PRICE * gain(mind, WATER))
    if price < 0:
        return None
    best, to = ENOUGH, -1
    for other in others_awake(mind):
        likely = mind.waters[other] / IN_TIME + 0.2 * mind.owed(other) + mind.friends[other][mind.seat]
        if mind.waters[other] / IN_TIME >= ENOUGH and likely >= best:
            best, to = likely, other
    if to < 0:
        return None
    has_open = find(mind.state.sailors[to].open, WATER) >= 0
    if not has_open and not mind.state.sailors[to].closed:
        return None
    return given(mind, to, price, [WATER] if has_open else [], 0 if has_open else 1)


def thirst_tonight(mind: Mind) -> float:
    """How likely I am thirsty tonight."""
    own = mind.own
    if find(own.open, PARASOL) >= 0:
        return 0.0
    dry = 1.0 - THIRST_RATE[own.character]
    dry *= 1.0 - (ROWERS_RATE if own.rowed else 0.0)
    return 1.0 - dry * (1.0 - (FIGHTERS_RATE if own.fought else 0.0))


def for_a_friend(mind: Mind) -> MakeOffer | None:
    """A water to a friend who has none and is not far from lying there."""
    friend = seat_of(mind.state, mind.friend)
    if friend in (-1, mind.seat) or not is_conscious(mind.state.sailors[friend]):
        return None
    if held(mind, WATER) < 2 or mind.waters[friend] >= 0.5:
        return None
    saved = -drought(mind, friend)
    return given(mind, friend, WATER, [], 0) if saved > loss(mind, WATER) else None


def for_peace(mind: Mind) -> MakeOffer | None:
    """A trifle to one who robs again and again, has robbed me, and is stronger."""
    for other in others_awake(mind):
        is_feared = mind.state.sailors[other].strength > mind.own.strength
        if is_feared and mind.robs(other) >= SERIAL and mind.owed(other) < -1.0:
            price = to_pay(mind, TRIFLE)
            return given(mind, other, price, [], 0) if price >= 0 else None
    return None


def for_thanks(mind: Mind) -> MakeOffer | None:
    """A trifle to one to whom I owe much."""
    for other in others_awake(mind):
        if mind.owed(other) >= THANKFUL:
            price = to_pay(mind, TRIFLE)
            return given(mind, other, price, [], 0) if price >= 0 else None
    return None


def others_awake(mind: Mind) -> list[Seat]:
    return [other for other in conscious(mind.state) if other != mind.seat]


def to_pay(mind: Mind, most: float) -> int:
    """The kind I would rather part with than so much, an open one if there is any: it can be seen. -1: none."""
    best, price = most, -1
    for is_open, cards in enumerate((mind.own.closed, mind.own.open)):
        for card in cards:
            kind = KIND_OF[card]
            cost = loss(mind, kind) - 0.2 * is_open
            if cost <= best and kind not in (WATER, BAIT):
                best, price = cost, kind
    return price


def given(mind: Mind, to: Seat, kind: int, ask: list[int], ask_closed: int) -> MakeOffer:
    """One card of mine, open if I have it open, for these."""
    character = mind.state.sailors[to].character
    is_open = count(mind.own.open, kind) > 0
    return MakeOffer(character, [] if is_open else [kind], [kind] if is_open else [], ask, ask_closed)
