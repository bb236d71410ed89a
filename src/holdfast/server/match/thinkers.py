"""Where bots think: off the event loop, and get nothing but what their seat sees. Others may borrow it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from holdfast.api import Seen
from holdfast.bots.advice import Advice, advise
from holdfast.bots.maker import GREEDY, make, remark
from holdfast.kernel.policy import Word
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.server.store.rows import MatchRow
from holdfast.server.tally import TALLY

LOG = logging.getLogger("holdfast.bots")
SLOW = 5.0
"""Seconds of thinking from which on the log tells of it."""
T = TypeVar("T")


class Thinkers:
    """Threads for thinking."""

    def __init__(self, threads: int = 2) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.waiting = 0
        """How many think, or wait for a thread to think in."""

    async def choose(
        self, match: MatchRow, seat: Seat, level: str, moment: Sitting, words: list[Word] | None = None
    ) -> str:
        """What a bot of this level says in this seat. `words`: the sayings that the seat has heard."""

        def think() -> tuple[str, float]:
            began = time.perf_counter()
            # Keyed by the secret seed: nobody can foretell a bot's whims from outside.
            bot = make(level, match.game, 1.0, f"{match.seed.hex()} bot {seat}")
            return bot.choose(Seen(seat, moment, words)), time.perf_counter() - began

        word, seconds = await self.work(think)
        TALLY.thinking[level].add(seconds)
        if seconds > SLOW:
            LOG.warning("a bot (%s) thought for %.1f s in %s", level, seconds, match.game, extra={"match": match.id})
        return word

    async def remark(self, match: MatchRow, seat: Seat, level: str, moment: Sitting, words: list[Word]) -> Word | None:
        """What a bot of this level says at the table, if anything: only such as follow an instinct do."""
        if level != GREEDY:
            return None
        seed = f"{match.seed.hex()} bot {seat}"
        return await self.work(lambda: remark(match.game, Seen(seat, moment, words), seed))

    async def advise(self, match: MatchRow, seat: Seat, moment: Sitting, words: list[Word]) -> Advice:
        """What a hint says in this seat, and why."""
        return await self.work(lambda: advise(Seen(seat, moment, words), f"{match.seed.hex()} bot {seat}"))

    async def work(self, work: Callable[[], T]) -> T:
        """Do this where it keeps nobody waiting."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
