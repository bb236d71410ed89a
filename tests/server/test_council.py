"""Advice at a table where a group decides together: seen by all, said by no record, and gone with its question."""

from __future__ import annotations

from typing import Any

import pytest

from server.harness import Place, Server, Visitor


@pytest.fixture
def two(server: Server, ann: Visitor, bob: Visitor) -> list[Place]:
    """Ann and Bob lead a siege by turns; whoever leads now comes first."""
    match = ann.new_match(2, game="journal", pace="none")["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    places = [visitor.sit_at(match) for visitor in (ann, bob)]
    for place in places:
        place.drain()
    return sorted(places, key=lambda place: place.sections.get("ask") is None)


def advises(place: Place, word: str) -> str:
    return str(place.answer_to(place.send(t="advise", word=word)).get("code", "done"))


def council(place: Place) -> Any:
    place.drain()
    return place.sections["council"]


def test_who_does_not_lead_sees_the_question_and_marks_an_answer_that_all_see(two: list[Place]) -> None:
    leader, adviser = two
    asked = leader.sections["ask"]
    words = [option["notation"] for option in asked["options"]]

    assert [option["notation"] for option in council(adviser)["options"]] == words
    assert council(adviser)["title"] == asked["title"]
    assert advises(adviser, words[0]) == "done"
    assert [mark["word"] for mark in council(leader)["marks"]] == [words[0]]
    assert council(leader)["seat"] == asked["seat"]
    assert [mark["word"] for mark in council(adviser)["marks"]] == [words[0]]


def test_a_mark_is_moved_and_taken_back(two: list[Place]) -> None:
    leader, adviser = two
    words = [option["notation"] for option in leader.sections["ask"]["options"]]
    advises(adviser, words[0])
    advises(adviser, words[-1])
    assert [mark["word"] for mark in council(leader)["marks"]] == [words[-1]]

    advises(adviser, "")
    assert council(leader)["marks"] == []


def test_nobody_waits_for_advice_and_it_is_gone_with_the_question(two: list[Place], server: Server) -> None:
    leader, adviser = two
    ask = leader.sections["ask"]
    words = [option["notation"] for option in ask["options"]]
    advises(adviser, words[0])

    assert leader.say(words[-1], ask=ask["id"])["t"] == "done"
    assert council(adviser)["marks"] == []


def test_the_one_who_decides_and_a_word_that_nobody_offers_are_refused(two: list[Place]) -> None:
    leader, adviser = two
    word = leader.sections["ask"]["options"][0]["notation"]

    assert advises(leader, word) == "no-advice"
    assert advises(adviser, "surrender") == "no-advice"
    assert council(leader)["marks"] == []


def test_who_looks_on_may_not_advise(two: list[Place], server: Server) -> None:
    leader, _ = two
    word = leader.sections["ask"]["options"][0]["notation"]
    with Visitor(server, "Eve") as eve:
        looking_on = eve.sit_at(leader.welcome["match"])
        looking_on.drain()

        assert [option["notation"] for option in council(looking_on)["options"]]
        assert advises(looking_on, word) == "not-seated"
    assert council(leader)["marks"] == []


def test_other_games_have_no_council(server: Server, ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, game="lifeboat", pace="none", bots=["random", "random"])["id"]
    bob.post(f"/api/matches/{match}/sit")
    ann.post(f"/api/matches/{match}/start")
    place = bob.sit_at(match)
    place.drain()

    assert "council" not in place.sections
    assert advises(place, "rest") == "no-advice"
