"""AUR-02: what is shuffled, what is dealt, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.aurora.scenes import Scene, card
from games.aurora.test_c01_c04_setup import table
from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c05_zone import CloseUp, Refill
from holdfast.games.aurora.pieces import BACK, KEPT, MARKED, NAMES, PERIOD, SCOUTED, START_LOAD, SUPPLY
from holdfast.games.aurora.state import NOTHING, SCOUTING, State
from holdfast.games.aurora.verbs import block_tokens


def shuffled(look: Callable[[State], object], seats: int = 2) -> bool:
    """Does it come out differently?"""
    return len({str(look(table(seats, seed=str(seed)).state)) for seed in range(5)}) > 1


@pytest.mark.rule("AUR-02.2", "AUR-02.4", "AUR-02.7")
def test_counters_outcomes_and_loot_are_shuffled() -> None:
    assert shuffled(lambda state: state.counters)
    assert shuffled(lambda state: state.outcomes)
    assert shuffled(lambda state: state.loot)


@pytest.mark.rule("AUR-02.5", "AUR-02.8")
def test_items_and_scouting_cards_are_shuffled() -> None:
    assert shuffled(lambda state: state.items)
    assert shuffled(lambda state: state.decks[2])
    # Which marked cards stay in the box, too.
    assert shuffled(lambda state: sorted(state.boxes[0]))


@pytest.mark.rule("AUR-23.2")
def test_the_automa_s_cards_are_shuffled() -> None:
    assert shuffled(lambda state: state.automa and [*state.automa.deck, *state.automa.row], seats=1)


@pytest.mark.rule("AUR-02.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_deck_has_all_plain_cards_of_its_period_and_so_many_marked_ones(seats: int) -> None:
    state = table(seats).state
    deck = state.decks[2]
    assert {one for one in SCOUTED if PERIOD[one] == 2 and not MARKED[one]} <= {*deck}
    assert sum(MARKED[one] for one in deck) == KEPT[seats - 1][2]
    assert not {*deck} & {*state.boxes[2]}


@pytest.mark.rule("AUR-02.4", "AUR-14.20")
def test_the_back_of_the_top_outcome_card_is_in_sight() -> None:
    for seed in range(4):
        state = table(2, seed=str(seed)).state
        assert state.area == BACK[state.outcomes[-1]]


@pytest.mark.rule("AUR-02.11", "AUR-02.12")
def test_a_convoy_begins_whole_and_with_its_tokens_from_the_supply() -> None:
    for player in Scene(4).state.players:
        assert player.damage == [0, 0, 0, 0]
    begun = table(3)
    for player in begun.state.players:
        assert player.places == [NOTHING] * 4
    taken = [sum(player.load[kind] for player in begun.state.players) for kind in range(4)]
    lying = [token for block in (*begun.state.left, *begun.state.right) for token in block_tokens(block)]
    assert [begun.state.supply[kind] + taken[kind] + lying.count(kind) for kind in range(4)] == SUPPLY[:4]


@pytest.mark.rule("AUR-23.4", "AUR-R41")
def test_the_automa_has_its_tokens_from_the_supply_and_a_place_in_the_order() -> None:
    for seed in range(3):
        begun = table(1, seed=str(seed)).state
        assert sorted(begun.order) == [0, 1]
        assert begun.automa is not None
        held = [begun.automa.lanes[kind] + begun.players[0].load[kind] for kind in range(4)]
        lying = [token for block in (*begun.left, *begun.right) for token in block_tokens(block)]
        assert [begun.supply[kind] + held[kind] + lying.count(kind) for kind in range(4)] == SUPPLY[:4]
    assert START_LOAD == [1, 1, 1, 2]


@pytest.mark.rule("AUR-02.13", "AUR-04.1")
def test_the_order_is_told_and_the_first_round_begins() -> None:
    begun = table(3)
    assert begun.heard is not None
    told = [event for _, event in begun.heard]
    assert isinstance(told[0], events.SetUp)
    assert (told[0].board, sorted(told[0].order)) == ("alpha", ["blue", "green", "red"])
    assert (begun.state.round, begun.state.phase) == (1, SCOUTING)


# -- the zone (AUR-02.14, AUR-05.10) ---------------------------------------------------------------------


@pytest.mark.rule("AUR-02.15", "AUR-R26")
def test_a_location_for_which_there_are_no_tokens_is_discarded() -> None:
    scene = Scene()
    scene.state.supply = [0, 0, 0, 20, 0]
    scene.state.decks[0] = [card("loc_gas_station"), card("encounter_trader_1"), card("hermit")]
    scene.run(Refill())
    assert [NAMES[one] for one in scene.state.zone if one >= 0] == ["encounter_trader_1", "hermit"]
    assert scene.state.discard == [card("loc_gas_station")]
    assert [(one.card, one.slot) for one in scene.told(events.CardRevealed)] == [
        ("hermit", 5),
        ("encounter_trader_1", 4),
        ("loc_gas_station", 0),
    ]


@pytest.mark.rule("AUR-02.15", "AUR-R26")
@pytest.mark.parametrize(("supply", "blocks"), [([1, 0, 0], ([], [0])), ([0, 0, 1], ([2], []))])
def test_a_location_with_one_empty_block_lies_there(supply: list[int], blocks: tuple[list[int], list[int]]) -> None:
    scene = Scene()
    scene.state.supply[:3] = supply
    scene.state.decks[0] = [card("loc_gas_station")]
    scene.run(Refill())
    assert (block_tokens(scene.state.left[0]), block_tokens(scene.state.right[0])) == blocks
    assert scene.state.discard == []


@pytest.mark.rule("AUR-02.15")
def test_tokens_come_from_the_supply_and_each_block_has_its_own() -> None:
    scene = Scene()
    scene.state.decks[0] = [card("loc_roadhouse")]
    scene.run(Refill())
    assert (block_tokens(scene.state.left[0]), block_tokens(scene.state.right[0])) == ([1, 2], [0, 2])
    assert scene.state.supply[:3] == [9, 9, 12]


@pytest.mark.rule("AUR-02.6", "AUR-02.14")
def test_periods_follow_one_another_and_a_full_zone_asks_for_nothing() -> None:
    scene = Scene().put(1, "rusty_trailer").put(2, "loc_port")
    scene.state.decks = [[card("loc_store")], [card("loc_train")], [card("loc_base"), card("orphan")]]
    scene.run(Refill())
    assert [NAMES[one] for one in scene.state.zone[2:]] == ["orphan", "loc_train", "loc_store"]
    assert scene.state.decks == [[], [], [card("loc_base")]]
    scene.run(CloseUp())
    assert scene.state.decks[2] == [card("loc_base")]


@pytest.mark.rule("AUR-05.10")
def test_the_gap_is_closed_before_the_next_card_comes() -> None:
    scene = Scene().put(1, "loc_store").put(3, "loc_port").put(4, "hermit").put(5, "mechanic")
    left = scene.state.left[2]
    scene.state.decks[1] = [card("doctor")]
    scene.run(CloseUp())
    assert [NAMES[one] for one in scene.state.zone] == ["loc_store", "loc_port", "hermit", "mechanic", "doctor"]
    assert scene.state.left[1:3] == [left, 0]
