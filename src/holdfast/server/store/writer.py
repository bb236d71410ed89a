"""Group commit: one thread writes, and everything that came meanwhile goes into the next transaction.

It talks to the driver itself: for a transaction of one line SQLAlchemy would cost twice as much as the database.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from pathlib import Path

from holdfast.kernel.errors import Refusal
from holdfast.server.store.sqlite import Statement, promise

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

    def __init__(self, path: Path) -> None:
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
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
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(statements, done))
        told_to_go = False
        while not done.done():
            try:
                await asyncio.wait((done,))
            except asyncio.CancelledError:
                told_to_go = True
        if told_to_go:
            # It hears of it again, once, where it waits next.
            task.uncancel()
            task.cancel()
        done.result()

    def close(self) -> None:
        """After everything that was given so far."""
        self.jobs.put(None)
        self.thread.join()
        self.connection.close()

    def _run(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._next_batch()
            failure = self._commit(batch) if batch else None
            if failure is None or len(batch) == 1:
                tell(batch, failure)
            else:
                # One bad job must not take the others with it.
                for job in batch:
                    tell([job], self._commit([job]))

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

    def _commit(self, batch: list[Job]) -> Exception | None:
        """All in one transaction; a failure: none of them is written."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                for statement, rows in job.statements:
                    connection.executemany(statement, rows)
            connection.execute("COMMIT")
        except Exception as failure:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return failure
        return None


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
