"""AUR-13, AUR-21, AUR-22: before, on and after the road, to the letter."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c09_c13_travel import counter, moving
from games.aurora.test_c23_automa import rival, solo
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c13_driving import road_name
from holdfast.games.aurora.chapters.c13_movement import LAY, Movement, MoveTurn, take_up_farthest
from holdfast.games.aurora.pieces import BOARDS, NAMES, SHORTCUT_ROAD, SHORTCUTS
from holdfast.games.aurora.state import MOVEMENT

ICE = SHORTCUT_ROAD + SHORTCUTS.index("alpha_s2")

# -- before the move -------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-13.1", "AUR-13.12")
def test_everybody_moves_then_the_order_is_set() -> None:
    scene = solo().crew(0, "leader").load(0)
    scene.state.counters = [-1] * 10
    scene.run(Movement())
    assert scene.state.phase == MOVEMENT
    assert rival(scene).space == 3
    assert scene.told(events.OrderSet)[0].order == ["red", "automa"]


@pytest.mark.rule("AUR-13.3", "AUR-R24")
def test_who_can_do_nothing_is_not_asked_and_who_has_left_neither() -> None:
    last = Scene().load(0, fuel=1)
    last.player().space = BOARDS[0].last
    assert moving(last).asked() == ""
    out = Scene(3).load(0, fuel=1)
    out.player().out = True
    assert moving(out).asked() == ""
    holder = moving(Scene().load(0).items(0, "hazmat"))
    assert holder.options() == ["stay"]
    holder.say(0, "stay")
    assert (holder.state.turn, holder.state.drive) == (-1, None)


@pytest.mark.rule("AUR-R65", "AUR-11.7", "AUR-11.15")
@pytest.mark.parametrize(
    ("crew", "resting", "food", "asked"),
    [
        (("doctor",), "gunner", 1, True),
        (("doctor",), "", 1, False),
        (("leader",), "gunner", 1, False),
        (("scavenger",), "", 0, True),
        (("scavenger",), "", 1, False),
        (("leader",), "", 0, False),
    ],
)
def test_helpers_are_asked_about_only_if_they_can_help(
    crew: tuple[str, ...], resting: str, food: int, asked: bool
) -> None:
    scene = Scene().crew(0, *crew).load(0, ammo=1, food=food, fuel=1)
    if resting:
        scene.add(0, resting, "rest")
    # Nobody can drive: the truck is a wreck.
    scene.player().damage[0] = 0b111
    assert bool(moving(scene).asked()) == asked


@pytest.mark.rule("AUR-11.15", "AUR-R26")
def test_the_scavenger_finds_only_what_the_supply_has_and_it_must_fit() -> None:
    scene = Scene().crew(0, "scavenger").load(0, ammo=5)
    scene.state.supply[2] = 0
    assert moving(scene).options() == ["stay", "scavenge food"]
    scene.player().load[0] = 6
    scene.player().damage[2] = 0b1000
    scene.say(0, "scavenge food")
    assert scene.asked() == "DropToken"


@pytest.mark.rule("AUR-11.7", "AUR-11.1")
def test_the_doctor_works_once_and_an_absent_player_s_only_for_who_drives() -> None:
    scene = Scene().crew(0, "doctor").add(0, "gunner", "rest").add(0, "leader", "rest").load(0, 1, 1, 1)
    moving(scene)
    assert (scene.options(), scene.default()) == (["stay", "go", "rouse gunner", "rouse leader"], "go")
    scene.say(0, "rouse leader")
    assert scene.options() == ["stay", "go"]
    assert scene.zone_of(0, "leader") == "active"


@pytest.mark.rule("AUR-R28", "AUR-09.4")
def test_items_are_played_before_the_move() -> None:
    scene = Scene().load(0, fuel=1).items(0, "welding_torch", "nitrous")
    scene.player().damage[2] = 1
    assert "use welding_torch" in moving(scene).options()
    scene.say(0, "use welding_torch")
    assert (scene.player().damage[2], scene.asked()) == (0, "Travel")
    assert [one.item for one in scene.told(events.ItemUsed)] == ["welding_torch"]


@pytest.mark.rule("AUR-13.2", "AUR-13.3", "AUR-03.2")
def test_setting_off_somebody_sits_in_the_truck_whatever_makes_way() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_camper").load(0, ammo=2, fuel=1)
    scene.player().damage[0] = 1
    moving(scene).say(0, "go")
    assert scene.player().load == [1, 0, 0, 2]
    bonus = Scene(board="beta").put(1, "rusty_trailer").convoy(0, "start_truck", "trailer_camper").load(0, 2, 0, 1)
    bonus.state.counters = [-1] * 10
    bonus.player().damage[0] = 1
    bonus.run(ScoutTurn(0)).scout(0, 1, "copilot").say(0, "bonus move")
    assert bonus.player().load == [1, 0, 0, 2]


@pytest.mark.rule("AUR-09.6", "AUR-09.9", "AUR-13.13")
def test_what_buys_speed_is_used_not_discarded_and_food_only_with_biomass() -> None:
    scene = Scene().load(0, food=1, fuel=1).items(0, "nitromethane", "nitrous")
    moving(scene).say(0, "go nitromethane")
    assert scene.options() == ["roll", "burn fuel", "use nitrous"]
    scene.say(0, "use nitrous", "roll", "drive 3")
    assert [one.item for one in scene.told(events.ItemUsed)] == ["nitromethane", "nitrous"]
    assert scene.told(events.ItemDiscarded) == []
    # One counter, in the truck.
    scene.say(0, "damage truck weapon1")
    assert scene.asked() != "PlaceDamage"
    biomass = Scene().convoy(0, "loot_biomass_truck", "container").load(0, fuel=2)
    assert moving(biomass).say(0, "go").options() == ["roll", "burn fuel"]


# -- on the road -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-13.4", "AUR-13.5")
def test_the_road_ends_at_its_last_space() -> None:
    scene = Scene().load(0, fuel=1)
    scene.player().space = BOARDS[0].last - 2
    moving(scene).say(0, "go")
    assert scene.options() == [f"drive {BOARDS[0].last - 1}", f"drive {BOARDS[0].last}"]
    scene.say(0, f"drive {BOARDS[0].last}")
    assert scene.asked() == ""
    one = Scene().load(0, fuel=1)
    one.player().space = BOARDS[0].last - 1
    # The only road ahead is driven without a question.
    assert moving(one).say(0, "go").player().space == BOARDS[0].last


@pytest.mark.rule("AUR-13.4", "AUR-13.6")
def test_at_a_fork_one_chooses_anew_and_may_halt() -> None:
    scene = Scene().convoy(0, "truck_half_track", "container").load(0, fuel=1)
    scene.player().space = 5
    moving(scene).say(0, "go")
    # Speed 4: not past the fork at 6 in one word.
    assert scene.options() == ["drive 6"] or scene.player().space == 6
    assert scene.options() == ["halt", "shortcut alpha_s1", "drive 7", "drive 8", "drive 9"]
    scene.say(0, "shortcut alpha_s1")
    assert scene.options() == ["halt", "drive 9", "drive 10"]
    scene.say(0, "halt")
    assert (scene.player().space, scene.asked()) == (8, "")
    assert [(one.start, one.space, one.shortcut) for one in scene.told(events.Drove)] == [
        (5, 6, ""),
        (6, 8, "alpha_s1"),
    ]


@pytest.mark.rule("AUR-22.12", "AUR-16.9", "AUR-13.5")
def test_who_falls_on_the_road_stays_there() -> None:
    scene = Scene(3, board="beta").crew(0, "copilot").load(0, fuel=1)
    scene.state.counters = [-1] * 10
    scene.player().space = 9
    moving(scene).say(0, "go", "shortcut beta_d1")
    assert (scene.player().out, scene.player().space) == (True, 12)
    assert [one.space for one in scene.told(events.Drove)] == [12]
    assert scene.asked(0) == ""


@pytest.mark.rule("AUR-13.7", "AUR-13.8")
def test_the_last_space_counts_if_the_convoy_has_moved_and_every_kind_does() -> None:
    for name, at in (("wp_food", 1), ("wp_ammo", 0)):
        scene = Scene().load(0, fuel=1)
        counter(moving(scene), 3, name).say(0, "go", "drive 3", "take")
        assert scene.player().load[at] == 1
        told = scene.told(events.CounterTaken)[0]
        assert (told.who, told.counter) == ("red", name)
    full = Scene().load(0, ammo=3, fuel=1)
    counter(moving(full), 3, "wp_ammo").say(0, "go", "drive 3", "take")
    assert full.asked() == "DropToken"


# -- mines (AUR-21) --------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-21.2", "AUR-R24")
def test_who_has_driven_and_holds_an_item_is_asked_where_there_are_mines() -> None:
    scene = Scene(mines=True).load(0, fuel=1).items(0, "hazmat")
    moving(scene).say(0, "go", "roll", "drive 2")
    assert scene.options() == ["pass"]
    for mines, items in ((False, ("hazmat",)), (True, ())):
        quiet = Scene(mines=mines).load(0, fuel=1).items(0, *items)
        moving(quiet).say(0, "go")
        if quiet.asked() == "SpeedUp":
            quiet.say(0, "roll")
        assert quiet.say(0, "drive 2").asked() == ""


@pytest.mark.rule("AUR-21.2")
def test_a_mine_is_used_and_told_also_on_a_shortcut() -> None:
    scene = Scene(mines=True).convoy(0, "truck_half_track", "container").load(0, fuel=1).items(0, "mine")
    scene.player().space = 14
    moving(scene).say(0, "go", "roll", "shortcut alpha_s2", "halt")
    assert scene.options() == ["pass", "mine alpha_s2"]
    scene.say(0, "mine alpha_s2")
    assert scene.state.mined == [ICE]
    assert [one.item for one in scene.told(events.ItemUsed)] == ["mine"]
    assert scene.told(events.MineLaid)[0].road == "alpha_s2"
    assert (road_name(ICE), road_name(SHORTCUT_ROAD), road_name(7)) == ("alpha_s2", SHORTCUTS[0], "7-8")
    assert {*range(max(board.last for board in BOARDS)), SHORTCUT_ROAD} <= {*LAY}


@pytest.mark.rule("AUR-21.3")
def test_only_mines_of_others_on_this_road_go_off() -> None:
    scene = Scene(mines=True).load(0, fuel=1)
    scene.state.mined, scene.state.miners = [5, 1], [1, 1]
    moving(scene).say(0, "go", "drive 2")
    assert scene.state.mined == [5]
    scene.say(0, "damage truck weapon1")
    assert scene.asked() != "PlaceDamage"
    assert [(one.who, one.road) for one in scene.told(events.MineBlew)] == [("red", "1-2")]


@pytest.mark.rule("AUR-21.4", "AUR-R54")
@pytest.mark.parametrize(
    ("space", "mined", "left"),
    [
        (10, [8, 5], [8]),
        (10, [9, 20], [20]),
        (4, [8, 5], [5]),
        (4, [5, 8], [5]),
        (16, [ICE, 15], [15]),
        (18, [16, ICE], [16]),
        (6, [5, 6], [6]),
    ],
)
def test_the_mine_farthest_behind_is_taken_up_else_the_one_farthest_ahead(
    space: int, mined: list[int], left: list[int]
) -> None:
    scene = Scene(mines=True)
    scene.player().space = space
    scene.state.mined, scene.state.miners = mined[:], [0, 1]
    take_up_farthest(scene.state, 0)
    assert scene.state.mined == left
    assert len(scene.state.miners) == 1


# -- Beta's slots (AUR-22) -------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-22.2", "AUR-22.3")
def test_the_short_move_takes_what_lies_where_it_ends_and_then_is_over() -> None:
    scene = Scene(board="beta").put(1, "rusty_trailer").load(0, fuel=1)
    scene.state.counters = [-1] * 10
    counter(scene, 2, "wp_ammo")
    scene.run(ScoutTurn(0)).scout(0, 1, "copilot").say(0, "bonus move", "drive 2")
    assert scene.options() == ["take", "leave"]
    scene.say(0, "take")
    assert scene.player().load[:3] == [1, 0, 0]
    assert scene.state.drive is None


@pytest.mark.rule("AUR-22.4", "AUR-R53")
def test_a_card_of_the_discard_is_offered_once_and_leaves_it() -> None:
    scene = Scene(board="beta").put(2, "loc_store").crew(0, "leader").load(0)
    own = [card("start_truck", 0), card("container", 1), *(one for one in range(18) if NAMES[one] == "rusty_trailer")]
    scene.state.discard = [*own, card("device_roof_rack"), card("hermit"), card("trailer_box")]
    scene.run(ScoutTurn(0)).scout(0, 2, "leader").say(0, "bonus refit")
    assert scene.options() == [
        "refit start_truck",
        "refit rusty_trailer",
        "refit device_roof_rack",
        "refit trailer_box",
    ]
    assert scene.default() == "refit start_truck"
    scene.say(0, "refit device_roof_rack")
    assert scene.options() == ["mount truck", "mount trailer1"]
    assert card("device_roof_rack") not in scene.state.discard
    single = Scene(board="beta").put(2, "loc_store").crew(0, "leader").load(0)
    single.state.discard = [card("trailer_box")]
    single.run(ScoutTurn(0)).scout(0, 2, "leader").say(0, "bonus refit")
    assert card("trailer_box") in single.player().bays


@pytest.mark.rule("AUR-22.5")
def test_any_undamaged_weapon_may_fire_from_the_zone() -> None:
    scene = Scene(board="beta").convoy(0, "start_truck", "+device_machine_gun", "container").put(3, "loc_store")
    scene.crew(0, "leader").load(0, ammo=1).enemy("enemy_wolf_riders")
    scene.run(ScoutTurn(0)).scout(0, 3, "leader").say(0, "bonus attack")
    assert scene.options() == ["fire truck weapon1", "fire truck_top weapon2"]
    assert scene.default() == "fire truck weapon1"


@pytest.mark.rule("AUR-13.1")
def test_a_turn_ends_for_who_moves_as_for_who_stays() -> None:
    scene = Scene().load(0, fuel=1).load(1)
    scene.state.counters = [-1] * 10
    scene.state.phase = MOVEMENT
    scene.run(MoveTurn(0)).say(0, "go", "drive 1")
    assert (scene.state.turn, scene.state.drive) == (-1, None)
