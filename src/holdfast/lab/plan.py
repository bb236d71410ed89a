"""What is to be played: so many games, with these bots in turn in every seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from holdfast.bots.maker import make
from holdfast.games import registry
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Value, checked_options


@dataclass(frozen=True)
class Plan:
    """One simulation. The same plan gives the same numbers, on however many cores."""

    game: str
    seats: int
    bots: list[str]
    """A bot for each seat of the first game; each game they move on by one seat."""
    games: int
    seed: str = ""
    options: dict[str, Value] = field(default_factory=dict)
    seconds: float = 0.0
    """How long a bot may think about an answer."""

    def bots_in(self, number: int) -> list[str]:
        """Who sits where in this game."""
        return [self.bots[(seat - number) % self.seats] for seat in range(self.seats)]

    def seed_of(self, number: int) -> str:
        """The seed of this game."""
        return f"{self.seed} game {number}"


def planned(
    game: str,
    bots: list[str],
    games: int,
    *,
    seats: int | None = None,
    seed: str = "",
    options: dict[str, Value] | None = None,
    seconds: float = 0.0,
) -> Plan:
    """A plan that can be carried out, or a refusal. The last bot takes all seats that are left."""
    rules = registry.game(game)
    named = bots or ["random"]
    if games < 1:
        raise Refusal("bad-games", f"{games} games cannot be played. It must be 1 or more.", "", {"games": games})
    places = seats if seats is not None else min(max(len(named), rules.fewest), rules.most)
    if not rules.fewest <= places <= rules.most:
        args: dict[str, str | int] = {"game": game, "seats": places, "fewest": rules.fewest, "most": rules.most}
        text = f"{game} is for {rules.fewest} to {rules.most} seats, not {places}."
        raise Refusal("bad-seats", text, "", args)
    if len(named) > places:
        args = {"bots": len(named), "seats": places}
        raise Refusal("too-many-bots", f"There are {len(named)} bots for {places} seats.", "", args)
    for name in dict.fromkeys(named):
        make(name, game)
    filled = named + [named[-1]] * (places - len(named))
    return Plan(game, places, filled, games, seed, checked_options(rules, options or {}), seconds)
