"""Everything that a game can tell, ask, offer or refuse has words in both languages."""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import holdfast
from holdfast import api
from holdfast.games import registry
from holdfast.games.catalogue import Entry
from holdfast.games.lifeboat import catalogue, events
from holdfast.games.lifeboat import rulebook as lifeboat
from holdfast.games.lifeboat.chapters.c20_scoring import score_parts
from holdfast.games.outlive import catalogue as outlive_catalogue
from holdfast.games.outlive import rulebook as outlive
from holdfast.games.outlive import state as outlive_state
from holdfast.games.outlive.chapters.c17_scoring import score_parts as outlive_parts
from holdfast.kernel.errors import BadRecord, Refusal
from holdfast.kernel.event import Event
from holdfast.kernel.play import options, question, rights
from holdfast.kernel.step import Ask, Choice, Decision, Fork
from holdfast.locale import LANGUAGES, Language, knows, translate
from holdfast.locale.phrase import arguments, kebab, of_ask, of_choice, of_event, vocabulary
from holdfast.locale.refusal import LONGEST, spoken

SOURCE = Path(holdfast.__file__).parent
PHASES = ("morning", "day", "evening_prep", "navigate", "rescue", "bait", "thirst", "over")
REASONS = ("landed by card", "landed by flare", "sea")


def classes(game: str, parent: type) -> list[type]:
    """All kinds of this parent that a game's modules define."""
    package = import_module(f"holdfast.games.{game}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    found = {
        one
        for module in modules
        for _, one in inspect.getmembers(module, inspect.isclass)
        if issubclass(one, parent) and one.__module__.startswith(package.__name__)
    }
    return sorted(found, key=lambda one: one.__name__)


def assert_known(*message_ids: str) -> None:
    missing = [(one, lang) for one in message_ids for lang in LANGUAGES if not knows(one, lang)]
    assert not missing


@pytest.mark.parametrize("game", registry.games())
def test_every_event_has_words(game: str) -> None:
    assert_known(*(f"{game}-event-{kebab(one.__name__)}" for one in classes(game, Event)))


@pytest.mark.parametrize("game", registry.games())
def test_every_question_has_words_and_a_hint(game: str) -> None:
    asks = [*(one for one in classes(game, Ask) if is_asked(one)), *classes(game, Fork)]
    assert_known(*(f"{game}-{part}-{kebab(one.__name__)}" for one in asks for part in ("ask", "hint")))


def is_asked(ask: type) -> bool:
    """Is it a question, and not only what several questions have in common?"""
    return inspect.getattr_static(ask, "options") not in [
        inspect.getattr_static(one, "options") for one in (Ask, Decision)
    ]


@pytest.mark.parametrize("game", registry.games())
def test_every_choice_has_words_and_every_kind_a_name_for_many(game: str) -> None:
    choices = classes(game, Choice)
    assert_known(f"{game}-choice-pass", *(f"{game}-choice-{kebab(one.__name__)}" for one in choices))
    numbered = [one for one in choices if len(inspect.signature(one).parameters) and has_fields(one)]
    assert_known(*(f"{game}-group-{kebab(one.__name__)}" for one in numbered))


def has_fields(choice: type) -> bool:
    """Can there be several different ones?"""
    return list(inspect.signature(choice).parameters) != ["text"]


@pytest.mark.parametrize("game", registry.games())
def test_every_id_has_a_name(game: str) -> None:
    assert_known(*(f"name-{game}-{one}" for one in vocabulary(game).IDS))
    assert_known(*(f"{game}-goal-{number}" for number in range(1, 4)))


