"""The words of effects that every game shares: they put other words in order, or ask. A game lists those it needs.

need    {do = "need", when = "cold"}                                   a branch is open only then
if      {do = "if", when = {is = "has", what = "wood"}, then = […], else = […]}
choose  {do = "choose", of = [[…], […]]}                               exactly one; may: or none
may     {do = "may", then = […]}                                       or not
pick    {do = "pick", who = "other", then = […]}                       least, most: several; may: or none; must: a cost
to      {do = "to", who = "others", then = […]}                        all of them at once
each    {do = "each", who = "everybody", then = […]}                   one after another, each for themselves
pay     {do = "pay", cost = {wood = 1, any = 2}, then = […]}           value = 5: things worth that much
goto    {do = "goto", name = "storm"}                                  what another card says
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from holdfast.games.vocabulary import Effect, Reading, When, Words
from holdfast.kernel.parts import asking, paying, plans
from holdfast.kernel.parts.paying import Due

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Need(Effect, tag="need"):
    when: Any

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        return plans.Need(word.conditions("when", self.when))


class If(Effect, tag="if"):
    when: Any
    then: Words
    otherwise: Words = msgspec.field(default_factory=list, name="else")

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        conditions = word.conditions("when", self.when)
        return plans.If(conditions, word.plan("then", self.then), word.plan("else", self.otherwise))


class Choose(Effect, tag="choose"):
    """A choice of which every branch may be closed must say what happens then."""

    of: list[Words]
    may: bool = False
    otherwise: Words | None = msgspec.field(default=None, name="else")

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        branches = [one_cost(word, branch) for branch in word.branches("of", self.of)]
        if self.may and self.otherwise is not None:
            word.wrong("what may be left need not say what happens else")
        if not (self.may or self.otherwise is not None or any(branch.is_free() for branch in branches)):
            word.wrong("every branch may be closed; add a free one, or say what happens else")
        otherwise = None if self.otherwise is None else word.plan("else", self.otherwise)
        return asking.Choose(word.spot, branches, self.may, otherwise)


class May(Effect, tag="may"):
    then: Words

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        return asking.Choose(word.spot, [one_cost(word, word.plan("then", self.then))], True, None)


def one_cost(word: Reading[Any], branch: plans.Plan[Any]) -> plans.Plan[Any]:
    """A branch, unless it has two payments: each could be paid, and not both."""
    if sum(isinstance(one, paying.Pay) and one.binds() for one in branch.operations) > 1:
        word.wrong("two payments in one branch; put all of it into one cost")
    return branch


class Pick(Effect, tag="pick"):
    who: str
    then: Words
    least: Positive = 1
    most: Positive = 1
    may: bool = False
    must: bool = False

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        selector, most = word.selector(self.who), max(self.least, self.most)
        if selector.hushed and most > 1:
            word.wrong(f'"{self.who}" has hidden things in it: they are picked one at a time')
        then = word.plan("then", self.then, selector.of)
        return asking.Pick(word.spot, selector, then, self.least, most, self.may, self.must)


class To(Effect, tag="to"):
    who: str
    then: Words

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        group = word.group(self.who)
        return plans.To(group, word.plan("then", self.then, group.of))


class Each(Effect, tag="each"):
    who: str
    then: Words

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        group = word.group(self.who)
        if group.of != plans.SEAT:
            word.wrong(f'"{self.who}" means no seats; only a seat can do something for itself')
        return plans.Each(group, word.plan("then", self.then, group.of))


class Pay(Effect, tag="pay"):
    """So many of each kind or class of kinds; or anything that is worth so much."""

    cost: dict[str, Positive] = {}
    value: int = 0
    then: Words = []
    otherwise: Words | None = msgspec.field(default=None, name="else")

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        purse = word.vocabulary.purse
        if purse is None or bool(self.cost) == bool(self.value):
            word.wrong("a payment has either a cost or a value, in a game with something to pay with")
        dues = [self.due(word, purse, name, amount) for name, amount in self.cost.items()]
        if self.value:
            dues = [Due(list(range(len(purse.kinds))), self.value, True)]
        if any(a.overlaps(b) and not (a.covers(b) or b.covers(a)) for a in dues for b in dues):
            word.wrong("cost: two classes that share only some of their kinds cannot stand in one cost")
        otherwise = None if self.otherwise is None else word.plan("else", self.otherwise)
        return paying.Pay(word.spot, purse, dues, word.plan("then", self.then), otherwise)

    def due(self, word: Reading[Any], purse: paying.Purse[Any], name: str, amount: int) -> Due:
        if name in purse.classes:
            return Due(purse.classes[name], amount)
        if name not in purse.kinds:
            word.unknown("item", name, [*purse.kinds, *purse.classes])
        return Due([purse.kinds.index(name)], amount)


class Goto(Effect, tag="goto"):
    name: str

    def operation(self, word: Reading[Any]) -> plans.Operation[Any]:
        return plans.Goto(word.named_plan(self.name))


class Not(When, tag="not"):
    """{is = "not", it = "cold"}"""

    it: Any

    def condition(self, word: Reading[Any]) -> plans.Condition[Any]:
        return plans.Unless(word.condition(self.it))


def aimed(word: Reading[Any], who: str, operation: plans.Operation[Any], may: bool = False) -> plans.Operation[Any]:
    """An operation that says itself whom it concerns: `{do = "wound", to = "other"}`. One is picked, or all are hit."""
    then = plans.Plan(f"{word.place} to", [operation])
    group = word.group(who)
    if isinstance(group, asking.Selector):
        return asking.Pick(word.spot, group, then, may=may)
    return plans.To(group, then)
