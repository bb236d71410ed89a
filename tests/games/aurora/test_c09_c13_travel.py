"""AUR-09 to AUR-13, AUR-21, AUR-22: items, fame, abilities, rest, movement, mines, board Beta."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_scouting import EndScouting, ScoutTurn
from holdfast.games.aurora.chapters.c08_contamination import Contaminate
from holdfast.games.aurora.chapters.c09_items import DrawItems
from holdfast.games.aurora.chapters.c10_repairs import GainFame, LoseFame
from holdfast.games.aurora.chapters.c12_rest import Resting
from holdfast.games.aurora.chapters.c13_movement import Movement, MoveTurn, free_speed
from holdfast.games.aurora.pieces import BOARDS, COUNTERS, FAME_LEAST, FAME_MOST, ITEM_OF, ITEMS, NAMES, SHORTCUTS
from holdfast.games.aurora.queries import distance
from holdfast.games.aurora.state import MOVEMENT, REST


def moving(scene: Scene, seat: int = 0) -> Scene:
    scene.state.phase = MOVEMENT
    scene.state.counters = [-1] * 10
    return scene.run(MoveTurn(seat))


def counter(scene: Scene, space: int, name: str) -> Scene:
    scene.state.counters[scene.state.board.special.index(space)] = COUNTERS.index(name)
    return scene


# -- items (AUR-09) --------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-09.1", "AUR-09.2")
def test_a_fourth_item_makes_one_go_and_only_its_owner_sees_them() -> None:
    scene = Scene().items(0, "nitrous", "incendiary", "nitromethane").run(DrawItems(0, 1))
    assert scene.asked() == "TooManyItems"
    assert len(scene.player().items) == 4
    scene.say(0, "discard nitrous")
    assert len(scene.player().items) == 3
    view = scene.table.game.view(scene.table, 1)
    assert view["seats"][0]["items"] == 3
    assert view["me"]["items"] == []


@pytest.mark.rule("AUR-09.3")
def test_an_empty_item_deck_is_the_shuffled_discard_and_two_empty_ones_give_nothing() -> None:
    scene = Scene()
    scene.state.item_discard, scene.state.items = scene.state.items[:1], []
    scene.run(DrawItems(0, 2))
    assert len(scene.player().items) == 1
    assert scene.state.items == scene.state.item_discard == []


@pytest.mark.rule("AUR-09.4", "AUR-R28", "AUR-R59")
def test_items_are_played_in_their_phase_and_only_if_they_do_something() -> None:
    scene = Scene().load(0).items(0, "welding_torch", "antifreeze", "nitrous")
    options = scene.run(ScoutTurn(0)).options()
    assert "use antifreeze" in options
    assert "use welding_torch" not in options
    assert "use nitrous" not in options
    scene.player().damage[2] = 1
    assert "use welding_torch" in scene.options()


@pytest.mark.rule("AUR-09.6", "AUR-13.4", "AUR-13.3")
def test_speed_is_the_truck_its_cells_the_crew_items_and_extra_fuel() -> None:
    # AUR-EX10
    scene = Scene().convoy(0, "truck_snow_pickup", "container").load(0, fuel=2).items(0, "nitrous")
    moving(scene).say(0, "go", "burn fuel", "use nitrous")
    assert scene.told(events.SetOff)[0].speed == 7
    assert scene.player().load[2] == 0


@pytest.mark.rule("AUR-09.7", "AUR-R50")
def test_antifreeze_raises_to_three_until_the_phase_ends() -> None:
    scene = Scene().crew(0, "copilot").load(0).items(0, "antifreeze")
    scene.run(ScoutTurn(0)).say(0, "use antifreeze")
    assert scene.player().capsules == [2]
    scene.player().ill = [1]
    scene.run(EndScouting())
    # It kept her alive; now she dies of it.
    assert scene.player().out


@pytest.mark.rule("AUR-09.8", "AUR-R27")
def test_the_hazmat_suit_is_offered_to_everybody_with_an_item() -> None:
    scene = Scene().crew(0, "leader").items(0, "hazmat").run(Contaminate(0, 1, False))
    assert scene.options() == ["use hazmat", "pass"]
    scene.say(0, "use hazmat")
    assert scene.player().ill == [0]
    other = Scene().crew(0, "leader").items(0, "nitrous").run(Contaminate(0, 1, False))
    assert other.options() == ["pass"]


@pytest.mark.rule("AUR-09.9", "AUR-13.14", "AUR-R62")
def test_nitromethane_moves_without_fuel_and_burns_the_truck_afterwards() -> None:
    scene = Scene().load(0).items(0, "nitromethane")
    moving(scene).say(0, "go nitromethane")
    assert scene.asked() == "ChooseRoad"
    scene.say(0, "drive 2")
    assert scene.player().space == 2
    assert scene.asked() == "PlaceDamage"
    assert all("truck" in option for option in scene.options())


@pytest.mark.rule("AUR-09.10", "AUR-09.11")
def test_solution_and_torch_remove_two_and_three() -> None:
    scene = Scene().items(0, "decontaminant", "welding_torch").load(0)
    scene.crew(0).add(0, "renegade", ill=2).add(0, "leader", ill=1)
    scene.player().damage[2] = 0b1111
    scene.run(ScoutTurn(0)).say(0, "use decontaminant", "cleanse renegade", "cleanse renegade")
    assert scene.player().ill == [0, 1]
    scene.say(0, "use welding_torch", *["repair trailer1 any"] * 3)
    assert scene.player().damage[2].bit_count() == 1


@pytest.mark.rule("AUR-09.12", "AUR-09.13")
def test_dry_rations_wake_a_survivor_who_may_act_at_once() -> None:
    scene = Scene().crew(0, "leader", zone="rest").load(0).items(0, "dry_rations")
    scene.run(ScoutTurn(0))
    assert scene.options() == ["end", "use dry_rations"]
    scene.say(0, "use dry_rations")
    assert "pass leader" in scene.options()


# -- fame (AUR-10) ---------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-10.1", "AUR-R8")
def test_at_the_top_of_the_track_a_repair_instead() -> None:
    scene = Scene()
    scene.player().fame = 5
    scene.player().damage[2] = 1
    scene.run(GainFame(0))
    assert scene.options() == ["repair trailer1 any", "done"]
    scene.say(0, "repair trailer1 any")
    assert scene.player().fame == 5
    assert not any(scene.player().damage)


@pytest.mark.rule("AUR-10.2", "AUR-10.3", "AUR-R9")
def test_at_the_bottom_of_the_track_damage_instead() -> None:
    assert (FAME_LEAST, FAME_MOST) == (-1, 5)
    scene = Scene().run(LoseFame(0))
    assert scene.player().fame == -1
    scene.run(LoseFame(0))
    assert scene.asked() == "PlaceDamage"
    assert scene.player().fame == -1


# -- abilities (AUR-11) -----------------------------------------------------------------------------------


@pytest.mark.rule("AUR-11.1", "AUR-11.2", "AUR-11.6")
def test_abilities_work_from_the_active_zone_and_do_not_tire() -> None:
    scene = Scene().crew(0, "leader").add(0, "driver")
    assert free_speed(scene.state, 0) == 3
    scene.player().zone[1] = 1
    assert free_speed(scene.state, 0) == 2


@pytest.mark.rule("AUR-11.4")
def test_the_leader_only_rests() -> None:
    scene = Scene().put(1, "rusty_trailer").crew(0, "leader").load(0)
    scene.run(ScoutTurn(0)).scout(0, 1, "leader").done()
    assert scene.zone_of(0, "leader") == "rest"


@pytest.mark.rule("AUR-11.5", "AUR-R31")
def test_the_co_pilot_adds_one_and_two_when_six_behind_by_usable_roads() -> None:
    scene = Scene()
    assert free_speed(scene.state, 0) == 3
    scene.player(1).space = 6
    assert free_speed(scene.state, 0) == 4
    scene.convoy(0, "truck_half_track", "container")
    scene.player(1).space = 8
    # By the tracked shortcut it is 7 moves to space 8.
    assert distance(scene.state, 0, 8) == 7


@pytest.mark.rule("AUR-11.7", "AUR-11.15", "AUR-R65")
def test_doctor_and_scavenger_act_before_the_move_even_if_the_convoy_stays() -> None:
    scene = Scene().load(0, ammo=1, food=1).crew(0, "doctor", "scavenger").add(0, "driver", zone="rest")
    moving(scene)
    assert scene.options() == ["stay", "rouse driver", "scavenge fuel"]
    scene.say(0, "rouse driver", "scavenge fuel")
    assert scene.player().load[2] == 1
    assert "go" in scene.options()
    assert free_speed(scene.state, 0) == 3
    assert "rouse driver" not in scene.options()


@pytest.mark.rule("AUR-11.8", "AUR-12.4", "AUR-R32")
def test_the_mechanic_repairs_two_in_the_rest_phase_after_waking() -> None:
    scene = Scene().load(0).load(1).crew(0, "mechanic", zone="rest").crew(1, "leader", zone="rest")
    scene.player().damage[2] = 0b111
    scene.run(Resting())
    assert scene.options() == ["end", "mechanic"]
    scene.say(0, "mechanic", "repair trailer1 any")
    assert scene.player().damage[2].bit_count() == 1


@pytest.mark.rule("AUR-11.11")
def test_the_preacher_spares_the_card_action_only() -> None:
    scene = Scene(board="beta").put(4, "loc_refugee_camp").crew(0, "preacher").load(0)
    scene.run(ScoutTurn(0)).scout(0, 4, "preacher").say(0, "gather left")
    assert scene.player().fame == 0
    scene.say(0, "bonus fuel")
    assert scene.player().fame == -1


# -- rest (AUR-12) ----------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-12.1", "AUR-12.2", "AUR-12.3")
def test_feed_then_wake_then_rest() -> None:
    scene = Scene().load(0, food=1).load(1).crew(1, "leader")
    scene.crew(0, "copilot", "driver", zone="exhausted").add(0, "leader", zone="rest")
    scene.run(Resting())
    assert scene.state.phase == REST
    scene.say(0, "feed copilot")
    assert [scene.zone_of(0, name) for name in ("copilot", "driver", "leader")] == ["active", "rest", "active"]


# -- movement (AUR-13) ------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-13.1", "AUR-13.5", "AUR-R29")
def test_forward_order_and_forward_only() -> None:
    scene = Scene()
    scene.state.counters = [-1] * 10
    scene.run(Movement())
    assert scene.state.turn == 1
    scene.say(1, "go")
    assert scene.options(1) == ["drive 1", "drive 2", "drive 3"]
    scene.say(1, "drive 2")
    assert scene.state.turn == 0
    scene.say(0, "stay")
    assert scene.player(0).space == 0


@pytest.mark.rule("AUR-13.2", "AUR-R30")
def test_somebody_must_ride_in_the_truck() -> None:
    scene = Scene().load(0, fuel=1)
    scene.player().damage[0] = 0b011
    scene.state.phase = MOVEMENT
    assert scene.run(MoveTurn(0)).asked() == ""
    # With only an open cell left in the truck a token makes way for the driver.
    tight = Scene().convoy(0, "start_truck", "trailer_camper").load(0, ammo=2, fuel=2)
    tight.player().damage[0] = 0b001
    moving(tight).say(0, "go")
    assert tight.asked() in ("DropToken", "SpeedUp", "ChooseRoad")


@pytest.mark.rule("AUR-13.6", "AUR-22.13")
def test_tracked_shortcuts_need_tracks_and_others_nothing() -> None:
    plain = Scene().load(0, fuel=1)
    plain.player().space = 6
    assert not any(option.startswith("shortcut") for option in moving(plain).say(0, "go").options())
    tracked = Scene().convoy(0, "truck_half_track", "container").load(0, fuel=1)
    tracked.player().space = 6
    moving(tracked).say(0, "go", "shortcut alpha_s1")
    assert tracked.player().space == 8
    beta = Scene(board="beta").load(0, fuel=1)
    beta.player().space = 9
    assert "shortcut beta_d1" in moving(beta).say(0, "go").options()


@pytest.mark.rule("AUR-13.7", "AUR-13.8", "AUR-13.11")
def test_only_the_last_space_counts_and_its_resource_may_be_taken() -> None:
    scene = Scene().load(0, fuel=1)
    scene.player(1).space = 3
    moving(scene)
    counter(scene, 3, "wp_ammo")
    scene.say(0, "go", "drive 3")
    assert scene.player(0).space == scene.player(1).space == 3
    assert scene.options() == ["take", "leave"]
    scene.say(0, "take")
    assert scene.player().load[0] == 1
    assert scene.state.counters[0] == -1
    past = Scene().convoy(0, "truck_half_track", "container").load(0, fuel=1)
    counter(moving(past), 3, "wp_ammo").say(0, "go", "drive 4")
    assert past.asked() == ""


@pytest.mark.rule("AUR-13.9", "AUR-13.10")
def test_an_item_counter_gives_an_item_and_contamination_stays() -> None:
    scene = Scene().load(0, fuel=1)
    counter(moving(scene), 3, "wp_item").say(0, "go", "drive 3", "take")
    assert len(scene.player().items) == 1
    ill = Scene().load(0, fuel=1)
    counter(moving(ill), 3, "wp_contamination").say(0, "go", "drive 3")
    assert ill.asked() == "PickInfected"
    ill.say(0, "infect leader")
    assert ill.state.counters[0] >= 0


@pytest.mark.rule("AUR-13.12")
def test_the_track_is_sorted_and_ties_keep_their_order() -> None:
    scene = Scene(4)
    for seat, space in enumerate([4, 2, 4, 0]):
        scene.player(seat).space = space
        scene.load(seat).crew(seat, "leader")
    scene.run(Movement())
    assert scene.state.order == [3, 1, 0, 2]


@pytest.mark.rule("AUR-13.13", "AUR-18.4")
def test_biomass_burns_food_too() -> None:
    scene = Scene().convoy(0, "loot_biomass_truck", "container").load(0, fuel=1, food=1)
    moving(scene).say(0, "go")
    assert scene.options() == ["roll", "burn food"]
    scene.say(0, "burn food")
    assert scene.told(events.SetOff)[0].speed == 6
    scene.player().damage[0] = 1 << 3


# -- mines (AUR-21) ---------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-21.1", "AUR-21.2", "AUR-R57")
def test_the_mine_is_laid_on_a_road_just_driven_and_another_item_drawn() -> None:
    assert ITEM_OF.count(ITEMS.index("mine")) == 1
    scene = Scene(mines=True).load(0, fuel=1).items(0, "mine")
    moving(scene).say(0, "go", "roll", "drive 2")
    assert scene.options() == ["pass", "mine 0-1", "mine 1-2"]
    scene.say(0, "mine 1-2")
    assert scene.state.mined == [1]
    assert len(scene.player().items) == 1


@pytest.mark.rule("AUR-21.3", "AUR-21.4", "AUR-R54")
def test_another_s_mine_goes_off_and_the_farthest_behind_is_taken_up() -> None:
    scene = Scene(mines=True).load(0, fuel=1)
    scene.state.mined, scene.state.miners = [1, 0], [1, 0]
    moving(scene).say(0, "go", "drive 2")
    assert scene.asked() == "PlaceDamage"
    assert scene.state.mined == [0]
    layer = Scene(mines=True).load(0, fuel=1).items(0, "mine")
    layer.state.mined, layer.state.miners = [8, 5], [0, 0]
    layer.player().space = 10
    moving(layer).say(0, "go", "roll", "drive 11", "mine 10-11")
    assert layer.state.mined == [8, 10]


@pytest.mark.rule("AUR-21.2", "AUR-21.3")
def test_a_road_may_be_mined_twice_and_then_both_go_off() -> None:
    scene = Scene(mines=True).load(0, fuel=1).load(1, fuel=1).items(0, "mine")
    scene.state.mined, scene.state.miners = [1], [0]
    moving(scene).say(0, "go", "roll", "drive 2")
    assert "mine 1-2" in scene.options()
    scene.say(0, "mine 1-2")
    assert scene.state.mined == [1, 1]
    scene.run(MoveTurn(1)).say(1, "go", "drive 2")
    scene.say(1, "damage truck weapon1", "damage truck any")
    assert scene.asked(1) != "PlaceDamage"
    assert scene.state.mined == []
    assert len(scene.told(events.MineBlew)) == 2


# -- Beta (AUR-22) ----------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-22.1", "AUR-22.12", "AUR-R40")
def test_an_avalanche_closes_the_road_behind_the_convoy() -> None:
    # AUR-EX17
    assert sum(name.startswith("beta_av") for name in SHORTCUTS) == 3
    scene = Scene(board="beta").load(0, fuel=1)
    scene.player().space = 3
    moving(scene).say(0, "go", "shortcut beta_av1")
    scene.say(0, "damage truck weapon1", "damage trailer1 any")
    assert scene.player().space == 6
    assert scene.state.closed
    assert scene.asked() == "ChooseRoad"
    again = Scene(board="beta").load(0, fuel=1)
    again.state.closed = scene.state.closed
    again.player().space = 3
    assert "shortcut beta_av1" not in moving(again).say(0, "go").options()


@pytest.mark.rule("AUR-22.11")
def test_a_dangerous_shortcut_costs_what_it_shows() -> None:
    # AUR-EX16
    scene = Scene(board="beta").load(0, fuel=1)
    scene.player().space = 9
    moving(scene).say(0, "go", "shortcut beta_d1", "infect leader", "damage truck weapon1")
    assert scene.ill(0, "leader") == 1
    assert scene.player().damage[0] == 1 << 2
    assert scene.player().space == 12


@pytest.mark.rule("AUR-22.2", "AUR-22.3", "AUR-R39")
def test_slot_one_of_beta_moves_one_or_two_spaces_at_once() -> None:
    scene = Scene(board="beta").put(1, "rusty_trailer").crew(0, "hermit").load(0, fuel=1)
    scene.state.counters = [-1] * 10
    counter(scene, 2, "wp_contamination")
    scene.run(ScoutTurn(0)).scout(0, 1, "hermit").say(0, "install", "bonus move")
    assert scene.options() == ["drive 1", "drive 2"]
    scene.say(0, "drive 2")
    # The Hermit took part, so the space does nothing to them.
    assert scene.player().ill == [0]
    assert scene.player().space == 2
    assert scene.player().load[2] == 0


@pytest.mark.rule("AUR-22.4", "AUR-R53")
def test_slot_two_of_beta_takes_a_convoy_card_from_the_discard() -> None:
    scene = Scene(board="beta").put(2, "loc_store").crew(0, "leader").load(0)
    scene.state.discard = [card("truck_half_track"), card("start_truck", 1), card("container", 0), card("loc_port")]
    scene.run(ScoutTurn(0)).scout(0, 2, "leader").say(0, "gather left", "bonus refit")
    assert scene.options() == ["refit truck_half_track", "refit container"]
    scene.say(0, "refit truck_half_track")
    assert NAMES[scene.player().bays[0]] == "truck_half_track"


@pytest.mark.rule("AUR-22.5", "AUR-22.6", "AUR-22.7")
def test_slot_three_of_beta_attacks_at_once_and_loot_is_handed_over() -> None:
    scene = Scene(board="beta").put(3, "loc_store").crew(0, "leader").load(0, ammo=1).outcomes(8)
    scene.enemy("enemy_war_wolves")
    scene.run(ScoutTurn(0)).scout(0, 3, "leader").say(0, "gather left", "bonus attack")
    assert scene.told(events.EnemyDefeated)[0].winner == "red"
    assert scene.told(events.LootWon)
    assert scene.player().fired == 0


@pytest.mark.rule("AUR-22.8", "AUR-22.9")
def test_slots_four_and_five_of_beta() -> None:
    assert BOARDS[1].bonuses[3:] == [["food", "ammo", "fuel"], ["fuel"]]
    scene = Scene(board="beta").put(4, "rusty_trailer").crew(0, "leader").load(0)
    scene.player().fame = -1
    scene.run(ScoutTurn(0)).scout(0, 4, "leader").say(0, "install", "bonus fuel")
    assert scene.asked() == "PlaceDamage"
    assert scene.player().load[2] == 1


@pytest.mark.rule("AUR-22.10")
def test_beta_sorts_the_track_after_scouting_too() -> None:
    for board, order in (("alpha", [0, 1]), ("beta", [1, 0])):
        scene = Scene(board=board)
        scene.player(0).space = 2
        scene.run(EndScouting())
        assert scene.state.order == order
