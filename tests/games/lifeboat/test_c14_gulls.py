"""LIF-14  Evening: gulls."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import asking, gulls, night, reason, story, told, wounds


@pytest.mark.rule("LIF-14.1")
@pytest.mark.parametrize(
    ("card", "before", "after"), [("25", 0, 1), ("25", 2, 3), ("28", 3, 2), ("28", 1, 0), ("28", 0, 0), ("42", 2, 2)]
)
def test_a_gull_comes_and_a_crossed_gull_goes(card: str, before: int, after: int) -> None:
    table = night(card, gulls=before)

    assert gulls(table) == after


@pytest.mark.rule("LIF-14.1", "LIF-R20")
def test_a_crossed_gull_at_zero_does_nothing() -> None:
    table = night("28")

    assert told(table, None, "GullsChanged") == []


@pytest.mark.rule("LIF-14.2")
def test_with_four_gulls_the_rest_of_the_card_is_ignored() -> None:
    table = night("31", gulls=3)

    assert (reason(table), asking(table), wounds(table)) == ("landed by card", None, {})
    assert "FellOverboard" not in story(table)


@pytest.mark.rule("LIF-14.2")
def test_with_three_gulls_the_card_goes_on() -> None:
    table = night("31", gulls=2)

    assert (reason(table), asking(table)) == (None, "Rescue")
