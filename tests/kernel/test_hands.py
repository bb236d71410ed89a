"""Stock and hands: who draws sees, what is played everybody sees, and copies share nothing."""

from __future__ import annotations

from copy import deepcopy

from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.hands import Hands


def dealt() -> Hands:
    hands = Hands({"log": 3, "oak": 2}, 2)
    hands.shuffle(Dice(b"hands"))
    return hands


def test_only_who_draws_knows_the_cards() -> None:
    hands = dealt()
    drawn = hands.draw(0, 2)

    assert sorted(drawn) == hands.of(0)
    assert [hands.known.exact[seat].bit_count() for seat in (0, 1)] == [2, 0]


def test_an_empty_stock_gives_what_it_has() -> None:
    hands = dealt()

    assert len(hands.draw(0, 9)) == 5
    assert hands.draw(1, 1) == []


def test_what_is_played_leaves_the_hand_before_everybody() -> None:
    hands = dealt()
    hands.draw(0, 5)
    hands.play(0, "oak")

    assert hands.of(0) == ["log", "log", "log", "oak"]
    assert hands.known.exact[1].bit_count() == 1


def test_a_copy_shares_nothing() -> None:
    hands = dealt()
    copy = deepcopy(hands)
    copy.draw(1, 2)

    assert [len(hands.stock), hands.of(1), hands.known.exact[1]] == [5, [], 0]


def test_dealing_anew_keeps_what_a_seat_has_seen() -> None:
    hands = dealt()
    mine = hands.draw(0, 2)
    hands.draw(1, 2)
    others = set()
    for n in range(20):
        hands.redeal(0, Dice(str(n).encode()))
        others.add(tuple(hands.of(1)))

    assert hands.of(0) == sorted(mine)
    assert len(others) > 1
