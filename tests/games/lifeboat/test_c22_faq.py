"""LIF-22  FAQ of the rulebook, as rules."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    FRENCHY,
    KID,
    MILADY,
    boat,
    evening,
    night,
    offered,
    open_cards,
    pass_all,
    play,
    reveal,
    sleep,
    status,
    told,
    until,
    wounds,
)


@pytest.mark.rule("LIF-22.1")
def test_what_does_a_compass_do() -> None:
    table = evening(row_stack="19 40", chart="25", open={KID: "compass"})
    pass_all(table)

    play(table, KID, "compass")

    assert offered(table, KID) == ["pick 19", "pick 25", "pick 40"]
    assert open_cards(table, KID) == ["compass"]


@pytest.mark.rule("LIF-22.2")
def test_what_if_the_rowers_left_nothing() -> None:
    table = evening(chart="25 19")

    reveal(table)

    assert told(table, None, "NavigationRevealed") == [{"card": "25", "buried": 0}]


@pytest.mark.rule("LIF-22.3")
def test_what_if_a_card_names_one_who_was_removed() -> None:
    table = night("40", boat=[MILADY, CAPTAIN, BOSUN, FRENCHY, KID])

    sleep(table)

    assert wounds(table) == {MILADY: 1, CAPTAIN: 1}


@pytest.mark.rule("LIF-22.4")
def test_what_if_a_fall_brings_my_wounds_up_to_my_strength() -> None:
    table = night("38", wounds={KID: 2})

    pass_all(table)

    assert status(table, KID) == "swept_away"


@pytest.mark.rule("LIF-22.4")
@pytest.mark.parametrize("ring", ["open", "closed"])
def test_the_ring_brings_me_back_also_if_opened_in_mid_fall(ring: str) -> None:
    table = night("38", wounds={KID: 2}, **{ring: {KID: "life_ring"}})
    if ring == "closed":
        play(table, KID, "open life_ring")

    until(table, "ShareWater")

    assert (KID in boat(table), wounds(table), open_cards(table, KID)) == (True, {KID: 2}, ["life_ring"])


@pytest.mark.rule("LIF-22.5", "LIF-R27")
@pytest.mark.parametrize("hurt", [3, DEAD])
def test_what_if_i_lie_there_with_the_ring_on(hurt: int) -> None:
    table = night("38", wounds={KID: hurt}, open={KID: "life_ring club"})

    assert (KID in boat(table), open_cards(table, KID)) == (True, ["club", "life_ring"])
