"""K12  Taking back: what raises the floor, what a lane may do, and who hears of it."""

from __future__ import annotations

import pytest

from holdfast.kernel.canonical import canonical
from holdfast.kernel.errors import Refusal
from holdfast.kernel.sitting import Sitting, sit
from holdfast.kernel.step import Choice, Right, Seat
from holdfast.kernel.table import Table
from kernel.scratch import Choose, Doing, Pad, Said, Scratch, Seal, Split, Vote, header, sitting_with


class Lucky(Choose):
    """Spends dice."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.dice.below(6)


class Peeking(Choose):
    """A hidden card becomes known to somebody."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.state.known.look([0], 1 << seat)


class Confessing(Choose):
    """Something that is no card becomes known."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.reveal()


class Announcing(Choose):
    """All hear of it."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.tell(Said(choice.text))


class Whispering(Choose):
    """Seat 1 alone hears of it."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.tell(Said(choice.text), 1 << 1)


def may_undo(sitting: Sitting, seat: Seat) -> bool:
    return "undo" in sitting.rights(seat)


def two(first: type[Choose] = Choose) -> Sitting:
    """Seat 0 answers twice."""
    return sitting_with(lambda: first(0, "a", "b"), lambda: Choose(0, "c", "d"))


def test_a_word_taken_back_was_never_said() -> None:
    sitting = two()
    before = canonical(sitting.table)
    sitting.play("0", ["a"])

    sitting.play("0", ["undo"])

    assert canonical(sitting.table) == before


def test_undo_is_a_line_and_nothing_is_removed() -> None:
    sitting = two()

    sitting.play("0", ["a"])
    sitting.play("0", ["undo"])
    sitting.play("0", ["b"])

    assert [line.said() for line in sitting.lines] == ["0 a", "0 undo", "0 b"]


def test_words_are_taken_back_one_by_one_the_last_first() -> None:
    sitting = sitting_with(*[lambda: Choose(0, "a", "b")] * 3)
    sitting.play("0", ["a", "b", "undo", "undo", "b"])

    assert sitting.table.state.log == ["0 b"]


def test_nothing_can_be_taken_back_before_the_first_word() -> None:
    with pytest.raises(Refusal) as refused:
        two().play("0", ["undo"])

    assert refused.value.code == "nothing-to-undo"


@pytest.mark.parametrize("author", ["clock", "host"])
def test_the_clock_and_the_host_take_nothing_back(author: str) -> None:
    sitting = two()
    sitting.play("clock", ["time"])

    with pytest.raises(Refusal) as refused:
        sitting.play(author, ["undo"])

    assert refused.value.code == "nothing-to-undo"


# -- floors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", [Lucky, Peeking, Confessing])
def test_no_word_up_to_a_throw_or_a_discovery_can_be_taken_back(deed: type[Choose]) -> None:
    sitting = two(deed)

    sitting.play("0", ["a"])

    assert not may_undo(sitting, 0)


def test_what_all_have_heard_can_still_be_taken_back() -> None:
    sitting = two(Announcing)

    sitting.play("0", ["a"])

    assert may_undo(sitting, 0)


def test_a_word_cannot_be_taken_back_once_another_seat_went_on_from_it() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Choose(1, "b"), lambda: Choose(0, "c"))
    sitting.play("0", ["a"])

    sitting.play("1", ["b"])

    assert (may_undo(sitting, 0), may_undo(sitting, 1)) == (False, True)


@pytest.mark.parametrize(("author", "words"), [("clock", "time"), ("host", "away 1")])
def test_the_clock_and_the_host_raise_every_floor(author: str, words: str) -> None:
    sitting = two()
    sitting.play("0", ["a"])

    sitting.play(author, [words])

    assert not may_undo(sitting, 0)


class Striking(Choose):
    """Puts a question to seat 1, above all that is still to happen."""

    def take(self, table: Table[Pad], seat: Seat, choice: Choice) -> None:
        table.then(Choose(1, "duck", "bear"))


def test_a_word_that_puts_a_question_to_another_cannot_be_taken_back() -> None:
    sitting = sitting_with(lambda: Striking(0, "strike"), lambda: Choose(0, "rest"))

    sitting.play("0", ["strike"])

    assert (sitting.asking()[0].seat, may_undo(sitting, 0)) == (1, False)


def test_a_word_after_which_the_next_is_asked_can_be_taken_back() -> None:
    sitting = sitting_with(lambda: Choose(0, "end"), lambda: Choose(1, "begin"))

    sitting.play("0", ["end"])

    assert (sitting.asking()[0].seat, may_undo(sitting, 0)) == (1, True)


class Peek(Right):
    """Look at a card; all hear that it was done."""

    def exercise(self, table: Table[Pad], seat: Seat) -> None:
        table.state.known.look([0], 1 << seat)
        table.tell(Said("peek"))


class Show(Right):
    """Let seat 2 look at a card."""

    def exercise(self, table: Table[Pad], seat: Seat) -> None:
        table.state.known.look([0], 1 << 2)
        table.tell(Said("show"))


class Sly(Scratch):
    """Anybody may peek, and show."""

    def standing(self, table: Table[Pad], seat: Seat, allowed: int) -> list[Choice]:
        return [Peek("peek"), Show("show")]


@pytest.mark.parametrize(("word", "fixed"), [("peek", [False, True]), ("show", [True, True])])
def test_a_private_look_fixes_only_who_looked(word: str, fixed: list[bool]) -> None:
    sitting = sit(Sly(lambda: Choose(0, "a", allowed=1), lambda: Choose(0, "b", allowed=1)), header())
    sitting.play("0", ["a"])

    sitting.play("1", [word])

    assert [not may_undo(sitting, 0), not may_undo(sitting, 1)] == fixed


def test_what_lapses_unheard_raises_the_floor_of_those_who_heard_of_it() -> None:
    sitting = sitting_with(lambda: Doing("shove"), lambda: Choose(0, "b"))
    sitting.start.state.pot = sitting.table.state.pot = 1
    for seat in "01":
        sitting.play(seat, ["shove"])

    sitting.play("clock", ["boil over"])

    assert (sitting.table.state.log[-1], may_undo(sitting, 0), may_undo(sitting, 1)) == ("boiled over", False, True)


def test_what_led_to_a_window_stays_and_passes_in_it_raise_no_floor() -> None:
    """Else a floor would tell of another's pass."""
    sitting = sitting_with(lambda: Choose(0, "a"), Doing, lambda: Choose(0, "b"))
    sitting.play("0", ["a"])
    assert not may_undo(sitting, 0)

    sitting.play("0", ["pass"])
    sitting.play("1", ["pass"])

    assert (may_undo(sitting, 0), may_undo(sitting, 1)) == (True, True)


