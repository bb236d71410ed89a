"""AUR-05 to AUR-08: scouting turns, card actions, bonuses, contamination."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_scouting import EndScouting, Lap, ScoutTurn
from holdfast.games.aurora.chapters.c05_zone import CloseUp
from holdfast.games.aurora.chapters.c06_upgrades import Install
from holdfast.games.aurora.chapters.c08_contamination import Contaminate, Wither
from holdfast.games.aurora.pieces import NAMES
from holdfast.games.aurora.queries import has_active, skill_at


def turn(scene: Scene, seat: int = 0) -> Scene:
    return scene.run(ScoutTurn(seat))


def hurt(scene: Scene, seat: int = 0, bay: int = 2, mask: int = 0b11) -> Scene:
    scene.player(seat).damage[bay] = mask
    return scene


# -- turns (AUR-05) ------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-05.1", "AUR-05.13")
def test_turns_go_round_while_anybody_is_active() -> None:
    scene = Scene().load(0).load(1).run(Lap())
    scene.say(0, "pass copilot").say(1, "pass copilot")
    assert scene.state.turn == 0
    # Having passed does not stop from acting again.
    assert scene.options(0) == ["pass leader"]


@pytest.mark.rule("AUR-05.2", "AUR-05.6")
def test_a_turn_is_a_scout_or_a_pass_and_never_an_enemy() -> None:
    scene = turn(Scene().load(0).put(1, "rusty_trailer").put(2, "enemy_war_wolves"))
    assert scene.options() == ["scout 1", "pass leader", "pass copilot"]


@pytest.mark.rule("AUR-05.3", "AUR-R22", "AUR-R24")
def test_who_has_nobody_active_is_asked_only_for_an_item_or_a_use_for_food() -> None:
    idle = Scene().crew(0, "leader", "copilot", zone="rest").load(0)
    assert turn(idle).asked() == ""
    hungry = Scene().crew(0, "copilot", zone="exhausted").load(0, food=1)
    assert turn(hungry).options() == ["end", "feed copilot"]
    holder = Scene().crew(0, "leader", zone="exhausted").load(0).items(0, "incendiary")
    # Whatever the item is.
    assert turn(holder).options() == ["end"]


@pytest.mark.rule("AUR-05.4", "AUR-05.7", "AUR-05.9")
def test_food_raises_a_scout_and_goes_back_with_the_turn() -> None:
    # AUR-EX2
    scene = Scene().put(5, "loc_store").load(0, food=2)
    scene.crew(0, "copilot")
    before = scene.state.supply[1]
    turn(scene).scout(0, 5, "copilot", food=2)
    assert scene.asked() == "ActNow"
    scene.say(0, "gather left").done()
    assert scene.zone_of(0, "copilot") == "exhausted"
    assert scene.state.supply[1] == before + 2


@pytest.mark.rule("AUR-05.5", "AUR-05.10", "AUR-R61")
def test_gaps_close_to_the_left_and_an_empty_deck_leaves_slots_empty() -> None:
    scene = Scene().put(2, "rusty_trailer").put(4, "loc_port").run(CloseUp())
    assert [NAMES[one] if one >= 0 else "" for one in scene.state.zone] == ["rusty_trailer", "loc_port", "", "", ""]
    scene.state.decks[2] = [card("loc_base")]
    scene.state.zone[0] = -1
    scene.run(CloseUp())
    assert NAMES[scene.state.zone[1]] == "loc_base"


@pytest.mark.rule("AUR-05.8", "AUR-05.11", "AUR-R6")
def test_card_and_bonus_in_either_order_and_a_card_that_cannot_be_done_is_not_chosen() -> None:
    scene = turn(hurt(Scene().put(3, "loc_store"))).scout(0, 3, "leader")
    assert scene.options() == ["gather left", "gather right", "sort left", "sort right", "bonus repair"]
    nowhere = Scene().put(1, "hermit").load(0)
    nowhere.player().damage = [0b111, 0, 0b111, 0]
    assert "scout 1" not in turn(nowhere).options()


@pytest.mark.rule("AUR-05.12", "AUR-R23", "AUR-R19")
def test_passing_rests_one_survivor_and_repairs_as_much_as_the_skill() -> None:
    # AUR-EX9
    scene = hurt(Scene().crew(0, "scavenger").load(0), mask=0b111)
    turn(scene).say(0, "pass scavenger")
    scene.say(0, "repair trailer1 any", "repair trailer1 any")
    assert scene.zone_of(0, "scavenger") == "rest"
    assert scene.player().damage[2].bit_count() == 1


@pytest.mark.rule("AUR-05.14")
def test_the_phase_ends_at_once_when_nobody_is_active() -> None:
    scene = Scene().load(0).load(1)
    scene.crew(1, "leader", zone="rest").crew(0, "leader")
    scene.run(Lap()).say(0, "pass leader")
    assert scene.state.closing
    assert not any(has_active(player) for player in scene.state.players)


# -- gathering (AUR-06.1 to AUR-06.5) ---------------------------------------------------------------------


@pytest.mark.rule("AUR-06.1", "AUR-06.2", "AUR-08.2")
def test_the_entry_effect_comes_first_then_the_whole_block() -> None:
    # AUR-EX3
    scene = Scene().put(2, "loc_warehouse_1").crew(0, "preacher").load(0)
    turn(scene).scout(0, 2, "preacher").say(0, "gather left")
    player = scene.player()
    assert player.load == [0, 1, 1, 1]
    assert scene.ill(0, "preacher") == 1
    assert skill_at(player, 0) == 1
    scene.done()
    assert scene.zone_of(0, "preacher") == "exhausted"


@pytest.mark.rule("AUR-06.3", "AUR-06.4", "AUR-06.5")
def test_items_become_cards_and_an_emptied_location_goes() -> None:
    scene = Scene().put(4, "loc_lodge").load(0)
    scene.crew(0, "leader", "preacher")
    turn(scene).scout(0, 4, "leader").say(0, "gather right")
    assert len(scene.player().items) == 1
    assert scene.player().load[0] == 1
    scene.done()
    assert scene.state.left[0] > 0
    assert scene.state.right[0] == 0
    scene.run(ScoutTurn(0)).scout(0, 1, "preacher").say(0, "gather left")
    assert card("loc_lodge") in scene.state.discard


@pytest.mark.rule("AUR-06.3")
def test_tokens_just_gained_may_be_discarded_instead_of_loaded() -> None:
    scene = Scene().put(2, "loc_warehouse_1").crew(0, "preacher").load(0)
    turn(scene).scout(0, 2, "preacher").say(0, "sort left")
    assert scene.asked() == "SortOut"
    assert scene.options() == ["done", "drop food", "drop fuel"]
    assert scene.default() == "done"
    supply = scene.state.supply[1]
    scene.say(0, "drop food")
    assert scene.options() == ["done", "drop fuel"]
    scene.say(0, "done")
    assert scene.player().load == [0, 0, 1, 1]
    assert scene.state.supply[1] == supply + 1


@pytest.mark.rule("AUR-06.3")
def test_nothing_but_what_was_gained_is_left_behind() -> None:
    scene = Scene().put(2, "loc_warehouse_1").crew(0, "preacher").load(0, food=1)
    turn(scene).scout(0, 2, "preacher").say(0, "sort right")
    assert scene.options() == ["done", "drop fuel"]
    scene.say(0, "drop fuel", "drop fuel")
    assert scene.asked() != "SortOut"
    assert scene.player().load == [0, 1, 0, 1]


@pytest.mark.rule("AUR-R20")
def test_a_location_with_an_item_left_stays() -> None:
    scene = Scene().put(2, "loc_lodge").load(0)
    scene.state.right[1] = 1 << 9
    scene.crew(0, "leader")
    turn(scene).scout(0, 2, "leader").say(0, "gather left")
    assert NAMES[scene.state.zone[0]] == "loc_lodge"


# -- upgrades (AUR-06.6 to AUR-06.12) ----------------------------------------------------------------------


@pytest.mark.rule("AUR-06.6", "AUR-06.10")
def test_a_new_truck_takes_the_old_one_s_place_and_device() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_roof_rack", "container")
    scene.run(Install(0, card("truck_half_track"), False))
    assert [NAMES[one] for one in scene.player().bays[:2]] == ["truck_half_track", "device_roof_rack"]
    assert card("start_truck") in scene.state.discard


@pytest.mark.rule("AUR-06.7", "AUR-06.9")
def test_a_trailer_joins_the_tail_or_replaces_one() -> None:
    # AUR-EX4
    scene = Scene().run(Install(0, card("trailer_box"), False))
    assert [NAMES[one] for one in scene.player().bays[::2]] == ["start_truck", "container", "trailer_box"]
    scene.run(Install(0, card("trailer_camper"), False))
    assert scene.options() == ["replace trailer1", "replace trailer2"]
    scene.say(0, "replace trailer1")
    assert [NAMES[one] for one in scene.player().bays[::2]] == ["start_truck", "trailer_camper", "trailer_box"]


@pytest.mark.rule("AUR-06.8", "AUR-06.12")
def test_a_device_goes_above_a_card_and_what_was_there_goes_with_its_damage() -> None:
    scene = Scene().convoy(0, "start_truck", "container", "+device_roof_rack")
    scene.player().damage[3] = 1
    scene.run(Install(0, card("device_machine_gun"), False))
    assert scene.options() == ["mount truck", "mount trailer1"]
    scene.say(0, "mount trailer1")
    assert NAMES[scene.player().bays[3]] == "device_machine_gun"
    assert scene.player().damage[3] == 0
    assert card("device_roof_rack") in scene.state.discard


@pytest.mark.rule("AUR-06.11")
def test_a_weaker_truck_leaves_a_trailer_with_its_device() -> None:
    scene = Scene().convoy(0, "start_truck", "container", "+device_roof_rack", "trailer_box").load(0)
    scene.run(Install(0, card("truck_snow_pickup"), False))
    assert scene.options() == ["unhitch trailer1", "unhitch trailer2"]
    scene.say(0, "unhitch trailer1")
    assert [NAMES[one] for one in scene.player().bays if one >= 0] == ["truck_snow_pickup", "trailer_box"]


@pytest.mark.rule("AUR-06.13", "AUR-06.14")
def test_a_recruit_rests_and_finds_room_whatever_makes_way() -> None:
    # AUR-EX5
    scene = Scene().put(1, "hermit").load(0, ammo=2, food=1, fuel=1)
    scene.crew(0, "leader", "copilot")
    turn(scene).scout(0, 1, "copilot")
    assert scene.asked() == "DropToken"
    scene.say(0, "drop survivor")
    # The new card cannot be given up.
    assert scene.options() == ["lose leader", "lose copilot"]
    scene.say(0, "lose leader")
    assert scene.zone_of(0, "hermit") == "rest"
    assert scene.player().load[3] == 2


@pytest.mark.rule("AUR-06.15", "AUR-19.1", "AUR-R56")
def test_wanderers_are_helped_or_robbed() -> None:
    scene = Scene().put(2, "encounter_wanderers_1").load(0, ammo=1)
    turn(scene).scout(0, 2, "leader")
    assert scene.options() == ["deal help", "deal rob"]
    scene.say(0, "deal help")
    assert scene.player().fame == 2
    assert len(scene.player().items) == 1
    robbed = Scene().put(2, "encounter_wanderers_1").crew(0, "preacher").load(0)
    turn(robbed).scout(0, 2, "preacher")
    # AUR-R56: the Preacher spares the card action.
    assert robbed.player().fame == 0
    assert robbed.player().load[1:3] == [1, 1]
    assert card("encounter_wanderers_1") in robbed.state.discard


@pytest.mark.rule("AUR-19.2", "AUR-R21")
def test_the_trader_barters_or_trades_and_stays() -> None:
    # AUR-EX6
    scene = Scene().put(2, "encounter_trader_1").load(0, ammo=1).items(0, "nitrous")
    turn(scene).scout(0, 2, "leader")
    assert scene.options() == ["deal barter", "deal trade"]
    scene.say(0, "deal trade", "discard nitrous")
    assert len(scene.player().items) == 2
    assert NAMES[scene.state.zone[0]] == "encounter_trader_1"
    barter = Scene().put(2, "encounter_trader_1").load(0, ammo=1)
    turn(barter).scout(0, 2, "leader")
    assert barter.player().load[:3] == [0, 0, 1]
    assert barter.state.left[0] == 1


# -- bonuses (AUR-07) -----------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-07.1", "AUR-07.2")
def test_slots_one_and_two_repair_or_cleanse() -> None:
    # AUR-EX8
    scene = hurt(Scene().put(1, "loc_warehouse_1").load(0, food=1).crew(0, "copilot"))
    turn(scene).scout(0, 1, "copilot", food=1).say(0, "gather right")
    assert scene.options() == ["done", "bonus repair", "bonus cleanse"]
    scene.say(0, "bonus cleanse")
    assert scene.ill(0, "copilot") == 0
    assert scene.zone_of(0, "copilot") == "exhausted"
    assert scene.player().load[2] == 2
    second = Scene().put(2, "rusty_trailer").load(0).crew(0).add(0, "preacher", ill=1).add(0, "leader", ill=1)
    turn(second).scout(0, 2, "preacher", "leader").say(0, "bonus cleanse")
    assert second.options() == ["cleanse preacher", "cleanse leader"]
    second.say(0, "cleanse preacher", "cleanse leader")
    assert second.player().ill == [0, 0]


@pytest.mark.rule("AUR-07.3")
def test_slot_three_repairs_two_before_gathering() -> None:
    # AUR-EX7
    scene = hurt(Scene().put(3, "loc_store").crew(0, "leader").load(0, ammo=2, food=1))
    turn(scene).scout(0, 3, "leader").say(0, "bonus repair", "repair trailer1 any")
    assert not any(scene.player().damage)
    scene.say(0, "gather left")
    assert scene.player().load[1] == 3


@pytest.mark.rule("AUR-07.4", "AUR-07.6", "AUR-R7")
def test_slot_four_gives_food_or_ammo_for_damage() -> None:
    scene = Scene().put(4, "rusty_trailer").crew(0, "leader").load(0)
    turn(scene).scout(0, 4, "leader").say(0, "install")
    assert scene.options() == ["done", "bonus food", "bonus ammo"]
    scene.say(0, "bonus ammo")
    assert scene.asked() == "PlaceDamage"
    scene.say(0, "damage truck weapon1")
    assert scene.player().load[0] == 1
    whole = Scene().put(4, "loc_store").crew(0, "leader").load(0)
    whole.player().damage = [0b111, 0, 0b1111, 0]
    turn(whole).scout(0, 4, "leader")
    # No cell can take the damage, so the bonus cannot be had.
    assert "bonus food" not in whole.options()


@pytest.mark.rule("AUR-07.5", "AUR-11.9")
def test_slot_five_gives_fuel_for_contamination_which_the_hermit_cancels() -> None:
    scene = Scene().put(5, "rusty_trailer").crew(0, "leader", "hermit").load(0)
    turn(scene).scout(0, 5, "leader", "hermit").say(0, "install", "bonus fuel")
    assert scene.player().load[2] == 1
    assert scene.player().ill == [0, 0]
    plain = Scene().put(5, "rusty_trailer").crew(0, "renegade").load(0)
    turn(plain).scout(0, 5, "renegade").say(0, "install", "bonus fuel")
    assert plain.ill(0, "renegade") == 1


# -- contamination (AUR-08) -----------------------------------------------------------------------------------


@pytest.mark.rule("AUR-08.1", "AUR-08.3", "AUR-R51")
def test_contamination_falls_on_an_own_survivor_who_dies_when_it_equals_the_skill() -> None:
    scene = Scene().load(0).run(Contaminate(0, 1, False))
    assert scene.options() == ["infect leader", "infect copilot"]
    scene.say(0, "infect copilot")
    assert [NAMES[one] for one in scene.player().crew] == ["leader"]
    assert scene.player().load[3] == 1
    assert scene.told(events.SurvivorLost)[0].died
    scene.player().ill[0] = 1
    scene.run(Wither(0))
    assert len(scene.player().crew) == 1


@pytest.mark.rule("AUR-08.4", "AUR-R18")
def test_who_dies_in_the_card_action_completes_it_and_takes_no_bonus() -> None:
    scene = Scene().put(1, "loc_warehouse_1").load(0).crew(0, "copilot", "leader")
    turn(scene).scout(0, 1, "copilot").say(0, "gather right")
    assert scene.player().load[2] == 2
    assert [NAMES[one] for one in scene.player().crew] == ["leader"]
    assert scene.asked() != "ActNow"


@pytest.mark.rule("AUR-08.5")
def test_who_dies_in_the_bonus_leaves_the_card_where_it_is() -> None:
    scene = Scene().put(5, "rusty_trailer").load(0, food=1)
    scene.crew(0, "scavenger", "leader")
    turn(scene).scout(0, 5, "scavenger", food=1)
    scene.player().ill[0] = 2
    scene.say(0, "bonus fuel")
    assert scene.player().load[2] == 1
    assert NAMES[scene.state.zone[0]] == "rusty_trailer"
    assert [NAMES[one] for one in scene.player().crew] == ["leader"]


@pytest.mark.rule("AUR-R49", "AUR-R50")
@pytest.mark.parametrize(("order", "left"), [([0, 1], 0), ([1, 0], 1)])
def test_who_lives_by_capsules_alone_falls_with_the_phase_in_forward_order(order: list[int], left: int) -> None:
    scene = Scene()
    scene.state.order = order
    for seat in range(2):
        scene.crew(seat, "copilot")
        scene.player(seat).ill, scene.player(seat).capsules = [1], [1]
    scene.run(EndScouting())

    assert scene.table.result is not None
    assert scene.table.result.winners == [left]
