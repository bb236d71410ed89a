"""OUT-06  Where an absent player's squads go, and what the Grappling Hook reaches."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import BEIGE, ORANGE, day, default, offered, play, shelter, told
from holdfast.games.outlive.chapters.c06_movement import yields
from holdfast.games.outlive.pieces import SQUADS, ZONES

FIVE = SQUADS.index("5")


@pytest.mark.rule("OUT-06.2")
@pytest.mark.parametrize(
    ("zone", "arranged", "tokens"),
    [
        ("cargo", {}, 4),
        ("blackwood", {"search": {"blackwood": "plank ration"}}, 3),
        ("silent_peak", {}, 5),
        ("dam", {"stock": {"dam": 9}}, 0),
        ("dam", {"stock": {"dam": 9}, "stores": {ORANGE: "1 microchip"}}, 5),
        ("forest", {"stock": {"forest": 3}}, 3),
        ("forest", {"stock": {"forest": 9}}, 5),
        ("forest", {"stock": {"forest": 9}, "disasters": "sandstorm"}, 3),
    ],
)
def test_what_a_visit_of_an_absent_player_would_bring(zone: str, arranged: dict[str, Any], tokens: int) -> None:
    state = day(ORANGE, **arranged).sitting.table.state

    assert yields(state, 0, FIVE, ZONES.index(zone)) == tokens


@pytest.mark.rule("OUT-06.1", "OUT-06.2")
def test_the_strongest_that_still_rests_goes_where_most_is() -> None:
    own = {ORANGE: "5 fair 4 forest 3a mine 3b cargo"}
    stock = {"dam": 0, "military_base": 9}
    searched = {"blackwood": "", "silent_peak": ""}
    table = day(ORANGE, squads=own, active={ORANGE: "5"}, stock=stock, search=searched)

    assert default(table, ORANGE) == "move 4 military_base"


@pytest.mark.rule("OUT-06.7")
def test_where_nobody_can_go_the_one_that_rests_stays() -> None:
    own = {ORANGE: "5 mine 4 military_base 3a silent_peak 3b fair"}
    ship = {"berths": {BEIGE: 5}, "active": {ORANGE: "4 3a 3b", BEIGE: "5"}}
    table = day(ORANGE, squads={**own, BEIGE: "5 cargo"}, rooms={ORANGE: "boarding_party:3"}, **ship)

    assert default(table, ORANGE) == "stay 5"


NEAR, FAR = "5 fair 4 forest 3a dam 3b blackwood", "5 forest 4 fair 3a dam 3b military_base"
HOOK, LEGS = "grappling_hook", "grappling_hook exoskeleton"


@pytest.mark.rule("OUT-06.8", "OUT-20.5")
@pytest.mark.parametrize(
    ("own", "arranged", "offers"),
    [
        (NEAR, {"repaired": {ORANGE: HOOK}}, True),
        (NEAR, {}, False),
        (NEAR, {"broken": {ORANGE: HOOK}}, False),
        ("5 mine 4 forest 3a dam 3b blackwood", {"repaired": {ORANGE: HOOK}}, True),
        ("5 silent_peak 4 forest 3a dam 3b blackwood", {"repaired": {ORANGE: HOOK}}, True),
        (FAR, {"repaired": {ORANGE: HOOK}}, False),
        (FAR, {"repaired": {ORANGE: LEGS}}, True),
        ("5 fair 4 cargo 3a dam 3b blackwood", {"repaired": {ORANGE: HOOK}}, False),
        (NEAR, {"repaired": {ORANGE: HOOK}, "berths": {BEIGE: 6}}, False),
        (NEAR, {"repaired": {ORANGE: HOOK}, "berths": {BEIGE: 5}}, True),
    ],
    ids=["near", "none", "broken", "one step", "two steps", "far", "far with legs", "own on it", "taken", "below it"],
)
def test_where_the_hook_helps(own: str, arranged: dict[str, Any], offers: bool) -> None:
    table = day(ORANGE, squads={ORANGE: own, BEIGE: "5 cargo"}, **arranged)

    assert ("move 5 cargo hook" in offered(table, ORANGE)) is offers


@pytest.mark.rule("OUT-06.10", "OUT-20.5")
def test_a_squad_on_the_hook_takes_the_place_above_and_the_hook_is_used() -> None:
    table = day(ORANGE, squads={ORANGE: NEAR}, repaired={ORANGE: HOOK})
    play(table, ORANGE, "move 5 cargo hook")

    moved = {"who": ORANGE, "squad": "5", "start": "fair", "zone": "cargo", "place": 6}
    assert told(table, None, "Moved") == [moved]
    assert shelter(table, ORANGE)["turned"] == [HOOK]


@pytest.mark.rule("OUT-06.3", "OUT-06.10")
def test_two_steps_need_no_legs_and_away_from_the_ship_there_is_no_place() -> None:
    table = day(ORANGE, squads={ORANGE: "5 fair 4 forest 3a dam 3b mine"}, repaired={ORANGE: "exoskeleton"})
    play(table, ORANGE, "move 5 silent_peak")
    short = day(ORANGE, squads={ORANGE: "5 blackwood 4 silent_peak 3a cargo 3b mine"}, repaired={ORANGE: "exoskeleton"})
    play(short, ORANGE, "move 5 dam")

    assert shelter(table, ORANGE)["turned"] == ["exoskeleton"]
    assert shelter(short, ORANGE)["turned"] == []
    assert [one["place"] for one in told(short, None, "Moved")] == [0]
