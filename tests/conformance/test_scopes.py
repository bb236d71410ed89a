"""Leaving a scope from any depth drops exactly what stands above it. K11."""

from __future__ import annotations

import pytest

from conformance.driver import Driver
from conformance.subjects import CASES, Case
from holdfast.kernel.play import waiting
from holdfast.kernel.table import Lanes, settle

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


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
