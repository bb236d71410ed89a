"""AUR-03: where damage goes, what it costs, and what a card still to be acted on may not lose."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c14_c20_shooting import freeze
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import DROPS, GIVES, discard
from holdfast.games.aurora.chapters.c03_harm import Damage, Fit, leaves_card
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c05_zone import Refill
from holdfast.games.aurora.chapters.c06_upgrades import put_into
from holdfast.games.aurora.chapters.c08_contamination import Wither
from holdfast.games.aurora.chapters.c20_barrage import GiveOne, HappenNow
from holdfast.games.aurora.pieces import AMMO, CONVOY, EMPTY, FOOD, FUEL, NAMES, SURVIVOR, TRUCK_AREA
from holdfast.games.aurora.queries import content_of
from holdfast.games.aurora.state import NOTHING


def laid(scene: Scene, *places: tuple[int, int, int], seat: int = 0) -> Scene:
    """The load by hand: bay, cell, token."""
    player = scene.player(seat)
    player.places = [NOTHING] * len(player.bays)
    player.load = [0, 0, 0, 0]
    for bay, cell, token in places:
        put_into(player, bay, cell, token)
        player.load[token] += 1
    scene.state.frozen = True
    return scene


def by_default(scene: Scene) -> list[str]:
    """What an absent player's convoy suffers, counter by counter."""
    said = []
    while scene.asked() == "PlaceDamage":
        said.append(scene.default())
        scene.say(0, said[-1])
    return said


# -- where it goes (AUR-03.5, AUR-D19) ---------------------------------------------------------------------


@pytest.mark.rule("AUR-03.5")
def test_armour_then_empty_cells_guns_ammo_food_fuel_special_cells_and_survivors_last() -> None:
    scene = Scene().convoy(0, "truck_snow_pickup", "trailer_gun", "rusty_trailer", "+device_armour_plates")
    scene.crew(0, "leader", "copilot")
    laid(scene, (0, 0, SURVIVOR), (0, 1, SURVIVOR), (2, 0, FUEL), (2, 1, FOOD), (2, 2, AMMO))
    scene.player().damage = [0b1000, 0, 0b10000, 0, 0b110, 0b110]
    assert by_default(scene.run(Damage(0, 8, CONVOY))) == [
        "damage trailer2_top armor",
        "damage trailer2 any empty",
        "damage trailer1 weapon2",
        "damage trailer1 any ammo",
        "damage trailer1 any food",
        "damage trailer1 any fuel",
        "damage truck speed",
        "damage truck survivor survivor",
    ]


@pytest.mark.rule("AUR-03.5")
def test_while_tokens_can_be_moved_any_open_cell_goes_before_a_gun_and_a_gun_before_a_berth() -> None:
    scene = Scene().convoy(0, "start_truck", "rusty_trailer").crew(0, "leader").load(0)
    scene.player().damage = [0, 0, 0b011, 0]
    assert by_default(scene.run(Damage(0, 4, CONVOY))) == [
        "damage truck any",
        "damage trailer1 food_fuel",
        "damage truck weapon1",
    ]


@pytest.mark.rule("AUR-03.6", "AUR-14.1")
def test_the_cell_is_the_one_with_that_in_it() -> None:
    scene = laid(Scene().crew(0, "leader"), (0, 0, SURVIVOR), (2, 1, AMMO), (2, 2, FUEL))
    scene.run(Damage(0, 1, CONVOY))
    assert scene.options() == [
        "damage truck survivor survivor",
        "damage truck any empty",
        "damage truck weapon1",
        "damage trailer1 any empty",
        "damage trailer1 any ammo",
        "damage trailer1 any fuel",
        "damage trailer1 food_fuel empty",
    ]
    scene.say(0, "damage trailer1 any fuel")
    player = scene.player()
    assert (player.damage, player.load) == ([0, 0, 0b100, 0], [1, 0, 0, 1])
    assert [content_of(player, 2, cell) for cell in range(3)] == [EMPTY, AMMO, EMPTY]
    assert scene.state.supply[FUEL] == 15
    told = scene.told(events.Damaged)[0]
    assert (told.who, told.card, told.cell, told.lost) == ("red", "container", "any", "fuel")


