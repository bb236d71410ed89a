"""Nobody can stall a table for ever. K3, K5; laws 7 and 8."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.driver import Driver, be_late
from conformance.subjects import FEW, Case, every
from holdfast.kernel.canonical import canonical
from holdfast.kernel.play import rights, submit, time_out, top, waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.step import PASS, Seat, Window
from holdfast.kernel.table import Table

pytestmark = pytest.mark.parametrize("case", FEW, ids=repr)


def test_it_ends_by_deadlines_also_when_anybody_dies_at_any_moment(case: Case) -> None:
    driver = Driver(case, "killing")
    for _ in driver.moments(every(25)):
        sitting = driver.sitting.clone()
        lines = 0
        while sitting.table.result is None:
            seat = driver.dice.below(case.seats)
            if driver.dice.below(6) == 0 and case.claims.may_kill(sitting.table, seat):
                case.claims.kill(sitting.table, seat)
                settle(sitting.table)
                assert_goes_on_without(sitting.table, seat)
            else:
                be_late(sitting)
            lines += 1
            assert lines < case.claims.idle_lines, "it does not end"


def assert_goes_on_without(table: Table[Any], seat: Seat) -> None:
    """Somebody is asked, but not the seat that is out, unless the question is one for the dead."""
    asked = waiting(table)
    assert (table.result is None) == bool(asked)
    assert all(other != seat or ask.even_out for other, ask in asked)
    assert not rights(table, seat)


def test_a_window_is_closed_by_one_deadline_and_who_has_passed_does_nothing_more(case: Case) -> None:
    driver = Driver(case, "windows")
    for _ in driver.moments(2):
        window = top(driver.table)
        if isinstance(window, Window):
            by_time = driver.table.clone()
            time_out(by_time)
            assert top(by_time) is not window
            assert canonical(by_time) == canonical(by_hand(driver.table, window))


def by_hand(table: Table[Any], window: Window[Any, Any]) -> Table[Any]:
    """The same in words: who has never passed plays its default until that is to pass; then all pass."""
    then = table.clone()
    ever = then.passes_in(window).ever
    for seat in range(table.seats):
        while is_waited_for(then, window, seat) and not ever >> seat & 1 and window.default(then, seat) is not PASS:
            submit(then, seat, window.default(then, seat))
    while top(then) is window:
        submit(then, waiting(then)[0][0], PASS)
    return then


def is_waited_for(table: Table[Any], window: Window[Any, Any], seat: Seat) -> bool:
    return top(table) is window and (seat, window) in waiting(table)
