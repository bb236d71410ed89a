"""LIF-08  Actions: change seats, rob."""

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
    backs,
    boat,
    closed_cards,
    day,
    demand,
    fight,
    idle_until,
    may,
    offered,
    open_cards,
    pass_all,
    person,
    play,
    reveal,
    rights,
    sleep,
    story,
    tired,
    told,
    wounds,
)


@pytest.mark.rule("LIF-08.1")
def test_anybody_else_in_the_boat_may_be_asked_for_the_seat() -> None:
    table = day(turn=MILADY, wounds={SNOB: 5, CAPTAIN: DEAD}, swept=[BOSUN])

    assert [word for word in offered(table, MILADY) if word.startswith("swap")] == [
        "swap snob",
        "swap captain",
        "swap frenchy",
        "swap kid",
    ]


@pytest.mark.rule("LIF-08.1", "LIF-R17")
def test_only_who_holds_a_card_can_be_robbed() -> None:
    table = day(turn=MILADY, closed={MILADY: "water", KID: "cash"}, open={BOSUN: "club"})

    assert [word for word in offered(table, MILADY) if word.startswith("rob")] == ["rob bosun", "rob kid"]


@pytest.mark.rule("LIF-08.2")
@pytest.mark.parametrize("hurt", [3, DEAD])
def test_who_is_not_conscious_is_robbed_at_once(hurt: int) -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash"}, wounds={KID: hurt})

    assert (closed_cards(table, BOSUN), tired(table, "fought")) == (["cash"], [])


@pytest.mark.rule("LIF-08.2")
@pytest.mark.parametrize("hurt", [3, DEAD])
def test_the_seat_of_who_is_not_conscious_is_taken_at_once(hurt: int) -> None:
    table = demand("swap", MILADY, KID, wounds={KID: hurt})

    assert boat(table) == [KID, SNOB, CAPTAIN, BOSUN, FRENCHY, MILADY]
    assert "FightBroke" not in story(table)


@pytest.mark.rule("LIF-08.3")
def test_the_conscious_yield_or_refuse() -> None:
    table = demand("swap", BOSUN, KID)

    assert (asked(table), offered(table, KID)) == ([KID], ["yield", "refuse"])


@pytest.mark.rule("LIF-08.3")
def test_until_the_answer_cards_may_be_opened_traded_and_given_away() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "gaff cash", SNOB: "water"})

    assert may(table, KID, "open gaff")
    assert may(table, KID, "offer snob give gaff cash closed 1")
    assert may(table, KID, "throw gaff")
    assert may(table, SNOB, "offer kid give water")


@pytest.mark.rule("LIF-08.4")
@pytest.mark.parametrize("what", ["rob", "swap"])
def test_a_demand_cannot_be_withdrawn(what: str) -> None:
    table = demand(what, BOSUN, KID, closed={KID: "cash"})

    assert "undo" not in table.rights(table.view(None)["table"]["roles"].index(BOSUN))
    assert not may(table, BOSUN, "undo")
    assert not may(table, BOSUN, "idle")


@pytest.mark.rule("LIF-08.4", "LIF-10.1")
def test_after_a_refusal_neither_side_can_call_it_off() -> None:
    table = fight(BOSUN, KID)

    assert not may(table, BOSUN, "undo")
    assert not may(table, KID, "undo")
    assert not may(table, KID, "yield")


@pytest.mark.rule("LIF-08.4")
def test_yielding_costs_neither_wound_nor_fatigue() -> None:
    table = demand("swap", MILADY, KID)

    play(table, KID, "yield")

    assert boat(table)[0] == KID
    assert told(table, None, "Yielded") == [{"who": KID, "to": MILADY}]
    assert (wounds(table), tired(table, "fought"), tired(table, "rowed")) == ({}, [], [])


@pytest.mark.rule("LIF-08.4")
def test_refusing_is_a_fight() -> None:
    table = demand("swap", MILADY, KID)

    play(table, KID, "refuse")

    assert asking(table) == "TakeSides"
    assert told(table, None, "Refused") == [{"who": KID, "to": MILADY}]


