"""AUR-14, AUR-18: shots, target counters, defeat, loot and enemy fire, each to the letter."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c03_harm import laid
from games.aurora.test_c14_c20_shooting import freeze
from games.aurora.test_c23_automa import rival, solo
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c14_ambush import Ambush, SpareFor
from holdfast.games.aurora.chapters.c14_defeat import CheckDefeat, HandOver
from holdfast.games.aurora.chapters.c14_enemy_fire import EnemyFire, GiveUpChase
from holdfast.games.aurora.chapters.c14_fire import ConvoyFire, FireTurn
from holdfast.games.aurora.chapters.c14_loot import AcceptLoot, turn_up
from holdfast.games.aurora.chapters.c14_targets import MoveTarget, PlaceTarget, RemoveTarget, send_home
from holdfast.games.aurora.pieces import AMMO, EMPTY, FUEL, NAMES, SURVIVOR
from holdfast.games.aurora.queries import content_of
from holdfast.games.aurora.state import Claim


def fire(scene: Scene, *words: str) -> Scene:
    return freeze(scene).run(FireTurn(0)).say(0, *words)


# -- before the ambush -------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-11.12", "AUR-11.1")
def test_the_renegade_spares_one_enemy_a_round_if_there_is_any() -> None:
    alone = Scene().add(0, "renegade").run(SpareFor(0))
    assert alone.asked() == ""
    scene = Scene().add(0, "renegade")
    scene.enemy("enemy_war_wolves")
    scene.run(SpareFor(0)).say(0, "spare enemy_war_wolves")
    told = scene.told(events.Spared)[0]
    assert (told.who, told.enemy) == ("red", "enemy_war_wolves")
    assert scene.player().spared == card("enemy_war_wolves")
    assert scene.run(SpareFor(0)).asked() == ""


@pytest.mark.rule("AUR-11.12")
def test_by_default_enemies_of_the_zone_count_only_where_the_leader_is() -> None:
    scene = Scene(3).add(0, "renegade").put(1, "enemy_last_howl")
    scene.player(0).space = scene.player(1).space = 0
    scene.player(2).space = 20
    scene.run(SpareFor(0))
    # Green leads, in the bay: there the zone's enemy will come.
    assert scene.default() == "pass"
    scene.state.order = [2, 1, 0]
    assert scene.default() == "spare enemy_last_howl"


@pytest.mark.rule("AUR-14.2", "AUR-14.3")
def test_an_enemy_comes_with_four_empty_target_cells() -> None:
    scene = Scene().put(2, "enemy_war_wolves")
    scene.run(Ambush())
    enemy = scene.state.enemies[0]
    assert (enemy.marks, enemy.damage, enemy.region) == ([-1, -1, -1, -1], 0, 0)
    told = scene.told(events.EnemyCame)[0]
    assert (told.enemy, told.region, told.defence) == ("enemy_war_wolves", "valley", 2)


# -- shots (AUR-14.7 to AUR-14.10) -------------------------------------------------------------------------------


@pytest.mark.rule("AUR-14.7", "AUR-R24")
def test_who_is_asked_to_fire() -> None:
    armed = Scene().load(0, ammo=1)
    enemy = armed.enemy("enemy_wolf_riders")
    assert freeze(armed).run(FireTurn(0)).options() == ["cease", "fire truck weapon1"]
    enemy.region = 1
    assert armed.run(FireTurn(0)).asked() == ""
    enemy.region = 0
    armed.player().damage[0] = 0b100
    assert armed.run(FireTurn(0)).asked() == ""
    empty = Scene().load(0)
    empty.enemy("enemy_wolf_riders")
    assert freeze(empty).run(FireTurn(0)).asked() == ""
    holder = Scene().load(0).items(0, "nitrous")
    holder.enemy("enemy_wolf_riders")
    assert freeze(holder).run(FireTurn(0)).options() == ["cease"]
    assert holder.default() == "cease"
    out = Scene(3).load(0, ammo=1)
    out.enemy("enemy_wolf_riders")
    out.player().out = True
    assert freeze(out).run(FireTurn(0)).asked(0) == ""


@pytest.mark.rule("AUR-14.7", "AUR-09.5", "AUR-R28")
def test_ammo_or_incendiary_for_each_weapon_once_and_items_beside() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_machine_gun", "trailer_gun").load(0, ammo=1)
    scene.items(0, "incendiary", "welding_torch").enemy("enemy_wolf_riders")
    scene.player().damage[2] = 0b10000
    freeze(scene).run(FireTurn(0))
    assert scene.options() == [
        "cease",
        "fire truck weapon1",
        "ignite truck weapon1",
        "fire truck_top weapon2",
        "ignite truck_top weapon2",
        "fire trailer1 weapon2",
        "ignite trailer1 weapon2",
        "use welding_torch",
    ]
    scene.say(0, "use welding_torch")
    assert (scene.player().damage[2], scene.asked()) == (0, "OpenFire")
    scene.load(0)
    assert [one for one in scene.options() if one.startswith("fire")] == []


@pytest.mark.rule("AUR-14.10", "AUR-14.22")
def test_each_weapon_wherever_it_is_fires_once() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_machine_gun", "trailer_gun").load(0, ammo=4).outcomes(6, 1, 6, 1)
    scene.enemy("enemy_wolf_riders")
    fire(scene, "fire trailer1 weapon2")
    assert scene.options() == ["cease", "fire truck weapon1", "fire truck_top weapon2"]
    scene.say(0, "fire truck_top weapon2")
    assert scene.options() == ["cease", "fire truck weapon1"]
    scene.say(0, "fire truck weapon1")
    assert scene.asked() == ""
    assert scene.state.turn == -1
    told = scene.told(events.WeaponAimed)
    assert [(one.place, one.weapon) for one in told] == [
        ("trailer1", "weapon2"),
        ("truck_top", "weapon2"),
        ("truck", "weapon1"),
    ]


@pytest.mark.rule("AUR-14.10", "AUR-R24")
def test_who_holds_an_item_is_asked_again_after_every_shot() -> None:
    scene = Scene().load(0, ammo=1).items(0, "nitrous").outcomes(6)
    scene.enemy("enemy_wolf_riders")
    fire(scene, "fire truck weapon1")
    assert scene.options() == ["cease"]


@pytest.mark.rule("AUR-09.5", "AUR-14.8")
def test_incendiary_ammo_is_used_up_also_by_a_miss() -> None:
    scene = Scene(4).load(0).items(0, "incendiary").outcomes(6)
    enemy = scene.enemy("enemy_wolf_riders")
    fire(scene, "ignite truck weapon1")
    assert (enemy.damage, scene.player().fame, scene.player().items) == (0, 0, [])
    assert [one.item for one in scene.told(events.ItemUsed)] == ["incendiary"]


@pytest.mark.rule("AUR-11.14", "AUR-R33")
@pytest.mark.parametrize(("awake", "damage"), [(True, 3), (False, 2)])
def test_the_gunner_adds_to_the_first_hit_of_the_phase_only(awake: bool, damage: int) -> None:
    scene = Scene(4).convoy(0, "start_truck", "+device_machine_gun", "container").load(0, ammo=2).outcomes(4, 2)
    scene.add(0, "gunner", "active" if awake else "rest")
    enemy = scene.enemy("enemy_wolf_riders")
    enemy.tier = 2
    fire(scene, "fire truck weapon1", "fire truck_top weapon2")
    assert enemy.damage == damage


@pytest.mark.rule("AUR-14.7")
def test_at_which_enemy_is_asked_where_there_are_two_and_by_default_the_first() -> None:
    scene = Scene().load(0, ammo=1).outcomes(4)
    scene.enemy("enemy_wolf_riders")
    other = scene.enemy("enemy_war_wolves")
    fire(scene, "fire truck weapon1")
    assert scene.options() == ["at enemy_wolf_riders", "at enemy_war_wolves"]
    assert scene.default() == "at enemy_wolf_riders"
    scene.say(0, "at enemy_war_wolves")
    assert other.damage == 1


@pytest.mark.rule("AUR-14.14", "AUR-14.16")
def test_loot_is_handed_over_when_all_have_fired() -> None:
    scene = Scene().load(0, ammo=1).load(1, ammo=1).outcomes(8, 5)
    scene.enemy("enemy_wolf_riders", damage=1)
    scene.enemy("enemy_war_wolves")
    freeze(scene).run(ConvoyFire())
    scene.say(1, "fire truck weapon1", "at enemy_wolf_riders")
    assert scene.told(events.EnemyDefeated)
    assert scene.told(events.LootWon) == []
    scene.say(0, "cease")
    assert [one.who for one in scene.told(events.LootWon)] == ["blue"]


# -- target counters (AUR-14.11, AUR-14.12) ----------------------------------------------------------------------


@pytest.mark.rule("AUR-14.11")
def test_a_counter_that_is_moved_comes_home_first() -> None:
    scene = Scene(3)
    scene.enemy("enemy_war_wolves", marks=[1, 0])
    scene.enemy("enemy_wolf_riders", marks=[0])
    scene.run(MoveTarget(0))
    assert scene.default() == "recall enemy_war_wolves"
    scene.say(0, "recall enemy_wolf_riders")
    assert scene.player().targets == 1
    single = Scene(3)
    one = single.enemy("enemy_war_wolves", marks=[0, 0])
    assert single.run(MoveTarget(0)).asked() == ""
    assert one.marks == [0, -1, -1, -1]


@pytest.mark.rule("AUR-14.11", "AUR-R36")
def test_of_two_counters_on_one_card_either_is_moved_where_others_lie_between_them() -> None:
    scene = Scene(3)
    one = scene.enemy("enemy_war_wolves", marks=[0, 1, 0])
    scene.run(PlaceTarget(0, one.card))
    assert scene.options() == ["recall enemy_war_wolves a", "recall enemy_war_wolves c"]
    assert scene.default() == "recall enemy_war_wolves a"
    scene.say(0, "recall enemy_war_wolves c")
    assert one.marks == [0, 1, 0, -1]
    other = Scene(3)
    marks = other.enemy("enemy_war_wolves", marks=[0, 1, 0]).marks
    other.run(PlaceTarget(0, card("enemy_war_wolves"))).say(0, "recall enemy_war_wolves a")
    assert marks == [1, 0, 0, -1]
    beside = Scene(3)
    same = beside.enemy("enemy_war_wolves", marks=[1, 0, 0]).marks
    assert beside.run(MoveTarget(0)).asked() == ""
    assert same == [1, 0, -1, -1]


@pytest.mark.rule("AUR-14.12", "AUR-14.18")
def test_by_default_an_opponent_s_right_most_counter_makes_way() -> None:
    scene = Scene(4)
    enemy = scene.enemy("enemy_war_wolves", marks=[1, 2, 3, 0])
    scene.run(RemoveTarget(0, enemy.card))
    assert scene.default() == "remove c"
    enemy.marks = [1, 2, 0, 3]
    assert scene.default() == "remove d"
    before = scene.player().targets
    scene.say(0, "remove a")
    assert (scene.player().targets, scene.player(1).targets) == (before - 1, 2)
    told = scene.told(events.TargetPlaced)[0]
    assert (told.who, told.enemy, told.cell) == ("red", "enemy_war_wolves", "a")


@pytest.mark.rule("AUR-14.18", "AUR-23.21")
def test_counters_go_home_to_their_owners_the_automa_s_too() -> None:
    scene = solo()
    rival(scene).targets, scene.player().targets = 0, 1
    send_home(scene.state, [0, 1, 1, -1])
    assert (rival(scene).targets, scene.player().targets) == (2, 2)


# -- defeat (AUR-14.15 to AUR-14.18) -----------------------------------------------------------------------------


@pytest.mark.rule("AUR-14.15")
def test_an_enemy_with_a_cell_left_is_not_defeated() -> None:
    scene = Scene().outcomes(5)
    scene.enemy("enemy_war_wolves", damage=1, marks=[0])
    scene.run(CheckDefeat(card("enemy_war_wolves"), False))
    assert (len(scene.state.enemies), scene.told(events.OutcomeRevealed)) == (1, [])


@pytest.mark.rule("AUR-14.17", "AUR-14.18")
def test_the_winner_draws_nothing_for_a_second_counter_and_nobody_for_an_empty_cell() -> None:
    scene = Scene(3).outcomes(5)
    scene.enemy("enemy_war_wolves", damage=3, marks=[0, 0, 2])
    scene.run(CheckDefeat(card("enemy_war_wolves"), False))
    claim = scene.state.claims[0]
    assert (claim.winner, claim.items) == (0, [0, 0, 1, 0])
    assert scene.state.beaten == [card("enemy_war_wolves")]
    assert scene.told(events.EnemyDefeated)[0].winner == "red"


@pytest.mark.rule("AUR-14.16", "AUR-R63")
def test_loot_is_handed_over_in_the_order_of_defeat() -> None:
    scene = freeze(Scene(3))
    scene.state.claims = [Claim(0, 0, [0, 2, 0, 0]), Claim(1, 1, [0, 0, 1, 0])]
    scene.state.claimed = [card("loot_armoured_rack"), card("loot_gauss")]
    scene.run(HandOver())
    assert scene.asked(0) == "MountDevice"
    scene.say(0, "decline")
    assert len(scene.player(1).items) == 2
    assert [one.card for one in scene.told(events.LootWon)] == ["loot_armoured_rack", "loot_gauss"]
    scene.say(1, "decline")
    assert [len(player.items) for player in scene.state.players] == [0, 2, 1]
    assert not scene.state.claims
    assert not scene.state.claimed


@pytest.mark.rule("AUR-R63", "AUR-16.9")
def test_loot_of_who_has_left_is_lost_unseen() -> None:
    scene = Scene(3)
    scene.player(0).out, scene.state.order = True, [1, 2]
    scene.state.claims, scene.state.claimed = [Claim(0, 1, [1, 0, 0, 0])], [card("loot_gauss")]
    scene.run(HandOver())
    assert (scene.state.lost_loot, scene.state.lost_tiers) == ([card("loot_gauss")], [1])
    assert scene.told(events.LootWon) == []


@pytest.mark.rule("AUR-23.14", "AUR-14.17")
def test_the_automa_keeps_its_loot_and_items_face_down() -> None:
    scene = solo()
    scene.state.claims = [Claim(1, 1, [1, 0]), Claim(0, 2, [0, 2])]
    scene.state.claimed = [card("loot_gauss"), card("loot_reactor")]
    scene.run(HandOver())
    assert (rival(scene).loot, rival(scene).loot_tiers) == ([card("loot_gauss")], [1])
    assert scene.told(events.LootKept)[0].tier == 2
    assert len(scene.player().items) == 1
    assert [one.card for one in scene.told(events.LootWon)] == ["loot_reactor"]
    scene.say(0, "decline")
    assert len(rival(scene).items) == 2


# -- loot (AUR-18) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-18.4", "AUR-R37")
def test_the_truck_is_taken_or_declined() -> None:
    taken = Scene().run(AcceptLoot(0, card("loot_biomass_truck"))).say(0, "accept")
    assert taken.player().bays[0] == card("loot_biomass_truck")
    declined = Scene().run(AcceptLoot(0, card("loot_biomass_truck"))).say(0, "decline")
    assert declined.state.loot_discard == [card("loot_biomass_truck")]
    told = declined.told(events.LootDeclined)[0]
    assert (told.who, told.card) == ("red", "loot_biomass_truck")
    wreck = Scene()
    wreck.player().damage = [0b111, 0, 0b1111, 0]
    turn_up(wreck.table, 0, card("loot_biomass_truck"))
    # A truck needs no room.
    assert wreck.table.agenda
    assert wreck.state.loot_discard == []


@pytest.mark.rule("AUR-18.5", "AUR-06.14")
def test_the_captive_needs_a_cell_and_a_token() -> None:
    for damage, supply in (([0b111, 0, 0b1111, 0], 20), ([0, 0, 0, 0], 0)):
        scene = Scene()
        scene.player().damage, scene.state.supply[SURVIVOR] = damage, supply
        turn_up(scene.table, 0, card("loot_captive"))
        assert scene.state.loot_discard == [card("loot_captive")]
        assert scene.told(events.LootDeclined)
    taken = Scene().run(AcceptLoot(0, card("loot_captive"))).say(0, "accept")
    assert (taken.player().load[3], taken.state.supply[SURVIVOR]) == (3, 19)
    assert taken.zone_of(0, "loot_captive") == "rest"
    assert taken.state.known.cards is not None


@pytest.mark.rule("AUR-R55", "AUR-18.5")
def test_where_the_captive_rides_another_token_goes() -> None:
    scene = laid(Scene().crew(0, "leader"), (0, 0, SURVIVOR), (0, 1, FUEL), (2, 0, AMMO), (2, 1, FUEL), (2, 2, FUEL))
    scene.player().damage[2] = 0b0001
    scene.player().load[AMMO] = 0
    scene.run(AcceptLoot(0, card("loot_captive"))).say(0, "accept")
    assert scene.options() == ["berth truck fuel", "berth trailer1 fuel"]
    assert scene.default() == "berth truck fuel"
    scene.say(0, "berth trailer1 fuel")
    player = scene.player()
    assert [content_of(player, 2, cell) for cell in (1, 2)] == [SURVIVOR, FUEL]
    assert (player.load, scene.state.supply[FUEL]) == ([0, 0, 2, 2], 15)
    assert scene.state.fresh == -1


@pytest.mark.rule("AUR-R55")
def test_by_default_the_captive_rides_in_the_first_free_cell() -> None:
    scene = laid(Scene().crew(0, "leader"), (0, 0, SURVIVOR), (0, 1, FUEL), (2, 0, AMMO))
    scene.run(AcceptLoot(0, card("loot_captive"))).say(0, "accept")
    assert scene.options() == ["berth truck fuel", "berth trailer1 ammo", "berth trailer1"]
    assert scene.default() == "berth trailer1"
    scene.say(0, "berth trailer1")
    player = scene.player()
    assert [content_of(player, 2, cell) for cell in range(3)] == [AMMO, SURVIVOR, EMPTY]
    assert player.load == [1, 0, 1, 2]


# -- enemy fire (AUR-14.19 to AUR-14.21) ---------------------------------------------------------------------------


@pytest.mark.rule("AUR-14.19")
def test_every_region_has_its_own_card_from_the_bay_to_the_valley() -> None:
    scene = Scene(3).outcomes(8, 8, 8)
    for seat, space in enumerate((0, 12, 20)):
        scene.player(seat).space = space
    for at, name in enumerate(("enemy_war_wolves", "enemy_wolf_riders", "enemy_last_howl")):
        scene.enemy(name, region=at)
    freeze(scene).run(EnemyFire())
    assert [one.region for one in scene.told(events.EnemiesFired)] == ["bay", "coast", "valley"]
    assert [one.why for one in scene.told(events.OutcomeRevealed)] == ["enemy_fire"] * 3


@pytest.mark.rule("AUR-14.19", "AUR-14.20", "AUR-11.12")
def test_each_row_is_read_and_a_spared_convoy_is_hit_by_the_others_only() -> None:
    scene = Scene().outcomes(3, 1)
    scene.enemy("enemy_immortal_wolf")
    scene.enemy("enemy_war_wolves")
    scene.player(0).spared = card("enemy_war_wolves")
    freeze(scene).run(EnemyFire())
    told = scene.told(events.EnemiesFired)[0]
    assert (told.hits, told.area) == (2, "bottom_row")
    scene.say(0, "damage truck weapon1").say(1, "damage truck weapon1")
    assert scene.asked(0) == ""
    assert scene.asked(1) == "PlaceDamage"


@pytest.mark.rule("AUR-14.20", "AUR-R64", "AUR-17.4")
def test_an_ambush_result_is_no_hit_but_an_ambush() -> None:
    scene = Scene().outcomes(3, 1).load(1)
    scene.enemy("enemy_randoll_randall")
    freeze(scene).run(EnemyFire())
    assert scene.told(events.EnemiesFired)[0].hits == 0
    assert [one.enemy for one in scene.told(events.Ambushed)] == ["enemy_randoll_randall"]
    assert scene.options(0)[-1] == "bear damage"
    assert scene.asked(1) == "PlaceDamage"
    spared = Scene().outcomes(3, 1)
    spared.enemy("enemy_randoll_randall")
    for player in spared.state.players:
        player.spared = card("enemy_randoll_randall")
    freeze(spared).run(EnemyFire())
    assert spared.told(events.Ambushed) == []


@pytest.mark.rule("AUR-14.21", "AUR-R17")
def test_who_gives_up_the_chase_is_out_of_the_game_with_its_loot() -> None:
    scene = Scene()
    enemy = scene.enemy("enemy_war_wolves", region=2)
    near = scene.enemy("enemy_wolf_riders")
    enemy.tier = 1
    scene.run(GiveUpChase())
    assert scene.state.enemies == [near]
    assert (scene.state.lost_tiers, scene.state.beaten) == ([1], [card("enemy_war_wolves")])
    assert [NAMES[one] for one in scene.state.beaten] == [scene.told(events.EnemyLeft)[0].enemy]
