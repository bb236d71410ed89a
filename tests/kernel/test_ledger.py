"""Ledgers are read whole, and a slip in one is named with its place."""

from __future__ import annotations

import pytest

from holdfast.kernel.errors import RulesError
from holdfast.kernel.ledger import UnknownRule, parse_ledger, read_ledger

GOOD = """
[[chapter]]
id = "TOY-1"
en = "Start"
ru = "Начало"

[[rule]]
id = "TOY-1.1"
chapter = "TOY-1"
kind = "rule"
sources = ["rulebook"]
audience = "player"
en = "Sit."
ru = "Сядьте."
"""


def test_every_rule_of_lifeboat_is_there() -> None:
    ledger = read_ledger("lifeboat")

    assert len(ledger.rules) == sum(len(chapter.rules) for chapter in ledger.chapters) >= 170


def test_a_rule_is_found_whatever_its_capitals() -> None:
    rule = parse_ledger(GOOD, "toy").rule("toy-1.1")

    assert (rule.text("en"), rule.text("ru")) == ("Sit.", "Сядьте.")


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(UnknownRule) as refusal:
        parse_ledger(GOOD, "toy").rule("TOY-1.2")

    assert refusal.value.code == "unknown-rule"
    assert str(refusal.value).startswith("There is no rule “TOY-1.2”. Nearest: TOY-1.1")


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('kind = "rule"', 'kind = "rul"', "toy, line 7, [[rule]] number 1: kind = 'rul' is none of rule, ruling"),
        (
            'chapter = "TOY-1"',
            'chapter = "TOY-2"',
            "toy, line 7, [[rule]] number 1: chapter = 'TOY-2' is none of TOY-1",
        ),
        ('ru = "Начало"', "", "toy, line 2, [[chapter]] number 1: ru must be a text"),
        ('ru = "Сядьте."', "ru = 5", "toy, line 7, [[rule]] number 1: ru must be a text"),
        ('audience = "player"', 'audients = "player"', "toy, line 7, [[rule]] number 1: 'audients' is none of id, "),
        (
            '["rulebook"]',
            '["rulebok"]',
            "toy, line 7, [[rule]] number 1: sources = ['rulebok'] is no list of rulebook, ",
        ),
        ('["rulebook"]', "[]", "toy, line 7, [[rule]] number 1: sources = [] is no list of rulebook, "),
        ("[[rule]]", "[[rules]]", "toy: [rules] is neither [[chapter]] nor [[rule]]"),
        ("[[rule]]", "[rule]", "toy: write [[rule]], not [rule]"),
        ('en = "Sit."', 'en = "Sit.', "toy: Illegal character"),
    ],
)
def test_a_slip_is_named_with_its_place(right: str, wrong: str, said: str) -> None:
    assert right in GOOD

    with pytest.raises(RulesError) as error:
        parse_ledger(GOOD.replace(right, wrong), "toy")

    assert str(error.value).startswith(said)


def test_an_id_given_twice_is_a_slip() -> None:
    with pytest.raises(RulesError, match=r"line 15, \[\[rule\]\] number 2: there is another TOY-1.1"):
        parse_ledger(GOOD + GOOD[GOOD.index("[[rule]]") :], "toy")


@pytest.mark.parametrize(
    ("kind", "sources", "tags"),
    [
        ("rule", '["rulebook"]', []),
        ("rule", '["rulebook", "public", "designed"]', ["rulebook", "public", "designed"]),
        ("rule", '["public"]', ["public"]),
        ("ruling", '["ruling"]', ["ruling"]),
        ("ruling", '["rulebook", "designed"]', ["ruling", "rulebook", "designed"]),
    ],
)
def test_every_source_of_a_rule_is_told_unless_all_of_it_is_printed(kind: str, sources: str, tags: list[str]) -> None:
    text = GOOD.replace('kind = "rule"', f'kind = "{kind}"').replace('["rulebook"]', sources)

    assert parse_ledger(text, "toy").rule("TOY-1.1").tags() == tags
