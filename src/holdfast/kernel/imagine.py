"""A table that a seat could not tell from this one."""

from __future__ import annotations

from typing import Any, TypeVar

from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.lanes import Lane, Lanes
from holdfast.kernel.play import in_lane, lane_ask
from holdfast.kernel.settle import settle, settle_lane
from holdfast.kernel.step import VEILED, Seat
from holdfast.kernel.table import Table

S = TypeVar("S")

TRIES = 16
"""Deals tried before the one that breaks the fewest known truths is taken."""


def imagine(table: Table[S], seat: Seat | None, seed: str) -> Table[S]:
    """A table that `seat` (None: a spectator) could not tell from this one.

    Everything it cannot know is dealt anew, the dice are others, and what others have sealed is forgotten; whom all
    saw finish has sealed something else. It depends only on what the seat knows and on `seed`: thinking never moves
    the table's luck.
    """
    dice = Dice(seed_of(seed))
    best = redealt(table, seat, dice.stream("redeal"))
    best.dice = dice.stream("table")
    for step in best.agenda:
        if isinstance(step, Lanes):
            unseal(best, step, seat, dice)
    # Who has passed in a window is never shown.
    mine = 0 if seat is None else 1 << seat
    for passes in best.passes:
        passes.now &= mine
        passes.ever &= mine
        own = [times if one == seat else 0 for one, times in enumerate(passes.again)]
        passes.again = own if any(own) else []
    settle(best)
    return best


def redealt(table: Table[S], seat: Seat | None, dice: Dice) -> Table[S]:
    """A clone with the same dice in which everything `seat` cannot know is dealt anew."""
    best = table.clone()
    table.game.redeal(best, seat, dice)
    fewest = table.game.contradictions(best, seat)
    for _ in range(TRIES):
        if not fewest:
            break
        other = table.clone()
        table.game.redeal(other, seat, dice)
        broken = table.game.contradictions(other, seat)
        if broken < fewest:
            best, fewest = other, broken
    return best


def unseal(table: Table[Any], lanes: Lanes, seat: Seat | None, dice: Dice) -> None:
    """Foreign sealed lanes go back to their first question; every lane gets dice of the new key."""
    for lane in lanes.lanes:
        lane.dice = table.dice.for_lane(table.forks, lane.seat)
        if lane.seat != seat and lanes.fork.is_sealed:
            was_done = not lane.agenda
            lane.sealed = []
            lane.agenda = lanes.fork.lane(table, lane.seat)
            lane.agenda.reverse()
            settle_lane(table, lane)
            if was_done and lane.agenda and lane_ask(lane.agenda).face != VEILED:
                answer_anew(table, lanes, lane, dice.stream(f"answers {lane.seat}"))


def answer_anew(table: Table[Any], lanes: Lanes, lane: Lane, dice: Dice) -> None:
    """Others saw this lane finish, but not how: any legal words."""
    while lane.agenda:
        options = lane_ask(lane.agenda).options(table, lane.seat)
        in_lane(table, lanes, lane.seat, options[dice.below(len(options))])
