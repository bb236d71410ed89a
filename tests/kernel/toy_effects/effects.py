"""The words of the castaways' cards, and what each of them does."""

from __future__ import annotations

import msgspec

from holdfast.games import grammar
from holdfast.games.grammar import Positive, aimed
from holdfast.games.vocabulary import Binder, Effect, Reading, Vocabulary, When, Words, act, ask
from holdfast.kernel.parts.asking import Pick, Selector, answers
from holdfast.kernel.parts.plans import Book, Condition, Group, On, Operation, Plan
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table
from kernel.toy_effects import verbs
from kernel.toy_effects.state import EVENTS, ITEMS, Face, State, clockwise, find, kinds_in

Op = Operation[State]
At = Reading[State]


class Verb(Effect):
    """A word that happens to castaways."""

    concerns = "seat"


class Gain(Verb, tag="gain"):
    what: str
    n: Positive = 1

    def operation(self, word: At) -> Op:
        return act(verbs.gain, word.number("item", self.what), self.n)


class Lose(Verb, tag="lose"):
    what: str
    n: Positive = 1

    def operation(self, word: At) -> Op:
        return act(verbs.lose, word.number("item", self.what), self.n)


class Wound(Verb, tag="wound"):
    """Without `to` it hits whom the words around it concern."""

    to: str = ""
    may: bool = False

    def operation(self, word: At) -> Op:
        hit: Op = act(verbs.wound)
        return aimed(word, self.to, hit, self.may) if self.to else hit


class Heal(Verb, tag="heal"):
    n: Positive = 1

    def operation(self, word: At) -> Op:
        return act(verbs.heal, self.n)


class Draw(Verb, tag="draw"):
    n: Positive = 1

    def operation(self, word: At) -> Op:
        return act(verbs.draw, self.n)


class Peek(Verb, tag="peek"):
    def operation(self, word: At) -> Op:
        return act(verbs.peek)


class Discard(Effect, tag="discard"):
    """A cost: a card of one's hand. Which of them, only its owner sees."""

    def operation(self, word: At) -> Op:
        then = Plan(f"{word.place} which", [act(verbs.discard)])
        return Pick(word.spot, word.selector("card_in_hand"), then, must=True)


class Strip(Verb, tag="strip"):
    def operation(self, word: At) -> Op:
        return act(verbs.strip)


class Stop(Effect, tag="stop"):
    def operation(self, word: At) -> Op:
        return act(verbs.stop)


class EndTurn(Effect, tag="end_turn"):
    def operation(self, word: At) -> Op:
        return act(verbs.end_turn)


class Once(Effect, tag="once"):
    then: Words

    def operation(self, word: At) -> Op:
        return verbs.Once(word.plan("then", self.then))


class Band(msgspec.Struct, forbid_unknown_fields=True):
    most: int
    effect: Words


class Roll(Effect, tag="roll"):
    bands: list[Band]

    def operation(self, word: At) -> Op:
        if not self.bands or self.bands[-1].most != 6:
            word.wrong("bands: the last one reaches to 6")
        plans = [word.plan(f"band {n}", band.effect) for n, band in enumerate(self.bands, start=1)]
        return verbs.Roll([band.most for band in self.bands], plans)


Word = (
    (Gain | Lose | Wound | Heal | Draw | Peek | Discard | Strip | Stop | EndTurn | Once | Roll)
    | (grammar.Need | grammar.If | grammar.Choose | grammar.May | grammar.Pick)
    | (grammar.To | grammar.Each | grammar.Pay | grammar.Goto)
)
"""All that a card can say."""


# -- conditions --------------------------------------------------------------------------------------


def has(table: Table[State], by: Seat, on: On, what: int, n: int) -> bool:
    return table.state.castaways[by].stores[what] >= n


def holds(table: Table[State], by: Seat, on: On, kind: int) -> bool:
    return find(table.state, table.state.castaways[by].hand, kind) >= 0


def is_hurt(table: Table[State], by: Seat, on: On) -> bool:
    return table.state.castaways[by].wounds > 0


class Has(When, tag="has"):
    what: str
    n: Positive = 1

    def condition(self, word: At) -> Condition[State]:
        return ask(has, word.number("item", self.what), self.n)


class Holds(When, tag="holds"):
    """Hidden: only the holder knows."""

    card: str

    def condition(self, word: At) -> Condition[State]:
        return Condition(holds, (word.number("card", self.card),), True)


class Hurt(When, tag="hurt"):
    def condition(self, word: At) -> Condition[State]:
        return ask(is_hurt)


# -- selectors ---------------------------------------------------------------------------------------


def everybody(table: Table[State], by: Seat, on: On) -> list[int]:
    return clockwise(table.state)


def others(table: Table[State], by: Seat, on: On) -> list[int]:
    return [seat for seat in sorted(clockwise(table.state)) if seat != by]


def myself(table: Table[State], by: Seat, on: On) -> list[int]:
    return [by]


def hand(table: Table[State], by: Seat, on: On) -> list[int]:
    return kinds_in(table.state, table.state.castaways[by].hand)


def vocabulary(cards: list[str]) -> Vocabulary[State]:
    """All that the content may say, with these kinds of cards."""
    seats = answers("pick", ["0", "1", "2", "3"], "seat")
    selectors: dict[str, Group[State]] = {
        "everybody": Group(everybody),
        "others": Group(others),
        "all_others": Group(others),
        "me": Group(myself),
        "other": Selector(others, seats),
        "card_in_hand": Selector(hand, answers("drop", cards, "card"), "card", True),
    }
    names = {"item": ITEMS, "card": cards, "event": EVENTS}
    return Vocabulary(Word, Has | Holds | Hurt | grammar.Not, selectors, names, verbs.Stores())


# -- content -----------------------------------------------------------------------------------------


class Trigger(msgspec.Struct, forbid_unknown_fields=True):
    on: str
    effect: Words


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int
    effect: Words = []
    lasting: bool = False
    trigger: list[Trigger] = []


class Script(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    effect: Words


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]
    script: list[Script] = []


def bind(file: str, cards: Cards) -> tuple[list[Face], Book[State]]:
    """The faces of the cards, and what they do."""
    names = [card.id for card in cards.card]
    binder: Binder[State] = Binder(vocabulary(names))
    faces: list[Face] = []
    for card in cards.card:
        binder.add(file, "card", card.id, card.effect, "ISL-3")
        for n, trigger in enumerate(card.trigger, start=1):
            binder.add(file, "trigger", f"{card.id} on {n}", trigger.effect, "ISL-5")
        events = [binder.at(file, "card", card.id).number("event", trigger.on) for trigger in card.trigger]
        faces.append(Face(card.id, card.count, card.lasting, events))
    begins = list(binder.plans)
    for script in cards.script:
        binder.add(file, "script", script.id, script.effect, "ISL-6")
    return faces, binder.bind(begins)
