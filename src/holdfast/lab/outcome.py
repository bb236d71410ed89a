"""How one game went, as far as counting needs it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from holdfast.games.meta import meta_of
from holdfast.kernel.errors import RulesError
from holdfast.kernel.table import Table


@dataclass(frozen=True)
class Outcome:
    """One game that is over."""

    bots: list[str]
    """By seat."""
    roles: list[str]
    """By seat; empty where the game has no roles."""
    winners: list[int]
    """Seats; nobody's where the game itself won."""
    scores: list[int]
    reason: str
    days: int
    """Or rounds; 0 where the game counts neither."""
    decisions: int
    """Answers among two or more options."""
    traits: dict[str, list[list[str]]] = field(default_factory=dict)
    """What else a seat may have several of, such as rooms: for each kind of trait, those of each seat."""
    allied: bool = False
    """Is a victory a side's?"""

    def share(self, seat: int) -> float:
        """This seat's part of the victory: whole in a game of sides; elsewhere one shared by k counts 1/k for each."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.allied else 1.0 / len(self.winners)


def places_of(table: Table[Any]) -> dict[str, list[list[str]]]:
    """Each seat's place in the order of turns, where the public view of a new table has one drawn by lot."""
    public = table.game.view(table, None).get("table", {})
    names = list(public.get("seats", []))
    order = [name for name in public.get("order", []) if name in names]
    return {"places": [[str(order.index(name) + 1)] for name in names]} if len(order) > 1 else {}


def outcome_of(
    table: Table[Any], bots: list[str], decisions: int, places: dict[str, list[list[str]]] | None = None
) -> Outcome:
    """What is counted of a table that is over. Days, roles and traits are those of its public view, if it has them.

    `places`: how it began.
    """
    if table.result is None:
        raise RulesError("the game is not over")
    public = table.game.view(table, None).get("table", {})
    return Outcome(
        bots=bots,
        roles=list(public.get("roles", [])),
        winners=list(table.result.winners),
        scores=list(table.result.scores),
        reason=table.result.reason,
        days=int(public.get("day", public.get("round", 0))),
        decisions=decisions,
        traits={**(public.get("traits") or {}), **(places or {})},
        allied=meta_of(table.game.slug).allied,
    )
