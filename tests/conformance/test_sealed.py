"""Arrival order leaves no trace, and what is sealed stays so. K2, K4, K6, K7."""

from __future__ import annotations

from itertools import islice, permutations
from typing import Any

import pytest

from conformance.driver import Driver, one_of, some_right
from conformance.observation import assert_same, observed
from conformance.subjects import FEW, QUICK, Case, every
from holdfast.kernel.canonical import canonical
from holdfast.kernel.dice import Dice
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import options, public_face, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat, Window

pytestmark = pytest.mark.parametrize("case", FEW, ids=repr)

ORDERS = 6 if QUICK else 24


def lane_words(sitting: Sitting, seat: int, dice: Dice, case: Case) -> list[str]:
    """What this seat might say, if it were alone, until its lane is done. Nothing that lanes share is touched."""
    alone = sitting.clone()
    fork = top(alone.table)
    words: list[str] = []
    while top(alone.table) is fork and any(seat == other for other, _ in waiting(alone.table)):
        offered = [choice.text for choice in options(alone.table, seat) if not case.claims.is_shared(choice.text)]
        words.append(one_of(offered, dice))
        alone.say(str(seat), words[-1], False)
    return words


def orders(seats: list[int]) -> list[tuple[int, ...]]:
    """Some orders of arrival, always the same."""
    return list(islice(permutations(seats), ORDERS))


def after(sitting: Sitting, words: dict[int, list[str]], order: tuple[int, ...], in_turns: bool) -> Sitting:
    """The play after all have said their words in this order."""
    then = sitting.clone()
    if in_turns:
        longest = max(len(said) for said in words.values())
        lines = [(seat, words[seat][at]) for at in range(longest) for seat in order if at < len(words[seat])]
    else:
        lines = [(seat, word) for seat in order for word in words[seat]]
    for seat, word in lines:
        then.say(str(seat), word, False)
    return then


def traces(sitting: Sitting, *, in_order: bool) -> list[Any]:
    """Where arrival could leave one: the table, what each seat was told, and its numbers."""
    told = [sitting.events(seat) for seat in [None, *range(sitting.table.seats)]]
    if not in_order:
        told = [sorted(heard, key=repr) for heard in told]
    return [canonical(sitting.table), told, sitting.numbers]


def test_the_order_in_which_lanes_are_answered_changes_nothing(case: Case) -> None:
    """Open lanes are seen at work, so the order of what is told of them is that of their work."""
    driver = Driver(case, "lanes")
    for _ in driver.moments(every(2)):
        step = top(driver.table)
        seats = [seat for seat, _ in waiting(driver.table)]
        if not isinstance(step, Lanes) or len(seats) < 2:
            continue
        words = {seat: lane_words(driver.sitting, seat, driver.dice, case) for seat in seats}
        sealed = step.fork.is_sealed
        first = traces(after(driver.sitting, words, tuple(seats), False), in_order=sealed)
        for order in orders(seats):
            for in_turns in (False, True):
                other = traces(after(driver.sitting, words, order, in_turns), in_order=sealed)
                assert other == first, (type(step.fork).__name__, words, order)


def test_the_order_in_which_all_pass_changes_nothing(case: Case) -> None:
    driver = Driver(case, "passes")
    for _ in driver.moments(every(8)):
        if isinstance(top(driver.table), Window):
            seats = [seat for seat, _ in waiting(driver.table)]
            words = {seat: ["pass"] for seat in seats}
            first = traces(after(driver.sitting, words, tuple(seats), False), in_order=True)
            for order in orders(seats):
                assert traces(after(driver.sitting, words, order, False), in_order=True) == first


def test_a_silent_word_leaves_no_trace_with_others(case: Case) -> None:
    """A pass in a window, or a word in a sealed lane, while the table goes on waiting in it."""
    driver = Driver(case, "silence")
    for _ in driver.moments(2):
        step = top(driver.table)
        is_lanes = isinstance(step, Lanes) and step.fork.is_sealed
        if not (isinstance(step, Window) or is_lanes):
            continue
        seat, _ = one_of(waiting(driver.table), driver.dice)
        word = one_of(options(driver.table, seat), driver.dice).text if is_lanes else "pass"
        then = driver.sitting.clone()
        then.say(str(seat), word, False)
        if not still_waits(driver.sitting, then):
            continue
        for other in [None, *range(case.seats)]:
            if other != seat:
                before, now = observed(driver.sitting, other), observed(then, other)
                assert_same(before, now, f"seat {seat} said “{word}” silently, and seat {other} noticed")


def test_a_private_word_leaves_no_trace_with_those_who_heard_nothing(case: Case) -> None:
    """An offer between two: a third notices nothing, not even by what it may take back (K12)."""
    driver = Driver(case, "between two")
    for _ in driver.moments(2):
        right = some_right(case, driver.table, driver.dice)
        if right is None:
            continue
        then = driver.sitting.clone()
        then.say(*right, False)
        heard_by = then.words[-1].heard_by
        deaf = [seat for seat in range(case.seats) if not heard_by >> seat & 1 and str(seat) != right[0]]
        for seat in deaf:
            before, now = observed(driver.sitting, seat), observed(then, seat)
            assert_same(before, now, f"{right[0]} said “{right[1]}” to others, and seat {seat} noticed")


def still_waits(before: Sitting, now: Sitting) -> bool:
    """Is it the same question, or the same fork with the same lanes done? Who is done may be public (K2)."""
    was, step = top(before.table), top(now.table)
    if isinstance(was, Lanes) and isinstance(step, Lanes):
        done = [[bool(lane.agenda) for lane in lanes.lanes] for lanes in (was, step)]
        return was.fork is step.fork and (done[0] == done[1] or is_veiled(before))
    return was is step


def is_veiled(sitting: Sitting) -> bool:
    return any(ask.face == "veiled" for _, ask in waiting(sitting.table))


def test_an_imagined_table_forgets_what_others_have_sealed(case: Case) -> None:
    driver = Driver(case, "sealed words")
    for _ in driver.moments(2):
        step = top(driver.table)
        if not isinstance(step, Lanes) or not step.fork.is_sealed:
            continue
        seat, _ = one_of(waiting(driver.table), driver.dice)
        said = [driver.sitting.clone() for _ in options(driver.table, seat)]
        for sitting, choice in zip(said, options(driver.table, seat), strict=True):
            sitting.say(str(seat), choice.text, False)
        still = [sitting for sitting in said if still_forked(driver.sitting, sitting)]
        for other in [None, *range(case.seats)]:
            if other != seat:
                # Who is done is seen, and stays so (K14): of those alike in that, one is imagined.
                portraits = {
                    (seen_done(sitting), canonical(sitting.imagine(other, "forget").table)) for sitting in still
                }
                assert len(portraits) == len({done for done, _ in portraits}), (
                    f"seat {other} imagines what {seat} sealed"
                )


def seen_done(sitting: Sitting) -> tuple[Seat, ...]:
    """Who has finished, as far as everybody can see."""
    face = public_face(sitting.table)
    return () if face is None or face.answered is None else tuple(face.answered)


def still_forked(before: Sitting, now: Sitting) -> bool:
    was, step = top(before.table), top(now.table)
    return isinstance(was, Lanes) and isinstance(step, Lanes) and was.fork is step.fork
