"""K3  Lines of the clock and the host; numbers of questions; what is refused. Several words are all or none (K10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.kernel.canonical import canonical
from holdfast.kernel.errors import NotAsked, NotOffered, Refusal, RulesError
from holdfast.kernel.play import waiting
from holdfast.kernel.record import Header
from holdfast.kernel.sitting import Sitting, sit
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table
from kernel.scratch import Choose, Doing, Finish, Note, Pad, Run, Seal, Split, Vote, sitting_with
from kernel.toy.rounds import LeadersWord
from kernel.toy.rulebook import TOY


class WhileHere(Choose):
    """Asked only while the seat's person is here."""

    def who(self, table: Table[Pad]) -> Seat:
        return self.seat if not table.away >> self.seat & 1 else 1


class Present(Doing):
    """All who are here may act."""

    def seats(self, table: Table[Pad]) -> list[Seat]:
        return [seat for seat in range(table.seats) if not table.away >> seat & 1]


def log_of(sitting: Sitting) -> list[str]:
    log: list[str] = sitting.table.state.log
    return log


# -- the clock ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "log"),
    [
        (lambda: Choose(1, "default", "other"), ["1 default"]),
        (lambda: Doing("x"), ["closed"]),
        (lambda: Vote("default", "other"), ["0 default", "1 default", "2 default"]),
        (
            lambda: Split(lambda seat: [Seal(seat, "a", "b"), Seal(seat, "c", "d")]),
            ["0 sealed a c", "1 sealed a c", "2 sealed a c"],
        ),
    ],
    ids=["decision", "window", "together", "sealed fork of words"],
)
def test_time_answers_for_everybody_still_waited_for(form: Callable[[], Step[Any]], log: list[str]) -> None:
    sitting = sitting_with(form)

    sitting.play("clock", ["time"])

    assert log_of(sitting) == log


def test_time_leaves_what_was_sealed_before() -> None:
    sitting = sitting_with(lambda: Vote("default", "other"))
    sitting.play("1", ["other"])

    sitting.play("clock", ["time"])

    assert log_of(sitting) == ["0 default", "1 other", "2 default"]


def test_time_answers_one_question_and_not_the_next() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Choose(0, "b"))

    sitting.play("clock", ["time"])

    assert log_of(sitting) == ["0 a"]


def test_in_an_open_fork_there_is_no_common_deadline() -> None:
    sitting = sitting_with(lambda: Split(lambda seat: [Choose(seat, "a")], sealed=False))

    with pytest.raises(Refusal) as refused:
        sitting.play("clock", ["time"])

    assert refused.value.code == "no-deadline"


def test_after_the_end_there_is_no_deadline() -> None:
    with pytest.raises(Refusal) as refused:
        sitting_with(Finish).play("clock", ["time"])

    assert refused.value.code == "no-deadline"


def test_the_clock_says_nothing_but_time() -> None:
    with pytest.raises(NotOffered, match=r"The clock does not offer .* It offers: time\."):
        sitting_with(lambda: Choose(0, "a")).play("clock", ["tick"])


# -- the host ----------------------------------------------------------------------------------------


def test_the_host_tells_the_table_who_is_away() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"))

    sitting.play("host", ["away 2", "away 0", "back 2"])

    assert sitting.table.away == 1


@pytest.mark.parametrize("words", ["away", "away 3", "away x", "away -1", "gone 1", "away 1 2", "away ²", ""])
def test_the_host_is_understood_or_refused(words: str) -> None:
    with pytest.raises(NotOffered, match="away SEAT, back SEAT"):
        sitting_with(lambda: Choose(0, "a")).play("host", [words])


def test_a_question_may_pass_to_somebody_who_is_here() -> None:
    sitting = sitting_with(lambda: WhileHere(0, "a"))

    sitting.play("host", ["away 0"])

    assert [seat for seat, _ in waiting(sitting.table)] == [1]


def test_a_question_that_nobody_present_can_answer_does_not_stop_the_table() -> None:
    sitting = sitting_with(lambda: Present("x"), lambda: Choose(0, "after"))
    sitting.play("0", ["pass"])
    sitting.play("1", ["pass"])

    sitting.play("host", ["away 2"])

    assert log_of(sitting) == ["closed"]


def test_the_toy_s_leader_is_followed_by_who_is_here() -> None:
    sitting = sit(TOY, Header("toy", 1, "toy", 3, {"food": 1, "torches_burn": True}, b"seed", []))
    while not isinstance(sitting.table.agenda[-1], LeadersWord):
        seat, ask = waiting(sitting.table)[0]
        sitting.say(str(seat), ask.default(sitting.table, seat).text)
    leader = sitting.asking()[0].seat

    sitting.play("host", [f"away {leader}"])

    assert sitting.asking()[0].seat == (leader + 1) % 3


