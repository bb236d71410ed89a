"""A clone is equal, shares nothing that can change, and goes its own way. TAG's trap: a hand-written copy forgets."""

from __future__ import annotations

import pytest

from conformance.driver import Driver
from conformance.reflection import changeable, disturb, disturbances
from conformance.subjects import FEW, Case, every
from holdfast.kernel.canonical import canonical
from holdfast.kernel.sitting import Sitting

pytestmark = pytest.mark.parametrize("case", FEW, ids=repr)


def test_a_clone_is_equal_and_shares_nothing_that_can_change(case: Case) -> None:
    driver = Driver(case, "clone")
    for _ in driver.moments(every(4)):
        clone = driver.table.clone()
        assert canonical(clone) == canonical(driver.table)
        ours, its = changeable(driver.table, case.claims), changeable(clone, case.claims)
        shared = [path for thing, path in ours.items() if thing in its]
        assert not shared


def test_whatever_is_changed_in_a_clone_shows_in_it_and_not_in_the_original(case: Case) -> None:
    driver = Driver(case, "disturb")
    for _ in driver.moments(every(30)):
        table = driver.table
        before = canonical(table)
        for path in disturbances(table, case.claims):
            clone = table.clone()
            disturb(clone, path)
            assert canonical(clone) != before, f"a portrait does not show {path}"
        assert canonical(table) == before


def test_earlier_clones_stay_as_they_were(case: Case) -> None:
    driver = Driver(case, "earlier")
    earlier = []
    for _ in driver.moments(every(5)):
        clone = driver.table.clone()
        earlier.append((clone, canonical(clone)))
    assert all(canonical(clone) == then for clone, then in earlier)


def test_a_clone_plays_on_just_like_the_original(case: Case) -> None:
    driver = Driver(case, "twin")
    twins: list[tuple[Sitting, int]] = []
    lines: list[tuple[str, str]] = []
    while driver.table.result is None:
        if len(twins) < 3 and driver.dice.below(20) == 0:
            twins.append((driver.sitting.clone(), len(lines)))
        line = driver.line()
        driver.say(*line)
        lines.append(line)
    for twin, said in twins:
        for author, words in lines[said:]:
            twin.say(author, words, False)
        assert canonical(twin.table) == canonical(driver.table)
        assert (twin.numbers, twin.floors) == (driver.sitting.numbers, driver.sitting.floors)
        assert len(twin.heard) == len(driver.sitting.heard)
