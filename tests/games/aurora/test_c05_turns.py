"""AUR-05: what a scouting turn offers, how it ends, and how the phase does."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c05_c07_scouting import turn
from games.aurora.test_c23_automa import rival, solo
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_scouting import EndScouting, Lap, Scouting, ScoutTurn
from holdfast.games.aurora.chapters.c06_upgrades import Install
from holdfast.games.aurora.pieces import NAMES
from holdfast.games.aurora.state import MOVEMENT, SCOUTING

# -- the phase -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-05.1", "AUR-04.1")
def test_the_phase_begins_with_the_left_most_player() -> None:
    scene = Scene()
    scene.state.phase, scene.state.closing = MOVEMENT, True
    scene.run(Scouting())
    assert (scene.state.phase, scene.state.closing, scene.state.turn) == (SCOUTING, False, 0)
    assert [one.phase for one in scene.told(events.PhaseBegan)] == ["scouting"]


@pytest.mark.rule("AUR-23.5")
def test_the_automa_is_dealt_its_cards_first() -> None:
    scene = solo().run(Scouting())
    assert len(rival(scene).row) == 2
    assert scene.told(events.ActionsDealt)[0].n == 2


@pytest.mark.rule("AUR-05.14", "AUR-22.10")
def test_a_phase_that_is_over_gives_nobody_another_turn() -> None:
    scene = Scene(board="beta").load(0, food=1).crew(0, "copilot", zone="exhausted").crew(1, "leader").load(1)
    scene.player(1).space, scene.state.order = 2, [1, 0]
    scene.run(Lap()).say(1, "pass leader")
    # Red could still feed the Co-pilot, but nobody is active when blue's turn ends; Beta's track is put in order.
    assert scene.asked(0) == scene.asked(1) == ""
    assert scene.state.order == [0, 1]
    assert scene.told(events.OrderSet)[0].order == ["red", "blue"]


@pytest.mark.rule("AUR-05.1", "AUR-05.14")
def test_a_lap_with_nobody_active_ends_the_phase() -> None:
    scene = Scene().crew(0, "leader", zone="rest").crew(1, "leader", zone="rest")
    scene.player().capsules = [1]
    scene.run(Lap())
    assert scene.asked(0) == scene.asked(1) == ""
    assert scene.player().capsules == [0]


@pytest.mark.rule("AUR-09.13", "AUR-05.14")
def test_rations_reopen_nothing_once_the_phase_is_over() -> None:
    scene = Scene().crew(0, "leader").load(0).crew(1, "leader", zone="rest").load(1).items(1, "dry_rations")
    scene.run(Lap()).say(0, "pass leader")
    assert scene.asked(1) == ""
    assert scene.state.closing


@pytest.mark.rule("AUR-05.14", "AUR-23.12")
def test_the_automa_s_last_card_can_end_the_phase_and_its_gap_is_closed() -> None:
    scene = solo(1).put(1, "hermit").put(2, "rusty_trailer").crew(0, "leader", zone="rest").items(0, "dry_rations")
    scene.state.decks[1] = [card("doctor")]
    scene.run(ScoutTurn(1), ScoutTurn(0))
    assert [NAMES[one] for one in scene.state.zone[:2]] == ["rusty_trailer", "doctor"]
    assert scene.state.closing
    assert scene.asked() == ""


@pytest.mark.rule("AUR-R50")
def test_capsules_wear_off_for_everybody() -> None:
    scene = Scene()
    for player in scene.state.players:
        player.capsules = [1, 2]
    scene.run(EndScouting())
    assert [player.capsules for player in scene.state.players] == [[0, 0], [0, 0]]


# -- what a turn offers ------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-05.7", "AUR-05.4")
def test_only_slots_within_reach_of_the_active_and_all_food() -> None:
    scene = Scene().put(1, "rusty_trailer").put(3, "loc_store").put(5, "loc_port").crew(0, "copilot")
    scene.add(0, "leader", "rest").load(0)
    assert [one for one in turn(scene).options() if one.startswith("scout")] == ["scout 1"]
    scene.load(0, food=1)
    assert turn(scene).options() == ["scout 1", "scout 3", "pass copilot", "boost copilot"]
    scene.load(0, food=2)
    assert "scout 5" in turn(scene).options()


@pytest.mark.rule("AUR-05.4", "AUR-05.9")
def test_food_before_the_turn_raises_somebody_and_goes_back_with_it() -> None:
    scene = Scene().put(3, "loc_store").crew(0, "copilot", "leader").add(0, "gunner", "exhausted").load(0, food=2)
    turn(scene).say(0, "boost copilot")
    assert (scene.player().fed, scene.player().load[1]) == ([1, 0, 0], 1)
    scene.say(0, "feed gunner")
    assert (scene.zone_of(0, "gunner"), scene.player().load[1]) == ("rest", 0)
    assert scene.asked() == "TakeTurn"
    scene.say(0, "pass leader")
    assert scene.player().fed == [0, 0, 0]
    assert scene.state.supply[1] == 12
    assert (scene.state.turn, scene.state.outing) == (-1, None)


@pytest.mark.rule("AUR-05.9", "AUR-08.3")
def test_who_lived_by_food_alone_dies_when_the_turn_ends() -> None:
    scene = Scene().put(1, "rusty_trailer").crew(0, "copilot", "leader").load(0, food=1).crew(1, "leader", zone="rest")
    turn(scene).say(0, "boost copilot")
    scene.player().ill[0] = 1
    scene.state.decks[0] = [card("hermit")] * 4
    scene.say(0, "pass leader")
    assert [NAMES[one] for one in scene.player().crew] == ["leader"]
    assert scene.state.closing
    # The zone was closed up as well.
    assert -1 not in scene.state.zone


@pytest.mark.rule("AUR-05.9", "AUR-08.3")
def test_a_scout_who_lived_by_food_alone_dies_when_it_leaves_the_card() -> None:
    scene = Scene().put(2, "loc_store").crew(0, "copilot", "leader").load(0, food=1)
    turn(scene).scout(0, 2, "copilot", food=1)
    scene.player().ill[0] = 1
    scene.say(0, "gather left", "done")
    assert [NAMES[one] for one in scene.player().crew] == ["leader"]
    assert scene.player().load == [0, 2, 0, 1]


@pytest.mark.rule("AUR-R22", "AUR-05.4")
def test_after_the_action_food_and_items_are_left_and_nothing_else() -> None:
    scene = Scene().put(1, "rusty_trailer").crew(0, "copilot", "leader").load(0, food=1)
    turn(scene).scout(0, 1, "copilot").say(0, *["install"] if scene.asked() == "ActNow" else [])
    assert scene.options() == ["end", "feed copilot"]
    assert scene.default() == "end"
    passing = Scene().crew(0, "copilot", "leader").add(0, "gunner", "exhausted").load(0, food=1)
    turn(passing).say(0, "pass copilot")
    assert passing.options() == ["end", "feed gunner"]
    holder = turn(Scene().crew(0, "copilot", "leader").load(0).items(0, "incendiary")).say(0, "pass copilot")
    assert holder.options() == ["end"]
    poor = turn(Scene().crew(0, "copilot", "leader").load(0)).say(0, "pass copilot")
    assert poor.asked() == ""


@pytest.mark.rule("AUR-05.2")
def test_by_default_the_least_skilled_of_the_active_passes() -> None:
    scene = turn(Scene().crew(0, "leader", "gunner", "copilot").add(0, "driver", "rest").load(0))
    assert scene.default() == "pass copilot"
    scene.player().zone[2] = 2
    assert scene.default() == "pass leader"
    scene.player().zone = [1, 1, 2, 1]
    scene.load(0, food=1)
    assert scene.default() == "end"


# -- the team ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-05.7")
def test_by_default_the_strongest_go_until_it_is_enough_and_then_food_helps() -> None:
    scene = Scene().put(5, "loc_port").crew(0, "copilot", "leader", "driver").load(0, food=1)
    turn(scene).say(0, "scout 5")
    assert scene.options() == ["send copilot", "send leader", "send driver"]
    assert scene.default() == "send leader"
    scene.say(0, "send leader")
    assert scene.options() == ["send copilot", "send driver", "boost leader"]
    assert scene.default() == "send copilot"
    scene.say(0, "boost leader")
    assert (scene.options()[0], scene.default()) == ("go", "go")
    scene.say(0, "go")
    told = scene.told(events.ScoutsSent)[0]
    assert (told.card, told.slot, told.team) == ("loc_port", 5, ["leader"])
    alone = Scene().put(5, "loc_port").crew(0, "leader").load(0, food=1)
    turn(alone).say(0, "scout 5")
    assert alone.asked() != "PickTeam"
    assert alone.player().fed == [1]


@pytest.mark.rule("AUR-05.8")
def test_the_card_is_done_by_default_as_it_lies_and_then_the_first_free_bonus() -> None:
    scene = Scene().put(1, "loc_warehouse_1").crew(0).add(0, "preacher", ill=1).load(0)
    scene.state.left[0], scene.state.right[0] = 1, 0
    scene.player().damage[2] = 1
    turn(scene).scout(0, 1, "preacher")
    assert scene.options() == ["gather left", "sort left", "bonus repair", "bonus cleanse"]
    assert scene.default() == "gather left"
    scene.say(0, "bonus repair")
    told = scene.told(events.BonusTaken)[0]
    assert (told.slot, told.bonus) == (1, "repair")
    meeting = Scene().put(1, "encounter_wanderers_1").crew(0, "leader").load(0, ammo=1)
    meeting.player().damage[2] = 1
    turn(meeting).scout(0, 1, "leader")
    assert meeting.options() == ["deal help", "deal rob", "bonus repair"]
    assert meeting.default() == "deal help"
    meeting.player().ill[0] = 1
    meeting.say(0, "deal rob")
    assert meeting.options() == ["done", "bonus repair", "bonus cleanse"]
    assert meeting.default() == "bonus repair"


@pytest.mark.rule("AUR-05.8")
def test_a_bonus_that_cannot_be_had_is_not_asked_about_and_one_is_enough() -> None:
    scene = Scene().put(3, "loc_store").crew(0, "leader").load(0)
    turn(scene).scout(0, 3, "leader").say(0, "gather left")
    assert scene.zone_of(0, "leader") == "rest"
    twice = Scene().put(3, "loc_store").crew(0, "leader").load(0)
    twice.player().damage[2] = 0b111
    turn(twice).scout(0, 3, "leader").say(0, "bonus repair", "repair trailer1 any")
    assert twice.options() == ["gather left", "gather right", "sort left", "sort right"]
    twice.say(0, "gather left")
    assert twice.zone_of(0, "leader") == "rest"
    assert twice.state.outing is None


@pytest.mark.rule("AUR-05.10", "AUR-06.14")
def test_when_the_turn_is_over_nobody_is_fresh_and_nothing_is_under_way() -> None:
    scene = Scene().put(1, "hermit").crew(0, "leader", "copilot").load(0)
    turn(scene).scout(0, 1, "leader")
    assert (scene.state.fresh, scene.state.turn, scene.state.outing) == (-1, -1, None)
    # Later the Hermit can be given up like anybody.
    scene.load(0, ammo=5, food=1).run(Install(0, card("truck_snow_pickup"), False))
    while scene.asked() == "DropToken":
        scene.say(0, "drop ammo")
    assert scene.zone_of(0, "hermit") == "rest"
