"""AUR-06, AUR-19: cards taken from the zone, what makes way for them, and what becomes of its tokens."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c03_harm import laid
from games.aurora.test_c05_c07_scouting import turn
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c06_actions import BarterFor
from holdfast.games.aurora.chapters.c06_upgrades import Install, ReplaceTrailer, free_for
from holdfast.games.aurora.pieces import AMMO, EMPTY, FOOD, FUEL, NAMES, POWER, SURVIVOR
from holdfast.games.aurora.queries import content_of
from holdfast.games.aurora.state import Outing
from holdfast.games.aurora.verbs import pack_tokens


def cards_of(scene: Scene) -> list[str]:
    return [NAMES[one] if one >= 0 else "" for one in scene.player().bays]


# -- gathering (AUR-06.2 to AUR-06.5) ------------------------------------------------------------------------


@pytest.mark.rule("AUR-06.2", "AUR-06.3")
def test_an_empty_block_is_not_offered_and_items_are_not_sorted() -> None:
    scene = Scene().put(2, "loc_lodge").crew(0, "leader").load(0)
    scene.state.left[1], scene.state.right[1] = 0, pack_tokens([4])
    scene.player().ill[0] = 1
    turn(scene.add(0, "gunner")).scout(0, 2, "leader", "gunner")
    assert scene.options() == ["gather right", "bonus cleanse"]
    mixed = Scene().put(2, "loc_lodge").crew(0, "leader").load(0)
    turn(mixed).scout(0, 2, "leader").say(0, "sort right")
    assert mixed.options() == ["done", "drop ammo"]
    assert mixed.state.supply[4] == 7


@pytest.mark.rule("AUR-06.3", "AUR-06.4")
def test_what_is_gathered_must_fit() -> None:
    scene = Scene().put(2, "loc_store").crew(0, "leader").load(0, ammo=4, food=1)
    turn(scene).scout(0, 2, "leader").say(0, "gather left")
    assert scene.asked() == "DropToken"
    robbing = Scene().put(2, "encounter_wanderers_1").crew(0, "leader").load(0, ammo=4)
    turn(robbing).scout(0, 2, "leader").say(0, "deal rob")
    assert robbing.asked() == "DropToken"
    bonus = Scene().put(4, "rusty_trailer").convoy(0, "truck_snow_pickup", "container").crew(0, "leader")
    bonus.load(0, ammo=4, food=1)
    turn(bonus).scout(0, 4, "leader").say(0, "bonus food")
    assert bonus.asked() == "DropToken"


# -- encounters (AUR-19) -------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-19.1")
def test_the_wanderers_tokens_are_taken_or_go_back_with_their_card() -> None:
    robbed = Scene().put(2, "encounter_wanderers_1").crew(0, "leader").load(0)
    turn(robbed).scout(0, 2, "leader")
    assert robbed.player().load[:3] == [0, 1, 1]
    assert robbed.state.supply[:3] == [10, 10, 14]
    helped = Scene().put(2, "encounter_wanderers_1").crew(0, "leader").load(0, ammo=1, fuel=1)
    turn(helped).scout(0, 2, "leader").say(0, "deal help", "give fuel")
    assert helped.player().load[:3] == [1, 0, 0]
    assert helped.state.supply[:3] == [10, 11, 16]


@pytest.mark.rule("AUR-19.2")
def test_the_trader_takes_another_kind_by_default_the_one_there_is_most_of() -> None:
    scene = Scene().put(2, "encounter_trader_1").crew(0, "leader").load(0, ammo=2, food=1, fuel=3)
    scene.state.outing = Outing(0, 1, [card("leader")])
    scene.run(BarterFor(0))
    assert scene.options() == ["hand ammo", "hand food"]
    assert scene.default() == "hand ammo"
    scene.player().load[1] = 4
    assert scene.default() == "hand food"
    scene.say(0, "hand ammo")
    assert scene.player().load[:3] == [1, 4, 4]
    assert scene.state.left[1] == pack_tokens([AMMO])
    assert scene.asked() == "DropToken"
    told = scene.told(events.Bartered)[0]
    assert (told.given, told.taken) == ("ammo", "fuel")


@pytest.mark.rule("AUR-19.2", "AUR-09.2")
def test_for_the_trader_s_two_items_one_is_discarded_not_used() -> None:
    scene = Scene().put(2, "encounter_trader_1").crew(0, "leader").load(0).items(0, "nitrous", "antifreeze")
    turn(scene).scout(0, 2, "leader")
    assert scene.options() == ["discard nitrous", "discard antifreeze"]
    assert scene.default() == "discard nitrous"
    scene.say(0, "discard antifreeze")
    assert [one.item for one in scene.told(events.ItemDiscarded)] == ["antifreeze"]
    assert len(scene.player().items) == 3


# -- recruits (AUR-06.13) ------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-06.13", "AUR-05.11")
def test_a_recruit_s_token_comes_from_the_supply_or_nobody_is_recruited() -> None:
    scene = Scene().put(1, "hermit").crew(0, "leader").load(0)
    turn(scene).scout(0, 1, "leader")
    assert (scene.player().load[3], scene.state.supply[3]) == (2, 19)
    assert scene.state.zone == [-1] * 5
    none = Scene().put(1, "hermit").crew(0, "leader").load(0)
    none.state.supply[3] = 0
    assert "scout 1" not in turn(none).options()


# -- convoy cards (AUR-06.6 to AUR-06.12) --------------------------------------------------------------------


@pytest.mark.rule("AUR-06.6", "AUR-06.7")
def test_a_card_taken_leaves_the_zone_and_joins_the_convoy() -> None:
    scene = Scene().put(1, "trailer_box").crew(0, "leader").load(0)
    turn(scene).scout(0, 1, "leader")
    assert cards_of(scene) == ["start_truck", "", "container", "", "trailer_box", ""]
    assert scene.state.zone == [-1] * 5
    told = scene.told(events.Installed)[0]
    assert (told.card, told.place, told.old) == ("trailer_box", "trailer2", "")
    device = Scene().put(1, "device_roof_rack").crew(0, "leader").load(0)
    turn(device).scout(0, 1, "leader")
    # What is scouted cannot be declined.
    assert device.options() == ["mount truck", "mount trailer1"]


@pytest.mark.rule("AUR-06.7", "AUR-06.10")
def test_the_trailer_that_makes_way_is_by_default_the_one_with_the_fewest_whole_cells() -> None:
    scene = Scene().convoy(0, "start_truck", "container", "rusty_trailer", "+device_roof_rack").load(0)
    scene.run(Install(0, card("trailer_box"), False))
    assert scene.options() == ["replace trailer1", "replace trailer2"]
    assert scene.default() == "replace trailer2"
    scene.player().damage[2] = 0b11
    assert scene.default() == "replace trailer1"
    scene.say(0, "replace trailer2")
    assert cards_of(scene) == ["start_truck", "", "container", "", "trailer_box", "device_roof_rack"]
    told = scene.told(events.Installed)[0]
    assert (told.place, told.old) == ("trailer2", "rusty_trailer")
    only = Scene().convoy(0, "truck_interceptor", "container").load(0).run(ReplaceTrailer(0, card("trailer_box")))
    # There is only one: nobody is asked.
    assert cards_of(only) == ["truck_interceptor", "", "trailer_box", ""]


@pytest.mark.rule("AUR-06.11", "AUR-06.12")
def test_every_surplus_trailer_is_left_with_what_is_above_it() -> None:
    scene = Scene().convoy(0, "truck_long_hauler", "container", "rusty_trailer", "+device_roof_rack", "trailer_box")
    scene.load(0, ammo=3)
    assert (POWER[card("truck_snow_pickup")], POWER[card("truck_long_hauler")]) == (1, 3)
    scene.run(Install(0, card("truck_snow_pickup"), False))
    assert scene.options() == ["unhitch trailer1", "unhitch trailer2", "unhitch trailer3"]
    assert scene.default() == "unhitch trailer2"
    scene.player().damage[6] = 0b111
    assert scene.default() == "unhitch trailer3"
    scene.say(0, "unhitch trailer2")
    assert scene.options() == ["unhitch trailer1", "unhitch trailer2"]
    scene.say(0, "unhitch trailer2")
    assert cards_of(scene) == ["truck_snow_pickup", "", "container", ""]
    assert [one.cards for one in scene.told(events.LeftBehind)] == [
        ["rusty_trailer", "device_roof_rack"],
        ["trailer_box"],
    ]
    left = ["truck_long_hauler", "rusty_trailer", "device_roof_rack", "trailer_box"]
    assert [NAMES[one] for one in scene.state.discard] == left
    assert (len(scene.player().damage), len(scene.player().places)) == (4, 4)


@pytest.mark.rule("AUR-06.11", "AUR-06.12")
def test_a_smaller_convoy_makes_tokens_go() -> None:
    scene = Scene().convoy(0, "start_truck", "container", "trailer_box").load(0, ammo=6, food=1)
    scene.run(Install(0, card("truck_snow_pickup"), False)).say(0, "unhitch trailer2")
    assert scene.asked() == "DropToken"
    smaller = Scene().convoy(0, "truck_half_track").crew(0, "leader").load(0, ammo=2)
    smaller.run(Install(0, card("truck_interceptor"), False))
    assert smaller.player().load[0] == 1


@pytest.mark.rule("AUR-06.7")
def test_a_truck_that_tows_just_as_many_leaves_none() -> None:
    scene = Scene().convoy(0, "start_truck", "container").run(Install(0, card("truck_snow_pickup"), False))
    assert scene.asked() == ""
    assert cards_of(scene) == ["truck_snow_pickup", "", "container", ""]


@pytest.mark.rule("AUR-06.8")
def test_a_device_goes_by_default_where_there_is_none_else_where_the_weakest_is() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_roof_rack", "container").load(0)
    scene.run(Install(0, card("device_armour_plates"), False))
    assert scene.default() == "mount trailer1"
    scene.convoy(0, "start_truck", "+device_autocannon", "container", "+device_roof_rack")
    assert scene.default() == "mount truck"
    scene.player().damage[3] = 0b11
    assert scene.default() == "mount trailer1"
    scene.say(0, "mount truck")
    assert cards_of(scene) == ["start_truck", "device_armour_plates", "container", "device_roof_rack"]
    alone = Scene().convoy(0, "start_truck").crew(0, "leader").run(Install(0, card("device_roof_rack"), False))
    assert cards_of(alone) == ["start_truck", "device_roof_rack"]


@pytest.mark.rule("AUR-16.9", "AUR-06.6")
def test_a_card_for_who_has_left_the_game_is_discarded() -> None:
    scene = Scene(3)
    scene.player().out = True
    scene.run(Install(0, card("truck_crawler"), False))
    assert scene.state.discard == [card("truck_crawler")]


# -- while tokens lie in their places (AUR-R55) ----------------------------------------------------------------


@pytest.mark.rule("AUR-R55", "AUR-06.12")
def test_in_the_shooting_only_what_lay_on_the_old_card_is_placed_anew() -> None:
    scene = laid(
        Scene().convoy(0, "start_truck", "rusty_trailer", "container").crew(0, "leader", "copilot"),
        *((0, 0, SURVIVOR), (0, 1, SURVIVOR), (2, 1, AMMO), (4, 0, AMMO), (4, 3, FUEL)),
    )
    scene.player().damage = [0b100, 0, 0, 0, 0, 0]
    scene.run(Install(0, card("loot_biomass_truck"), True))
    # Both survivors and nothing else look for a place; the first has two bays to choose from.
    assert scene.asked() == "PlaceToken"
    assert scene.options() == ["put truck", "put trailer1", "put trailer2"]
    assert scene.default() == "put trailer2"
    scene.say(0, "put truck", "put trailer1")
    player = scene.player()
    assert [content_of(player, 2, cell) for cell in range(3)] == [SURVIVOR, AMMO, EMPTY]
    assert [content_of(player, 4, cell) for cell in range(4)] == [AMMO, EMPTY, EMPTY, FUEL]
    assert (content_of(player, 0, 0), player.damage[0]) == (SURVIVOR, 0)
    assert player.load == [2, 0, 1, 2]


@pytest.mark.rule("AUR-R55", "AUR-06.12", "AUR-03.6")
def test_what_finds_no_free_cell_is_lost_a_survivor_with_a_card() -> None:
    scene = laid(
        Scene().convoy(0, "truck_half_track", "container").crew(0, "leader", "copilot"),
        *((0, 0, SURVIVOR), (0, 1, FOOD), (0, 2, FUEL), (2, 0, AMMO), (2, 1, AMMO), (2, 2, SURVIVOR), (2, 3, FOOD)),
    )
    scene.run(Install(0, card("truck_interceptor"), True))
    # The survivor has the berth, the food the open cell, and the fuel is lost.
    assert scene.player().load == [2, 2, 0, 2]
    assert scene.state.supply[FUEL] == 15


@pytest.mark.rule("AUR-R55", "AUR-06.11", "AUR-03.6")
def test_a_trailer_left_in_the_shooting_sets_its_tokens_aside() -> None:
    scene = laid(
        Scene().convoy(0, "start_truck", "container", "rusty_trailer", "+device_crew_pod"),
        *((0, 1, AMMO), (2, 0, AMMO), (4, 0, SURVIVOR), (5, 0, SURVIVOR), (4, 2, FUEL)),
    )
    scene.crew(0, "leader", "copilot").run(Install(0, card("truck_snow_pickup"), True))
    scene.say(0, "unhitch trailer2")
    while scene.asked() == "PlaceToken":
        scene.say(0, scene.default())
    assert scene.player().load == [2, 0, 1, 2]
    player = scene.player()
    cells = [content_of(player, bay, cell) for bay in (0, 2) for cell in range(4)]
    assert sorted(cells) == [AMMO, AMMO, FUEL, SURVIVOR, SURVIVOR, EMPTY, EMPTY, EMPTY]


@pytest.mark.rule("AUR-R55", "AUR-03.6", "AUR-16.9")
def test_a_survivor_without_a_cell_is_given_up_in_the_shooting() -> None:
    scene = laid(
        Scene().convoy(0, "truck_half_track", "container").crew(0, "leader", "copilot", "gunner"),
        *((0, 0, SURVIVOR), (0, 1, SURVIVOR), (0, 2, SURVIVOR)),
    )
    scene.player().damage[2] = 0b1111
    scene.run(Install(0, card("truck_interceptor"), True))
    assert scene.asked() == "GiveUp"
    scene.say(0, "lose gunner")
    assert scene.player().load[3] == len(scene.player().crew) == 2
    assert [content_of(scene.player(), 0, cell) for cell in (0, 1)] == [SURVIVOR, SURVIVOR]


@pytest.mark.rule("AUR-06.12", "AUR-03.3")
def test_a_token_goes_first_where_only_its_kind_can() -> None:
    scene = laid(Scene().convoy(0, "start_truck", "trailer_camper").crew(0))
    player = scene.player()
    assert [free_for(player, 2, kind) for kind in (AMMO, FOOD, FUEL, SURVIVOR)] == [2, 3, 3, 0]
    player.damage[2] = 0b1001
    assert [free_for(player, 2, kind) for kind in (AMMO, FOOD, FUEL, SURVIVOR)] == [2, 2, 2, 1]
    laid(scene, (2, 1, SURVIVOR), (2, 2, AMMO))
    assert [free_for(player, 2, kind) for kind in (AMMO, FOOD, FUEL, SURVIVOR)] == [-1, -1, -1, -1]
    assert free_for(player, 1, AMMO) == -1
    assert [free_for(player, 0, kind) for kind in (AMMO, SURVIVOR)] == [1, 0]
