"""The bots of one match: each thinks off the event loop, and speaks through the same mailbox as people."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from holdfast.games.teaching import word_of
from holdfast.kernel.errors import Refusal
from holdfast.kernel.play import allowed, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import ALL, Seat, hears
from holdfast.server.match.lessons import lesson_at
from holdfast.server.match.seating import KEEPER

if TYPE_CHECKING:
    from holdfast.games.learning import Lesson
    from holdfast.server.match.match import Match

LOG = logging.getLogger("holdfast.bots")
PASSING = ("not-stored", "written-elsewhere", "not-playing", "paused", "fault", "stale")
"""Refusals that say nothing about the bot's word."""
TRY_AGAIN = 1.0


class Keepers:
    """Wakes the bots that are waited for, and those that were told something in private."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._looked: dict[Seat, int] = {}
        """How much of what was told each bot has thought about unasked."""
        self._stopped = False

    def look(self) -> None:
        """Something changed: let every bot think that is asked and does not think already."""
        match = self.match
        sitting = match.sitting
        if sitting is None or match.row.status != "playing" or self._stopped:
            return
        lesson = lesson_at(sitting)
        if lesson is not None:
            self._follow_script(sitting, lesson)
            return
        if not any(chair.bot for chair in match.chairs):
            return
        asked = [seat for seat, _ in waiting(sitting.table)]
        for chair in match.chairs:
            seat = chair.seat
            if not chair.bot or seat in self._thinking or seat in match.held:
                continue
            if seat in asked:
                self._thinking[seat] = match.spawn(self._think(sitting, seat))
            elif self._has_news(sitting, seat):
                self._thinking[seat] = match.spawn(self._think_unasked(sitting, seat))

    def _has_news(self, sitting: Sitting, seat: Seat) -> bool:
        """Was this bot told something that not all were, such as an offer, and may it say anything to that now?"""
        heard = sitting.heard_since(self._looked.get(seat, 0))
        is_told = any(audience != ALL and hears(audience, seat) for audience, _ in heard)
        return is_told and bool(allowed(sitting.table, seat))

    def _follow_script(self, sitting: Sitting, lesson: Lesson) -> None:
        """At a table that teaches, bots say what the script says; for the learner it says what asks nothing."""
        for seat, _ in waiting(sitting.table):
            if seat not in self._thinking and word_of(lesson, sitting, seat):
                self._thinking[seat] = self.match.spawn(self._think(sitting, seat))

    def stop(self) -> None:
        self._stopped = True
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, sitting: Sitting, seat: Seat) -> None:
        """One word of one bot; where it is refused, a pause.

        Nothing waits inside an `except`: a compiled coroutine would leave the refusal, and its table, to the thread.
        """
        try:
            if await self._is_refused(sitting, seat):
                await asyncio.sleep(TRY_AGAIN)
        finally:
            self._thinking.pop(seat, None)
        self.look()

    async def _think_unasked(self, sitting: Sitting, seat: Seat) -> None:
        """What one bot makes of news that concern it: nearly always an offer, which every bot answers by instinct."""
        table = sitting.table
        self._looked[seat] = len(sitting.heard)
        try:
            word = await self._choice(sitting, seat, KEEPER)
            if word and await self._is_refused_unasked(seat, word) and sitting.table is not table:
                # The table went on while it thought: once more, when it may speak.
                self._looked[seat] = 0
        finally:
            self._thinking.pop(seat, None)
        self.look()

    async def _is_refused_unasked(self, seat: Seat, word: str) -> bool:
        try:
            await self.match.say(seat, [word], None)
        except Refusal:
            return True
        return False

    async def _is_refused(self, sitting: Sitting, seat: Seat) -> bool:
        number = sitting.numbers[seat]
        try:
            word = await self._choice(sitting, seat, self.match.chairs[seat].bot)
            asked = sitting.asked(seat)
            # A script that has nothing to say waits for the learner.
            is_silent = not word and lesson_at(sitting) is not None
            if asked is not None and sitting.numbers[seat] == number and not is_silent:
                await self._say(seat, word or asked.default, asked.default, number)
        except Refusal:
            return True
        return False

    async def _choice(self, sitting: Sitting, seat: Seat, level: str) -> str:
        """What the bot likes best; nothing if it fails, so that no bot can stall a table."""
        match = self.match
        lesson = lesson_at(sitting)
        if lesson is not None:
            return word_of(lesson, sitting, seat)
        try:
            return await match.thinkers.choose(match.row, seat, level, sitting.glance(), match.words_heard_in(seat))
        except Exception:
            LOG.exception("a bot of %s failed", match.row.game)
            return ""

    async def _say(self, seat: Seat, word: str, default: str, number: int) -> None:
        try:
            await self.match.say(seat, [word], number)
        except Refusal as refused:
            if refused.code in PASSING or word == default:
                raise
        else:
            return
        await self.match.say(seat, [default], number)
