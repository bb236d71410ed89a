"""AUR-07 to AUR-12: bonuses, contamination, items, repairs, fame and rest, each to the letter."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c03_harm import laid
from games.aurora.test_c05_c07_scouting import turn
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c07_bonuses import can_take, leaves_way, refits
from holdfast.games.aurora.chapters.c08_contamination import ORDERS, Contaminate, OfferSuit, Wither
from holdfast.games.aurora.chapters.c09_items import DrawItems, RaiseOne, WakeOne
from holdfast.games.aurora.chapters.c10_repairs import CleanseOne, GainFame, LoseFame, Repair
from holdfast.games.aurora.chapters.c12_rest import Resting
from holdfast.games.aurora.chapters.c20_barrage import HappenNow
from holdfast.games.aurora.pieces import BOARDS, CONVOY, NAMES, SURVIVOR
from holdfast.games.aurora.state import MOVEMENT, REST, RESTING, Outing
from holdfast.kernel.imagine import imagine
from holdfast.kernel.play import question


def out_with(scene: Scene, slot: int, *team: str) -> Scene:
    """A scouting under way, by these, to this slot (from 1)."""
    scene.state.outing = Outing(0, slot - 1, [card(name) for name in team])
    return scene


# -- bonuses (AUR-07) --------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-07.1", "AUR-07.2")
def test_only_participants_are_cleansed() -> None:
    scene = out_with(Scene().put(2, "rusty_trailer").crew(0, "leader").add(0, "gunner", ill=1), 2, "leader")
    assert not can_take(scene.state, 0, "cleanse")
    scene.player().ill = [1, 1]
    assert can_take(scene.state, 0, "cleanse")
    assert scene.run(CleanseOne(0, 2, True, True)).player().ill == [0, 1]


@pytest.mark.rule("AUR-07.6", "AUR-22.2")
def test_the_short_move_needs_fuel_a_driver_and_road() -> None:
    scene = Scene(board="beta").load(0, fuel=1)
    assert can_take(scene.state, 0, "move")
    scene.player().space = BOARDS[1].last
    assert not can_take(scene.state, 0, "move")
    wreck = Scene(board="beta").load(0, fuel=1)
    wreck.player().damage[0] = 0b011
    assert not can_take(wreck.state, 0, "move")
    assert not can_take(Scene(board="beta").load(0).state, 0, "move")


@pytest.mark.rule("AUR-07.6", "AUR-22.5")
def test_the_attack_needs_ammo_a_weapon_and_an_enemy_near() -> None:
    scene = Scene(board="beta").load(0, ammo=1)
    assert not can_take(scene.state, 0, "attack")
    enemy = scene.enemy("enemy_war_wolves")
    assert can_take(scene.state, 0, "attack")
    scene.player().damage[0] = 0b100
    assert not can_take(scene.state, 0, "attack")
    scene.player().damage[0] = 0
    scene.load(0, fuel=1)
    assert not can_take(scene.state, 0, "attack")
    scene.load(0, ammo=1)
    enemy.region = 1
    assert not can_take(scene.state, 0, "attack")


@pytest.mark.rule("AUR-R6", "AUR-22.5", "AUR-22.4")
def test_refit_and_attack_leave_the_trader_his_price_and_the_recruit_a_berth() -> None:
    trade = out_with(Scene(board="beta").put(3, "encounter_trader_1").crew(0, "leader").load(0, ammo=1), 3, "leader")
    trade.enemy("enemy_war_wolves")
    assert not leaves_way(trade.state, 0, "attack")
    assert leaves_way(trade.state, 0, "refit")
    assert leaves_way(trade.state, 0, "repair")
    trade.load(0, ammo=2)
    assert leaves_way(trade.state, 0, "attack")
    recruit = out_with(Scene(board="beta").put(2, "hermit").crew(0, "leader").load(0), 2, "leader")
    assert leaves_way(recruit.state, 0, "refit")
    recruit.player().damage[0] = 0b011
    # There is room in the container, but that may be what is replaced.
    assert not leaves_way(recruit.state, 0, "refit")
    assert leaves_way(recruit.state, 0, "cleanse")
    recruit.player().damage = [0b110, 0, 0b1111, 0]
    assert leaves_way(recruit.state, 0, "refit")
    store = out_with(Scene(board="beta").put(4, "loc_store").crew(0, "leader").load(0), 4, "leader")
    store.player().damage = [0b110, 0, 0b1111, 0]
    assert leaves_way(store.state, 0, "food")


@pytest.mark.rule("AUR-R6", "AUR-22.8")
def test_fuel_for_fame_spoils_a_recruit_only_where_fame_is_at_the_bottom() -> None:
    scene = out_with(Scene(board="beta").put(4, "hermit").crew(0, "leader").load(0), 4, "leader")
    scene.player().damage = [0b110, 0, 0b1111, 0]
    assert leaves_way(scene.state, 0, "fuel")
    scene.player().fame = -1
    # There the fame is a damage counter, and the berth is all there is.
    assert not leaves_way(scene.state, 0, "fuel")
    # For food the damage is always paid.
    assert not leaves_way(scene.state, 0, "food")
    scene.player().damage = [0b010, 0, 0b1111, 0]
    assert leaves_way(scene.state, 0, "fuel")


@pytest.mark.rule("AUR-R6", "AUR-07.4")
def test_what_the_bonus_gives_may_pay_for_the_card() -> None:
    scene = out_with(Scene().put(4, "encounter_trader_1").crew(0, "leader").load(0), 4, "leader")
    assert leaves_way(scene.state, 0, "food")
    scene.state.supply[1] = 0
    assert not leaves_way(scene.state, 0, "food")


@pytest.mark.rule("AUR-22.4", "AUR-R53")
def test_start_cards_come_back_to_their_own_colour_only() -> None:
    scene = Scene(board="beta")
    rusty = NAMES.index("rusty_trailer")
    first = card("truck_snow_pickup")
    scene.state.discard = [card("start_truck", 0), card("start_truck", 1), rusty, first, card("hermit")]
    assert refits(scene.state, 0) == [card("start_truck", 0), rusty, first]
    assert refits(scene.state, 1) == [card("start_truck", 1), rusty, first]


# -- contamination (AUR-08) --------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-08.1")
def test_counters_are_placed_one_after_another() -> None:
    scene = Scene().crew(0, "renegade", "gunner").run(Contaminate(0, 2, False))
    scene.say(0, "infect renegade")
    assert scene.options() == ["infect renegade", "infect gunner"]
    scene.say(0, "infect renegade")
    assert (scene.player().ill, scene.asked()) == ([2, 0], "")


@pytest.mark.rule("AUR-08.1")
def test_of_the_scouts_only_those_who_are_out_and_the_strongest_by_default() -> None:
    scene = out_with(Scene().crew(0, "gunner", "renegade", "leader"), 2, "gunner", "renegade")
    scene.run(Contaminate(0, 1, True))
    assert scene.options() == ["infect gunner", "infect renegade"]
    assert scene.default() == "infect renegade"
    nobody = Scene().crew(0, "gunner", "renegade").run(Contaminate(0, 1, True))
    assert nobody.asked() == ""
    other = out_with(Scene().crew(1, "gunner", "renegade"), 2, "leader").run(Contaminate(1, 1, True))
    assert other.asked(1) == ""


@pytest.mark.rule("AUR-R27", "AUR-09.8")
def test_before_the_suit_is_offered_it_is_told_who_would_fall_ill() -> None:
    scene = Scene().crew(0, "leader").items(0, "hazmat").run(Contaminate(0, 1, False))
    told = scene.told(events.Exposed)[0]
    assert (told.who, told.survivor) == ("red", "leader")
    assert scene.default() == "pass"
    scene.say(0, "pass")
    assert scene.player().ill == [1]
    scene.run(Contaminate(0, 1, False))
    assert scene.default() == "use hazmat"
    scene.say(0, "pass")
    assert scene.player().out
    other = Scene().crew(0, "copilot").items(0, "nitrous").run(Contaminate(0, 1, False))
    assert other.default() == "pass"


@pytest.mark.rule("AUR-R27", "AUR-R64")
def test_in_a_sealed_fork_nobody_is_told_and_the_suit_is_used_when_the_answers_are_opened() -> None:
    scene = Scene().crew(0, "leader", "copilot").items(0, "hazmat").run(HappenNow(card("event_fallout")))
    scene.say(0, "infect leader")
    assert scene.told(events.Exposed) == []
    scene.say(0, "use hazmat")
    assert len(scene.player().items) == 1
    scene.say(1, "infect leader")
    assert (scene.player().items, scene.ill(0, "leader")) == ([], 0)
    assert len(scene.state.item_discard) == 1
    assert [(one.who, one.item) for one in scene.told(events.ItemUsed)] == [("red", "hazmat")]


@pytest.mark.rule("AUR-09.8", "AUR-09.1")
def test_a_suit_that_is_worn_is_known_to_all() -> None:
    scene = Scene().crew(0, "leader").items(0, "hazmat").run(Contaminate(0, 1, False)).say(0, "use hazmat")
    assert scene.state.item_discard
    view = scene.table.game.view(scene.table, 1)
    assert view["table"]["item_discard"] == ["hazmat"]


@pytest.mark.rule("AUR-09.8")
@pytest.mark.parametrize(("skill", "answers"), [("leader", [True, False, False]), ("copilot", [True, True, False])])
def test_standing_orders_for_the_suit(skill: str, answers: list[bool]) -> None:
    scene = Scene().crew(0, skill).items(0, "hazmat").run(OfferSuit(0, card(skill), False))
    ask = question(scene.table, 0)
    assert ask is not None
    found = [order.answer(scene.table, 0, ask) for order in ORDERS]
    assert [one is not None and one.text == "use hazmat" for one in found] == answers
    assert [sorted(order.instead_of) for order in ORDERS] == [
        ["suit-deadly", "suit-never"],
        ["suit-always", "suit-never"],
        ["suit-always", "suit-deadly"],
    ]
    scene.player().items = []
    bare = [order.answer(scene.table, 0, ask) for order in ORDERS]
    assert [one.text for one in bare if one is not None] == ["pass"] * 3


@pytest.mark.rule("AUR-08.3")
def test_all_who_must_die_die_and_in_the_shooting_each_token_is_named() -> None:
    scene = Scene(3).crew(0).add(0, "copilot", ill=1).add(0, "driver", ill=1).add(0, "leader").run(Wither(0))
    assert [NAMES[one] for one in scene.player().crew] == ["leader"]
    frozen = laid(
        Scene(3).convoy(0, "start_truck", "trailer_camper").crew(0).add(0, "copilot", ill=1).add(0, "driver", ill=1),
        *((0, 0, SURVIVOR), (2, 0, SURVIVOR), (2, 2, SURVIVOR)),
    )
    frozen.add(0, "leader").run(Wither(0))
    assert frozen.options() == ["vacate truck survivor", "vacate trailer1 survivor", "vacate trailer1 any"]
    frozen.say(0, "vacate truck survivor")
    assert frozen.options() == ["vacate trailer1 survivor", "vacate trailer1 any"]
    frozen.say(0, "vacate trailer1 any")
    assert ([NAMES[one] for one in frozen.player().crew], frozen.player().load[3]) == (["leader"], 1)
    assert frozen.player().places[0] & 7 == 7
    last = laid(Scene(3).convoy(0, "start_truck").crew(0).add(0, "copilot", ill=1), (0, 0, SURVIVOR)).run(Wither(0))
    # The only token leaves without a question, and its owner with it.
    assert last.player().out


@pytest.mark.rule("AUR-08.4")
def test_only_the_acting_seat_s_scouts_are_spared_till_the_end() -> None:
    scene = out_with(Scene().crew(0).add(0, "copilot", ill=1).add(0, "leader"), 1, "copilot")
    assert scene.state.outing is not None
    scene.state.outing.acting = True
    assert len(scene.run(Wither(0)).player().crew) == 2
    scene.state.outing.acting = False
    assert len(scene.run(Wither(0)).player().crew) == 1
    bystander = out_with(Scene().crew(0).add(0, "copilot", ill=1).add(0, "leader"), 1, "leader")
    assert bystander.state.outing is not None
    bystander.state.outing.acting = True
    assert len(bystander.run(Wither(0)).player().crew) == 1


# -- items (AUR-09) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-09.2")
def test_three_items_are_kept_and_a_fourth_may_be_used_in_one_s_own_turn() -> None:
    scene = Scene().items(0, "nitrous", "welding_torch").run(DrawItems(0, 1))
    assert (len(scene.player().items), scene.asked()) == (3, "")
    scene.player().damage[2] = 1
    scene.run(DrawItems(0, 1))
    assert "use welding_torch" not in scene.options()
    scene.state.turn = 0
    assert "use welding_torch" in scene.options()
    scene.say(0, "use welding_torch")
    assert (len(scene.player().items), scene.player().damage[2]) == (3, 0)
    assert [one.item for one in scene.told(events.ItemUsed)] == ["welding_torch"]
    useful = Scene().items(0, "antifreeze", "antifreeze", "dry_rations").add(0, "gunner", "rest")
    useful.state.turn = 0
    useful.items(0, "dry_rations").run(DrawItems(0, 0))
    assert useful.asked() == ""


@pytest.mark.rule("AUR-09.2")
def test_if_all_can_be_used_the_newest_is_discarded_by_default() -> None:
    scene = Scene().items(0, "antifreeze", "dry_rations", "welding_torch").add(0, "gunner", "rest")
    scene.player().damage[2], scene.state.turn = 1, 0
    scene.items(0, "antifreeze")
    scene.player().items, last = scene.player().items[:3], scene.player().items[3]
    scene.state.items.append(last)
    scene.run(DrawItems(0, 1))
    assert scene.default() == "discard antifreeze"
    scene.say(0, "discard dry_rations")
    assert [one.item for one in scene.told(events.ItemDiscarded)] == ["dry_rations"]


@pytest.mark.rule("AUR-09.4", "AUR-R28", "AUR-R59")
def test_each_item_is_offered_in_its_phase_if_it_helps() -> None:
    scene = Scene().crew(0, "renegade", "leader").load(0).items(0, "antifreeze", "decontaminant", "dry_rations")
    assert turn(scene).options()[-1] == "use antifreeze"
    scene.player().ill = [0, 1]
    assert "use decontaminant" in scene.options()
    scene.player().zone[0] = 1
    assert "use dry_rations" in scene.options()
    scene.state.phase = MOVEMENT
    assert "use antifreeze" not in scene.options()
    strong = turn(Scene().crew(0, "renegade").load(0).items(0, "antifreeze"))
    assert "use antifreeze" not in strong.options()


@pytest.mark.rule("AUR-09.7", "AUR-R50")
def test_capsules_raise_to_three_what_contamination_left_and_only_once() -> None:
    scene = Scene().crew(0, "leader", "renegade").add(0, "gunner", ill=1).run(RaiseOne(0))
    assert scene.options() == ["raise leader", "raise gunner"]
    assert scene.default() == "raise leader"
    scene.say(0, "raise gunner")
    assert scene.player().capsules == [0, 0, 2]
    told = scene.told(events.SkillRaised)[0]
    assert (told.survivor, told.n) == ("gunner", 2)
    scene.run(RaiseOne(0))
    assert scene.player().capsules == [1, 0, 2]


@pytest.mark.rule("AUR-09.12")
def test_the_first_who_rests_is_woken_by_default() -> None:
    scene = Scene().crew(0, "leader").add(0, "gunner", "rest").add(0, "driver", "rest").run(WakeOne(0))
    assert scene.options() == ["wake gunner", "wake driver"]
    assert scene.default() == "wake gunner"


# -- repairs and fame (AUR-10) -----------------------------------------------------------------------------------


@pytest.mark.rule("AUR-03.5", "AUR-05.12")
def test_special_cells_are_repaired_first_then_weapons_cargo_and_armour() -> None:
    scene = Scene().convoy(0, "truck_snowcat", "container", "+device_armour_plates").crew(0, "leader").load(0)
    scene.player().damage = [0b11110, 0, 0b1, 0b1]
    scene.run(Repair(0, 9, False))
    said = []
    while scene.asked() == "RepairCell":
        said.append(scene.default())
        scene.say(0, said[-1])
    assert said == [
        "repair truck speed",
        "repair truck weapon1",
        "repair truck any",
        "repair trailer1 any",
        "repair truck armor",
        "repair trailer1_top armor",
    ]
    behind = Scene().convoy(0, "truck_snowcat", "trailer_greenhouse").load(0)
    behind.player().damage = [0b10100, 0, 0b1001, 0]
    behind.run(Repair(0, 9, False))
    assert behind.default() == "repair trailer1 greenhouse"
    behind.say(0, "repair trailer1 greenhouse", "repair truck weapon1")
    assert behind.default() == "repair trailer1 any"
    assert behind.options()[-1] == "done"


@pytest.mark.rule("AUR-03.5")
def test_nothing_is_asked_where_nothing_is_damaged_or_ill() -> None:
    assert Scene().run(Repair(0, 2, False)).asked() == ""
    assert Scene().run(CleanseOne(0, 2, False, False)).asked() == ""
    ill = Scene().crew(0).add(0, "leader", ill=1).add(0, "gunner", ill=1).run(CleanseOne(0, 2, False, False))
    assert (ill.options(), ill.default()) == (["cleanse leader", "cleanse gunner", "done"], "cleanse leader")
    ill.say(0, "cleanse leader", "done")
    assert ill.player().ill == [0, 1]


@pytest.mark.rule("AUR-10.1", "AUR-10.2")
def test_fame_is_told_as_it_changes() -> None:
    scene = Scene().run(GainFame(0), GainFame(0), LoseFame(0))
    assert [(one.change, one.fame) for one in scene.told(events.FameChanged)] == [(1, 1), (1, 2), (-1, 1)]
    top = Scene()
    top.player().fame, top.player().damage[2] = 5, 0b11
    top.run(GainFame(0)).say(0, "repair trailer1 any")
    assert (top.player().damage[2].bit_count(), top.asked()) == (1, "")
    bottom = Scene()
    bottom.player().fame = -1
    bottom.run(LoseFame(0)).say(0, "damage truck weapon1")
    assert (bottom.asked(), bottom.player().fame) == ("", -1)


@pytest.mark.rule("AUR-11.11", "AUR-06.1")
def test_without_the_preacher_the_card_costs_fame() -> None:
    scene = Scene().put(2, "loc_refugee_camp").crew(0, "leader").load(0)
    turn(scene).scout(0, 2, "leader").say(0, "gather left")
    assert scene.player().fame == -1
    assert scene.told(events.Shielded) == []
    spared = Scene().put(2, "loc_refugee_camp").crew(0, "preacher").load(0)
    turn(spared).scout(0, 2, "preacher").say(0, "gather left")
    assert [one.survivor for one in spared.told(events.Shielded)] == ["preacher"]


# -- rest (AUR-12) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-12.1", "AUR-12.4")
def test_each_feeds_as_many_as_wanted_at_the_same_time() -> None:
    scene = Scene().load(0, food=2).load(1, food=1)
    scene.crew(0, "copilot", "driver", "leader", zone="exhausted").crew(1, "copilot", zone="exhausted")
    scene.run(Resting())
    assert scene.options(1) == ["end", "feed copilot"]
    assert scene.options(0) == ["end", "feed copilot", "feed driver", "feed leader"]
    assert scene.default(0) == "end"
    scene.say(0, "feed copilot")
    # Open: what one does is seen at once.
    assert scene.player().load[1] == 1
    assert scene.options(0) == ["end", "feed driver", "feed leader"]
    scene.say(0, "feed driver")
    assert [scene.zone_of(0, name) for name in ("copilot", "driver", "leader")] == ["active", "active", "rest"]


@pytest.mark.rule("AUR-12.4")
def test_who_has_rested_has_rested_in_the_open_whatever_is_hidden() -> None:
    scene = Scene().crew(0, "copilot", zone="exhausted").crew(1, "copilot", zone="exhausted")
    scene.run(Resting()).say(0, "end")
    world = imagine(scene.table, 1, "elsewhere")
    assert (scene.asked(0), scene.asked(1)) == ("", "FeedOne")
    assert question(world, 0) is None
    assert world.state.players[0].zone == scene.player(0).zone == [RESTING]


@pytest.mark.rule("AUR-12.4", "AUR-16.9")
def test_who_has_left_the_game_does_not_rest() -> None:
    scene = Scene(3).load(0).load(1).load(2)
    scene.player(0).out = True
    scene.run(Resting())
    assert [one.who for one in scene.told(events.Rested)] == ["blue", "green"]


@pytest.mark.rule("AUR-11.8", "AUR-R32")
def test_the_mechanic_works_by_default_if_anything_is_damaged_and_items_may_be_used() -> None:
    scene = Scene().load(0).load(1).crew(0, "mechanic", zone="rest").crew(1, "leader", zone="rest")
    assert scene.run(Resting()).asked(0) == ""
    scene.player().damage[2] = 0b111
    scene.items(0, "welding_torch", "decontaminant").crew(0, "mechanic", zone="rest")
    scene.run(Resting())
    assert (scene.options(), scene.default()) == (["end", "mechanic", "use welding_torch"], "mechanic")
    scene.say(0, "mechanic", "repair trailer1 any")
    assert (scene.options(), scene.default()) == (["end", "use welding_torch"], "end")
    scene.say(0, "use welding_torch")
    assert scene.player().damage[2] == 0
    assert scene.options() == ["end"]
    plain = Scene().load(0).load(1).crew(0, "leader", zone="rest").items(0, "hazmat")
    plain.player().damage[2] = 1
    assert plain.run(Resting()).options() == ["end"]
    assert plain.state.phase == REST


@pytest.mark.rule("AUR-05.12", "AUR-03.5")
def test_a_pass_repairs_nothing_where_nothing_is_damaged() -> None:
    scene = Scene().crew(0, "leader", "copilot").load(0).run(ScoutTurn(0)).say(0, "pass leader")
    assert scene.told(events.Repaired) == []
    assert scene.run(Damage(0, 1, CONVOY)).asked() == "PlaceDamage"
