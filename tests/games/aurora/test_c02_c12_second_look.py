"""AUR-02 to AUR-12: what only a second look tells apart."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c02_dealing import shuffled
from games.aurora.test_c03_harm import laid
from games.aurora.test_c05_c07_scouting import turn
from games.aurora.test_c07_c12_to_the_letter import out_with
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_harm import Damage, Fit, GiveUp
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c06_upgrades import Install, free_for
from holdfast.games.aurora.chapters.c07_bonuses import leaves_way
from holdfast.games.aurora.chapters.c08_contamination import Contaminate, EmptyBerth
from holdfast.games.aurora.chapters.c09_items import DrawItems
from holdfast.games.aurora.chapters.c12_rest import Resting
from holdfast.games.aurora.pieces import AMMO, CONVOY, EMPTY, FUEL, HAZMAT, NAMES, SURVIVOR, TRUCK_AREA
from holdfast.games.aurora.queries import can_strike, content_of
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import drop_item, spend
from holdfast.kernel.play import options


def action_cards(state: State) -> list[int]:
    assert state.automa is not None
    return [*state.automa.deck, *state.automa.row, *reversed(state.automa.shown)]


@pytest.mark.rule("AUR-23.2")
def test_the_automa_s_deck_is_shuffled_whoever_begins() -> None:
    assert shuffled(action_cards, seats=1)


# -- harm (AUR-03) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-03.5")
def test_a_choice_names_the_cells_it_is_drawn_at() -> None:
    scene = laid(Scene().crew(0, "leader"), (0, 0, SURVIVOR), (2, 0, FUEL)).run(Damage(0, 1, CONVOY))
    assert [choice.anchors() for choice in options(scene.table, 0)] == [
        ["cell:truck survivor survivor"],
        ["cell:truck any empty"],
        ["cell:truck weapon1"],
        ["cell:trailer1 any fuel"],
        ["cell:trailer1 any empty"],
        ["cell:trailer1 food_fuel empty"],
    ]
    loose = Scene().convoy(0, "start_truck").crew(0, "leader").load(0, ammo=1, fuel=1).run(Fit(0))
    assert [choice.anchors() for choice in options(loose.table, 0)] == [["token:ammo"], ["token:fuel"]]


@pytest.mark.rule("AUR-08.3")
def test_the_token_that_leaves_is_the_survivor_in_a_cell_of_that_kind() -> None:
    scene = laid(
        Scene().convoy(0, "start_truck", "trailer_camper"), (0, 0, SURVIVOR), (2, 0, SURVIVOR), (2, 2, SURVIVOR)
    )
    scene.run(EmptyBerth(0)).say(0, "vacate trailer1 any")
    assert [content_of(scene.player(), 2, cell) for cell in (0, 2)] == [SURVIVOR, EMPTY]
    mixed = laid(Scene(), (0, 1, SURVIVOR), (2, 0, AMMO), (2, 1, SURVIVOR))
    mixed.run(EmptyBerth(0))
    assert mixed.options() == ["vacate truck any", "vacate trailer1 any"]
    assert mixed.default() == "vacate trailer1 any"
    mixed.say(0, "vacate trailer1 any")
    assert mixed.player().load == [1, 0, 0, 1]
    assert [content_of(mixed.player(), 2, cell) for cell in (0, 1)] == [AMMO, EMPTY]


@pytest.mark.rule("AUR-09.8", "AUR-09.1")
def test_wearing_the_suit_shows_it_and_nothing_else_of_the_hand() -> None:
    scene = Scene().crew(0, "leader").items(0, "hazmat", "nitrous")
    suit, other = scene.player().items
    scene.run(Contaminate(0, 1, False)).say(0, "use hazmat")
    known = scene.state.known.items
    assert (known.knows(1, suit), known.knows(0, other), known.knows(1, other)) == (True, True, False)


@pytest.mark.rule("AUR-03.5")
def test_an_empty_berth_is_worth_less_than_a_gun() -> None:
    scene = laid(Scene().convoy(0, "start_truck").crew(0, "leader"), (0, 1, SURVIVOR))
    assert scene.run(Damage(0, 1, TRUCK_AREA)).default() == "damage truck survivor empty"


@pytest.mark.rule("AUR-03.4", "AUR-13.2")
def test_without_a_driver_nothing_makes_way() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_camper").load(0, ammo=2)
    scene.player().damage[0] = 1
    assert scene.run(Fit(0)).player().load == [2, 0, 0, 2]


@pytest.mark.rule("AUR-R6", "AUR-22.11", "AUR-05.8")
def test_where_the_road_spoils_the_card_after_all_the_scouting_is_over() -> None:
    scene = Scene(board="beta").put(1, "encounter_trader_1").crew(0, "leader").load(0, food=1, fuel=1)
    scene.state.counters = [-1] * 10
    scene.player().space, scene.player().damage = 3, [0b100, 0, 0b1110, 0]
    scene.run(ScoutTurn(0)).scout(0, 1, "leader").say(0, "bonus move", "shortcut beta_av1", "damage trailer1 any")
    # Whatever is hit now, the food that would have paid the Trader is lost.
    assert scene.options() == ["damage truck survivor", "damage truck any"]
    scene.say(0, "damage truck any")
    assert scene.player().load == [0, 0, 0, 1]
    while scene.asked() == "ChooseRoad":
        scene.say(0, "halt")
    assert (scene.state.outing, scene.zone_of(0, "leader")) == (None, "rest")


@pytest.mark.rule("AUR-03.2", "AUR-16.9")
def test_the_last_survivor_without_a_cell_is_the_end_of_the_convoy() -> None:
    scene = Scene(3).convoy(0, "start_truck").crew(0, "leader").load(0)
    scene.player().damage[0] = 0b110
    scene.run(Damage(0, 1, TRUCK_AREA))
    assert scene.player().out


@pytest.mark.rule("AUR-06.14", "AUR-03.6")
def test_who_is_fresh_and_alone_is_given_up() -> None:
    scene = Scene(3).crew(0, "hermit")
    scene.state.fresh = card("hermit")
    assert scene.run(GiveUp(0)).player().crew == []


# -- turns (AUR-05) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-05.7", "AUR-05.4")
def test_when_all_are_sent_the_first_is_fed_by_default() -> None:
    scene = Scene().put(5, "loc_port").crew(0, "copilot", "driver").load(0, food=2)
    turn(scene).say(0, "scout 5", "send driver")
    assert scene.default() == "send copilot"
    scene.say(0, "send copilot")
    assert scene.options() == ["boost driver", "boost copilot"]
    assert scene.default() == "boost driver"


@pytest.mark.rule("AUR-05.9", "AUR-11.9")
def test_the_hermit_s_shield_ends_with_the_scouting() -> None:
    scene = Scene().put(1, "rusty_trailer").crew(0, "hermit", "leader").load(0).load(1)
    scene.state.decks[1] = [card("event_fallout")]
    turn(scene).scout(0, 1, "hermit")
    assert scene.asked(0) == "PickInfected"
    assert scene.told(events.Shielded) == []


@pytest.mark.rule("AUR-11.9")
def test_the_hermit_s_shield_is_told() -> None:
    scene = Scene().put(5, "rusty_trailer").crew(0, "leader", "hermit").load(0)
    turn(scene).scout(0, 5, "leader", "hermit").say(0, "bonus fuel")
    assert [(one.who, one.survivor) for one in scene.told(events.Shielded)] == [("red", "hermit")]


@pytest.mark.rule("AUR-16.9", "AUR-05.10")
def test_who_falls_while_scouting_leaves_no_gap_and_no_scouting_behind() -> None:
    scene = Scene(3).crew(0, "copilot").put(4, "loc_store").put(5, "rusty_trailer").load(0, food=2)
    scene.state.decks[0] = [card("hermit")]
    scene.run(ScoutTurn(0), ScoutTurn(1)).scout(0, 5, "copilot", food=2).say(0, "install")
    scene.player().ill[0] = 2
    scene.say(0, "bonus fuel")
    assert scene.player(0).out
    assert scene.state.outing is None
    assert [NAMES[one] for one in scene.state.zone[:2]] == ["loc_store", "hermit"]


@pytest.mark.rule("AUR-05.12", "AUR-06.15", "AUR-19.1")
def test_passes_deals_and_what_is_robbed_are_told() -> None:
    passed = turn(Scene().crew(0, "leader", "copilot").load(0)).say(0, "pass copilot")
    assert [(one.who, one.survivor) for one in passed.told(events.Passed)] == [("red", "copilot")]
    scene = Scene().put(2, "encounter_wanderers_1").crew(0, "leader").load(0)
    turn(scene).scout(0, 2, "leader")
    assert [(one.card, one.deal) for one in scene.told(events.DealStruck)] == [("encounter_wanderers_1", "rob")]
    assert [one.tokens for one in scene.told(events.Gathered)] == [["food", "fuel"]]


@pytest.mark.rule("AUR-06.3")
def test_when_all_resources_are_left_behind_nothing_is_asked_about_an_item() -> None:
    scene = Scene().put(2, "loc_lodge").crew(0, "leader").load(0)
    turn(scene).scout(0, 2, "leader").say(0, "sort right", "drop ammo")
    assert scene.asked() != "SortOut"
    assert len(scene.player().items) == 1


# -- convoy cards in the shooting (AUR-06.12, AUR-R55) -------------------------------------------------------------


@pytest.mark.rule("AUR-06.12", "AUR-R55")
def test_one_token_after_another_is_lost_where_there_is_no_room() -> None:
    scene = laid(
        Scene().convoy(0, "start_truck", "container", "rusty_trailer").crew(0, "leader"),
        *((0, 0, SURVIVOR), (4, 0, AMMO), (4, 1, AMMO), (4, 2, FUEL)),
    )
    scene.player().damage = [0, 0, 0b1111, 0, 0, 0]
    scene.run(Install(0, card("truck_snow_pickup"), True))
    scene.player().damage[0] = 0b1110
    scene.say(0, "unhitch trailer2")
    assert scene.player().load == [0, 0, 0, 1]
    assert scene.state.supply[:3] == [12, 10, 15]
    assert free_for(Scene().player(), 2, AMMO) == 0


@pytest.mark.rule("AUR-06.12", "AUR-03.6", "AUR-16.9")
def test_after_a_survivor_without_a_cell_the_next_token_is_seen_to() -> None:
    scene = laid(
        Scene(3).convoy(0, "start_truck", "container", "rusty_trailer").crew(0, "leader", "copilot"),
        *((0, 0, SURVIVOR), (0, 1, FUEL), (4, 0, SURVIVOR)),
    )
    scene.player().damage = [0, 0, 0b1111, 0, 0, 0]
    scene.run(Install(0, card("truck_snow_pickup"), True))
    scene.player().damage[0] = 0b1110
    scene.say(0, "unhitch trailer2", "lose copilot")
    # The trailer's survivor has the only berth; the old truck's survivor and fuel are lost.
    assert scene.player().load == [0, 0, 0, 1]
    last = laid(Scene(3).convoy(0, "start_truck", "container", "rusty_trailer").crew(0, "leader"), (4, 0, SURVIVOR))
    last.player().damage = [0, 0, 0b1111, 0, 0, 0]
    last.run(Install(0, card("truck_snow_pickup"), True))
    last.player().damage[0] = 0b1111
    last.say(0, "unhitch trailer2")
    assert last.player().out


# -- bonuses, items, rest ------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-R6", "AUR-22.2")
def test_a_card_that_is_done_may_be_left_without_its_price() -> None:
    scene = Scene(board="beta").put(1, "encounter_trader_1").crew(0, "leader").load(0, food=1)
    scene.state.items = []
    turn(scene).scout(0, 1, "leader")
    # The food is paid, and no item was left to draw; the fuel that came for it may be burnt.
    assert scene.options() == ["done", "bonus move"]


@pytest.mark.rule("AUR-R6", "AUR-22.9", "AUR-07.4")
def test_which_bonus_leaves_which_card_possible() -> None:
    store = out_with(Scene(board="beta").put(2, "loc_store").crew(0, "leader").load(0), 2, "leader")
    store.player().damage[0] = 0b011
    assert leaves_way(store.state, 0, "refit")
    trade = out_with(Scene().put(4, "encounter_trader_1").crew(0, "leader").load(0, food=1), 4, "leader")
    assert leaves_way(trade.state, 0, "food")
    ill = out_with(Scene().put(5, "hermit").crew(0, "leader").load(0), 5, "leader")
    ill.player().damage, ill.player().fame = [0b110, 0, 0b1111, 0], -1
    # Contamination is no damage, however little fame there is.
    assert leaves_way(ill.state, 0, "fuel")


@pytest.mark.rule("AUR-16.9", "AUR-09.1")
def test_who_is_out_draws_nothing() -> None:
    scene = Scene(3)
    scene.player().out = True
    assert scene.run(DrawItems(0, 1)).player().items == []


@pytest.mark.rule("AUR-11.8", "AUR-12.4")
def test_the_mechanic_is_not_offered_where_nothing_is_damaged_and_rest_is_open() -> None:
    scene = Scene().load(0, food=1).load(1).crew(1, "leader").items(0, "hazmat")
    scene.crew(0, "mechanic", zone="rest").add(0, "gunner", "exhausted").run(Resting()).say(0, "feed gunner")
    heard = [to for to, event in scene.table.heard or [] if isinstance(event, events.Spent)]
    assert heard == [-1]
    assert scene.options() == ["end"]
    # Everybody sees who has rested.
    assert scene.table.game.public_view(scene.table)["waiting"]["done"] == ["blue"]


@pytest.mark.rule("AUR-06.8")
def test_a_card_without_a_device_is_weaker_than_any_device() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_autocannon", "container").load(0)
    assert scene.run(Install(0, card("device_roof_rack"), False)).default() == "mount trailer1"


@pytest.mark.rule("AUR-19.2")
def test_where_nothing_lies_there_is_nothing_to_barter_for() -> None:
    scene = Scene().put(1, "encounter_trader_1").load(0, food=1)
    scene.state.left[0] = 0
    assert not can_strike(scene.state, scene.player(), 0, "barter")


@pytest.mark.rule("AUR-14.7", "AUR-09.4")
def test_ammo_above_the_last_trailer_goes_first_and_the_item_that_is_named() -> None:
    scene = laid(Scene().convoy(0, "start_truck", "container", "+device_roof_rack"), (2, 0, AMMO), (3, 0, AMMO))
    spend(scene.table, 0, AMMO, 1, "fire")
    assert (content_of(scene.player(), 2, 0), content_of(scene.player(), 3, 0)) == (AMMO, EMPTY)
    hand = Scene().items(0, "nitrous", "hazmat")
    suit = hand.player().items[1]
    drop_item(hand.table, 0, HAZMAT, True)
    assert hand.state.item_discard == [suit]
