"""Words of Doomsday, in both languages, before it is offered: events, questions, choices, names."""

from __future__ import annotations

import inspect

import pytest

from games.doomsday.scenes import Scene
from holdfast.games.doomsday import events
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.telling import telling_of
from holdfast.kernel.canonical import fields
from holdfast.kernel.event import Event
from holdfast.kernel.play import options, waiting
from holdfast.kernel.step import Ask, Choice, Fork
from holdfast.locale import LANGUAGES, knows
from holdfast.locale.doomsday import IDS
from holdfast.locale.phrase import kebab, of_ask, of_choice, of_event
from test_words import classes


def assert_known(*message_ids: str) -> None:
    assert not [(one, lang) for one in message_ids for lang in LANGUAGES if not knows(one, lang)]


def test_every_event_question_choice_and_id_has_words() -> None:
    assert_known(*(f"doomsday-event-{kebab(one.__name__)}" for one in classes("doomsday", Event)))
    asks = [*classes("doomsday", Ask), *classes("doomsday", Fork)]
    assert_known(*(f"doomsday-{part}-{kebab(one.__name__)}" for one in asks for part in ("ask", "hint")))
    assert_known(*(f"doomsday-choice-{kebab(one.__name__)}" for one in classes("doomsday", Choice)))
    assert_known(*(f"name-doomsday-{one}" for one in IDS))
    assert_known(*(f"doomsday-option-{kebab(option.name)}" for option in GAME.options))


def test_every_event_has_a_row_and_every_row_an_event() -> None:
    found = {name for name, one in inspect.getmembers(events, inspect.isclass) if one.__module__ == events.__name__}
    assert set(telling_of("doomsday")) == found


@pytest.mark.parametrize("seats", [5, 9])
def test_a_whole_play_can_be_told_in_both_languages(seats: int) -> None:
    scene = Scene(seats).hand(0, "trojan", "spam").hand(1, "underground").weapon(2, "rifle", 0).begin(0)
    for _ in range(400):
        asks = waiting(scene.table)
        if not asks:
            break
        seat, ask = asks[0]
        view = GAME.view(scene.table, seat)
        for lang in LANGUAGES:
            assert all(phrase.said(lang) for phrase in of_ask("doomsday", ask, view))
            assert all(of_choice("doomsday", one, ask.name(), view).said(lang) for one in options(scene.table, seat))
        words = options(scene.table, seat)
        scene.say(seat, words[(len(words) * 7) // 11].text)
    names = [f"p{seat + 1}" for seat in range(seats)]
    for _, event in scene.table.heard or []:
        told = {"event": type(event).__name__, "rule": event.rule, **fields(event)}
        for lang in LANGUAGES:
            said = of_event("doomsday", told, names).said(lang)
            assert said
            assert "{" not in said


def test_what_was_declared_and_who_won_choose_the_sentence() -> None:
    declared = {
        "event": "ActionDeclared",
        "rule": "",
        "who": "p1",
        "action": "draw",
        "to": [],
        "card": "",
        "weapon": [],
    }
    over = {"event": "GameOver", "rule": "", "winners": ["p2"], "reason": "human", "teams": ["outlaw", "human"]}
    drawn = {**over, "winners": [], "reason": "draw"}
    said = [of_event("doomsday", event, ["p1", "p2"]).said("ru") for event in (declared, over, drawn)]
    assert said == ["Азимут объявляет: взять программу.", "Победа людей: Байт.", "Ничья: никто не победил."]