def test_lifeboat_s_board_and_sheet_have_words() -> None:
    table = api.new("lifeboat", seats=4, seed="x").sitting.table
    statuses = ["conscious", "unconscious", "dead_in_boat", "swept_away"]
    assert_known(*(f"lifeboat-phase-{kebab(phase)}" for phase in PHASES))
    assert_known(*(f"lifeboat-{form}-{kebab(status)}" for status in statuses for form in ("status", "brief")))
    assert_known(*(f"lifeboat-part-{part}" for part in score_parts(table.state, 0)))
    assert_known(*(f"lifeboat-reason-{kebab(reason)}" for reason in REASONS))
    assert_known(*(f"lifeboat-option-{kebab(option.name)}" for option in lifeboat.GAME.options))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_people_are_called_as_their_content_says(lang: Language) -> None:
    for thing in [*catalogue.PEOPLE, *catalogue.PROVISIONS.provisions]:
        called = translate("terminal-name", lang, id=f"lifeboat-{thing.id}")
        assert called.casefold() == (thing.ru if lang == "ru" else thing.en).casefold()


def test_outlive_s_board_and_sheet_have_words() -> None:
    phases = [outlive_state.SET_UP, outlive_state.DAWN, outlive_state.START_OF_DAY, outlive_state.DAY]
    phases += [outlive_state.DISASTERS, outlive_state.NIGHT, outlive_state.OVER]
    assert_known(*(f"outlive-phase-{kebab(phase)}" for phase in phases))
    assert_known(*(f"outlive-part-{part}" for part in [*outlive_parts(outlive_state.empty_shelter()), "total"]))
    assert_known(*(f"outlive-reason-{reason}" for reason in ("points", "provisions", "resources", "shared")))
    assert_known(*(f"outlive-option-{kebab(option.name)}" for option in outlive.GAME.options))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_outlive_s_things_are_called_as_their_content_says(lang: Language) -> None:
    tokens = outlive_catalogue.TOKENS
    things: list[Entry] = [*outlive_catalogue.BOARD.zone, *outlive_catalogue.DISASTERS]
    things += [*outlive_catalogue.LEADERS, *outlive_catalogue.ROOMS, *outlive_catalogue.EQUIPMENT]
    things += [*tokens.search, *tokens.prey]
    for thing in things:
        called = translate("terminal-name", lang, id=f"outlive-{thing.id}")
        assert called.casefold() == (thing.ru if lang == "ru" else thing.en).casefold()


# -- refusals -------------------------------------------------------------------------------------------


def codes() -> set[str]:
    """Every code that is given to a Refusal, or to a kind of it, anywhere in the source."""
    found = {"broken-promise"}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and called(node.func) in REFUSALS:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(code.value)
    return found


REFUSALS = ("Refusal", "BadRecord", "file_refusal", "super().__init__")


def called(function: ast.expr) -> str:
    return ast.unparse(function)


def test_every_refusal_has_words() -> None:
    found = {code for code in codes() if " " not in code and "-" in code} | {"stale", "departs"}
    assert len(found) > 25
    assert_known(*(f"refusal-{code}" for code in found))


def test_a_refusal_within_another_is_said_in_the_same_language() -> None:
    record = api.new("lifeboat", seats=4, seed="x").record() + "0 fly away\n"
    with pytest.raises(BadRecord) as refused:
        api.replay(record)

    assert spoken(refused.value, "ru").startswith("Ход 1 («0 fly away») не следует из предыдущих: ")


def test_what_is_possible_is_shortened_between_items() -> None:
    many = ", ".join(f"offer {n}" for n in range(200))
    said = spoken(Refusal("not-offered", "", "", {"seat": 0, "words": "x", "question": "Q", "offered": many}), "en")

    assert len(said) < LONGEST + 100
    assert ", …" in said


def test_a_refusal_without_words_is_said_as_it_is() -> None:
    assert spoken(Refusal("nobody-knows-this", "As it\nis."), "ru") == "As it is."


# -- whole games ----------------------------------------------------------------------------------------

WHOLE_GAMES = [
    *(("lifeboat", seed, seats) for seed, seats in (("one", 4), ("two", 5), ("three", 6))),
    *(("outlive", seed, seats) for seed, seats in (("one", 2), ("two", 3), ("three", 4), ("four", 4))),
]


