"""AUR-23: what only a second look at the Automa tells apart."""

from __future__ import annotations

import pytest

from games.aurora.test_c23_automa import rival, solo
from games.aurora.test_c23_to_the_letter import armed, road
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c14_fire import ConvoyFire
from holdfast.games.aurora.chapters.c23_firing import automa_target
from holdfast.games.aurora.chapters.c23_moving import AutomaMoves
from holdfast.games.aurora.chapters.c23_turns import AutomaTurn, deal_actions
from holdfast.games.aurora.pieces import AMMO, NAMES, SURVIVOR


@pytest.mark.rule("AUR-23.14", "AUR-14.16")
def test_its_loot_waits_until_you_have_fired() -> None:
    scene = armed(2, 5).load(0, ammo=1)
    scene.enemy("enemy_war_wolves", damage=1)
    scene.enemy("enemy_ulmar")
    rival(scene).lanes[AMMO] = 1
    scene.run(ConvoyFire())
    assert (scene.asked(0), rival(scene).loot) == ("OpenFire", [])
    scene.say(0, "cease")
    assert len(rival(scene).loot) == 1


@pytest.mark.rule("AUR-R66")
def test_its_counter_comes_from_another_enemy_though_one_lies_here() -> None:
    scene = solo()
    near = scene.enemy("enemy_wolf_riders", marks=[1])
    far = scene.enemy("enemy_war_wolves", region=1, marks=[1])
    rival(scene).targets = 0
    automa_target(scene.table, near.card)
    assert (near.marks, far.marks) == ([1, 1, -1, -1], [-1, -1, -1, -1])


@pytest.mark.rule("AUR-23.17")
def test_where_no_counter_lies_nothing_happens() -> None:
    scene = road(solo()).run(AutomaMoves())
    assert (rival(scene).space, rival(scene).sick, rival(scene).items) == (3, 0, [])
    assert scene.told(events.CounterTaken) == []


@pytest.mark.rule("AUR-23.5", "AUR-23.6")
def test_its_cards_are_turned_up_in_the_order_in_which_they_were_dealt() -> None:
    scene = solo().put(1, "hermit")
    rival(scene).deck, rival(scene).row, rival(scene).lanes[SURVIVOR] = [3, 4, 5, 0], [], 3
    deal_actions(scene.table)
    assert rival(scene).row == [4, 5, 0]
    scene.run(AutomaTurn())
    assert scene.state.known.actions.knows(0, 0)
    assert not scene.state.known.actions.knows(0, 5)


@pytest.mark.rule("AUR-23.7")
def test_the_left_block_stays_when_it_takes_the_right_one() -> None:
    scene = solo(2).put(5, "loc_gas_station").run(AutomaTurn())
    assert NAMES[scene.state.zone[4]] == "loc_gas_station"
    assert [(one.who, one.tokens) for one in scene.told(events.Gathered)] == [("automa", ["ammo", "fuel"])]
