"""OUT-18  The twelve disaster cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    PURPLE,
    asking,
    evening,
    offered,
    play,
    scene,
    shelter,
    stores,
    survivors,
    told,
    visit,
    zone,
)
from holdfast.api import Table
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay

BULWARK = {ORANGE: "bulwark:3"}
RICH = "9 meat 9 water 9 canned_food 9 wood 9 metal 9 microchip 9 ammo"


def struck(card: str, **arranged: Any) -> Table:
    """This disaster was revealed this morning."""
    return scene(StartOfDay(), coming=card, **arranged)


@pytest.mark.rule("OUT-18.1", "OUT-18.2", "OUT-18.3")
@pytest.mark.parametrize(("seats", "lost"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize(("card", "place"), [("forest_fire", "forest"), ("cave_in", "mine"), ("thieves", "fair")])
def test_a_shortage_takes_2_3_4_from_its_zone(card: str, place: str, seats: int, lost: int) -> None:
    table = struck(card, seats=seats)
    most = 2 * seats + 2

    stock = {name: zone(table, name)["stock"] for name in ("forest", "mine", "fair")}
    assert stock == {"forest": most, "mine": most, "fair": most, place: most - lost}


@pytest.mark.rule("OUT-18.4")
@pytest.mark.parametrize(("seats", "lost"), [(2, 1), (3, 2), (4, 3)])
def test_hard_times_take_from_three_zones(seats: int, lost: int) -> None:
    table = struck("hard_times", seats=seats)

    assert [zone(table, name)["stock"] for name in ("forest", "mine", "fair")] == [2 * seats + 2 - lost] * 3
    assert zone(table, "military_base")["stock"] == 2 * seats + 2


@pytest.mark.rule("OUT-18.5")
@pytest.mark.parametrize(("seats", "bared"), [(2, 2), (3, 3), (4, 4)])
def test_nomads_reveal_tokens_for_nobody(seats: int, bared: int) -> None:
    table = struck("nomads", seats=seats)

    for city in ("blackwood", "silent_peak"):
        assert zone(table, city)["city"]["search"] == 10 - bared
    assert stores(table, ORANGE) == {}


@pytest.mark.rule("OUT-18.6")
def test_shortages_add_up_and_never_go_below_nothing_and_no_bulwark_helps() -> None:
    table = struck("forest_fire", disasters="hard_times", stock={"forest": 4}, rooms=BULWARK)
    bare = struck("nomads", search={"blackwood": "plank", "silent_peak": ""})

    assert zone(table, "forest")["stock"] == 0
    assert zone(bare, "blackwood")["city"]["search"] == 0


@pytest.mark.rule("OUT-18.7")
def test_a_sandstorm_leaves_three_actions_and_place_three() -> None:
    table = visit("forest", "5", disasters="sandstorm")
    ship = visit("cargo", "5", disasters="sandstorm")

    assert table.view(None)["visit"]["actions"] == 3
    assert stores(ship, ORANGE) == {"canned_food": 1}


@pytest.mark.rule("OUT-18.7")
def test_a_full_bulwark_keeps_the_sandstorm_out() -> None:
    table = visit("forest", "5", disasters="sandstorm", rooms=BULWARK)

    assert table.view(None)["visit"]["actions"] == 5


@pytest.mark.rule("OUT-18.8")
def test_the_cloud_moves_every_marker_two_up_whatever_the_airlock_holds() -> None:
    table = struck("radioactive_cloud", airlock={ORANGE: 7}, radiation={BEIGE: -11}, rooms={BEIGE: "builders:3"})

    assert [shelter(table, who)["radiation"] for who in (ORANGE, PURPLE)] == [-2, -2]
    assert survivors(table, BEIGE) == {"builders": 1}


@pytest.mark.rule("OUT-18.9")
def test_rats_eat_a_provision_of_the_owner_s_choice() -> None:
    table = struck("rats", stores={ORANGE: "1 meat 1 canned_food"}, airlock={BEIGE: 2}, rooms={PURPLE: "bulwark:3"})

    assert offered(table, ORANGE) == ["pay meat", "pay canned_food"]
    play(table, ORANGE, "pay canned_food")
    assert stores(table, ORANGE) == {"meat": 1}
    assert (survivors(table, BEIGE), survivors(table, PURPLE)) == ({"airlock": 1}, {"bulwark": 3})


@pytest.mark.rule("OUT-18.10", "OUT-R18")
def test_raiders_take_two_tokens_or_all_there_are_and_one_survivor() -> None:
    table = struck(
        "raiders",
        stores={ORANGE: "2 wood 1 ammo 5 meat", BEIGE: "1 wood"},
        airlock={BEIGE: 5, PURPLE: 2},
    )
    play(table, ORANGE, "pay wood")

    assert stores(table, ORANGE) == {"meat": 5, "wood": 1}
    assert (stores(table, BEIGE), survivors(table, BEIGE)) == ({}, {"airlock": 4})
    assert survivors(table, PURPLE) == {"airlock": 1}


@pytest.mark.rule("OUT-18.11")
def test_cold_snap_takes_one_survivor_of_the_owner_s_choice() -> None:
    table = struck("cold_snap", airlock={ORANGE: 1}, rooms={ORANGE: "builders:3", BEIGE: "bulwark:3"})
    play(table, ORANGE, "lose builders")

    assert survivors(table, ORANGE) == {"airlock": 1, "builders": 2}
    assert (survivors(table, BEIGE), asking(table)) == ({"bulwark": 3}, None)


@pytest.mark.rule("OUT-18.12")
def test_epizootic_leaves_one_meat_less_and_the_token_is_kept() -> None:
    table = visit("forest", "5", disasters="epizootic", hunting={"forest": "prey_5"})
    play(table, ORANGE, "hunt")
    spared = visit("forest", "5", disasters="epizootic", hunting={"forest": "prey_5"}, rooms=BULWARK)
    play(spared, ORANGE, "hunt")

    assert (stores(table, ORANGE), shelter(table, ORANGE)["prey"]) == ({"meat": 2}, {"prey_5": 1})
    assert stores(spared, ORANGE) == {"meat": 3}


@pytest.mark.rule("OUT-18.13")
def test_mutations_make_prey_tougher_and_not_fatter() -> None:
    table = visit("forest", "5", disasters="mutations", hunting={"forest": "prey_4"})
    play(table, ORANGE, "hunt")
    spared = visit("forest", "5", disasters="mutations", hunting={"forest": "prey_4"}, rooms=BULWARK)
    play(spared, ORANGE, "hunt")

    assert (stores(table, ORANGE), asking(table)) == ({"meat": 2}, None)
    assert spared.view(None)["visit"]["actions"] == 1


PRICES = {
    "forest_fire": (3, {"water": 3}),
    "cave_in": (3, {"wood": 4}),
    "thieves": (3, {"metal": 4}),
    "hard_times": (3, {"meat": 4}),
    "nomads": (3, {"canned_food": 2, "ammo": 2}),
    "rats": (5, {"metal": 3, "ammo": 3}),
    "raiders": (5, {"canned_food": 3, "ammo": 3}),
    "cold_snap": (5, {"wood": 6}),
    "radioactive_cloud": (5, {"metal": 3, "microchip": 3}),
    "sandstorm": (5, {"wood": 3, "metal": 3}),
    "epizootic": (4, {"water": 3, "microchip": 2}),
    "mutations": (4, {"ammo": 5}),
}


@pytest.mark.rule("OUT-18.14", "OUT-R2")
@pytest.mark.parametrize("card", PRICES)
def test_points_and_price_of_every_card(card: str) -> None:
    value, price = PRICES[card]
    words = " ".join(f"{number} {name}" for name, number in price.items())
    table = evening(disasters=card, stores={ORANGE: words})
    play(table, ORANGE, f"resolve {card}")
    short = evening(disasters=card, stores={ORANGE: words.replace(str(max(price.values())), "1", 1)})

    assert (stores(table, ORANGE), shelter(table, ORANGE)["score"]["disasters"]) == ({}, value)
    assert asking(short) != "ResolveDisaster"


AT_ONCE = ("rats", "raiders", "cold_snap", "radioactive_cloud")
"""What strikes a shelter at the start of a day. The other three without immunity last all day."""


@pytest.mark.rule("OUT-R8", "OUT-19.9")
@pytest.mark.parametrize("card", [card.id for card in catalogue.DISASTERS])
def test_a_bulwark_keeps_out_everything_but_shortages(card: str) -> None:
    table = struck(card, seats=2, rooms=BULWARK, stores={ORANGE: RICH})
    spared = [one["disaster"] for one in told(table, ORANGE, "ShelterSpared")]

    assert spared == ([card] if card in AT_ONCE else [])
    assert stores(table, ORANGE) == dict.fromkeys(stores(table, ORANGE), 9)
    assert survivors(table, ORANGE) == {"bulwark": 3}
    assert shelter(table, ORANGE)["radiation"] == 0


@pytest.mark.rule("OUT-18.7", "OUT-18.12", "OUT-18.13")
@pytest.mark.parametrize(("rooms", "actions", "meat"), [({}, 3, 1), (BULWARK, 5, 2)], ids=["without", "with"])
def test_a_bulwark_also_keeps_out_what_lasts_all_day(rooms: dict[str, str], actions: int, meat: int) -> None:
    stormy = visit("forest", "5", disasters="sandstorm", rooms=rooms)
    lean = visit("forest", "5", disasters="epizootic", rooms=rooms, hunting={"forest": "prey_4"})
    play(lean, ORANGE, "hunt")
    tough = visit("forest", "4", disasters="mutations", rooms=rooms, hunting={"forest": "prey_4"})

    assert f"gather {actions}" in offered(stormy, ORANGE)
    assert f"gather {actions + 1}" not in offered(stormy, ORANGE)
    assert stores(lean, ORANGE) == {"meat": meat}
    assert ("hunt" in offered(tough, ORANGE)) is bool(rooms)


@pytest.mark.rule("OUT-R31")
def test_in_a_sandstorm_the_hook_reaches_four_and_gear_adds_to_three_actions() -> None:
    table = visit("forest", "5", disasters="sandstorm", hunting={"forest": "prey_4"}, repaired={ORANGE: "shotgun"})
    play(table, ORANGE, "hunt shotgun")

    assert stores(table, ORANGE) == {"meat": 2}
