"""The game's own invariants hold at every moment of random play, and it ends. LIF-V1 to LIF-V21 and the like."""

from __future__ import annotations

import pytest

from conformance.driver import Driver, play_idly
from conformance.subjects import CASES, Case, seeds

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


@pytest.mark.parametrize("seed", seeds(6))
def test_the_game_s_invariants_hold_at_every_moment(case: Case, seed: int) -> None:
    watch = case.claims.watch()
    driver = Driver(case, f"invariants {seed}")
    heard = 0
    for _ in driver.moments():
        watch.see(driver.table)
        watch.follow(driver.table, [event for _, event in driver.sitting.heard[heard:]])
        heard = len(driver.sitting.heard)
    watch.see(driver.table)
    watch.follow(driver.table, [event for _, event in driver.sitting.heard[heard:]])


def test_it_ends_also_when_nobody_ever_answers(case: Case) -> None:
    play_idly(case.sitting("idle"), case.claims.idle_lines)
