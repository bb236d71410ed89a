"""Whatever changes is told, as it happened: a spectator who hears everything can follow the game."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from games.outlive.scenes import BEIGE, ORANGE, evening, night, play, scene, the_end, told, visit
from holdfast.api import Table
from holdfast.games.outlive import catalogue
from holdfast.games.outlive.chapters.c04_dawn import Dawn
from holdfast.games.outlive.chapters.c05_start_of_day import StartOfDay
from holdfast.games.outlive.chapters.c14_building import Building

Told = list[dict[str, Any]]


def heard(table: Table, *names: str) -> dict[str, Told]:
    return {name: told(table, None, name) for name in names}


# -- the day -----------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-08.2", "OUT-15.3")
def test_gathering() -> None:
    table = visit("forest", "5", repaired={ORANGE: "axe"}, stock={"forest": 3})
    play(table, ORANGE, "gather 2 axe")

    wood = {"who": ORANGE, "zone": "forest", "resource": "wood"}
    assert heard(table, "Gathered", "GearUsed") == {
        "Gathered": [{**wood, "amount": 2, "tile": ""}, {**wood, "amount": 1, "tile": "axe"}],
        "GearUsed": [{"who": ORANGE, "tile": "axe"}],
    }


@pytest.mark.rule("OUT-08.5", "OUT-12.4")
def test_algae() -> None:
    table = visit("military_base", "5", radiation={ORANGE: -1})
    play(table, ORANGE, "algae")

    assert heard(table, "AlgaeTaken", "RadiationChanged") == {
        "AlgaeTaken": [{"who": ORANGE}],
        "RadiationChanged": [{"who": ORANGE, "steps": -1, "value": 0}],
    }


@pytest.mark.rule("OUT-08.5")
def test_algae_that_change_nothing() -> None:
    table = visit("military_base", "5", radiation={ORANGE: 3})
    play(table, ORANGE, "algae")

    assert told(table, None, "RadiationChanged") == []


@pytest.mark.rule("OUT-08.17", "OUT-20.4")
def test_the_dam_opened_by_chip_or_card() -> None:
    chip = visit("dam", "4", stores={ORANGE: "1 microchip"})
    play(chip, ORANGE, "gather 1")
    card = visit("dam", "4", repaired={ORANGE: "access_card"})
    play(card, ORANGE, "gather 1")

    paid = {"who": ORANGE, "resource": "microchip", "amount": 1, "purpose": "dam", "to": ""}
    assert heard(chip, "DamOpened", "Paid") == {"DamOpened": [{"who": ORANGE, "card": False}], "Paid": [paid]}
    assert heard(card, "DamOpened", "Paid") == {"DamOpened": [{"who": ORANGE, "card": True}], "Paid": []}


@pytest.mark.rule("OUT-08.9")
def test_a_hunt_and_the_next_prey() -> None:
    table = visit("forest", "5", hunting={"forest": "prey_4 prey_6"}, stores={ORANGE: "1 ammo"})
    play(table, ORANGE, "hunt 1")
    last = visit("forest", "5", hunting={"forest": "prey_4"})
    play(last, ORANGE, "hunt")

    paid = {"who": ORANGE, "resource": "ammo", "amount": 1, "purpose": "hunting", "to": ""}
    assert heard(table, "Hunted", "PreyTurnedUp", "Paid") == {
        "Hunted": [{"who": ORANGE, "zone": "forest", "prey": "prey_4", "meat": 2}],
        "PreyTurnedUp": [{"zone": "forest", "prey": "prey_6"}],
        "Paid": [paid],
    }
    assert told(last, None, "PreyTurnedUp") == [{"zone": "forest", "prey": ""}]


@pytest.mark.rule("OUT-08.18", "OUT-08.21")
def test_a_city() -> None:
    table = visit("blackwood", "5", display={"blackwood": "axe"}, search={"blackwood": "scrap_metal plank"})
    play(table, ORANGE, "take axe", "search")

    found = {"who": ORANGE, "city": "blackwood"}
    assert heard(table, "EquipmentTaken", "Searched", "Gained") == {
        "EquipmentTaken": [{**found, "tile": "axe"}],
        "Searched": [{**found, "token": "scrap_metal", "free": False}],
        "Gained": [{"who": ORANGE, "resource": "metal", "amount": 1, "why": "scrap_metal"}],
    }


@pytest.mark.rule("OUT-08.14", "OUT-08.15", "OUT-08.16")
def test_a_visit_to_the_ship() -> None:
    table = visit("cargo", "5", rooms={ORANGE: "pantry:4"})
    play(table, ORANGE, "bed airlock")
    left = visit("cargo", "5", ship_visited=True)
    play(left, ORANGE, "leave")

    assert heard(table, "TokenTaken", "RoomUsed", "Gained", "SurvivorCame", "SurvivorLeftBehind") == {
        "TokenTaken": [{"who": ORANGE}],
        "RoomUsed": [{"who": ORANGE, "room": "pantry"}],
        "Gained": [{"who": ORANGE, "resource": "canned_food", "amount": 4, "why": "cargo"}],
        "SurvivorCame": [{"who": ORANGE, "where": "airlock", "why": "cargo"}],
        "SurvivorLeftBehind": [],
    }
    assert heard(left, "TokenTaken", "SurvivorCame", "SurvivorLeftBehind") == {
        "TokenTaken": [],
        "SurvivorCame": [],
        "SurvivorLeftBehind": [{"who": ORANGE}],
    }


@pytest.mark.rule("OUT-07.5", "OUT-07.7")
def test_an_attack_its_defence_and_the_tribute() -> None:
    table = visit("dam", "5", squads={BEIGE: "3a dam"}, active={BEIGE: "3a"}, stores={BEIGE: "1 wood 1 ammo"})
    play(table, BEIGE, "defend 1")

    ammo = {"who": BEIGE, "resource": "ammo", "amount": 1, "purpose": "defence", "to": ""}
    wood = {"who": BEIGE, "resource": "wood", "amount": 1, "purpose": "tribute", "to": ORANGE}
    assert heard(table, "Defended", "Paid", "NothingToTake") == {
        "Defended": [{"who": BEIGE, "guard": False, "armor": False, "ammo": 1, "left": 1}],
        "Paid": [ammo, wood],
        "NothingToTake": [],
    }


@pytest.mark.rule("OUT-07.8")
def test_an_attack_that_was_fended_off_and_one_on_somebody_with_nothing() -> None:
    fended = visit("dam", "5", squads={BEIGE: "3a dam"}, active={BEIGE: "3a"}, stores={BEIGE: "1 wood 2 ammo"})
    play(fended, BEIGE, "defend 2")
    poor = visit("dam", "5", squads={BEIGE: "3a dam"}, active={BEIGE: "3a"})

    assert told(fended, None, "NothingToTake") == []
    assert told(poor, None, "NothingToTake") == [{"who": ORANGE, "of": BEIGE}]
    assert [table.view(None)["attack"] for table in (fended, poor)] == [None, None]


# -- dawn, disasters and night -----------------------------------------------------------------------


@pytest.mark.rule("OUT-04.3", "OUT-04.4")
def test_the_cities_at_dawn() -> None:
    table = scene(Dawn(), seats=2)

    restocked = told(table, None, "CityRestocked")
    assert [one["city"] for one in restocked] == ["blackwood", "silent_peak"]
    assert [(len(one["tiles"]), len(one["tokens"])) for one in restocked] == [(3, 4), (3, 4)]


@pytest.mark.rule("OUT-18.5")
def test_tokens_that_nobody_gains() -> None:
    table = scene(StartOfDay(), coming="nomads", search={"blackwood": "ration plank", "silent_peak": "plank"})

    bared = told(table, None, "TokensBared")
    assert [(one["disaster"], one["city"], one["tokens"]) for one in bared] == [
        ("nomads", "blackwood", ["ration", "plank"]),
        ("nomads", "silent_peak", ["plank"]),
    ]


@pytest.mark.rule("OUT-10.2", "OUT-10.5")
def test_a_disaster_resolved_or_passed_on() -> None:
    table = evening(disasters="forest_fire rats", stores={ORANGE: "3 water"}, token=ORANGE)
    play(table, ORANGE, "resolve forest_fire")

    assert [(one["who"], one["disaster"]) for one in told(table, None, "DisasterResolved")] == [(ORANGE, "forest_fire")]
    assert told(table, None, "PassedOnDisasters")[:1] == [{"who": BEIGE}]
    assert told(table, None, "NightFell") == [{"first": ORANGE}]


@pytest.mark.rule("OUT-13.1", "OUT-14.2", "OUT-14.3")
def test_a_night_s_work() -> None:
    table = night(seats=2, stores={ORANGE: "1 canned_food 3 wood"}, rooms={ORANGE: "kitchen"}, day=1)
    play(table, ORANGE, "recruit 1", "build kitchen", "house 1 kitchen")

    assert heard(table, "Recruited", "RoomBuilt", "MovedIn") == {
        "Recruited": [{"who": ORANGE, "survivors": 1}],
        "RoomBuilt": [{"who": ORANGE, "room": "kitchen", "cheaply": False}],
        "MovedIn": [{"who": ORANGE, "room": "kitchen", "survivors": 1}],
    }


@pytest.mark.rule("OUT-15.1", "OUT-19.10")
def test_equipment_scrapped_and_repaired() -> None:
    own: dict[str, Any] = {"broken": {ORANGE: "axe pickaxe"}, "rooms": {ORANGE: "breakers_yard:3"}}
    table = scene(Building(0), stores={ORANGE: "9 wood 9 metal"}, **own)
    play(table, ORANGE, "scrap axe", "repair pickaxe")

    assert heard(table, "EquipmentScrapped", "EquipmentRepaired") == {
        "EquipmentScrapped": [{"who": ORANGE, "tile": "axe"}],
        "EquipmentRepaired": [{"who": ORANGE, "tile": "pickaxe"}],
    }


@pytest.mark.rule("OUT-11.4")
def test_survivors_who_are_lost() -> None:
    table = night(seats=2, rooms={ORANGE: "kitchen:1"}, airlock={ORANGE: 4}, stores={ORANGE: "2 water"}, day=1)
    play(table, ORANGE, "lose airlock")

    assert told(table, None, "SurvivorLost")[:1] == [{"who": ORANGE, "where": "airlock", "lost": 1}]


@pytest.mark.rule("OUT-16.1")
def test_food_that_spoils() -> None:
    table = the_end(stores={ORANGE: "2 meat 5 water", BEIGE: "2 water"})

    assert told(table, None, "FoodSpoiled") == [{"who": ORANGE, "meat": 2, "water": 3}]


@pytest.mark.rule("OUT-17.4")
def test_who_won_and_by_what() -> None:
    table = the_end(airlock={BEIGE: 3})

    arrived = told(table, None, "ConvoyArrived")
    assert [(one["winners"], one["reason"]) for one in arrived] == [([BEIGE], "points")]


# -- set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("OUT-02.7", "OUT-02.8", "OUT-02.11")
def test_the_shelters_and_the_squads() -> None:
    table = holdfast.new("outlive", seats=2, seed="told")
    while table.view(None)["table"]["day"] == 0:
        table.play("clock", "time")

    chosen = told(table, None, "ShelterChosen")
    assert [one["who"] for one in chosen] == [ORANGE, BEIGE]
    assert all(len(one["rooms"]) == 4 and one["settled"] + one["airlock"] == 4 for one in chosen)
    assert len(told(table, None, "SquadPlaced")) == 8
    age = {leader.id: leader.age for leader in catalogue.LEADERS}
    oldest = max(chosen, key=lambda one: age[one["leader"]])
    assert told(table, None, "TookFirstTurn") == [{"who": oldest["who"], "age": age[oldest["leader"]]}]
