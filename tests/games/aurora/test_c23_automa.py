"""AUR-23  The solo game: what the Automa does, line by line."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_scouting import Lap, ScoutTurn
from holdfast.games.aurora.chapters.c12_rest import Resting
from holdfast.games.aurora.chapters.c14_ambush import Ambush
from holdfast.games.aurora.chapters.c14_enemy_fire import EnemyFire
from holdfast.games.aurora.chapters.c14_fire import ConvoyFire
from holdfast.games.aurora.chapters.c15_round_end import CheckEnd
from holdfast.games.aurora.chapters.c16_scoring import automa_parts, finish
from holdfast.games.aurora.chapters.c20_barrage import HappenNow
from holdfast.games.aurora.chapters.c23_moving import ActionBites, AutomaMoves, AutomaRoundEnd
from holdfast.games.aurora.chapters.c23_suffering import (
    automa_fame,
    automa_of,
    automa_recruits,
    bit,
    contaminate_automa,
    damage_automa,
    hurt_row,
    repair_automa,
)
from holdfast.games.aurora.chapters.c23_turns import AutomaTurn, deal_actions, slot_for
from holdfast.games.aurora.pieces import ACTION_SKILL, ACTIONS, AUTOMA_WEAPON, NAMES, START_OF
from holdfast.games.aurora.state import SHOOTING, Automa


def solo(*cards: int, board: str = "alpha") -> Scene:
    """The Automa with these action cards (numbered from 1) face down, the first first."""
    scene = Scene(1, board)
    automa = automa_of(scene.state)
    automa.row = [number - 1 for number in reversed(cards)]
    automa.deck = [at for at in range(6) if at not in automa.row]
    automa.shown, automa.discard, automa.scouted = [], [], 0
    automa.lanes, automa.sick, automa.items, automa.loot = [1, 1, 1, 2], 0, [], []
    automa.damage = sum(1 << column for column in range(1, 6))
    return scene


def rival(scene: Scene) -> Automa:
    return automa_of(scene.state)


@pytest.mark.rule("AUR-23.1", "AUR-23.2", "AUR-23.3")
def test_the_automa_s_setup() -> None:
    scene = Scene(1)
    automa = rival(scene)
    assert automa.column == 0
    assert automa.damage == 0b111110
    assert len(scene.state.players) == 1
    assert sorted([*automa.deck, *automa.row, *automa.shown, *automa.discard]) == list(range(6))
    assert len(START_OF) == 4


@pytest.mark.rule("AUR-23.4", "AUR-R41", "AUR-R43")
def test_its_tokens_and_its_place_in_the_order() -> None:
    scene = solo()
    assert rival(scene).lanes == [1, 1, 1, 2]
    assert (rival(scene).fame, rival(scene).targets, rival(scene).space) == (0, 2, 0)
    orders = {tuple(Scene(1, seed=str(seed)).table.state.order) for seed in range(4)}
    assert all(sorted(order) == [0, 1] for order in orders)
    assert AUTOMA_WEAPON == [1, 0, 0, 0, 1, 0]


@pytest.mark.rule("AUR-23.5", "AUR-23.12", "AUR-R44")
def test_as_many_cards_as_survivors_and_then_it_passes() -> None:
    scene = solo()
    rival(scene).sick = 1
    deal_actions(scene.table)
    assert len(rival(scene).row) == 3
    scene.crew(0, "leader", zone="rest").load(0)
    scene.run(Lap())
    # Nobody else is active: it scouts until its cards are used up.
    assert rival(scene).row == []
    assert rival(scene).scouted == 3


@pytest.mark.rule("AUR-23.6", "AUR-R45")
def test_the_card_s_skill_names_the_slot() -> None:
    # AUR-EX18
    assert ACTION_SKILL == [1, 3, 2, 2, 2, 2]
    scene = solo(2).put(5, "loc_port").put(1, "rusty_trailer")
    assert slot_for(scene.state, 1) == 4
    assert slot_for(scene.state, 0) == 0


@pytest.mark.rule("AUR-23.7")
def test_it_gathers_the_block_of_its_arrow() -> None:
    # AUR-EX19
    scene = solo(2).put(5, "loc_strangers").run(AutomaTurn())
    assert rival(scene).fame == -1
    assert rival(scene).lanes[:3] == [2, 2, 1]
    assert len(rival(scene).items) == 1
    full = solo(2).put(5, "loc_port")
    rival(full).lanes[1] = 7
    full.run(AutomaTurn())
    assert rival(full).lanes[1] == 7


@pytest.mark.rule("AUR-23.8", "AUR-23.34")
def test_upgrade_recruit_and_encounter() -> None:
    upgrade = solo(1).put(1, "truck_half_track")
    rival(upgrade).damage |= bit(1, 0)
    upgrade.run(AutomaTurn())
    assert not rival(upgrade).damage & bit(1, 0)
    assert card("truck_half_track") in upgrade.state.discard
    recruit = solo(1).put(1, "hermit").run(AutomaTurn())
    assert rival(recruit).lanes[3] == 3
    meeting = solo(1).put(1, "encounter_trader_1").run(AutomaTurn())
    assert card("encounter_trader_1") in meeting.state.discard


@pytest.mark.rule("AUR-23.9", "AUR-R52")
def test_six_survivors_at_the_most() -> None:
    scene = solo()
    rival(scene).lanes[3], rival(scene).sick = 5, 1
    automa_recruits(scene.table)
    assert (rival(scene).lanes[3], rival(scene).sick) == (6, 0)
    few = solo()
    few.crew(0, "leader", "hermit", "driver")
    rival(few).shown = [1]
    few.run(AutomaMoves())
    assert rival(few).lanes[3] == 3


@pytest.mark.rule("AUR-23.10", "AUR-23.28")
def test_enemies_in_the_outer_slots_give_it_something() -> None:
    scene = solo(1).put(1, "enemy_war_wolves").run(AutomaTurn())
    assert rival(scene).lanes[0] == 2
    middle = solo(3).put(2, "enemy_war_wolves").run(AutomaTurn())
    assert middle.told(events.AutomaIdle)
    moving = solo()
    rival(moving).shown, rival(moving).lanes = [0], [1, 1, 0, 2]
    moving.run(AutomaMoves())
    assert moving.told(events.Gained)[0].token == "fuel"


@pytest.mark.rule("AUR-23.11", "AUR-R47")
def test_the_priority_list_and_its_side() -> None:
    # AUR-EX20
    scene = solo(3).put(2, "hermit").put(4, "mechanic")
    assert slot_for(scene.state, 2) == 3
    assert slot_for(scene.state, 3) == 1
    scene.run(AutomaTurn())
    assert card("mechanic") in scene.state.discard
    assert slot_for(solo(3).state, 2) == -1


@pytest.mark.rule("AUR-23.13", "AUR-23.14")
def test_cards_work_left_to_right_and_its_items_stay_hidden() -> None:
    scene = solo()
    rival(scene).shown = [4, 1]
    scene.run(AutomaRoundEnd())
    assert [one.action for one in scene.told(events.ActionWorked)] == ["automa_5"]
    scene.say(0, "damage truck weapon1")
    assert [one.action for one in scene.told(events.ActionWorked)] == ["automa_5", "automa_2"]
    view = scene.table.game.view(scene.table, 0)
    assert view["automa"]["items"] == 0


@pytest.mark.rule("AUR-23.15")
def test_it_turns_up_a_card_for_each_food() -> None:
    scene = solo().crew(0, "leader", zone="rest").load(0)
    rival(scene).lanes[1] = 2
    scene.run(Resting())
    assert len(rival(scene).shown) == 2
    assert rival(scene).lanes[1] == 0


@pytest.mark.rule("AUR-23.16")
def test_it_always_moves_with_all_its_fuel() -> None:
    scene = solo()
    scene.state.counters = [-1] * 10
    scene.run(AutomaMoves())
    assert rival(scene).space == 3
    assert rival(scene).lanes[2] == 0
    behind = solo()
    behind.state.counters = [-1] * 10
    behind.player().space = 6
    rival(behind).lanes[2] = 0
    behind.run(AutomaMoves())
    assert rival(behind).space == 3


@pytest.mark.rule("AUR-23.17", "AUR-23.30", "AUR-R66")
def test_a_shortcut_only_by_its_card_and_counters_are_taken() -> None:
    for shown, space in (([], 9), ([2], 10)):
        scene = solo()
        scene.state.counters = [-1] * 10
        rival(scene).space, rival(scene).shown = 6, shown
        scene.run(AutomaMoves())
        assert rival(scene).space == space
    taking = solo()
    taking.state.counters = [2] * 10
    taking.run(AutomaMoves())
    assert taking.told(events.CounterTaken)[0].who == "automa"


@pytest.mark.rule("AUR-23.18", "AUR-R48")
def test_contamination_makes_its_right_most_survivor_ill() -> None:
    # AUR-EX21
    scene = solo()
    contaminate_automa(scene.table)
    assert (rival(scene).lanes[3], rival(scene).sick) == (1, 1)
    contaminate_automa(scene.table)
    contaminate_automa(scene.table)
    assert (rival(scene).lanes[3], rival(scene).sick) == (0, 1)
    rival(scene).fame = -1
    automa_fame(scene.table, -1)
    assert scene.told(events.AutomaDamaged)
    fallout = solo().crew(0, "leader").run(HappenNow(card("event_fallout")))
    assert rival(fallout).sick == 1


@pytest.mark.rule("AUR-23.19", "AUR-23.20", "AUR-R46")
def test_damage_falls_in_the_row_of_the_letter() -> None:
    # AUR-EX22: letters В, then Г, which is damaged under the counter.
    scene = solo().put(1, "enemy_immortal_wolf").outcomes(3, 1)
    rival(scene).column = 2
    rival(scene).damage = bit(3, 2)
    scene.player().space = 20
    rival(scene).space = 21
    scene.state.order = [0, 1]
    scene.state.phase = SHOOTING
    scene.run(Ambush())
    assert rival(scene).damage & bit(2, 2)
    assert rival(scene).damage & bit(3, 1)
    rival(scene).damage = bit(1, 0) | bit(1, 1) | bit(1, 2)
    before = rival(scene).damage
    hurt_row(scene.table, 1)
    assert rival(scene).damage == before
    damage_automa(scene.table)


@pytest.mark.rule("AUR-23.21", "AUR-R42")
def test_its_fire() -> None:
    # AUR-EX23
    scene = solo().outcomes(4)
    rival(scene).column = 2
    rival(scene).damage = bit(0, 2)
    rival(scene).shown, rival(scene).scouted = [0], 1
    scene.enemy("enemy_war_wolves")
    high = scene.enemy("enemy_randoll_randall")
    scene.crew(0, "leader").load(0)
    scene.state.phase = SHOOTING
    scene.run(ConvoyFire())
    attack = scene.told(events.Attacked)[0]
    assert (attack.who, attack.enemy, attack.weapon) == ("automa", "enemy_randoll_randall", "weapon1")
    assert high.marks[0] == 1
    assert rival(scene).fame == 1


@pytest.mark.rule("AUR-23.23")
def test_enemy_fire_sums_up_in_the_row_of_the_region_s_card() -> None:
    scene = solo().outcomes(1)
    rival(scene).column, rival(scene).damage = 3, 0
    scene.enemy("enemy_war_wolves")
    scene.enemy("enemy_wolf_riders")
    scene.player().space = 20
    scene.state.order = [1, 0]
    scene.run(EnemyFire())
    assert rival(scene).damage == bit(3, 3) | bit(3, 2)


@pytest.mark.rule("AUR-23.24")
def test_repair_scans_columns_from_the_counter_to_the_left() -> None:
    # AUR-EX24
    scene = solo()
    rival(scene).column = 2
    rival(scene).damage = bit(2, 1) | bit(3, 1) | bit(1, 0)
    repair_automa(scene.table)
    assert rival(scene).damage == bit(3, 1) | bit(1, 0)


@pytest.mark.rule("AUR-23.25")
def test_the_end_of_its_round() -> None:
    scene = solo()
    scene.state.round = 1
    rival(scene).shown = [0, 2]
    scene.run(AutomaRoundEnd(), CheckEnd())
    assert rival(scene).shown == [] or rival(scene).row
    assert rival(scene).column == 1
    assert not rival(scene).damage & bit(0, 1)


@pytest.mark.rule("AUR-23.26", "AUR-23.27")
def test_its_score_and_that_you_need_more() -> None:
    # AUR-EX25
    scene = solo()
    automa = rival(scene)
    automa.space, automa.fame, automa.column = 1, 1, 3
    automa.items = [0, 1]
    automa.damage = bit(0, 4) | bit(2, 0)
    scene.state.round = 6
    assert sum(automa_parts(scene.state, automa).values()) == 7
    scene.player().fame = 5
    finish(scene.table)
    assert scene.table.result is not None
    # 5 fame and 2 whole cards: no more than the Automa's 7.
    assert scene.table.result.scores == [7]
    assert scene.table.result.winners == []


@pytest.mark.rule("AUR-23.29", "AUR-23.31", "AUR-23.32")
def test_what_its_cards_do_to_you_at_the_end_of_the_round() -> None:
    for number in (2, 5):
        assert solo().run(ActionBites(number - 1)).asked() == "PlaceDamage"
    even = solo().run(ActionBites(3))
    assert even.player().fame == 0
    ahead = solo()
    ahead.player().fame = 2
    ahead.run(ActionBites(3))
    assert ahead.player().fame == 1


@pytest.mark.rule("AUR-23.33")
def test_the_medic_heals_one_and_makes_one_of_yours_ill() -> None:
    scene = solo()
    rival(scene).lanes[3], rival(scene).sick = 1, 1
    scene.run(ActionBites(5))
    assert (rival(scene).lanes[3], rival(scene).sick) == (2, 0)
    assert scene.asked() == "PickInfected"
    assert [ACTIONS[5], NAMES[0]] == ["automa_6", "leader"]
    assert scene.run(ScoutTurn(0)).asked() == "TakeTurn"