def sentences(game: str, seed: str, seats: int, lang: Language) -> Iterator[str]:
    """Everything said in a random game, to everybody: questions, hints, options, rights, events."""
    table = api.new(game, seats=seats, seed=seed)
    names = vocabulary(game).seats(table.view(None))
    dice = random.Random(seed)
    told = [0] * seats
    while asks := table.asking():
        ask = dice.choice(asks)
        yield from said_now(table, ask.seat, lang)
        words = [*ask.options, *ask.options, *table.rights(ask.seat)[:20]]
        table.play(ask.seat, dice.choice(words))
        for seat in range(seats):
            for event in table.events(seat, told[seat]):
                yield of_event(game, event, names).said(lang)
            told[seat] = len(table.events(seat))


def said_now(table: api.Table, seat: int, lang: Language) -> Iterator[str]:
    inner: Any = table.sitting.table
    asked = question(inner, seat)
    assert asked is not None
    view = table.view(seat)
    for phrase in of_ask(table.game, asked, view):
        yield phrase.said(lang)
    for choice in [*options(inner, seat), *rights(inner, seat)[:12]]:
        yield of_choice(table.game, choice, asked.name(), view).said(lang)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seed", "seats"), WHOLE_GAMES)
def test_whole_games_leave_nothing_unsaid(game: str, seed: str, seats: int, lang: Language) -> None:
    for sentence in sentences(game, seed, seats, lang):
        assert sentence.strip()
        assert not any(mark in sentence for mark in (f"{game}-", "{", "}", "$", "???", "  ", " .", " ,"))
        if lang == "ru":
            assert not any("a" <= letter <= "z" for letter in sentence.replace("(r)", ""))


def test_both_of_gender_and_case_agree() -> None:
    robbed = events.Robbed("milady", "snob", "hidden")
    told = {"event": "Robbed", "rule": robbed.rule, "who": "milady", "of": "snob", "card": "hidden"}

    assert of_event("lifeboat", told, []).said("ru") == "Миледи ограбила Сноба и забрала закрытую карту."
    assert of_event("lifeboat", told, []).said("en") == "Milady robbed Snob of a closed card."


def test_a_word_taken_back_agrees_with_who_took_it() -> None:
    assert translate("event-taken-back", "ru", who="outlive-blue").startswith("Синие взяли назад")
    assert translate("event-taken-back", "ru", who="lifeboat-milady").startswith("Миледи взяла назад")
    assert translate("event-taken-back", "ru", who="lifeboat-kid").startswith("Шкет взял назад")


@pytest.mark.parametrize(
    ("purpose", "en", "ru"),
    [
        ("dam", "Blue spent 1 microchip at the dam.", "Синие потратили на дамбе 1 микросхему."),
        ("hunting", "Blue spent 1 microchip on the hunt.", "Синие потратили на охоту 1 микросхему."),
    ],
)
def test_a_payment_is_told_with_what_it_was_for(purpose: str, en: str, ru: str) -> None:
    paid = {"event": "Paid", "who": "blue", "resource": "microchip", "amount": 1, "purpose": purpose, "to": ""}
    phrase = of_event("outlive", paid, ["blue", "orange"])

    assert (phrase.said("en"), phrase.said("ru")) == (en, ru)


@pytest.mark.parametrize(
    ("give", "want", "ru"),
    [
        ([], ["water"], "Боцман просит у вас воду"),
        (["knife"], [], "Боцман предлагает вам нож в подарок"),
        (["knife"], ["water"], "Боцман предлагает вам нож за воду"),
    ],
)
def test_an_offer_is_said_as_people_would(give: list[str], want: list[str], ru: str) -> None:
    about = {"by": "bosun", "to": "kid", "give": give, "want": want}
    args = {name: value for name, value in arguments("lifeboat", about).items() if isinstance(value, str | int)}

    assert translate("lifeboat-offer-in", "ru", **args) == ru
