"""AUR-15, AUR-16, AUR-20: the end of a round and of the game, elimination, and what hits several at once."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c03_harm import laid
from games.aurora.test_c23_automa import rival, solo
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c14_ambush import Spring
from holdfast.games.aurora.chapters.c15_round_end import CheckEnd, EndOfRound, Harvest, Round, greenhouses, trim
from holdfast.games.aurora.chapters.c16_elimination import leave_game
from holdfast.games.aurora.chapters.c16_scoring import (
    aurora_space,
    automa_parts,
    finish,
    lead,
    score_parts,
    special_fame,
)
from holdfast.games.aurora.chapters.c20_barrage import Barrage, HappenNow
from holdfast.games.aurora.chapters.c23_suffering import bit
from holdfast.games.aurora.pieces import AMMO, BOARDS, CONVOY, FOOD, FUEL, NAMES, SURVIVOR, TOP_ROW, TRUCK_AREA
from holdfast.games.aurora.state import OVER, ROUND_END, SCOUTING

# -- the end of a round (AUR-15) -----------------------------------------------------------------------------------


@pytest.mark.rule("AUR-04.1", "AUR-11.1")
def test_a_round_begins_with_its_number_and_every_ability_unused() -> None:
    scene = Scene()
    scene.state.round, scene.player().spent = 2, 0b1010
    scene.run(Round())
    assert (scene.state.round, scene.player().spent, scene.state.phase) == (3, 0, SCOUTING)
    assert scene.told(events.RoundBegan)[0].round == 3


@pytest.mark.rule("AUR-15.1", "AUR-23.25")
def test_the_phase_is_told_and_the_automa_s_cards_work_in_it() -> None:
    scene = solo()
    scene.state.round = 1
    rival(scene).shown = [4]
    scene.run(EndOfRound())
    assert scene.state.phase == ROUND_END
    assert [one.phase for one in scene.told(events.PhaseBegan)] == ["round_end"]
    assert scene.asked() == "PlaceDamage"


@pytest.mark.rule("AUR-15.1")
def test_a_whole_greenhouse_gives_food_that_must_fit() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_greenhouse").crew(0, "leader").load(0, ammo=3, fuel=1)
    scene.run(Harvest(0))
    assert scene.options() == ["drop ammo", "drop food", "drop fuel"]
    assert scene.state.supply[FOOD] == 9
    for damage, count in ((0, 1), (0b1000, 0), (0b0111, 1), (0b1111, 0)):
        scene.player().damage[2] = damage
        assert greenhouses(scene.player()) == count


@pytest.mark.rule("AUR-15.3", "AUR-15.4", "AUR-15.5")
def test_the_ship_moves_on_and_the_zone_is_renewed() -> None:
    scene = Scene().put(1, "loc_store").put(2, "hermit").put(3, "loc_port").put(5, "orphan")
    scene.state.decks[1] = [card("renegade"), card("doctor"), card("gunner")]
    scene.state.round = 2
    scene.run(CheckEnd())
    told = scene.told(events.AuroraMoved)[0]
    assert (told.label, told.space) == (3, BOARDS[0].aurora[2])
    assert [NAMES[one] for one in scene.state.zone] == ["loc_port", "orphan", "renegade", "doctor", "gunner"]
    assert [one.card for one in scene.told(events.CardDiscarded)] == ["loc_store", "hermit"]
    assert [NAMES[one] for one in scene.state.discard] == ["loc_store", "hermit"]
    assert scene.state.supply[:3] == [11, 13, 14]


@pytest.mark.rule("AUR-15.4")
@pytest.mark.parametrize(("slots", "left"), [([1, 2], 2), ([1], 1), ([3, 5], 2), ([], 0), ([2, 3, 5], 2)])
def test_few_cards_all_stay(slots: list[int], left: int) -> None:
    scene = Scene()
    for slot, name in zip(slots, ("loc_store", "hermit", "loc_port"), strict=False):
        scene.put(slot, name)
    trim(scene.table)
    assert [one >= 0 for one in scene.state.zone] == [True] * left + [False] * (5 - left)


# -- elimination (AUR-16.9) ----------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-16.9", "AUR-R38")
def test_everything_of_who_leaves_goes_where_it_belongs() -> None:
    scene = Scene(3).convoy(0, "start_truck", "+loot_gauss", "container", "rusty_trailer", "+device_roof_rack")
    scene.items(0, "nitrous", "hazmat").load(0, ammo=1, food=2, fuel=3)
    enemy = scene.enemy("enemy_war_wolves", marks=[0, 1, 0])
    scene.player().fed = [1, 0]
    scene.state.turn = 1
    leave_game(scene.table, 0)
    player = scene.player()
    assert (player.out, player.load, player.items, player.targets) == (True, [0, 0, 0, 0], [], 2)
    assert (player.bays, player.damage, player.places) == ([-1, -1], [0, 0], [0, 0])
    assert scene.state.supply[:4] == [11, 13, 17, 22]
    assert [NAMES[one] for one in scene.state.discard] == ["rusty_trailer", "device_roof_rack"]
    assert [NAMES[one] for one in scene.state.loot_discard] == ["loot_gauss"]
    assert len(scene.state.item_discard) == 2
    assert enemy.marks == [1, -1, -1, -1]
    assert scene.state.order == [1, 2]
    assert scene.told(events.Eliminated)[0].who == "red"
    assert scene.table.result is None


@pytest.mark.rule("AUR-16.9")
def test_a_first_scouting_card_is_discarded_too_and_nobody_s_first_trailer() -> None:
    scene = Scene(3).convoy(0, "truck_snow_pickup", "rusty_trailer", "rusty_trailer")
    scene.player().bays[4] = card("rusty_trailer") + 1
    leave_game(scene.table, 0)
    assert scene.state.discard == [card("truck_snow_pickup"), card("rusty_trailer"), card("rusty_trailer") + 1]


@pytest.mark.rule("AUR-16.9", "AUR-R49")
def test_the_last_one_standing_wins_at_once_and_alone_nobody() -> None:
    scene = Scene(3)
    leave_game(scene.table, 0)
    assert scene.told(events.GameOver) == []
    leave_game(scene.table, 2)
    result = scene.table.result
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ([1], [0, 1, 0], "elimination")
    assert result.parts == [{"standing": 0}, {"standing": 1}, {"standing": 0}]
    assert scene.state.phase == OVER
    told = scene.told(events.GameOver)[0]
    assert (told.winners, told.reason, told.scores) == (["blue"], "elimination", [0, 1, 0])
    alone = solo()
    leave_game(alone.table, 0)
    assert alone.table.result is not None
    assert (alone.table.result.winners, alone.table.result.scores) == ([], [0])


@pytest.mark.rule("AUR-R49", "AUR-16.9")
def test_who_falls_in_another_s_turn_does_not_end_it() -> None:
    scene = Scene(3).crew(1, "copilot").crew(0, "leader").load(0).items(0, "nitrous")
    scene.run(ScoutTurn(0))
    for things in (scene.player(1).crew, scene.player(1).zone, scene.player(1).ill):
        things.clear()
    leave_game(scene.table, 1)
    assert scene.asked(0) == "TakeTurn"
    assert scene.state.turn == 0


# -- the end (AUR-16) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-R12", "AUR-15.2")
def test_before_the_first_round_the_ship_is_at_its_first_label() -> None:
    scene = Scene()
    for number, label in ((0, 0), (1, 0), (2, 1), (6, 5)):
        scene.state.round = number
        assert aurora_space(scene.state) == BOARDS[0].aurora[label]


@pytest.mark.rule("AUR-16.2", "AUR-R31")
def test_of_two_rear_most_the_one_with_the_shorter_way_counts() -> None:
    scene = Scene(3).convoy(1, "truck_half_track", "container")
    scene.player(2).space = 8
    # By the frozen river blue has seven moves, red eight.
    assert lead(scene.state, 2) == 7
    assert (lead(scene.state, 0), lead(scene.state, 1)) == (0, 0)


@pytest.mark.rule("AUR-16.5", "AUR-18.3")
def test_special_cells_count_each_by_itself() -> None:
    scene = Scene().convoy(0, "start_truck", "+loot_ecosystem", "container").load(0, food=1)
    assert special_fame(scene.player()) == 2
    scene.player().damage[1] = 0b01
    assert special_fame(scene.player()) == 1
    scene.player().damage[1] = 0b10
    assert special_fame(scene.player()) == 1
    scene.load(0)
    scene.player().damage[1] = 0
    assert special_fame(scene.player()) == 1


@pytest.mark.rule("AUR-16.6", "AUR-16.9")
def test_every_healthy_survivor_counts_at_the_ship_and_nothing_for_who_is_out() -> None:
    scene = Scene(3).crew(0, "leader", "hermit", "gunner").add(0, "renegade", ill=1)
    scene.player(1).space, scene.state.round = BOARDS[0].last, 6
    assert score_parts(scene.state, 0)["crew"] == 3
    scene.player(2).out, scene.state.order = True, [0, 1]
    assert {*score_parts(scene.state, 2).values()} == {0}
    scene.player(2).space = scene.player(1).space + 5
    finish(scene.table)
    assert scene.table.result is not None
    assert scene.table.result.winners == [1]
    assert scene.state.phase == OVER


@pytest.mark.rule("AUR-16.1", "AUR-16.9")
def test_who_is_out_does_not_win() -> None:
    scene = Scene(3)
    scene.player(1).out, scene.player(1).space, scene.state.order = True, 20, [0, 2]
    scene.player(0).fame = scene.player(2).fame = -1
    scene.player(0).damage = scene.player(2).damage = [1, 0, 1, 0]
    finish(scene.table)
    assert scene.table.result is not None
    assert scene.table.result.winners == [2]


@pytest.mark.rule("AUR-23.26")
@pytest.mark.parametrize(
    ("row", "column", "groups"),
    [(row, column, 5) for row in range(4) for column in range(6)],
)
def test_any_damage_spoils_one_group_of_four(row: int, column: int, groups: int) -> None:
    scene = solo()
    rival(scene).damage, scene.state.round = bit(row, column), 6
    assert automa_parts(scene.state, rival(scene))["convoy"] == groups


@pytest.mark.rule("AUR-23.26")
def test_four_counters_in_one_group_spoil_only_that() -> None:
    scene = solo()
    scene.state.round = 6
    for row in (0, 2):
        for column in (0, 2, 4):
            cells = [bit(row + down, column + right) for down in (0, 1) for right in (0, 1)]
            rival(scene).damage = sum(cells)
            assert automa_parts(scene.state, rival(scene))["convoy"] == 5
    rival(scene).items, rival(scene).loot = [0, 1], [80, 81, 82]
    assert automa_parts(scene.state, rival(scene))["items"] == 2
    rival(scene).space, rival(scene).sick = BOARDS[0].last, 1
    assert (automa_parts(scene.state, rival(scene))["crew"], automa_parts(scene.state, rival(scene))["convoy"]) == (
        2,
        0,
    )


@pytest.mark.rule("AUR-23.27")
def test_with_more_than_the_automa_you_win() -> None:
    scene = solo()
    scene.player().fame, rival(scene).damage = 5, 0xFFFFFF
    scene.state.round = 6
    finish(scene.table)
    assert scene.table.result is not None
    assert scene.table.result.winners == [0]
    assert scene.told(events.AutomaScored)[0].score == 0
    told = scene.told(events.GameOver)[0]
    assert (told.winners, told.reason, told.scores) == (["red"], "ice", [7])


# -- what hits several at once (AUR-20, AUR-R67) -------------------------------------------------------------------


@pytest.mark.rule("AUR-R67", "AUR-17.3")
def test_of_two_evils_by_default_contamination_if_nobody_dies_of_it() -> None:
    scene = Scene(1).crew(0, "leader", "copilot")
    scene.state.frozen = True
    laid(scene, (0, 0, SURVIVOR), (0, 1, SURVIVOR))
    scene.run(Spring(card("enemy_last_howl"), 0))
    assert scene.options() == ["bear contamination", "bear damage"]
    assert scene.default() == "bear contamination"
    scene.player().ill = [1, 0]
    assert scene.default() == "bear damage"
    scene.crew(0, "renegade").player().ill = [1]
    assert scene.default() == "bear contamination"
    scene.say(0, "bear damage")
    assert scene.asked() == "PlaceDamage"


@pytest.mark.rule("AUR-R67", "AUR-17.4", "AUR-20.1")
def test_by_default_a_resource_is_given() -> None:
    scene = laid(Scene(1).crew(0, "leader"), (0, 0, SURVIVOR), (2, 1, AMMO), (2, 0, FUEL))
    scene.run(Spring(card("enemy_randoll_randall"), 0))
    assert scene.options() == ["give ammo trailer1", "give fuel trailer1", "bear damage"]
    assert scene.default() == "give ammo trailer1"
    scene.say(0, "give fuel trailer1")
    assert (scene.player().load, scene.asked()) == ([1, 0, 0, 1], "")
    blizzard = Scene().load(0, ammo=1, food=1, fuel=1).run(HappenNow(card("event_blizzard")))
    # Only fuel is wanted.
    assert blizzard.options() == ["give fuel", "bear damage"]
    assert blizzard.default() == "give fuel"
    assert blizzard.told(events.EventStruck)[0].card == "event_blizzard"


@pytest.mark.rule("AUR-R67", "AUR-20.1")
def test_ammo_alone_is_no_fuel() -> None:
    scene = Scene().load(0, ammo=2).load(1, ammo=2).run(HappenNow(card("event_blizzard")))
    assert scene.asked(0) == "PlaceDamage"


@pytest.mark.rule("AUR-20.1", "AUR-03.2")
def test_outside_the_shooting_the_load_must_fit_again() -> None:
    scene = Scene().load(0, ammo=3, food=1).load(1, ammo=3, food=1).run(HappenNow(card("event_blizzard")))
    scene.say(0, "damage trailer1 any")
    assert scene.asked(0) == "DropToken"
    airdrop = Scene().load(0, ammo=3, food=1).run(HappenNow(card("event_airdrop")))
    assert airdrop.asked(0) == "DropToken"


@pytest.mark.rule("AUR-20.3", "AUR-03.2")
def test_the_air_drop_is_for_the_left_most() -> None:
    scene = Scene(3).load(0).load(1).load(2)
    scene.state.order = [1, 2, 0]
    scene.run(HappenNow(card("event_airdrop")))
    assert [player.load[:3] for player in scene.state.players] == [[0, 0, 0], [1, 0, 1], [0, 0, 0]]


@pytest.mark.rule("AUR-14.4", "AUR-16.9")
def test_one_who_is_left_to_be_hit_answers_openly_and_who_is_out_is_not_asked() -> None:
    scene = Scene(4)
    scene.player(0).out, scene.state.order = True, [1, 2, 3]
    scene.player(0).bays, scene.player(0).damage, scene.player(0).places = [-1, -1], [0, 0], [0, 0]
    scene.run(Barrage((0, 1), "", (1, 1), TRUCK_AREA))
    scene.say(1, "damage truck weapon1")
    # At once, since nobody else answers.
    assert scene.player(1).damage[0] == 0b100
    three = Scene(4)
    three.player(0).out, three.state.order = True, [1, 2, 3]
    three.run(Barrage((0, 1, 2), "", (1, 1, 1), CONVOY))
    assert [three.asked(seat) for seat in range(3)] == ["", "PlaceDamage", "PlaceDamage"]


@pytest.mark.rule("AUR-14.20", "AUR-R64")
def test_each_is_hit_as_often_as_it_is_said_in_the_area_that_is_said() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_armour_plates", "container")
    scene.convoy(1, "start_truck", "+device_armour_plates", "container")
    scene.run(Barrage((1, 0), "", (1, 2), TOP_ROW))
    assert [player.damage[1].bit_count() for player in scene.state.players] == [2, 1]


@pytest.mark.rule("AUR-R49", "AUR-20.2")
def test_when_the_last_but_one_falls_the_game_is_over_at_once() -> None:
    scene = Scene().crew(0, "copilot").crew(1, "copilot").run(HappenNow(card("event_fallout")))
    result = scene.table.result
    assert result is not None
    # Both would fall; blue is first in forward order, and red stands alone.
    assert result.winners == [0]
    assert not scene.player(0).out
