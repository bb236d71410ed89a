"""OUT-06  Movement."""

from __future__ import annotations

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    PURPLE,
    asked,
    asking,
    day,
    default,
    offered,
    on_table,
    play,
    scene,
    shelter,
    squads,
    stores,
    told,
    visit,
    zone,
)
from holdfast.api import Table
from holdfast.games.outlive.chapters.c06_movement import Movement

STUCK = "5 mine 4 silent_peak 3a military_base 3b fair"
"""The mine's squad has only the ship left."""


def moves(table: Table, squad: str = "5") -> list[str]:
    """Where this squad of Orange may go."""
    words = [word.split() for word in offered(table, ORANGE)]
    return [" ".join(word[2:]) for word in words if word[:2] == ["move", squad]]


def stuck(**arranged: object) -> Table:
    """An active Beige 5 stands on place 5, and Orange has only its 5 left to move."""
    arranged = {"active": {ORANGE: "4 3a 3b", BEIGE: "5"}, "berths": {BEIGE: 5}, **arranged}
    return day(ORANGE, squads={ORANGE: STUCK, BEIGE: "5 cargo"}, **arranged)


@pytest.mark.rule("OUT-06.1")
def test_turns_go_clockwise_until_all_four_squads_of_all_were_activated() -> None:
    table = scene(Movement(), first=BEIGE)
    order = []
    while table.asking():
        if asking(table) == "MoveSquad":
            order.append(asked(table)[0])
            before = squads(table, order[-1])
        ask = table.asking()[0]
        table.play(ask.seat, ask.default if ask.kind == "MoveSquad" else "end" if "end" in ask.options else ask.default)
        assert before

    assert order == [BEIGE, PURPLE, ORANGE] * 4


@pytest.mark.rule("OUT-06.2")
def test_a_squad_must_move_and_must_leave_its_zone() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest"})

    assert not any(word.startswith("stay") for word in offered(table, ORANGE))
    assert "forest" not in moves(table)


@pytest.mark.rule("OUT-06.3")
def test_one_or_two_zones_either_way() -> None:
    table = day(ORANGE, squads={ORANGE: "5 military_base 4 fair 3a mine 3b blackwood"})

    assert moves(table) == ["forest", "dam", "silent_peak"]


@pytest.mark.rule("OUT-06.4")
def test_no_two_own_squads_in_one_zone_active_or_resting() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest 4 dam 3a military_base 3b fair"}, active={ORANGE: "4"})

    assert moves(table) == ["blackwood"]


@pytest.mark.rule("OUT-06.5")
def test_a_squad_passes_through_its_own_and_through_a_full_ship() -> None:
    table = day(
        ORANGE,
        squads={ORANGE: "5 forest 4 dam 3a mine 3b blackwood", BEIGE: "3a cargo"},
        active={BEIGE: "3a"},
        berths={BEIGE: 3},
    )

    assert "military_base" in moves(table)
    assert "fair" in moves(table, "3a")


@pytest.mark.rule("OUT-06.6")
def test_others_never_block_a_zone() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest", BEIGE: "5 dam", PURPLE: "5 dam"}, active={BEIGE: "5"})

    assert "dam" in moves(table)


@pytest.mark.rule("OUT-06.7", "OUT-R11")
def test_a_stuck_squad_stands_up_and_does_nothing() -> None:
    table = stuck()

    # Nothing else is possible, so nobody was asked.
    assert told(table, None, "Stayed") == [{"who": ORANGE, "squad": "5", "zone": "mine"}]
    assert (squads(table, ORANGE)["5"], stores(table, ORANGE)) == ("mine", {})


@pytest.mark.rule("OUT-06.7")
def test_a_squad_that_stayed_is_active_and_can_be_attacked() -> None:
    table = day(
        ORANGE,
        BEIGE,
        squads={ORANGE: "3a mine 4 silent_peak 3b military_base 5 fair", BEIGE: "3a cargo 5 silent_peak"},
        active={ORANGE: "4 3b 5", BEIGE: "3a"},
        berths={BEIGE: 3},
        stores={ORANGE: "2 wood"},
    )
    play(table, BEIGE, "move 5 mine")

    assert stores(table, BEIGE) == {"wood": 2}


