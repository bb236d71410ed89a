"""What is not printed in the rulebook does not pass for printed: a rule names every source that it rests on."""

from __future__ import annotations

import pytest

from holdfast.games.content import tables
from holdfast.kernel.ledger import read_ledger

ROOMS = tables("outlive", "rooms")["room"]


@pytest.mark.parametrize("number", range(1, len(ROOMS) + 1))
def test_the_rule_of_a_room_names_the_sources_of_all_its_values(number: int) -> None:
    said_of_the_tile = set(ROOMS[number - 1]["sources"].values())

    assert set(read_ledger("outlive").rule(f"OUT-19.{number}").sources) == said_of_the_tile


@pytest.mark.parametrize(
    ("game", "rule", "besides"),
    [
        ("outlive", "OUT-02.14", "ruling"),
        ("outlive", "OUT-06.7", "ruling"),
        ("outlive", "OUT-08.10", "designed"),
        ("outlive", "OUT-10.1", "ruling"),
        ("outlive", "OUT-17.4", "ruling"),
        ("outlive", "OUT-18.7", "public"),
        ("outlive", "OUT-18.12", "public"),
        ("outlive", "OUT-18.13", "public"),
        ("outlive", "OUT-20.7", "ruling"),
        ("lifeboat", "LIF-02.5", "public"),
        ("lifeboat", "LIF-06.2", "ruling"),
        ("lifeboat", "LIF-10.3", "ruling"),
        ("lifeboat", "LIF-15.2", "public"),
        ("lifeboat", "LIF-19.4", "ruling"),
    ],
)
def test_a_rule_that_says_more_than_the_rulebook_shows_it(game: str, rule: str, besides: str) -> None:
    found = read_ledger(game).rule(rule)

    assert (found.sources[0], besides in found.tags()) == ("rulebook", True)
