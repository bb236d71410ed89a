"""Group commit: one thread writes, and everything that came meanwhile goes into the next transaction.

It talks to the driver itself: for a transaction of one line SQLAlchemy would cost twice as much as the database.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from holdfast.kernel.errors import Refusal
from holdfast.server.store.sqlite import Statement, is_one_step, promise, run
from holdfast.server.tally import TALLY

LOG = logging.getLogger("holdfast.store")
ENOUGH = 500
CROWD = 10
"""Jobs in one transaction from which on the server is busy to the limit."""
BREATH = 0.010
"""Seconds until the next transaction then: each wakes a thread and the disk, as dear as a move."""
SLOW = 1.0
"""Seconds of a transaction from which on the log tells of it."""


class NotStored(Refusal):
    """The disk is full, or the database cannot be written: nothing was done."""

    def __init__(self, why: str) -> None:
        super().__init__("not-stored", f"The server could not write this down ({why}), so it did not happen.")


class Job:
    """Statements that are written all or none, and who waits for them."""

    def __init__(self, statements: list[Statement], done: Written) -> None:
        self.statements = statements
        self.done = done


class Written(asyncio.Future[None]):
    """Comes true on the disk, and cannot be called off: a task that is told to go goes once this is done."""

    def cancel(self, msg: object = None) -> bool:
        return False


class Writer:
    """Writes in the order of arrival. `write` returns when the disk has it."""

    def __init__(self, path: Path) -> None:
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.gathered: list[Job] = []
        self.next_at = 0.0
        """When the next jobs may be handed over."""
        self._given = self._done = 0
        """How many jobs, so far."""
        # Opened here, so that a database that cannot be opened is told at once; used by the writer's thread alone.
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        promise(self.connection)
        self.thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self.thread.start()

    async def write(self, statements: list[Statement]) -> None:
        """Who is told to go meanwhile waits to the end, since what is begun will be written; then it begins no more."""
        task = asyncio.current_task()
        assert task is not None
        if task.cancelling():
            await asyncio.sleep(0)
        done = Written(loop=asyncio.get_running_loop())
        self._gather(Job(statements, done))
        try:
            await done
        except asyncio.CancelledError:
            # It is written. Who was told to go hears of it again, once, where it waits next.
            task.uncancel()
            task.cancel()
            done.result()

    def _gather(self, job: Job) -> None:
        """What comes in one turn of the event loop goes together, at once; after a crowd the next waits a breath."""
        self.gathered.append(job)
        self._given += 1
        if len(self.gathered) == 1:
            job.done.get_loop().call_later(max(0.0, self.next_at - time.monotonic()), self._hand_over)

    def _hand_over(self) -> None:
        self.next_at = time.monotonic() + (BREATH if len(self.gathered) >= CROWD else 0.0)
        self.jobs.put(self.gathered)
        self.gathered = []

    def waiting(self) -> int:
        """Jobs that are not on the disk yet."""
        return self._given - self._done

    def close(self) -> None:
        """After everything that was given so far."""
        self._hand_over()
        self.jobs.put(None)
        self.thread.join()
        self.connection.close()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._next_batch()
            failure = timed(self._commit, batch) if batch else None
            self._done += len(batch)
            if failure is None or len(batch) == 1:
                tell(batch, failure)
            else:
                # One bad job must not take the others with it.
                for job in batch:
                    tell([job], self._commit([job]))

    def _next_batch(self) -> tuple[list[Job], bool]:
        """Wait for jobs, then take all that have come meanwhile; False: those were the last."""
        batch: list[Job] = []
        jobs = self.jobs.get()
        while jobs is not None:
            batch += jobs
            if len(batch) >= ENOUGH or self.jobs.empty():
                return batch, True
            jobs = self.jobs.get()
        return batch, False

    def _commit(self, batch: list[Job]) -> Exception | None:
        """All in one transaction; a failure: none of them is written."""
        connection = self.connection
        statements = joined(batch)
        try:
            if is_one_step(statements):
                run(connection, statements[0])
                return None
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                run(connection, statement)
            connection.execute("COMMIT")
        except Exception as failure:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return failure
        return None


def joined(batch: list[Job]) -> list[Statement]:
    """The statements of all jobs in their order; neighbours that say the same are one, with the rows of both."""
    found: list[tuple[str, list[Sequence[Any]]]] = []
    for job in batch:
        for sql, rows in job.statements:
            if found and found[-1][0] == sql:
                found[-1][1].extend(rows)
            else:
                found.append((sql, [*rows]))
    return [*found]


def timed(commit: Callable[[list[Job]], Exception | None], batch: list[Job]) -> Exception | None:
    """The same, and it is known how long it took."""
    began = time.perf_counter()
    failure = commit(batch)
    seconds = time.perf_counter() - began
    TALLY.commit_seconds.add(seconds)
    TALLY.commit_jobs.add(len(batch))
    if seconds > SLOW:
        LOG.warning("a transaction of %d jobs took %.1f s", len(batch), seconds)
    return failure


def tell(batch: list[Job], failure: Exception | None) -> None:
    """Wake who waits, with one call into the event loop."""
    if batch and not (loop := batch[0].done.get_loop()).is_closed():
        loop.call_soon_threadsafe(wake, batch, failure)


def wake(batch: list[Job], failure: Exception | None) -> None:
    for job in batch:
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(NotStored(reason(failure)))


def reason(failure: Exception) -> str:
    """What the database says, without the statement and its values."""
    return str(failure) if isinstance(failure, sqlite3.Error) else type(failure).__name__
