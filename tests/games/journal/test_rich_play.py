"""Led by its bot a siege lasts; at random it is over on the third day. What every game is held to is asked of its
later days here: chapters and objectives, crime that has spread, ideas, trades, newcomers, and the ceasefire.
"""

from __future__ import annotations

import pytest

from conformance.driver import Driver, Line, one_of
from conformance.invariants.journal import TABLES
from conformance.reflection import changeable, disturb, disturbances
from conformance.subjects import Case, every, seeds
from conformance.worlds import Worlds
from holdfast.games.journal import events
from holdfast.kernel.canonical import canonical
from holdfast.kernel.game import checked_options
from holdfast.kernel.imagine import imagine
from holdfast.kernel.play import options, rights, waiting
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import replayed

WHIM = 30
"""One word in so many, on average, is anything at all, a right or a deadline."""
RUINOUS = ("leave",)
"""No whim ends it."""
CASES = [Case("journal", seats, checked_options(Case("journal", seats, {}).game, chosen)) for seats, chosen in TABLES]
every_case = pytest.mark.parametrize("case", CASES, ids=repr)


class Led(Driver):
    """A bot leads, now and then on a whim."""

    def __init__(self, case: Case, seed: str, *, undo: bool = False) -> None:
        super().__init__(case, f"rich {seed}", undo=undo)
        self.policy = case.game.policy()

    def line(self) -> Line:
        if self.dice.below(WHIM) == 0:
            author, word = super().line()
            if word not in RUINOUS:
                return author, word
        seat, _ = one_of(waiting(self.table), self.dice)
        choice = self.policy.choose(self.table, seat)
        assert choice is not None
        return str(seat), choice.text


@every_case
@pytest.mark.parametrize("seed", seeds(1))
def test_the_invariants_hold_at_every_moment(case: Case, seed: int) -> None:
    watch = case.claims.watch()
    driver = Led(case, str(seed))
    heard = 0
    for _ in driver.moments():
        watch.see(driver.table)
        watch.follow(driver.table, [event for _, event in driver.sitting.heard[heard:]])
        heard = len(driver.sitting.heard)


@every_case
def test_late_moments_tell_no_secret_and_can_be_cloned_and_imagined(case: Case) -> None:
    driver = Led(case, "late")
    for said in driver.moments(every(40)):
        table = driver.table
        for seat, ask in waiting(table):
            offered = [choice.text for choice in options(table, seat)]
            both = [*offered, *(choice.text for choice in rights(table, seat) if choice.text not in offered)]
            assert 0 < len(offered) <= case.claims.most_options
            assert len(both) == len(set(both))
            assert ask.default(table, seat).text in offered
        check_clone(case, driver, said)
        case.claims.watch().see(imagine(table, said % case.seats, f"imagined {said}"))
        watching = said % (case.seats + 1) - 1
        Worlds(case, driver.sitting, None if watching < 0 else watching, driver.dice).walk(8)


def check_clone(case: Case, driver: Driver, said: int) -> None:
    """It shares nothing that can change, and what is changed in it shows there alone."""
    table, claims = driver.table, case.claims
    copy = table.clone()
    assert canonical(copy) == canonical(table)
    shared = changeable(table, claims).keys() & changeable(copy, claims).keys()
    assert [changeable(table, claims)[one] for one in shared] == []
    before = canonical(table)
    for path in disturbances(copy, claims)[said % 29 :: 29]:
        other = table.clone()
        disturb(other, path)
        assert canonical(table) == before
        assert canonical(other) != before, path


@every_case
def test_a_record_leads_to_the_same_table(case: Case) -> None:
    driver = Led(case, "records", undo=True)
    while driver.table.result is None:
        driver.sitting.say(*driver.line())
    again = replayed(case.game, parse(driver.sitting.record().text()), True)
    assert canonical(again.table) == canonical(driver.table)


def test_these_plays_reach_what_random_ones_do_not() -> None:
    """Else this page shows nothing that the conformance suite does not."""
    told: set[str] = set()
    last = 0
    for case in CASES[:3]:
        driver = Led(case, "0")
        for _ in driver.moments():
            pass
        told |= {type(event).__name__ for _, event in driver.sitting.heard}
        last = max(last, driver.table.state.day)
    late: list[type] = [events.ObjectiveJudged, events.IdeaUnlocked, events.CrucialPlayed, events.FittingBuilt]
    assert {one.__name__ for one in late} <= told
    assert last >= 8