@pytest.mark.rule("LIF-08.5")
def test_cards_wounds_and_fatigue_move_with_the_character() -> None:
    table = demand(
        "swap",
        SNOB,
        KID,
        closed={KID: "cash"},
        open={SNOB: "club"},
        wounds={KID: 2, SNOB: 1},
        rowed=[KID],
        fought=[SNOB],
    )

    play(table, KID, "yield")

    assert boat(table) == [MILADY, KID, CAPTAIN, BOSUN, FRENCHY, SNOB]
    assert (backs(table), open_cards(table, SNOB)) == ({KID: 1}, ["club"])
    assert (wounds(table), tired(table, "rowed"), tired(table, "fought")) == ({KID: 2, SNOB: 1}, [KID], [SNOB])


@pytest.mark.rule("LIF-08.6")
def test_the_robber_takes_one_open_card_of_choice_or_a_closed_one() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash water"}, open={KID: "club oar oar"})

    play(table, KID, "yield")

    assert (asked(table), offered(table, BOSUN)) == ([BOSUN], ["take oar", "take club", "take closed"])


@pytest.mark.rule("LIF-08.6")
def test_one_card_in_all() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash water"}, open={KID: "club oar"})
    play(table, KID, "yield")

    play(table, BOSUN, "take club")

    assert (open_cards(table, BOSUN), open_cards(table, KID), person(table, KID)["closed"]) == (["club"], ["oar"], 2)
    assert asked(table) == [FRENCHY]


@pytest.mark.rule("LIF-08.6")
def test_a_closed_card_is_taken_at_random() -> None:
    taken = set()
    for n in range(40):
        table = demand("rob", BOSUN, KID, closed={KID: "cash water gaff"}, seed=f"rob {n}")
        play(table, KID, "yield")
        taken |= set(closed_cards(table, BOSUN))

    assert taken == {"cash", "water", "gaff"}


@pytest.mark.rule("LIF-08.6", "LIF-R8")
def test_a_closed_card_arrives_closed() -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash"})

    play(table, KID, "yield")

    assert (closed_cards(table, BOSUN), open_cards(table, BOSUN)) == (["cash"], [])


@pytest.mark.rule("LIF-08.7")
def test_a_seat_change_counts_at_once_for_the_stern() -> None:
    table = demand("swap", MILADY, KID, provisions=0)
    play(table, KID, "yield")
    idle_until(table, "nobody")

    reveal(table)

    assert [one["who"] for one in told(table, None, "NavigatorTook")] == [MILADY]


@pytest.mark.rule("LIF-08.7")
def test_a_seat_change_does_not_count_for_today_s_turns() -> None:
    table = demand("swap", MILADY, KID)

    play(table, KID, "yield")

    assert asked(table) == [SNOB]
    idle_until(table, KID)
    assert asked(table) == [KID]


@pytest.mark.rule("LIF-R17")
@pytest.mark.parametrize("answer", ["yield", "refuse"])
def test_if_the_cards_are_gone_by_then_nothing_is_taken(answer: str) -> None:
    table = demand("rob", BOSUN, KID, closed={KID: "cash"})
    play(table, KID, "offer snob give cash")
    play(table, SNOB, "accept kid")

    play(table, KID, answer)
    if answer == "refuse":
        pass_all(table)

    assert told(table, None, "NothingToTake") == [{"who": BOSUN, "of": KID}]
    assert (closed_cards(table, SNOB), closed_cards(table, BOSUN)) == (["cash"], [])


@pytest.mark.rule("LIF-08.3")
def test_bystanders_decide_nothing_about_a_demand() -> None:
    table = demand("swap", BOSUN, KID)

    assert not may(table, SNOB, "yield")
    assert rights(table, SNOB) == []


@pytest.mark.rule("LIF-08.7", "LIF-R27")
def test_who_was_moved_waits_for_its_turn() -> None:
    table = demand("swap", MILADY, FRENCHY, provisions=0)
    play(table, FRENCHY, "yield")

    turns = []
    while asking(table) == "Action":
        turns += asked(table)
        table.play(table.asking()[0].seat, "idle")

    assert turns == [SNOB, CAPTAIN, BOSUN, FRENCHY, KID]
    reveal(table)
    sleep(table)
    assert asked(table) == [FRENCHY]
