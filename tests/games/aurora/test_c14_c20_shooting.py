"""AUR-14 to AUR-20: shooting, enemies, loot, the end of a round and of the game, events."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora import catalogue, events
from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.chapters.c05_scouting import ScoutTurn
from holdfast.games.aurora.chapters.c05_zone import Refill
from holdfast.games.aurora.chapters.c08_contamination import Contaminate
from holdfast.games.aurora.chapters.c09_items import DrawItems
from holdfast.games.aurora.chapters.c14_ambush import Ambush
from holdfast.games.aurora.chapters.c14_defeat import HandOver
from holdfast.games.aurora.chapters.c14_enemy_fire import EnemyFire
from holdfast.games.aurora.chapters.c14_fire import ConvoyFire, FireTurn
from holdfast.games.aurora.chapters.c14_load import LoadCheck, stow
from holdfast.games.aurora.chapters.c14_loot import AcceptLoot, turn_up
from holdfast.games.aurora.chapters.c14_shooting import Shooting
from holdfast.games.aurora.chapters.c15_round_end import CheckEnd, EndOfRound, trim
from holdfast.games.aurora.chapters.c16_scoring import finish, score_parts
from holdfast.games.aurora.chapters.c20_barrage import Barrage, HappenNow
from holdfast.games.aurora.pieces import (
    ABILITY,
    AREAS,
    BACK,
    CAPTIVE,
    CELLS,
    CELLS_OF,
    CONVOY,
    DEFENCE,
    FIRST_LOOT,
    HITS,
    JAMS,
    LETTERS,
    NAMES,
    NUMBER,
    PERIOD,
    TIER,
    WEAPONS,
)
from holdfast.games.aurora.state import SHOOTING, Claim
from holdfast.locale import knows


def freeze(scene: Scene) -> Scene:
    """Every token in its place, as the crew stows it."""
    for player in scene.state.players:
        stow(player)
    scene.state.frozen = True
    scene.state.phase = SHOOTING
    return scene


# -- ambush (AUR-14.1 to AUR-14.6) -------------------------------------------------------------------------


@pytest.mark.rule("AUR-14.1", "AUR-14.2", "AUR-14.6")
def test_enemies_come_out_above_the_leading_convoy_and_slots_stay_empty() -> None:
    # AUR-EX11
    scene = freeze(Scene().put(2, "enemy_wolf_riders").put(3, "rusty_trailer"))
    scene.player(1).space = 12
    scene.run(Ambush())
    assert [(NAMES[enemy.card], enemy.region) for enemy in scene.state.enemies] == [("enemy_wolf_riders", 1)]
    assert scene.state.zone[1] == -1
    assert scene.asked(1) == "PlaceDamage"
    assert scene.asked(0) == ""
    assert len(scene.state.loot) == 5
    both = freeze(Scene().put(1, "enemy_war_wolves").put(2, "enemy_wolf_riders")).run(Ambush())
    assert [NAMES[enemy.card] for enemy in both.state.enemies] == ["enemy_war_wolves", "enemy_wolf_riders"]


@pytest.mark.rule("AUR-14.3", "AUR-23.22")
@pytest.mark.parametrize(("seats", "tiers"), [(1, [2, 2, 3]), (2, [2, 2, 3]), (3, [3, 3, 4]), (4, [4, 4, 5])])
def test_defence_follows_the_number_of_players(seats: int, tiers: list[int]) -> None:
    assert [column[seats - 1] for column in DEFENCE] == tiers
    scene = freeze(Scene(seats).put(1, "enemy_war_wolves")).run(Ambush())
    assert scene.told(events.EnemyCame)[0].defence == tiers[0]


@pytest.mark.rule("AUR-14.4", "AUR-14.5", "AUR-17.2")
def test_an_ambush_hits_everybody_in_the_region_at_once_and_unseen() -> None:
    scene = freeze(Scene().put(1, "enemy_wolf_riders")).run(Ambush())
    assert scene.asked(0) == scene.asked(1) == "PlaceDamage"
    scene.say(0, "damage truck weapon1")
    assert not any(scene.player(0).damage)
    scene.say(1, "damage truck weapon1")
    assert scene.player(0).damage[0] == scene.player(1).damage[0] == 1 << 2


@pytest.mark.rule("AUR-17.1", "AUR-17.5", "AUR-17.6")
def test_ambushes_on_rows_and_columns() -> None:
    wolves = freeze(Scene().put(1, "enemy_war_wolves")).run(Ambush())
    # No devices: nothing to damage in the top row.
    assert wolves.asked(0) == wolves.asked(1) == ""
    ulmar = Scene().convoy(0, "start_truck", "+device_roof_rack", "container").load(0).crew(0, "leader")
    freeze(ulmar.put(1, "enemy_ulmar")).run(Ambush()).say(0, "damage truck_top any empty")
    # The other cell of the rack: the first is damaged already, in this seat's sealed answers.
    assert ulmar.asked(0) == ""
    ulmar.say(1, "damage truck weapon1")
    assert ulmar.player(0).damage == [0, 0b11, 0, 0]
    immortal = freeze(Scene().put(1, "enemy_immortal_wolf")).run(Ambush())
    assert all(option.startswith("damage truck") for option in immortal.options(0))
    immortal.say(0, "damage truck weapon1")
    assert any(option.startswith("damage trailer1") for option in immortal.options(0))


@pytest.mark.rule("AUR-17.3", "AUR-17.4", "AUR-R67")
def test_ambushes_that_leave_a_choice() -> None:
    howl = freeze(Scene().put(1, "enemy_last_howl")).run(Ambush())
    assert howl.options(0) == ["bear contamination", "bear damage"]
    howl.say(0, "bear contamination", "infect leader").say(1, "bear damage", "damage truck weapon1")
    howl.say(1, howl.options(1)[0])
    assert howl.ill(0, "leader") == 1
    pair = freeze(Scene().load(0, food=1).load(1).put(1, "enemy_randoll_randall")).run(Ambush())
    assert pair.options(0) == ["give food trailer1", "bear damage"]
    # Who has no resource can only take the damage.
    assert pair.asked(1) == "PlaceDamage"
    pair.say(0, "give food trailer1").say(1, "damage truck weapon1")
    assert pair.player(0).load[1] == 0


# -- the load is frozen (AUR-03.4) ---------------------------------------------------------------------------


@pytest.mark.rule("AUR-R55")
def test_the_load_check_and_placing_by_hand() -> None:
    scene = Scene().load(0, fuel=1).load(1).crew(0, "leader").crew(1, "leader").put(1, "enemy_war_wolves")
    scene.run(LoadCheck())
    assert scene.options(0) == ["ready", "by_hand"]
    scene.say(0, "by_hand", "stow survivor")
    while scene.asked(0) == "StowToken":
        scene.say(0, "stow fuel" if "stow fuel" in scene.options(0) else scene.options(0)[-1])
    scene.say(1, "ready")
    assert scene.state.frozen
    # AUR-R55: the Captive needs a cell of its own.
    turn_up(scene.table, 0, card("loot_captive"))
    scene.run(*scene.table.agenda[::-1])
    scene.say(0, "accept")
    assert all(option.startswith("berth") for option in scene.options(0))
    scene.say(0, "berth trailer1")
    assert scene.player().load[3] == 2


@pytest.mark.rule("AUR-R55")
def test_where_every_cell_holds_a_survivor_an_older_one_makes_way_for_the_captive() -> None:
    scene = Scene().convoy(0, "start_truck").crew(0, "leader", "copilot").load(0)
    stow(scene.player())
    scene.state.frozen = True
    scene.run(AcceptLoot(0, card("loot_captive"))).say(0, "accept")

    assert scene.options(0) == ["lose leader", "lose copilot"]
    scene.say(0, "lose copilot")
    assert [NAMES[one] for one in scene.player().crew] == ["leader", "loot_captive"]
    assert (scene.player().load[3], scene.state.fresh) == (2, -1)


# -- convoy fire (AUR-14.7 to AUR-14.14) ----------------------------------------------------------------------


@pytest.mark.rule("AUR-14.7", "AUR-14.8", "AUR-14.9")
def test_an_attack_hits_and_jams_and_leaves_a_target_counter() -> None:
    # AUR-EX12
    scene = Scene().convoy(0, "truck_long_hauler", "container").load(0, ammo=1).outcomes(5)
    enemy = scene.enemy("enemy_wolf_riders")
    scene.enemy("enemy_war_wolves", region=2)
    enemy.tier = 2
    freeze(scene).run(FireTurn(0)).say(0, "fire truck weapon2")
    assert (HITS[4][1], JAMS[4][1]) == (2, True)
    assert enemy.damage == 2
    assert scene.player().damage[0] == 1 << 3
    assert scene.player().fame == 1
    assert enemy.marks == [0, -1, -1, -1]
    assert scene.player().load[0] == 0


@pytest.mark.rule("AUR-14.10", "AUR-14.14", "AUR-14.22")
def test_each_weapon_fires_once_and_the_player_may_stop() -> None:
    scene = Scene().convoy(0, "start_truck", "+device_machine_gun", "container").load(0, ammo=2).outcomes(6, 6)
    scene.enemy("enemy_wolf_riders")
    freeze(scene).run(ConvoyFire())
    assert scene.state.turn == 1
    scene.say(1, "cease")
    scene.say(0, "fire truck weapon1")
    assert "fire truck weapon1" not in scene.options(0)
    assert "fire truck_top weapon2" in scene.options(0)
    scene.say(0, "cease")
    assert scene.state.turn == -1


@pytest.mark.rule("AUR-14.11", "AUR-R36")
def test_with_both_counters_out_one_is_moved_and_the_gap_closes() -> None:
    scene = Scene(3).load(0, ammo=1).outcomes(4)
    far = scene.enemy("enemy_war_wolves", region=2, marks=[0, 1])
    other = scene.enemy("enemy_last_howl", region=2, marks=[0])
    near = scene.enemy("enemy_wolf_riders")
    freeze(scene).run(FireTurn(0)).say(0, "fire truck weapon1")
    assert scene.options(0) == ["recall enemy_war_wolves", "recall enemy_last_howl"]
    scene.say(0, "recall enemy_war_wolves")
    assert far.marks == [1, -1, -1, -1]
    assert other.marks[0] == near.marks[0] == 0


@pytest.mark.rule("AUR-14.12")
def test_a_full_card_loses_a_counter_of_the_shooter_s_choice() -> None:
    scene = Scene(4).load(0, ammo=1).outcomes(4)
    enemy = scene.enemy("enemy_wolf_riders", marks=[1, 2, 3, 1])
    freeze(scene).run(FireTurn(0)).say(0, "fire truck weapon1")
    assert scene.options(0) == ["remove a", "remove b", "remove c", "remove d"]
    scene.say(0, "remove b")
    assert enemy.marks == [1, 0, 3, 1]
    assert scene.player(2).targets == 2


@pytest.mark.rule("AUR-14.13", "AUR-R15")
def test_an_empty_outcome_deck_is_shuffled_anew_at_once() -> None:
    scene = Scene().load(0, ammo=1)
    scene.enemy("enemy_wolf_riders")
    scene.outcomes(6)
    scene.state.outcome_discard, scene.state.outcomes = scene.state.outcomes[:-1], [5]
    freeze(scene).run(FireTurn(0)).say(0, "fire truck weapon1")
    assert sorted(scene.state.outcomes) == list(range(12))
    assert scene.state.area == BACK[scene.state.outcomes[-1]]


@pytest.mark.rule("AUR-09.5", "AUR-11.14", "AUR-R33")
def test_gunner_and_incendiary_add_to_a_hit_only() -> None:
    scene = Scene(4).add(0, "gunner").load(0).items(0, "incendiary").outcomes(4)
    enemy = scene.enemy("enemy_wolf_riders")
    freeze(scene).run(FireTurn(0)).say(0, "ignite truck weapon1")
    assert enemy.damage == 3
    assert scene.player().items == []
    miss = Scene(4).add(0, "gunner").load(0, ammo=1).outcomes(6)
    missed = miss.enemy("enemy_wolf_riders")
    freeze(miss).run(FireTurn(0)).say(0, "fire truck weapon1")
    assert missed.damage == 0


# -- defeat and loot (AUR-14.15 to AUR-14.18, AUR-18) -----------------------------------------------------------


@pytest.mark.rule("AUR-14.15", "AUR-14.16", "AUR-14.17")
def test_letters_decide_who_wins_the_loot_and_others_draw_items() -> None:
    # AUR-EX13: Andrey is 0, Katya is 1.
    scene = Scene(4).load(0, ammo=1).convoy(0, "truck_long_hauler", "container").outcomes(12, 1)
    enemy = scene.enemy("enemy_wolf_riders", damage=2, marks=[0, 1])
    assert LETTERS[0][:2] == [3, 1]
    freeze(scene).run(FireTurn(0), HandOver()).say(0, "fire truck weapon2")
    assert enemy.damage == 4
    assert scene.told(events.EnemyDefeated)[0].winner == "blue"
    assert scene.told(events.LootWon)[0].who == "blue"
    assert len(scene.player(0).items) == 2 or scene.asked(1)


@pytest.mark.rule("AUR-14.18", "AUR-R34", "AUR-R35")
def test_overkill_is_lost_and_counters_go_home_at_once() -> None:
    scene = Scene(2).load(0, ammo=1).outcomes(8)
    scene.enemy("enemy_wolf_riders", damage=1, marks=[1])
    freeze(scene).run(FireTurn(0)).say(0, "fire truck weapon1")
    assert scene.state.enemies == []
    assert [player.targets for player in scene.state.players] == [2, 2]
    assert scene.player().fame == 1
    assert all(sorted(row) == [0, 1, 2, 3] for row in LETTERS)


@pytest.mark.rule("AUR-R63", "AUR-R37")
def test_loot_waits_face_down_and_may_be_declined() -> None:
    scene = freeze(Scene())
    scene.state.claims, scene.state.claimed = [Claim(0, 0, [0, 1, 0])], [card("loot_armoured_rack")]
    scene.run(HandOver())
    assert scene.options() == ["mount truck", "mount trailer1", "decline"]
    scene.say(0, "decline")
    assert card("loot_armoured_rack") in scene.state.loot_discard
    assert len(scene.player(1).items) == 1


@pytest.mark.rule("AUR-18.1", "AUR-18.2", "AUR-18.6")
def test_loot_devices_score_while_their_cells_are_whole() -> None:
    for name, fame in (("loot_armoured_rack", 1), ("loot_gauss", 1), ("loot_reactor", 2)):
        scene = Scene().convoy(0, "start_truck", f"+{name}", "container")
        assert score_parts(scene.state, 0)["special"] == fame
        scene.player().damage[1] = 0b11111
        assert score_parts(scene.state, 0)["special"] == 0
    assert CELLS_OF[card("loot_gauss")][0] == WEAPONS[3]


@pytest.mark.rule("AUR-18.3", "AUR-18.5")
def test_the_ecosystem_scores_food_and_the_captive_one() -> None:
    scene = Scene().convoy(0, "start_truck", "+loot_ecosystem", "container").load(0, food=3)
    assert score_parts(scene.state, 0)["special"] == 3
    scene.add(0, "loot_captive")
    assert score_parts(scene.state, 0)["special"] == 4
    assert ABILITY[card("loot_captive")] == CAPTIVE


# -- enemy fire (AUR-14.19 to AUR-14.21) -------------------------------------------------------------------------


@pytest.mark.rule("AUR-14.19", "AUR-14.20", "AUR-R64")
def test_hits_of_a_region_add_up_in_the_area_of_the_next_back() -> None:
    # AUR-EX14
    scene = Scene().outcomes(1, 4)
    scene.enemy("enemy_war_wolves")
    scene.enemy("enemy_wolf_riders")
    freeze(scene).run(EnemyFire())
    assert scene.told(events.EnemiesFired)[0].hits == 2
    assert AREAS[BACK[3]] == "bottom_row"
    scene.say(0, "damage truck weapon1")
    assert scene.asked(0) == "PlaceDamage"


@pytest.mark.rule("AUR-14.21", "AUR-R16", "AUR-R17")
def test_an_enemy_with_nobody_below_it_goes_with_its_loot_unseen() -> None:
    scene = Scene()
    scene.enemy("enemy_war_wolves", region=2, marks=[0])
    freeze(scene).run(EnemyFire())
    assert scene.state.enemies == []
    assert scene.told(events.OutcomeRevealed) == []
    assert len(scene.state.lost_loot) == 1
    assert scene.player().targets == 2


@pytest.mark.rule("AUR-11.12")
def test_the_renegade_keeps_one_enemy_away() -> None:
    scene = Scene().add(0, "renegade").load(0).put(1, "enemy_wolf_riders")
    scene.run(Shooting())
    for seat in (0, 1):
        scene.say(seat, "ready")
    assert scene.options(0) == ["spare enemy_wolf_riders", "pass"]
    scene.say(0, "spare enemy_wolf_riders")
    assert scene.asked(0) == ""
    assert scene.asked(1) == "PlaceDamage"


@pytest.mark.rule("AUR-R13", "AUR-R14", "AUR-24.3")
def test_enemies_are_numbered_and_dated() -> None:
    enemies = catalogue.ENEMIES.enemy
    assert [enemy.number for enemy in enemies] == [1, 2, 3, 4, 5, 6]
    assert [PERIOD[card(enemy.id)] for enemy in enemies] == [0, 0, 1, 1, 2, 2]
    assert NUMBER[card("enemy_immortal_wolf")] == 6
    assert [CELLS[weapon] for weapon in WEAPONS] == ["weapon1", "weapon2", "weapon3", "weapon4"]


@pytest.mark.rule("AUR-R60", "AUR-R38")
def test_an_enemy_revealed_at_round_end_waits_and_lost_cards_go_to_their_discards() -> None:
    scene = Scene()
    scene.state.decks[0] = [card("enemy_war_wolves")]
    scene.run(Refill())
    assert NAMES[scene.state.zone[0]] == "enemy_war_wolves"
    assert "scout 1" not in scene.run(ScoutTurn(0)).options()
    lost = Scene().crew(0, "hermit").add(0, "loot_captive").run(Contaminate(0, 2, False))
    lost.say(0, "infect loot_captive")
    assert card("loot_captive") in lost.state.loot_discard


# -- the end of a round (AUR-15) ----------------------------------------------------------------------------------


@pytest.mark.rule("AUR-15.1", "AUR-R25", "AUR-24.2")
def test_greenhouses_give_food_before_the_end_is_checked() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_greenhouse").load(0)
    scene.state.round = 6
    scene.run(EndOfRound())
    assert scene.table.result is not None
    assert scene.player().load[1] == 1


@pytest.mark.rule("AUR-15.2", "AUR-15.3")
def test_the_game_ends_at_the_ship_or_after_six_rounds_else_the_ship_moves() -> None:
    for spaces, round_, reason in (
        ((24, 0), 1, "aurora"),
        ((23, 0), 6, "ice"),
        ((28, 0), 6, "ice"),
        ((29, 0), 6, "aurora"),
    ):
        scene = Scene()
        scene.player(0).space, scene.player(1).space = spaces
        scene.state.round = round_
        scene.run(CheckEnd())
        assert scene.table.result is not None
        assert scene.table.result.reason == reason
    on = Scene()
    on.state.round = 1
    on.run(CheckEnd())
    assert on.table.result is None
    assert on.told(events.AuroraMoved)[0].space == 25


@pytest.mark.rule("AUR-15.4", "AUR-15.5")
@pytest.mark.parametrize(("seats", "kept"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_surplus_cards_go_from_the_left(seats: int, kept: int) -> None:
    scene = Scene(seats)
    for slot, name in enumerate(["loc_store", "loc_port", "loc_base", "loc_train", "loc_lodge"], 1):
        scene.put(slot, name)
    trim(scene.table)
    names = ["loc_store", "loc_port", "loc_base", "loc_train", "loc_lodge"][5 - kept :]
    assert [NAMES[one] for one in scene.state.zone[:kept]] == names
    assert scene.state.zone[kept:] == [-1] * (5 - kept)


# -- the end (AUR-16) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-16.2", "AUR-16.3", "AUR-16.4")
def test_the_parts_of_a_score() -> None:
    # AUR-EX15
    scene = Scene().convoy(0, "start_truck", "+loot_reactor", "container")
    scene.crew(0).add(0, "bounty_hunter").add(0, "leader", ill=1).items(0, "nitrous", "hazmat")
    scene.player(0).space, scene.player(1).space = 29, 26
    scene.player(0).fame = -1
    scene.state.round = 6
    parts = score_parts(scene.state, 0)
    assert parts == {"ahead": 3, "fame": -1, "items": 2, "special": 4, "crew": 1, "convoy": 0}
    assert sum(parts.values()) == 9


@pytest.mark.rule("AUR-16.5", "AUR-11.10", "AUR-11.13")
def test_abilities_score_in_any_zone() -> None:
    scene = Scene().crew(0, "orphan", "bounty_hunter", zone="exhausted")
    assert score_parts(scene.state, 0)["special"] == 1
    scene.convoy(0, "loot_biomass_truck", "container")
    assert score_parts(scene.state, 0)["special"] == 3


@pytest.mark.rule("AUR-11.3", "AUR-16.6", "AUR-16.7")
def test_healthy_survivors_at_the_ship_and_whole_cards_on_the_ice() -> None:
    scene = Scene().crew(0, "leader", zone="exhausted").add(0, "hermit", ill=1)
    scene.state.round = 6
    scene.player().damage[2] = 1
    assert score_parts(scene.state, 0)["convoy"] == 1
    assert score_parts(scene.state, 0)["crew"] == 0
    scene.player(1).space = 29
    assert score_parts(scene.state, 0)["crew"] == 1


@pytest.mark.rule("AUR-16.1", "AUR-16.8")
def test_most_fame_wins_then_the_road_then_the_track() -> None:
    scene = Scene()
    scene.player(1).fame = 2
    finish(scene.table)
    assert scene.table.result is not None
    assert scene.table.result.winners == [1]
    road = Scene()
    road.player(0).space, road.player(1).fame = 2, 2
    finish(road.table)
    assert road.table.result is not None
    assert road.table.result.winners == [0]
    track = Scene()
    finish(track.table)
    assert track.table.result is not None
    assert track.table.result.winners == [1]


@pytest.mark.rule("AUR-16.9", "AUR-R49")
def test_who_loses_everybody_is_out_also_in_mid_turn() -> None:
    scene = Scene(3).crew(0, "copilot").put(5, "rusty_trailer").load(0, food=2)
    scene.run(ScoutTurn(0), ScoutTurn(1)).scout(0, 5, "copilot", food=2).say(0, "install")
    scene.player().ill[0] = 2
    scene.say(0, *["bonus fuel"] if scene.asked(0) == "ActNow" else [])
    assert scene.player(0).out
    assert scene.state.order == [1, 2]
    assert scene.state.turn == 1
    last = Scene().crew(0, "copilot").run(Contaminate(0, 1, False))
    assert last.table.result is not None
    assert last.table.result.winners == [1]


# -- events (AUR-20) ---------------------------------------------------------------------------------


@pytest.mark.rule("AUR-20.1", "AUR-20.2", "AUR-20.3")
def test_the_three_events() -> None:
    blizzard = Scene().load(1).run(HappenNow(card("event_blizzard")))
    assert blizzard.options(0) == ["give fuel", "bear damage"]
    blizzard.say(0, "give fuel").say(1, "damage truck weapon1")
    assert blizzard.player(0).load[2] == 0
    fallout = Scene().run(HappenNow(card("event_fallout")))
    fallout.say(0, "infect leader").say(1, "infect leader")
    assert [fallout.ill(seat, "leader") for seat in (0, 1)] == [1, 1]
    drop = Scene().load(0).run(HappenNow(card("event_airdrop")))
    assert drop.player(0).load[:3] == [1, 0, 1]
    assert drop.player(1).load[:3] == [1, 1, 1]


@pytest.mark.rule("AUR-24.1")
def test_every_symbol_has_its_word() -> None:
    for one in [*CELLS, "ammo", "food", "fuel", "item", "survivor"]:
        assert knows(f"name-aurora-{one}", "ru")
    assert [TIER[one - FIRST_LOOT] for one in Scene().state.loot] == [2, 2, 1, 1, 0, 0]


def test_who_is_out_is_hit_by_nothing() -> None:
    scene = Scene(3)
    scene.player(0).out = True
    scene.run(Barrage((0, 1), "", (1, 1), CONVOY), Damage(0, 1, CONVOY), DrawItems(0, 1))
    assert scene.asked(0) == ""
