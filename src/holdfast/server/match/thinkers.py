"""Where bots think: off the event loop, and get nothing but what their seat sees. Others may borrow it.

What follows the instinct thinks in a thread; what looks ahead, in a process of its own (`minds.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from holdfast.api import Seen
from holdfast.bots.advice import Advice, advise
from holdfast.bots.maker import GREEDY, LEVELS, SEARCH, make, remark
from holdfast.bots.search import UNDO
from holdfast.kernel.policy import Word
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.server.match.minds import Minds
from holdfast.server.store.rows import MatchRow
from holdfast.server.tally import TALLY

LOG = logging.getLogger("holdfast.bots")
SLOW = 5.0
"""Seconds of thinking from which on the log tells of it."""
T = TypeVar("T")


class Thinkers:
    """Threads for thinking, and processes for thinking ahead."""

    def __init__(self, threads: int = 2) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.minds = Minds()
        self.waiting = 0
        """How many think, or wait for a thread to think in."""

    async def choose(
        self, match: MatchRow, seat: Seat, level: str, moment: Sitting, words: list[Word] | None = None
    ) -> str:
        """What a bot of this level says in this seat. `words`: the sayings that the seat has heard."""
        began = time.perf_counter()
        if level == SEARCH:
            word = await self._ahead(match, seat, moment, words or [])
        else:
            word = await self.work(
                lambda: make(level, match.game, 0.0, key(match, seat)).choose(Seen(seat, moment, words))
            )
        seconds = time.perf_counter() - began
        TALLY.thinking[level].add(seconds)
        if seconds > SLOW:
            LOG.warning("a bot (%s) thought for %.1f s in %s", level, seconds, match.game, extra={"match": match.id})
        return word

    async def _ahead(self, match: MatchRow, seat: Seat, moment: Sitting, words: list[Word]) -> str:
        """What turns out best. As long where there is no choice: a quick answer would tell of an empty hand."""
        asked = moment.asked(seat)
        if asked is not None and len(asked.options) == 1 and set(moment.rights(seat)) <= {UNDO}:
            await asyncio.sleep(self.minds.share(match.id))
            return asked.options[0]
        try:
            return await self.minds.choose(match.id, seat, key(match, seat), moment, words)
        except BrokenProcessPool:
            LOG.warning("a process in which bots think has died", extra={"match": match.id})
            return await self.work(
                lambda: make(GREEDY, match.game, 0.0, key(match, seat)).choose(Seen(seat, moment, words))
            )

    async def _at_once(self, match: MatchRow, seat: Seat, level: str, moment: Sitting, words: list[Word]) -> str:
        bot = make(level, match.game, 0.0, key(match, seat))
        return await self.work(lambda: bot.choose(Seen(seat, moment, words)))

    async def remark(self, match: MatchRow, seat: Seat, level: str, moment: Sitting, words: list[Word]) -> Word | None:
        """What a bot of this level says at the table, if anything: only such as follow an instinct do."""
        if level not in LEVELS:
            return None
        return await self.work(lambda: remark(match.game, Seen(seat, moment, words), key(match, seat)))

    async def advise(self, match: MatchRow, seat: Seat, moment: Sitting, words: list[Word]) -> Advice:
        """What a hint says in this seat, and why."""
        try:
            return await self.minds.advise(match.id, seat, key(match, seat), moment, words)
        except BrokenProcessPool:
            LOG.warning("a process in which bots think has died", extra={"match": match.id})
            return await self.work(lambda: advise(Seen(seat, moment, words), key(match, seat)))

    async def work(self, work: Callable[[], T]) -> T:
        """Do this where it keeps nobody waiting."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.minds.close()
        self.pool.shutdown(wait=False, cancel_futures=True)


def key(match: MatchRow, seat: Seat) -> str:
    """Of the secret seed: nobody can foretell a bot's whims from outside."""
    return f"{match.seed.hex()} bot {seat}"
