"""LIF-12  Action: idle; end of the day."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import KID, MILADY, asked, asking, day, idle_until, on_table, play, story, tired, wounds


@pytest.mark.rule("LIF-12.1")
def test_idling_does_nothing_and_tires_nobody() -> None:
    table = day(turn=MILADY)

    play(table, MILADY, "idle")

    assert story(table) == ["Idled"]
    assert (wounds(table), tired(table, "rowed"), tired(table, "fought")) == ({}, [], [])


@pytest.mark.rule("LIF-12.2")
def test_evening_comes_when_every_slot_has_passed() -> None:
    table = day(turn=MILADY)

    idle_until(table, KID)
    assert (on_table(table, "phase"), asked(table)) == ("day", [KID])
    play(table, KID, "idle")

    assert (on_table(table, "phase"), asking(table)) == ("evening_prep", "Preparation")


@pytest.mark.rule("LIF-12.2")
def test_a_skipped_slot_passes_too() -> None:
    table = day(turn=MILADY, wounds={KID: 3})

    idle_until(table, KID)

    assert on_table(table, "phase") == "evening_prep"
