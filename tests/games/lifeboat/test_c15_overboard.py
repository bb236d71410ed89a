"""LIF-15  Evening: overboard."""

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
    rights,
    score,
    seat,
    sleep,
    status,
    story,
    time,
    told,
    until,
    wounds,
)
from holdfast.api import Table
from holdfast.games.lifeboat.chapters.c15_overboard import ORDERS
from holdfast.games.lifeboat.state import NAMES, NAVIGATION, OVERBOARD, STRENGTH
from holdfast.kernel.play import question, waiting

# -- who falls ---------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-15.1")
def test_the_named_fall_and_nobody_else() -> None:
    table = night("42")

    assert [one["who"] for one in table.view(None)["boat"] if one["in_water"]] == [CAPTAIN]


@pytest.mark.rule("LIF-15.1")
def test_everybody_falls_together() -> None:
    table = night("22")

    assert [one["who"] for one in table.view(None)["boat"] if one["in_water"]] == EVERYBODY


@pytest.mark.rule("LIF-15.1")
@pytest.mark.parametrize("hurt", [7, DEAD])
def test_the_unconscious_and_the_dead_fall_alike(hurt: int) -> None:
    table = night("42", wounds={CAPTAIN: hurt})

    assert CAPTAIN not in boat(table)


@pytest.mark.rule("LIF-15.1", "LIF-15.6")
def test_the_unconscious_with_an_open_ring_are_no_fallers() -> None:
    table = night("42", wounds={CAPTAIN: 7}, open={CAPTAIN: "life_ring"})

    assert told(table, None, "HeldByRing") == [{"who": CAPTAIN}]
    assert "FellOverboard" not in story(table)


# -- the rescue --------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-15.2", "LIF-15.6")
def test_a_lone_faller_who_wears_the_ring_is_asked_nothing() -> None:
    table = night("42", open={CAPTAIN: "life_ring"}, gone="shark_bait shark_bait")

    assert asking(table) == "ShareWater"
    assert "FellOverboard" in story(table)


@pytest.mark.rule("LIF-15.2", "LIF-15.6")
@pytest.mark.parametrize(("card", "wearer"), [("42", BOSUN), ("22", CAPTAIN)], ids=["in the boat", "with others"])
def test_a_wearer_is_asked_while_there_is_somebody_to_throw_it_to(card: str, wearer: str) -> None:
    table = night(card, open={wearer: "life_ring"})

    assert (asking(table), asked(table)) == ("Rescue", [wearer])


@pytest.mark.rule("LIF-15.2")
def test_a_faller_may_open_the_ring_in_mid_fall() -> None:
    table = night("42", closed={CAPTAIN: "life_ring"})
    play(table, CAPTAIN, "open life_ring")

    sleep(table)

    assert (open_cards(table, CAPTAIN), wounds(table)) == (["life_ring"], {CAPTAIN: 1})


@pytest.mark.rule("LIF-15.2")
def test_the_ring_may_be_thrown_to_a_conscious_faller() -> None:
    table = night("42", closed={MILADY: "life_ring"})

    play(table, MILADY, "throw life_ring captain")
    pass_all(table)

    assert (open_cards(table, CAPTAIN), closed_cards(table, MILADY)) == (["life_ring"], [])
    assert told(table, None, "RingThrown") == [{"who": MILADY, "to": CAPTAIN}]


@pytest.mark.rule("LIF-15.2")
def test_the_ring_is_thrown_to_conscious_fallers_only() -> None:
    table = night("22", closed={MILADY: "life_ring"}, wounds={SNOB: 5, CAPTAIN: DEAD})

    assert offered(table, MILADY) == [
        "open life_ring",
        "throw life_ring bosun",
        "throw life_ring frenchy",
        "throw life_ring kid",
        "pass",
    ]


@pytest.mark.rule("LIF-15.2")
def test_one_throw_an_evening() -> None:
    table = night("22", closed={MILADY: "life_ring"})
    play(table, MILADY, "throw life_ring kid")

    until(table, "Bait")

    assert open_cards(table, KID) == ["life_ring"]
    assert len(told(table, None, "RingThrown")) == 1


