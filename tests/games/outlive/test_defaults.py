"""What happens for an absent player: the defaults of OUT-D1 to OUT-D25."""

from __future__ import annotations

import pytest

import holdfast
from games.outlive.scenes import (
    BEIGE,
    ORANGE,
    asking,
    day,
    default,
    evening,
    play,
    rights,
    scene,
    stores,
    time,
    visit,
)
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay
from holdfast.games.outlive.chapters.c11_feeding import Feeding
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.chapters.c15_repairs import RepairOne

UPKEEP = {room.id: room.upkeep for room in catalogue.ROOMS}
AGE = {leader.id: leader.age for leader in catalogue.LEADERS}


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_d1_to_d4_set_up(seed: str) -> None:
    table = holdfast.new("outlive", seats=2, seed=seed)
    me = table.view(0)["me"]
    time(table)
    own = table.view(None)["shelters"][0]
    kept = [room["room"] for room in own["rooms"][3:]]
    dropped = table.view(0)["me"]["dealt_rooms"]

    assert max(UPKEEP[room] for room in kept) <= min(UPKEEP[room] for room in dropped)
    assert [room["room"] for room in own["rooms"] if room["full"]] == ["crisis_staff"]
    assert own["leader"] == max(me["dealt_leaders"], key=lambda leader: AGE[leader])


def test_d5_squads_stand_in_the_card_s_order() -> None:
    table = holdfast.new("outlive", seats=2, seed="placement")
    time(table)
    while asking(table) in ("NameStack", "KeepTokens"):
        time(table)
    zones = next(
        leader.start_zones for leader in catalogue.LEADERS if leader.id == table.view(None)["shelters"][0]["leader"]
    )
    time(table)
    placed = [event for event in table.events(None) if event["event"] == "SquadPlaced" and event["who"] == ORANGE]

    assert [(one["squad"], one["zone"]) for one in placed] == list(zip(["5", "4", "3a", "3b"], zones, strict=True))


def test_d7_rats_and_raiders() -> None:
    rats = scene(StartOfDay(), coming="rats", stores={ORANGE: "1 canned_food 1 water 1 meat"})
    raiders = scene(StartOfDay(), coming="raiders", stores={ORANGE: "1 wood 3 metal 5 ammo"})

    assert (default(rats, ORANGE), default(raiders, ORANGE)) == ("pay meat", "pay 2 metal")


def test_d10_d13_d25_say_yes() -> None:
    bat = visit(
        "fair",
        "5",
        squads={BEIGE: "3a fair"},
        active={BEIGE: "3a"},
        stores={BEIGE: "3 wood 1 meat"},
        repaired={ORANGE: "baseball_bat"},
        rooms={ORANGE: "bandit_den:4"},
    )
    light = visit("blackwood", "5", repaired={ORANGE: "flashlight"})

    assert (default(bat, ORANGE), default(light, ORANGE)) == ("swing", "light")
    play(bat, ORANGE, "swing")
    assert default(bat, ORANGE) == "pick"
    play(bat, ORANGE, "pick")
    # Orange has neither meat nor wood: the scarcest first, and of equals the first in the catalogue.
    assert default(bat, ORANGE) == "pay meat"


def test_d11_guard_room_else_armour_then_ammo() -> None:
    def attacked(**arranged: object) -> str:
        table = visit("fair", "5", squads={BEIGE: "3a fair"}, active={BEIGE: "3a"}, **arranged)
        return default(table, BEIGE)

    assert attacked(stores={BEIGE: "2 wood 5 ammo"}, rooms={BEIGE: "guard_room:4"}) == "defend guard"
    assert attacked(stores={BEIGE: "2 wood 5 ammo"}, repaired={BEIGE: "body_armor"}) == "defend armor"
    assert attacked(stores={BEIGE: "2 wood 1 ammo"}) == "defend 1"


def test_d12_the_most_plentiful_goes() -> None:
    table = visit("fair", "5", squads={BEIGE: "3a fair"}, active={BEIGE: "3a"}, stores={BEIGE: "1 meat 4 wood 2 metal"})

    assert default(table, BEIGE) == "pay 2 wood"


def test_d14_the_room_nearest_to_full() -> None:
    table = visit("cargo", "5", rooms={ORANGE: "builders:1 kitchen:3"})

    assert default(table, ORANGE) == "bed kitchen"


def test_d15_algae_then_whatever_the_zone_has() -> None:
    table = visit("military_base", "4", radiation={ORANGE: -1}, repaired={ORANGE: "ammo_crate"})
    words = []
    while asking(table) == "Act":
        words.append(default(table, ORANGE))
        time(table)

    assert words == ["algae", "gather 3 ammo_crate"]


