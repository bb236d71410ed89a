"""What stands on the agenda: plain values (law 1), and scopes that can be left from any depth (K11)."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.driver import Driver
from conformance.subjects import FEW, Case
from holdfast.kernel.canonical import fields
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Ask, Step

pytestmark = pytest.mark.parametrize("case", FEW, ids=repr)


def test_leaving_a_scope_drops_what_stands_above_it_and_nothing_else(case: Case) -> None:
    driver = Driver(case, "leave")
    for _ in driver.moments():
        for scope in case.claims.scopes:
            agenda = driver.table.agenda
            at = [place for place, step in enumerate(agenda) if isinstance(step, scope)]
            if at and not any(isinstance(step, Lanes) for step in agenda):
                left = driver.table.clone()
                left.leave(scope)
                assert left.agenda == agenda[: at[-1] + 1]
                settle(left)
                assert left.result is not None or waiting(left)


def test_steps_hold_ids_and_numbers_only(case: Case) -> None:
    driver = Driver(case, "fields")
    for _ in driver.moments(2):
        for step in driver.table.agenda:
            assert_plain(step, type(step).__name__)


def assert_plain(thing: object, where: str) -> None:
    """Words, numbers, lists of them, and other steps: nothing of the state, which a clone would share."""
    if isinstance(thing, list | tuple):
        for part in thing:
            assert_plain(part, where)
    elif isinstance(thing, Lanes):
        for lane in thing.lanes:
            assert_plain(lane.agenda, f"{where} of seat {lane.seat}")
    elif isinstance(thing, Step):
        for name, part in fields(thing).items():
            assert_plain(part, f"{where}.{name}")
    else:
        assert thing is None or isinstance(thing, int | str), f"{where} holds {type(thing).__name__}"


def test_every_question_is_made_anew(case: Case) -> None:
    """A question's identity is its number's: one that comes back after it was closed would keep the old number."""
    driver = Driver(case, "anew")
    open_now: list[Ask[Any, Any]] = []
    closed: list[Ask[Any, Any]] = []
    for _ in driver.moments():
        asks = [step for step in driver.table.agenda if isinstance(step, Ask)]
        asks += [ask for _, ask in waiting(driver.table)]
        closed += [ask for ask in open_now if not any(ask is one for one in asks)]
        open_now = asks
        again = [type(ask).__name__ for ask in asks if any(ask is one for one in closed)]
        assert not again
