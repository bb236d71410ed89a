"""What bots say at a table: after a pause that tells nothing, and only while an open question waits, never in a window.

A bot is asked when somebody else is waited for than before. Who keeps the seat of somebody away says nothing in their
name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from holdfast.games.talking import talk_of
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.server.match.lessons import lesson_at
from holdfast.server.match.match import Match
from holdfast.server.match.talk import Chat

LOG = logging.getLogger("holdfast.bots")
SHORTEST, LONGEST = 1.0, 3.0
"""Seconds before a bot says anything: by the table's key and what everybody was told, so that no pause is a tell."""
LOOK_AGAIN = 0.5
PATIENCE = 40
"""How often it looks again whether the window has closed, before it thinks better of it."""


class Remarks:
    """The bots that are about to say something, at all tables of a server."""

    def __init__(self, chat_of: Callable[[Match], Awaitable[Chat]]) -> None:
        self.chat_of = chat_of
        self._waited_for: dict[str, list[Seat]] = {}
        """At each table, whom it waited for when the bots were last asked."""
        self._speaking: dict[str, dict[Seat, asyncio.Task[None]]] = {}

    def look(self, match: Match) -> None:
        """Something changed at this table."""
        if not may_speak(match):
            return
        asked = open_to(match)
        if asked is None or self._waited_for.get(match.row.id) == asked:
            return
        self._waited_for[match.row.id] = asked
        speaking = self._speaking.setdefault(match.row.id, {})
        for chair in match.chairs:
            is_busy = chair.seat in speaking and not speaking[chair.seat].done()
            if chair.bot and not chair.person and not is_busy:
                task = asyncio.get_running_loop().create_task(self._speak(match, chair.seat, pause(match, chair.seat)))
                speaking[chair.seat] = task

    def forget(self, match: Match) -> None:
        """The match has left memory."""
        self._waited_for.pop(match.row.id, None)
        for task in self._speaking.pop(match.row.id, {}).values():
            task.cancel()

    def stop(self) -> None:
        for speaking in self._speaking.values():
            for task in speaking.values():
                task.cancel()
        self._speaking = {}

    async def _speak(self, match: Match, seat: Seat, seconds: float) -> None:
        """No bot's failure is the table's."""
        try:
            await asyncio.sleep(seconds)
            for _ in range(PATIENCE):
                if match.is_gone or not may_speak(match):
                    return
                if open_to(match) is not None:
                    await self._say(match, seat)
                    return
                await asyncio.sleep(LOOK_AGAIN)
        except Exception:
            LOG.exception("a bot of %s could not say what it wanted", match.row.game)

    async def _say(self, match: Match, seat: Seat) -> None:
        chat = await self.chat_of(match)
        sitting, chair = match.sitting, match.chairs[seat]
        if sitting is None or not chair.bot or chair.person:
            return
        words = chat.words_heard_in(seat)
        word = await match.thinkers.remark(match.row, seat, chair.bot, sitting.glance(), words)
        if word is not None and not match.is_gone and may_speak(match) and open_to(match) is not None:
            await chat.add_for_bot(seat, word)


def may_speak(match: Match) -> bool:
    """Is this a game under way in which sayings are worth anything, and not a lesson?"""
    sitting = match.sitting
    if sitting is None or match.row.status != "playing" or not any(chair.bot for chair in match.chairs):
        return False
    return bool(talk_of(match.game.slug).saying) and lesson_at(sitting) is None


def open_to(match: Match) -> list[Seat] | None:
    """Whom everybody sees the table wait for; None in a window, or when all is over."""
    sitting = match.sitting
    face = None if sitting is None else public_face(sitting.table)
    return None if face is None else face.asked


def pause(match: Match, seat: Seat) -> float:
    told = 0 if match.sitting is None else match.sitting.table.told_all
    dice = Dice(seed_of(f"{match.row.seed.hex()} pause {seat} {told}"))
    return SHORTEST + (LONGEST - SHORTEST) * dice.below(1000) / 1000
