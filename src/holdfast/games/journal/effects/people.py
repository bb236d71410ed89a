"""Words about items and people, and what each of them does."""

from __future__ import annotations

from typing import Final, Literal

from holdfast.games.grammar import Positive
from holdfast.games.journal.chapters import (
    c08_trip,
    c10_fate,
    c16_encounters,
    c17_trade,
    c19_targets,
    c19_words,
)
from holdfast.games.journal.effects.asking import NAMES, PURSE, At, Op, those_present
from holdfast.games.journal.pieces import (
    CATEGORIES,
    ITEMS,
    STATES,
    TOKENS,
    kinds_of,
)
from holdfast.games.journal.state import State
from holdfast.games.vocabulary import Effect, Words, act
from holdfast.kernel.parts.asking import Pick, Selector
from holdfast.kernel.parts.paying import Due, Pay
from holdfast.kernel.parts.plans import Plan

# -- items -------------------------------------------------------------------------------------------


def known_kinds(word: At, name: str) -> list[int]:
    if name not in ITEMS and name not in CATEGORIES:
        word.unknown("item", name, [*ITEMS, *CATEGORIES])
    return kinds_of(name)


class Gain(Effect, tag="gain"):
    item: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.gain_word, word.number("item", self.item), self.n)


class Lose(Effect, tag="lose"):
    item: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.lose_word, word.number("item", self.item), self.n)


class LoseAny(Effect, tag="lose_any"):
    n: Positive
    category: str

    def operation(self, word: At) -> Op:
        return act(c19_words.lose_any_word, tuple(known_kinds(word, self.category)), self.n)


class PayItem(Effect, tag="pay"):
    item: str
    n: Positive

    def operation(self, word: At) -> Op:
        due = Due(known_kinds(word, self.item), self.n)
        return Pay(word.spot, PURSE, [due], Plan(f"{word.place} then", []), None)


class PayValue(Effect, tag="pay_value"):
    value: Positive

    def operation(self, word: At) -> Op:
        due = Due(TOKENS, self.value, True)
        return Pay(word.spot, PURSE, [due], Plan(f"{word.place} then", []), None)


class LootRow(Effect, tag="loot"):
    row: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c16_encounters.loot_word, word.number("row", self.row), self.n)


class Trade(Effect, tag="trade"):
    sells: list[Literal["green", "grey", "yellow", "red"]]
    fee: int

    def operation(self, word: At) -> Op:
        return act(c17_trade.trade_word, tuple(str(one) for one in self.sells), self.fee)


# -- people ------------------------------------------------------------------------------------------


SEVERAL: Final = ("each", "all", "guards", "actor")
"""Targets that are who they are without a choice and without chance."""
GROUPS: Final = ("each", "all", "guards")
"""A roll against empathy is made for a group."""
NAMED: Final = ("one", "random")


def meant(word: At, who: str, *targets: str) -> int:
    """A target of which this word knows what to do; others are refused."""
    if who not in targets:
        word.unknown("who", who, targets)
    return word.number("who", who)


class ChangeState(Effect, tag="state"):
    state: str
    who: str
    n: int

    def operation(self, word: At) -> Op:
        kind, target = word.number("state", self.state), word.number("who", self.who)
        return act(c19_targets.state_word, kind, target, self.n)


class SetState(Effect, tag="set_state"):
    state: str
    who: str
    n: int

    def operation(self, word: At) -> Op:
        kind, target = word.number("state", self.state), meant(word, self.who, *SEVERAL, "random")
        return act(c19_words.set_state_word, kind, target, self.n)


class Empathy(Effect, tag="empathy"):
    n: Positive
    who: str

    def operation(self, word: At) -> Op:
        return act(c19_targets.empathy_word, self.n, meant(word, self.who, *GROUPS))


class PickOne(Effect, tag="pick"):
    """The words that follow it in the list concern whoever is picked."""

    then: Words = []

    def operation(self, word: At) -> Op:
        selector: Selector[State] = Selector(those_present, NAMES, "person")
        return Pick(word.spot, selector, word.plan("then", self.then))


class Kill(Effect, tag="kill"):
    who: str

    def operation(self, word: At) -> Op:
        return act(c19_words.kill_word, meant(word, self.who, *SEVERAL, "random"))


class Depart(Effect, tag="depart"):
    who: str

    def operation(self, word: At) -> Op:
        return act(c19_words.depart_word, meant(word, self.who, *SEVERAL, "random"))


class Join(Effect, tag="join"):
    states: dict[str, int]

    def operation(self, word: At) -> Op:
        levels = [0] * len(STATES)
        for name, level in self.states.items():
            levels[word.number("state", name)] = level
        return act(c19_words.join_word, tuple(levels))


class LoseActions(Effect, tag="lose_actions"):
    who: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_targets.lose_actions_word, meant(word, self.who, *SEVERAL, *NAMED), self.n)


class ExtraAction(Effect, tag="extra_action"):
    who: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_targets.extra_action_word, meant(word, self.who, *SEVERAL, *NAMED), self.n)


class Treat(Effect, tag="treat"):
    state: str
    token: str
    treated: int
    untreated: int
    min_level: Positive

    def operation(self, word: At) -> Op:
        kind, token = word.number("state", self.state), word.number("item", self.token)
        return act(c10_fate.treat_word, kind, token, self.treated, self.untreated, self.min_level)


class Recover(Effect, tag="recover"):
    state: str
    max_level: Positive
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.recover_word, word.number("state", self.state), self.max_level, self.n)


class Habit(Effect, tag="habit"):
    habit: str

    def operation(self, word: At) -> Op:
        return act(c10_fate.habit_word, word.number("habit", self.habit))


class Withdraw(Effect, tag="withdraw"):
    test: Literal["empathy"]

    def operation(self, word: At) -> Op:
        return act(c08_trip.withdraw_word)
