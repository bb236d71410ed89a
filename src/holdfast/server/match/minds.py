"""Where bots think ahead: in processes of their own, few and of low priority, so that people's moves never wait.

A process follows the matches it thinks about by their records, and shows its bots what their seat sees, as everywhere.
"""

from __future__ import annotations

import os
from asyncio import wrap_future
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final
from zlib import crc32

from holdfast.api import Seen
from holdfast.bots.advice import Advice, advise
from holdfast.bots.maker import SEARCH, make
from holdfast.games import registry
from holdfast.kernel.game import Fact
from holdfast.kernel.policy import Word
from holdfast.kernel.record import Line as RecordLine
from holdfast.kernel.record import Record, parse
from holdfast.kernel.sitting import Sitting, replayed
from holdfast.kernel.step import Seat
from holdfast.lab.review import costly
from holdfast.server.match.reviewing import Regret, told

SECONDS: Final = 1.0
"""How long a bot may think that is alone with its process."""
HINT_SECONDS: Final = 0.6
LEAST: Final = 0.1
"""However many wait, so long each may think."""
MOST_PROCESSES: Final = 4
MOST_FOLLOWED: Final = 32
"""Matches that a process keeps in mind."""
MEMORY: Final = 1 << 31
"""Bytes of address space that a process may take."""
KINDNESS: Final = 10
"""By how much people go first."""

Line = tuple[str, str]
FactData = tuple[str, dict[str, Any], str, str]


@dataclass(frozen=True)
class Task:
    """What is to be thought about: plain data, for another process."""

    match: str
    header: str
    lines: list[Line]
    seat: Seat
    key: str
    seconds: float
    words: list[tuple[Seat, str, dict[str, str], int]]


class Minds:
    """The processes. A match always goes to the same one, which then knows it already."""

    def __init__(self, processes: int | None = None) -> None:
        self.number = processes or min(MOST_PROCESSES, max(1, (os.cpu_count() or 1) // 2))
        self.waiting = [0] * self.number
        """How many thoughts each process has before it."""
        self._pools: list[ProcessPoolExecutor | None] = [None] * self.number

    async def choose(self, match: str, seat: Seat, key: str, moment: Sitting, words: list[Word]) -> str:
        """What the bot that looks ahead says in this seat."""
        return str(await self._think(choose, task(match, seat, key, moment, words, self.share(match))))

    async def advise(self, match: str, seat: Seat, key: str, moment: Sitting, words: list[Word]) -> Advice:
        """What such a bot would say for a person, and why."""
        word, reason, risks, margin = await self._think(
            advice, task(match, seat, key, moment, words, self.share(match, HINT_SECONDS))
        )
        return Advice(word, None if reason is None else Fact(*reason), [Fact(*one) for one in risks], margin)

    async def review(self, match: str, seat: Seat, moment: Sitting) -> list[Regret]:
        """What cost this seat most in a play that is over."""
        return list(await self._think(review, task(match, seat, "", moment, [], 0.0)))

    async def _think(self, thought: Any, asked: Task) -> Any:
        at = self._process(asked.match)
        self.waiting[at] += 1
        try:
            return await wrap_future(self._pool(at).submit(thought, asked))
        except BrokenProcessPool:
            self._pools[at] = None
            raise
        finally:
            self.waiting[at] -= 1

    def share(self, match: str, seconds: float = SECONDS) -> float:
        """How long a bot of this match may think now: the more wait for the process, the shorter."""
        return max(LEAST, seconds / (1 + self.waiting[self._process(match)]))

    def _process(self, match: str) -> int:
        return crc32(match.encode()) % self.number

    def _pool(self, at: int) -> ProcessPoolExecutor:
        """Started when it is first wanted: most tables have no bot that thinks so long."""
        pool = self._pools[at]
        if pool is None:
            # `spawn`: nothing of the server, neither sockets nor locks, goes along.
            pool = self._pools[at] = ProcessPoolExecutor(1, get_context("spawn"), keep_low)
        return pool

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


def task(match: str, seat: Seat, key: str, moment: Sitting, words: list[Word], seconds: float) -> Task:
    """Taken down at once: the match goes on meanwhile."""
    if moment.header is None:
        raise ValueError("an imagined play has no record that another process could follow")
    lines = [(line.author, line.text) for line in moment.lines]
    heard = [(word.speaker, word.saying, word.named, word.hour) for word in words]
    return Task(match, Record(moment.header, []).text(), lines, seat, key, seconds, heard)


# -- in the process ----------------------------------------------------------------------------------------------------


class Followed:
    """One match, as far as this process has heard of it."""

    def __init__(self, header: str) -> None:
        record = parse(header)
        self.header = header
        self.lines: list[Line] = []
        self.sitting = replayed(registry.game(record.header.game), record, False)

    def follow(self, lines: list[Line]) -> None:
        for author, text in lines[len(self.lines) :]:
            self.sitting.say(author, text, False)
            self.lines.append((author, text))


FOLLOWED: dict[str, Followed] = {}


def keep_low() -> None:
    """This process gives way to the server, cannot eat the machine, and ends with the server however that ends."""
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(AttributeError, OSError):
        os.nice(KINDNESS)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def end_with_parent() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def seen(asked: Task) -> Seen:
    """What the seat sees now."""
    known = FOLLOWED.pop(asked.match, None)
    if known is None or known.header != asked.header or asked.lines[: len(known.lines)] != known.lines:
        known = Followed(asked.header)
    known.follow(asked.lines)
    FOLLOWED[asked.match] = known
    while len(FOLLOWED) > MOST_FOLLOWED:
        del FOLLOWED[next(iter(FOLLOWED))]
    return Seen(asked.seat, known.sitting, [Word(*word) for word in asked.words])


def choose(asked: Task) -> str:
    now = seen(asked)
    return make(SEARCH, now.game, asked.seconds, asked.key).choose(now)


def advice(asked: Task) -> tuple[str, FactData | None, list[FactData], float]:
    found = advise(seen(asked), asked.key, asked.seconds)
    reason = None if found.reason is None else data(found.reason)
    return found.word, reason, [data(fact) for fact in found.risks], found.margin


def review(asked: Task) -> list[Regret]:
    header = parse(asked.header).header
    record = Record(header, [RecordLine(author, text) for author, text in asked.lines])
    return [told(moment, asked.seat) for moment in costly(record, asked.seat)]


def data(fact: Fact) -> FactData:
    return fact.name, dict(fact.args), fact.rule, fact.kind
