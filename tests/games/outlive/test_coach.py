"""The hints of a first game: each at its moment, with the numbers of this table."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import BEIGE, ORANGE, day, night, play, seat, visit
from holdfast.api import Table
from holdfast.games.learning import coach_of
from holdfast.games.teaching import hints


def hinted(table: Table, who: str = ORANGE) -> dict[str, dict[str, Any]]:
    """What could be told now, the most important first, with its arguments and its place."""
    coach = coach_of("outlive")
    assert coach is not None
    return {one.fact.name: {**one.fact.args, "at": one.at} for one in hints(coach.bubbles, table.sitting, seat(who))}


@pytest.mark.rule("OUT-06.3", "OUT-08.16")
def test_of_a_first_move_the_squads_come_first_and_the_ship_when_it_is_within_reach() -> None:
    near = day(ORANGE, squads={ORANGE: "5 mine"})
    there = day(ORANGE, squads={ORANGE: "5 mine 3a cargo"}, active={ORANGE: "3a"})

    assert list(hinted(near)) == ["move", "ship"]
    assert list(hinted(there)) == ["move"]


@pytest.mark.rule("OUT-11.4")
def test_the_bill_is_told_before_the_third_squad_of_the_first_day_while_it_is_open() -> None:
    furnished = {"rooms": {ORANGE: "builders:3"}, "airlock": {ORANGE: 1}, "active": {ORANGE: "5 4"}}
    hungry = day(ORANGE, day=1, **furnished)
    fed = day(ORANGE, day=1, stores={ORANGE: "2 meat 1 water"}, **furnished)
    later = day(ORANGE, day=2, **furnished)

    assert hinted(hungry)["bill"] == {"food": 2, "rows": 1, "at": "bill"}
    assert "bill" not in hinted(fed)
    assert "bill" not in hinted(later)


@pytest.mark.rule("OUT-07.1")
def test_a_tribute_is_told_of_where_a_weaker_squad_that_has_acted_is_within_reach() -> None:
    squads = {ORANGE: "5 forest", BEIGE: "3a dam"}
    assert hinted(day(ORANGE, squads=squads, active={BEIGE: "3a"}))["tribute"] == {"zone": "dam", "at": "zone:dam"}
    assert "tribute" not in hinted(day(ORANGE, squads=squads))


@pytest.mark.rule("OUT-10.5")
def test_a_disaster_is_told_of_where_it_lies() -> None:
    table = day(ORANGE, disasters="thieves")
    assert hinted(table)["disaster"] == {"disaster": "thieves", "at": "disaster:thieves"}


@pytest.mark.rule("OUT-08.1", "OUT-08.8")
def test_actions_are_told_of_in_every_zone_and_a_hunt_where_it_can_be_paid() -> None:
    assert list(hinted(visit("fair", hunting={"fair": "prey_4"}))) == ["actions", "hunt"]
    assert list(hinted(visit("fair", hunting={"fair": "prey_7"}))) == ["actions"]


@pytest.mark.rule("OUT-12.1")
def test_what_came_through_the_airlock_is_told_in_the_night_it_does() -> None:
    through = night(stores={ORANGE: "2 meat 3 water"}, airlock={ORANGE: 1}, rooms={ORANGE: "builders:3"})
    assert hinted(through) == {}
    play(through, ORANGE, "pay 2 meat")

    assert hinted(through)["radiation"] == {"absorbed": 1, "level": 2, "at": "gauge"}
    stopped = night(day=1, stores={ORANGE: "2 water"}, airlock={ORANGE: 1})
    assert list(hinted(stopped)) == ["recruit"]


@pytest.mark.rule("OUT-17.2")
def test_the_last_day_is_told_of_on_the_last_day() -> None:
    assert "last-day" in hinted(day(ORANGE, day=6))
    assert "last-day" not in hinted(day(ORANGE, day=5))
