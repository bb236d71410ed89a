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
