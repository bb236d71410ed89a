"""AUR-01 to AUR-04: components, set-up, the convoy, the order of turns."""

from __future__ import annotations

import pytest

from games.aurora.scenes import Scene, card
from holdfast.games.aurora import catalogue, events
from holdfast.games.aurora.chapters.c03_harm import Damage, Fit
from holdfast.games.aurora.chapters.c05_scouting import Lap
from holdfast.games.aurora.chapters.c05_zone import Refill
from holdfast.games.aurora.chapters.c15_round_end import Round
from holdfast.games.aurora.pieces import (
    AREAS,
    BOARDS,
    BOTTOM_ROW,
    CONVOY,
    COUNTER_STOCK,
    FIRST_LOOT,
    FIRST_SCOUTING,
    ITEM_OF,
    KEPT,
    MARKED,
    MINE_CARD,
    NAMES,
    OUTCOMES,
    PERIOD,
    RUSTY,
    SCOUTED,
    START_OF,
    SUPPLY,
    TIER,
    TOP_ROW,
    TRUCK_AREA,
)
from holdfast.games.aurora.queries import forward_order, reverse_order, surplus, weapons
from holdfast.games.aurora.rulebook import GAME
from holdfast.games.aurora.state import State
from holdfast.games.aurora.verbs import gain
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import new_table
from holdfast.kernel.table import Table


def table(seats: int, board: str = "alpha", mines: bool = False, seed: str = "set-up") -> Table[State]:
    return new_table(GAME, seats, {"board": board, "mines": mines}, seed_of(seed), listen=True)


@pytest.mark.rule("AUR-01.1", "AUR-01.2", "AUR-01.3")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert FIRST_SCOUTING == 18
    assert FIRST_LOOT - FIRST_SCOUTING == 54
    assert (len(ITEM_OF), len(catalogue.ENEMIES.enemy), len(catalogue.ENEMIES.loot), len(OUTCOMES)) == (15, 6, 6, 12)
    assert SUPPLY == [10, 10, 14, 20, 6]
    assert len(COUNTER_STOCK) == 10
    assert [board.name for board in BOARDS] == ["alpha", "beta"]


@pytest.mark.rule("AUR-01.4", "AUR-01.5", "AUR-R58")
def test_variants_and_start_cards() -> None:
    assert ITEM_OF.count(ITEM_OF[MINE_CARD]) == 1
    assert len(catalogue.AUTOMA.action) == 6
    assert catalogue.TABLE.supply.mine == 2
    assert [[NAMES[one] for one in own] for own in START_OF] == [["leader", "copilot", "start_truck", "container"]] * 4
    assert len(RUSTY) == 2
    # AUR-R58: damage counters are unlimited, so a convoy can be damaged whole.
    scene = Scene().run(Damage(0, 40, CONVOY))
    while scene.asked(0):
        scene.say(0, scene.options(0)[0])
    assert sum(mask.bit_count() for mask in scene.player().damage) == 7 or scene.player().out


@pytest.mark.rule("AUR-02.1", "AUR-02.2", "AUR-02.3")
def test_the_board_its_counters_and_the_ship() -> None:
    for board in ("alpha", "beta"):
        state = table(2, board).state
        assert state.board.name == board
        assert sorted(state.counters) == sorted(COUNTER_STOCK)
        assert len(state.board.special) == 10
        assert GAME.public_view(table(2, board))["table"]["aurora"] == state.board.aurora[0]