@pytest.mark.rule("OUT-06.8")
def test_gear_offers_a_way_and_never_forces_it() -> None:
    table = stuck(repaired={ORANGE: "grappling_hook"})

    assert offered(table, ORANGE) == ["move 5 cargo hook", "stay 5"]


@pytest.mark.rule("OUT-06.8", "OUT-19.6")
def test_the_boarding_party_may_share_the_place_or_stay() -> None:
    table = stuck(rooms={ORANGE: "boarding_party:3"})

    assert offered(table, ORANGE) == ["move 5 cargo", "stay 5"]


@pytest.mark.rule("OUT-06.8", "OUT-20.9")
def test_the_exoskeleton_is_used_up_only_if_the_move_needs_it() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest 4 blackwood 3a fair 3b mine"}, repaired={ORANGE: "exoskeleton"})
    near, far = table.clone(), table.clone()
    play(near, ORANGE, "move 5 dam")
    play(far, ORANGE, "move 5 silent_peak")

    assert moves(table) == ["dam", "military_base", "silent_peak", "cargo"]
    assert [shelter(one, ORANGE)["turned"] for one in (near, far)] == [[], ["exoskeleton"]]


@pytest.mark.rule("OUT-06.8")
def test_exoskeleton_and_hook_combine_in_one_move() -> None:
    table = day(
        ORANGE,
        squads={ORANGE: "5 forest 4 dam 3a blackwood 3b fair"},
        active={ORANGE: "4 3a 3b"},
        repaired={ORANGE: "exoskeleton grappling_hook"},
    )
    play(table, ORANGE, "move 5 cargo hook")

    assert shelter(table, ORANGE)["turned"] == ["grappling_hook", "exoskeleton"]
    assert stores(table, ORANGE) == {"canned_food": 4}


@pytest.mark.rule("OUT-06.9")
def test_only_the_zone_where_it_stops_matters() -> None:
    table = day(
        ORANGE,
        squads={ORANGE: "5 forest", BEIGE: "3a dam"},
        active={BEIGE: "3a"},
        stores={BEIGE: "3 wood"},
        repaired={ORANGE: "jerrycan crowbar"},
    )
    play(table, ORANGE, "move 5 military_base")

    assert told(table, None, "Attacked") == []
    assert stores(table, ORANGE) == {"microchip": 2}


@pytest.mark.rule("OUT-06.10")
def test_a_visit_to_the_ship_runs_token_attack_gear_cans_survivor() -> None:
    table = day(
        ORANGE,
        squads={ORANGE: "5 mine", BEIGE: "3a cargo"},
        active={BEIGE: "3a"},
        berths={BEIGE: 3},
        stores={BEIGE: "2 wood"},
        repaired={ORANGE: "hacksaw"},
        rooms={ORANGE: "pantry:4"},
    )
    play(table, ORANGE, "move 5 cargo")
    play(table, ORANGE, "bed airlock")
    told_in_order = [event["event"] for event in table.events(None)]

    assert told_in_order == [
        "Moved",
        "TokenTaken",
        "Attacked",
        "Paid",
        "GearUsed",
        "Gained",
        "RoomUsed",
        "Gained",
        "SurvivorCame",
    ]


@pytest.mark.rule("OUT-06.11")
def test_squads_end_the_day_in_four_zones() -> None:
    table = scene(Movement())
    while table.asking():
        ask = table.asking()[0]
        table.play(ask.seat, ask.default)

    assert [len(set(squads(table, who).values())) for who in (ORANGE, BEIGE, PURPLE)] == [4, 4, 4]
    moved = [(one["who"], one["zone"]) for one in told(table, None, "Moved")]
    assert len(moved) == len(set(moved))


@pytest.mark.rule("OUT-R36")
def test_the_picked_squad_stands_in_the_zone_where_it_stops() -> None:
    table = visit("forest", "4")

    assert [one for one in zone(table, "forest")["squads"] if one["who"] == ORANGE] == [
        {"who": ORANGE, "squad": "4", "strength": 4, "working": 4, "active": True, "place": 0}
    ]


def test_an_absent_player_sends_the_strongest_where_most_is() -> None:
    table = day(ORANGE, squads={ORANGE: "5 forest 4 mine 3a fair 3b silent_peak"}, stock={"military_base": 2})

    # Without a microchip the dam brings nothing; Blackwood five tokens.
    assert default(table, ORANGE) == "move 5 blackwood"
    assert on_table(table, "phase") == "day"