@pytest.mark.rule("LIF-15.2")
def test_a_wearer_may_throw_the_ring_even_while_falling() -> None:
    table = night("22", open={MILADY: "life_ring"})
    assert (asked(table), offered(table, MILADY)[0]) == ([MILADY], "throw life_ring snob")

    play(table, MILADY, "throw life_ring kid")
    until(table, "ShareWater")

    assert MILADY in wounds(table)
    assert KID not in wounds(table)


@pytest.mark.rule("LIF-15.2")
@pytest.mark.parametrize("wearer", EVERYBODY)
def test_a_conscious_wearer_alone_is_asked_as_all_see_who_has_the_ring(wearer: str) -> None:
    table = night("22", open={wearer: "life_ring"})

    assert (asking(table), asked(table)) == ("Rescue", [wearer])


@pytest.mark.rule("LIF-15.2")
def test_everybody_conscious_is_asked_as_nobody_knows_who_has_the_ring() -> None:
    table = night("42", wounds={BOSUN: 8})

    assert (asking(table), asked(table)) == ("Rescue", [MILADY, SNOB, CAPTAIN, FRENCHY, KID])
    assert offered(table, SNOB) == ["pass"]


@pytest.mark.rule("LIF-15.2")
@pytest.mark.parametrize(
    "arranged",
    [
        {"gone": "life_ring"},
        {"open": {BOSUN: "life_ring"}, "wounds": {BOSUN: 8}},
        {"wounds": {CAPTAIN: 7}},
    ],
    ids=["ring gone", "ring before an unconscious one", "no conscious faller"],
)
def test_nobody_is_asked_where_all_can_see_that_no_ring_can_help(arranged: dict[str, object]) -> None:
    table = night("42", **arranged)

    assert asking(table) != "Rescue"


@pytest.mark.rule("LIF-15.2")
def test_an_unconscious_holder_cannot_open_the_ring() -> None:
    table = night("22", closed={KID: "life_ring"}, wounds={KID: 3})

    assert KID not in asked(table)
    pass_all(table)
    assert KID not in boat(table)


# -- the fall ----------------------------------------------------------------------------------------


@pytest.mark.rule("LIF-15.3")
def test_open_cards_go_down_but_not_the_ring() -> None:
    table = night("42", open={CAPTAIN: "life_ring club compass"}, closed={CAPTAIN: "cash"})

    until(table, "Bait")

    assert told(table, None, "FellOverboard") == [{"who": CAPTAIN, "lost": ["club", "compass"]}]
    assert (open_cards(table, CAPTAIN), closed_cards(table, CAPTAIN)) == (["life_ring"], ["cash"])
    assert on_table(table, "gone") == ["club", "compass"]


@pytest.mark.rule("LIF-15.4")
def test_a_fall_wounds_the_conscious_but_not_frenchy_and_not_a_wearer() -> None:
    table = night("22", open={BOSUN: "life_ring"})

    until(table, "Bait")

    assert wounds(table) == {MILADY: 1, SNOB: 1, CAPTAIN: 1, KID: 1}


@pytest.mark.rule("LIF-15.4", "LIF-03.6")
@pytest.mark.parametrize("hurt", [7, DEAD])
def test_a_fall_wounds_nobody_who_was_not_conscious(hurt: int) -> None:
    table = night("42", wounds={CAPTAIN: hurt})

    assert told(table, None, "Wounded") == []
    assert person(table, CAPTAIN)["wounds"] == hurt


@pytest.mark.rule("LIF-15.5")
@pytest.mark.parametrize("hurt", [6, 7, DEAD])
def test_who_cannot_swim_is_swept_away_with_all_cards(hurt: int) -> None:
    table = night("42", wounds={CAPTAIN: hurt}, open={CAPTAIN: "club"}, closed={CAPTAIN: "cash water"})

    sleep(table)

    assert status(table, CAPTAIN) == "swept_away"
    assert boat(table) == [MILADY, SNOB, BOSUN, FRENCHY, KID]
    assert (on_table(table, "gone"), on_table(table, "lost"), person(table, CAPTAIN)["closed"]) == (["club"], 41, 0)