# -- authors -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("author", ["3", "-1", "nobody", "", "²", "٠", "00", "0 ", "9" * 5000])
def test_an_unknown_author_is_refused(author: str) -> None:
    with pytest.raises(Refusal) as refused:
        sitting_with(lambda: Choose(0, "a")).play(author, ["a"])

    assert refused.value.code == "unknown-author"


def test_a_seat_that_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    with pytest.raises(NotAsked, match=r"Seat 1 is not asked anything now\. The table waits for seat 0\."):
        sitting_with(lambda: Choose(0, "a")).play("1", ["a"])


def test_a_refusal_does_not_tell_whom_a_window_waits_for() -> None:
    sitting = sitting_with(Doing)
    sitting.play("0", ["pass"])

    with pytest.raises(NotAsked, match=r"The table waits for others\."):
        sitting.play("0", ["pass"])


def test_a_refusal_names_the_rule_and_what_is_offered() -> None:
    with pytest.raises(NotOffered) as refused:
        sitting_with(lambda: Choose(0, "a", "b")).play("0", ["c"])

    assert (refused.value.rule, refused.value.arguments["offered"]) == ("SCR-1", "a, b")


def test_after_the_end_nobody_is_asked() -> None:
    with pytest.raises(NotAsked, match="the game is over"):
        sitting_with(Finish).play("0", ["a"])


# -- numbers -----------------------------------------------------------------------------------------


def test_questions_are_numbered_for_each_seat_alone() -> None:
    sitting = sitting_with(
        lambda: Choose(0, "a"), lambda: Choose(0, "b"), lambda: Choose(1, "c"), lambda: Choose(2, "d")
    )

    sitting.play("0", ["a", "b"])
    sitting.play("1", ["c"])

    assert sitting.numbers == [2, 1, 1]


def test_forced_choices_are_neither_numbered_nor_recorded() -> None:
    sitting = sitting_with(lambda: Choose(0, "only", is_automatic=True), lambda: Choose(0, "a"))

    assert (sitting.numbers[0], sitting.lines, log_of(sitting)) == (1, [], ["0 only"])


def test_an_answer_to_a_closed_question_is_stale() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Choose(0, "a"))
    sitting.play("0", ["a"], 1)

    with pytest.raises(Refusal) as refused:
        sitting.play("0", ["a"], 1)

    assert (refused.value.code, refused.value.arguments["now"]) == ("stale", 2)


def test_an_answer_is_not_stale_because_others_have_answered_meanwhile() -> None:
    sitting = sitting_with(lambda: Vote("a", "b"))
    number = sitting.asking()[0].id
    sitting.play("1", ["b"])

    sitting.play("0", ["a"], number)

    assert [ask.seat for ask in sitting.asking()] == [2]


def test_a_pass_meant_for_the_old_situation_is_stale() -> None:
    sitting = sitting_with(lambda: Doing("Shout"))
    number = sitting.asking()[0].id
    sitting.play("1", ["Shout"])

    with pytest.raises(Refusal) as refused:
        sitting.play("0", ["pass"], number)

    assert refused.value.code == "stale"


# -- several words -----------------------------------------------------------------------------------


def test_several_words_are_one_line_each() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Choose(0, "b"))

    sitting.play("0", ["a", "b"])

    assert [line.said() for line in sitting.lines] == ["0 a", "0 b"]


def test_several_words_are_all_or_none() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Choose(0, "b"))
    before = (canonical(sitting.table), sitting.numbers[:], sitting.last_digest)

    with pytest.raises(NotOffered):
        sitting.play("0", ["a", "wrong"])

    assert (canonical(sitting.table), sitting.numbers, sitting.last_digest) == before
    assert (sitting.lines, sitting.words, sitting.heard) == ([], [], [])


def test_words_that_take_something_back_are_all_or_none_too() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Choose(0, "b"))
    sitting.play("0", ["a"])
    before = (canonical(sitting.table), [word.text for word in sitting.words], sitting.floors[:])

    with pytest.raises(NotOffered):
        sitting.play("0", ["b", "undo", "undo", "wrong"])

    assert (canonical(sitting.table), [word.text for word in sitting.words], sitting.floors) == before


def test_a_bug_in_a_rule_changes_nothing() -> None:
    def fail(table: Table[Pad]) -> None:
        table.state.log.append("half done")
        raise RulesError("a bug")

    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Run(fail))

    with pytest.raises(RulesError):
        sitting.play("0", ["a"])

    assert (log_of(sitting), sitting.lines, sitting.asking()[0].id) == ([], [], 1)


def test_no_words_say_nothing() -> None:
    sitting = sitting_with(lambda: Choose(0, "a"), lambda: Note("after"))

    sitting.play("0", [])

    assert sitting.lines == []
