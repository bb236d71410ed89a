"""What the suite is run on: every game, every number of seats, every combination of options, some seeds.

HOLDFAST_QUICK=1 takes each number of seats once, with options in rotation. Add a game's own knowledge of itself in
`invariants/<slug>.py`; the suite itself knows no game.
"""

from __future__ import annotations

import os
from importlib import import_module
from itertools import product
from typing import Any

from conformance.invariants.claims import Claims
from holdfast.cli.speed import is_compiled
from holdfast.games import registry
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.game import Game, Value
from holdfast.kernel.record import Header
from holdfast.kernel.sitting import Sitting, sit

QUICK = os.environ.get("HOLDFAST_QUICK") == "1"


class Case:
    """One table to be played: a game, so many seats, these options."""

    def __init__(self, slug: str, seats: int, options: dict[str, Value]) -> None:
        self.slug = slug
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        words = [str(value) for value in self.options.values()]
        return "-".join([self.slug, str(self.seats), *words])

    @property
    def game(self) -> Game[Any]:
        return game_of(self.slug)

    @property
    def claims(self) -> Claims:
        """What this game says of itself."""
        found = import_module(f"conformance.invariants.{self.slug}").CLAIMS
        assert isinstance(found, Claims)
        return found

    def sitting(self, seed: str) -> Sitting:
        """A new table, the same for the same seed."""
        game = self.game
        seed = f"{self!r} {seed}"
        header = Header(
            game.slug, game.version, game.content_hash(), self.seats, self.options, seed_of(seed), ["a", "b"]
        )
        return sit(game, header)

    def dice(self, seed: str) -> Dice:
        """Chance for whoever drives the table."""
        return Dice(seed_of(f"{self!r} {seed}")).stream("driver")


def slugs() -> list[str]:
    """All games, and the toy; but compiled classes cannot have interpreted children, such as the toy's."""
    return registry.games() if is_compiled() else [*registry.games(), "toy"]


def game_of(slug: str) -> Game[Any]:
    if slug != "toy":
        return registry.game(slug)
    toy = import_module("kernel.toy.rulebook").TOY
    assert isinstance(toy, Game)
    return toy


def cases_of(slug: str) -> list[Case]:
    """Every number of seats with every combination of options; in a quick run each number of seats once."""
    game = game_of(slug)
    names = [option.name for option in game.options]
    ways = [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]
    seats = range(game.fewest, game.most + 1)
    if QUICK:
        return [Case(slug, number, ways[at % len(ways)]) for at, number in enumerate(seats)]
    return [Case(slug, number, way) for number in seats for way in ways]


CASES = [case for slug in slugs() for case in cases_of(slug)]
"""Everything."""

FEW = [case for case in CASES if QUICK or case.options == cases_of(case.slug)[0].options]
"""Every number of seats, with the usual options: for tests to which options make no difference."""
