"""What the suite asks of every game that is offered, asked of this one behind its announcement: a few plays of each."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.driver import Driver, play_idly
from conformance.invariants.claims import Claims
from conformance.invariants.journal import CLAIMS
from conformance.reflection import changeable, disturb, disturbances
from conformance.subjects import Case
from conformance.worlds import Worlds
from holdfast.games.journal.rulebook import GAME
from holdfast.kernel.canonical import canonical
from holdfast.kernel.game import Game
from holdfast.kernel.imagine import imagine
from holdfast.kernel.play import options, rights, waiting
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import replayed


class JournalCase(Case):
    """A case of a game that the registry does not offer yet."""

    @property
    def game(self) -> Game[Any]:
        return GAME

    @property
    def claims(self) -> Claims:
        return CLAIMS


CASES = [
    JournalCase("journal", seats, {"shelter": shelter, "siege": siege})
    for seats, shelter, siege in [
        *((1, "standard", "full"), (3, "standard", "full"), (6, "standard", "full")),
        *((1, "advanced", "full"), (3, "advanced", "short"), (6, "standard", "short")),
    ]
]
every_case = pytest.mark.parametrize("case", CASES, ids=repr)


class Careful(Driver):
    """Random play that posts a guard, feeds people and goes out: so that more than the first days are seen."""

    CAUTIOUS = ("Feed", "GiveWater", "ConfirmTasks", "HoldOn", "Treat")

    def line(self) -> tuple[str, str]:
        seat, ask = waiting(self.table)[0]
        if ask.name() in self.CAUTIOUS and self.dice.below(4):
            return (str(seat), ask.default(self.table, seat).text)
        return super().line()


@every_case
@pytest.mark.parametrize("seed", range(4))
def test_the_invariants_hold_at_every_moment(case: Case, seed: int) -> None:
    watch = case.claims.watch()
    driver = Careful(case, f"invariants {seed}")
    heard = 0
    for _ in driver.moments():
        watch.see(driver.table)
        watch.follow(driver.table, [event for _, event in driver.sitting.heard[heard:]])
        heard = len(driver.sitting.heard)


@every_case
def test_it_ends_also_when_nobody_ever_answers(case: Case) -> None:
    play_idly(case.sitting("idle"), case.claims.idle_lines)


@every_case
def test_questions_are_small_pure_and_have_a_default(case: Case) -> None:
    driver = Careful(case, "questions")
    for _ in driver.moments(5):
        table = driver.table
        before = canonical(table)
        for seat, ask in waiting(table):
            offered = [choice.text for choice in options(table, seat)]
            said = [*offered, *(choice.text for choice in rights(table, seat) if choice.text not in offered)]
            assert 0 < len(offered) <= CLAIMS.most_options
            assert len(said) == len(set(said))
            assert ask.default(table, seat).text in offered
            assert ask.rule.startswith("JRN-")
            GAME.view(table, seat)
        assert canonical(table) == before


@every_case
def test_a_clone_shares_nothing_that_can_change(case: Case) -> None:
    driver = Careful(case, "clones")
    for said in driver.moments(40):
        table = driver.table
        copy = table.clone()
        assert canonical(copy) == canonical(table)
        shared = changeable(table, CLAIMS).keys() & changeable(copy, CLAIMS).keys()
        assert [changeable(table, CLAIMS)[one] for one in shared] == []
        before = canonical(table)
        for path in disturbances(copy, CLAIMS)[said % 7 :: 7]:
            other = table.clone()
            disturb(other, path)
            assert canonical(table) == before
            assert canonical(other) != before, path


@every_case
@pytest.mark.parametrize("seed", range(2))
def test_nobody_can_tell_two_worlds_apart(case: Case, seed: int) -> None:
    driver = Careful(case, f"worlds {seed}")
    for said in driver.moments(25):
        watching = said % (case.seats + 1) - 1
        Worlds(case, driver.sitting, None if watching < 0 else watching, driver.dice).walk(12)


@every_case
def test_an_imagined_table_keeps_the_invariants(case: Case) -> None:
    driver = Careful(case, "imagined")
    for said in driver.moments(25):
        watch = case.claims.watch()
        watch.see(imagine(driver.table, said % case.seats, f"imagined {said}"))


@every_case
def test_a_record_leads_to_the_same_table(case: Case) -> None:
    driver = Careful(case, "records", undo=True)
    while driver.table.result is None:
        driver.sitting.say(*driver.line())
    again = replayed(GAME, parse(driver.sitting.record().text()), True)
    assert canonical(again.table) == canonical(driver.table)
