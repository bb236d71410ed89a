"""A lesson over the wire: an ordinary table that is staged, tells what it teaches, and leaves nothing behind."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games import registry
from holdfast.games.learning import lesson_of
from holdfast.games.teaching import matches
from server.harness import PATIENCE, Place, Visitor

TAUGHT = [game for game in registry.games() if lesson_of(game) is not None]


def staged(visitor: Visitor, game: str) -> Any:
    """The first lesson of this game, begun as its poster begins it."""
    lesson = lesson_of(game)
    assert lesson is not None
    bots = ["greedy"] * (lesson.seats - 1)
    options = {"lesson": registry.game(game).lessons[0]}
    return visitor.new_match(lesson.seats, game, pace="none", options=options, bots=bots, start=True)


def told(place: Place) -> dict[str, Any]:
    """What the learner is told now."""
    found: dict[str, Any] = place.sections["lesson"]
    return found


def is_needless(ask: dict[str, Any]) -> bool:
    """One answer alone, which the script says for the learner where nothing is told of it; it may have been quicker."""
    return len(ask["options"]) == 1


def follow(place: Place) -> None:
    """Answer as the lesson would have it, to its end."""
    answered = 0
    while not told(place).get("done"):
        ask = place.ask
        if ask is not None and ask["id"] != answered:
            answered = ask["id"]
            answers = told(place).get("lit") or [option["notation"] for option in ask["options"]]
            assert place.say(answers[0], ask=answered)["t"] == "done" or is_needless(ask)
        else:
            place.take(PATIENCE)


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_follows_a_lesson_comes_to_its_end_and_it_leaves_my_games(ann: Visitor, game: str) -> None:
    match = staged(ann, game)
    place = ann.sit_at(match["id"])
    place.until(lambda here: here.ask is not None)
    assert [one["id"] for one in ann.get("/api/matches")] == [match["id"]]

    follow(place)
    if place.result is None:
        ann.post(f"/api/matches/{match['id']}/abandon")

    assert ann.get("/api/matches") == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_offers_unasked_only_what_it_teaches(ann: Visitor, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    place = ann.sit_at(staged(ann, game)["id"])
    place.until(lambda here: here.ask is not None)

    assert all(matches(right, [*lesson.rights, "undo"]) for right in place.sections["rights"])


@pytest.mark.parametrize("game", TAUGHT)
def test_who_comes_back_to_a_lesson_is_told_the_same(ann: Visitor, game: str) -> None:
    match = staged(ann, game)["id"]
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    before = told(place)
    place.close()

    again = ann.sit_at(match)
    again.until(lambda here: here.ask is not None)
    assert told(again) == before


@pytest.mark.parametrize("game", TAUGHT)
def test_nobody_else_is_told_a_lesson(ann: Visitor, bob: Visitor, game: str) -> None:
    match = staged(ann, game)["id"]
    ann.sit_at(match).until(lambda here: here.ask is not None)
    watcher = bob.sit_at(match)
    watcher.until(lambda here: bool(here.sections))

    assert watcher.sections.get("lesson") is None
    assert watcher.sections.get("ask") is None
