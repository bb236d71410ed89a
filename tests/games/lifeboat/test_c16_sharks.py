"""LIF-16  Evening: sharks."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    boat,
    closed_cards,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    play,
    reason,
    status,
    story,
    told,
    until,
    wounds,
)
from holdfast.api import Table


def baited(card: str, *by: str, **arranged: object) -> Table:
    """These play their bait, all others pass, and the sharks have been."""
    table = night(card, **arranged)
    until(table, "Bait")
    for who in by:
        play(table, who, "bait")
    pass_all(table)
    return table


@pytest.mark.rule("LIF-16.1")
def test_any_conscious_player_may_use_bait_and_everybody_is_asked() -> None:
    table = night("42", closed={SNOB: "shark_bait"}, open={KID: "shark_bait"}, wounds={BOSUN: 8})
    until(table, "Bait")

    assert asked(table) == [MILADY, SNOB, CAPTAIN, FRENCHY, KID]
    assert (offered(table, SNOB), offered(table, KID), offered(table, MILADY)) == (
        ["bait", "pass"],
        ["bait", "pass"],
        ["pass"],
    )


@pytest.mark.rule("LIF-16.1")
def test_bait_is_removed_and_bites() -> None:
    table = baited("42", SNOB, closed={SNOB: "shark_bait"})

    assert told(table, None, "SharksCame") == [{"who": SNOB}]
    assert (wounds(table), on_table(table, "gone")) == ({CAPTAIN: 2}, ["shark_bait"])


@pytest.mark.rule("LIF-16.1")
def test_a_faller_may_use_a_closed_bait() -> None:
    table = baited("22", CAPTAIN, closed={CAPTAIN: "shark_bait"})

    assert wounds(table) == {MILADY: 2, SNOB: 2, CAPTAIN: 2, BOSUN: 2, FRENCHY: 1, KID: 2}


@pytest.mark.rule("LIF-16.1", "LIF-R23")
@pytest.mark.parametrize(
    "arranged",
    [
        {"wounds": {CAPTAIN: 6}},
        {"gone": "shark_bait shark_bait"},
        {"open": {CAPTAIN: "shark_bait"}},
    ],
    ids=["nobody left in the water", "both baits gone", "sharks already coming"],
)
def test_nobody_is_asked_where_all_can_see_that_bait_is_of_no_use(arranged: dict[str, object]) -> None:
    table = night("42", **arranged)

    pass_all(table)

    assert asking(table) != "Bait"


@pytest.mark.rule("LIF-R23")
def test_bait_comes_after_the_fall_and_before_the_return() -> None:
    table = baited("42", SNOB, closed={SNOB: "shark_bait"})

    tale = [one for one in story(table) if one in ("FellOverboard", "SharksCame", "ClimbedBack")]
    assert tale == ["FellOverboard", "SharksCame", "ClimbedBack"]


@pytest.mark.rule("LIF-16.2")
def test_open_bait_lost_in_the_fall_draws_the_sharks_by_itself() -> None:
    table = night("42", open={CAPTAIN: "shark_bait"})

    pass_all(table)

    assert told(table, None, "SharksCame") == [{"who": ""}]
    assert wounds(table) == {CAPTAIN: 2}


@pytest.mark.rule("LIF-16.2")
def test_open_bait_of_one_who_is_swept_away_draws_them_too() -> None:
    table = night("22", open={KID: "shark_bait"}, wounds={KID: 2})

    pass_all(table)

    assert KID not in boat(table)
    assert wounds(table)[CAPTAIN] == 2


@pytest.mark.rule("LIF-16.2", "LIF-15.3")
@pytest.mark.parametrize("hurt", [3, DEAD], ids=["unconscious", "dead"])
def test_open_bait_of_one_who_fell_helpless_draws_them_too(hurt: int) -> None:
    table = night("22", open={KID: "shark_bait"}, wounds={KID: hurt})

    pass_all(table)

    assert told(table, None, "SharksCame") == [{"who": ""}]
    assert wounds(table)[CAPTAIN] == 2


@pytest.mark.rule("LIF-16.2")
def test_closed_bait_of_one_who_is_swept_away_does_nothing() -> None:
    table = night("22", closed={KID: "shark_bait shark_bait"}, wounds={KID: 2})

    pass_all(table)
    pass_all(table)

    assert wounds(table)[CAPTAIN] == 1
    assert "SharksCame" not in story(table)


@pytest.mark.rule("LIF-16.3")
def test_frenchy_and_a_wearer_are_bitten_too() -> None:
    table = baited("22", MILADY, closed={MILADY: "shark_bait"}, open={BOSUN: "life_ring"})

    assert (wounds(table)[FRENCHY], wounds(table)[BOSUN]) == (1, 1)


@pytest.mark.rule("LIF-16.3")
def test_two_baits_bite_once_and_one_goes_back_unseen() -> None:
    table = baited("42", SNOB, KID, closed={SNOB: "shark_bait", KID: "shark_bait"})

    assert wounds(table) == {CAPTAIN: 2}
    assert (closed_cards(table, SNOB), closed_cards(table, KID)) == ([], ["shark_bait"])


@pytest.mark.rule("LIF-16.3")
def test_an_open_bait_is_spent_before_a_closed_one() -> None:
    table = baited("42", SNOB, KID, closed={SNOB: "shark_bait"}, open={KID: "shark_bait"})

    assert told(table, None, "SharksCame") == [{"who": KID}]
    assert (closed_cards(table, SNOB), open_cards(table, KID)) == (["shark_bait"], [])


@pytest.mark.rule("LIF-16.4")
def test_who_is_bitten_to_the_limit_is_swept_away() -> None:
    table = baited("42", SNOB, closed={SNOB: "shark_bait"}, wounds={CAPTAIN: 5})

    assert CAPTAIN not in boat(table)


@pytest.mark.rule("LIF-16.4")
def test_a_wearer_comes_back_unconscious() -> None:
    table = baited("41", BOSUN, closed={BOSUN: "shark_bait"}, open={CAPTAIN: "life_ring"}, wounds={CAPTAIN: 6})

    assert (status(table, CAPTAIN), open_cards(table, CAPTAIN)) == ("unconscious", ["life_ring"])


@pytest.mark.rule("LIF-16.4")
def test_bitten_bystanders_there_are_none() -> None:
    table = baited("42", CAPTAIN, closed={CAPTAIN: "shark_bait"})

    assert set(wounds(table)) == {CAPTAIN}


@pytest.mark.rule("LIF-16.4", "LIF-18.2")
def test_if_the_sharks_take_the_last_the_game_is_over() -> None:
    table = night(
        "22",
        boat=[CAPTAIN, BOSUN, FRENCHY, KID],
        wounds={CAPTAIN: 5, BOSUN: 6, FRENCHY: 5, KID: 1},
        open={KID: "shark_bait"},
    )

    pass_all(table)

    assert (reason(table), story(table)[-2:]) == ("sea", ["SweptAway", "SeaWon"])


@pytest.mark.rule("LIF-16.1")
def test_of_two_open_baits_the_one_nearest_the_bow_is_used() -> None:
    table = night("42", open={SNOB: "shark_bait", KID: "shark_bait"})
    until(table, "Bait")
    for who in asked(table):
        play(table, who, "bait" if who in (SNOB, KID) else "pass")

    assert [one["who"] for one in told(table, None, "SharksCame")] == [SNOB]
