"""K6, K7  Lanes: each seat on its own agenda with its own dice; sealed until all are done, or open."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from holdfast.kernel.errors import RulesError
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import lanes_face, public_face, top, waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.step import VEILED, Choice, Seat
from holdfast.kernel.table import Table
from kernel.scratch import Choose, Doing, Note, Pad, Run, Seal, Split, Vote, offered, say, table_with


class Roll(Choose):
    """Rolls the lane's dice and logs it."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.state.log.append(f"{seat} rolled {table.dice.below(1000)}")


class VeiledVote(Vote):
    face = VEILED


def asked(table: Table[Any]) -> list[Seat]:
    return [seat for seat, _ in waiting(table)]


def test_all_lanes_are_asked_at_once() -> None:
    assert asked(table_with(Split(lambda seat: [Seal(seat, "a")]))) == [0, 1, 2]


def test_what_lanes_sealed_is_joined_in_seat_order_whatever_order_the_rule_named_the_seats_in() -> None:
    table = table_with(Split(lambda seat: [Seal(seat, "a", "b")]))

    for seat, word in ((2, "a"), (0, "b"), (1, "b")):
        say(table, seat, word)

    assert table.state.log == ["0 sealed b", "1 sealed b", "2 sealed a"]


def test_a_lane_of_several_words_seals_them_all() -> None:
    table = table_with(Split(lambda seat: [Seal(seat, "a", "b"), Seal(seat, "c", "d")], seats=1))

    say(table, 0, "b", "c")

    assert table.state.log == ["0 sealed b c"]


def test_nothing_sealed_is_seen_before_the_last_answer() -> None:
    table = table_with(Vote("a", "b"))

    say(table, 0, "b")
    say(table, 2, "a")

    assert table.state.log == []


def test_a_vote_is_revealed_on_the_last_answer() -> None:
    table = table_with(Vote("a", "b"))

    for seat in (1, 2, 0):
        say(table, seat, "b")

    assert table.state.log == ["0 b", "1 b", "2 b"]


def test_a_vote_goes_on_without_who_is_out() -> None:
    table = table_with(Run(lambda table: table.state.out.append(1)), Vote("a"))

    say(table, 0, "a")
    say(table, 2, "a")

    assert table.state.log == ["0 a", "2 a"]


def test_a_fork_with_no_lanes_is_joined_at_once() -> None:
    assert table_with(Split(lambda _: [], seats=0), Note("after")).state.log == ["after"]


def test_a_finished_lane_is_not_asked() -> None:
    table = table_with(Split(lambda seat: [Seal(seat, "a")]))

    say(table, 1, "a")

    assert (asked(table), offered(table, 1)) == ([0, 2], [])


def test_a_lane_that_asks_another_seat_is_our_mistake() -> None:
    with pytest.raises(RulesError, match="a lane asks its own seat only: Choose in the lane of seat 0"):
        table_with(Split(lambda _: [Choose(1, "a")]))


def test_a_window_in_a_lane_is_our_mistake() -> None:
    with pytest.raises(RulesError, match="a lane asks its own seat only: Doing in the lane of seat 0"):
        table_with(Split(lambda _: [Doing("x")]))


def test_sealing_outside_a_lane_is_our_mistake() -> None:
    with pytest.raises(RulesError, match="only inside a lane"):
        table_with(Run(lambda table: table.seal(Choice("a"))))


# -- dice --------------------------------------------------------------------------------------------


def test_what_a_lane_rolls_does_not_depend_on_who_comes_first() -> None:
    rolls = set()
    for order in permutations(range(3)):
        table = table_with(Split(lambda seat: [Roll(seat, "roll")], sealed=False))
        for seat in order:
            say(table, seat, "roll")
        rolls.add(frozenset(word for word in table.state.log if "rolled" in word))

    assert len(rolls) == 1


def test_lanes_roll_apart_from_each_other_and_from_the_next_fork() -> None:
    fork = [Split(lambda seat: [Roll(seat, "roll")], sealed=False) for _ in range(2)]
    table = table_with(*fork)
    for seat in (0, 1, 2) * 2:
        say(table, seat, "roll")

    rolled = [word.split()[-1] for word in table.state.log if "rolled" in word]
    assert len(set(rolled)) == 6


def test_lanes_spend_nothing_of_the_table_s_own_dice() -> None:
    table = table_with(Split(lambda seat: [Roll(seat, "roll")], sealed=False))
    before = table.dice.position()

    for seat in range(3):
        say(table, seat, "roll")

    assert table.dice.position() == before


# -- open lanes --------------------------------------------------------------------------------------


def test_an_open_lane_works_at_once() -> None:
    table = table_with(Split(lambda seat: [Choose(seat, "a"), Choose(seat, "b")], sealed=False))

    say(table, 1, "a")

    assert (table.state.log, offered(table, 1), offered(table, 0)) == (["1 a"], ["b"], ["a"])


class UntilOut(Choose):
    """Lapses when its seat is out; its place is taken by a question that the dead may answer."""

    def run(self, table: Table[Pad]) -> None:
        table.then(DeadMans(self.seat, "free"))
        table.state.out.append((self.seat + 2) % 3)


class DeadMans(Choose):
    even_out = True


def test_lanes_that_free_each_other_run_until_none_moves() -> None:
    """Seat 1 falls out, whose lapse puts seat 0 out, whose lapse puts seat 2 out."""
    table = table_with(Split(lambda seat: [UntilOut(seat, "stuck")], sealed=False))
    table.state.out.append(1)

    settle(table)

    assert [offered(table, seat) for seat in range(3)] == [["free"]] * 3


# -- what others see (K2) ----------------------------------------------------------------------------


def face_of(table: Table[Any]) -> tuple[str, list[Seat] | None, list[Seat] | None]:
    face = public_face(table)
    assert face is not None
    return (face.ask, face.asked, face.answered)


def test_a_counted_vote_shows_who_has_answered() -> None:
    table = table_with(Vote("a"))
    say(table, 1, "a")

    assert face_of(table) == ("Vote", [0, 2], [1])


def test_a_veiled_vote_shows_only_that_the_table_waits() -> None:
    table = table_with(VeiledVote("a"))
    say(table, 1, "a")

    assert face_of(table) == ("VeiledVote", None, None)


def test_how_far_a_lane_is_does_not_show() -> None:
    """The second question is put only after one of two answers: its name would tell which."""
    table = table_with(Split(lambda seat: [Seal(seat, "a", "b"), Choose(seat, "c")]))
    before = face_of(table)

    say(table, 0, "a")

    assert face_of(table) == before


def test_the_face_of_lanes_is_that_of_the_fork() -> None:
    lanes = top(table_with(Vote("a")))

    assert isinstance(lanes, Lanes)
    assert lanes_face(lanes).ask == "Vote"
