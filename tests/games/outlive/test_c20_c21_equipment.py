"""OUT-20, OUT-21  Equipment and leaders."""

from __future__ import annotations

from typing import Any

import pytest

from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    asked,
    asking,
    day,
    default,
    hunts,
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
from holdfast.games.outlive.chapters.c04_dawn import Dawn
from holdfast.games.outlive.chapters.c21_leaders import MarySearches

EVERY_TILE = {
    "axe": ({"wood": 1, "metal": 2}, "tree right"),
    "bow": ({"wood": 2, "metal": 1}, "tree left"),
    "jerrycan": ({"wood": 1, "metal": 2}, "waves right"),
    "access_card": ({"wood": 1, "metal": 1, "microchip": 1}, "waves left"),
    "ammo_crate": ({"wood": 2, "metal": 1}, "bullet right"),
    "crowbar": ({"metal": 3}, "bullet left"),
    "chainsaw": ({"metal": 1, "microchip": 2}, "house left"),
    "flashlight": ({"metal": 1, "microchip": 2}, "house right"),
    "pickaxe": ({"wood": 2, "metal": 1}, "ingot right"),
    "filter": ({"metal": 1, "microchip": 2}, "ingot left"),
    "grappling_hook": ({"wood": 1, "metal": 1, "microchip": 1}, "cutlery left"),
    "hacksaw": ({"wood": 1, "metal": 1, "microchip": 1}, "cutlery right"),
    "backpack": ({"wood": 3}, "circuit right"),
    "metal_detector": ({"wood": 1, "metal": 1, "microchip": 1}, "circuit left"),
    "shotgun": ({"wood": 2, "metal": 1}, "haunch right"),
    "bear_trap": ({"wood": 1, "metal": 2}, "haunch left"),
    "baseball_bat": ({"wood": 3}, "blast right"),
    "body_armor": ({"wood": 1, "microchip": 2}, "blast left"),
    "exoskeleton": ({"wood": 1, "metal": 1, "microchip": 1}, "atom right"),
    "thermal_sensor": ({"wood": 1, "metal": 1, "microchip": 1}, "atom left"),
}


def hunt(prey: str, squad: str = "4", **arranged: Any) -> Table:
    return visit("forest", squad, hunting={"forest": prey}, **arranged)


def test_every_tile_has_its_price_and_its_half() -> None:
    found = {tile.id: (tile.repair, f"{tile.half.symbol} {tile.half.side}") for tile in catalogue.EQUIPMENT}

    assert found == EVERY_TILE


@pytest.mark.rule("OUT-20.1")
@pytest.mark.parametrize(
    ("tile", "place", "resource", "more"),
    [
        ("axe", "forest", "wood", 2),
        ("jerrycan", "dam", "water", 1),
        ("ammo_crate", "military_base", "ammo", 2),
        ("pickaxe", "mine", "metal", 2),
        ("backpack", "fair", "microchip", 2),
    ],
)
def test_tiles_with_a_plus(tile: str, place: str, resource: str, more: int) -> None:
    table = visit(place, "4", repaired={ORANGE: tile}, stores={ORANGE: "1 microchip" if place == "dam" else ""})
    before = zone(table, place)["stock"]
    play(table, ORANGE, f"gather 1 {tile}")

    assert (stores(table, ORANGE), zone(table, place)["stock"]) == ({resource: 1 + more}, before - 1 - more)
    assert not any(tile in word for word in offered(table, ORANGE))


@pytest.mark.rule("OUT-20.2", "OUT-R7")
@pytest.mark.parametrize(
    ("tile", "place", "gained"),
    [
        ("bow", "forest", {"meat": 1}),
        ("crowbar", "military_base", {"microchip": 2}),
        ("chainsaw", "blackwood", {"wood": 2}),
        ("chainsaw", "silent_peak", {"wood": 2}),
        ("filter", "mine", {"water": 1}),
        ("hacksaw", "cargo", {"metal": 2, "canned_food": 3}),
        ("metal_detector", "fair", {"canned_food": 2}),
    ],
)
def test_tiles_that_give_on_arrival(tile: str, place: str, gained: dict[str, int]) -> None:
    assert stores(visit(place, "5", repaired={ORANGE: tile}), ORANGE) == gained


