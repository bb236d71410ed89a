"""K8, K9  Rights above the open question, as far as it allows; and one meaning for each notation."""

from __future__ import annotations

import pytest

from holdfast.kernel.errors import NotAsked, NotOffered
from holdfast.kernel.play import read, rights, waiting
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table
from kernel.scratch import Choose, Do, Doing, Pad, Seal, Split, say, sitting_with, table_with

LISTED, SENTENCES = 1, 2


def with_rights(table: Table[Pad], *words: str) -> Table[Pad]:
    table.state.rights += words
    return table


def may(table: Table[Pad], seat: Seat) -> list[str]:
    return [right.text for right in rights(table, seat)]


def test_a_right_is_used_above_the_question_which_then_asks_again() -> None:
    table = with_rights(table_with(Choose(0, "a", allowed=LISTED)), "jump")

    say(table, 0, "jump", "a")

    assert table.state.log == ["0 does jump", "0 a"]


def test_a_right_may_be_used_above_somebody_else_s_question() -> None:
    table = with_rights(table_with(Choose(0, "a", allowed=LISTED)), "jump")

    say(table, 2, "jump")

    assert [seat for seat, _ in waiting(table)] == [0]


def test_a_question_that_allows_nothing_gives_no_rights() -> None:
    table = with_rights(table_with(Choose(0, "a")), "jump")

    assert may(table, 0) == may(table, 1) == []


def test_a_right_that_is_not_allowed_is_refused() -> None:
    table = with_rights(table_with(Choose(0, "a")), "jump")

    with pytest.raises(NotOffered, match=r"Choose does not offer seat 0 “jump”. It offers: a\."):
        read(table, 0, "jump")


def test_who_is_out_has_no_rights() -> None:
    table = with_rights(table_with(Choose(0, "a", allowed=LISTED)), "jump")
    table.state.out.append(1)

    assert may(table, 1) == []


def test_in_a_fork_each_lane_allows_its_own_seat() -> None:
    table = with_rights(table_with(Split(lambda seat: [Seal(seat, "a", allowed=LISTED if seat else 0)])), "jump")

    assert (may(table, 0), may(table, 1)) == ([], ["jump"])


def test_a_seat_whose_lane_is_done_has_no_rights() -> None:
    table = with_rights(table_with(Split(lambda seat: [Seal(seat, "a", allowed=LISTED)])), "jump")

    say(table, 1, "a")

    assert may(table, 1) == []


def test_a_right_keeps_the_number_of_an_open_decision() -> None:
    sitting = sitting_with(lambda: Choose(0, "a", allowed=LISTED))
    sitting.table.state.rights.append("Jump")

    sitting.play("1", ["Jump"])

    assert sitting.numbers[0] == 1


def test_a_public_right_above_a_window_gives_it_a_new_number_and_clears_the_passes() -> None:
    sitting = sitting_with(lambda: Doing(allowed=LISTED))
    sitting.table.state.rights.append("Jump")
    sitting.play("0", ["pass"])

    sitting.play("1", ["Jump"])

    assert (sitting.numbers, len(sitting.asking())) == ([2, 2, 2], 3)


def test_a_private_right_above_a_window_does_neither() -> None:
    sitting = sitting_with(lambda: Doing(allowed=LISTED))
    sitting.table.state.rights.append("jump")
    sitting.play("0", ["pass"])

    sitting.play("1", ["jump"])

    assert (sitting.numbers, len(sitting.asking())) == ([1, 1, 1], 2)


def test_rights_are_listed_apart_from_what_the_table_waits_for() -> None:
    sitting = sitting_with(lambda: Choose(0, "a", allowed=LISTED))
    sitting.table.state.rights.append("jump")

    assert ([ask.options for ask in sitting.asking()], sitting.rights(0)) == ([["a"]], ["jump"])


# -- K9: notation ------------------------------------------------------------------------------------


def test_where_a_question_and_a_right_share_a_notation_the_question_s_meaning_wins() -> None:
    table = with_rights(table_with(Choose(0, "jump", allowed=LISTED)), "jump")

    say(table, 0, "jump")

    assert table.state.log == ["0 jump"]


def test_for_another_seat_the_same_words_are_the_right() -> None:
    table = with_rights(table_with(Choose(0, "jump", allowed=LISTED)), "jump")

    say(table, 1, "jump")

    assert table.state.log == ["1 does jump"]


def test_a_notation_listed_twice_is_shown_once() -> None:
    sitting = sitting_with(lambda: Choose(0, "a", allowed=LISTED))
    sitting.table.state.rights += ["jump", "jump"]

    assert sitting.rights(0) == ["jump"]


def test_a_sentence_is_understood_without_being_listed() -> None:
    table = table_with(Choose(0, "a", allowed=SENTENCES))

    assert (may(table, 1), read(table, 1, "sing loud").text) == ([], "loud sing")


def test_a_sentence_is_recorded_in_its_one_spelling() -> None:
    sitting = sitting_with(lambda: Choose(0, "a", allowed=SENTENCES))

    sitting.play("1", ["sing so loud"])

    assert sitting.lines[-1].text == "loud sing so"


def test_a_sentence_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(NotAsked):
        read(table_with(Choose(0, "a")), 1, "sing loud")


def test_a_right_given_as_an_object_is_used_as_one() -> None:
    table = with_rights(table_with(Choose(0, "a", allowed=LISTED)), "jump")

    assert isinstance(read(table, 0, "jump"), Do)
