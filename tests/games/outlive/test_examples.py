"""The worked examples of the ledger, OUT-EX1 to OUT-EX36."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import holdfast
from games.outlive.scenes import (
    BEIGE,
    BLUE,
    ORANGE,
    PURPLE,
    asked,
    asking,
    day,
    evening,
    hunts,
    night,
    offered,
    on_table,
    play,
    result,
    room,
    scene,
    shelter,
    squads,
    stores,
    survivors,
    the_end,
    told,
    visit,
    zone,
)
from holdfast.api import Table
from holdfast.games.outlive.chapters.c04_dawn import Dawn
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay
from holdfast.games.outlive.chapters.c06_movement import Turn
from holdfast.games.outlive.chapters.c11_feeding import Feeding
from holdfast.games.outlive.chapters.c12_radiation import Radiation
from holdfast.games.outlive.chapters.c13_recruiting import Recruiting
from holdfast.games.outlive.chapters.c14_building import Building
from holdfast.games.outlive.chapters.c15_repairs import RepairOne


@pytest.mark.rule("OUT-02.6", "OUT-02.8", "OUT-02.10")
def test_ex1_yulia_s_shelter() -> None:
    table = next(table for table in tables() if "solen_livrich" in table.view(0)["me"]["dealt_leaders"])
    words = {"FirstRoom": "build crisis_staff", "SettleFirst": "settle 4", "ChooseLeader": "lead solen_livrich"}
    while on_table(table, "day") == 0:
        ask = table.asking()[0]
        table.play(ask.seat, words.get(ask.kind, ask.default) if ask.seat == 0 else ask.default)

    assert (room(table, ORANGE, "crisis_staff")["full"], survivors(table, ORANGE)) == (True, {"crisis_staff": 4})
    assert set(squads(table, ORANGE).values()) == {"forest", "cargo", "mine", "blackwood"}
    assert (stores(table, ORANGE), shelter(table, ORANGE)["broken"]) == ({"canned_food": 2}, ["grappling_hook"])


def tables() -> Iterator[Table]:
    """New games of two, one after another."""
    return (holdfast.new("outlive", seats=2, seed=f"yulia {n}") for n in count())


@pytest.mark.rule("OUT-04.1")
def test_ex2_nine_waters_for_three() -> None:
    assert zone(scene(Dawn(), seats=3, stock={"dam": 2}), "dam")["stock"] == 9


@pytest.mark.rule("OUT-06.3", "OUT-06.4")
def test_ex3_the_base_squad_can_only_go_to_silent_peak() -> None:
    table = day(
        PURPLE,
        PURPLE,
        squads={PURPLE: "3a military_base 3b forest 4 dam 5 mine"},
        active={PURPLE: "3b"},
    )

    assert [word for word in offered(table, PURPLE) if " 3a " in word] == ["move 3a silent_peak"]
    play(table, PURPLE, "move 3a silent_peak", "end")
    assert {"move 4 military_base", "move 5 military_base"} <= set(offered(table, PURPLE))


def attack(ammo: int) -> Table:
    return visit(
        "fair",
        "5",
        squads={BEIGE: "3a fair"},
        active={BEIGE: "3a"},
        stores={BEIGE: f"4 wood {ammo} ammo"},
        stock={"fair": 0},
        hunting={"fair": ""},
    )


@pytest.mark.rule("OUT-07.3")
def test_ex4_five_against_three_is_two() -> None:
    assert [one["effectiveness"] for one in told(attack(0), None, "Attacked")] == [2]


@pytest.mark.rule("OUT-07.5")
@pytest.mark.parametrize(("word", "wood"), [("defend 2", 4), ("defend 1", 3), ("yield", 2)])
def test_ex5_ammo_against_an_attack(word: str, wood: int) -> None:
    table = attack(2)
    play(table, BEIGE, word)

    assert stores(table, BEIGE)["wood"] == wood


@pytest.mark.rule("OUT-07.1", "OUT-R1")
def test_ex6_three_squads_at_the_dam() -> None:
    table = visit(
        "dam",
        "5",
        seats=4,
        squads={BEIGE: "3a dam", PURPLE: "4 dam", BLUE: "3a dam"},
        active={BEIGE: "3a", PURPLE: "4"},
        stores={BEIGE: "2 ammo 1 meat", PURPLE: "3 ammo 1 wood 1 meat", BLUE: "5 wood"},
    )
    play(table, BEIGE, "defend 2")
    play(table, PURPLE, "yield", "pay wood")

    assert stores(table, ORANGE) == {"wood": 1}
    assert stores(table, BLUE) == {"wood": 5}


@pytest.mark.rule("OUT-08.4", "OUT-08.5")
def test_ex7_five_ammo_or_four_and_the_algae() -> None:
    table = visit("military_base", "5", radiation={ORANGE: -1})
    other = table.clone()
    play(table, ORANGE, "gather 5")
    play(other, ORANGE, "gather 4", "algae")

    assert (stores(table, ORANGE), stores(other, ORANGE)) == ({"ammo": 5}, {"ammo": 4})
    assert shelter(other, ORANGE)["radiation"] == 0


@pytest.mark.rule("OUT-08.8")
def test_ex8_a_four_hunts_a_six_with_three_ammo() -> None:
    table = visit("fair", "4", hunting={"fair": "prey_6"}, stores={ORANGE: "3 ammo"})
    play(table, ORANGE, "hunt 3", "gather 1")

    assert stores(table, ORANGE) == {"meat": 4, "microchip": 1}
    assert asking(table) is None


@pytest.mark.rule("OUT-08.9")
@pytest.mark.parametrize(("owned", "meat"), [("", 4), ("prey_6", 5), ("prey_6 prey_6", 6)])
def test_ex9_the_third_of_a_kind(owned: str, meat: int) -> None:
    table = visit("fair", "5", hunting={"fair": "prey_6"}, stores={ORANGE: "5 ammo"}, prey={ORANGE: owned})
    play(table, ORANGE, "hunt 5", "end")

    assert stores(table, ORANGE) == {"meat": meat}


@pytest.mark.rule("OUT-08.14", "OUT-08.16")
def test_ex10_egor_on_the_ship() -> None:
    table = day(ORANGE, BEIGE, squads={ORANGE: "5 mine 4 forest 3a dam 3b military_base", BEIGE: "5 mine"}, first=BEIGE)
    play(table, ORANGE, "move 5 cargo", "bed airlock")

    assert (stores(table, ORANGE), survivors(table, ORANGE)) == ({"canned_food": 3}, {"airlock": 1})
    assert on_table(table, "token") == ORANGE
    assert not any(word.startswith("move 5 cargo") for word in offered(table, BEIGE))


@pytest.mark.rule("OUT-08.17")
def test_ex11_three_waters_for_a_microchip() -> None:
    table = visit("dam", "3a", stores={ORANGE: "1 microchip"})
    play(table, ORANGE, "gather 3")

    assert stores(table, ORANGE) == {"water": 3}


@pytest.mark.rule("OUT-08.18", "OUT-08.20")
def test_ex12_a_five_in_the_city() -> None:
    table = visit(
        "blackwood", "5", display={"blackwood": "axe bow"}, search={"blackwood": "plank empty_cupboard ration"}
    )
    play(table, ORANGE, "take axe", "search", "search", "take bow", "search")

    assert (shelter(table, ORANGE)["broken"], stores(table, ORANGE)) == (["axe", "bow"], {"canned_food": 1, "wood": 1})
    assert asking(table) is None


@pytest.mark.rule("OUT-10.2", "OUT-18.1")
def test_ex13_egor_puts_the_fire_out() -> None:
    table = evening(disasters="forest_fire", stores={ORANGE: "3 water", BEIGE: "3 water"})
    play(table, ORANGE, "pass")
    play(table, BEIGE, "resolve forest_fire")

    assert (stores(table, BEIGE), shelter(table, BEIGE)["score"]["disasters"]) == ({}, 3)


@pytest.mark.rule("OUT-11.2", "OUT-11.4")
def test_ex14_feeding() -> None:
    table = scene(
        Feeding(0),
        rooms={ORANGE: "builders:3 pantry:2"},
        airlock={ORANGE: 3},
        stores={ORANGE: "2 meat 3 canned_food 1 water"},
    )
    play(table, ORANGE, "pay 2 meat")
    assert asking(table) == "LoseSurvivor"
    play(table, ORANGE, "lose pantry")

    assert stores(table, ORANGE) == {"canned_food": 2}
    assert survivors(table, ORANGE) == {"builders": 3, "pantry": 1, "airlock": 3}


@pytest.mark.rule("OUT-12.1")
def test_ex15_radiation_in_round_five() -> None:
    assert shelter(scene(Radiation(0), day=5, airlock={ORANGE: 1}), ORANGE)["radiation"] == -2


@pytest.mark.rule("OUT-13.1")
def test_ex16_two_recruits() -> None:
    table = scene(Recruiting(0), stores={ORANGE: "2 water 1 canned_food"})
    play(table, ORANGE, "recruit 2", "pay water")

    assert (survivors(table, ORANGE), stores(table, ORANGE)) == ({"airlock": 2}, {"water": 1})


@pytest.mark.rule("OUT-14.2", "OUT-19.1")
def test_ex17_builders_build_on() -> None:
    table = scene(Building(0), airlock={ORANGE: 3}, stores={ORANGE: "3 wood 1 metal"}, rooms={ORANGE: "pantry"})
    play(table, ORANGE, "build builders", "pay 3 wood", "house 3 builders", "build pantry crew")

    assert (stores(table, ORANGE), room(table, ORANGE, "pantry")["built"]) == ({}, True)


@pytest.mark.rule("OUT-15.1", "OUT-15.2")
def test_ex18_the_pickaxe() -> None:
    own = {ORANGE: "5 cargo 4 forest 3a dam 3b fair"}
    table = scene(RepairOne(0), Turn(0), broken={ORANGE: "pickaxe"}, stores={ORANGE: "2 wood 1 metal"}, squads=own)
    assert shelter(table, ORANGE)["score"]["equipment"] == 0
    play(table, ORANGE, "repair pickaxe")

    assert (shelter(table, ORANGE)["repaired"], stores(table, ORANGE)) == (["pickaxe"], {})
    assert shelter(table, ORANGE)["score"]["equipment"] == 1
    play(table, ORANGE, "move 5 mine", "gather 1 pickaxe")
    assert stores(table, ORANGE) == {"metal": 3}


@pytest.mark.rule("OUT-17.2", "OUT-R30")
def test_ex19_lily_rose_scores_thirty() -> None:
    table = the_end(
        rooms={ORANGE: "builders:3 salvage_bench:3 crisis_staff:4 well:3"},
        airlock={ORANGE: 2},
        resolved={ORANGE: "rats"},
        repaired={ORANGE: "axe bow jerrycan access_card filter hacksaw"},
        radiation={ORANGE: -2},
    )

    assert result(table)["scores"][0] == 30


@pytest.mark.rule("OUT-18.7", "OUT-07.9")
def test_ex20_a_five_in_a_sandstorm() -> None:
    table = visit(
        "cargo", "5", disasters="sandstorm", squads={BEIGE: "3a cargo"}, active={BEIGE: "3a"}, berths={BEIGE: 4}
    )

    assert [one["effectiveness"] for one in told(table, None, "Attacked")] == [2]
    assert (told(table, None, "Moved")[0]["place"], stores(table, ORANGE)) == (3, {"canned_food": 1})


@pytest.mark.rule("OUT-18.13")
def test_ex21_a_mutant_hare_costs_four() -> None:
    table = visit("forest", "4", disasters="mutations", hunting={"forest": "prey_3"})
    play(table, ORANGE, "hunt")

    assert (stores(table, ORANGE), asking(table)) == ({"meat": 1}, None)


@pytest.mark.rule("OUT-18.12")
def test_ex22_a_sick_hare_gives_nothing() -> None:
    table = visit("forest", "4", disasters="epizootic", hunting={"forest": "prey_3"})
    play(table, ORANGE, "hunt")

    assert (stores(table, ORANGE), shelter(table, ORANGE)["prey"]) == ({}, {"prey_3": 1})


@pytest.mark.rule("OUT-18.6")
def test_ex23_fire_and_hard_times_leave_three_wood() -> None:
    table = scene(Dawn(), StartOfDay(), seats=4, coming="forest_fire", disasters="hard_times")

    assert zone(table, "forest")["stock"] == 3


@pytest.mark.rule("OUT-12.3")
def test_ex24_one_step_and_two_survivors() -> None:
    table = scene(Radiation(0), day=5, radiation={ORANGE: -7}, rooms={ORANGE: "builders:3"})

    assert (shelter(table, ORANGE)["radiation"], survivors(table, ORANGE)) == (-11, {"builders": 1})


@pytest.mark.rule("OUT-18.5", "OUT-04.4")
def test_ex25_nomads_with_two_players() -> None:
    table = scene(Dawn(), StartOfDay(), seats=2, coming="nomads")

    assert [zone(table, city)["city"]["search"] for city in ("blackwood", "silent_peak")] == [4, 4]


@pytest.mark.rule("OUT-18.10")
def test_ex26_raiders_find_one_wood() -> None:
    table = scene(StartOfDay(), coming="raiders", stores={ORANGE: "1 wood"}, airlock={ORANGE: 5})

    assert (stores(table, ORANGE), survivors(table, ORANGE)) == ({}, {"airlock": 4})


@pytest.mark.rule("OUT-11.3")
def test_ex27_three_unmet() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "smokehouse:3 builders:3"}, stores={ORANGE: "1 water 1 meat"})

    assert told(table, None, "WentHungry")[0]["unmet"] == 3


@pytest.mark.rule("OUT-20.6")
def test_ex28_one_action_is_enough_for_a_hare() -> None:
    table = visit("forest", "3a", hunting={"forest": "prey_3"}, repaired={ORANGE: "shotgun bear_trap"})
    play(table, ORANGE, "hunt shotgun bear_trap")

    assert table.view(None)["visit"]["actions"] == 2


@pytest.mark.rule("OUT-06.7", "OUT-06.8")
@pytest.mark.parametrize(
    ("gear", "words"),
    [
        ({}, []),
        ({"repaired": {ORANGE: "grappling_hook"}}, ["move 5 cargo hook", "stay 5"]),
        ({"rooms": {ORANGE: "boarding_party:3"}}, ["move 5 cargo", "stay 5"]),
        ({"repaired": {ORANGE: "exoskeleton"}}, ["move 5 forest", "move 5 dam", "move 5 blackwood", "stay 5"]),
    ],
)
def test_ex29_stuck_in_the_mine(gear: dict[str, Any], words: list[str]) -> None:
    table = day(
        ORANGE,
        squads={ORANGE: "5 mine 4 silent_peak 3a military_base 3b fair", BEIGE: "5 cargo"},
        active={ORANGE: "4 3a 3b", BEIGE: "5"},
        berths={BEIGE: 5},
        **gear,
    )

    assert offered(table, ORANGE) == words
    assert squads(table, ORANGE)["5"] == "mine"


@pytest.mark.rule("OUT-15.6")
def test_ex30_axe_and_bow_are_laid_aside() -> None:
    table = scene(
        Building(0),
        rooms={ORANGE: "warehouse:3"},
        broken={ORANGE: "axe bow"},
        equipment={"blackwood": "axe bow filter", "silent_peak": "hacksaw"},
    )
    play(table, ORANGE, "use warehouse", "draw blackwood")

    assert shelter(table, ORANGE)["broken"] == ["axe", "bow", "filter"]
    assert {"axe", "bow"} <= set(table.view(None)["convoy"]["discard"])


@pytest.mark.rule("OUT-R16", "OUT-19.8")
def test_ex31_the_well_and_one_meat() -> None:
    table = scene(Feeding(0), rooms={ORANGE: "well:3"}, airlock={ORANGE: 1}, stores={ORANGE: "1 meat"})

    assert told(table, None, "WentHungry")[0]["unmet"] == 1
    assert (stores(table, ORANGE), shelter(table, ORANGE)["well"]) == ({}, 0)


@pytest.mark.rule("OUT-R12")
def test_ex32_the_bat_against_a_four_and_a_five() -> None:
    table = visit(
        "dam",
        "4",
        squads={BEIGE: "4 dam", PURPLE: "5 dam"},
        active={BEIGE: "4", PURPLE: "5"},
        stores={BEIGE: "1 wood", PURPLE: "1 wood"},
        repaired={ORANGE: "baseball_bat"},
    )
    play(table, ORANGE, "swing")

    assert [(one["of"], one["effectiveness"]) for one in told(table, None, "Attacked")] == [(BEIGE, 1)]


@pytest.mark.rule("OUT-R19", "OUT-19.3")
def test_ex33_which_materials_the_staff_waives() -> None:
    table = evening(disasters="sandstorm", rooms={ORANGE: "crisis_staff:4"}, stores={ORANGE: "3 wood 3 metal"})
    play(table, ORANGE, "resolve sandstorm materials")

    assert offered(table, ORANGE) == ["pay wood", "pay 2 wood", "pay 3 wood"]


@pytest.mark.rule("OUT-R31", "OUT-20.5")
@pytest.mark.parametrize(
    ("rooms", "word", "place"),
    [
        ("", "move 5 cargo", 3),
        ("", "move 5 cargo hook", 4),
        ("bulwark:3", "move 5 cargo", 5),
        ("bulwark:3", "move 5 cargo hook", 6),
    ],
)
def test_ex34_hook_and_bulwark_in_a_sandstorm(rooms: str, word: str, place: int) -> None:
    table = day(
        ORANGE,
        squads={ORANGE: "5 mine 4 forest 3a dam 3b blackwood"},
        disasters="sandstorm",
        repaired={ORANGE: "grappling_hook"},
        rooms={ORANGE: rooms},
    )
    play(table, ORANGE, word)

    assert told(table, None, "Moved")[0]["place"] == place


@pytest.mark.rule("OUT-10.2", "OUT-10.3")
def test_ex35_a_passes_b_resolves_both() -> None:
    rich = "5 ammo 4 wood"
    table = evening(disasters="mutations cave_in", stores={ORANGE: rich, BEIGE: rich, PURPLE: rich})
    play(table, ORANGE, "pass")
    play(table, BEIGE, "resolve mutations")
    play(table, PURPLE, "pass")
    play(table, ORANGE, "pass")
    both, one = table.clone(), table.clone()
    play(both, BEIGE, "resolve cave_in")
    play(one, BEIGE, "pass")

    assert asking(both) != "ResolveDisaster"
    assert asking(one) != "ResolveDisaster"
    assert [card["disaster"] for card in one.view(None)["convoy"]["open"]] == ["cave_in"]


@pytest.mark.rule("OUT-R14")
def test_ex36_one_or_two_ammo_with_the_shotgun() -> None:
    table = visit("forest", "4", hunting={"forest": "prey_6"}, repaired={ORANGE: "shotgun"}, stores={ORANGE: "2 ammo"})

    assert hunts(table) == ["hunt 2", "hunt shotgun 1", "hunt shotgun 2"]


def test_a_night_can_be_arranged_too() -> None:
    table = night(stores={ORANGE: "1 meat"})

    assert asked(table) == [ORANGE]
