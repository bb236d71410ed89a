"""Words about the story, and words that order other words."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from holdfast.games.grammar import Positive
from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters import (
    c12_rolls,
    c19_words,
    c21_objectives,
)
from holdfast.games.journal.chapters.c18_rolls import Band, Choices, Roll
from holdfast.games.journal.effects.asking import At, Op, read_condition
from holdfast.games.journal.pieces import (
    BLACK_SIDES,
    CATEGORIES,
    script_plan,
)
from holdfast.games.journal.state import State
from holdfast.games.vocabulary import Effect, Words, act
from holdfast.kernel.parts.paying import Pay
from holdfast.kernel.parts.plans import If, Need, Plan

PHASES: Final = {"morning": "morning", "night_raid": "raid", "dawn": "dawn"}


def nested(words: list[dict[str, Any]]) -> Words:
    """What follows a `pick` in a list concerns whoever is picked: it is put inside."""
    found: Words = []
    for number, one in enumerate(words):
        if one.get("do") == "pick":
            found.append({"do": "pick", "then": nested(words[number + 1 :])})
            return found
        found.append(one)
    return found


# -- the story -------------------------------------------------------------------------------------


class Flag(Effect, tag="flag"):
    id: str

    def operation(self, word: At) -> Op:
        return act(c19_words.flag_word, self.id)


class Unflag(Effect, tag="unflag"):
    id: str

    def operation(self, word: At) -> Op:
        return act(c19_words.unflag_word, self.id)


class Goto(Effect, tag="goto"):
    script: int

    def operation(self, word: At) -> Op:
        word.named_plan(script_plan(self.script))
        return act(c19_words.goto_word, self.script)


class Schedule(Effect, tag="schedule"):
    phase: Literal["morning", "night_raid", "dawn"]
    days: int
    script: int

    def operation(self, word: At) -> Op:
        word.named_plan(script_plan(self.script))
        return act(c19_words.schedule_word, PHASES[self.phase], self.days, self.script)


class Forbid(Effect, tag="forbid"):
    what: Literal["trade"]
    until: Literal["next_morning"]

    def operation(self, word: At) -> Op:
        return act(c19_words.forbid_word)


class PriceShift(Effect, tag="price_shift"):
    category: str
    n: int
    until: Literal["next_chapter"]

    def operation(self, word: At) -> Op:
        if self.category not in CATEGORIES:
            word.unknown("category", self.category, CATEGORIES)
        return act(c19_words.price_shift_word, self.category, self.n)


class RevealObjective(Effect, tag="reveal_objective"):
    chapter: Literal[1, 2, 3]

    def operation(self, word: At) -> Op:
        return act(c21_objectives.reveal_objective_word, self.chapter)


class JudgeObjective(Effect, tag="judge_objective"):
    chapter: Literal[1, 2, 3]

    def operation(self, word: At) -> Op:
        return act(c21_objectives.judge_objective_word, self.chapter)


class EndGame(Effect, tag="end_game"):
    result: Literal["win", "lose"]

    def operation(self, word: At) -> Op:
        return act(c19_words.end_game_word, str(self.result))


class Reroll(Effect, tag="reroll"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c12_rolls.reroll_word, self.n)


class AddHits(Effect, tag="add_hits"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c12_rolls.add_hits_word, self.n)


class Nothing(Effect, tag="nothing"):
    def operation(self, word: At) -> Op:
        return act(c19_words.nothing_word)


# -- words that order other words ------------------------------------------------------------------


class BandWords(msgspec.Struct, forbid_unknown_fields=True):
    min: int
    max: int
    effects: Words


class RollDie(Effect, tag="roll"):
    """`lock`: the Locksmith takes the highest band without rolling and keeps the lockpick."""

    bands: list[BandWords]
    lock: bool = False

    def operation(self, word: At) -> Op:
        ahead = 1
        bands: list[Band] = []
        for number, band in enumerate(self.bands, start=1):
            if band.min != ahead or band.max < band.min:
                word.wrong(f"bands: number {number} should begin at {ahead}")
            ahead = band.max + 1
            bands.append(Band(band.min, band.max, word.plan(f"band {number}", nested(band.effects))))
        if ahead != BLACK_SIDES + 1:
            word.wrong(f"bands: nothing is said of {ahead} to {BLACK_SIDES}")
        picked: Plan[State] | None = None
        if self.lock:
            kept = [one for one in self.bands[-1].effects if one.get("do") != "lose"]
            picked = word.plan("picked", nested(kept))
        return Roll(word.place, bands, picked)


class IfHolds(Effect, tag="if"):
    cond: dict[str, Any]
    then: Words
    otherwise: Words = msgspec.field(default_factory=list, name="else")

    def operation(self, word: At) -> Op:
        conditions = [read_condition(word, self.cond)]
        return If(conditions, word.plan("then", nested(self.then)), word.plan("else", nested(self.otherwise)))


class Decide(Effect, tag="decide"):
    """The choices of a card or script: no word of the content, but what its list of choices becomes."""

    choices: list[catalogue.Choice]
    optional: bool = False

    def operation(self, word: At) -> Op:
        branches = [self.branch(word, number, one) for number, one in enumerate(self.choices, start=1)]
        if not self.optional and not any(branch.is_free() for branch in branches):
            word.wrong("every choice may be closed; one must need and cost nothing")
        return Choices(word.owner.name, word.owner.rule, branches, self.optional)

    def branch(self, word: At, number: int, choice: catalogue.Choice) -> Plan[State]:
        words = nested(
            [{**one, "lock": True} if choice.lock and one["do"] == "roll" else one for one in choice.effects]
        )
        inside = word.plan(f"choice {number}", words)
        if sum(isinstance(one, Pay) for one in inside.operations) > 1:
            word.wrong(f"choice {number}: two payments in one choice")
        needs: list[Op] = [Need([read_condition(word, cond)]) for cond in choice.requires]
        return Plan(inside.place, [*needs, *inside.operations])
