"""What the suite is run on: every game, every number of seats, every combination of options, some seeds.

HOLDFAST_QUICK=1 takes few of them, HOLDFAST_THOROUGH=1 all, with more seeds. What a game knows of itself stands in
`invariants/<slug>.py`; the suite itself knows no game. HOLDFAST_SUBJECTS=pebbles takes that game alone.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Any

from conformance.invariants.claims import Claims, Unsaid
from holdfast.games import registry
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.game import Game, Value, checked_options
from holdfast.kernel.record import Header
from holdfast.kernel.sitting import Sitting, sit

QUICK = os.environ.get("HOLDFAST_QUICK") == "1"
THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"

SUBJECTS = os.environ.get("HOLDFAST_SUBJECTS", "").split()

SEED = os.environ.get("HOLDFAST_SEED", "")
"""Another one gives other plays throughout."""

TOYS = ("toy", "toy_effects")
"""Games that only the tests know; they have no ledger."""

MOST_CASES = 12
"""So many combinations of seats and options of one game, unless the run is thorough."""


class Case:
    """One table to be played: a game, so many seats, these options. `turn` tells equal ones apart."""

    def __init__(self, slug: str, seats: int, options: dict[str, Value], turn: int = 0) -> None:
        self.slug = slug
        self.seats = seats
        self.options = options
        self.turn = turn

    def __repr__(self) -> str:
        words = [str(value) for value in self.options.values()]
        turn = [f"again{self.turn}"] if self.turn else []
        return "-".join([self.slug, str(self.seats), *words, *turn])

    @property
    def game(self) -> Game[Any]:
        return game_of(self.slug)

    @property
    def claims(self) -> Claims:
        """What this game says of itself."""
        return claims_of(self.slug)

    def piles(self, state: Any) -> list[list[list[int]]]:
        """Where the cards of each Knowledge lie face down; a game without claims says it by its `hands`, if at all."""
        return self.claims.piles(state) or [[hands.stock, *hands.held] for hands in self.game.hands(state)]

    def sitting(self, seed: str) -> Sitting:
        """A new table, the same for the same seed."""
        game = self.game
        seed = f"{self!r} {seed} {SEED}"
        header = Header(
            game.slug, game.version, game.content_hash(), self.seats, self.options, seed_of(seed), ["a", "b"]
        )
        return sit(game, header)

    def dice(self, seed: str) -> Dice:
        """Chance for whoever drives the table."""
        return Dice(seed_of(f"{self!r} {seed} {SEED}")).stream("driver")


def seeds(usual: int) -> range:
    """So many plays of each case in a usual run."""
    return range(1 if QUICK else usual * 4 if THOROUGH else usual)


def every(usual: int) -> int:
    """About each so-maniest moment of a play is looked at in a usual run."""
    return usual * 4 if QUICK else max(1, usual // 2) if THOROUGH else usual


def slugs() -> list[str]:
    """All games, and the toys. These are never compiled: so does a stranger's game run on the compiled kernel."""
    return SUBJECTS or [*registry.games(), *TOYS]


def game_of(slug: str) -> Game[Any]:
    if slug not in TOYS:
        return registry.game(slug)
    toy = import_module(f"kernel.{slug}.rulebook").TOY
    assert isinstance(toy, Game)
    return toy


def cases_of(slug: str) -> list[Case]:
    """Every number of seats with every combination of options, or as many as there is time for."""
    game = game_of(slug)
    ways = ways_of(slug)
    numbers = list(range(game.fewest, game.most + 1))
    named = claims_of(slug).tables
    if named and not THOROUGH:
        return [Case(slug, seats, checked_options(game, chosen)) for seats, chosen in (named[:3] if QUICK else named)]
    if THOROUGH or (not QUICK and len(ways) * len(numbers) <= MOST_CASES):
        return [Case(slug, number, way) for number in numbers for way in ways]
    # Each number of seats and each combination in turn, until both have had theirs or the time is over.
    turns = range(min(max(len(ways), len(numbers)), MOST_CASES) if not QUICK else len(spread(numbers, 3)))
    numbers = spread(numbers, MOST_CASES if not QUICK else 3)
    return [Case(slug, numbers[turn % len(numbers)], ways[turn % len(ways)]) for turn in turns]


def every_case() -> list[Case]:
    """Every game with every number of seats and every combination of options: for tests of a few plays each."""
    return [
        Case(slug, seats, way)
        for slug in slugs()
        for game in [game_of(slug)]
        for seats in range(game.fewest, game.most + 1)
        for way in ways_of(slug)
    ]


def ways_of(slug: str) -> list[dict[str, Value]]:
    """Every combination of options; of a game that names its tables, those of them, unless the run is thorough."""
    game, named = game_of(slug), claims_of(slug).tables
    if named and not THOROUGH:
        return [checked_options(game, chosen) for _, chosen in named]
    names = [option.name for option in game.options]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]


def spread(numbers: list[int], most: int) -> list[int]:
    """So many of these at most, the first and (of several) the last always among them."""
    if len(numbers) <= most:
        return numbers
    if most == 1:
        return numbers[:1]
    return [numbers[turn * (len(numbers) - 1) // (most - 1)] for turn in range(most)]


def claims_of(slug: str) -> Claims:
    if find_spec(f"conformance.invariants.{slug}") is None:
        return Unsaid()
    found = import_module(f"conformance.invariants.{slug}").CLAIMS
    assert isinstance(found, Claims)
    return found


def sizes_of(slug: str) -> list[int]:
    """A few numbers of seats, or those that the game names."""
    game, most = game_of(slug), 1 if QUICK else 4
    return spread(list(claims_of(slug).sizes) or list(range(game.fewest, game.most + 1)), most)


def turns(slug: str) -> range:
    """Short games are played several times."""
    return range(1 if QUICK else claims_of(slug).turns)


CASES = [
    Case(slug, case.seats, case.options, turn) for slug in slugs() for case in cases_of(slug) for turn in turns(slug)
]
"""What is played with every combination of options."""

FEW = [
    Case(slug, number, checked_options(game_of(slug), {}), turn)
    for slug in slugs()
    for number in sizes_of(slug)
    for turn in turns(slug)
]
"""What is played with the usual options: for tests to which options make no difference."""
