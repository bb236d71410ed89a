"""Lessons and coaches: every text is there and short enough, and no choice of the learner leads to a dead end."""

from __future__ import annotations

import os

import pytest

from games.pieces import PIECES
from holdfast import api
from holdfast.games import registry
from holdfast.games.learning import Lesson, coach_of, lesson_of
from holdfast.games.teaching import Guide, is_needless, matches, value_at, word_of
from holdfast.kernel.ledger import read_ledger
from holdfast.kernel.play import options, waiting
from holdfast.locale import LANGUAGES, knows, say

TAUGHT = [game for game in registry.games() if lesson_of(game) is not None]
COACHED = [game for game in registry.games() if coach_of(game) is not None]
MOST = 100_000 if os.environ.get("HOLDFAST_THOROUGH") else 12
"""How many ways through a lesson are walked."""
LESSON_LIMIT, COACH_LIMIT = 140, 120
NUMBERS: dict[str, str | float] = {
    "won": 10,
    "who": "x",
    "card": "x",
    "n": 2,
    "mine": 11,
    "theirs": 3,
    "food": 2,
    "rows": 1,
}
NUMBERS |= {"absorbed": 1, "level": 1}


def go_on(table: api.Table, lesson: Lesson) -> None:
    """Let the others play by the script until the learner must answer."""
    sitting = table.sitting
    while sitting.table.result is None:
        for seat, _ in waiting(sitting.table):
            if seat == lesson.seat:
                word = "pass" if is_needless(lesson, sitting) else ""
            else:
                word = word_of(lesson, sitting, seat)
            if word:
                table.play(seat, word)
                break
        else:
            return


def is_done(table: api.Table, lesson: Lesson) -> bool:
    return Guide(lesson, table.sitting).at == len(lesson.steps)


def staged(game: str) -> api.Table:
    lesson = lesson_of(game)
    assert lesson is not None
    return api.new(game, lesson.seats, "lesson", {"lesson": registry.game(game).lessons[0]})


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lit_path_leads_to_the_end_and_its_record_is_honest(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    table, told = staged(game), set[str]()
    for _ in range(80):
        go_on(table, lesson)
        guide = Guide(lesson, table.sitting)
        told |= {one.fact.name for one in guide.sayings}
        if is_done(table, lesson):
            break
        offered = [choice.text for choice in options(table.sitting.table, lesson.seat)]
        lit = [word for word in offered if guide.current is not None and matches(word, guide.current.lit)]
        table.play(lesson.seat, (lit or offered)[0])
    assert is_done(table, lesson)
    assert len(told) >= len(lesson.steps) - 3
    assert api.verify(table.sitting.record().text())["honest"]


@pytest.mark.parametrize("game", TAUGHT)
def test_no_choice_of_the_learner_leads_to_a_dead_end(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    ways, open_ = 0, [staged(game)]
    while open_ and ways < MOST:
        table = open_.pop()
        go_on(table, lesson)
        if is_done(table, lesson):
            ways += 1
            result = table.sitting.table.result
            assert result is None or lesson.seat in result.summary()["winners"]
            continue
        guide = Guide(lesson, table.sitting)
        offered = [choice.text for choice in options(table.sitting.table, lesson.seat)]
        played = [word for word in offered if guide.manner(word) != "hold"]
        assert played, f"nothing can be answered after {guide.said}"
        assert len(guide.said) < 60, guide.said
        # Both ends of the list, so that a short walk turns everywhere.
        chosen = played if MOST > 1000 else [played[0], played[-1]][: len(played)]
        for word in dict.fromkeys(chosen):
            branch = api.Table(table.sitting.clone())
            branch.play(lesson.seat, word)
            open_.append(branch)
    assert ways


@pytest.mark.parametrize("game", TAUGHT)
def test_every_text_of_a_lesson_is_there_and_short(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    ids = [step.id for step in lesson.steps] + [step.otherwise for step in lesson.steps if step.otherwise]
    ids += [one.id for step in lesson.steps for one in [*step.instead, *step.after]]
    for message in (f"{game}-lesson-{one}" for one in ids):
        for lang in LANGUAGES:
            assert knows(message, lang), message
            assert len(say(message, lang, **NUMBERS)) <= LESSON_LIMIT, message
    assert all(step.rule in read_ledger(game).rules for step in lesson.steps)
    assert all(step.manner == "any" or step.otherwise for step in lesson.steps)


@pytest.mark.parametrize("game", COACHED)
def test_every_text_of_a_coach_is_there_and_short(game: str) -> None:
    coach = coach_of(game)
    assert coach is not None
    ids = [bubble.id for bubble in coach.bubbles]
    ids += [one.id for bubble in coach.bubbles for one in bubble.instead]
    for message in (f"{game}-coach-{one}" for one in ids):
        for lang in LANGUAGES:
            assert knows(message, lang), message
            assert len(say(message, lang, **NUMBERS)) <= COACH_LIMIT, message
    rules = read_ledger(game).rules
    assert all(bubble.rule in rules for bubble in coach.bubbles)
    assert all(rule in rules for rule in coach.goal.rules)
    assert all(knows(f"{game}-goal-{n}", lang) for n in (1, 2, 3) for lang in LANGUAGES)
    assert all(not bubble.at or "{" in bubble.at or bubble.at in PIECES[game] for bubble in coach.bubbles)


def test_a_path_leads_to_entries_by_name_and_counts_kinds() -> None:
    view = {"boat": [{"who": "kid", "thirst": 2}], "me": {"closed": ["water", "oar", "water"]}}

    assert value_at(view, "boat.kid.thirst") == 2
    assert value_at(view, "me.closed.#water") == 2
    assert value_at(view, "me.closed.#") == 3
    assert value_at(view, "boat.milady.thirst") is None
