"""Chance: the same for the same key, fair, and unrelated between streams."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel.dice import Dice, commitment, seed_of, table_key


def chi_square(counts: list[int]) -> float:
    """How far these counts are from equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


# -- known answers: whoever changes these changes every record ----------------------------------------


def test_the_first_words_of_a_key() -> None:
    dice = Dice(b"holdfast")

    assert [dice.word() for _ in range(4)] == [39624, 13129, 44991, 3087]


def test_the_first_words_of_a_stream() -> None:
    dice = Dice(b"holdfast").stream("table")

    assert [dice.word() for _ in range(4)] == [24050, 12533, 28373, 12378]


def test_the_first_words_of_a_lane() -> None:
    dice = Dice(b"holdfast").for_lane(3, 1)

    assert [dice.word() for _ in range(4)] == [61077, 13823, 53183, 39671]


def test_a_shuffle() -> None:
    cards = list(range(10))

    Dice(b"holdfast").shuffle(cards)

    assert cards == [1, 6, 2, 5, 9, 3, 0, 8, 7, 4]


def test_a_promise_and_the_key_that_follows() -> None:
    seed = seed_of("any text")

    assert commitment(seed) == "8d4dbc2a1fd7435364487f414e87de264e78a244fd3a2d970ea5e8ce0719f0eb"
    assert table_key(seed, ["ann", "bob"]).hex() == ("1c8a16e25e12251f6ccde90b26ad4c1d5d95c819955c40c0ffda35a1b7d86560")


def test_words_are_those_of_blake2b_in_counter_mode() -> None:
    """Anybody can compute them without us: 16 bits each, little end first, block after block."""
    dice = Dice(b"holdfast")
    blocks = b"".join(blake2b(block.to_bytes(8, "little"), key=b"holdfast").digest() for block in range(3))
    expected = [int.from_bytes(blocks[at : at + 2], "little") for at in range(0, len(blocks), 2)]

    assert [dice.word() for _ in expected] == expected


# -- the same again -----------------------------------------------------------------------------------


def test_a_clone_goes_on_with_the_same_words() -> None:
    dice = Dice(b"key")
    dice.word()
    clone = dice.clone()

    assert [clone.word() for _ in range(100)] == [dice.word() for _ in range(100)]


def test_a_clone_of_a_stream_that_was_never_read_is_the_same_stream() -> None:
    stream = Dice(b"key").stream("label")
    clone = stream.clone()

    assert clone.word() == stream.word()


def test_making_a_stream_spends_nothing() -> None:
    dice, other = Dice(b"key"), Dice(b"key")

    dice.stream("label").word()

    assert (dice.position(), dice.word()) == (0, other.word())


def test_the_position_grows_with_every_word() -> None:
    dice = Dice(b"key")
    positions = [dice.position()]
    for _ in range(200):
        dice.word()
        positions.append(dice.position())

    assert positions == sorted(set(positions))


# -- unrelated ----------------------------------------------------------------------------------------


def words(dice: Dice, count: int = 2000) -> list[int]:
    return [dice.word() for _ in range(count)]


@pytest.mark.parametrize(
    "pair",
    [
        (Dice(b"key"), Dice(b"kez")),
        (Dice(b"key"), Dice(b"key").stream("a")),
        (Dice(b"key").stream("a"), Dice(b"key").stream("b")),
        (Dice(b"key").stream("a").stream("b"), Dice(b"key").stream("b").stream("a")),
        (Dice(b"key").for_lane(1, 2), Dice(b"key").for_lane(2, 1)),
        (Dice(b"key").for_lane(1, 0), Dice(b"key").for_lane(2, 0)),
    ],
)
def test_different_streams_agree_no_more_often_than_chance(pair: tuple[Dice, Dice]) -> None:
    first, second = (words(dice.clone()) for dice in pair)
    agreeing_bits = sum((a ^ b ^ 0xFFFF).bit_count() for a, b in zip(first, second, strict=True))

    # 32,000 fair coins: five standard deviations are 448.
    assert abs(agreeing_bits - 16000) < 448


# -- fair ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 64])
def test_every_side_comes_up_equally_often(sides: int) -> None:
    dice = Dice(f"{sides} sides".encode())
    counts = Counter(dice.below(sides) for _ in range(6000))

    # Five standard deviations above the mean of the chi-square distribution.
    assert chi_square([counts[side] for side in range(sides)]) < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5


def test_no_remainder_favours_small_numbers() -> None:
    """40,000 does not divide 65,536: taken modulo, the numbers below 25,536 would come twice as often."""
    dice = Dice(b"remainder")
    small = sum(dice.below(40_000) < 25_536 for _ in range(4000))

    assert abs(small - 4000 * 0.6384) < 5 * (4000 * 0.6384 * 0.3616) ** 0.5


@given(st.integers(1, 65_536), st.binary(min_size=1, max_size=8))
def test_a_number_is_below_its_bound(bound: int, key: bytes) -> None:
    assert 0 <= Dice(key).below(bound) < bound


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = Dice(b"shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1

    assert chi_square([counts[order] for order in permutations(range(4))]) < 23 + 5 * 46**0.5


@given(st.lists(st.integers()), st.binary(min_size=1, max_size=8))
def test_a_shuffle_keeps_every_card(cards: list[int], key: bytes) -> None:
    shuffled = cards[:]

    Dice(key).shuffle(shuffled)

    assert sorted(shuffled) == sorted(cards)


# -- nobody can pick the key --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["ab", "c"], ["a", "bc"]),
        (["a"], ["a", ""]),
        (["a", "b"], ["b", "a"]),
        ([], [""]),
    ],
)
def test_every_nonce_counts_and_so_does_where_it_ends(one: list[str], other: list[str]) -> None:
    assert table_key(b"seed", one) != table_key(b"seed", other)


def test_the_key_is_not_the_seed() -> None:
    assert table_key(b"seed", []) != table_key(b"sead", [])
