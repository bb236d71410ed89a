"""Words about trips and the house, and what each of them does."""

from __future__ import annotations

from typing import Literal

from holdfast.games.grammar import Positive
from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters import (
    c04_morning,
    c05_backs,
    c12_fight,
    c16_encounters,
    c19_decks,
    c19_words,
)
from holdfast.games.journal.effects.asking import At, Op
from holdfast.games.vocabulary import Effect, act

# -- the trip ----------------------------------------------------------------------------------------


class Noise(Effect, tag="noise"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.noise_word, self.n)


class NoiseRoll(Effect, tag="noise_roll"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.noise_roll_word)


class ReturnCards(Effect, tag="return_cards"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.return_cards_word, self.n)


class ExtraCards(Effect, tag="extra_cards"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.extra_cards_word, self.n)


class Encounter(Effect, tag="encounter"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.encounter_word)


class LocationScript(Effect, tag="location_script"):
    slot: Literal[1, 2, 3]

    def operation(self, word: At) -> Op:
        return act(c16_encounters.location_script_word, self.slot)


class PersonalScript(Effect, tag="personal_script"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.personal_script_word)


class KeepCard(Effect, tag="keep_card"):
    def operation(self, word: At) -> Op:
        return act(c16_encounters.keep_card_word)


class Leave(Effect, tag="leave"):
    def operation(self, word: At) -> Op:
        return act(c12_fight.leave_word)


Foes = Literal["card"] | list[catalogue.Foe]


def spec_of(word: At, foes: Foes) -> c12_fight.Spec:
    """Enemies as numbers; none where they are those of the card."""
    if isinstance(foes, str):
        return ()
    found: list[tuple[int, int, int]] = []
    for foe in foes:
        letter, weapon = word.number("letter", foe.token), word.number("weapon", foe.weapon)
        found.append((letter, weapon, word.number("weapon", foe.backup)))
    return tuple(found)


class Fight(Effect, tag="fight"):
    enemies: Foes
    bandits: bool

    def operation(self, word: At) -> Op:
        return act(c12_fight.fight_word, spec_of(word, self.enemies), self.enemies == "card", self.bandits)


class Backstab(Effect, tag="backstab"):
    side: Literal["us", "them"]
    enemies: Foes

    def operation(self, word: At) -> Op:
        side = c12_fight.US if self.side == "us" else c12_fight.THEM
        return act(c12_fight.backstab_word, spec_of(word, self.enemies), self.enemies == "card", side)


class ReplaceLocation(Effect, tag="replace_location"):
    slot: str

    def operation(self, word: At) -> Op:
        return act(c19_decks.replace_location_word, word.number("slot", self.slot))


# -- the house ---------------------------------------------------------------------------------------


class Cold(Effect, tag="cold"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.cold_word, self.n)


class RaidDamage(Effect, tag="raid_damage"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.raid_damage_word, self.n)


class RaidWounds(Effect, tag="raid_wounds"):
    n: int

    def operation(self, word: At) -> Op:
        return act(c19_words.raid_wounds_word, self.n)


class UnlockIdea(Effect, tag="unlock_idea"):
    n: Positive = 1
    id: str = ""

    def operation(self, word: At) -> Op:
        return act(c19_words.unlock_idea_word, self.n, word.number("fitting", self.id) if self.id else -1)


class RemoveFitting(Effect, tag="remove_fitting"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.remove_fitting_word, self.n)


class PlaceBoardUp(Effect, tag="place_board_up"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.place_board_up_word, self.n)


class RemoveBoardUp(Effect, tag="remove_board_up"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.remove_board_up_word, self.n)


class PlaceRubble(Effect, tag="place_rubble"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_words.place_rubble_word, self.n)


class ClearShelterCard(Effect, tag="clear_shelter_card"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c05_backs.clear_shelter_card_word, self.n)


class Visitor(Effect, tag="visitor"):
    def operation(self, word: At) -> Op:
        return act(c04_morning.visitor_word)


class CrimeWave(Effect, tag="crime_wave"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.crime_wave_word, self.n)


class CrucialAction(Effect, tag="crucial_action"):
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.crucial_action_word, self.n)


class Peek(Effect, tag="peek"):
    deck: str
    n: Positive

    def operation(self, word: At) -> Op:
        return act(c19_decks.peek_word, word.number("deck", self.deck), self.n)


class Bury(Effect, tag="bury"):
    deck: str

    def operation(self, word: At) -> Op:
        return act(c19_decks.bury_word, word.number("deck", self.deck))
