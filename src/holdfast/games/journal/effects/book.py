"""Every effect of the content, bound into one book."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters import (
    c16_encounters,
    c19_decks,
    c19_targets,
)
from holdfast.games.journal.effects import people, places, story
from holdfast.games.journal.effects.asking import PURSE, Leading, Never, read_condition
from holdfast.games.journal.effects.story import nested
from holdfast.games.journal.pieces import (
    EPILOGUES,
    EVENT_SCRIPT,
    FITTINGS,
    HABITS,
    ITEMS,
    LETTERS,
    LEVEL4,
    LOCATION_SCRIPTS,
    LOSSES,
    MEMOS,
    NOBODY_LEFT,
    OTHER_MEMOS,
    PERSONAL,
    RESIDENT_SCRIPT,
    STATES,
    SURVIVORS,
    UNGUARDED,
    VISITOR_SCRIPT,
    WEAPONS,
    WITHDRAWAL,
    rule_plan,
    script_plan,
)
from holdfast.games.journal.state import State
from holdfast.games.vocabulary import Binder, Reading, Vocabulary, Words
from holdfast.kernel.parts.plans import Book

RULE: Final = "JRN-18.1"

Word = (
    (
        people.Gain
        | people.Lose
        | people.LoseAny
        | people.PayItem
        | people.PayValue
        | people.LootRow
        | people.Trade
        | people.ChangeState
        | people.SetState
    )
    | (
        people.Empathy
        | people.PickOne
        | people.Kill
        | people.Depart
        | people.Join
        | people.LoseActions
        | people.ExtraAction
        | people.Treat
        | people.Recover
    )
    | (
        people.Habit
        | people.Withdraw
        | places.Noise
        | places.NoiseRoll
        | places.ReturnCards
        | places.ExtraCards
        | places.Encounter
        | places.LocationScript
        | places.PersonalScript
    )
    | (
        places.KeepCard
        | places.Leave
        | places.Fight
        | places.Backstab
        | places.ReplaceLocation
        | places.Cold
        | places.RaidDamage
        | places.RaidWounds
        | places.UnlockIdea
    )
    | (
        places.RemoveFitting
        | places.PlaceBoardUp
        | places.RemoveBoardUp
        | places.PlaceRubble
        | places.ClearShelterCard
        | places.Visitor
        | places.CrimeWave
        | places.CrucialAction
        | places.Peek
    )
    | (
        places.Bury
        | story.Flag
        | story.Unflag
        | story.Goto
        | story.Schedule
        | story.Forbid
        | story.PriceShift
        | story.RevealObjective
        | story.JudgeObjective
    )
    | (story.EndGame | story.Reroll | story.AddHits | story.Nothing | story.RollDie | story.IfHolds | story.Decide)
)
"""All that a card, fitting, location or script can say."""


def vocabulary() -> Vocabulary[State]:
    names = {
        "item": ITEMS,
        "state": STATES,
        "who": c19_targets.TARGETS,
        "row": c16_encounters.ROW_WORDS,
        "habit": HABITS,
        "slot": c19_decks.SLOT_WORDS,
        "deck": c19_decks.DECKS,
        "fitting": FITTINGS,
        "letter": LETTERS,
        "weapon": WEAPONS,
    }
    return Vocabulary(Word, Never, {}, names, PURSE, Leading())


def read_book() -> Book[State]:
    """JRN-18.2  Every effect of the content, by its card, recipe or script; what nothing leads to is refused."""
    binder = Binder(vocabulary())
    add_house(binder)
    add_places(binder)
    add_cards(binder)
    begins = list(binder.plans)
    add_scripts(binder)
    return binder.bind([*begins, *(script_plan(script) for script in called_scripts())])


def called_scripts() -> list[int]:
    """JRN-18.2  Scripts that a card, a rule or a phase leads to."""
    places = [script for scripts in LOCATION_SCRIPTS for script in scripts]
    ends = [WITHDRAWAL, UNGUARDED, NOBODY_LEFT, LOSSES, *SURVIVORS, *EPILOGUES]
    memos = [*MEMOS.values(), *OTHER_MEMOS]
    return [*RESIDENT_SCRIPT, *VISITOR_SCRIPT, *EVENT_SCRIPT, *PERSONAL, *LEVEL4, *places, *ends, *memos]


def with_choices(effects: list[dict[str, Any]], choices: list[catalogue.Choice], optional: bool) -> Words:
    """A card's words, and its choices after them."""
    listed = [
        {"en": one.en, "ru": one.ru, "effects": one.effects, "requires": one.requires, "lock": one.lock}
        for one in choices
    ]
    last = [{"do": "decide", "choices": listed, "optional": optional}] if listed else []
    return [*nested(effects), *last]