def test_d15_the_dam_by_card_then_by_chip() -> None:
    card = visit("dam", "4", repaired={ORANGE: "access_card"}, stores={ORANGE: "1 microchip"})
    chip = visit("dam", "4", stores={ORANGE: "1 microchip"})

    for table in (card, chip):
        time(table)

    assert (stores(card, ORANGE), stores(chip, ORANGE)) == ({"water": 4, "microchip": 1}, {"water": 4})


def test_d15_in_a_city_the_first_tile_then_search_to_the_end() -> None:
    display = {"blackwood": "axe bow filter"}
    table = visit("blackwood", "4", display=display, search={"blackwood": "plank ration appliance scrap_metal"})
    words = []
    while asking(table) == "Act":
        words.append(default(table, ORANGE))
        time(table)

    assert words == ["take axe", "search 3"]


def test_d15_in_a_city_nothing_more_is_taken_when_the_tokens_are_out() -> None:
    table = visit("blackwood", "4", display={"blackwood": "axe bow"}, search={"blackwood": ""})
    play(table, ORANGE, "take bow")

    assert default(table, ORANGE) == "end"


def test_d16_hunts_only_without_ammo_and_looks_at_nothing() -> None:
    without = visit("forest", "5", stock={"forest": 0}, hunting={"forest": "prey_4"}, stores={ORANGE: "9 ammo"})
    with_ammo = visit("forest", "3a", stock={"forest": 0}, hunting={"forest": "prey_4"}, stores={ORANGE: "9 ammo"})
    sensor = visit("forest", "5", hunting={"forest": "prey_4 prey_3"}, repaired={ORANGE: "thermal_sensor"})
    play(sensor, ORANGE, "scan")

    assert (default(without, ORANGE), default(with_ammo, ORANGE)) == ("hunt", "end")
    assert default(sensor, ORANGE) == "decline"


@pytest.mark.parametrize(
    ("squad", "hunting", "stored", "word"),
    [("4", "prey_3 prey_6", "9 ammo", "hunt shotgun 1"), ("5", "prey_3 prey_4", "", "hunt")],
    ids=["least ammo", "then least gear"],
)
def test_d16_what_the_sensor_found_is_hunted_cheaply(squad: str, hunting: str, stored: str, word: str) -> None:
    gear = {"repaired": {ORANGE: "thermal_sensor shotgun"}, "rooms": {ORANGE: "kitchen:4"}}
    table = visit("forest", squad, hunting={"forest": hunting}, stores={ORANGE: stored}, **gear)
    play(table, ORANGE, "scan", "track 1")

    assert default(table, ORANGE) == word


def test_d17_nobody_peeks_by_default_and_d18_all_pass() -> None:
    table = day(ORANGE, rooms={ORANGE: "lookout:4"}, squads={ORANGE: "5 forest"})
    night = evening(disasters="forest_fire", stores={ORANGE: "9 water"})

    assert "peek" not in default(table, ORANGE)
    assert rights(table, ORANGE)
    assert default(night, ORANGE) == "pass"


def test_d19_what_would_not_last_is_eaten_first() -> None:
    table = scene(
        Feeding(0),
        rooms={ORANGE: "smokehouse:3 builders:3"},
        airlock={ORANGE: 1},
        stores={ORANGE: "2 meat 4 water 3 canned_food"},
    )
    while asking(table) == "PayTokens":
        time(table)

    # One water for the row; then two meat, the water above two, and two cans.
    assert stores(table, ORANGE) == {"water": 2, "canned_food": 1}


def test_d20_a_room_that_does_not_work_then_the_airlock_then_the_dearest() -> None:
    idle = scene(StartOfDay(), coming="cold_snap", airlock={ORANGE: 7}, rooms={ORANGE: "builders:2 kitchen:4"})
    spare = scene(StartOfDay(), coming="cold_snap", airlock={ORANGE: 3}, rooms={ORANGE: "kitchen:4"})
    dear = scene(StartOfDay(), coming="cold_snap", airlock={ORANGE: 2}, rooms={ORANGE: "kitchen:4 smokehouse:3"})

    assert [default(table, ORANGE) for table in (idle, spare, dear)] == [
        "lose builders",
        "lose airlock",
        "lose smokehouse",
    ]


def test_d22_nothing_is_built_and_d23_what_is_affordable_is_repaired() -> None:
    built = scene(Building(0), rooms={ORANGE: "pantry"}, stores={ORANGE: "9 wood"})
    repaired = scene(
        RepairOne(0),
        rooms={ORANGE: "machine_shop:3"},
        broken={ORANGE: "backpack"},
        stores={ORANGE: "3 wood"},
    )

    assert (default(built, ORANGE), default(repaired, ORANGE)) == ("done", "repair backpack shop")
