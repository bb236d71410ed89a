"""LIF-18  End of the evening."""

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
    evening,
    fight,
    idle_until,
    night,
    on_table,
    pass_all,
    play,
    reason,
    reveal,
    sleep,
    story,
    tired,
    told,
    wounds,
)
from holdfast.games.lifeboat.state import NAVIGATION


@pytest.mark.rule("LIF-18.1")
def test_the_evening_s_card_goes_under_the_deck() -> None:
    table = night("42")

    sleep(table)

    assert on_table(table, "navigation") == 24
    assert NAVIGATION[table.sitting.table.state.chart[0]] == "42"
    assert table.view(None)["evening"]["card"] is None


@pytest.mark.rule("LIF-18.1")
def test_fatigue_is_slept_off_and_wounds_stay() -> None:
    table = night("25", rowed=[MILADY], fought=[KID], wounds={KID: 2})

    sleep(table)

    assert (tired(table, "rowed"), tired(table, "fought"), wounds(table)) == ([], [], {KID: 2})


@pytest.mark.rule("LIF-18.1")
def test_a_new_morning_begins() -> None:
    table = evening(chart="25", provisions=12, day=4)

    reveal(table)

    assert (on_table(table, "day"), on_table(table, "phase"), asking(table)) == (5, "morning", "KeepOne")


@pytest.mark.rule("LIF-18.2", "LIF-R22")
def test_when_the_last_has_died_the_game_is_over_at_once() -> None:
    table = night("24", wounds={MILADY: DEAD, SNOB: 4, CAPTAIN: 7, BOSUN: DEAD, FRENCHY: DEAD, KID: DEAD})

    sleep(table)

    assert (reason(table), asking(table), story(table)[-1]) == ("sea", None, "SeaWon")


@pytest.mark.rule("LIF-18.2")
def test_while_somebody_unconscious_lives_the_game_goes_on() -> None:
    table = night(
        "42",
        wounds={MILADY: 4, SNOB: DEAD, CAPTAIN: DEAD, BOSUN: DEAD, FRENCHY: DEAD, KID: DEAD},
        chart="32 25 23 39 31",
    )

    # Nobody can decide anything: evening follows evening until the fourth gull.
    assert reason(table) == "landed by card"


@pytest.mark.rule("LIF-R22")
def test_without_anybody_conscious_there_is_no_sharing_and_there_are_no_turns() -> None:
    table = evening(
        wounds={MILADY: 4, SNOB: DEAD, CAPTAIN: DEAD, BOSUN: DEAD, FRENCHY: DEAD, KID: DEAD},
        chart="42 32 25 23 39 31",
        provisions=10,
    )

    assert not {"PacketDrawn", "Kept", "Idled", "NavigatorTook"} & set(story(table))
    assert story(table).count("DayBroke") == 4


@pytest.mark.rule("LIF-18.1", "LIF-10.10")
def test_a_new_day_tires_anew() -> None:
    table = fight(BOSUN, KID, over="swap", provisions=0, chart="25")
    pass_all(table)
    idle_until(table, "nobody")
    reveal(table)
    assert tired(table, "fought") == []
    idle_until(table, BOSUN)

    play(table, BOSUN, "swap snob")
    play(table, SNOB, "refuse")
    pass_all(table)

    assert [one["who"] for one in told(table, None, "Tired")].count(BOSUN) == 2
    assert BOSUN in tired(table, "fought")


@pytest.mark.rule("LIF-18.1", "LIF-16.3")
def test_the_sharks_are_gone_in_the_morning() -> None:
    table = night("27", open={CAPTAIN: "shark_bait"})
    pass_all(table)
    assert table.view(None)["evening"]["sharks"]

    sleep(table)

    assert (on_table(table, "day"), table.view(None)["evening"]["sharks"]) == (3, False)
