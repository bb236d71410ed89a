"""AUR-D: what is played for a player who is absent."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c08_contamination import Contaminate, EmptyBerth
from holdfast.games.aurora.chapters.c09_items import TooManyItems
from holdfast.games.aurora.chapters.c13_driving import TakeCounter
from holdfast.games.aurora.chapters.c13_movement import MoveTurn
from holdfast.games.aurora.chapters.c14_ambush import SpareFor
from holdfast.games.aurora.chapters.c14_load import stow
from holdfast.games.aurora.chapters.c14_loot import AcceptLoot
from holdfast.games.aurora.pieces import CONVOY, COUNTERS
from holdfast.games.aurora.state import MOVEMENT, REST


@pytest.mark.rule("AUR-06.2")
def test_the_block_with_more_fuel_then_with_more_tokens() -> None:
    scene = Scene().put(2, "loc_warehouse_1").crew(0, "preacher").load(0).run(ScoutTurn(0)).scout(0, 2, "preacher")
    scene.state.left[1], scene.state.right[1] = 1 | 1 << 3, 1 << 6
    assert scene.default() == "gather right"
    scene.state.right[1] = 1
    assert scene.default() == "gather left"


@pytest.mark.rule("AUR-05.8")
def test_a_free_repair_is_taken_and_nothing_that_costs() -> None:
    scene = Scene().put(3, "loc_store").crew(0, "leader").load(0)
    scene.player().damage = [0b100, 0, 0, 0]
    scene.run(ScoutTurn(0)).scout(0, 3, "leader").say(0, "gather left")
    assert scene.default() == "bonus repair"
    costly = Scene().put(4, "loc_store").crew(0, "leader").load(0)
    costly.run(ScoutTurn(0)).scout(0, 4, "leader").say(0, "gather left")
    assert costly.default() == "done"


@pytest.mark.rule("AUR-08.1")
def test_of_the_scouts_the_strongest_else_the_weakest_who_survives() -> None:
    scene = Scene().crew(0, "leader", "copilot", "gunner").run(Contaminate(0, 1, False))
    assert scene.default() == "infect leader"
    scene.player().ill = [1, 0, 1]
    # None would survive it but the one with skill to spare.
    scene.player().fed = [0, 0, 1]
    assert scene.default() == "infect gunner"


@pytest.mark.rule("AUR-03.5")
def test_an_empty_berth_is_damaged_before_a_gun() -> None:
    scene = Scene().crew(0, "leader").load(0, fuel=1)
    stow(scene.player())
    scene.state.frozen = True
    assert scene.run(Damage(0, 1, CONVOY)).default().endswith("empty")


@pytest.mark.rule("AUR-09.2")
def test_the_newest_item_that_cannot_be_used_goes() -> None:
    scene = Scene().items(0, "incendiary", "nitrous", "hazmat", "welding_torch")
    scene.player().damage = [1, 0, 0, 0]
    scene.state.phase = REST
    scene.state.turn = 0
    assert scene.run(TooManyItems(0)).default() == "discard hazmat"


@pytest.mark.rule("AUR-11.7", "AUR-11.15")
def test_before_moving_the_doctor_wakes_who_drives_and_the_scavenger_looks_for_fuel() -> None:
    scene = Scene().crew(0, "leader", "doctor", "scavenger").add(0, "copilot", "rest").load(0, ammo=1)
    scene.state.phase = MOVEMENT
    scene.run(MoveTurn(0))
    assert scene.default() == "rouse copilot"
    scene.say(0, "rouse copilot")
    assert scene.default() == "scavenge fuel"
    scene.say(0, "scavenge fuel")
    assert scene.default() == "go"


@pytest.mark.rule("AUR-13.8")
def test_a_counter_is_taken_if_it_fits() -> None:
    fuel = COUNTERS.index("wp_fuel")
    assert Scene().run(TakeCounter(0, fuel)).default() == "take"
    full = Scene().load(0, ammo=2, food=1, fuel=1).run(TakeCounter(0, fuel))
    assert full.default() == "leave"
    assert full.run(TakeCounter(0, COUNTERS.index("wp_item"))).default() == "take"


@pytest.mark.rule("AUR-11.12")
def test_the_renegade_keeps_off_the_worst_enemy_near() -> None:
    scene = Scene().crew(0, "leader", "renegade")
    scene.enemy("enemy_ulmar", region=2)
    scene.enemy("enemy_war_wolves")
    scene.enemy("enemy_wolf_riders")
    scene.run(SpareFor(0))
    assert scene.default() == "spare enemy_wolf_riders"
    scene.put(1, "enemy_last_howl")
    assert scene.default() == "spare enemy_last_howl"
    scene.state.enemies[1].region = scene.state.enemies[2].region = 1
    scene.state.zone[0] = -1
    assert scene.default() == "pass"


@pytest.mark.rule("AUR-18.4", "AUR-18.5")
def test_loot_is_taken_but_no_slower_truck() -> None:
    scene = Scene()
    truck = card("loot_biomass_truck")
    assert scene.run(AcceptLoot(0, truck)).default() == "accept"
    scene.convoy(0, "loot_biomass_truck")
    assert scene.run(AcceptLoot(0, truck)).default() == "decline"
    assert scene.run(AcceptLoot(0, card("loot_captive"))).default() == "accept"


@pytest.mark.rule("AUR-08.3")
def test_the_token_of_the_dead_leaves_a_cell_that_can_hold_anything_outside_the_truck() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_camper").crew(0, "leader", "copilot", "gunner", "driver").load(0)
    stow(scene.player())
    scene.state.frozen = True
    scene.run(EmptyBerth(0))
    assert scene.options() == ["vacate truck survivor", "vacate trailer1 survivor", "vacate trailer1 any"]
    assert scene.default() == "vacate trailer1 any"
    scene.say(0, "vacate trailer1 survivor")
    assert scene.player().load[3] == 3
