"""Every word of every card, recipe and script is carried out once; what is misspelt is refused with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from games.journal.scenes import Scene
from holdfast.games.journal import catalogue
from holdfast.games.journal.chapters.c09_raid import NightRaid
from holdfast.games.journal.chapters.c18_reading import ReadScript
from holdfast.games.journal.effects.book import Word, read_book, vocabulary
from holdfast.games.journal.pieces import (
    CHARACTERS,
    CRUCIAL,
    LOCATIONS,
    PERSONAL,
    RAIDS,
    RESIDENT_SCRIPT,
    RESIDENTS,
    rule_plan,
    script_plan,
)
from holdfast.games.journal.rulebook import BOOK
from holdfast.games.vocabulary import Binder
from holdfast.kernel.errors import Refusal

SCRIPTS = [script for scripts in catalogue.SCRIPTS.values() for script in scripts]
RICH = {
    "wood": 9,
    "component": 9,
    "water": 9,
    "food": 0,
    "canned_food": 1,
    "raw_food": 2,
    "vegetable": 3,
    "book": 1,
    "cigarette": 2,
    "coffee": 1,
    "herb": 1,
    "chems": 1,
    "bandages": 1,
    "meds": 1,
    "moonshine": 1,
    "shovel": 1,
    "sawblade": 1,
    "lockpick": 1,
    "hatchet": 1,
    "guitar": 1,
    "electrical_part": 1,
    "mechanical_part": 1,
    "jewelry": 2,
    "knife": 1,
    "pistol": 1,
    "ammo": 3,
}
OUTSIDE = ("location", "resident", "personal")
"""Kinds of scripts that are read on a trip; followups are read where they fit."""


def laid(kind: str, script: int) -> Scene:
    """Three people where such a script is read, with something of everything."""
    scene = Scene("goran", "mira", "irina")
    if kind in OUTSIDE or script in (266, 1606, 1608):
        if kind == "personal":
            scene = Scene(
                CHARACTERS[PERSONAL.index(script)], *({"goran", "mira"} - {CHARACTERS[PERSONAL.index(script)]})
            )
        scene.out("library").unknown("creaking", "tiles", "rain", "shots", "footsteps")
        if kind == "resident":
            assert scene.state.trip is not None
            card = RESIDENT_SCRIPT.index(script)
            scene.top("residents", RESIDENTS[card])
            scene.state.trip.resident = scene.state.decks.residents.cards.pop()
            scene.state.trip.residents.append(scene.state.trip.resident)
    elif kind == "raid":
        scene.night("goran", "mira")
        scene.run(NightRaid())
    else:
        scene.build("f2c3", "radio")
    scene.have(**{name: n for name, n in RICH.items() if n})
    return scene


def cases() -> list[tuple[int, int]]:
    """Every script, and every choice of it."""
    return [(script.id, number) for script in SCRIPTS for number in range(1, max(1, len(script.choice)) + 1)]


@pytest.mark.rule("JRN-18.1", "JRN-18.2")
@pytest.mark.parametrize(("number", "choice"), cases())
def test_every_choice_of_every_script_can_be_carried_out(number: int, choice: int) -> None:
    script = next(one for one in SCRIPTS if one.id == number)
    scene = laid(script.kind, number)
    actor = (CHARACTERS.index("goran"),)
    if script.kind == "personal":
        actor = (PERSONAL.index(number),)
    if script.kind == "raid":
        assert scene.state.raid is not None
        scene.state.raid.arms[CHARACTERS.index("goran")] = 19
        scene.state.box[19] -= 1
        scene.state.raid.card = 0
    scene.run(ReadScript(number, actor))
    while scene.asked() and scene.asked() != "Decide":
        scene.say(scene.default())
    if script.choice and scene.table.result is None:
        assert scene.asked() == "Decide"
        assert f"choose {choice}" in scene.options()
        scene.say(f"choose {choice}")
    if scene.table.result is None:
        scene.defaults()


EXPLORED = [
    (card.id, number)
    for card in catalogue.EXPLORATION.exploration
    for number in range(0 if card.optional else 1, max(1, len(card.choices)) + 1)
]


@pytest.mark.rule("JRN-19.1", "JRN-08.7")
@pytest.mark.parametrize(("card", "choice"), EXPLORED)
@pytest.mark.parametrize("die", [1, 5, 10])
def test_every_choice_of_every_exploration_card_can_be_carried_out(card: str, choice: int, die: int) -> None:
    scene = Scene("goran", "mira", "irina").out("hospital").unknown("creaking", "tiles", "rain", "shots")
    scene.have(**{name: n for name, n in RICH.items() if n}).dice(die)
    scene.effect(card)
    while scene.asked() and scene.place() != card:
        scene.say(scene.default())
    if scene.asked():
        scene.say(f"choose {choice}" if choice else "pass")
    scene.defaults()


HOUSE = [
    *(f"{action.id}_{recipe.id}" for action in catalogue.SHELTER.space_action for recipe in action.recipes),
    *(f"{fitting.id}_{recipe.id}" for fitting in catalogue.FITTINGS for recipe in fitting.recipes),
    *(name for name in BOOK.plans if name.endswith(("_back", "_remnants", "_morning"))),
    *(name for name in BOOK.plans if name.startswith(("fate_", "finding_", "ev_", "o_", "fe_", "chapter_"))),
    *(f"{card}" for card in CRUCIAL),
]


@pytest.mark.rule("JRN-05.8", "JRN-10.5", "JRN-19.3")
@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("die", [1, 10])
def test_every_recipe_back_finding_fate_event_and_crucial_action_can_be_carried_out(name: str, die: int) -> None:
    scene = Scene("goran", "mira", "irina").set("goran", wounds=2, illness=1).set("mira", illness=2, misery=1)
    if name in ("ca_treasure", "ca_map", "ca_quiet", "ca_escape"):
        scene.out("brewery").unknown("creaking", "tiles")
    scene.have(**{one: n for one, n in RICH.items() if n}).dice(die)
    scene.state.cold = 6
    scene.effect(name, "goran").defaults()


@pytest.mark.rule("JRN-09.2", "JRN-09.13", "JRN-09.16")
@pytest.mark.parametrize("card", RAIDS)
@pytest.mark.parametrize("pays", [False, True])
def test_every_night_raid_can_be_carried_out(card: str, pays: bool) -> None:
    scene = Scene("goran", "mira", "irina").night("goran", "mira").top("raids", card)
    scene.have(**{one: n for one, n in RICH.items() if n}).build("f2c3", "hideaway").run(NightRaid())
    while scene.asked():
        scene.say("yes" if pays and scene.asked() == "AnswerOffer" else scene.default())
    assert scene.state.raid is None


STRIPS = [
    (at, number)
    for at, location in enumerate(catalogue.LOCATIONS)
    for number, rule in enumerate(location.rules)
    if rule.effects or rule.choices
]


@pytest.mark.rule("JRN-19.2", "JRN-08.2")
@pytest.mark.parametrize(("at", "number"), STRIPS)
@pytest.mark.parametrize("die", [1, 10])
def test_every_red_strip_can_be_carried_out(at: int, number: int, die: int) -> None:
    scene = Scene("goran", "mira", "irina").set("mira", misery=1).out(LOCATIONS[at]).unknown("creaking", "tiles")
    scene.have(**{one: n for one, n in RICH.items() if n}).dice(die)
    scene.effect(rule_plan(at, number)).defaults()


def test_nothing_of_the_book_is_left_out_here() -> None:
    """A card, recipe or script of a kind that no test above carries out fails here until one does."""
    raids = {f"{raid}_{when}" for raid in RAIDS for when in ("before", "after")}
    scripts = {script_plan(script) for script, _ in cases()}
    explored = {card for card, _ in EXPLORED}
    strips = {rule_plan(at, number) for at, number in STRIPS}
    whole = {name for name in BOOK.plans if not any(name.startswith(f"{owner} ") for owner in BOOK.plans)}

    assert whole - raids - scripts - explored - strips - set(HOUSE) == set()


def test_every_word_of_the_vocabulary_stands_in_the_content() -> None:
    """So that the plays above carry it out; `decide` is what a list of choices becomes."""
    said = {one["do"] for one in words_in([catalogue.SHELTER, catalogue.FITTINGS, catalogue.LOCATIONS])}
    said |= {one["do"] for one in words_in([catalogue.EXPLORATION, catalogue.RAIDS, catalogue.FATE])}
    said |= {one["do"] for one in words_in([catalogue.MORNINGS, catalogue.CRUCIAL, catalogue.SCRIPTS])}
    known = {one.__struct_config__.tag for one in members(Word)}

    assert known - said == {"decide"}


def words_in(content: Any) -> Iterator[dict[str, Any]]:
    """Everything in the content that has a verb."""
    if isinstance(content, msgspec.Struct):
        content = msgspec.to_builtins(content)
    if isinstance(content, dict):
        if "do" in content:
            yield content
        content = list(content.values())
    if isinstance(content, list | tuple):
        for one in content:
            yield from words_in(one)


def members(union: Any) -> list[Any]:
    parts = get_args(union)
    return [one for part in parts for one in members(part)] if parts else [union]


# -- what is misspelt ------------------------------------------------------------------------------


def refused(words: list[dict[str, Any]]) -> str:
    with pytest.raises(Refusal) as wrong:
        bound(words)
    return str(wrong.value)


def bound(words: list[dict[str, Any]]) -> None:
    binder = Binder(vocabulary())
    binder.add("cards.toml", "card", "test", words, "JRN-18.1")
    binder.bind(["test"])


FREE: dict[str, Any] = {"en": "a", "ru": "а", "effects": []}
NEEDY: dict[str, Any] = {"en": "a", "ru": "а", "effects": [], "requires": [{"has": "wood", "n": 1}]}
COSTLY: dict[str, Any] = {"en": "a", "ru": "а", "effects": [{"do": "pay", "item": "wood", "n": 1}] * 2}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([{"do": "gian", "item": "wood", "n": 1}], 'unknown verb "gian"; did you mean "gain"'),
        ([{"do": "gain", "item": "wod", "n": 1}], 'unknown item "wod"; did you mean "wood"'),
        ([{"do": "gain", "item": "wood"}], 'the field "n" is missing'),
        ([{"do": "state", "state": "hunger", "who": "everybody", "n": 1}], 'unknown who "everybody"'),
        ([{"do": "kill", "who": "one"}], 'unknown who "one"'),
        ([{"do": "depart", "who": "worst"}], 'unknown who "worst"'),
        ([{"do": "set_state", "state": "fatigue", "who": "one", "n": 1}], 'unknown who "one"'),
        ([{"do": "lose_actions", "who": "worst", "n": 1}], 'unknown who "worst"'),
        ([{"do": "extra_action", "who": "worst", "n": 1}], 'unknown who "worst"'),
        ([{"do": "empathy", "who": "random", "n": 1}], 'unknown who "random"'),
        ([{"do": "if", "cond": {"hass": "wood", "n": 1}, "then": []}], 'unknown condition "hass"'),
        ([{"do": "if", "cond": {"has": "wodo", "n": 1}, "then": []}], 'unknown name "wodo" in "has"'),
        ([{"do": "if", "cond": {"has": "wood"}, "then": []}], '"has" wants a number "n"'),
        ([{"do": "if", "cond": {"flag": "kind", "n": 1}, "then": []}], 'unknown field "n" of "flag"'),
        ([{"do": "roll", "bands": [{"min": 1, "max": 9, "effects": []}]}], "nothing is said of 10 to 10"),
        ([{"do": "roll", "bands": [{"min": 2, "max": 10, "effects": []}]}], "number 1 should begin at 1"),
        ([{"do": "goto", "script": 9999}], 'unknown card "script_9999"'),
        ([{"do": "decide", "choices": [NEEDY]}], "every choice may be closed"),
        ([{"do": "decide", "choices": [FREE, COSTLY]}], "two payments in one choice"),
        ([{"do": "price_shift", "category": "foods", "n": 1, "until": "next_chapter"}], 'unknown category "foods"'),
        ([{"do": "lose_any", "n": 1, "category": "tokn"}], 'unknown item "tokn"'),
    ],
)
def test_a_slip_in_the_content_is_refused_with_its_place(words: list[dict[str, Any]], said: str) -> None:
    text = refused(words)
    assert said in text
    assert text.startswith('cards.toml, card "test"')


def test_a_script_that_nothing_leads_to_is_refused() -> None:
    binder = Binder(vocabulary())
    binder.add("cards.toml", "card", "test", [], "JRN-18.1")
    binder.add("scripts.toml", "script", "script_1", [], "JRN-18.1")
    with pytest.raises(Refusal, match="nothing leads to it"):
        binder.bind(["test"])


def test_the_book_has_all_187_scripts() -> None:
    names = [name for name in read_book().plans if name.startswith("script_")]
    assert len(names) == len(SCRIPTS) == 187
