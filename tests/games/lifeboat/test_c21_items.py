"""LIF-21  Item reference."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import (
    CAPTAIN,
    KID,
    MILADY,
    day,
    evening,
    fight,
    may,
    morning,
    night,
    on_table,
    pass_all,
    play,
    until,
    wounds,
)
from holdfast.api import Table
from holdfast.games.lifeboat.catalogue import PROVISIONS

ITEMS = {kind.id: kind for kind in PROVISIONS.provisions}


@pytest.mark.rule("LIF-21.1", "LIF-R24")
@pytest.mark.parametrize(
    "table",
    [
        morning(closed={KID: "water"}, wounds={KID: 1}),
        day(turn=KID, closed={KID: "water"}, wounds={KID: 1}),
        fight(MILADY, KID, closed={KID: "water"}, wounds={KID: 1}),
        evening(closed={KID: "water"}, wounds={KID: 1}),
        night("42", closed={KID: "water"}, wounds={KID: 1}),
    ],
    ids=["morning", "day", "fight", "preparation", "rescue"],
)
def test_water_is_drunk_against_thirst_only(table: Table) -> None:
    assert not may(table, KID, "water kid")


@pytest.mark.rule("LIF-21.1")
def test_water_poured_away_by_day_helps_nobody() -> None:
    table = day(turn=CAPTAIN, closed={CAPTAIN: "water"}, wounds={CAPTAIN: 1})

    play(table, CAPTAIN, "throw water")

    assert (wounds(table), on_table(table, "lost")) == ({CAPTAIN: 1}, 1)


@pytest.mark.rule("LIF-05.5")
def test_one_use_cards_leave_the_game_when_they_are_used() -> None:
    drunk = night("42", closed={CAPTAIN: "water"})
    until(drunk, "ShareWater")
    play(drunk, CAPTAIN, "water captain")
    healed = day(turn=KID, closed={KID: "medkit"}, wounds={KID: 1})
    play(healed, KID, "medkit kid")
    signalled = day(turn=KID, closed={KID: "flare_gun"})
    play(signalled, KID, "flare")
    baited = night("42", closed={KID: "shark_bait"})
    until(baited, "Bait")
    play(baited, KID, "bait")
    pass_all(baited)

    gone = [on_table(table, "gone") for table in (drunk, healed, signalled, baited)]
    assert gone == [["water"], ["medkit"], ["flare_gun"], ["shark_bait"]]


@pytest.mark.rule("LIF-10.5")
def test_weapons_say_their_bonus_in_the_catalogue() -> None:
    assert {name: kind.weapon_bonus for name, kind in ITEMS.items() if kind.weapon_bonus} == {
        "oar": 1,
        "club": 2,
        "knife": 3,
        "gaff": 4,
        "flare_gun": 8,
    }
    assert [name for name, kind in ITEMS.items() if kind.weapon_optional] == ["flare_gun"]


@pytest.mark.rule("LIF-11.3")
def test_only_the_parasol_is_not_free_to_open() -> None:
    assert [name for name, kind in ITEMS.items() if not kind.free_open] == ["parasol"]
