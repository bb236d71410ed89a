"""JRN-03.7, JRN-10.9  What the leader may do at any time: food, drink, medicine, and crucial actions."""

from __future__ import annotations

from holdfast.games.journal import events
from holdfast.games.journal.chapters.c03_leading import CARDS, MEALS, PAYMENTS, TIMINGS
from holdfast.games.journal.chapters.c11_states import afflict
from holdfast.games.journal.chapters.c12_fight import CardEnd
from holdfast.games.journal.chapters.c19_decks import ReturnPeeked
from holdfast.games.journal.chapters.c21_objectives import payment_rights
from holdfast.games.journal.pieces import (
    CHARACTERS,
    COSTS,
    CRUCIAL,
    CURES,
    FATIGUE,
    FOOD,
    HOOK,
    HUNGER,
    ITEMS,
    LIQUOR,
    MEDICAL,
    MISERY,
    NOURISHES,
    TIMING,
    TIRES,
    kinds_of,
)
from holdfast.games.journal.queries import held, level, present, stock
from holdfast.games.journal.state import SCAVENGING, State
from holdfast.games.journal.verbs import change_state, discard, spend_crucial, tell
from holdfast.kernel.step import Choice, Right, Seat, Step
from holdfast.kernel.table import Table

PEEKED = 4
"""How many cards the Old map shows."""


class Consume(Right):
    """JRN-03.7  A character eats, drinks, or gets medicine: from storage, on a trip from the findings pile."""

    def __init__(self, verb: str, who: int, kind: int) -> None:
        super().__init__(f"{verb} {CHARACTERS[who]} {ITEMS[kind]}")
        self.verb = verb
        self.who = who
        self.kind = kind
        self.person = CHARACTERS[who]
        self.thing = ITEMS[kind]

    def anchors(self) -> list[str]:
        return [f"person:{self.person}", f"item:{self.thing}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        if self.verb == "eat":
            eat(table, self.who, self.kind)
        elif self.verb == "drink":
            drink(table, self.who, self.kind)
        else:
            give_medicine(table, self.who, self.kind)


def eat(table: Table[State], who: int, kind: int) -> None:
    """JRN-06.3  Canned food: hunger −2; raw food: −1; vegetables change nothing."""
    discard(table, kind, 1)
    tell(table, events.Ate(CHARACTERS[who], ITEMS[kind]))
    change_state(table, who, HUNGER, -NOURISHES[kind])


def drink(table: Table[State], who: int, kind: int) -> None:
    """JRN-10.10  Moonshine: fatigue +2, misery −1. Pure alcohol: fatigue +1, misery −1."""
    discard(table, kind, 1)
    tell(table, events.Toasted(CHARACTERS[who], ITEMS[kind]))
    change_state(table, who, MISERY, -1)
    afflict(table, [who], FATIGUE, TIRES[kind])


def give_medicine(table: Table[State], who: int, kind: int) -> None:
    """JRN-10.3  It stays on the card until a fate card discards it."""
    state = table.state
    stock(state)[kind] -= 1
    state.people[who].medical |= 1 << MEDICAL.index(kind)
    tell(table, events.MedicineGiven(CHARACTERS[who], ITEMS[kind]))


def may_get(state: State, who: int, kind: int) -> bool:
    """JRN-10.4, JRN-R31  At most one of each kind, and only who is ill or wounded."""
    return not state.people[who].medical >> MEDICAL.index(kind) & 1 and level(state, who, CURES[kind]) > 0


def patients(state: State) -> list[tuple[int, int]]:
    """Who could get which medicine now."""
    pile = stock(state)
    return [(who, kind) for who in present(state) for kind in MEDICAL if pile[kind] and may_get(state, who, kind)]


def meals(state: State) -> list[Choice]:
    """JRN-03.7  All that can be eaten, drunk or given now."""
    pile = stock(state)
    found: list[Choice] = []
    for who in present(state):
        found += [EATS[who][at] for at, kind in enumerate(FOOD) if pile[kind]]
        found += [DRINKS[who][at] for at, kind in enumerate(LIQUOR) if pile[kind]]
    found += [CARES[who][MEDICAL.index(kind)] for who, kind in patients(state)]
    return found


EATS = [[Consume("eat", who, kind) for kind in FOOD] for who in range(len(CHARACTERS))]
DRINKS = [[Consume("drink", who, kind) for kind in LIQUOR] for who in range(len(CHARACTERS))]
CARES = [[Consume("treat", who, kind) for kind in MEDICAL] for who in range(len(CHARACTERS))]


# -- crucial actions -------------------------------------------------------------------------------


class PlayCard(Right):
    """JRN-10.9  A crucial action of the current leader, at its moment."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CRUCIAL[card]}")
        self.card = card
        self.thing = CRUCIAL[card]

    def anchors(self) -> list[str]:
        return [f"crucial:{self.thing}"]

    def exercise(self, table: Table[State], seat: Seat) -> None:
        play_card(table, self.card)


def play_card(table: Table[State], card: int) -> None:
    """JRN-19.6  Its effects, and its hook."""
    state = table.state
    spend_crucial(table, card)
    if TIMING[card] != "any":
        state.played_at = moment(state)
    steps: list[Step[State]] = [*table.game.plan(CRUCIAL[card]).steps(state.leader, (-1,))]
    hook = HOOK[card]
    if hook == "no_hunger_rise":
        state.full = True
    elif hook == "return_any_peeked":
        steps.append(ReturnPeeked(PEEKED, PEEKED, ()))
    elif hook == "choose_from_peeked":
        state.from_peeked = True
        steps.append(LookAway())
    if state.phase == SCAVENGING and state.fight is None:
        steps.append(CardEnd())
    table.then_all(steps)


class LookAway(Step[State]):
    """JRN-26.235  The locations looked at lie in their order again."""

    def run(self, table: Table[State]) -> None:
        table.state.from_peeked = False


def moment(state: State) -> str:
    """JRN-19.6  Which moment it is for crucial actions: by day the stage, outside the card, in a fight the round."""
    cards = 0 if state.trip is None else state.trip.resolved
    rounds = 0 if state.fight is None else state.fight.round
    return f"{state.day} {state.phase} {state.stage} {cards} {rounds}"


def may_play(state: State, card: int) -> bool:
    """JRN-19.6  One card at a moment, but for those that are played at any time; its costs must be payable."""
    return is_payable(state, card) and (TIMING[card] == "any" or state.played_at != moment(state))


def is_payable(state: State, card: int) -> bool:
    """JRN-19.6  Its costs must be payable."""
    return all(held(state, kinds_of(str(cost["item"]))) >= int(cost["n"]) for cost in COSTS[card])


PLAYS = [PlayCard(card) for card in range(len(CRUCIAL))]


def standing(table: Table[State], seat: Seat, allowed: int) -> list[Choice]:
    """The rights of the leader among the allowed kinds."""
    state = table.state
    if seat != state.leader:
        return []
    found: list[Choice] = []
    if allowed & MEALS:
        found += meals(state)
    if allowed & PAYMENTS:
        found += payment_rights(state)
    for card in sorted(state.hand):
        timing = TIMING[card]
        if timing in TIMINGS and allowed & CARDS << TIMINGS.index(timing) and may_play(state, card):
            found.append(PLAYS[card])
    return found
