"""The bots' bench: they think off the event loop, and get nothing but what their seat sees. Others may borrow it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from holdfast.api import Seen
from holdfast.bots.maker import make
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.server.store.rows import MatchRow

T = TypeVar("T")


class Bench:
    """Threads for thinking."""

    def __init__(self, threads: int = 2) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, match: MatchRow, seat: Seat, level: str, moment: Sitting) -> str:
        """What a bot of this level says in this seat."""

        def think() -> str:
            # Keyed by the secret seed: nobody can foretell a bot's whims from outside.
            bot = make(level, match.game, 1.0, f"{match.seed.hex()} bot {seat}")
            return bot.choose(Seen(seat, moment))

        return await self.work(think)

    async def work(self, work: Callable[[], T]) -> T:
        """Do this where it keeps nobody waiting."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
