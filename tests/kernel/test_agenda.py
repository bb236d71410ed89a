"""The laws of the agenda (DESIGN.md 3) and who is asked (K1)."""

from __future__ import annotations

import pytest

from holdfast.kernel.errors import RulesError
from holdfast.kernel.play import options, waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table
from kernel.scratch import Choose, Doing, Finish, Note, Pad, Run, Split, offered, over, say, table_with


class Again(Step[Pad]):
    """Puts itself back so many times; -1: for ever."""

    def __init__(self, times: int) -> None:
        self.times = times

    def run(self, table: Table[Pad]) -> None:
        table.state.log.append("again")
        if self.times:
            table.then(Again(self.times - 1))


class Forced(Choose):
    """A lone option that leads to the same question."""

    def take(self, table: Table[Pad], seat: Seat, choice: object) -> None:
        table.then(Forced(seat, "only", is_automatic=True))


class LeadersChoice(Choose):
    """The question follows the leader."""

    def who(self, table: Table[Pad]) -> Seat:
        return table.state.leader


class LastWill(Choose):
    """Also who is out is asked."""

    even_out = True


class Ending(Choose):
    """Any answer ends the game."""

    def take(self, table: Table[Pad], seat: Seat, choice: object) -> None:
        over(table)


def test_steps_happen_in_reading_order() -> None:
    table = table_with(Note("one"), Note("two"), Note("three"))

    assert table.state.log == ["one", "two", "three"]


def test_what_a_step_puts_on_happens_before_what_was_next() -> None:
    table = table_with(Run(lambda table: table.then(Note("two"), Note("three"))), Note("four"))

    assert table.state.log == ["two", "three", "four"]


def test_a_step_is_off_the_agenda_when_it_runs_and_may_put_itself_back() -> None:
    assert table_with(Again(2)).state.log == ["again"] * 3


def test_a_table_waits_in_a_question_until_it_is_answered() -> None:
    table = table_with(Choose(1, "a", "b"), Note("after"))

    say(table, 1, "b")

    assert table.state.log == ["1 b", "after"]


def test_options_are_computed_anew_each_time() -> None:
    table = table_with(Doing("x"))
    before = offered(table, 0)

    table.state.log.append("0 x")

    assert (before, offered(table, 0)) == (["x", "pass"], ["pass"])


def test_a_question_lapses_when_its_seat_is_out() -> None:
    table = table_with(Run(lambda table: table.state.out.append(1)), Choose(1, "a"), Note("after"))

    assert table.state.log == ["1 lapsed", "after"]


def test_a_question_open_when_its_seat_falls_out_lapses_too() -> None:
    table = table_with(Choose(1, "a"), Note("after"))
    table.state.out.append(1)

    settle(table)

    assert table.state.log == ["1 lapsed", "after"]


def test_a_window_that_nobody_may_answer_closes_at_once() -> None:
    table = table_with(Run(lambda table: table.state.out.extend([0, 1, 2])), Doing("x"), Note("after"))

    assert table.state.log == ["closed", "after"]


def test_who_is_out_is_asked_where_the_question_says_so() -> None:
    table = table_with(Run(lambda table: table.state.out.append(1)), LastWill(1, "a", "b"))

    assert [seat for seat, _ in waiting(table)] == [1]


def test_a_question_follows_the_leader() -> None:
    table = table_with(LeadersChoice(0, "a"))

    table.state.leader = 2

    assert [seat for seat, _ in waiting(table)] == [2]


def test_a_lone_option_is_played_at_once_where_all_can_see_that_it_is_alone() -> None:
    assert table_with(Choose(0, "only", is_automatic=True)).state.log == ["0 only"]


def test_a_lone_option_is_asked_where_its_being_alone_would_tell_something() -> None:
    table = table_with(Choose(0, "only"))

    assert offered(table, 0) == ["only"]


def test_two_options_are_asked_also_where_one_would_be_played() -> None:
    assert len(waiting(table_with(Choose(0, "a", "b", is_automatic=True)))) == 1


def test_the_game_may_end_in_an_answer_that_nobody_was_asked_for() -> None:
    table = table_with(Ending(0, "only", is_automatic=True), Note("never"))

    assert (table.result is not None, table.state.log) == (True, [])


def test_nothing_happens_after_the_end() -> None:
    table = table_with(Finish(), Note("never"))

    assert (table.agenda, table.state.log, waiting(table)) == ([], [], [])


def test_the_game_may_end_inside_a_lane() -> None:
    table = table_with(Split(lambda seat: [Ending(seat, "end", "on")], sealed=False), Note("never"))

    say(table, 1, "end")

    assert (table.result is not None, table.agenda) == (True, [])


def test_the_game_may_end_while_lanes_are_being_opened() -> None:
    table = table_with(Split(lambda _: [Finish()], sealed=False), Note("never"))

    assert (table.result is not None, table.agenda) == (True, [])


@pytest.mark.parametrize(
    "runaway",
    [
        Again(-1),
        Forced(0, "only", is_automatic=True),
        Split(lambda _: [Again(-1)]),
        Split(lambda seat: [Forced(seat, "only", is_automatic=True)]),
    ],
    ids=["steps", "forced choices", "steps in a lane", "forced choices in a lane"],
)
def test_rules_that_chase_each_other_are_stopped_and_named(runaway: Step[Pad]) -> None:
    with pytest.raises(RulesError, match=r"10000 steps ran without a question; the last was (Again|Forced)"):
        table_with(runaway)


def test_a_question_without_options_is_our_mistake_and_named() -> None:
    table = table_with(Choose(0))

    with pytest.raises(RulesError, match="Choose asks seat 0 and offers nothing"):
        options(table, 0)


# -- K11: scopes -------------------------------------------------------------------------------------


class Scope(Note):
    """A part of the agenda that can be left."""


class Deeper(Step[Pad]):
    """Goes so many steps deeper, each with something still to do above the scope; the deepest leaves."""

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def run(self, table: Table[Pad]) -> None:
        if self.depth:
            table.then(Deeper(self.depth - 1), Note("never"))
        else:
            table.leave(Scope)


@pytest.mark.parametrize("depth", range(4))
def test_leaving_a_scope_from_any_depth_runs_it_next(depth: int) -> None:
    table = table_with(Deeper(depth), Note("never"), Scope("end"), Note("after"))

    assert table.state.log == ["end", "after"]


def test_only_the_nearest_scope_is_left() -> None:
    leave = Run(lambda table: table.leave(Scope))
    table = table_with(leave, Note("never"), Scope("inner"), Note("between"), Scope("outer"))

    assert table.state.log == ["inner", "between", "outer"]


def test_leaving_drops_open_questions_above_the_scope() -> None:
    table = table_with(Choose(0, "a"), Scope("end"))

    table.leave(Scope)
    settle(table)

    assert table.state.log == ["end"]


def test_leaving_a_scope_that_is_not_there_is_our_mistake() -> None:
    with pytest.raises(RulesError, match="there is no Scope on the agenda to leave"):
        table_with(Run(lambda table: table.leave(Scope)))


def test_a_lane_leaves_only_scopes_of_its_own() -> None:
    fork = Split(lambda _: [Run(lambda table: table.leave(Scope)), Note("never"), Scope("in lane")], seats=1)
    table = table_with(fork, Scope("outside"))

    assert table.state.log == ["in lane", "0 sealed ", "outside"]