@pytest.mark.rule("LIF-15.5")
def test_the_others_close_up() -> None:
    table = night("42", wounds={CAPTAIN: 7}, provisions=0)

    assert on_table(table, "turn_order") == [MILADY, SNOB, BOSUN, FRENCHY, KID]
    assert asked(table) == [MILADY]


@pytest.mark.rule("LIF-15.5")
def test_an_unconscious_frenchy_is_swept_away_too() -> None:
    table = night("36", wounds={FRENCHY: 6})

    assert FRENCHY not in boat(table)


@pytest.mark.rule("LIF-15.6")
def test_a_conscious_wearer_falls_comes_back_and_keeps_only_the_ring() -> None:
    table = night("42", open={CAPTAIN: "life_ring club"}, wounds={CAPTAIN: 6}, closed={CAPTAIN: "water"})

    until(table, "ShareWater")

    assert told(table, None, "ClimbedBack") == [{"who": CAPTAIN}]
    assert (wounds(table), open_cards(table, CAPTAIN)) == ({CAPTAIN: 6}, ["life_ring"])


@pytest.mark.rule("LIF-15.6", "LIF-22.5")
@pytest.mark.parametrize("hurt", [7, DEAD])
def test_a_wearer_who_is_not_conscious_loses_nothing(hurt: int) -> None:
    table = night("41", open={CAPTAIN: "life_ring club"}, wounds={CAPTAIN: hurt})

    sleep(table)

    assert (wounds(table)[CAPTAIN], open_cards(table, CAPTAIN)) == (hurt, ["club", "life_ring"])


@pytest.mark.rule("LIF-15.7")
def test_fallers_return_to_their_own_seats_after_the_sharks() -> None:
    table = night("22", closed={MILADY: "shark_bait"})
    until(table, "Bait")
    play(table, MILADY, "bait")
    pass_all(table)

    tale = [one for one in story(table) if one in ("SharksCame", "ClimbedBack")]
    assert tale == ["SharksCame", *["ClimbedBack"] * 6]
    assert boat(table) == EVERYBODY
    assert not [one["who"] for one in table.view(None)["boat"] if one["in_water"]]


@pytest.mark.rule("LIF-15.8")
def test_who_is_swept_away_decides_nothing_any_more() -> None:
    table = night("42", wounds={CAPTAIN: 7}, provisions=0)
    seen = []
    for _ in range(30):
        seen += asked(table)
        table.play(table.asking()[0].seat, table.asking()[0].options[-1])

    assert CAPTAIN not in seen
    assert rights(table, CAPTAIN) == []


@pytest.mark.rule("LIF-15.8")
def test_who_is_swept_away_still_scores_friend_and_enemy() -> None:
    table = night(
        "25", gulls=3, swept=[CAPTAIN], wounds={BOSUN: DEAD}, friends={CAPTAIN: KID}, enemies={CAPTAIN: BOSUN}
    )

    assert score(table, CAPTAIN) == {"friend": 9, "enemy": 8, "total": 17}


@pytest.mark.rule("LIF-15.9")
def test_after_the_fall_everybody_in_the_water_is_conscious() -> None:
    table = night("22", wounds={MILADY: 3, SNOB: 5, CAPTAIN: DEAD, BOSUN: 6, FRENCHY: 5, KID: 2})

    pass_all(table)

    assert {one["who"]: one["status"] for one in table.view(None)["boat"] if one["in_water"]} == {
        BOSUN: "conscious",
        FRENCHY: "conscious",
    }


@pytest.mark.rule("LIF-15.5", "LIF-18.2")
def test_if_the_sea_takes_everybody_the_game_is_over() -> None:
    table = night("22", wounds={MILADY: 3, SNOB: 4, CAPTAIN: 6, BOSUN: 7, FRENCHY: 6, KID: 2})

    pass_all(table)

    assert (reason(table), story(table)[-2:]) == ("sea", ["SweptAway", "SeaWon"])


