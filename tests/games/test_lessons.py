"""Lessons and coaches: every text is there and short enough, and no choice of the learner leads to a dead end."""

from __future__ import annotations

from random import Random

import pytest

from conformance.subjects import THOROUGH
from games.pieces import PARTS, PIECES
from holdfast import api
from holdfast.games import registry
from holdfast.games.learning import Lesson, coach_of, lesson_of
from holdfast.games.lifeboat.moments import rare
from holdfast.games.teaching import Guide, lit, value_at, word_of
from holdfast.kernel.ledger import read_ledger
from holdfast.kernel.play import options, waiting
from holdfast.locale import LANGUAGES, knows, translate

TAUGHT = [game for game in registry.games() if lesson_of(game) is not None]
FREE = ["move 3b mine", "gather 3"]
"""Where a lesson lights nothing."""
COACHED = [game for game in registry.games() if coach_of(game) is not None]
WAYS = 500 if THOROUGH else 12
"""How many ways through a lesson are walked."""
LESSON_LIMIT, COACH_LIMIT = 140, 120
MOST_WORDS = 90
"""A whole day of the Journal takes some fifty words, and more where a lot is packed and left behind."""
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
NUMBERS |= {"noise": 2, "die": 7, "room": 21, "weight": 10, "heard": 3, "state": "x", "objective": "x"}
NUMBERS |= {"absorbed": 1, "level": 1, "bonds": "both", "speed": 5, "team": "x", "weapon": "x"}


def go_on(table: api.Table, lesson: Lesson) -> None:
    """Let the others play by the script until the learner must answer."""
    sitting = table.sitting
    while sitting.table.result is None:
        for seat, _ in waiting(sitting.table):
            word = word_of(lesson, sitting, seat)
            if word:
                table.play(seat, word)
                break
        else:
            return


def staged(game: str) -> api.Table:
    """Its lesson, at the first question to the learner."""
    lesson = lesson_of(game)
    assert lesson is not None
    table = api.new(game, lesson.seats, "lesson", {"lesson": registry.game(game).lessons[0]})
    go_on(table, lesson)
    return table


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lit_path_leads_to_the_end_and_its_record_is_honest(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    table, told = staged(game), set[int]()
    guide = Guide(lesson, table.sitting)
    while not guide.is_done:
        assert len(guide.said) < MOST_WORDS, guide.said
        offered = [choice.text for choice in options(table.sitting.table, lesson.seat)]
        free = [word for word in FREE if word in offered]
        told |= {one.step for one in guide.sayings}
        table.play(lesson.seat, [*lit(guide.current, offered), *free, *offered][0])
        go_on(table, lesson)
        guide = Guide(lesson, table.sitting)
    told |= {one.step for one in guide.sayings}
    assert [step.id for at, step in enumerate(lesson.steps) if at not in told and not step.aside] == []
    assert api.verify(table.sitting.record().text())["honest"]


@pytest.mark.parametrize("game", TAUGHT)
def test_no_choice_of_the_learner_leads_to_a_dead_end(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for way in range(WAYS):
        table, chance = staged(game), Random(way)
        guide = Guide(lesson, table.sitting)
        while not guide.is_done:
            offered = [choice.text for choice in options(table.sitting.table, lesson.seat)]
            played = [word for word in offered if guide.manner(word) != "hold"]
            assert played, f"nothing can be answered after {guide.said}"
            assert len(guide.said) < MOST_WORDS, guide.said
            table.play(lesson.seat, chance.choice(played))
            go_on(table, lesson)
            guide = Guide(lesson, table.sitting)
        result = table.sitting.table.result
        assert result is None or lesson.seat in result.summary()["winners"]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_text_of_a_lesson_is_there_and_short(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    ids = [step.id for step in lesson.steps] + [step.otherwise for step in lesson.steps if step.otherwise]
    ids += [one.id for step in lesson.steps for one in [*step.instead, *step.after]]
    for message in (f"{game}-lesson-{one}" for one in ids):
        for lang in LANGUAGES:
            assert knows(message, lang), message
            assert len(translate(message, lang, **NUMBERS)) <= LESSON_LIMIT, message
    assert all(step.rule in read_ledger(game).rules for step in lesson.steps)
    assert all(step.manner == "any" or step.otherwise for step in lesson.steps)
    assert all(is_shown(game, step.at) for step in lesson.steps)


@pytest.mark.parametrize("game", COACHED)
def test_every_text_of_a_coach_is_there_and_short(game: str) -> None:
    coach = coach_of(game)
    assert coach is not None
    ids = [bubble.id for bubble in coach.bubbles]
    ids += [one.id for bubble in coach.bubbles for one in bubble.instead]
    for message in (f"{game}-coach-{one}" for one in ids):
        for lang in LANGUAGES:
            assert knows(message, lang), message
            assert len(translate(message, lang, **NUMBERS)) <= COACH_LIMIT, message
    rules = read_ledger(game).rules
    assert all(bubble.rule in rules for bubble in coach.bubbles)
    assert all(rule in rules for rule in coach.goal.rules)
    assert all(knows(f"{game}-goal-{n}", lang) for n in (1, 2, 3) for lang in LANGUAGES)
    assert all(is_shown(game, one.at) for one in coach.bubbles if "{" not in one.at)


def is_shown(game: str, at: str) -> bool:
    """A piece, all pieces of a kind, or a part of the board; or it points at nothing."""
    return at in ["", *PIECES[game], *PARTS[game]] or (
        at.endswith(":") and any(piece.startswith(at) for piece in PIECES[game])
    )


@pytest.mark.parametrize(
    ("friend", "enemy", "told"), [(0, 1, "friend"), (1, 0, "enemy"), (1, 1, "same"), (0, 0, "both"), (1, 2, "")]
)
def test_a_rare_deal_of_friend_and_enemy_is_told_first(friend: int, enemy: int, told: str) -> None:
    assert rare(0, friend, enemy) == told
    coach = coach_of("lifeboat")
    assert coach is not None
    assert coach.bubbles[0].moment == "rare"


def test_a_path_leads_to_entries_by_name_and_counts_kinds() -> None:
    view = {"boat": [{"who": "kid", "thirst": 2}], "me": {"closed": ["water", "oar", "water"]}}

    assert value_at(view, "boat.kid.thirst") == 2
    assert value_at(view, "me.closed.#water") == 2
    assert value_at(view, "me.closed.#") == 3
    assert value_at(view, "boat.milady.thirst") is None
