"""The log says a thing once."""

from __future__ import annotations

from typing import Any

from holdfast.terminal.transcript import Told, logged


def told(event: str, **about: Any) -> Told:
    return Told(event, event, "OUT-1.1", False, about)


def events(*lines: Told) -> list[str]:
    return [one.event for one in logged("outlive", list(lines))]


def test_a_cause_that_the_next_line_names_is_left_out() -> None:
    used = told("GearUsed", who="blue", tile="chainsaw")
    found = told("Searched", who="blue", city="blackwood", token="ration", free=False)

    assert events(used, told("Gained", who="blue", resource="wood", amount=2, why="chainsaw")) == ["Gained"]
    assert events(used, told("Gathered", who="blue", resource="wood", amount=2, tile="chainsaw")) == ["Gathered"]
    assert events(found, told("Gained", who="blue", resource="canned_food", amount=1, why="ration")) == ["Gained"]


def test_what_nothing_else_tells_stays() -> None:
    used = told("GearUsed", who="blue", tile="grappling_hook")
    empty = told("Searched", who="blue", city="blackwood", token="empty_cupboard", free=False)

    assert events(used, told("Gained", who="blue", resource="wood", amount=2, why="cargo")) == ["GearUsed", "Gained"]
    assert events(used, told("Gained", who="beige", resource="wood", amount=2, why="grappling_hook"))[0] == "GearUsed"
    assert events(empty) == ["Searched"]


def test_what_the_board_shows_is_not_in_the_log() -> None:
    assert events(told("SquadPlaced", who="blue", squad="5", zone="dam")) == []
