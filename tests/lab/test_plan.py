"""What a plan allows, and who sits where."""

from __future__ import annotations

import pytest

from holdfast.kernel.errors import Refusal
from holdfast.lab.plan import planned


def test_the_last_bot_takes_all_seats_left() -> None:
    assert planned("lifeboat", ["greedy", "random"], 10, seats=5).bots == ["greedy"] + ["random"] * 4


def test_a_seat_for_each_bot_as_far_as_the_game_allows() -> None:
    assert planned("lifeboat", ["random"] * 5, 1).seats == 5
    assert planned("lifeboat", ["random"], 1).seats == 4


def test_each_game_everybody_moves_on_by_one_seat() -> None:
    plan = planned("lifeboat", ["greedy", "random"], 8, seats=4)

    assert [plan.bots_in(number).index("greedy") for number in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("code", "wishes"),
    [
        ("unknown-game", {"game": "chess"}),
        ("bad-games", {"games": 0}),
        ("bad-seats", {"seats": 7}),
        ("too-many-bots", {"bots": ["random"] * 7, "seats": 6}),
        ("unknown-bot", {"bots": ["clever"]}),
        ("bad-bot", {"bots": ["no_such_module:Bot"]}),
        ("unknown-option", {"options": {"sharks": True}}),
        ("bad-option", {"options": {"jewel_scoring": "none"}}),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_starts(code: str, wishes: dict[str, object]) -> None:
    usual: dict[str, object] = {"game": "lifeboat", "bots": ["random"], "games": 1}

    with pytest.raises(Refusal) as refused:
        planned(**{**usual, **wishes})  # type: ignore[arg-type]

    assert refused.value.code == code