@pytest.mark.rule("AUR-03.6", "AUR-16.9")
def test_a_survivor_hit_in_the_shooting_goes_with_a_card_and_the_last_one_with_the_convoy() -> None:
    scene = laid(Scene(3).crew(0, "leader", "copilot"), (0, 0, SURVIVOR), (0, 1, SURVIVOR))
    scene.run(Damage(0, 2, TRUCK_AREA)).say(0, "damage truck any survivor")
    assert scene.options() == ["lose leader", "lose copilot"]
    assert scene.default() == "lose copilot"
    scene.say(0, "lose copilot")
    assert (scene.player().load[3], scene.state.supply[SURVIVOR]) == (1, 21)
    scene.say(0, "damage truck survivor survivor")
    assert scene.player().out
    assert scene.told(events.Eliminated)[0].who == "red"


@pytest.mark.rule("AUR-03.6", "AUR-R11")
def test_by_default_the_most_contaminated_is_given_up_and_then_the_least_skilled() -> None:
    scene = Scene().crew(0, "copilot", "renegade").load(0, ammo=4, food=1, fuel=1)
    scene.run(Damage(0, 1, CONVOY)).say(0, "damage truck survivor")
    assert scene.default() == "lose copilot"
    scene.player().ill = [0, 1]
    assert scene.default() == "lose renegade"


# -- what it costs ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-03.4", "AUR-13.2")
def test_a_load_that_fits_without_a_driver_may_not_fit_with_one() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_camper").load(0, ammo=2)
    scene.player().damage[0] = 1
    assert scene.run(Fit(0)).asked() == ""
    assert scene.run(Fit(0, True)).asked() == ""
    assert scene.player().load == [1, 0, 0, 2]


@pytest.mark.rule("AUR-03.2")
def test_a_token_without_room_is_told_and_goes_to_the_supply() -> None:
    scene = Scene().convoy(0, "start_truck").crew(0, "leader").load(0, ammo=1, fuel=1).run(Fit(0))
    assert scene.options() == ["drop ammo", "drop fuel"]
    scene.say(0, "drop fuel")
    told = scene.told(events.TokenLost)[0]
    assert (told.who, told.token, told.why) == ("red", "fuel", "room")
    assert scene.state.supply[:4] == [10, 10, 15, 20]


@pytest.mark.rule("AUR-08.3", "AUR-05.9")
def test_the_food_of_who_dies_goes_back_and_the_dead_card_to_the_discard() -> None:
    scene = Scene().crew(0, "hermit", "copilot", "leader")
    scene.player().fed, scene.player().ill = [1, 1, 0], [0, 2, 0]
    scene.run(Wither(0))
    assert scene.state.supply[:4] == [10, 11, 14, 21]
    assert scene.state.discard == [card("copilot")]
    assert scene.player().fed == [1, 0]


@pytest.mark.rule("AUR-19.1")
def test_a_gift_is_told_and_goes_to_the_supply() -> None:
    scene = Scene().load(0, ammo=1, food=2, fuel=1).run(GiveOne(0, -1))
    assert scene.options() == ["give ammo", "give food", "give fuel"]
    assert scene.default() == "give food"
    scene.say(0, "give food")
    told = scene.told(events.TokenLost)[0]
    assert (told.token, told.why) == ("food", "given")
    assert (scene.player().load, scene.state.supply[FOOD]) == ([1, 1, 1, 2], 11)


@pytest.mark.rule("AUR-17.4", "AUR-14.1")
def test_in_the_shooting_one_token_is_given_from_the_bay_that_is_named() -> None:
    scene = laid(Scene().crew(0, "leader"), (0, 0, SURVIVOR), (0, 1, FUEL), (2, 0, FUEL), (2, 3, FUEL), (2, 1, AMMO))
    scene.run(GiveOne(0, -1))
    assert scene.options() == ["give ammo trailer1", "give fuel truck", "give fuel trailer1"]
    scene.say(0, "give fuel trailer1")
    player = scene.player()
    assert player.load == [1, 0, 2, 1]
    assert [content_of(player, 2, cell) for cell in range(4)] == [EMPTY, AMMO, EMPTY, FUEL]
    assert content_of(player, 0, 1) == FUEL


@pytest.mark.rule("AUR-R38")
def test_loot_has_a_discard_of_its_own_and_enemies_lie_with_the_scouting_cards() -> None:
    scene = Scene()
    for name in ("loot_gauss", "loot_captive", "enemy_ulmar", "device_autocannon"):
        discard(scene.state, card(name))
    assert [NAMES[one] for one in scene.state.loot_discard] == ["loot_gauss", "loot_captive"]
    assert [NAMES[one] for one in scene.state.discard] == ["enemy_ulmar", "device_autocannon"]
    assert (len(DROPS), len(GIVES)) == (4, 3)


