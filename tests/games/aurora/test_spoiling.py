"""AUR-R6, AUR-R10: what a bonus taken first may not spoil, and which token a damaged cell costs."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.pieces import CONVOY, NAMES


def scouting(scene: Scene, slot: int) -> Scene:
    return scene.run(ScoutTurn(0)).scout(0, slot, "leader")


@pytest.mark.rule("AUR-R6", "AUR-05.11")
def test_a_bonus_first_may_not_damage_the_last_cell_for_a_recruit() -> None:
    scene = Scene().put(4, "driver").crew(0, "leader").load(0)
    # Of the truck only the gun is whole, of the container one cell.
    scene.player().damage = [0b011, 0, 0b1110, 0]
    scouting(scene, 4).say(0, "bonus food")
    assert scene.asked() != "PlaceDamage"
    # The gun was the only cell that could be spared.
    assert scene.player().damage == [0b111, 0, 0b1110, 0]
    assert scene.options() == ["recruit"] or scene.asked() == ""


@pytest.mark.rule("AUR-R6", "AUR-07.6")
def test_a_bonus_that_must_spoil_the_recruit_waits_for_it() -> None:
    scene = Scene().put(4, "driver").crew(0, "leader").load(0)
    scene.player().damage = [0b111, 0, 0b1110, 0]
    scene.run(ScoutTurn(0)).scout(0, 4, "leader")
    assert "bonus food" not in scene.options()


@pytest.mark.rule("AUR-R6")
def test_two_cells_for_the_recruit_are_one_to_spare() -> None:
    scene = Scene().put(4, "driver").crew(0, "leader").load(0)
    scene.player().damage = [0b111, 0, 0b1100, 0]
    scouting(scene, 4)
    assert "bonus food" in scene.options()


@pytest.mark.rule("AUR-R6", "AUR-19.2")
def test_the_last_thing_the_trader_would_take_is_not_driven_away() -> None:
    scene = Scene(board="beta").put(1, "encounter_trader_1").crew(0, "leader").load(0, food=1, fuel=1)
    scouting(scene, 1)
    # The Trader has fuel: food pays for it, and the fuel may be burnt.
    assert "bonus move" in scene.options()
    poor = Scene(board="beta").put(1, "encounter_trader_1").crew(0, "leader").load(0, fuel=1)
    poor.state.left[0] = 1
    scouting(poor, 1)
    # Here ammo lies there, and the only fuel would pay for it.
    assert "bonus move" not in poor.options()


@pytest.mark.rule("AUR-R6")
def test_after_the_card_every_bonus_is_open_again() -> None:
    scene = Scene().put(4, "driver").crew(0, "leader").load(0)
    scene.player().damage = [0b110, 0, 0b1110, 0]
    scouting(scene, 4).say(0, "recruit")
    assert "bonus food" in scene.options()


@pytest.mark.rule("AUR-R10", "AUR-03.6")
def test_a_damaged_tank_costs_food_or_fuel_and_nothing_else() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_tank").load(0, ammo=0, food=2, fuel=2)
    scene.run(Damage(0, 1, CONVOY)).say(0, "damage trailer1 food_fuel")
    assert scene.options() == ["drop food", "drop fuel"]
    scene.say(0, "drop fuel")
    assert scene.player().load == [0, 2, 1, 2]


@pytest.mark.rule("AUR-R10", "AUR-R49")
def test_a_damaged_berth_costs_a_survivor_but_not_the_last_one() -> None:
    scene = Scene().load(0, ammo=2, food=1, fuel=1).run(Damage(0, 1, CONVOY)).say(0, "damage truck survivor")
    assert scene.asked() == "GiveUp"
    last = Scene().crew(0, "leader").load(0, ammo=3, food=1, fuel=1)
    last.run(Damage(0, 1, CONVOY)).say(0, "damage truck survivor")
    assert "drop survivor" not in last.options()


@pytest.mark.rule("AUR-06.14")
def test_who_was_recruited_this_turn_is_not_given_up_in_it() -> None:
    scene = Scene().put(1, "hermit").crew(0, "leader").load(0, ammo=3, food=1)
    # The Blizzard strikes both when the gap is closed, still in this turn; nobody has fuel to lose.
    scene.load(1).state.decks[0] = [card("event_blizzard")]
    scene.run(ScoutTurn(0)).scout(0, 1, "leader").say(0, "damage truck survivor").say(1, "damage truck weapon1")
    assert [NAMES[one] for one in scene.player().crew] == ["hermit"]
