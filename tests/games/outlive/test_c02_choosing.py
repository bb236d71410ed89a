"""OUT-02  What is chosen before the first day: four rooms of six, one of the seven built, and who lives there."""

from __future__ import annotations

import pytest

import holdfast
from games.outlive.scenes import ORANGE, offered
from games.outlive.test_c02_setup import chosen
from holdfast.api import Table
from holdfast.games.outlive.pieces import ROOMS, SLOTS
from holdfast.games.outlive.queries import number_full

COMMON = ["builders", "salvage_bench", "crisis_staff"]
SEEDS = ["one", "two", "three", "four"]


def new(seed: str) -> Table:
    return holdfast.new("outlive", seats=2, seed=seed)


def dealt(table: Table) -> list[str]:
    return sorted(table.view(0)["me"]["dealt_rooms"], key=ROOMS.index)


@pytest.mark.rule("OUT-02.4", "OUT-02.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_any_of_the_seven_that_were_kept_may_be_built_first_and_none_that_was_not(seed: str) -> None:
    table = new(seed)
    there = dealt(table)
    drop = table.asking()[0].options[0].split()[1:]
    table.play(0, f"drop {' '.join(drop)}")
    kept = list(there)
    for room in drop:
        kept.remove(room)

    assert offered(table, ORANGE) == [f"build {room}" for room in [*COMMON, *dict.fromkeys(kept)]]


@pytest.mark.rule("OUT-02.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_four_stand_below_the_common_rooms_in_the_order_of_the_catalogue(seed: str) -> None:
    table = new(seed)
    there = dealt(table)
    word = table.asking()[0].options[-1]
    for room in word.split()[1:]:
        there.remove(room)
    table.play(0, word)
    chosen(table)
    own = table.view(None)["shelters"][0]

    assert [room["room"] for room in own["rooms"]] == [*COMMON, *there]
    assert [room["copy"] for room in own["rooms"]] == [
        (COMMON + there)[:at].count(room) for at, room in enumerate(COMMON + there)
    ]
    (told,) = [one for one in table.events(None) if one["event"] == "ShelterChosen" and one["who"] == ORANGE]
    assert told["rooms"] == there


@pytest.mark.rule("OUT-02.7")
@pytest.mark.parametrize("choice", [0, 1])
def test_one_of_two_leaders_stays_and_the_other_is_seen_by_its_owner_alone(choice: int) -> None:
    table = new("leaders")
    leaders = table.view(0)["me"]["dealt_leaders"]
    for _ in range(3):
        table.play(0, table.asking()[0].default)
    table.play(0, f"lead {leaders[choice]}")
    chosen(table)

    assert table.view(None)["shelters"][0]["leader"] == leaders[choice]
    assert table.view(0)["me"]["dealt_leaders"] == [leaders[1 - choice]]
    assert leaders[1 - choice] not in str(table.events(1))


@pytest.mark.rule("OUT-01.7", "OUT-02.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_room_that_was_kept_works_once_it_is_full(seed: str) -> None:
    table = new(seed)
    chosen(table)
    shelter = table.sitting.table.state.shelters[0]
    kinds = [tag >> 1 for tag in shelter.rooms]
    shelter.built = (1 << len(kinds)) - 1
    shelter.survivors = [SLOTS[kind] for kind in kinds]

    assert [number_full(shelter, kind) for kind in range(len(ROOMS))] == [kinds.count(n) for n in range(len(ROOMS))]
