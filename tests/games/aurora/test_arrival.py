"""What would follow from a stop is told line by line, each with the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from games.aurora.scenes import Scene
from games.aurora.test_dangers import moving
from games.aurora.test_outlook import stops
from holdfast.games.aurora.odds import ACTION_RULES, bites
from holdfast.games.aurora.pieces import ACTIONS, COUNTERS


def told(stop: Any) -> dict[str, tuple[str, str, str]]:
    return {one["what"]: (one["of"], one["rule"], one["tone"]) for one in stop["follows"]}


@pytest.mark.rule("AUR-13.3", "AUR-13.7", "AUR-09.4")
def test_what_a_stop_costs_is_told_and_that_nothing_lies_there() -> None:
    scene = moving(Scene().load(0, fuel=1).items(0, "nitrous"))

    free, dear = stops(scene)[1], stops(scene)[max(stops(scene))]

    assert told(free) == {"fuel": ("", "AUR-13.3", "risky"), "plain": ("", "AUR-13.7", "")}
    assert told(dear)["item"] == ("nitrous", "AUR-09.4", "private")
    scene = moving(Scene().load(0, fuel=2))
    assert told(stops(scene)[1])["fuel"] == ("", "AUR-13.3", "")


@pytest.mark.rule("AUR-13.6", "AUR-22.11", "AUR-22.12")
def test_a_shortcut_is_told_with_what_it_asks() -> None:
    tracks = moving(Scene().convoy(0, "truck_half_track", "container").load(0, fuel=2), 6)
    avalanche = moving(Scene(board="beta").load(0, fuel=1), 3)
    dangerous = moving(Scene(board="beta").load(0, fuel=1), 9)

    assert told(stops(tracks)[8])["way"] == ("alpha_s1", "AUR-13.6", "good")
    assert told(stops(avalanche)[max(stops(avalanche))])["toll"] == ("beta_av1", "AUR-22.12", "risky")
    assert told(stops(dangerous)[max(stops(dangerous))])["toll"] == ("beta_d1", "AUR-22.11", "risky")


@pytest.mark.rule("AUR-13.8", "AUR-13.9", "AUR-13.10")
@pytest.mark.parametrize(
    ("counter", "rule", "tone"),
    [("wp_fuel", "AUR-13.8", "good"), ("wp_item", "AUR-13.9", "good"), ("wp_contamination", "AUR-13.10", "risky")],
)
def test_a_counter_is_told_by_its_kind(counter: str, rule: str, tone: str) -> None:
    scene = moving(Scene().load(0, fuel=1))
    scene.state.counters[0] = COUNTERS.index(counter)

    assert told(stops(scene)[3])["counter"] == (counter, rule, tone)


@pytest.mark.rule("AUR-14.2", "AUR-14.19", "AUR-15.2")
def test_the_ship_and_the_enemies_that_wait_are_told() -> None:
    scene = Scene().load(0, fuel=2).put(1, "enemy_ulmar")
    scene.enemy("enemy_war_wolves", 2)
    moving(scene, 22)

    here, there = told(stops(scene)[23]), told(stops(scene)[24])

    assert "reaches" not in here
    assert there["reaches"] == ("", "AUR-15.2", "good")
    assert here["enemies"] == ("", "AUR-14.19", "risky")
    assert here["ambush"] == ("", "AUR-14.2", "risky")
    assert list(there) == ["reaches", "fuel", "plain", "enemies", "ambush"]


@pytest.mark.rule("AUR-23.29", "AUR-23.32", "AUR-23.33")
def test_what_the_automa_s_cards_bring_is_told_by_the_rule_of_the_card() -> None:
    scene = Scene(1)
    automa = scene.state.automa
    assert automa is not None
    automa.row, automa.deck, automa.shown, automa.discard = [], [], [1, 3, 4, 5], [0, 2]

    found = bites(scene.state, automa)

    assert [one["rule"] for one in found] == ["AUR-23.29", "AUR-23.31", "AUR-23.32", "AUR-23.33"]
    assert len(ACTION_RULES) == len(ACTIONS)