@pytest.mark.rule("OUT-15.4")
def test_city_equipment_serves_the_first_of_the_day_s_city_visits() -> None:
    table = day(ORANGE, ORANGE, squads={ORANGE: "5 forest 4 mine 3a dam 3b fair"}, repaired={ORANGE: "chainsaw"})
    play(table, ORANGE, "move 5 blackwood", "end", "move 4 silent_peak", "end")

    assert stores(table, ORANGE) == {"wood": 2}


@pytest.mark.rule("OUT-20.3", "OUT-R25")
def test_the_flashlight_may_bring_a_survivor_to_the_airlock() -> None:
    table = visit("blackwood", "5", repaired={ORANGE: "flashlight"}, airlock={ORANGE: 2})
    declined = table.clone()
    play(table, ORANGE, "light")
    play(declined, ORANGE, "no light")

    assert (survivors(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"airlock": 3}, ["flashlight"])
    assert (survivors(declined, ORANGE), shelter(declined, ORANGE)["turned"]) == ({"airlock": 2}, [])


@pytest.mark.rule("OUT-20.3", "OUT-R25")
def test_with_a_full_airlock_the_flashlight_stays_unused() -> None:
    table = visit("blackwood", "5", repaired={ORANGE: "flashlight"}, airlock={ORANGE: 7})

    assert (asking(table), shelter(table, ORANGE)["turned"]) == ("Act", [])


@pytest.mark.rule("OUT-20.4")
def test_the_access_card_opens_the_dam_without_a_microchip() -> None:
    table = visit("dam", "3a", repaired={ORANGE: "access_card"}, stores={ORANGE: "1 microchip"})
    play(table, ORANGE, "gather 3")

    assert (stores(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"water": 3, "microchip": 1}, ["access_card"])


@pytest.mark.rule("OUT-20.4", "OUT-08.17")
def test_whoever_would_rather_keep_the_card_pays_first() -> None:
    table = visit("dam", "3a", repaired={ORANGE: "access_card"}, stores={ORANGE: "1 microchip"})
    play(table, ORANGE, "toll", "gather 3")

    assert (stores(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"water": 3}, [])


@pytest.mark.rule("OUT-20.5")
@pytest.mark.parametrize(("squad", "cans"), [("3a", 2), ("4", 3), ("5", 4)])
def test_the_hook_takes_the_place_above(squad: str, cans: int) -> None:
    table = day(
        ORANGE,
        squads={ORANGE: f"{squad} mine {' '.join(others(squad))}", BEIGE: "3b cargo"},
        repaired={ORANGE: "grappling_hook"},
    )
    play(table, ORANGE, f"move {squad} cargo hook")

    assert stores(table, ORANGE) == {"canned_food": cans}
    assert shelter(table, ORANGE)["turned"] == ["grappling_hook"]


def others(squad: str) -> list[str]:
    far = ["forest", "dam", "military_base"]
    rest = [one for one in ("3a", "3b", "4", "5") if one != squad]
    return [f"{one} {zone_name}" for one, zone_name in zip(rest, far, strict=True)]


@pytest.mark.rule("OUT-20.6")
def test_hunting_gear_is_a_free_point_each_and_both_may_serve_one_hunt() -> None:
    table = hunt("prey_6", "4", repaired={ORANGE: "shotgun bear_trap"})

    assert hunts(table) == ["hunt shotgun bear_trap"]
    play(table, ORANGE, "hunt shotgun bear_trap")
    assert (stores(table, ORANGE), shelter(table, ORANGE)["turned"]) == ({"meat": 4}, ["shotgun", "bear_trap"])


