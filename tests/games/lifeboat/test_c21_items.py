"""LIF-21  Item reference."""

from __future__ import annotations

import pytest

from games.lifeboat.scenes import CAPTAIN, KID, MILADY, day, evening, fight, may, morning, night, on_table, play, wounds
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
def test_one_use_cards_say_so_in_the_catalogue() -> None:
    assert {name for name, kind in ITEMS.items() if kind.single_use} == {"water", "medkit", "flare_gun", "shark_bait"}


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