@pytest.mark.rule("LIF-15.2", "LIF-22.4")
def test_time_opens_the_ring_of_one_who_falls() -> None:
    table = night("29", closed={KID: "life_ring"}, wounds={KID: 2})

    time(table)

    assert (status(table, KID), open_cards(table, KID)) == ("conscious", ["life_ring"])


@pytest.mark.rule("LIF-15.2", "LIF-13.9")
def test_the_ring_is_not_placed_once_the_card_is_shown() -> None:
    table = night("42", closed={MILADY: "life_ring"}, wounds={KID: 3})

    assert not may(table, MILADY, "place life_ring kid")
    assert not may(table, MILADY, "throw life_ring kid")


@pytest.mark.rule("LIF-15.6", "LIF-15.1")
def test_whom_the_ring_holds_keeps_nobody_else_aboard() -> None:
    card = next(at for at, named in enumerate(OVERBOARD) if named.bit_count() > 1)
    first, second = [NAMES[character] for character in range(len(NAMES)) if OVERBOARD[card] >> character & 1][:2]
    strength = STRENGTH[NAMES.index(first)]
    table = night(NAVIGATION[card], open={first: "life_ring"}, wounds={first: strength}, gone="shark_bait shark_bait")

    assert [one["who"] for one in told(table, None, "HeldByRing")] == [first]
    assert second in [one["who"] for one in told(table, None, "FellOverboard")]


@pytest.mark.rule("LIF-15.2")
@pytest.mark.parametrize("wearer", [KID, SNOB])
def test_nobody_is_asked_about_a_ring_that_a_sleeper_wears(wearer: str) -> None:
    table = night("42", open={wearer: "life_ring"}, wounds={wearer: STRENGTH[NAMES.index(wearer)]})

    assert asking(table) == "Bait"


@pytest.mark.rule("LIF-15.2")
@pytest.mark.parametrize("wearer", EVERYBODY)
def test_a_lone_faller_who_wears_the_ring_has_nothing_to_decide(wearer: str) -> None:
    card = next(at for at, named in enumerate(OVERBOARD) if named == 1 << NAMES.index(wearer))

    table = night(NAVIGATION[card], open={wearer: "life_ring"})

    assert asking(table) == "Bait"


@pytest.mark.rule("LIF-15.2", "LIF-16.1", "LIF-17.4")
@pytest.mark.parametrize(("question", "phase"), [("Rescue", "rescue"), ("Bait", "bait"), ("ShareWater", "thirst")])
def test_each_question_of_the_evening_has_its_phase_and_a_sealed_one_its_whole_time(question: str, phase: str) -> None:
    table = night("42")
    until(table, question)

    assert on_table(table, "phase") == phase
    assert all(ask.fixed is (question != "ShareWater") for _, ask in waiting(table.sitting.table))


# -- standing orders ---------------------------------------------------------------------------------


def ordered(table: Table, who: str) -> str | None:
    """What «open the ring if I fall» says to the open question."""
    state = table.sitting.table
    ask = question(state, seat(table, who))
    assert ask is not None
    answer = ORDERS[0].answer(state, seat(table, who), ask)
    return None if answer is None else answer.text


@pytest.mark.rule("LIF-15.2")
def test_the_order_opens_the_ring_of_who_falls() -> None:
    table = night("42", closed={CAPTAIN: "life_ring"})

    assert ordered(table, CAPTAIN) == "open life_ring"


@pytest.mark.rule("LIF-15.2")
def test_the_order_neither_throws_the_ring_nor_passes_for_anybody() -> None:
    table = night("42", closed={MILADY: "life_ring"})

    assert (ordered(table, MILADY), ordered(table, CAPTAIN)) == (None, None)


@pytest.mark.rule("LIF-15.2")
def test_the_order_answers_no_other_question() -> None:
    table = night("42", closed={MILADY: "life_ring"})
    until(table, "Bait")

    assert [ordered(table, who) for who in asked(table)] == [None] * len(asked(table))