@pytest.mark.rule("OUT-R14")
def test_ammo_may_replace_all_actions_but_one_and_surplus_gear_is_lost() -> None:
    table = hunt("prey_3", "4", repaired={ORANGE: "shotgun bear_trap"}, stores={ORANGE: "5 ammo"})

    words = ["hunt", "hunt 1", "hunt 2", "hunt shotgun", "hunt shotgun 1"]
    words += ["hunt bear_trap", "hunt bear_trap 1", "hunt shotgun bear_trap"]
    assert hunts(table) == words


@pytest.mark.rule("OUT-R14")
def test_epizootic_comes_before_room_bonuses() -> None:
    table = visit("forest", "3a", hunting={"forest": "prey_3"}, disasters="epizootic", rooms={ORANGE: "smokehouse:3"})
    play(table, ORANGE, "hunt")

    assert stores(table, ORANGE) == {"meat": max(0, 1 - 1) + 2}


@pytest.mark.rule("OUT-20.10", "OUT-R39")
def test_the_sensor_shows_the_stack_to_the_hunter_alone() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_7 prey_4 prey_5"}, repaired={ORANGE: "thermal_sensor"})
    play(table, ORANGE, "scan")

    assert table.view(0)["me"]["notebook"]["prey"]["forest"] == ["prey_7", "prey_4", "prey_5"]
    assert table.view(1)["me"]["notebook"]["prey"]["forest"] == ["prey_7", None, None]
    assert offered(table, ORANGE) == ["track 1", "track 2", "decline"]
    play(table, ORANGE, "track 2")
    chosen = {"who": ORANGE, "zone": "forest", "prey": "prey_5", "depth": 2}
    assert told(table, BEIGE, "PreyChosen") == [chosen]
    assert zone(table, "forest")["hunting"] == {"top": "prey_7", "left": 2}
    assert (stores(table, ORANGE), told(table, BEIGE, "PreyScanned")[0]["prey"]) == ({"meat": 3}, [])


@pytest.mark.rule("OUT-R14", "OUT-20.10")
def test_after_a_look_the_hunter_may_decline_and_still_hunt_the_top() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_5 prey_4"}, repaired={ORANGE: "thermal_sensor"})
    play(table, ORANGE, "scan", "decline")

    assert "hunt" in offered(table, ORANGE)
    assert "scan" not in offered(table, ORANGE)
    play(table, ORANGE, "hunt")
    assert stores(table, ORANGE) == {"meat": 3}


# -- Mary ----------------------------------------------------------------------------------------------


def mary(blackwood: str, silent_peak: str, **arranged: Any) -> Table:
    return scene(
        MarySearches(0),
        day=0,
        phase="set_up",
        leaders={ORANGE: "mary_koolpepper"},
        search={"blackwood": blackwood, "silent_peak": silent_peak},
        **arranged,
    )


@pytest.mark.rule("OUT-21.2", "OUT-R26")
def test_mary_names_a_stack_for_each_token_and_drops_one() -> None:
    table = mary("plank ration algae_pills", "empty_cupboard appliance")
    for city in range(2):
        table.sitting.table.state.revealed[city] = 0
    play(table, ORANGE, "search blackwood", "search silent_peak", "search blackwood", "search blackwood")

    assert offered(table, ORANGE) == ["drop ration", "drop plank", "drop algae_pills", "drop empty_cupboard"]
    assert default(table, ORANGE) == "drop empty_cupboard"
    play(table, ORANGE, "drop ration")
    assert (stores(table, ORANGE), shelter(table, ORANGE)["radiation"]) == ({"wood": 1}, 1)


@pytest.mark.rule("OUT-21.2")
def test_mary_s_tokens_return_before_the_first_dawn() -> None:
    table = mary("plank ration", "plank ration")
    play(table, ORANGE, *["search blackwood"] * 2, *["search silent_peak"] * 2)
    while asked(table) == [ORANGE]:
        play(table, ORANGE, default(table, ORANGE))
    table.sitting.table.agenda.append(Dawn())
    table.sitting.table.agenda.pop().run(table.sitting.table)

    assert zone(table, "blackwood")["city"]["search"] == 8
