"""The games of a plan on all cores: the same outcomes, in the same order, as on one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from holdfast.kernel.errors import Refusal
from holdfast.lab.driver import play_one
from holdfast.lab.outcome import Outcome
from holdfast.lab.plan import Plan

LONGEST_TASK = 50
"""So many games at most go to a process at once: the progress bar should move."""
NOT_WORTH_IT = 8
"""So few games are played here: starting a process takes longer."""

Task = TypeVar("Task")
Played = TypeVar("Played")
Trouble = tuple[str, str, dict[str, str | int]]
"""A refusal as plain data. Exceptions whose arguments are not their text cannot be sent between processes."""


def outcomes(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes of all games in order, some at a time."""
    tasks = [
        (plan, first, min(first + size(plan, jobs), plan.games)) for first in range(0, plan.games, size(plan, jobs))
    ]
    yield from in_order(played, tasks, jobs if plan.games > NOT_WORTH_IT else 1)


def in_order(play: Callable[[Task], Played], tasks: list[Task], jobs: int) -> Iterator[Played]:
    """What comes of each task, done on so many cores; a refusal of any of them is raised here."""
    if jobs <= 1 or len(tasks) < 2:
        yield from (play(task) for task in tasks)
        return
    # `spawn` works the same on every system, and copies no threads of the progress bar.
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"))
    try:
        yield from map(unwrapped, pool.map(partial(wrapped, play), tasks))
    finally:
        # Who is playing plays to the end: one killed amid its report would leave the others waiting for ever.
        pool.shutdown(cancel_futures=True)


def size(plan: Plan, jobs: int) -> int:
    """How many games make a task."""
    return max(1, min(LONGEST_TASK, plan.games // (20 * max(1, jobs))))


def played(task: tuple[Plan, int, int]) -> list[Outcome]:
    """The games from the first up to the last, not included."""
    plan, first, last = task
    return [play_one(plan, number) for number in range(first, last)]


def wrapped(play: Callable[[Task], Played], task: Task) -> tuple[Played | None, Trouble | None]:
    """What comes of a task, or what stood in the way."""
    try:
        return play(task), None
    except Refusal as refused:
        return None, (refused.code, str(refused), refused.arguments)


def unwrapped(done: tuple[Any, Trouble | None]) -> Any:
    """What came of it, or the refusal raised here."""
    result, trouble = done
    if trouble is not None:
        code, text, args = trouble
        raise Refusal(code, text, "", args)
    return result
