"""The record is the truth: replaying it gives the same table, at the end and at any moment. DESIGN.md 4, K3."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from conformance.driver import Driver
from conformance.observation import encoded, observed
from conformance.subjects import FEW, TOYS, Case, seeds
from holdfast.kernel.canonical import canonical
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import Sitting, replayed

pytestmark = pytest.mark.parametrize("case", FEW, ids=repr)


def whole(sitting: Sitting) -> list[Any]:
    """The table, and all that everybody has seen and heard of it."""
    seen = [encoded(observed(sitting, seat)) for seat in [None, *range(sitting.table.seats)]]
    return [canonical(sitting.table), seen, sitting.numbers, sitting.floors]


def again(sitting: Sitting, *, check: bool = True, digests: bool = True) -> Sitting:
    """What the text of its record gives."""
    text = sitting.record().text()
    if not digests:
        text = "\n".join(line.partition(" #")[0] for line in text.splitlines())
    return replayed(sitting.game, parse(text), check)


@pytest.mark.parametrize("seed", seeds(2))
def test_a_record_replays_to_the_same_table_at_the_end_and_at_three_moments(case: Case, seed: int) -> None:
    driver = Driver(case, f"record {seed}", undo=True)
    moments = 0
    lines = 0
    while driver.table.result is None:
        if moments < 3 and driver.dice.below(50) == 0:
            moments += 1
            assert whole(again(driver.sitting)) == whole(driver.sitting)
        driver.sitting.say(*driver.line())
        lines += 1
        assert lines < case.claims.most_lines
    assert whole(again(driver.sitting)) == whole(driver.sitting)
    assert whole(again(driver.sitting, check=False)) == whole(driver.sitting)
    assert whole(again(driver.sitting, digests=False)) == whole(driver.sitting)


def test_a_record_is_found_honest(case: Case) -> None:
    driver = Driver(case, "honest", undo=True)
    while driver.table.result is None:
        driver.sitting.say(*driver.line())
    text = driver.sitting.record().text()
    if case.slug not in TOYS:
        assert holdfast.verify(text)["honest"]
    assert replayed(driver.sitting.game, parse(text), True).record().text() == text
