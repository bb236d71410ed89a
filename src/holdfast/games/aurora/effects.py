"""The words of the cards, and what each of them does. Read once; nothing of this runs in a play."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import catalogue
from holdfast.games.aurora.chapters import c06_actions, c09_items, c22_beta
from holdfast.games.aurora.chapters import c20_words as words
from holdfast.games.aurora.chapters.c20_barrage import GIVE, HURT, SICK, Either, Evil
from holdfast.games.aurora.pieces import AREAS, TOKENS
from holdfast.games.aurora.state import State
from holdfast.games.grammar import Positive
from holdfast.games.vocabulary import Binder, Effect, Reading, Vocabulary, When, Words, act
from holdfast.kernel.parts.plans import Book, Condition, Operation

Op = Operation[State]
At = Reading[State]

ANY_KIND: Final = -1
SCOUTS: Final = "scouts"


class Repair(Effect, tag="repair"):
    most: Positive

    def operation(self, word: At) -> Op:
        return act(c09_items.repair_word, self.most)


class Cleanse(Effect, tag="cleanse"):
    most: Positive
    who: str

    def operation(self, word: At) -> Op:
        return act(c09_items.cleanse_word, self.most, bool(word.number("who", self.who)))


class Gain(Effect, tag="gain"):
    what: str
    n: Positive = 1

    def operation(self, word: At) -> Op:
        return act(c06_actions.gain_word, word.number("token", self.what), self.n)


class Damage(Effect, tag="damage"):
    n: Positive
    area: str

    def operation(self, word: At) -> Op:
        return act(words.damage_word, self.n, word.number("area", self.area))


class Contaminate(Effect, tag="contaminate"):
    n: Positive
    who: str

    def operation(self, word: At) -> Op:
        return act(words.contaminate_word, self.n, bool(word.number("who", self.who)))


class GainFame(Effect, tag="gain_fame"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(words.gain_fame_word, self.n)


class LoseFame(Effect, tag="lose_fame"):
    n: Positive
    when: str = ""

    def operation(self, word: At) -> Op:
        return act(words.lose_fame_word, self.n, bool(self.when))


class Draw(Effect, tag="draw"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c09_items.draw_word, self.n)


class DiscardItem(Effect, tag="discard_item"):
    def operation(self, word: At) -> Op:
        return act(c09_items.discard_word)


class Give(Effect, tag="give"):
    what: str

    def operation(self, word: At) -> Op:
        return act(c06_actions.give_word, ANY_KIND if self.what == "any" else word.number("token", self.what))


class TakeTokens(Effect, tag="take_tokens"):
    def operation(self, word: At) -> Op:
        return act(c06_actions.take_tokens_word)


class Barter(Effect, tag="barter"):
    def operation(self, word: At) -> Op:
        return act(c06_actions.barter_word)


class MoveNow(Effect, tag="move_now"):
    spaces: Positive

    def operation(self, word: At) -> Op:
        return act(c22_beta.move_word, self.spaces)


class AttackNow(Effect, tag="attack_now"):
    def operation(self, word: At) -> Op:
        return act(c22_beta.attack_word)


class Refit(Effect, tag="refit"):
    def operation(self, word: At) -> Op:
        return act(c22_beta.refit_word)


class Wake(Effect, tag="wake"):
    def operation(self, word: At) -> Op:
        return act(c09_items.wake_word)


class RaiseSkill(Effect, tag="raise_skill"):
    to: Positive

    def operation(self, word: At) -> Op:
        return act(c09_items.raise_word)


class Choose(Effect, tag="either"):
    """One of these evils: each branch is one word of damage, contamination or giving."""

    of: list[Words]

    def operation(self, word: At) -> Op:
        evils = [self.evil(word, one) for branch in self.of for one in branch]
        return Either(word.place, evils)

    def evil(self, word: At, one: dict[str, Any]) -> Evil:
        if one["do"] == "damage":
            return Evil(HURT, one["n"], word.number("area", one["area"]))
        if one["do"] == "contaminate":
            return Evil(SICK, one["n"], 0)
        if one["do"] != "give":
            word.wrong(f'"{one["do"]}" is no evil to choose')
        return Evil(GIVE, 1, ANY_KIND if one["what"] == "any" else word.number("token", one["what"]))


class AutomaHeal(Effect, tag="automa_heal"):
    def operation(self, word: At) -> Op:
        return act(words.automa_heal_word)


Word = (Repair | Cleanse | Gain | Damage | Contaminate | GainFame | LoseFame | Draw | DiscardItem | Give) | (
    TakeTokens | Barter | MoveNow | AttackNow | Refit | Wake | RaiseSkill | Choose | AutomaHeal
)
"""All that a card, slot or road can say."""


class Never(When, tag="never"):
    """There are no conditions in this game's effects; a vocabulary wants one."""

    def condition(self, word: At) -> Condition[State]:
        return Condition(words.never)


def read_book() -> Book[State]:
    """Every effect of the content, by the name of its card, slot, road or item."""
    vocabulary: Vocabulary[State] = Vocabulary(
        Word, Never, {}, {"token": TOKENS, "area": AREAS, "who": ["own", SCOUTS]}
    )
    binder = Binder(vocabulary)
    add_cards(binder)
    for slot in catalogue.SLOTS:
        for bonus in slot.bonuses:
            binder.add("slots.toml", "bonus", f"{slot.id}_{bonus.id}", bonus.effect, "AUR-05.8")
    for shortcut in catalogue.ROAD.shortcut:
        binder.add("road.toml", "shortcut", shortcut.id, shortcut.effect, "AUR-22.11")
    for counter in catalogue.ROAD.counter:
        binder.add("road.toml", "counter", counter.id, counter.effect, "AUR-13.7")
    return binder.bind(list(binder.plans))


def add_cards(binder: Binder[State]) -> None:
    """Locations, events, encounters, enemies, items and the Automa's actions."""
    for card in catalogue.CARDS.card:
        if card.kind in ("location", "event"):
            binder.add("scouting.toml", "card", card.id, card.effect, "AUR-06.1")
        for deal in card.deals:
            binder.add("scouting.toml", "deal", f"{card.id}_{deal.id}", deal.effect, "AUR-06.15")
    for enemy in catalogue.ENEMIES.enemy:
        binder.add("enemies.toml", "enemy", enemy.id, enemy.ambush, "AUR-14.4")
    for item in catalogue.ITEMS:
        binder.add("items.toml", "item", item.id, item.effect, "AUR-09.4")
    for action in catalogue.AUTOMA.action:
        binder.add("automa.toml", "action", action.id, action.round_end, "AUR-23.13")
