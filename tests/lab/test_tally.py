"""Rates, intervals and what the page shows of them."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from holdfast.lab.intervals import Rate
from holdfast.lab.outcome import Outcome
from holdfast.lab.page import page
from holdfast.lab.plan import Plan
from holdfast.lab.tally import Tally
from holdfast.locale import LANGUAGES, Language

PLAN = Plan("lifeboat", 4, ["greedy", "random", "random", "random"], 3)


def outcome(number: int, winners: list[int], reason: str) -> Outcome:
    roles = ["kid", "snob", "captain", "bosun"]
    return Outcome(PLAN.bots_in(number), roles, winners, [10, 5, 5, 0], reason, 9 + number, 80)


def tally() -> Tally:
    """Greedy wins alone, then shares with one other, then nobody wins."""
    counted = Tally(PLAN)
    counted.add([outcome(0, [0], "landed by card"), outcome(1, [1, 3], "landed by flare"), outcome(2, [], "sea")])
    return counted


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)]
)
def test_the_interval_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    rate = Rate(wins, games)

    assert (rate.low, rate.high) == pytest.approx((low, high), abs=0.001)


def test_no_games_say_nothing() -> None:
    assert (Rate(0, 0).low, Rate(0, 0).rate, Rate(0, 0).high) == (0.0, 0.0, 1.0)


def test_a_shared_victory_counts_by_its_share_and_the_sea_s_for_nobody() -> None:
    rates = tally().by_bot()

    assert (rates["greedy"].wins, rates["greedy"].games) == (1.5, 3)
    assert (rates["random"].wins, rates["random"].games) == (0.5, 9)


def test_counts_by_seat_role_and_ending() -> None:
    counted = tally()

    assert {seat: rate.wins for seat, rate in counted.by_seat().items()} == {"0": 1, "1": 0.5, "2": 0, "3": 0.5}
    assert {role: rate.wins for role, rate in counted.by_role().items()} == {
        "bosun": 0.5,
        "captain": 0,
        "kid": 1,
        "snob": 0.5,
    }
    assert list(counted.endings()) == ["landed by card", "landed by flare", "sea"]
    assert counted.by_bot_and_role()["greedy"]["snob"].wins == 0.5


def test_the_report_is_plain_data() -> None:
    report = tally().report()

    assert report["days"] == {"mean": 10.0, "median": 10, "least": 9, "most": 11}
    assert report["fair_share"] == 0.25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_every_bot_role_and_ending(lang: Language) -> None:
    screen = io.StringIO()

    Console(file=screen, width=90).print(page(tally(), lang))

    for word in ("greedy", "50.0 %", "●", "┊"):
        assert word in screen.getvalue()


def test_what_seats_have_several_of_counts_once_for_each() -> None:
    plan = Plan("outlive", 2, ["greedy", "random"], 1)
    counted = Tally(plan)
    rooms = [["well", "pantry", "well"], ["pantry"]]
    counted.add([Outcome(plan.bots_in(0), [], [0], [30, 20], "points", 6, 80, {"rooms": rooms})])

    assert {room: (rate.wins, rate.games) for room, rate in counted.by_trait()["rooms"].items()} == {
        "pantry": (1, 2),
        "well": (1, 1),
    }
