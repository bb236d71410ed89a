"""The order in which seats finish their nights changes nothing but draws from shared stacks."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from games.outlive.scenes import BEIGE, BLUE, ORANGE, PURPLE, night, shelter
from holdfast.api import Table
from holdfast.kernel.canonical import canonical

EVERYBODY = [ORANGE, BEIGE, PURPLE, BLUE]
STORES = "3 meat 4 water 3 canned_food 4 wood 4 metal 4 microchip 2 ammo"


def busy_night(**arranged: Any) -> Table:
    return night(
        seats=4,
        stores=dict.fromkeys(EVERYBODY, STORES),
        airlock=dict.fromkeys(EVERYBODY, 4),
        rooms={
            ORANGE: "builders:3 cartridge_press:3 pantry",
            BEIGE: "crisis_staff:2 breakers_yard:3 well:3",
            PURPLE: "salvage_bench:2 decontamination:3 living_quarters:3",
            BLUE: "builders:3 tool_room:3 machine_shop:3 ventilation:2",
        },
        radiation={PURPLE: -2},
        broken={ORANGE: "axe", BEIGE: "bow crowbar", PURPLE: "filter", BLUE: "hacksaw backpack"},
        **arranged,
    )


def words_of(table: Table, seat: int) -> list[str]:
    """A night of one shelter: the second option of every question, or the last but one."""
    alone = table.clone()
    said: list[str] = []
    while any(ask.seat == seat for ask in alone.asking()):
        options = next(ask.options for ask in alone.asking() if ask.seat == seat)
        able = [word for word in options if not word.startswith(("salvage", "use warehouse", "draw"))]
        said.append(able[1 if len(able) > 1 and len(said) % 3 else 0])
        alone.play(seat, said[-1])
        assert len(said) < 60
    return said


@pytest.mark.rule("OUT-R27", "OUT-10.1")
def test_no_order_of_finishing_leaves_a_trace() -> None:
    table = busy_night()
    words = [words_of(table, seat) for seat in range(4)]
    seen = set()
    for order in permutations(range(4)):
        after = table.clone()
        for seat in order:
            after.play(seat, *words[seat])
        seen.add(canonical(after.sitting.table))

    assert all(words)
    assert len(seen) == 1


@pytest.mark.rule("OUT-R27")
def test_blind_draws_are_served_in_the_order_they_are_asked_for() -> None:
    rooms = {ORANGE: "warehouse:3", BEIGE: "warehouse:3"}
    table = night(seats=2, rooms=rooms, stores={ORANGE: "2 meat", BEIGE: "2 meat"}, radiation={ORANGE: 3, BEIGE: 3})
    first = []
    for order in ((0, 1), (1, 0)):
        after = table.clone()
        for seat in order:
            after.play(seat, "use warehouse", "draw blackwood", "draw blackwood")
        first.append((shelter(after, ORANGE)["broken"], shelter(after, BEIGE)["broken"]))

    (orange_first, beige_second), (orange_second, beige_first) = first
    assert (orange_first, beige_second) == (beige_first, orange_second)


@pytest.mark.rule("OUT-R27")
def test_in_turn_order_the_same_words_give_the_same_shelters() -> None:
    together, in_turn = busy_night(), busy_night(options={"night": "in_turn"})
    words = [words_of(together, seat) for seat in range(4)]
    for seat in range(4):
        together.play(seat, *words[seat])
        in_turn.play(seat, *words[seat])

    assert together.view(None)["shelters"] == in_turn.view(None)["shelters"]
