"""What the rules ask of the table, and the smallest changes: cells, tokens, skills, roads, knowledge."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c03_harm import laid
from games.aurora.test_c07_c12_to_the_letter import out_with
from games.aurora.test_c14_load import stowed
from games.aurora.test_c23_automa import rival, solo
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_harm import Damage
from holdfast.games.aurora.chapters.c05_zone import Refill
from holdfast.games.aurora.chapters.c06_upgrades import Install
from holdfast.games.aurora.chapters.c09_items import DrawItems
from holdfast.games.aurora.chapters.c13_movement import free_speed
from holdfast.games.aurora.chapters.c16_scoring import special_fame
from holdfast.games.aurora.chapters.c23_turns import shuffle_actions
from holdfast.games.aurora.pieces import (
    AMMO,
    BERTH,
    BIOMASS,
    BOTTOM_ROW,
    CONVOY,
    FIRST_ENEMY,
    FIRST_LOOT,
    FOOD,
    FUEL,
    HERMIT,
    LEFT_COLUMN,
    PREACHER,
    SHORTCUTS,
    SURVIVOR,
    TANK,
    TOP_ROW,
    TRUCK_AREA,
)
from holdfast.games.aurora.queries import (
    bays_in,
    can_act,
    can_eat,
    can_man_truck,
    can_strike,
    card_to_come,
    distance,
    excess_kinds,
    forward_order,
    has_active,
    has_at_hand,
    has_whole,
    is_open_to_damage,
    open_shortcuts,
    owns_loot,
    skill_at,
    space_of,
    surplus,
    takes_part,
)
from holdfast.games.aurora.state import MOVEMENT, NOTHING
from holdfast.games.aurora.verbs import (
    draw_item,
    drop_item,
    gain,
    leave_zone,
    next_item,
    pack_tokens,
    reveal_outcome,
    slide_left,
    spend,
    unload,
)

# -- cells (AUR-03) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-03.9", "AUR-14.5")
def test_areas_are_rows_the_left_column_and_the_truck() -> None:
    scene = Scene().convoy(
        0, "truck_long_hauler", "+device_roof_rack", "container", "rusty_trailer", "+device_autocannon"
    )
    player = scene.player()
    found = [bays_in(player, area) for area in (TOP_ROW, BOTTOM_ROW, LEFT_COLUMN, TRUCK_AREA, CONVOY)]
    assert found == [[1, 5], [0, 2, 4], [0, 1], [0], [0, 1, 2, 4, 5]]
    player.damage[1], player.damage[5] = 0b11, 0b1
    assert not is_open_to_damage(player, TOP_ROW)
    assert scene.run(Damage(0, 1, TOP_ROW)).asked() == ""


@pytest.mark.rule("AUR-03.7", "AUR-13.13")
def test_a_damaged_cell_gives_nothing() -> None:
    scene = Scene().convoy(0, "loot_biomass_truck", "container")
    assert has_whole(scene.player(), BIOMASS)
    scene.player().damage[0] = 0b00111
    assert has_whole(scene.player(), BIOMASS)
    scene.player().damage[0] = 0b01000
    assert not has_whole(scene.player(), BIOMASS)
    fast = Scene().convoy(0, "truck_snow_pickup").crew(0, "leader")
    assert free_speed(fast.state, 0) == 4
    fast.player().damage[0] = 0b0100
    assert free_speed(fast.state, 0) == 3


@pytest.mark.rule("AUR-03.4", "AUR-03.3", "AUR-13.2")
@pytest.mark.parametrize(
    ("convoy", "damage", "load", "free", "driven"),
    [
        (("start_truck", "container"), 0, (0, 0, 0, 2), -3, -3),
        (("start_truck", "container"), 0, (0, 2, 0, 2), -2, -2),
        (("start_truck", "trailer_camper"), 0, (2, 1, 0, 2), 0, 0),
        (("start_truck", "trailer_camper"), 1, (2, 1, 0, 2), 0, 1),
        (("start_truck", "trailer_camper"), 1, (2, 1, 0, 1), 0, 1),
        (("start_truck", "trailer_camper"), 1, (1, 0, 2, 3), 1, 1),
        (("start_truck", "trailer_tank"), 1, (0, 2, 1, 1), 0, 0),
        (("start_truck", "trailer_tank"), 1, (0, 2, 1, 0), -1, -1),
        (("start_truck", "container"), 1, (3, 0, 0, 2), 1, 1),
    ],
)
def test_how_many_tokens_find_no_room(
    convoy: tuple[str, ...], damage: int, load: tuple[int, ...], free: int, driven: int
) -> None:
    scene = Scene().convoy(0, *convoy)
    scene.player().damage[0], scene.player().load = damage, [*load]
    assert (surplus(scene.player()), surplus(scene.player(), True)) == (free, driven)


@pytest.mark.rule("AUR-03.2", "AUR-R10")
@pytest.mark.parametrize(
    ("convoy", "damage", "load", "driver", "cell", "kinds"),
    [
        (("start_truck", "container"), 0, (1, 1, 0, 2), False, -1, [AMMO, SURVIVOR]),
        (("start_truck", "container"), 0, (1, 1, 1, 2), False, -1, [AMMO, FOOD, FUEL, SURVIVOR]),
        (("start_truck", "container"), 0, (1, 2, 0, 2), False, BERTH, [SURVIVOR]),
        (("start_truck", "container"), 0, (1, 2, 0, 1), False, BERTH, [AMMO, FOOD]),
        (("start_truck", "container"), 0, (1, 0, 2, 2), False, TANK, [FUEL]),
        (("start_truck", "container"), 0, (1, 0, 0, 2), False, TANK, [AMMO, SURVIVOR]),
        (("start_truck", "container"), 1, (0, 0, 0, 1), False, -1, [SURVIVOR]),
        (("start_truck", "container"), 1, (1, 0, 0, 1), False, -1, [AMMO]),
        (("start_truck", "trailer_camper"), 1, (1, 0, 0, 3), False, -1, [AMMO, SURVIVOR]),
        (("start_truck", "trailer_camper"), 1, (1, 0, 0, 3), True, -1, [AMMO]),
        (("start_truck", "trailer_camper"), 0, (1, 0, 0, 4), True, -1, [AMMO, SURVIVOR]),
        (("start_truck", "trailer_camper"), 1, (1, 0, 0, 4), True, -1, [AMMO, SURVIVOR]),
        (("start_truck", "trailer_camper"), 0, (1, 0, 0, 3), True, -1, [AMMO]),
        (("start_truck", "trailer_camper"), 1, (0, 2, 0, 2), False, -1, [FOOD]),
    ],
)
def test_which_tokens_can_make_room(
    convoy: tuple[str, ...], damage: int, load: tuple[int, ...], driver: bool, cell: int, kinds: list[int]
) -> None:
    scene = Scene().convoy(0, *convoy)
    scene.player().damage[0], scene.player().load = damage, [*load]
    assert excess_kinds(scene.player(), driver, cell) == kinds


@pytest.mark.rule("AUR-13.2", "AUR-R30")
def test_nobody_drives_a_truck_without_survivors_or_cells() -> None:
    scene = Scene()
    assert can_man_truck(scene.player())
    scene.player().damage[0] = 0b011
    assert not can_man_truck(scene.player())
    scene.player().damage[0], scene.player().load[3] = 0, 0
    assert not can_man_truck(scene.player())


# -- people and loot -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-08.2", "AUR-R50")
def test_skill_is_print_food_and_capsules_less_contamination() -> None:
    scene = Scene().crew(0, "renegade")
    player = scene.player()
    player.fed, player.capsules, player.ill = [2], [1], [1]
    assert skill_at(player, 0) == 5


@pytest.mark.rule("AUR-05.1", "AUR-05.4", "AUR-16.9")
def test_who_is_out_is_not_active_and_food_is_for_the_exhausted() -> None:
    scene = Scene(3).load(0, food=1)
    assert not can_eat(scene.player())
    scene.player().zone[1] = 2
    assert can_eat(scene.player())
    assert has_active(scene.player())
    scene.player().out = True
    assert not has_active(scene.player())
    assert forward_order(scene.state) == [2, 1]


@pytest.mark.rule("AUR-11.9", "AUR-11.11")
def test_one_who_takes_part_is_enough_and_only_in_the_own_scouting() -> None:
    scene = out_with(Scene().crew(0, "hermit", "leader"), 1, "leader", "hermit")
    assert takes_part(scene.state, 0, HERMIT)
    assert not takes_part(scene.state, 0, PREACHER)
    assert not takes_part(scene.state, 1, HERMIT)


@pytest.mark.rule("AUR-R37", "AUR-11.10")
@pytest.mark.parametrize("name", ["loot_armoured_rack", "loot_ecosystem", "loot_reactor"])
def test_any_loot_card_counts_for_the_bounty_hunter(name: str) -> None:
    plain = Scene().crew(0, "bounty_hunter")
    assert special_fame(plain.player()) == 0
    scene = Scene().convoy(0, "start_truck", f"+{name}", "container").crew(0, "bounty_hunter")
    scene.player().damage[1] = 0b11111
    assert special_fame(scene.player()) == 2
    captive = Scene().crew(0, "bounty_hunter", "loot_captive")
    assert special_fame(captive.player()) == 3
    assert owns_loot(captive.player(), FIRST_LOOT, FIRST_ENEMY)
    last = Scene().convoy(0, "start_truck", "container")
    last.player().bays[1] = FIRST_ENEMY - 1
    assert owns_loot(last.player(), FIRST_LOOT, FIRST_ENEMY)
    last.player().bays[1] = FIRST_LOOT
    assert owns_loot(last.player(), FIRST_LOOT, FIRST_ENEMY)
    last.player().bays[1] = FIRST_LOOT - 1
    assert not owns_loot(last.player(), FIRST_LOOT, FIRST_ENEMY)


@pytest.mark.rule("AUR-09.4")
def test_an_item_is_at_hand_in_its_phase_only() -> None:
    scene = Scene().items(0, "nitrous")
    assert not has_at_hand(scene.state, scene.player(), 1)
    scene.state.phase = MOVEMENT
    assert has_at_hand(scene.state, scene.player(), 1)
    assert not has_at_hand(scene.state, scene.player(), 4)


# -- the zone ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-05.11", "AUR-R6")
def test_when_a_card_can_be_acted_on() -> None:
    scene = Scene().put(1, "loc_store").put(2, "hermit").put(3, "enemy_ulmar").put(4, "rusty_trailer")
    player = scene.player()
    assert [can_act(scene.state, player, slot) for slot in range(5)] == [True, True, False, True, False]
    scene.state.left[0] = 0
    assert can_act(scene.state, player, 0)
    scene.state.left[0], scene.state.right[0] = 1, 0
    assert can_act(scene.state, player, 0)
    scene.state.left[0] = 0
    assert not can_act(scene.state, player, 0)
    for supply, possible in ((0, False), (1, True)):
        scene.state.supply[SURVIVOR] = supply
        assert can_act(scene.state, player, 1) == possible


@pytest.mark.rule("AUR-19.2", "AUR-R67")
def test_the_trader_needs_something_to_give() -> None:
    scene = Scene().put(1, "encounter_trader_1").load(0, ammo=1)
    assert can_strike(scene.state, scene.player(), 0, "barter")
    scene.state.left[0] = 0
    assert not can_strike(scene.state, scene.player(), 0, "barter")
    scene.state.left[0] = pack_tokens([AMMO])
    assert not can_strike(scene.state, scene.player(), 0, "barter")


@pytest.mark.rule("AUR-R6")
def test_a_card_is_to_come_while_the_bonus_is_carried_out_first() -> None:
    scene = out_with(Scene().put(1, "hermit"), 1, "leader")
    outing = scene.state.outing
    assert outing is not None
    assert card_to_come(scene.state, 0) == -1
    outing.acting = True
    assert (card_to_come(scene.state, 0), card_to_come(scene.state, 1)) == (0, -1)
    outing.on_card = True
    assert card_to_come(scene.state, 0) == -1
    outing.on_card, outing.card_done = False, True
    assert card_to_come(scene.state, 0) == -1
    scene.state.outing = None
    assert card_to_come(scene.state, 0) == -1


@pytest.mark.rule("AUR-05.10", "AUR-15.4")
def test_a_card_that_leaves_gives_its_tokens_back_and_gaps_are_empty() -> None:
    scene = Scene().put(2, "loc_roadhouse")
    assert leave_zone(scene.state, 1) == card("loc_roadhouse")
    assert scene.state.supply[:3] == [11, 11, 16]
    assert (scene.state.zone[1], scene.state.left[1], scene.state.right[1]) == (-1, 0, 0)
    scene.put(4, "loc_roadhouse").put(1, "leader")
    slide_left(scene.state)
    assert (scene.state.left[3], scene.state.right[3], scene.state.zone[3]) == (0, 0, -1)
    assert scene.state.right[1] == pack_tokens([AMMO, FUEL])


# -- roads ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-22.12", "AUR-22.13", "AUR-13.6")
def test_only_an_avalanche_closes_a_road() -> None:
    scene = Scene(board="beta")
    avalanche, gorge = SHORTCUTS.index("beta_av1"), SHORTCUTS.index("beta_d1")
    assert open_shortcuts(scene.state, 3, False) == [avalanche]
    scene.state.closed = 1 << avalanche | 1 << gorge
    assert open_shortcuts(scene.state, 3, False) == []
    assert open_shortcuts(scene.state, 9, False) == [gorge]


@pytest.mark.rule("AUR-R31", "AUR-23.26")
def test_distances_are_counted_from_where_the_rear_one_stands() -> None:
    scene = Scene()
    scene.player(0).space = 2
    assert distance(scene.state, 0, 5) == 3
    assert distance(scene.state, 0, 1) == -1
    alone = solo()
    rival(alone).space = 4
    assert (distance(alone.state, 1, 9), space_of(alone.state, 1), space_of(alone.state, 0)) == (5, 4, 0)


# -- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AUR-R26", "AUR-03.1")
def test_tokens_pass_between_supply_and_convoy_and_are_told() -> None:
    scene = Scene().load(0)
    gain(scene.table, 0, FOOD, 2, "test")
    spend(scene.table, 0, FOOD, 1, "test")
    assert (scene.player().load[FOOD], scene.state.supply[FOOD]) == (1, 9)
    scene.state.supply[FUEL] = 0
    gain(scene.table, 0, FUEL, 1, "test")
    assert [(one.token, one.n) for one in scene.told(events.Gained)] == [("food", 2)]


@pytest.mark.rule("AUR-14.1", "AUR-14.7")
def test_in_the_shooting_a_token_leaves_the_last_place_where_one_lies() -> None:
    scene = laid(
        Scene().convoy(0, "start_truck", "+device_roof_rack", "trailer_tank", "trailer_gun").crew(0),
        *((0, 1, AMMO), (1, 0, AMMO), (4, 0, AMMO), (4, 2, AMMO), (2, 0, FUEL), (2, 3, FUEL)),
    )
    assert stowed(scene) == "-a- a- g--g- a-a--"
    spend(scene.table, 0, AMMO, 1, "fire")
    assert stowed(scene) == "-a- a- g--g- a----"
    spend(scene.table, 0, AMMO, 2, "fire")
    assert stowed(scene) == "-a- -- g--g- -----"
    unload(scene.player(), FUEL)
    unload(scene.player(), FUEL)
    unload(scene.player(), AMMO)
    assert stowed(scene) == "--- -- ----- -----"
    crawler = laid(Scene().convoy(0, "truck_crawler").crew(0), (0, 0, SURVIVOR))
    unload(crawler.player(), SURVIVOR)
    assert stowed(crawler) == "-----"
    loose = Scene().load(0, ammo=1)
    spend(loose.table, 0, AMMO, 1, "fire")
    assert loose.player().places == [NOTHING] * 4


@pytest.mark.rule("AUR-06.12")
def test_a_new_card_is_whole_and_empty() -> None:
    scene = laid(Scene(), (2, 0, AMMO))
    scene.player().damage[2] = 0b1110
    scene.run(Install(0, card("trailer_box"), True))
    assert (scene.player().damage, len(scene.player().places)) == ([0, 0, 0b1110, 0, 0, 0], 6)
    assert scene.player().bays[5] == -1
    assert scene.player().places[4:] == [NOTHING, NOTHING]


# -- what is known of what lies face down ----------------------------------------------------------------------------


@pytest.mark.rule("AUR-09.1", "AUR-09.3")
def test_an_item_is_known_to_its_owner_until_it_is_shuffled_away() -> None:
    scene = Scene()
    scene.state.items = [4, 0]
    assert draw_item(scene.table, 1)
    known = scene.state.known.items
    assert scene.player(1).items == [0]
    assert (known.knows(1, 0), known.knows(0, 0)) == (True, False)
    heard = [(to, event) for to, event in scene.table.heard or [] if isinstance(event, events.ItemDrawn)]
    assert [(to & 3, event.item) for to, event in heard] == [(2, "incendiary"), (1, "")]
    drop_item(scene.table, 1, 0, False)
    assert (known.knows(0, 0), scene.state.item_discard, scene.player(1).items) == (True, [0], [])
    assert draw_item(scene.table, 1)
    assert next_item(scene.table) == 0
    assert (known.knows(0, 0), known.knows(1, 0)) == (False, False)
    assert not draw_item(scene.table, 1)
    assert scene.run(DrawItems(1, 1)).asked(1) == ""


@pytest.mark.rule("AUR-09.4")
def test_the_item_that_is_named_is_dropped_and_the_others_stay() -> None:
    scene = Scene().items(0, "nitrous", "hazmat")
    drop_item(scene.table, 0, 3, True)
    assert [one.item for one in scene.told(events.ItemUsed)] == ["hazmat"]
    assert scene.told(events.ItemDiscarded) == []
    assert len(scene.player().items) == 1
    assert scene.state.known.items.knows(1, scene.state.item_discard[0])
    assert not scene.state.known.items.knows(1, scene.player().items[0])
    assert scene.state.known.items.knows(0, scene.player().items[0])


@pytest.mark.rule("AUR-09.3", "AUR-14.13", "AUR-23.5")
def test_discards_are_shuffled_and_nobody_knows_them_any_more() -> None:
    items, outcomes, actions = set(), set(), set()
    for seed in range(6):
        scene = Scene(1, seed=str(seed))
        state = scene.state
        state.items, state.item_discard = [], list(range(14))
        state.known.items.look(list(range(14)), -1)
        next_item(scene.table)
        items.add(tuple(state.items))
        assert state.item_discard == []
        assert not state.known.items.knows(0, state.items[0])
        state.outcomes, state.outcome_discard = [11], list(range(11))
        reveal_outcome(scene.table, "test")
        outcomes.add(tuple(state.outcomes))
        assert state.outcome_discard == []
        assert not state.known.outcomes.knows(0, state.outcomes[0])
        automa = rival(scene)
        automa.deck, automa.row, automa.shown, automa.discard = [], [], [], list(range(6))
        state.known.actions.look(list(range(6)), -1)
        shuffle_actions(scene.table)
        actions.add(tuple(automa.deck))
        assert automa.discard == []
        assert not state.known.actions.knows(0, automa.deck[0])
    assert min(len(items), len(outcomes), len(actions)) > 1


@pytest.mark.rule("AUR-02.14", "AUR-14.7")
def test_what_is_turned_up_is_known_to_all() -> None:
    scene = Scene()
    scene.state.decks[0] = [card("hermit")]
    scene.run(Refill())
    assert scene.state.known.cards.knows(1, card("hermit"))
    outcome = reveal_outcome(scene.table, "test")
    assert scene.state.known.outcomes.knows(1, outcome)
