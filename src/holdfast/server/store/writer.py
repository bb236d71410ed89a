"""Group commit: one thread writes, and everything that came meanwhile goes into the next transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Executable

from holdfast.kernel.errors import Refusal

Statement = tuple[Executable, Sequence[dict[str, Any]]]
"""An SQL statement and the rows it is for; an empty list runs it once."""

MOST_AT_ONCE = 500


class NotStored(Refusal):
    """The disk is full, or the database cannot be written: nothing was done."""

    def __init__(self, why: str) -> None:
        super().__init__("not-stored", f"The server could not write this down ({why}), so it did not happen.")


class Job:
    """Statements that are written all or none, and who waits for them."""

    def __init__(self, statements: list[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Writer:
    """Writes in the order of arrival. `write` returns when the disk has it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        """Kept while all goes well: the pool's care for each transaction costs as much as a small one."""
        self.thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self.thread.start()

    async def write(self, statements: list[Statement]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(statements, done))
        await done

    def close(self) -> None:
        """After everything that was given so far."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._next_batch()
            if batch and not self._commit(batch):
                # One bad job must not take the others with it.
                for job in batch:
                    tell([job], self._commit_alone(job))
        self._let_go()

    def _next_batch(self) -> tuple[list[Job], bool]:
        """Wait for a job, then take all that have come meanwhile; False: that was the last."""
        batch: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE or self.jobs.empty():
                return batch, True
            job = self.jobs.get()
        return batch, False

    def _commit(self, batch: list[Job]) -> bool:
        """All in one transaction; False: none of them is written."""
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                run(batch, self._connection)
        except Exception:
            # A failed commit leaves its transaction open: it is rolled back where the connection is given back.
            self._let_go()
            return False
        tell(batch, None)
        return True

    def _commit_alone(self, job: Job) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                run([job], connection)
        except Exception as failure:
            return failure
        return None

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def run(batch: list[Job], connection: Connection) -> None:
    for statement, rows in merged(batch):
        connection.execute(statement, list(rows)) if rows else connection.execute(statement)


def merged(batch: list[Job]) -> list[Statement]:
    """The same statement of several jobs in a row becomes one with all their rows."""
    statements: list[Statement] = []
    for job in batch:
        for statement, rows in job.statements:
            if rows and statements and statements[-1][0] is statement:
                statements[-1] = (statement, [*statements[-1][1], *rows])
            else:
                statements.append((statement, rows))
    return statements


def tell(batch: list[Job], failure: Exception | None) -> None:
    """Wake who waits, with one call into the event loop."""
    loop = batch[0].done.get_loop()

    def wake() -> None:
        for job in batch:
            if job.done.cancelled():
                continue
            if failure is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(NotStored(reason(failure)))

    if not loop.is_closed():
        loop.call_soon_threadsafe(wake)


def reason(failure: Exception) -> str:
    """What the database says, without the statement and its values."""
    return str(getattr(failure, "orig", None) or type(failure).__name__)
