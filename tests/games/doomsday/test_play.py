"""Random play at tables of every size in every mode: the invariants hold, secrets are kept, and it ends.

Plays at large tables are long: the conformance suite plays small ones whole, and here large ones are followed a part of
the way.
"""

from __future__ import annotations

from itertools import islice

import pytest

from conformance.driver import Driver, play_idly
from conformance.subjects import Case
from conformance.worlds import Worlds, can_part
from holdfast.games.doomsday.rulebook import GAME
from holdfast.kernel.canonical import canonical
from holdfast.kernel.game import Value, checked_options
from holdfast.kernel.imagine import redealt
from holdfast.kernel.play import options, waiting

pytestmark = pytest.mark.slow
SIZES = [4, 5, 8, 9, 12, 16]
MOST = 700
"""So many lines of a play are followed."""
WATCHED = 25
"""At so many moments others' eyes are tried."""


def case_of(seats: int, **chosen: Value) -> Case:
    return Case("doomsday", seats, checked_options(GAME, chosen))


CASES = [
    *((seats, {"legion": legion}) for seats in SIZES for legion in (False, True)),
    (6, {"first_game": True, "weapons": "other"}),
    (9, {"classic_large": True, "legion": True, "with_it": False}),
    (10, {"classic_large": True, "printed_fortune_teller": True}),
]


@pytest.mark.rule("DOM-13.1", "DOM-13.4", "DOM-14.10")
@pytest.mark.parametrize(("seats", "chosen"), CASES, ids=str)
def test_the_invariants_hold_at_every_moment(seats: int, chosen: dict[str, Value]) -> None:
    driver = Driver(case_of(seats, **chosen), "invariants", undo=True)
    watch = driver.case.claims.watch()
    heard = 0
    for _ in islice(driver.moments(), MOST):
        watch.see(driver.table)
        watch.follow(driver.table, [event for _, event in driver.sitting.heard[heard:]])
        heard = len(driver.sitting.heard)
        for seat, ask in waiting(driver.table):
            texts = [choice.text for choice in options(driver.table, seat)]
            assert len(texts) == len({*texts}) <= 64
            assert ask.default(driver.table, seat).text in texts


@pytest.mark.rule("DOM-R27")
@pytest.mark.parametrize("seats", [4, 9])
def test_it_ends_though_nobody_ever_answers(seats: int) -> None:
    play_idly(case_of(seats).sitting("idle"), 20000)


@pytest.mark.rule("DOM-R27")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_random_play_ends(seats: int) -> None:
    driver = Driver(case_of(seats), "to the end")
    for _ in driver.moments():
        pass
    assert driver.table.result is not None


@pytest.mark.rule("DOM-04.2", "DOM-R57", "DOM-R63")
@pytest.mark.parametrize(
    ("seats", "legion"), [(4, False), (5, True), (8, True), (9, False), (12, True), (16, False), (16, True)]
)
def test_nobody_can_tell_worlds_apart_that_differ_in_what_they_may_not_know(seats: int, legion: bool) -> None:
    driver = Driver(case_of(seats, legion=legion), "worlds")
    for _ in islice(driver.moments(2), WATCHED):
        for seat in (None, 0, seats - 1):
            dreamt = driver.sitting.imagine(seat, "once")
            driver.case.claims.watch().see(dreamt.table)
            if can_part(driver.table):
                other = driver.sitting.clone()
                other.table = redealt(driver.table, seat, driver.dice)
                assert canonical(other.imagine(seat, "once").table) == canonical(dreamt.table)
                Worlds(driver.case, driver.sitting, seat, driver.dice).walk(6)
            Worlds(driver.case, driver.sitting, seat, driver.dice, same_luck=False).walk(6)
