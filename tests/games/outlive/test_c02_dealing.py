"""OUT-02  Dealing: chance lays out everything that lies face down, and who has seen something keeps knowing it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import holdfast
from games.outlive.scenes import asking
from holdfast.api import Table
from holdfast.games.outlive.pieces import COPIES, LEADERS, START_EQUIPMENT
from holdfast.games.outlive.state import State

SEEDS = [f"dealing {n}" for n in range(4)]


def new(seed: str) -> Table:
    return holdfast.new("outlive", seats=2, seed=seed)


def laid_out(seed: str) -> State:
    """The board before anybody places a squad or searches."""
    table = new(seed)
    while asking(table) not in ("PlaceSquad", "NameStack"):
        table.play("clock", "time")
    state: State = table.sitting.table.state
    return state


@pytest.mark.rule("OUT-02.3")
def test_rooms_and_leaders_are_dealt_by_chance() -> None:
    states: list[State] = [new(seed).sitting.table.state for seed in SEEDS]

    assert len({tuple(state.room_box) for state in states}) == len(SEEDS)
    assert len({tuple(state.leader_box) for state in states}) == len(SEEDS)


@pytest.mark.rule("OUT-02.13", "OUT-02.14", "OUT-02.15")
@pytest.mark.parametrize(
    "pile",
    [lambda state: state.convoy, lambda state: state.prey[0], lambda state: state.search[0] + state.search[1]],
    ids=["disasters", "prey", "search tokens"],
)
def test_every_stack_is_shuffled(pile: Callable[[State], list[int]]) -> None:
    assert len({tuple(pile(laid_out(seed))) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("OUT-02.14")
def test_equipment_is_shuffled_and_not_in_the_order_of_the_catalogue() -> None:
    stacks = [laid_out(seed).equipment[0] for seed in SEEDS]

    assert all(stack != sorted(stack) for stack in stacks)


@pytest.mark.rule("OUT-02.10", "OUT-02.17")
def test_what_lies_ready_before_the_first_dawn() -> None:
    state = laid_out(SEEDS[0])

    tiles = [COPIES * START_EQUIPMENT[shelter.leader] for shelter in state.shelters]
    assert [shelter.broken for shelter in state.shelters] == [1 << tile for tile in tiles]
    assert sorted(state.equipment[0] + state.equipment[1] + tiles) == list(range(40))
    assert state.algae


@pytest.mark.rule("OUT-02.3", "OUT-R34")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_what_was_dealt_everybody_knows_the_own_and_nothing_else(seat: int) -> None:
    table = new("known")
    real: State = table.sitting.table.state
    dreams: list[State] = [table.sitting.imagine(seat, f"dream {n}").table.state for n in range(4)]

    own, other = real.shelters[seat], 1 - seat
    assert all(dream.shelters[seat].dealt_rooms == own.dealt_rooms for dream in dreams)
    assert all(dream.shelters[seat].dealt_leaders == own.dealt_leaders for dream in dreams)
    assert len({tuple(dream.shelters[other].dealt_rooms) for dream in dreams}) > 1
    assert len({tuple(dream.shelters[other].dealt_leaders) for dream in dreams}) > 1


@pytest.mark.rule("OUT-02.3")
def test_only_the_owner_hears_what_was_dealt() -> None:
    table = new("heard")
    heard = [[one for one in table.events(seat) if one["event"] == "Dealt"] for seat in (0, 1, None)]

    assert [len(one) for one in heard] == [1, 1, 0]
    assert heard[0][0]["leaders"] == [LEADERS[leader] for leader in table.sitting.table.state.shelters[0].dealt_leaders]
