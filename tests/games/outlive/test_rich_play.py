"""Good play reaches what random play never does: full rooms, repaired gear, draws. All laws hold there as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from conformance.driver import Driver, one_of
from conformance.reflection import changeable
from conformance.subjects import QUICK, Case
from conformance.worlds import Worlds, can_part
from holdfast.games.outlive.instinct.weighing import INSTINCT
from holdfast.kernel.canonical import canonical
from holdfast.kernel.game import checked_options
from holdfast.kernel.imagine import redealt
from holdfast.kernel.play import options, rights, waiting
from holdfast.kernel.sitting import replayed

MODES = [{}, {"night": "in_turn", "placement": "in_turn"}]
CASES = [(seats, mode) for seats in (2, 3, 4) for mode in range(len(MODES))][:: 3 if QUICK else 1]
COMMON_WORDS = {"move", "gather", "hunt", "search", "take", "pay", "recruit", "build", "house", "repair", "resolve"}


def rich_play(seats: int, mode: int, seed: str) -> Driver:
    case = Case("outlive", seats, checked_options(Case("outlive", seats, {}).game, dict(MODES[mode])))
    return Driver(case, f"rich {seed}")


def moments(driver: Driver, every: int) -> Iterator[int]:
    """Mostly by instinct; sometimes anything, or a right."""
    dice = driver.dice
    said = 0
    while driver.table.result is None:
        if dice.below(every) == 0:
            yield said
        seat, _ = one_of(waiting(driver.table), dice)
        offered = options(driver.table, seat)
        chosen = INSTINCT.choose(driver.table, seat)
        assert chosen is not None
        word = one_of(offered, dice).text if dice.below(4) == 0 else chosen.text
        able = [(other, right) for other in range(driver.table.seats) for right in rights(driver.table, other)]
        if able and dice.below(6) == 0:
            seat, right = one_of(able, dice)
            word = right.text
        driver.say(str(seat), word)
        said += 1
        assert said < driver.claims.most_lines


@pytest.mark.parametrize(("seats", "mode"), CASES)
def test_the_invariants_hold_and_everything_is_met(seats: int, mode: int) -> None:
    words: Counter[str] = Counter()
    for seed in range(1 if QUICK else 3):
        driver = rich_play(seats, mode, str(seed))
        watch = driver.claims.watch()
        heard = 0
        for _ in moments(driver, 1):
            watch.see(driver.table)
            watch.follow(driver.table, [event for _, event in driver.sitting.heard[heard:]])
            heard = len(driver.sitting.heard)
        watch.see(driver.table)
        words.update(line.text.split()[0] for line in driver.sitting.lines)

    assert set(words) >= COMMON_WORDS


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), CASES)
def test_no_seat_can_tell_worlds_apart(seats: int, mode: int) -> None:
    driver = rich_play(seats, mode, "worlds")
    for _ in moments(driver, 12):
        if can_part(driver.table):
            for seat in [None, *range(seats)]:
                Worlds(driver.case, driver.sitting, seat, driver.dice).walk(8)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), CASES)
def test_imagining_takes_nothing_that_is_hidden(seats: int, mode: int) -> None:
    driver = rich_play(seats, mode, "dreams")
    for _ in moments(driver, 6):
        if not can_part(driver.table):
            continue
        for seat in [None, *range(seats)]:
            other = driver.sitting.clone()
            other.table = redealt(driver.table, seat, driver.dice)
            dreams = [world.imagine(seat, "once").table for world in (driver.sitting, other)]
            assert canonical(dreams[0]) == canonical(dreams[1])


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), CASES[:2])
def test_clones_share_nothing_and_records_replay(seats: int, mode: int) -> None:
    driver = rich_play(seats, mode, "clones")
    for _ in moments(driver, 10):
        clone = driver.table.clone()
        assert canonical(clone) == canonical(driver.table)
        ours, its = (changeable(table, driver.claims) for table in (driver.table, clone))
        assert not [path for thing, path in ours.items() if thing in its]
    again = replayed(driver.case.game, driver.sitting.record(), False)

    assert canonical(again.table) == canonical(driver.table)
