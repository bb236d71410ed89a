"""A word taken back leaves no trace but that it was taken back. K12."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.driver import Driver, one_of, some_answer, some_right
from conformance.observation import assert_same, observed
from conformance.subjects import FEW, Case, every
from holdfast.kernel.canonical import canonical
from holdfast.kernel.dice import Dice
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import options, top, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat

pytestmark = pytest.mark.parametrize("case", FEW, ids=repr)

GOING_ON = 12


def a_word(case: Case, sitting: Sitting, dice: Dice) -> tuple[str, str]:
    """An answer or a right of anybody."""
    right = some_right(case, sitting.table, dice) if dice.below(3) == 0 else None
    return right or some_answer(sitting.table, dice)


def test_a_word_taken_back_is_as_if_never_said(case: Case) -> None:
    driver = Driver(case, "undo")
    for _ in driver.moments(every(4)):
        before = driver.sitting
        author, word = a_word(case, before, driver.dice)
        after = before.clone()
        after.say(author, word, False)
        if "undo" not in after.rights(int(author)):
            continue
        after.say(author, "undo", False)
        assert canonical(after.table) == canonical(before.table), word
        for seat in [None, *range(case.seats)]:
            assert_same(
                present(before, seat), present(after, seat), f"{author} took back “{word}”, seat {seat} noticed"
            )
        go_on_alike(before.clone(), after, driver.dice)


def present(sitting: Sitting, seat: Seat | None) -> dict[str, Any]:
    """What a seat sees now, without what it was told before, the question's number, and what it could take back."""
    seen = observed(sitting, seat)
    question = seen.get("question")
    return {
        "view": seen["view"],
        "question": None if question is None else {**question, "id": 0},
        "rights": [right for right in seen.get("rights", []) if right != "undo"],
    }


def go_on_alike(one: Sitting, other: Sitting, dice: Dice) -> None:
    """The same words on both, one of which never had the word that was taken back."""
    for _ in range(GOING_ON):
        if one.table.result is not None:
            break
        line = some_answer(one.table, dice)
        one.say(*line, False)
        other.say(*line, False)
        assert canonical(one.table) == canonical(other.table)


def test_who_heard_nothing_of_a_word_hears_nothing_of_its_taking_back(case: Case) -> None:
    driver = Driver(case, "unheard")
    for _ in driver.moments(every(4)):
        before = driver.sitting
        author, word = a_word(case, before, driver.dice)
        after = before.clone()
        after.say(author, word, False)
        if "undo" not in after.rights(int(author)):
            continue
        deaf = [seat for seat in others(case, author) if same_to(before, after, seat)]
        after.say(author, "undo", False)
        for seat in deaf:
            assert_same(
                observed(before, seat), observed(after, seat), f"{author} took back “{word}”, unheard by {seat}"
            )


def others(case: Case, author: str) -> list[Seat | None]:
    return [None, *(seat for seat in range(case.seats) if str(seat) != author)]


def same_to(before: Sitting, after: Sitting, seat: Seat | None) -> bool:
    return observed(before, seat) == observed(after, seat)


def test_everything_since_the_floor_can_be_taken_back_word_by_word(case: Case) -> None:
    driver = Driver(case, "all the way")
    for _ in driver.moments(every(15)):
        sitting = driver.sitting.clone()
        seat, _ask = one_of(waiting(sitting.table), driver.dice)
        before: list[bytes] = []
        while len(before) < 4 and (offered := options(sitting.table, seat)):
            before.append(canonical(sitting.table))
            sitting.say(str(seat), one_of(offered, driver.dice).text, False)
        while before and sitting.last_word(seat) >= 0:
            sitting.say(str(seat), "undo", False)
            assert canonical(sitting.table) == before.pop()


def test_a_lane_takes_back_its_own_word_and_no_other(case: Case) -> None:
    """One seat speaks, another speaks in its own lane, the first takes back: as if only the other had spoken."""
    driver = Driver(case, "change of mind")
    for _ in driver.moments(2):
        seats = [seat for seat, _ in waiting(driver.table)]
        if not isinstance(top(driver.table), Lanes) or len(seats) < 3:
            continue
        seat, other = seats[0], seats[1 + driver.dice.below(len(seats) - 1)]
        first, second = (own_word(case, driver.sitting, one, driver.dice) for one in (seat, other))
        both, alone = driver.sitting.clone(), driver.sitting.clone()
        both.say(str(seat), first, False)
        both.say(str(other), second, False)
        alone.say(str(other), second, False)
        if both.last_word(seat) >= 0:
            both.say(str(seat), "undo", False)
            assert canonical(both.table) == canonical(alone.table)


def own_word(case: Case, sitting: Sitting, seat: Seat, dice: Dice) -> str:
    """An answer that touches nothing that lanes share."""
    offered = [choice.text for choice in options(sitting.table, seat) if not case.claims.is_shared(choice.text)]
    return str(one_of(offered, dice))