def test_an_unheard_word_lapses_if_the_word_taken_back_had_allowed_it() -> None:
    sitting = sitting_with(lambda: Choose(0, "a", "b"), lambda: Choose(0, "c", allowed=1))
    sitting.table.state.rights = ["hum"]
    sitting.start.state.rights = ["hum"]
    sitting.play("0", ["a"])
    sitting.play("1", ["hum"])

    sitting.play("0", ["undo"])

    assert (sitting.table.state.log, [word.text for word in sitting.words]) == ([], [])
    assert (may_undo(sitting, 0), may_undo(sitting, 1)) == (False, False)


def test_an_unheard_word_that_is_still_allowed_stays() -> None:
    sitting = sitting_with(lambda: Choose(0, "a", "b", allowed=1), lambda: Choose(0, "c", allowed=1))
    sitting.table.state.rights = ["hum"]
    sitting.start.state.rights = ["hum"]
    sitting.play("0", ["a"])
    sitting.play("1", ["hum"])

    sitting.play("0", ["undo"])

    assert sitting.table.state.log == ["1 does hum"]


def test_only_words_above_the_floor_are_taken_back() -> None:
    sitting = sitting_with(lambda: Lucky(0, "a"), *[lambda: Choose(0, "b")] * 2)
    sitting.play("0", ["a", "b"])

    sitting.play("0", ["undo"])

    assert (sitting.table.state.log, may_undo(sitting, 0)) == ([], False)


