"""LIF-09  Action: steal (Kid only)."""

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
    asking,
    closed_cards,
    day,
    demand,
    may,
    offered,
    on_table,
    open_cards,
    play,
    story,
    tired,
    told,
    wounds,
)


@pytest.mark.rule("LIF-09.1")
def test_anybody_with_a_closed_card_may_be_stolen_from_in_any_state() -> None:
    table = day(
        turn=KID,
        closed={MILADY: "water", SNOB: "water", CAPTAIN: "water", KID: "cash"},
        open={FRENCHY: "club"},
        wounds={SNOB: 5, CAPTAIN: DEAD},
        swept=[BOSUN],
    )

    assert [word for word in offered(table, KID) if word.startswith("steal")] == [
        "steal milady",
        "steal snob",
        "steal captain",
    ]


@pytest.mark.rule("LIF-09.1")
def test_no_leave_no_fight_no_fatigue() -> None:
    table = day(turn=KID, closed={BOSUN: "gaff"})

    play(table, KID, "steal bosun")

    assert closed_cards(table, KID) == ["gaff"]
    assert (tired(table, "fought"), wounds(table), asking(table)) == ([], {}, "Preparation")


@pytest.mark.rule("LIF-09.2")
def test_one_theft_is_the_kid_s_whole_turn() -> None:
    table = day(turn=KID, closed={BOSUN: "gaff", MILADY: "water"})

    play(table, KID, "steal bosun")

    assert on_table(table, "phase") == "evening_prep"
    assert not may(table, KID, "steal milady")


@pytest.mark.rule("LIF-09.2")
def test_open_cards_cannot_be_stolen() -> None:
    table = day(turn=KID, closed={BOSUN: "water"}, open={BOSUN: "gaff", MILADY: "club"})
    assert [word for word in offered(table, KID) if word.startswith("steal")] == ["steal bosun"]

    play(table, KID, "steal bosun")

    assert (closed_cards(table, KID), open_cards(table, BOSUN)) == (["water"], ["gaff"])


@pytest.mark.rule("LIF-09.2")
def test_the_kid_may_rob_like_anybody() -> None:
    table = demand("rob", KID, BOSUN, open={BOSUN: "gaff"})

    play(table, BOSUN, "yield")

    assert open_cards(table, KID) == ["gaff"]


@pytest.mark.rule("LIF-09.3")
def test_the_kid_draws_blind() -> None:
    taken = set()
    for n in range(40):
        table = day(turn=KID, closed={BOSUN: "gaff water cash"}, seed=f"theft {n}")
        play(table, KID, "steal bosun")
        taken |= set(closed_cards(table, KID))

    assert taken == {"gaff", "water", "cash"}


@pytest.mark.rule("LIF-09.3")
def test_no_question_stands_between_announcement_and_theft() -> None:
    table = day(turn=KID, closed={BOSUN: "gaff", SNOB: "water"})
    play(table, BOSUN, "offer snob give gaff")

    play(table, KID, "steal bosun")

    assert story(table, BOSUN) == ["Offered", "Stole", "OfferEnded", "EveningCame"]
    assert not may(table, SNOB, "accept bosun")


@pytest.mark.rule("LIF-09.3")
def test_a_theft_cannot_be_taken_back() -> None:
    table = day(turn=KID, closed={BOSUN: "gaff"})

    play(table, KID, "steal bosun")

    assert not may(table, KID, "undo")
    assert told(table, BOSUN, "Stole") == [{"who": KID, "of": BOSUN, "card": "gaff"}]
