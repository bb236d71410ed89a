"""K13, K14  A seat is never said to know more than it could know, and nothing it cannot know reaches its notebook."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdfast.kernel.dice import Dice
from holdfast.kernel.parts.knowledge import nobody_knows
from holdfast.kernel.step import ALL
from kernel.cards import DECK, KINDS, SEATS, Hands, is_true, outline

WATER, WATER_TOO, ROPE = 0, 1, 2
"""Three cards: two of a kind and one other."""
ANNA, BORIS, CLARA = 1, 2, 4
"""Seats 0, 1 and 2 as masks."""

Move = tuple[Any, ...]


@st.composite
def tables(draw: st.DrawFn) -> Hands:
    sizes = draw(st.sampled_from([(2, 2, 2), (3, 2, 1), (1, 3, 2), (4, 1, 1)]))
    return Hands(sizes, draw(st.permutations(range(len(KINDS)))))


def moves_on(hands: Hands) -> st.SearchStrategy[Move]:
    """Anything that can happen to the cards now."""
    moves: list[st.SearchStrategy[Move]] = [
        st.tuples(st.just("look"), st.integers(0, 2), st.integers(1, 7)),
        st.just(("shuffle",)),
    ]
    if hands.piles[DECK]:
        moves.append(st.tuples(st.just("draw"), st.integers(1, 2)))
    if len(hands.piles[DECK]) > 1:
        moves.append(st.tuples(st.just("stir"), st.just(0), st.integers(2, len(hands.piles[DECK]))))
        moves.append(st.tuples(st.just("stir"), st.just(len(hands.piles[DECK]) - 2), st.just(len(hands.piles[DECK]))))
    for pile in (1, 2):
        if hands.piles[pile]:
            place = st.integers(0, len(hands.piles[pile]) - 1)
            to = st.sampled_from([other for other in range(3) if other != pile])
            witnesses = st.sampled_from([0, ANNA, BORIS, CLARA, ANNA | BORIS, BORIS | CLARA, ALL])
            chooser = st.sampled_from([0, ANNA, BORIS])
            moves.append(st.tuples(st.just("pass_on"), st.just(pile), place, to, witnesses, chooser))
    return st.one_of(moves)


def happen(hands: Hands, move: Move, dice: Dice) -> None:
    """What the move says; a chooser sees the card as well."""
    name, *rest = move
    if name == "pass_on":
        pile, place, to, witnesses, chooser = rest
        hands.pass_on(pile, place, to, witnesses, chooser & witnesses)
    elif name in ("stir", "shuffle"):
        getattr(hands, name)(*rest, dice)
    else:
        getattr(hands, name)(*rest)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(tables(), st.data())
def test_whatever_a_seat_is_said_to_know_holds_in_every_deal_it_cannot_rule_out(
    hands: Hands, data: st.DataObject
) -> None:
    dice = Dice(b"true in all")
    for _ in range(data.draw(st.integers(1, 8))):
        happen(hands, data.draw(moves_on(hands)), dice)
        for seat in range(SEATS):
            assert hands.deal() in hands.possible[seat]
            assert all(is_true(hands.notebook(seat), deal) for deal in hands.possible[seat])


def same_move(hands: Hands, other: Hands, move: Move, seat: int) -> Move | None:
    """The move as it goes in the other world, where people choose by kind; None where the seat sees a difference."""
    if move[0] == "look" and move[2] >> seat & 1:
        return move if hands.deal()[move[1]] == other.deal()[move[1]] else None
    if move[0] == "pass_on":
        _, pile, place, to, witnesses, chooser = move
        kind, there = hands.deal()[pile][place], other.deal()[pile]
        sees_place, sees_kind = (chooser & witnesses) >> seat & 1, witnesses >> seat & 1
        if sees_place or kind not in there:
            return move if not sees_kind or there[place] == kind else None
        return (move[0], pile, there.index(kind), to, witnesses, chooser)
    return move


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(tables(), st.data())
def test_two_worlds_that_a_seat_cannot_tell_apart_keep_the_same_notebook(hands: Hands, data: st.DataObject) -> None:
    hands.blindly()
    dice = Dice(b"two worlds")
    for _ in range(data.draw(st.integers(0, 5))):
        happen(hands, data.draw(moves_on(hands)), dice)
    seat = data.draw(st.integers(0, SEATS - 1))
    other = hands.other_world(seat, Dice(data.draw(st.binary(min_size=1, max_size=4))))
    assert other.notebook(seat) == hands.notebook(seat)

    there = dice.clone()
    for _ in range(data.draw(st.integers(1, 5))):
        move = data.draw(moves_on(hands))
        alike = same_move(hands, other, move, seat)
        if alike is None:
            return
        happen(hands, move, dice)
        happen(other, alike, there)
        assert outline(other.notebook(seat)) == outline(hands.notebook(seat))


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(tables(), st.data())
def test_dealing_anew_from_two_such_worlds_gives_the_same_deal(hands: Hands, data: st.DataObject) -> None:
    hands.blindly()
    dice = Dice(b"canonical")
    for _ in range(data.draw(st.integers(0, 6))):
        happen(hands, data.draw(moves_on(hands)), dice)
    seat = data.draw(st.integers(0, SEATS - 1))
    other = hands.other_world(seat, Dice(b"first"))

    imagined, from_other = (world.other_world(seat, Dice(b"second")) for world in (hands, other))

    assert from_other.piles == imagined.piles
    assert (from_other.known.exact, from_other.known.vague) == (imagined.known.exact, imagined.known.vague)
    assert from_other.known.batches == imagined.known.batches


@settings(max_examples=40, deadline=None)
@given(tables(), st.data())
def test_a_new_deal_keeps_every_card_and_all_the_seat_knows(hands: Hands, data: st.DataObject) -> None:
    hands.blindly()
    for _ in range(data.draw(st.integers(0, 6))):
        happen(hands, data.draw(moves_on(hands)), Dice(b"keeps"))
    seat = data.draw(st.integers(0, SEATS - 1))

    other = hands.other_world(seat, Dice(data.draw(st.binary(min_size=1, max_size=4))))

    assert sorted(card for pile in other.piles for card in pile) == list(range(len(KINDS)))
    assert is_true(hands.notebook(seat), other.deal())


# -- the smallest cases of what has gone wrong before ----------------------------------------------


def test_shuffling_a_pile_does_not_tell_where_the_rest_of_a_batch_lies() -> None:
    """Anna knew a card to be in one of two piles; one of them is shuffled: she must not know it is in the other."""
    known = nobody_knows(KINDS, SEATS)
    known.look([ROPE], ANNA)
    known.mix([ROPE, 4])

    known.shuffled([4])

    assert (known.exact[0], known.vague[0]) == (0, 0)


def test_a_card_seen_may_be_the_twin_that_was_known_to_be_near() -> None:
    """Anna knows a water among two cards; she looks at one of them and sees a water: it may be that very one."""
    known = nobody_knows(KINDS, SEATS)
    known.look([WATER], ANNA)
    known.mix([WATER, WATER_TOO])

    known.look([WATER_TOO], ANNA)

    assert known.vague[0] == 0


def test_a_mixing_that_touches_a_group_joins_it_also_when_the_known_card_lies_elsewhere() -> None:
    """Whether the known card was among the mixed ones is just what nobody knows."""
    known = nobody_knows(KINDS, SEATS)
    known.look([ROPE], ANNA)
    known.mix([ROPE, 4])

    known.mix([4, 5])

    assert known.batches == [1 << ROPE | 1 << 4 | 1 << 5]


def test_who_did_not_see_the_place_loses_track_of_the_whole_pile() -> None:
    known = nobody_knows(KINDS, SEATS)
    known.look([WATER, ROPE], ANNA | BORIS)

    known.leaves(WATER, [WATER, ROPE], ANNA | BORIS, BORIS)

    assert (known.knows(0, WATER), known.knows(0, ROPE), known.knows(1, ROPE)) == (True, False, True)


def test_a_card_shown_to_all_is_known_to_all() -> None:
    known = nobody_knows(KINDS, SEATS)

    known.leaves(WATER, [WATER, ROPE], ALL, ANNA)

    assert all(known.knows(seat, WATER) for seat in range(SEATS))


def test_what_others_peeked_at_they_still_know_after_a_new_deal() -> None:
    piles = [[WATER, ROPE, 4, 5]]
    known = nobody_knows(KINDS, SEATS)
    known.look([ROPE], BORIS)

    known.redeal(piles, 0, Dice(b"peeked"))

    assert known.knows(1, piles[0][1])


def test_a_playout_keeps_no_knowledge() -> None:
    known = nobody_knows(KINDS, SEATS)
    known.neglect()

    known.look([WATER], ANNA)

    assert known.exact == [0, 0, 0]
