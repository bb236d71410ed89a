"""LIF-06  Day: turns and actions."""

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
    day,
    fight,
    idle_until,
    morning,
    offered,
    pass_all,
    play,
    story,
    told,
)


@pytest.mark.rule("LIF-06.1")
def test_everybody_takes_one_action_in_the_dawn_order() -> None:
    table = morning(boat=[KID, SNOB, CAPTAIN, BOSUN, FRENCHY, MILADY], provisions=0)
    turns = []

    while asking(table) == "Action":
        turns += asked(table)
        table.play(table.asking()[0].seat, "idle")

    assert turns == [KID, SNOB, CAPTAIN, BOSUN, FRENCHY, MILADY]


@pytest.mark.rule("LIF-06.1")
def test_an_action_is_resolved_before_the_next_turn() -> None:
    table = day(turn=MILADY, closed={KID: "cash"})

    play(table, MILADY, "rob kid")

    assert (asking(table), asked(table)) == ("AnswerDemand", [KID])


@pytest.mark.rule("LIF-06.2", "LIF-R15")
@pytest.mark.parametrize("hurt", [5, DEAD])
def test_who_is_not_conscious_is_skipped(hurt: int) -> None:
    table = day(turn=MILADY, wounds={SNOB: hurt})

    play(table, MILADY, "idle")

    assert asked(table) == [CAPTAIN]
    assert told(table, None, "TurnSkipped") == [{"who": SNOB}]


@pytest.mark.rule("LIF-06.2", "LIF-R15")
def test_waking_up_later_gives_no_lost_turn_back() -> None:
    table = day(turn=MILADY, wounds={SNOB: 5}, closed={CAPTAIN: "medkit"})
    play(table, MILADY, "idle")
    play(table, CAPTAIN, "medkit snob")

    turns = []
    while asking(table) == "Action":
        turns += asked(table)
        table.play(table.asking()[0].seat, "idle")

    assert turns == [BOSUN, FRENCHY, KID]


@pytest.mark.rule("LIF-06.2")
def test_who_wakes_up_before_the_turn_acts() -> None:
    table = day(turn=MILADY, wounds={SNOB: 5}, closed={MILADY: "medkit"})

    play(table, MILADY, "medkit snob")

    assert asked(table) == [SNOB]


@pytest.mark.rule("LIF-06.3")
def test_the_actions_of_somebody_who_has_everything() -> None:
    table = day(
        turn=SNOB,
        boat=[SNOB, MILADY, BOSUN, KID],
        closed={SNOB: "medkit parasol flare_gun oar", KID: "cash"},
        open={BOSUN: "club"},
        wounds={MILADY: 1},
    )

    assert offered(table, SNOB) == [
        "row",
        "row 1",
        "swap milady",
        "swap bosun",
        "rob bosun",
        "swap kid",
        "rob kid",
        "medkit milady",
        "parasol snob",
        "parasol milady",
        "parasol bosun",
        "parasol kid",
        "flare",
        "idle",
    ]


@pytest.mark.rule("LIF-06.3", "LIF-09.1")
@pytest.mark.parametrize("who", EVERYBODY)
def test_only_the_kid_may_steal(who: str) -> None:
    table = day(turn=who, closed=dict.fromkeys(EVERYBODY, "water"))

    assert any(word.startswith("steal") for word in offered(table, who)) == (who == KID)


@pytest.mark.rule("LIF-06.4")
@pytest.mark.parametrize(
    ("words", "announced"),
    [
        ("row", "Rowed"),
        ("swap kid", "SeatDemanded"),
        ("rob kid", "CardDemanded"),
        ("medkit snob", "Spent"),
        ("parasol snob", "Placed"),
        ("flare", "Spent"),
        ("idle", "Idled"),
    ],
)
def test_an_action_is_announced_to_all(words: str, announced: str) -> None:
    table = day(turn=MILADY, closed={MILADY: "medkit parasol flare_gun", KID: "cash"}, wounds={SNOB: 1})

    play(table, MILADY, words)

    assert story(table)[0] == announced


@pytest.mark.rule("LIF-06.5")
def test_victim_and_ally_keep_their_turns() -> None:
    table = fight(MILADY, SNOB)
    play(table, CAPTAIN, "join snob")
    pass_all(table)

    assert asked(table) == [SNOB]
    play(table, SNOB, "idle")
    assert asked(table) == [CAPTAIN]


@pytest.mark.rule("LIF-06.1")
def test_nobody_acts_twice_a_day() -> None:
    table = day(turn=MILADY, wounds={KID: 3})
    play(table, MILADY, "swap kid")

    idle_until(table, "nobody")

    assert [one["who"] for one in told(table, None, "Idled")] == [SNOB, CAPTAIN, BOSUN, FRENCHY]