def add_house(binder: Binder[State]) -> None:
    """Recipes, passive rules, and the backs of shelter cards."""
    for action in catalogue.SHELTER.space_action:
        for recipe in action.recipes:
            binder.add("shelter.toml", "recipe", f"{action.id}_{recipe.id}", nested(recipe.effects), "JRN-05.8")
    for fitting in catalogue.FITTINGS:
        for recipe in fitting.recipes:
            binder.add("fittings.toml", "recipe", f"{fitting.id}_{recipe.id}", nested(recipe.effects), "JRN-05.19")
        for passive in fitting.passive:
            if passive.effects:
                binder.add("fittings.toml", "fitting", f"{fitting.id}_{passive.rule}", passive.effects, "JRN-04.1")
    for card in [*catalogue.SHELTER.shelter_card, *catalogue.SHELTER.extra_rubble]:
        # Scripts that a back names come after all backs of the stage (JRN-05.24).
        back = [word for word in card.back if word["do"] != "goto"]
        binder.add("shelter.toml", "shelter card", f"{card.id}_back", back, "JRN-05.9")
        if card.remnants_loot:
            binder.add("shelter.toml", "shelter card", f"{card.id}_remnants", card.remnants_loot, "JRN-05.11")


def add_places(binder: Binder[State]) -> None:
    """Red strips, exploration cards and findings."""
    for at, location in enumerate(catalogue.LOCATIONS):
        for number, rule in enumerate(location.rules):
            if rule.effects or rule.choices:
                words = with_choices(rule.effects, rule.choices, False)
                binder.add("locations.toml", "location", rule_plan(at, number), words, "JRN-19.2")
    for card in catalogue.EXPLORATION.exploration:
        words = with_choices(card.effects, card.choices, card.optional)
        binder.add("exploration.toml", "exploration card", card.id, words, "JRN-19.1")
    for finding in catalogue.EXPLORATION.finding:
        for row, gains in (("furniture", finding.furniture), ("heap", finding.heap), ("pantry", finding.pantry)):
            binder.add("exploration.toml", "finding", f"{finding.id}_{row}", gains, "JRN-19.3")


def add_cards(binder: Binder[State]) -> None:
    """Raids, fate, mornings, objectives and crucial actions."""
    for raid in catalogue.RAIDS:
        for when, words in (("before", raid.before), ("after", raid.after)):
            if words:
                binder.add("raids.toml", "night raid", f"{raid.id}_{when}", nested(words), "JRN-09.12")
    for fate in catalogue.FATE.fate:
        binder.add("fate.toml", "fate card", fate.id, nested(fate.effects), "JRN-10.5")
    for card in [*catalogue.MORNINGS.chapter, *catalogue.MORNINGS.event, *catalogue.MORNINGS.final_event]:
        binder.add("mornings.toml", "event", card.id, nested(card.effects), "JRN-04.2")
    for objective in catalogue.MORNINGS.objective:
        word = binder.at("mornings.toml", "objective", objective.id)
        for cond in objective.conditions:
            read_condition(word, cond)
        for result, words in (("success", objective.success), ("failure", objective.failure)):
            binder.add("mornings.toml", "objective", f"{objective.id}_{result}", nested(words), "JRN-21.2")
    for crucial in catalogue.CRUCIAL:
        binder.add("crucial.toml", "crucial action", crucial.id, nested(crucial.effects), "JRN-19.6")


def add_scripts(binder: Binder[State]) -> None:
    """JRN-18.1  All scripts; what the backs of shelter cards name is reached from the cards."""
    for file, scripts in catalogue.SCRIPTS.items():
        for script in scripts:
            name = script_plan(script.id)
            word = binder.at(f"{file}.toml", "script", str(script.id))
            for cond in script.when:
                read_condition(word, cond)
            words = with_choices(script.effects, script.choice, False)
            binder.add(f"{file}.toml", "script", name, words, RULE)
    for card in [*catalogue.SHELTER.shelter_card, *catalogue.SHELTER.extra_rubble]:
        word = Reading(binder, binder.owners[f"{card.id}_back"], (), card.id)
        for one in card.back:
            if one["do"] == "goto":
                word.named_plan(script_plan(one["script"]))