# -- lanes -------------------------------------------------------------------------------------------


def test_a_sealed_answer_can_be_changed_until_the_last_is_in() -> None:
    sitting = sitting_with(lambda: Vote("a", "b"))
    sitting.play("0", ["a"])
    sitting.play("1", ["a"])

    sitting.play("0", ["undo", "b"])
    sitting.play("2", ["a"])

    assert sitting.table.state.log == ["0 b", "1 a", "2 a"]


def test_after_the_join_no_sealed_answer_can_be_changed() -> None:
    sitting = sitting_with(lambda: Vote("a", "b"), lambda: Choose(0, "c"))

    for seat in "012":
        sitting.play(seat, ["a"])

    assert not any(may_undo(sitting, seat) for seat in range(3))


def test_a_sealed_lane_may_take_back_also_what_it_rolled() -> None:
    sitting = sitting_with(lambda: Split(lambda seat: [Lucky(seat, "roll"), Seal(seat, "a")]))

    sitting.play("0", ["roll"])

    assert may_undo(sitting, 0)


def test_an_open_lane_may_not_take_back_what_it_rolled() -> None:
    sitting = sitting_with(lambda: Split(lambda seat: [Lucky(seat, "roll"), Choose(seat, "a")], sealed=False))

    sitting.play("0", ["roll"])

    assert not may_undo(sitting, 0)


def test_an_open_lane_takes_back_its_own_word_whatever_other_lanes_did_since() -> None:
    sitting = sitting_with(lambda: Split(lambda seat: [Choose(seat, "a", "b"), Choose(seat, "c")], sealed=False))
    sitting.play("0", ["a"])
    sitting.play("1", ["b"])

    sitting.play("0", ["undo"])

    assert sitting.table.state.log == ["1 b"]


def test_what_led_to_a_fork_cannot_be_taken_back_once_another_lane_went_on() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Vote("b", "c"))
    sitting.play("0", ["a"])

    sitting.play("1", ["b"])

    assert not may_undo(sitting, 0)


# -- who hears of it ---------------------------------------------------------------------------------


def heard(sitting: Sitting, seat: Seat | None) -> list[str]:
    return [event["event"] for event in sitting.events(seat)]


def test_who_heard_the_word_hears_that_it_was_taken_back() -> None:
    sitting = two(Whispering)

    sitting.play("0", ["a", "undo"])

    assert [heard(sitting, seat) for seat in (0, 1, 2, None)] == [["TakenBack"], ["Said", "TakenBack"], [], []]


def test_what_was_told_stays_told() -> None:
    sitting = two(Announcing)

    sitting.play("0", ["a", "undo", "b"])

    assert heard(sitting, 2) == ["Said", "TakenBack", "Said"]


def test_nobody_notices_that_a_sealed_answer_was_changed() -> None:
    sitting = sitting_with(lambda: Vote("a", "b"))
    sitting.play("0", ["a"])
    numbers = sitting.numbers[:]

    sitting.play("0", ["undo", "b"])

    assert (heard(sitting, 1), sitting.numbers[1:]) == ([], numbers[1:])


def test_nobody_notices_that_a_pass_was_taken_back() -> None:
    sitting = sitting_with(lambda: Doing("Shout"))
    sitting.play("0", ["pass"])

    sitting.play("0", ["undo"])

    assert ([heard(sitting, seat) for seat in (1, 2, None)], sitting.numbers[1:]) == ([[], [], []], [1, 1])


def test_the_question_asked_again_has_a_new_number_for_who_took_back() -> None:
    sitting = two()

    sitting.play("0", ["a", "undo"])

    assert sitting.asking()[0].id == 3
