"""K5  Windows: acts as they arrive, passes that count since the last public act, one deadline to end it."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.kernel.errors import Stale
from holdfast.kernel.play import public_face, rights, time_out, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table
from kernel.scratch import Doing, Note, Pad, offered, say, sitting_with, table_with


class Nesting(Doing):
    """An act that opens another window above this one."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        super().take(table, seat, choice)
        table.then(Doing("inner"))


class Haunted(Doing):
    """The dead may act too."""

    even_out = True


def asked(table: Table[Any]) -> list[Seat]:
    return sorted(seat for seat, _ in waiting(table))


def test_a_window_closes_when_all_have_passed() -> None:
    table = table_with(Doing("x"), Note("after"))

    for seat in (2, 0, 1):
        say(table, seat, "pass")

    assert table.state.log == ["closed", "after"]


def test_everyone_is_asked_also_who_can_do_nothing() -> None:
    table = table_with(Doing())

    assert (asked(table), offered(table, 1)) == ([0, 1, 2], ["pass"])


def test_who_has_passed_is_not_asked_again() -> None:
    table = table_with(Doing("x"))

    say(table, 1, "pass")

    assert asked(table) == [0, 2]


def test_a_public_act_clears_all_passes() -> None:
    table = table_with(Doing("Shout"))

    say(table, 0, "pass")
    say(table, 1, "Shout")

    assert asked(table) == [0, 1, 2]


def test_a_private_act_clears_none() -> None:
    table = table_with(Doing("whisper"))

    say(table, 0, "pass")
    say(table, 1, "whisper")

    assert asked(table) == [1, 2]


def test_who_is_party_to_a_private_word_is_asked_again_and_nobody_else() -> None:
    sitting = sitting_with(lambda: Doing(allowed=4), seats=4)
    for seat in "123":
        sitting.play(seat, ["pass"])

    sitting.play("0", ["whisper 2"])

    assert asked(sitting.table) == [0, 2]
    assert sitting.numbers == [2, 1, 2, 1]


def test_a_pass_meant_for_before_the_whisper_is_stale() -> None:
    sitting = sitting_with(lambda: Doing(allowed=4))
    number = sitting.numbers[2]
    sitting.play("0", ["whisper 2"])

    with pytest.raises(Stale):
        sitting.play("2", ["pass"], number)


def test_who_has_passed_may_still_act_unasked() -> None:
    table = table_with(Doing("Shout"))
    say(table, 0, "pass")
    assert (asked(table), [right.text for right in rights(table, 0)]) == ([1, 2], ["Shout"])

    say(table, 0, "Shout")

    assert (table.state.log, asked(table)) == (["0 Shout"], [0, 1, 2])


def test_who_is_out_or_not_of_the_window_has_no_act_left() -> None:
    table = table_with(Doing("Shout"))
    say(table, 0, "pass")
    table.state.out.append(0)

    assert rights(table, 0) == []


def test_nobody_sees_who_is_asked_or_has_passed() -> None:
    table = table_with(Doing("x"))
    say(table, 1, "pass")
    face = public_face(table)

    assert face is not None
    assert (face.ask, face.asked, face.answered) == ("Doing", None, None)


def test_a_window_above_a_window_keeps_the_lower_one_s_passes() -> None:
    table = table_with(Nesting("whisper"), Note("after"))
    say(table, 0, "pass")
    say(table, 1, "whisper")

    for seat in range(3):
        say(table, seat, "pass")

    assert asked(table) == [1, 2]


# -- numbers -----------------------------------------------------------------------------------------


def numbers_after(sitting: Sitting, *lines: tuple[str, str]) -> list[int]:
    for author, word in lines:
        sitting.play(author, [word])
    return sitting.numbers


def test_a_public_act_gives_the_window_a_new_number() -> None:
    assert numbers_after(sitting_with(lambda: Doing("Shout")), ("0", "Shout")) == [2, 2, 2]


def test_a_private_act_and_a_pass_leave_the_numbers_alone() -> None:
    sitting = sitting_with(lambda: Doing("whisper"))

    assert numbers_after(sitting, ("0", "whisper"), ("1", "pass")) == [1, 1, 1]


# -- the deadline ------------------------------------------------------------------------------------


def test_one_deadline_closes_a_window() -> None:
    table = table_with(Doing("x"), Note("after"))

    time_out(table)

    assert table.state.log == ["closed", "after"]


def test_at_the_deadline_a_default_act_is_played_once_and_reopens_nothing() -> None:
    table = table_with(Doing("Drink", default_act="Drink"), Note("after"))

    time_out(table)

    assert table.state.log == ["0 Drink", "1 Drink", "2 Drink", "closed", "after"]


def test_at_the_deadline_who_has_passed_does_nothing_though_the_pass_was_cleared() -> None:
    table = table_with(Doing("Drink", default_act="Drink"))
    say(table, 0, "pass")
    say(table, 1, "Drink")

    time_out(table)

    assert table.state.log == ["1 Drink", "2 Drink", "closed"]


def test_at_the_deadline_the_dead_play_their_defaults_where_they_are_asked() -> None:
    table = table_with(Note("start"), Haunted("Drink", default_act="Drink"))
    table.state.out.append(1)

    time_out(table)

    assert table.state.log[1:] == ["0 Drink", "1 Drink", "2 Drink", "closed"]


def test_after_the_deadline_the_window_below_is_open_again() -> None:
    below = Nesting("whisper")
    table = table_with(below)
    say(table, 1, "whisper")

    time_out(table)

    assert top(table) is below
