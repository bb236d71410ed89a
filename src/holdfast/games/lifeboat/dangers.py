"""What a beginner regrets: said with the choice, before it is made, from what this seat itself can see."""

from __future__ import annotations

from holdfast.games.lifeboat.chapters.c05_provisions import Open, Throw
from holdfast.games.lifeboat.chapters.c07_rowing import Row, Stow
from holdfast.games.lifeboat.chapters.c08_demands import AnswerDemand, ChangeSeats, Rob, Yield
from holdfast.games.lifeboat.chapters.c10_fights import Fire, Join
from holdfast.games.lifeboat.chapters.c13_evening import PickCard, Preparation
from holdfast.games.lifeboat.chapters.c16_sharks import PlayBait
from holdfast.games.lifeboat.chapters.c20_scoring import TREASURES
from holdfast.games.lifeboat.queries import (
    find,
    holds,
    is_conscious,
    name_of,
    navigator,
    seat_of,
    totals,
    wears_ring,
)
from holdfast.games.lifeboat.state import (
    FALL_WOUNDS,
    FIGHT_WOUNDS,
    FRENCHY,
    GULL,
    GULLS_TO_LAND,
    NAVIGATION,
    OARS_ICON,
    OVERBOARD,
    RING,
    STRONGMAN_ICON,
    WATER,
    Sailor,
    State,
)
from holdfast.kernel.game import DANGER, Fact, Value
from holdfast.kernel.play import question
from holdfast.kernel.step import Choice, Pass, Seat
from holdfast.kernel.table import Table


def dangers(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Most choices have none."""
    state = table.state
    own = state.sailors[seat]
    if isinstance(choice, Rob | ChangeSeats):
        fights = is_conscious(state.sailors[seat_of(state, choice.of)])
        return on_the_edge(own) if fights else []
    if isinstance(choice, Join):
        return [*on_the_edge(own), *tiring(own, "fought", STRONGMAN_ICON)]
    if isinstance(choice, Row):
        return tiring(own, "rowed", OARS_ICON)
    if isinstance(choice, Stow):
        return stowing(state, own, choice.kept)
    if isinstance(choice, PickCard):
        return [] if lands(state, choice.card) else swept(own, [choice.card])
    if isinstance(choice, Open):
        return [danger("open-treasure", {}, "LIF-05.6")] if TREASURES[choice.kind] else []
    if isinstance(choice, Throw):
        return [danger("thrown-away", {}, "LIF-05.7")]
    return late(table, seat, choice)


def late(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """In an answer, a fight, the water or the evening."""
    state = table.state
    ask = question(table, seat)
    if isinstance(choice, Yield) and isinstance(ask, AnswerDemand):
        return leaving_the_stern(state, seat, ask)
    if isinstance(choice, Fire):
        return already_ahead(state, seat)
    if isinstance(choice, PlayBait):
        return among_sharks(state, seat)
    return closed_ring(state.sailors[seat]) if isinstance(choice, Pass) and isinstance(ask, Preparation) else []


def danger(name: str, args: dict[str, Value | list[str]], rule: str) -> Fact:
    return Fact(name, args, rule, DANGER)


def on_the_edge(own: Sailor) -> list[Fact]:
    """LIF-10.9, LIF-03.3"""
    return [danger("edge", {}, "LIF-10.9")] if own.wounds + FIGHT_WOUNDS >= own.strength else []


def tiring(own: Sailor, how: str, icons: list[bool]) -> list[Fact]:
    """LIF-17.1  A sign on so many of the cards, and no water against it."""
    if holds(own, WATER):
        return []
    signs = sum(1 for icon in icons if icon)
    return [danger("tiring", {"how": how, "n": signs, "all": len(NAVIGATION)}, "LIF-17.1")]


def stowing(state: State, own: Sailor, kept: list[int]) -> list[Fact]:
    """LIF-13.5  Nothing for tonight. LIF-15.4  A card that names whoever keeps it."""
    if not kept:
        return [] if state.row_stack else [danger("nothing-kept", {}, "LIF-13.5")]
    named = [card for card in kept if OVERBOARD[card] >> own.character & 1]
    if not named:
        return []
    return [danger("names-you", {"n": len(named), "of": len(kept)}, "LIF-15.1"), *swept(own, named)]


def lands(state: State, card: int) -> bool:
    """LIF-14.2  Would this card bring the fourth gull? Then nobody falls and nobody thirsts any more."""
    return state.gulls + GULL[card] >= GULLS_TO_LAND


def swept(own: Sailor, cards: list[int]) -> list[Fact]:
    """LIF-15.5  Would a fall on one of these cards be the last?"""
    falls = any(OVERBOARD[card] >> own.character & 1 for card in cards)
    hurts = 0 if own.character == FRENCHY else FALL_WOUNDS
    drowns = own.wounds + hurts >= own.strength and not wears_ring(own) and find(own.closed, RING) < 0
    return [danger("swept-away", {}, "LIF-15.5")] if falls and drowns else []


def leaving_the_stern(state: State, seat: Seat, ask: AnswerDemand) -> list[Fact]:
    """LIF-13.2  Whoever takes my seat chooses tonight."""
    gives_up = not ask.wants_card and navigator(state) == seat
    return [danger("stern-lost", {"who": name_of(state, ask.by)}, "LIF-13.2")] if gives_up else []


def already_ahead(state: State, seat: Seat) -> list[Fact]:
    """LIF-10.6, LIF-10.7  The flare where it is not needed."""
    fight = state.fight
    if fight is None:
        return []
    attack, defence = totals(state, fight)
    attacks = fight.attackers >> seat & 1
    if (attack > defence) != bool(attacks):
        return []
    mine, theirs = (attack, defence) if attacks else (defence, attack)
    return [danger("flare-wasted", {"mine": mine, "theirs": theirs}, "LIF-10.6")]


def among_sharks(state: State, seat: Seat) -> list[Fact]:
    """LIF-16.3  Whom I would spare is in the water too."""
    friend = seat_of(state, state.friends[seat])
    mine = [one for one in dict.fromkeys((seat, friend)) if one >= 0 and state.in_water >> one & 1]
    own = seat in mine
    others = [name_of(state, one) for one in mine if one != seat]
    return [danger("sharks-bite", {"self": own, "who": others[0] if others else ""}, "LIF-16.3")] if mine else []


def closed_ring(own: Sailor) -> list[Fact]:
    """LIF-03.4  Who lies unconscious opens nothing."""
    weak = own.wounds + 2 >= own.strength
    return [danger("ring-closed", {}, "LIF-03.4")] if weak and find(own.closed, RING) >= 0 else []
