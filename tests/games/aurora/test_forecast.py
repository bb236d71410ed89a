"""Before scouts are sent it is told what the slot asks for, and how much of each block would find a cell."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene
from games.aurora.test_dangers import facts, turn
from holdfast.kernel.game import COST


@pytest.mark.rule("AUR-05.7")
def test_the_skill_that_a_slot_asks_for_stands_beside_that_of_the_active() -> None:
    scene = turn(Scene().crew(0, "leader", "copilot").put(1, "loc_warehouse_1"))

    assert facts(scene, "scout 1")["need"].args == {"n": 1, "have": 3}
    tired = turn(Scene().crew(0, "leader").add(0, "copilot", "exhausted").put(1, "loc_warehouse_1"))
    assert facts(tired, "scout 1")["need"].args == {"n": 1, "have": 2}


@pytest.mark.rule("AUR-06.3")
def test_how_much_of_each_block_fits_is_told_before_anybody_goes() -> None:
    roomy = turn(Scene().put(1, "loc_warehouse_1").load(0))
    full = turn(Scene().put(1, "loc_warehouse_1").load(0, fuel=3))

    fits = facts(roomy, "scout 1")["fits_right"]
    short = facts(full, "scout 1")["fits_right"]

    assert fits.args == {"fits": 2, "n": 2}
    assert fits.kind != COST
    assert short.args == {"fits": 1, "n": 2}
    assert short.kind == COST


@pytest.mark.rule("AUR-06.2", "AUR-06.3")
def test_only_blocks_of_a_location_that_hold_something_are_told() -> None:
    half = turn(Scene().put(1, "loc_warehouse_1"))
    half.state.left[0] = 0

    assert {"fits_left", "fits_right"} & {*facts(half, "scout 1")} == {"fits_right"}
    met = turn(Scene().put(1, "encounter_wanderers_1"))
    assert {"fits_left", "fits_right"} & {*facts(met, "scout 1")} == set()


@pytest.mark.rule("AUR-03.2", "AUR-06.3")
@pytest.mark.parametrize(("fuel", "over"), [(2, 0), (3, 1), (4, 2)])
def test_how_much_of_a_block_finds_no_cell_is_told_with_the_block(fuel: int, over: int) -> None:
    """The start truck and its container have four cells beside the seats; the right block is two fuel."""
    scene = turn(Scene().put(1, "loc_warehouse_1").load(0, fuel=fuel)).scout(0, 1, "leader")
    scene.state.left[0] = 0
    told = facts(scene, "gather right")

    assert told.get("no_room", told.get("all_fits")) is not None
    assert ("no_room" in told, "all_fits" in told) == (over > 0, over == 0)
    if over:
        assert told["no_room"].args == {"n": over}
        assert told["no_room"].kind == COST
