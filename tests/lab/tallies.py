"""A plan played to its end and counted."""

from __future__ import annotations

from holdfast.lab.crew import outcomes
from holdfast.lab.plan import Plan, planned
from holdfast.lab.tally import Tally


def tallied(plan: Plan, jobs: int = 1) -> Tally:
    tally = Tally(plan)
    for done in outcomes(plan, jobs):
        tally.add(done)
    return tally


def fair_share(game: str, bots: list[str], seats: int, games: int) -> Tally:
    """These bots at one table, in turns in every seat."""
    return tallied(planned(game, bots, games, seats=seats, seed="fair share"))
