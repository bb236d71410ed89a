"""Whole games at random: no card is lost, and nobody learns from a move what its rule hides."""

from __future__ import annotations

import pytest

from conformance.driver import Driver
from conformance.subjects import Case
from conformance.worlds import Worlds, can_part
from holdfast.games.lifeboat.rulebook import GAME as LIFEBOAT
from holdfast.kernel.game import checked_options

SEATS = [4, 6]


def random_play(seats: int, seed: str) -> Driver:
    return Driver(Case("lifeboat", seats, checked_options(LIFEBOAT, {})), f"folder {seed}")


@pytest.mark.parametrize("seats", SEATS)
def test_the_invariants_hold_at_every_moment(seats: int) -> None:
    for seed in range(4):
        driver = random_play(seats, str(seed))
        watch = driver.claims.watch()
        heard = 0
        for _ in driver.moments():
            watch.see(driver.table)
            watch.follow(driver.table, [event for _, event in driver.sitting.heard[heard:]])
            heard = len(driver.sitting.heard)
        watch.see(driver.table)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_no_seat_can_tell_worlds_apart(seats: int) -> None:
    for seed in range(2):
        driver = random_play(seats, f"worlds {seed}")
        for _ in driver.moments(8):
            if can_part(driver.table):
                for seat in [None, *range(seats)]:
                    Worlds(driver.case, driver.sitting, seat, driver.dice).walk(6)
