"""How the server is: found out by trying, and not more often than every other second, whoever asks."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from holdfast.kernel.errors import Refusal
from holdfast.server.match.hall import Hall
from holdfast.server.store.store import Store

LOG = logging.getLogger("holdfast.server")
OK, DEGRADED, FAILING = "ok", "degraded", "failing"
GOOD_FOR = 2.0
"""Seconds for which an answer is given again."""
WITHIN = 2.0
"""Seconds in which the disk must have done what it is asked."""
PARTS = 4
"""Of these seconds: a server that stood still has lost one of them, and waits for the disk through the others."""
LITTLE_SPACE = 100_000_000
"""Bytes."""

Result = tuple[str, list[str]]


class Checkup:
    """Tries to write and to read, and looks at the space that is left."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall
        self._found: Result = (OK, [])
        self._until = 0.0
        self._trying = asyncio.Lock()
        self._begun: dict[str, asyncio.Task[bool]] = {}
        """Trials that have not ended; while one hangs, no other is begun."""

    async def result(self) -> Result:
        """ok, degraded or failing, and why."""
        async with self._trying:
            if time.monotonic() >= self._until:
                before = self._found
                self._found = await self._look()
                self._until = time.monotonic() + GOOD_FOR
                if self._found != before:
                    LOG.warning("the server is %s %s", self._found[0], ", ".join(self._found[1]))
        return self._found

    async def _look(self) -> Result:
        wrong = [
            *([] if await self._does("cannot-write", self.store.try_writing) else ["cannot-write"]),
            *([] if await self._does("cannot-read", self.store.try_reading) else ["cannot-read"]),
        ]
        if wrong:
            return FAILING, wrong
        worse = [
            *(["disk-nearly-full"] if self._space_left() < LITTLE_SPACE else []),
            *(["matches-not-loaded"] if self.hall.cannot_load else []),
        ]
        return (DEGRADED, worse) if worse else (OK, [])

    async def _does(self, name: str, trial: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Does it, in time? What hangs cannot be called off: the next who asks waits for the same."""
        task = self._begun.pop(name, None) or asyncio.create_task(works(trial()))
        for _ in range(PARTS):
            done, _ = await asyncio.wait({task}, timeout=WITHIN / PARTS)
            if done:
                return task.result()
        self._begun[name] = task
        return False

    def _space_left(self) -> int:
        try:
            return shutil.disk_usage(self.store.path.parent).free
        except OSError:
            return 0


async def works(trial: Coroutine[Any, Any, None]) -> bool:
    try:
        await trial
    except (Refusal, SQLAlchemyError, OSError):
        return False
    return True
