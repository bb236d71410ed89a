"""The games of a plan on all cores: the same outcomes, in the same order, as on one."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from holdfast.kernel.errors import Refusal
from holdfast.lab.driver import play_one
from holdfast.lab.outcome import Outcome
from holdfast.lab.plan import Plan

LONGEST_TASK = 50
"""So many games at most go to a process at once: the progress bar should move."""
NOT_WORTH_IT = 8
"""So few games are played here: starting a process takes longer."""

Trouble = tuple[str, str, dict[str, str | int]]
"""A refusal as plain data. Exceptions whose arguments are not their text cannot be sent between processes."""


def outcomes(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes of all games in order, some at a time."""
    tasks = [
        (plan, first, min(first + size(plan, jobs), plan.games)) for first in range(0, plan.games, size(plan, jobs))
    ]
    if jobs <= 1 or plan.games <= NOT_WORTH_IT:
        yield from (unwrapped(played(task)) for task in tasks)
        return
    # `spawn` works the same on every system, and copies no threads of the progress bar.
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"))
    try:
        yield from map(unwrapped, pool.map(played, tasks))
    finally:
        # Who is playing plays to the end: one killed amid its report would leave the others waiting for ever.
        pool.shutdown(cancel_futures=True)


def size(plan: Plan, jobs: int) -> int:
    """How many games make a task."""
    return max(1, min(LONGEST_TASK, plan.games // (20 * max(1, jobs))))


def played(task: tuple[Plan, int, int]) -> list[Outcome] | Trouble:
    """The games from the first up to the last, not included; or what stood in the way."""
    plan, first, last = task
    try:
        return [play_one(plan, number) for number in range(first, last)]
    except Refusal as refused:
        return (refused.code, str(refused), refused.arguments)


def unwrapped(done: list[Outcome] | Trouble) -> list[Outcome]:
    """The outcomes, or the refusal raised here."""
    if isinstance(done, tuple):
        code, text, args = done
        raise Refusal(code, text, "", args)
    return done
