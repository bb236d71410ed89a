"""LIF-17  Evening: thirst."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    BOSUN,
    CAPTAIN,
    DEAD,
    EVERYBODY,
    FRENCHY,
    KID,
    MILADY,
    SNOB,
    asked,
    asking,
    boat,
    closed_cards,
    may,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    person,
    play,
    reason,
    sleep,
    status,
    story,
    time,
    told,
    until,
    wounds,
)


def thirsts(card: str, **arranged: object) -> dict[str, int]:
    """How often each is thirsty on this card, before parasol and water."""
    table = night(card, **arranged)
    until(table, "ShareWater") if asking(table) != "Action" else None
    return {one["who"]: one["thirsts"] for one in told(table, None, "Thirsty")}


@pytest.mark.rule("LIF-17.1")
def test_every_thirst_has_its_cause() -> None:
    table = night("37", rowed=[SNOB, MILADY], fought=[SNOB, KID])
    until(table, "ShareWater")

    causes = {one["who"]: one["causes"] for one in told(table, None, "Thirsty")}
    assert causes == {
        MILADY: ["rowed"],
        SNOB: ["named", "rowed", "fought"],
        CAPTAIN: ["named"],
        BOSUN: ["named"],
        FRENCHY: ["named"],
        KID: ["fought"],
    }


@pytest.mark.rule("LIF-17.1")
def test_the_named_are_thirsty() -> None:
    assert thirsts("32") == {SNOB: 1, CAPTAIN: 1, BOSUN: 1}


@pytest.mark.rule("LIF-17.1")
def test_oars_make_rowers_thirsty_and_the_strongman_fighters() -> None:
    tired = {"rowed": [MILADY, KID], "fought": [MILADY, BOSUN]}

    assert thirsts("41", **tired) == {MILADY: 2, SNOB: 1, BOSUN: 1, KID: 1}
    assert thirsts("23", **tired) == {MILADY: 1, BOSUN: 2}
    assert thirsts("26", **tired) == {MILADY: 1, CAPTAIN: 1, KID: 2}
    assert thirsts("27", **tired) == {FRENCHY: 1}


@pytest.mark.rule("LIF-17.1")
def test_up_to_three_thirsts_at_once() -> None:
    assert thirsts("33", rowed=[CAPTAIN], fought=[CAPTAIN])[CAPTAIN] == 3


@pytest.mark.rule("LIF-17.1")
def test_the_unconscious_thirst_and_the_dead_do_not() -> None:
    named = thirsts("32", wounds={SNOB: 5, CAPTAIN: DEAD})

    assert named == {SNOB: 1, BOSUN: 1}


@pytest.mark.rule("LIF-17.2")
def test_a_fall_spares_nobody_the_thirst() -> None:
    table = night("42")

    sleep(table)

    assert wounds(table) == {CAPTAIN: 2}


@pytest.mark.rule("LIF-17.3")
def test_a_parasol_cancels_one_thirst() -> None:
    table = night("33", open={CAPTAIN: "parasol"}, rowed=[CAPTAIN], fought=[CAPTAIN])
    sleep(table)

    assert wounds(table)[CAPTAIN] == 2


@pytest.mark.rule("LIF-17.3")
def test_a_closed_parasol_shades_nobody() -> None:
    table = night("32", closed={CAPTAIN: "parasol"})
    sleep(table)

    assert wounds(table)[CAPTAIN] == 1


@pytest.mark.rule("LIF-17.3")
def test_if_shade_is_enough_nobody_is_asked_for_water() -> None:
    table = night("27", open={FRENCHY: "parasol"}, boat=[MILADY, SNOB, BOSUN, FRENCHY], closed={MILADY: "water"})

    assert asking(table) == "Action"
    assert wounds(table) == {}


@pytest.mark.rule("LIF-17.3", "LIF-17.4")
def test_shade_for_the_last_does_not_spare_the_first() -> None:
    table = night("32", open={BOSUN: "parasol"})
    until(table, "ShareWater")
    assert {one["who"]: one["thirst"] for one in table.view(None)["boat"] if one["thirst"]} == {SNOB: 1, CAPTAIN: 1}

    sleep(table)

    assert wounds(table) == {SNOB: 1, CAPTAIN: 1}
    assert not [one["who"] for one in table.view(None)["boat"] if one["thirst"]]


@pytest.mark.rule("LIF-17.4")
@pytest.mark.parametrize(("waters", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_each_water_cancels_one_thirst(waters: int, left: int) -> None:
    table = night("33", rowed=[CAPTAIN], fought=[CAPTAIN], closed={CAPTAIN: "water water water"})
    until(table, "ShareWater")

    for _ in range(waters):
        play(table, CAPTAIN, "water captain")
    sleep(table)

    assert wounds(table).get(CAPTAIN, 0) == left


@pytest.mark.rule("LIF-17.4")
def test_water_for_another_is_given_unasked() -> None:
    table = night("32", closed={KID: "water"})
    until(table, "ShareWater")

    play(table, KID, "water bosun")

    assert told(table, None, "Watered") == [{"who": KID, "whom": BOSUN}]
    sleep(table)
    assert BOSUN not in wounds(table)


@pytest.mark.rule("LIF-17.4")
def test_open_water_is_spent_first_unless_the_owner_likes_it_otherwise() -> None:
    table = night("32", closed={KID: "water"}, open={KID: "water"})
    until(table, "ShareWater")

    assert [word for word in offered(table, KID) if "bosun" in word] == ["water bosun", "closed water bosun"]
    usual, other = table.clone(), table.clone()
    play(usual, KID, "water bosun")
    play(other, KID, "closed water bosun")

    assert (open_cards(usual, KID), closed_cards(usual, KID)) == ([], ["water"])
    assert (open_cards(other, KID), closed_cards(other, KID)) == (["water"], [])


@pytest.mark.rule("LIF-17.4")
@pytest.mark.parametrize("where", ["open", "closed"])
def test_with_one_water_there_is_nothing_to_choose_but_for_whom(where: str) -> None:
    table = night("32", **{where: {KID: "water"}})
    until(table, "ShareWater")

    assert offered(table, KID) == ["water snob", "water captain", "water bosun", "pass"]


@pytest.mark.rule("LIF-17.4")
def test_a_thirst_that_is_covered_takes_no_more_water() -> None:
    table = night("32", closed={KID: "water", MILADY: "water water"})
    until(table, "ShareWater")
    play(table, MILADY, "water bosun")

    assert not may(table, KID, "water bosun")
    assert closed_cards(table, KID) == ["water"]


@pytest.mark.rule("LIF-17.4")
def test_the_window_closes_when_no_thirst_is_left() -> None:
    table = night("27", boat=[MILADY, SNOB, BOSUN, FRENCHY], closed={MILADY: "water"})
    assert asked(table) == [MILADY, SNOB, BOSUN, FRENCHY]

    play(table, MILADY, "water frenchy")

    assert asking(table) == "Action"


@pytest.mark.rule("LIF-17.4")
def test_spending_water_asks_everybody_again() -> None:
    table = night("32", closed={KID: "water"})
    until(table, "ShareWater")
    play(table, MILADY, "pass")

    play(table, KID, "water bosun")

    assert asked(table) == EVERYBODY


@pytest.mark.rule("LIF-17.5")
def test_the_unconscious_cannot_use_their_own_water() -> None:
    table = night("32", wounds={SNOB: 5}, closed={SNOB: "water"})
    until(table, "ShareWater")

    assert not may(table, SNOB, "water snob")
    time(table)
    assert status(table, SNOB) == "dead_in_boat"


@pytest.mark.rule("LIF-17.5")
def test_somebody_conscious_can_give_them_a_drink() -> None:
    table = night("32", wounds={SNOB: 5}, closed={KID: "water"})
    until(table, "ShareWater")

    play(table, KID, "water snob")
    sleep(table)

    assert status(table, SNOB) == "unconscious"


@pytest.mark.rule("LIF-17.6", "LIF-R24")
def test_nobody_has_to_spend_water() -> None:
    table = night("32", closed={CAPTAIN: "water"})

    sleep(table)

    assert (wounds(table)[CAPTAIN], closed_cards(table, CAPTAIN)) == (1, ["water"])


@pytest.mark.rule("LIF-17.7")
def test_thirst_may_lead_through_unconscious_to_death() -> None:
    table = night("33", wounds={CAPTAIN: 5}, rowed=[CAPTAIN], fought=[CAPTAIN])

    sleep(table)

    assert (status(table, CAPTAIN), wounds(table)[CAPTAIN]) == ("dead_in_boat", 8)
    assert told(table, None, "Died") == [{"who": CAPTAIN}]


@pytest.mark.rule("LIF-17.7", "LIF-R24")
def test_who_is_about_to_pass_out_can_still_pay() -> None:
    table = night("32", wounds={SNOB: 4}, closed={SNOB: "water"})
    until(table, "ShareWater")

    play(table, SNOB, "water captain")
    sleep(table)

    assert (status(table, SNOB), CAPTAIN in wounds(table)) == ("unconscious", False)


@pytest.mark.rule("LIF-17.7")
def test_all_thirst_wounds_fall_after_all_water() -> None:
    table = night("32", closed={KID: "water"})
    until(table, "ShareWater")
    play(table, KID, "water bosun")
    sleep(table)

    tale = [one for one in story(table) if one in ("Watered", "Wounded")][-3:]
    assert tale == ["Watered", "Wounded", "Wounded"]


@pytest.mark.rule("LIF-17.8")
def test_who_dies_of_thirst_stays_with_the_cards_in_the_boat() -> None:
    table = night("32", wounds={SNOB: 5}, open={SNOB: "club"}, closed={SNOB: "cash"})

    sleep(table)

    assert boat(table)[1] == SNOB
    assert (open_cards(table, SNOB), person(table, SNOB)["closed"]) == (["club"], 1)


@pytest.mark.rule("LIF-17.8", "LIF-18.2")
def test_if_the_last_dies_of_thirst_the_sea_wins() -> None:
    table = night(
        "32", boat=[SNOB, CAPTAIN, BOSUN, KID], wounds={SNOB: 5, CAPTAIN: 7, BOSUN: 8, KID: DEAD}, provisions=0
    )

    assert (reason(table), story(table)[-2:]) == ("sea", ["Died", "SeaWon"])


@pytest.mark.rule("LIF-17.4", "LIF-05.5")
def test_spent_water_can_be_counted_by_all() -> None:
    table = night("32", closed={KID: "water water"})
    until(table, "ShareWater")

    play(table, KID, "water bosun", "water snob")

    assert on_table(table, "gone") == ["water", "water"]
    pass_all(table)
