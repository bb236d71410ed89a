"""AUR-23: the Automa's turns, moves, losses and shots, each to the letter."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c09_c13_travel import counter
from games.aurora.test_c23_automa import rival, solo
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c14_fire import ConvoyFire
from holdfast.games.aurora.chapters.c20_barrage import HappenNow
from holdfast.games.aurora.chapters.c23_firing import automa_target
from holdfast.games.aurora.chapters.c23_moving import AutomaMoves, AutomaRoundEnd, advance
from holdfast.games.aurora.chapters.c23_suffering import (
    automa_fame,
    automa_gain,
    automa_items,
    automa_lose,
    automa_recruits,
    bit,
    contaminate_automa,
    damage_automa,
    hurt_row,
    repair_automa,
    suffer,
)
from holdfast.games.aurora.chapters.c23_turns import AutomaTurn, automa_rests, deal_actions, slot_for
from holdfast.games.aurora.pieces import (
    AMMO,
    AUTOMA_SPEED_CELL,
    AUTOMA_WEAPON,
    BOARDS,
    FOOD,
    FUEL,
    LETTERS,
    NAMES,
    SHORTCUT_ROAD,
    SHORTCUTS,
    SURVIVOR,
)
from holdfast.games.aurora.state import SHOOTING
from holdfast.games.aurora.verbs import pack_tokens

GUNS = [column for column, weapon in enumerate(AUTOMA_WEAPON) if weapon]
SPEED = AUTOMA_SPEED_CELL.index(True)


def road(scene: Scene) -> Scene:
    scene.state.counters = [-1] * 10
    return scene


# -- its turns (AUR-23.5 to AUR-23.12) -----------------------------------------------------------------------------


@pytest.mark.rule("AUR-23.5")
def test_its_cards_are_dealt_from_the_deck_and_then_from_the_shuffled_discard() -> None:
    scene = solo()
    automa = rival(scene)
    automa.deck, automa.discard, automa.row = [3], [0, 1, 2, 4, 5], []
    automa.lanes[SURVIVOR] = 3
    deal_actions(scene.table)
    # The first dealt is the first turned up.
    assert automa.row[-1] == 3
    assert (len(automa.row), len(automa.deck), automa.discard) == (3, 3, [])
    orders = set()
    for seed in range(6):
        again = Scene(1, seed=str(seed))
        one = rival(again)
        one.deck, one.discard, one.row, one.lanes[SURVIVOR] = [], [0, 1, 2, 3, 4, 5], [], 6
        deal_actions(again.table)
        orders.add(tuple(one.row))
    assert len(orders) > 1
    few = solo()
    rival(few).deck, rival(few).discard, rival(few).row, rival(few).lanes[SURVIVOR] = [2, 1], [], [], 6
    deal_actions(few.table)
    assert rival(few).row == [2, 1]
    plenty = solo()
    rival(plenty).deck, rival(plenty).discard, rival(plenty).row = [2, 1, 0], [3], []
    deal_actions(plenty.table)
    assert (rival(plenty).deck, rival(plenty).discard) == ([2], [3])


@pytest.mark.rule("AUR-23.6", "AUR-23.12")
def test_a_card_is_turned_up_each_turn_until_none_is_left() -> None:
    scene = solo(1, 2).put(1, "hermit").run(AutomaTurn())
    assert (rival(scene).shown, rival(scene).row, rival(scene).scouted) == ([0], [1], 1)
    told = scene.told(events.AutomaScouted)[0]
    assert (told.card, told.slot, told.does) == ("hermit", 1, "recruit")
    assert scene.told(events.ActionShown)[0].action == "automa_1"
    idle = solo().run(AutomaTurn())
    assert (idle.told(events.AutomaIdle), rival(idle).scouted) == ([], 0)


@pytest.mark.rule("AUR-23.6", "AUR-23.11", "AUR-R47")
def test_an_empty_slot_is_nothing_to_do() -> None:
    scene = solo()
    assert [slot_for(scene.state, action) for action in (0, 1, 2)] == [-1, -1, -1]
    scene.put(3, "hermit")
    assert slot_for(scene.state, 2) == 2
    assert slot_for(scene.put(5, "loc_port").state, 1) == 4


@pytest.mark.rule("AUR-23.7")
def test_it_takes_one_block_and_the_card_lies_on_until_both_are_empty() -> None:
    # Card 1 points left: two fuel there, fuel and ammo right.
    scene = solo(1, 1).put(1, "loc_gas_station").run(AutomaTurn())
    assert rival(scene).lanes[:3] == [1, 1, 3]
    assert (scene.state.left[0], NAMES[scene.state.zone[0]]) == (0, "loc_gas_station")
    assert scene.state.supply[:3] == [10, 10, 14]
    scene.run(AutomaTurn())
    # Only the right block has tokens now.
    assert rival(scene).lanes[:3] == [2, 1, 4]
    assert (scene.state.zone[0], scene.state.discard) == (-1, [card("loc_gas_station")])
    right = solo(2).put(5, "loc_gas_station")
    right.state.left[4] = 0
    right.run(AutomaTurn())
    assert right.state.zone[4] == -1
    left = solo(1).put(1, "loc_gas_station")
    left.state.right[0] = 0
    left.run(AutomaTurn())
    assert left.state.zone[0] == -1


@pytest.mark.rule("AUR-23.7", "AUR-23.14")
def test_what_exceeds_a_lane_goes_to_the_supply() -> None:
    scene = solo(1).put(1, "loc_gas_station")
    rival(scene).lanes[FUEL] = 6
    scene.run(AutomaTurn())
    assert (rival(scene).lanes[FUEL], scene.state.supply[FUEL]) == (7, 15)
    items = solo(2).put(5, "loc_lodge")
    items.state.left[4], items.state.right[4] = 0, pack_tokens([4])
    items.run(AutomaTurn())
    assert (len(rival(items).items), items.state.supply[4]) == (1, 7)


@pytest.mark.rule("AUR-23.10")
def test_an_enemy_stays_in_the_zone_and_a_location_is_not_discarded_with_its_tokens() -> None:
    scene = solo(1).put(1, "enemy_war_wolves").run(AutomaTurn())
    assert NAMES[scene.state.zone[0]] == "enemy_war_wolves"
    assert scene.state.discard == []


@pytest.mark.rule("AUR-23.15")
def test_it_feeds_until_food_or_deck_runs_out() -> None:
    scene = solo()
    rival(scene).lanes[FOOD], rival(scene).deck = 3, [4, 5]
    automa_rests(scene.table)
    assert (rival(scene).lanes[FOOD], rival(scene).shown, rival(scene).deck) == (1, [5, 4], [])
    assert [(one.token, one.n) for one in scene.told(events.Spent)] == [("food", 1), ("food", 1)]
    assert scene.state.supply[FOOD] == 12


# -- its moves (AUR-23.16, AUR-23.17) ------------------------------------------------------------------------------


@pytest.mark.rule("AUR-23.16")
def test_its_speed_cell_counts_when_it_is_uncovered_and_whole() -> None:
    for column, damage, speed in (
        (SPEED, 0, 3),
        (SPEED, bit(0, SPEED), 2),
        (SPEED - 1, 0, 2),
        (SPEED, bit(1, SPEED), 3),
    ):
        scene = road(solo())
        rival(scene).lanes[FUEL], rival(scene).column, rival(scene).damage = 0, column, damage
        scene.run(AutomaMoves())
        assert scene.told(events.SetOff)[0].speed == speed
        assert rival(scene).space == speed


@pytest.mark.rule("AUR-23.16", "AUR-23.28")
def test_all_its_fuel_goes_to_the_supply_and_the_quartermaster_gives_one() -> None:
    scene = road(solo())
    rival(scene).lanes[:3], rival(scene).shown = [1, 1, 3], [0]
    scene.run(AutomaMoves())
    assert (rival(scene).lanes[:3], scene.state.supply[:3]) == ([2, 1, 0], [9, 10, 17])
    assert scene.told(events.SetOff)[0].speed == 5
    assert [one.action for one in scene.told(events.ActionWorked)] == ["automa_1"]
    lacking = road(solo())
    rival(lacking).lanes[:3], rival(lacking).shown = [1, 1, 0], [0]
    lacking.run(AutomaMoves())
    assert lacking.told(events.SetOff)[0].speed == 3


@pytest.mark.rule("AUR-23.17", "AUR-23.30", "AUR-R66")
def test_one_shortcut_for_one_card_and_the_road_ends_for_it_too() -> None:
    scene = road(solo())
    rival(scene).space, rival(scene).lanes[FUEL], rival(scene).shown = 5, 7, [2]
    scene.run(AutomaMoves())
    # 5 to 6, over the river to 8, and seven more along the main road past the ice field.
    assert rival(scene).space == 15
    assert [one.shortcut for one in scene.told(events.Drove) if one.shortcut] == ["alpha_s1"]
    last = road(solo())
    rival(last).space = BOARDS[0].last - 1
    last.run(AutomaMoves())
    assert rival(last).space == BOARDS[0].last


@pytest.mark.rule("AUR-22.11", "AUR-22.12", "AUR-23.17")
def test_a_shortcut_s_danger_and_its_avalanche_hit_it_as_anybody() -> None:
    scene = road(solo(board="beta")).outcomes(2, 5)
    rival(scene).space, rival(scene).shown, rival(scene).column = 3, [2], 3
    rival(scene).damage = 0
    scene.run(AutomaMoves())
    assert rival(scene).damage.bit_count() == 2
    assert [one.shortcut for one in scene.told(events.RoadClosed)] == ["beta_av1"]
    gorge = road(solo(board="beta")).outcomes(2)
    rival(gorge).space, rival(gorge).shown = 9, [2]
    gorge.run(AutomaMoves())
    assert (rival(gorge).sick, gorge.told(events.RoadClosed)) == (1, [])


@pytest.mark.rule("AUR-R54", "AUR-21.3")
def test_your_mines_hit_it_on_road_and_shortcut() -> None:
    scene = Scene(1, mines=True).outcomes(2, 5)
    road(scene)
    rival(scene).damage, rival(scene).column, rival(scene).lanes[FUEL] = 0, 3, 0
    rival(scene).space, rival(scene).shown = 13, [2]
    scene.state.mined, scene.state.miners = [13, SHORTCUT_ROAD + SHORTCUTS.index("alpha_s2")], [0, 0]
    scene.run(AutomaMoves())
    assert rival(scene).damage.bit_count() == 2
    assert [one.road for one in scene.told(events.MineBlew)] == ["13-14", "alpha_s2"]


@pytest.mark.rule("AUR-23.17", "AUR-13.7")
@pytest.mark.parametrize("name", ["wp_food", "wp_ammo", "wp_item", "wp_contamination"])
def test_it_takes_every_counter_on_which_it_ends(name: str) -> None:
    scene = road(solo())
    counter(scene, 3, name).run(AutomaMoves())
    automa = rival(scene)
    gained = [automa.lanes[AMMO] - 1, automa.lanes[FOOD] - 1, len(automa.items), automa.sick]
    assert gained == [int(name == one) for one in ("wp_ammo", "wp_food", "wp_item", "wp_contamination")]
    assert (scene.state.counters[0] == -1) == (name != "wp_contamination")
    told = [(one.who, one.counter) for one in scene.told(events.CounterTaken)]
    assert told == ([("automa", name)] if name != "wp_contamination" else [])


# -- the end of its round (AUR-23.25) ------------------------------------------------------------------------------


@pytest.mark.rule("AUR-23.25")
def test_its_cards_are_discarded_and_those_without_a_line_do_nothing() -> None:
    scene = solo()
    rival(scene).shown, rival(scene).discard, rival(scene).scouted = [0, 2], [5], 2
    scene.run(AutomaRoundEnd())
    assert (rival(scene).shown, rival(scene).discard, rival(scene).scouted) == ([], [5, 0, 2], 0)
    assert scene.told(events.ActionWorked) == []


@pytest.mark.rule("AUR-23.25")
def test_its_counter_stops_at_the_last_column() -> None:
    scene = solo()
    for _ in range(7):
        advance(scene.table)
    assert (rival(scene).column, rival(scene).damage) == (5, 0)


# -- what it suffers (AUR-23.18 to AUR-23.20, AUR-R48, AUR-R66) ----------------------------------------------------


@pytest.mark.rule("AUR-R66", "AUR-23.19")
def test_it_takes_the_first_evil_that_it_can() -> None:
    give = [{"do": "give", "what": "fuel"}]
    ill = [{"do": "contaminate", "n": 1, "who": "own"}]
    hurt = [{"do": "damage", "n": 1, "area": "convoy"}]
    scene = solo().outcomes(2, 5)
    suffer(scene.table, {"do": "either", "of": [give, hurt]})
    assert (rival(scene).lanes[FUEL], scene.state.supply[FUEL]) == (0, 15)
    before = rival(scene).damage
    suffer(scene.table, {"do": "either", "of": [give, hurt]})
    assert rival(scene).damage != before
    suffer(scene.table, {"do": "either", "of": [ill, hurt]})
    assert rival(scene).sick == 1
    rival(scene).lanes[SURVIVOR], rival(scene).sick = 1, 1
    suffer(scene.table, {"do": "either", "of": [ill, hurt]})
    assert rival(scene).sick == 2
    rival(scene).lanes[SURVIVOR], rival(scene).sick, rival(scene).damage = 0, 0, 0
    suffer(scene.table, {"do": "either", "of": [ill, hurt]})
    assert rival(scene).damage.bit_count() == 1
    suffer(scene.table, {"do": "either", "of": [hurt, ill]})
    assert rival(scene).damage.bit_count() == 2


@pytest.mark.rule("AUR-R66", "AUR-17.4")
def test_of_any_resource_it_loses_the_one_it_has_most_of() -> None:
    scene = solo()
    rival(scene).lanes = [1, 3, 2, 2]
    suffer(scene.table, {"do": "give", "what": "any"})
    assert rival(scene).lanes == [1, 2, 2, 2]
    rival(scene).lanes = [0, 0, 1, 2]
    suffer(scene.table, {"do": "give", "what": "any"})
    assert rival(scene).lanes == [0, 0, 0, 2]
    air = solo().load(0)
    air.state.order = [1, 0]
    air.run(HappenNow(card("event_airdrop")))
    assert rival(air).lanes[:3] == [2, 1, 2]
    assert air.state.supply[:3] == [9, 10, 13]


@pytest.mark.rule("AUR-23.7", "AUR-23.9", "AUR-R26")
def test_gains_and_losses_pass_through_the_supply_and_are_told() -> None:
    scene = solo()
    automa_gain(scene.table, FOOD, 2)
    automa_lose(scene.table, AMMO)
    automa_recruits(scene.table)
    assert scene.state.supply[:4] == [11, 8, 14, 19]
    assert [(one.token, one.n) for one in scene.told(events.Gained)] == [("food", 2), ("survivor", 1)]
    assert [(one.token, one.n) for one in scene.told(events.Spent)] == [("ammo", 1)]
    full = solo()
    rival(full).lanes[FOOD] = 7
    automa_gain(full.table, FOOD, 2)
    assert full.told(events.Gained) == []
    empty = solo()
    empty.state.items = empty.state.item_discard = []
    automa_items(empty.table, 2)
    assert (rival(empty).items, empty.told(events.ItemDrawn)) == ([], [])
    first = solo()
    first.state.items = [5, 0]
    automa_items(first.table, 2)
    assert rival(first).items == [0, 5]


@pytest.mark.rule("AUR-23.18")
def test_when_all_are_ill_one_is_lost_to_the_supply() -> None:
    scene = solo()
    rival(scene).lanes[SURVIVOR], rival(scene).sick = 0, 2
    contaminate_automa(scene.table)
    assert (rival(scene).sick, scene.state.supply[SURVIVOR]) == (1, 21)
    told = scene.told(events.SurvivorLost)[0]
    assert (told.who, told.died) == ("automa", True)


@pytest.mark.rule("AUR-R48")
def test_its_fame_ends_as_anybody_s_does() -> None:
    scene = solo().outcomes(2)
    rival(scene).fame, rival(scene).damage, rival(scene).column = 5, bit(2, 1), 1
    automa_fame(scene.table, 1)
    assert (rival(scene).fame, rival(scene).damage) == (5, 0)
    automa_fame(scene.table, -1)
    assert rival(scene).fame == 4
    rival(scene).fame = -1
    automa_fame(scene.table, 1)
    assert (rival(scene).fame, rival(scene).damage) == (0, 0)
    told = scene.told(events.FameChanged)
    assert [(one.change, one.fame) for one in told] == [(-1, 4), (1, 0)]


@pytest.mark.rule("AUR-23.20", "AUR-23.24")
def test_damage_and_repair_are_told_by_row_and_column() -> None:
    scene = solo().outcomes(3)
    rival(scene).column, rival(scene).damage = 2, 0
    damage_automa(scene.table)
    row = LETTERS[2][0]
    assert rival(scene).damage == bit(row, 2)
    told = scene.told(events.AutomaDamaged)[0]
    assert (told.row, told.column) == ("abcd"[row], 3)
    hurt_row(scene.table, 0)
    repair_automa(scene.table)
    repair_automa(scene.table)
    assert [(one.row, one.column) for one in scene.told(events.AutomaRepaired)] == [("a", 3), ("abcd"[row], 3)]
    assert rival(scene).damage == 0


# -- its shots (AUR-23.21, AUR-R66) --------------------------------------------------------------------------------


def armed(*outcomes: int) -> Scene:
    """All guns uncovered and whole, an enemy near, and you with nothing to fire."""
    scene = solo().outcomes(*outcomes).crew(0, "leader").load(0)
    rival(scene).column, rival(scene).damage, rival(scene).lanes[AMMO] = 5, 0, 3
    scene.state.phase = SHOOTING
    return scene


@pytest.mark.rule("AUR-23.21")
def test_each_gun_fires_once_from_the_right_while_there_is_ammo() -> None:
    scene = armed(2, 4)
    enemy = scene.enemy("enemy_immortal_wolf")
    enemy.tier = 2
    scene.run(ConvoyFire())
    assert (len(scene.told(events.Attacked)), enemy.damage) == (len(GUNS), len(GUNS))
    assert (rival(scene).lanes[AMMO], scene.state.supply[AMMO]) == (3 - len(GUNS), 10 + len(GUNS))
    assert (rival(scene).fame, rival(scene).targets, enemy.marks) == (2, 0, [1, 1, -1, -1])
    short = armed(2, 4)
    rival(short).lanes[AMMO] = 1
    short.enemy("enemy_immortal_wolf")
    short.run(ConvoyFire())
    assert len(short.told(events.Attacked)) == 1
    peace = armed(2).run(ConvoyFire())
    assert (peace.told(events.Attacked), rival(peace).lanes[AMMO]) == ([], 3)


@pytest.mark.rule("AUR-23.21", "AUR-14.8")
def test_a_jam_damages_the_gun_that_fired_and_a_damaged_gun_is_passed_over() -> None:
    scene = armed(3)
    scene.enemy("enemy_immortal_wolf")
    rival(scene).damage = sum(bit(0, column) for column in GUNS[1:]) | bit(1, GUNS[0])
    scene.run(ConvoyFire())
    assert rival(scene).damage == sum(bit(0, column) for column in GUNS) | bit(1, GUNS[0])
    assert [(one.hits, one.jam) for one in scene.told(events.Attacked)] == [(0, True)]
    clean = armed(6)
    clean.enemy("enemy_immortal_wolf")
    rival(clean).lanes[AMMO] = 1
    clean.run(ConvoyFire())
    assert rival(clean).damage == 0


@pytest.mark.rule("AUR-23.21", "AUR-R42")
@pytest.mark.parametrize(("shown", "number"), [([0, 1], "enemy_ulmar"), ([1, 0], "enemy_war_wolves")])
def test_the_first_card_s_arrow_names_the_highest_or_the_lowest(shown: list[int], number: str) -> None:
    scene = armed(6)
    scene.enemy("enemy_ulmar")
    scene.enemy("enemy_war_wolves")
    rival(scene).shown, rival(scene).scouted, rival(scene).lanes[AMMO] = shown, 2, 1
    scene.run(ConvoyFire())
    assert [one.enemy for one in scene.told(events.Attacked)] == [number]


@pytest.mark.rule("AUR-23.21", "AUR-14.15", "AUR-23.14")
def test_an_enemy_it_defeats_is_its_loot_at_the_end_of_the_step() -> None:
    scene = armed(2, 5)
    scene.enemy("enemy_war_wolves", damage=1)
    scene.run(ConvoyFire())
    assert scene.state.enemies == []
    assert len(rival(scene).loot) == 1
    assert [one.winner for one in scene.told(events.EnemyDefeated)] == ["automa"]
    order = [type(event).__name__ for _, event in scene.table.heard or []]
    assert order.index("LootKept") > order.index("EnemyDefeated")


@pytest.mark.rule("AUR-R66", "AUR-14.11")
def test_its_counter_comes_from_another_enemy_else_from_here() -> None:
    scene = solo()
    far = scene.enemy("enemy_war_wolves", region=1, marks=[1, 0, 1])
    scene.enemy("enemy_last_howl", region=1)
    near = scene.enemy("enemy_wolf_riders", marks=[0])
    rival(scene).targets = 0
    automa_target(scene.table, near.card)
    assert (far.marks, near.marks, rival(scene).targets) == ([0, 1, -1, -1], [0, 1, -1, -1], 0)
    both = solo()
    other = both.enemy("enemy_war_wolves", marks=[1])
    third = both.enemy("enemy_last_howl", marks=[1])
    here = both.enemy("enemy_wolf_riders")
    rival(both).targets = 0
    automa_target(both.table, here.card)
    assert (other.marks[0], third.marks[0], here.marks[0]) == (-1, 1, 1)
    same = solo()
    only = same.enemy("enemy_wolf_riders", marks=[1, 0, 1])
    rival(same).targets = 0
    automa_target(same.table, only.card)
    assert only.marks == [0, 1, 1, -1]
    assert (rival(same).targets, len(same.told(events.TargetPlaced))) == (0, 1)
    spare = solo()
    first = spare.enemy("enemy_wolf_riders", marks=[0])
    automa_target(spare.table, first.card)
    assert (first.marks, rival(spare).targets) == ([0, 1, -1, -1], 1)


@pytest.mark.rule("AUR-R66", "AUR-14.12")
def test_on_a_full_card_your_right_most_counter_makes_way() -> None:
    scene = solo()
    enemy = scene.enemy("enemy_wolf_riders")
    enemy.marks, scene.player().targets, rival(scene).targets = [0, 0, 1, 1], 0, 1
    automa_target(scene.table, enemy.card)
    assert (enemy.marks, scene.player().targets, rival(scene).targets) == ([0, 1, 1, 1], 1, 0)
    assert scene.told(events.TargetPlaced)[0].cell == "b"
    last = solo()
    enemy = last.enemy("enemy_wolf_riders")
    enemy.marks, rival(last).targets = [1, 0, 1, 0], 1
    automa_target(last.table, enemy.card)
    assert enemy.marks == [1, 0, 1, 1]
