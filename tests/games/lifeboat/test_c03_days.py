"""LIF-03  Day structure, wounds and status."""

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
    day,
    demand,
    evening,
    fight,
    idle_until,
    morning,
    night,
    offered,
    on_table,
    open_cards,
    pass_all,
    person,
    play,
    reveal,
    rights,
    sleep,
    status,
    story,
    time,
    tired,
    told,
    wounds,
)
from holdfast.api import Table


@pytest.mark.rule("LIF-03.1")
def test_a_day_is_morning_then_day_then_evening() -> None:
    table = morning(day=2, provisions=0, chart="25")
    phases = [on_table(table, "phase")]

    while on_table(table, "day") == 2:
        ask = table.asking()[0]
        table.play(ask.seat, ask.default)
        phases.append(on_table(table, "phase"))

    assert [phase for at, phase in enumerate(phases) if phase not in phases[:at]] == ["day", "evening_prep", "navigate"]
    assert on_table(table, "day") == 3


@pytest.mark.rule("LIF-03.1")
def test_with_provisions_left_the_day_begins_with_sharing() -> None:
    table = morning(day=2)

    assert (on_table(table, "phase"), asking(table)) == ("morning", "KeepOne")


@pytest.mark.rule("LIF-03.2")
def test_wounds_come_from_fights_falls_sharks_and_thirst() -> None:
    table = fight(SNOB, BOSUN, closed={BOSUN: "cash", SNOB: "shark_bait"}, chart="42", provisions=0)

    pass_all(table)
    while asking(table) == "Action":
        table.play(table.asking()[0].seat, "idle")
    reveal(table)
    until_bait_then_pass(table)

    causes = [(one["who"], one["why"]) for one in told(table, None, "Wounded")]
    assert causes == [(SNOB, "fight"), (CAPTAIN, "fall"), (CAPTAIN, "shark"), (CAPTAIN, "thirst")]


def until_bait_then_pass(table: Table) -> None:
    """The snob plays bait; nobody else does anything."""
    pass_all(table)
    play(table, SNOB, "bait")
    sleep(table)


@pytest.mark.rule("LIF-03.2")
def test_fatigue_alone_never_wounds() -> None:
    table = night("27", rowed=[MILADY], fought=[MILADY])

    sleep(table)

    assert MILADY not in wounds(table)


@pytest.mark.rule("LIF-03.3")
@pytest.mark.parametrize(("hurt", "state"), [(2, "conscious"), (3, "unconscious"), (4, "dead_in_boat")])
def test_wounds_against_strength_make_the_status(hurt: int, state: str) -> None:
    table = day(wounds={KID: hurt})

    assert status(table, KID) == state


@pytest.mark.rule("LIF-03.4")
def test_the_unconscious_can_do_nothing_with_their_cards() -> None:
    table = day(turn=MILADY, wounds={KID: 3}, closed={KID: "water gaff life_ring"}, open={KID: "parasol"})

    assert rights(table, KID) == []


@pytest.mark.rule("LIF-03.4")
def test_the_unconscious_neither_pick_nor_act() -> None:
    table = morning(wounds={SNOB: 5})

    asked_in_turn = []
    while asking(table) in ("KeepOne", "Action"):
        asked_in_turn += asked(table)
        table.play(table.asking()[0].seat, table.asking()[0].options[-1])

    assert SNOB not in asked_in_turn


@pytest.mark.rule("LIF-03.4")
def test_the_unconscious_neither_fight_nor_navigate_nor_drink() -> None:
    brawl = fight(BOSUN, MILADY, wounds={KID: 3})
    dusk = evening(wounds={KID: 3}, chart="34", closed={KID: "water compass"})
    reveal(dusk)
    pass_all(dusk)
    pass_all(dusk)

    assert KID not in asked(brawl)
    assert told(dusk, None, "NavigatorTook") == [{"who": FRENCHY, "cards": 1}]
    assert (asking(dusk), KID in asked(dusk)) == ("ShareWater", False)


@pytest.mark.rule("LIF-03.5")
def test_an_open_parasol_shades_the_unconscious() -> None:
    table = night("42", wounds={CAPTAIN: 7}, open={CAPTAIN: "life_ring parasol"})

    sleep(table)

    assert status(table, CAPTAIN) == "unconscious"


@pytest.mark.rule("LIF-03.5")
@pytest.mark.parametrize("hurt", [3, DEAD])
def test_an_open_ring_holds_the_unconscious_and_the_dead(hurt: int) -> None:
    table = night("29", wounds={KID: hurt}, open={KID: "life_ring"})

    assert KID in boat(table)


@pytest.mark.rule("LIF-03.6")
def test_a_body_keeps_seat_and_cards_and_suffers_no_more() -> None:
    table = night(
        "28",
        boat=[SNOB, CAPTAIN, KID, MILADY, BOSUN, FRENCHY],
        wounds={KID: 4},
        rowed=[KID],
        open={KID: "club"},
        closed={KID: "cash"},
    )

    sleep(table)

    assert boat(table)[2] == KID
    assert (person(table, KID)["wounds"], open_cards(table, KID), closed_cards(table, KID)) == (4, ["club"], ["cash"])


@pytest.mark.rule("LIF-03.7")
def test_nothing_brings_the_dead_back() -> None:
    table = day(turn=MILADY, closed={MILADY: "medkit"}, wounds={KID: 4, SNOB: 1})

    assert [choice for choice in offered(table, MILADY) if choice.startswith("medkit")] == ["medkit snob"]


@pytest.mark.rule("LIF-03.8")
def test_wounds_do_not_weaken_in_a_fight() -> None:
    table = fight(BOSUN, CAPTAIN, wounds={BOSUN: 7, CAPTAIN: 6})

    pass_all(table)

    assert told(table, None, "FightEnded") == [{"winner": BOSUN, "loser": CAPTAIN, "won": 8, "lost": 7}]


@pytest.mark.rule("LIF-03.9")
def test_more_wounds_than_tokens_are_counted() -> None:
    table = night("22", wounds={MILADY: 2, SNOB: 3, CAPTAIN: 5, BOSUN: 6, FRENCHY: 4, KID: 1})

    sleep(table)

    assert sum(wounds(table).values()) == 32


@pytest.mark.rule("LIF-03.4", "LIF-08.2")
def test_the_unconscious_are_not_asked_for_leave() -> None:
    table = demand("swap", MILADY, KID, wounds={KID: 3})

    assert "SeatsChanged" in story(table)


@pytest.mark.rule("LIF-03.3", "LIF-06.2")
def test_who_passes_out_before_the_turn_is_skipped() -> None:
    table = fight(CAPTAIN, FRENCHY, wounds={FRENCHY: 5})

    pass_all(table)
    idle_until(table, KID)

    assert told(table, None, "TurnSkipped") == [{"who": FRENCHY}]


@pytest.mark.rule("LIF-03.1", "LIF-18.1")
def test_a_night_lies_between_two_days() -> None:
    table = morning(day=2, provisions=0)
    play(table, MILADY, "row")
    play(table, MILADY, "keep none")
    assert tired(table, "rowed") == [MILADY]

    while on_table(table, "day") == 2:
        time(table)

    assert tired(table, "rowed") == []