@pytest.mark.rule("AUR-R64")
def test_what_is_sealed_lands_when_all_have_answered_whatever_waits_below() -> None:
    scene = Scene().run(HappenNow(card("event_fallout")), Refill())
    scene.say(0, "infect leader")
    assert (scene.ill(0, "leader"), scene.asked(0)) == (0, "")
    scene.say(1, "infect leader")
    assert (scene.ill(0, "leader"), scene.ill(1, "leader")) == (1, 1)


# -- a card still to be acted on (AUR-R6) ----------------------------------------------------------------------


@pytest.mark.rule("AUR-R6")
def test_outside_an_outing_no_card_of_the_zone_matters() -> None:
    scene = Scene().put(5, "hermit").crew(0, "leader").load(0)
    scene.player().damage = [0b011, 0, 0b1110, 0]
    assert scene.run(Damage(0, 1, CONVOY)).options() == ["damage truck weapon1", "damage trailer1 any"]
    trade = Scene().put(5, "encounter_trader_1").convoy(0, "start_truck").crew(0, "leader").load(0, food=1, fuel=1)
    assert trade.run(Fit(0)).options() == ["drop food", "drop fuel"]


@pytest.mark.rule("AUR-R6", "AUR-22.11")
def test_a_recruit_in_the_first_slot_keeps_its_berth_on_the_road_too() -> None:
    scene = Scene(board="beta").put(1, "hermit").crew(0, "renegade").load(0, fuel=1)
    scene.state.counters = [-1] * 10
    scene.player().space = 9
    scene.player().damage = [0b010, 0, 0b1111, 0]
    scene.run(ScoutTurn(0)).scout(0, 1, "renegade").say(0, "bonus move", "shortcut beta_d1")
    # The gun and the berth are whole, and only the gun can be spared.
    assert scene.player().damage == [0b110, 0, 0b1111, 0]


@pytest.mark.rule("AUR-R6", "AUR-03.2")
def test_what_the_trader_wants_is_not_dropped_for_what_the_bonus_gives() -> None:
    scene = Scene(board="beta").put(4, "encounter_trader_1").convoy(0, "start_truck").crew(0, "leader")
    scene.load(0, food=1).run(ScoutTurn(0)).scout(0, 4, "leader").say(0, "bonus fuel")
    # The fuel goes at once, and the food pays for the Trader's.
    assert [one.token for one in scene.told(events.TokenLost)] == ["fuel"]
    assert [(one.given, one.taken) for one in scene.told(events.Bartered)] == [("food", "fuel")]


@pytest.mark.rule("AUR-R6")
@pytest.mark.parametrize(
    ("ammo", "damage", "possible"),
    [(0, 0, True), (1, 0, True), (0, 0b010, False)],
)
def test_a_card_stays_possible_if_one_way_to_make_room_leaves_its_price(ammo: int, damage: int, possible: bool) -> None:
    scene = Scene().put(2, "encounter_trader_1").convoy(0, "start_truck").crew(0, "leader").load(0, ammo, food=1)
    scene.player().damage[0] = damage
    assert leaves_card(scene.state, scene.player(), 1) == possible


@pytest.mark.rule("AUR-R6", "AUR-03.4")
def test_a_card_stays_possible_though_nobody_is_left_in_the_truck() -> None:
    scene = Scene().put(2, "loc_store").convoy(0, "start_truck", "trailer_camper").load(0)
    scene.crew(0, "leader", "copilot", "gunner")
    # Two ride in the camper's berths; for the third no cell is whole. Only driving needs one in the truck.
    scene.player().damage = [0b111, 0, 0b1100, 0]
    assert leaves_card(scene.state, scene.player(), 1)


@pytest.mark.rule("AUR-14.1")
def test_as_the_crew_stows_it_nothing_is_in_two_places() -> None:
    scene = freeze(Scene().load(0, ammo=1, food=1, fuel=1))
    player = scene.player()
    placed = [content_of(player, bay, cell) for bay in (0, 2) for cell in range(4)]
    assert sorted(placed) == [AMMO, FOOD, FUEL, SURVIVOR, SURVIVOR, EMPTY, EMPTY, EMPTY]
