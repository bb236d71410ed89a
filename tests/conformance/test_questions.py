"""Every question can be answered, and every answer is one word that is understood. K1, K9, K10, K16; laws 4, 7, 8."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conformance.driver import Driver
from conformance.observation import encoded, observed
from conformance.subjects import CASES, TOYS, Case, every
from holdfast.kernel.canonical import canonical
from holdfast.kernel.errors import Refusal
from holdfast.kernel.ledger import read_ledger
from holdfast.kernel.play import options, question, read, rights, submit, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


def test_everyone_asked_has_options_and_a_default_among_them(case: Case) -> None:
    rules = set() if case.slug in TOYS else set(read_ledger(case.slug).rules)
    driver = Driver(case, "options")
    for _ in driver.moments():
        asked = driver.sitting.asking()
        assert asked, "it is not over, and nobody is asked"
        for ask in asked:
            assert ask.default in ask.options
            assert len(ask.options) <= case.claims.most_options
            assert ask.rule in rules or case.slug in TOYS, f"{ask.kind} is asked by no rule"


def test_all_that_a_seat_may_say_at_one_moment_is_unique_and_reads_back(case: Case) -> None:
    driver = Driver(case, "words")
    for _ in driver.moments(every(3)):
        for seat in range(case.seats):
            asked, standing = options(driver.table, seat), rights(driver.table, seat)
            assert_unique(asked)
            assert_unique(standing)
            meant = {choice.text: type(choice) for choice in [*standing, *asked]}
            for text, kind in meant.items():
                choice = read(driver.table, seat, text)
                assert (choice.text, type(choice)) == (text, kind)


def assert_unique(choices: list[Choice]) -> None:
    twice = [text for text, times in Counter(choice.text for choice in choices).items() if times > 1]
    assert not twice


def test_every_option_and_every_right_can_be_played_and_leads_to_a_question_or_the_end(case: Case) -> None:
    driver = Driver(case, "each option")
    for _ in driver.moments(every(8)):
        table = driver.table
        for seat in range(case.seats):
            for choice in options(table, seat) + rights(table, seat):
                after = table.clone()
                submit(after, seat, read(after, seat, choice.text))
                assert_goes_on(after)


def assert_goes_on(table: Table[Any]) -> None:
    """Somebody is asked and has options, or it is over."""
    asked = waiting(table)
    assert (table.result is None) == bool(asked)
    for seat, _ in asked:
        assert options(table, seat)


def test_looking_changes_nothing(case: Case) -> None:
    driver = Driver(case, "looking")
    for _ in driver.moments(every(6)):
        sitting = driver.sitting
        before = canonical(driver.table)
        first, second = everything(sitting), everything(sitting)
        assert first == second
        assert canonical(driver.table) == before


def everything(sitting: Sitting) -> list[bytes]:
    """Whatever anybody can look at, as bytes."""
    seats: list[Seat | None] = [None, *range(sitting.table.seats)]
    return [encoded(observed(sitting, seat)) for seat in seats]


def test_a_refused_word_changes_nothing(case: Case) -> None:
    driver = Driver(case, "refused")
    for _ in driver.moments(every(12)):
        sitting = driver.sitting
        before = standing(sitting)
        for seat in range(case.seats):
            for words in wrong_words(sitting, seat):
                with pytest.raises(Refusal):
                    sitting.play(str(seat), words)
                assert standing(sitting) == before
        refuse_stale(sitting)
        assert standing(sitting) == before


def wrong_words(sitting: Sitting, seat: Seat) -> list[list[str]]:
    """What nobody offers, what is offered to somebody else only, and a good word before a bad one."""
    table = sitting.table
    own = {choice.text for choice in options(table, seat) + rights(table, seat)}
    foreign = {choice.text for other, _ in waiting(table) for choice in options(table, other)} - own
    wrong = [["xyzzy"], [""]] + [[text] for text in sorted(foreign)[:2]]
    if question(table, seat) is not None:
        wrong.append([options(table, seat)[0].text, "xyzzy"])
    return wrong


def refuse_stale(sitting: Sitting) -> None:
    """An answer to a question that is no longer open is refused, though the words are right."""
    for ask in sitting.asking():
        with pytest.raises(Refusal) as refused:
            sitting.play(str(ask.seat), [ask.default], ask.id - 1)
        assert refused.value.code == "stale"


def standing(sitting: Sitting) -> tuple[Any, ...]:
    """All that a refusal must leave as it was."""
    counts = (len(sitting.lines), len(sitting.words), len(sitting.heard))
    return (canonical(sitting.table), counts, sitting.floors[:], sitting.numbers[:], sitting.last_digest)