@pytest.mark.rule("AUR-02.5", "AUR-02.6", "AUR-R3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_scouting_deck_has_its_cards_of_each_period(seats: int) -> None:
    state = table(seats).state
    for period in range(3):
        boxed = state.boxes[period]
        pool = [one for one in SCOUTED if PERIOD[one] == period and MARKED[one]]
        assert len(pool) - len(boxed) == KEPT[seats - 1][period]
        assert all(MARKED[one] for one in boxed)
    assert all(PERIOD[one] == 0 for one in state.zone[2:])
    assert all(PERIOD[one] == at for at, deck in enumerate(state.decks) for one in deck)


@pytest.mark.rule("AUR-02.4", "AUR-02.7", "AUR-02.8")
def test_outcome_loot_and_item_decks() -> None:
    state = table(3).state
    assert sorted(state.outcomes) == list(range(12))
    assert [TIER[one - FIRST_LOOT] for one in state.loot] == [2, 2, 1, 1, 0, 0]
    assert sorted(state.items) == [one for one in range(len(ITEM_OF)) if one != MINE_CARD]


@pytest.mark.rule("AUR-02.9", "AUR-02.10", "AUR-R1")
def test_the_zone_begins_with_two_rusty_trailers() -> None:
    state = table(2).state
    assert [NAMES[one] for one in state.zone[:2]] == ["rusty_trailer", "rusty_trailer"]
    assert all(one >= 0 for one in state.zone)
    assert state.supply[4] <= 6


@pytest.mark.rule("AUR-02.11", "AUR-02.12", "AUR-02.17")
def test_what_each_player_begins_with() -> None:
    for player in table(4).state.players:
        assert (player.space, player.fame, player.targets, player.items) == (0, 0, 2, [])
        assert [NAMES[one] for one in player.crew] == ["leader", "copilot"]
        assert [NAMES[one] for one in player.bays if one >= 0] == ["start_truck", "container"]
        assert player.load == [1, 1, 1, 2] or player.zone != [0, 0]


@pytest.mark.rule("AUR-02.13", "AUR-R2")
def test_the_turn_order_is_random() -> None:
    orders = {tuple(table(4, seed=str(seed)).state.order) for seed in range(12)}
    assert len(orders) > 4
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@pytest.mark.rule("AUR-02.14", "AUR-02.15", "AUR-R5")
def test_cards_are_revealed_into_the_right_most_free_slot_with_their_tokens() -> None:
    scene = Scene()
    scene.state.decks[0] = [card("loc_store"), card("loc_gas_station")]
    scene.run(Refill())
    assert [one.slot for one in scene.told(events.CardRevealed)] == [5, 4]
    # AUR-R61: then the deck is empty, and they close up.
    assert [NAMES[one] for one in scene.state.zone[:2]] == ["loc_store", "loc_gas_station"]
    assert scene.state.left[1] == 2 << 6


@pytest.mark.rule("AUR-02.16", "AUR-R4")
def test_an_event_strikes_and_the_next_card_is_revealed() -> None:
    scene = Scene().load(0)
    scene.state.decks[2] = [card("loc_port"), card("event_airdrop")]
    scene.run(Refill())
    assert scene.player(0).load == [1, 0, 1, 2]
    assert NAMES[scene.state.zone[0]] == "loc_port"
    assert card("event_airdrop") in scene.state.discard


@pytest.mark.rule("AUR-03.1", "AUR-03.2", "AUR-R68")
def test_a_load_that_does_not_fit_loses_tokens_one_by_one() -> None:
    scene = Scene().load(0, ammo=4, food=1, fuel=1)
    scene.run(Fit(0))
    assert scene.asked() == "DropToken"
    assert scene.default() == "drop ammo"
    before = scene.state.supply[0]
    while scene.asked():
        scene.say(0, "drop ammo")
    assert surplus(scene.player()) <= 0
    assert scene.state.supply[0] > before


@pytest.mark.rule("AUR-03.3", "AUR-03.4", "AUR-R26")
def test_cells_take_what_they_are_for_and_the_load_is_arranged_freely() -> None:
    scene = Scene().convoy(0, "start_truck", "trailer_tank").load(0, food=2, fuel=2)
    # Four tanks, one berth, one open cell: two survivors and four of food and fuel fit just so.
    assert surplus(scene.player()) == 0
    scene.player().load[0] = 1
    assert surplus(scene.player()) == 1
    # AUR-R26: what the supply lacks is not gained.
    scene.state.supply[2] = 0
    gain(scene.table, 0, 2, 3, "test")
    assert scene.player().load[2] == 2


@pytest.mark.rule("AUR-03.5", "AUR-03.6", "AUR-R10")
def test_damage_outside_shooting_costs_a_token_only_when_the_load_no_longer_fits() -> None:
    scene = Scene().load(0, fuel=1).run(Damage(0, 1, CONVOY))
    scene.say(0, "damage trailer1 any")
    assert scene.player().load == [0, 0, 1, 2]
    full = Scene().load(0, ammo=2, food=1, fuel=1).run(Damage(0, 1, CONVOY))
    full.say(0, "damage trailer1 any")
    assert full.asked() == "DropToken"
    full.say(0, "drop survivor")
    assert full.asked() == "GiveUp"


@pytest.mark.rule("AUR-03.7", "AUR-03.8", "AUR-R11")
def test_with_a_survivor_token_goes_a_card_of_choice() -> None:
    scene = Scene().load(0, ammo=2, food=1, fuel=1).run(Damage(0, 1, CONVOY)).say(0, "damage trailer1 any")
    scene.say(0, "drop survivor")
    assert scene.options() == ["lose leader", "lose copilot"]
    scene.say(0, "lose copilot")
    assert scene.player().load[3] == len(scene.player().crew) == 1
    # A damaged weapon cell gives nothing.
    armed = Scene()
    assert weapons(armed.player()) == [(0, 2)]
    armed.run(Damage(0, 1, TRUCK_AREA)).say(0, "damage truck weapon1")
    assert weapons(armed.player()) == []


@pytest.mark.rule("AUR-03.9")
def test_damage_to_an_area_without_cells_is_lost() -> None:
    scene = Scene().run(Damage(0, 2, TOP_ROW))
    assert scene.asked() == ""
    assert not any(scene.player().damage)
    assert AREAS[BOTTOM_ROW] == "bottom_row"


@pytest.mark.rule("AUR-04.1", "AUR-R12")
def test_a_round_has_five_phases() -> None:
    scene = Scene(1)
    scene.crew(0, "leader")
    scene.run(Round())
    lines = 0
    while lines < 400 and scene.table.result is None:
        scene.say(0, scene.default(0))
        lines += 1
    phases = [one.phase for one in scene.told(events.PhaseBegan)]
    assert phases[:5] == ["scouting", "rest", "movement", "shooting", "round_end"]
    assert scene.state.round <= 6


@pytest.mark.rule("AUR-04.2", "AUR-04.3", "AUR-04.5")
def test_the_two_orders_and_that_they_are_shown() -> None:
    scene = Scene(4)
    assert reverse_order(scene.state) == [0, 1, 2, 3]
    assert forward_order(scene.state) == [3, 2, 1, 0]
    assert GAME.public_view(scene.run(Lap()).table)["table"]["order"] == ["red", "blue", "green", "yellow"]


@pytest.mark.rule("AUR-04.4")
def test_scouting_goes_in_reverse_order() -> None:
    scene = Scene(4).run(Lap())
    turns = []
    for _ in range(4):
        seat = scene.state.turn
        turns.append(seat)
        scene.say(seat, "pass copilot")
        if scene.asked(seat) == "TakeTurn" and scene.state.turn == seat:
            scene.say(seat, "end")
    # AUR-EX1
    assert turns == [0, 1, 2, 3]
