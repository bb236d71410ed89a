"""OUT-08  Hunting and the ship, where little is left: of actions, of prey, of survivors and of beds."""

from __future__ import annotations

import pytest

from games.outlive.scenes import BEIGE, ORANGE, asking, default, offered, play, shelter, stores, told, visit

SENSOR = {"repaired": {ORANGE: "thermal_sensor"}}


@pytest.mark.rule("OUT-08.5", "OUT-08.7")
def test_where_there_is_no_prey_an_absent_player_hunts_none() -> None:
    table = visit("military_base", "5", stock={"military_base": 0}, radiation={ORANGE: 3})

    assert (offered(table, ORANGE), default(table, ORANGE)) == (["algae", "end"], "end")


@pytest.mark.rule("OUT-20.10")
def test_the_sensor_needs_an_action_and_a_prey() -> None:
    tired = visit("forest", "3a", hunting={"forest": "prey_3 prey_4"}, **SENSOR)
    play(tired, ORANGE, "gather 3")
    empty = visit("forest", "3a", hunting={"forest": ""}, **SENSOR)

    assert asking(tired) is None
    assert "scan" not in offered(empty, ORANGE)


@pytest.mark.rule("OUT-20.10", "OUT-R39")
def test_everybody_sees_which_prey_the_sensor_found_and_the_others_stay_hidden() -> None:
    own = {"stores": {ORANGE: "1 ammo"}, **SENSOR}
    table = visit("forest", "5", hunting={"forest": "prey_7 prey_4 prey_5"}, **own)
    play(table, ORANGE, "scan")
    seen = [told(table, who, "PreyScanned")[0]["prey"] for who in (ORANGE, BEIGE)]
    play(table, ORANGE, "track 1")

    assert seen == [["prey_7", "prey_4", "prey_5"], []]
    assert table.view(1)["me"]["notebook"]["prey"]["forest"] == ["prey_7", "prey_4", None]


@pytest.mark.rule("OUT-20.6", "OUT-15.2")
@pytest.mark.parametrize(
    ("word", "turned"),
    [("hunt shotgun", ["shotgun"]), ("hunt bear_trap", ["bear_trap"]), ("hunt", [])],
)
def test_only_the_gear_that_was_named_is_used(word: str, turned: list[str]) -> None:
    table = visit("forest", "5", hunting={"forest": "prey_3"}, repaired={ORANGE: "shotgun bear_trap"})
    play(table, ORANGE, word)

    assert shelter(table, ORANGE)["turned"] == turned


@pytest.mark.rule("OUT-08.9")
def test_a_prey_from_below_leaves_the_others_where_they_were() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_7 prey_4 prey_5"}, **SENSOR)
    play(table, ORANGE, "scan", "track 1")

    state = table.sitting.table.state
    assert (shelter(table, ORANGE)["prey"], stores(table, ORANGE)) == ({"prey_4": 1}, {"meat": 2})
    assert (len(state.prey[0]), state.tops[0] >= 0) == (1, True)


@pytest.mark.rule("OUT-08.14")
def test_from_a_place_without_a_survivor_nobody_comes() -> None:
    assert asking(visit("cargo", "5", ship_survivors="3 4 6")) is None


@pytest.mark.rule("OUT-08.15")
def test_one_bed_is_enough() -> None:
    assert asking(visit("cargo", "5", airlock={ORANGE: 6})) == "TakeSurvivor"


@pytest.mark.rule("OUT-08.14", "OUT-08.15")
def test_who_was_taken_waits_no_longer_and_the_others_do() -> None:
    table = visit("cargo", "5")
    play(table, ORANGE, "bed airlock")

    assert table.sitting.table.state.ship_survivors == 1 << 3 | 1 << 4 | 1 << 6


@pytest.mark.rule("OUT-20.3")
@pytest.mark.parametrize(("zone", "asks"), [("blackwood", True), ("silent_peak", True), ("forest", False)])
def test_the_flashlight_finds_somebody_in_either_city_and_nowhere_else(zone: str, asks: bool) -> None:
    table = visit(zone, "5", repaired={ORANGE: "flashlight"})

    assert (asking(table) == "UseFlashlight") is asks


@pytest.mark.rule("OUT-08.8", "OUT-19.19")
def test_a_room_can_be_spared_also_for_a_prey_that_the_sensor_found() -> None:
    own = {"rooms": {ORANGE: "kitchen:4"}, **SENSOR}
    table = visit("forest", "5", hunting={"forest": "prey_7 prey_4"}, **own)
    play(table, ORANGE, "scan", "track 1", "spare kitchen")

    assert (stores(table, ORANGE), shelter(table, ORANGE)["prey"]) == ({"meat": 2}, {"prey_4": 1})


@pytest.mark.rule("OUT-20.10", "OUT-R14")
def test_whoever_has_chosen_a_prey_has_hunted() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_7 prey_4"}, stores={ORANGE: "1 ammo"}, **SENSOR)
    play(table, ORANGE, "scan", "track 1")

    assert (asking(table), table.view(None)["visit"]["hunted"]) == ("HuntPrey", True)


@pytest.mark.rule("OUT-06.10")
def test_a_visit_to_the_ship_ends_too() -> None:
    table = visit("cargo", "5", ship_survivors="")

    assert (asking(table), table.view(None)["visit"]) == (None, None)
