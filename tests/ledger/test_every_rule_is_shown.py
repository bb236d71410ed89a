"""Every rule of every ledger is shown by a test that cites it, and nothing cites a rule that does not exist."""

from __future__ import annotations

import pytest

from holdfast.games import registry
from holdfast.games.folders import folders
from holdfast.kernel.ledger import Ledger, read_ledger
from ledger.marks import answered_ids, citations, cited, source_ids

MOST = 3
"""A test that shows more rules than this shows none of them well."""

TABLES = {
    "LIF": {"D": 24, "H": 16, "EX": 25, "V": 21},
    "OUT": {"D": 25, "EX": 36, "V": 21},
    "AUR": {"D": 39, "EX": 25},
    "DOM": {"DP": 37, "EX": 29},
    "JRN": {"D": 50, "EX": 30, "V": 20},
}
"""The ledger's other tables, which sources may name as well: decisions, hidden things, examples, invariants."""


def known_ids(ledger: Ledger, prefix: str) -> set[str]:
    """Everything a source may name: rules, chapters, and the ledger's tables."""
    tables = {f"{prefix}-{table}{n}" for table, most in TABLES.get(prefix, {}).items() for n in range(1, most + 1)}
    return set(ledger.rules) | {chapter.id for chapter in ledger.chapters} | tables


@pytest.mark.parametrize("game", registry.games())
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    missing = [rule for rule in read_ledger(game).rules if not cited(rule)]

    assert missing == []


def test_every_cited_rule_exists() -> None:
    """In the ledger of a game that can be played, or of one that is announced."""
    rules = {rule for game in folders() for rule in read_ledger(game).rules}

    assert [f"{citation}: {rule}" for citation in citations() for rule in citation.ids if rule not in rules] == []


def test_no_test_cites_more_than_three_rules() -> None:
    assert [str(citation) for citation in citations() if len(citation.ids) > MOST] == []


def test_no_test_cites_a_rule_twice() -> None:
    assert [str(citation) for citation in citations() if len(set(citation.ids)) < len(citation.ids)] == []


@pytest.mark.parametrize("game", registry.games())
def test_every_rule_named_in_the_sources_exists(game: str) -> None:
    known = known_ids(read_ledger(game), registry.game(game).prefix)

    assert [f"{place}: {rule}" for rule, place in source_ids(game) if rule not in known] == []


@pytest.mark.parametrize("game", registry.games())
def test_every_question_and_event_names_a_rule_that_can_be_read(game: str) -> None:
    rules = read_ledger(game).rules

    assert answered_ids(game)
    assert [f"{place}: {rule}" for rule, place in answered_ids(game) if rule not in rules] == []
