"""OUT-07.5  Standing orders: how a defender wants to be defended, said once for all attacks to come."""

from __future__ import annotations

import pytest

from games.outlive.scenes import BEIGE, asking, play, seat, visit
from holdfast.api import Table
from holdfast.games.outlive.rulebook import GAME
from holdfast.kernel.play import question

ORDERS = {order.name: order for order in GAME.orders()}


def attacked() -> Table:
    """A 5 robs Beige's 3, who has ammo for more than the attack is worth."""
    return visit("dam", "5", squads={BEIGE: "3a dam"}, active={BEIGE: "3a"}, stores={BEIGE: "3 wood 3 metal 3 ammo"})


def says(table: Table, order: str) -> str | None:
    """What this order of Beige's says to the open question."""
    ask = question(table.sitting.table, seat(BEIGE))
    assert ask is not None
    answer = ORDERS[order].answer(table.sitting.table, seat(BEIGE), ask)
    return None if answer is None else answer.text


@pytest.mark.rule("OUT-07.5")
def test_to_always_defend_is_as_well_as_possible_and_never_is_to_yield() -> None:
    table = attacked()

    assert asking(table) == "Defence"
    assert (says(table, "always-defend"), says(table, "never-defend")) == ("defend 2", "yield")


@pytest.mark.rule("OUT-07.5", "OUT-07.7")
def test_which_tokens_go_is_said_by_no_order() -> None:
    table = attacked()
    play(table, BEIGE, "yield")

    assert asking(table) == "PayTokens"
    assert (says(table, "always-defend"), says(table, "never-defend")) == (None, None)


@pytest.mark.rule("OUT-07.5")
def test_who_gives_one_of_the_two_orders_takes_the_other_back() -> None:
    assert {name: order.instead_of for name, order in ORDERS.items()} == {
        "always-defend": ["never-defend"],
        "never-defend": ["always-defend"],
    }
