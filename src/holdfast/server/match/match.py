"""A match: one table plus people, clocks and sockets.

Everything that changes it goes through one mailbox, in the order of arrival. A word is said, written to the disk, and
only then shown to anybody; if it cannot be written, it was never said.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from holdfast.games import registry
from holdfast.kernel.dice import commitment
from holdfast.kernel.errors import Refusal
from holdfast.kernel.play import options
from holdfast.kernel.policy import Word
from holdfast.kernel.sitting import Mark, Sitting, sit
from holdfast.kernel.step import Seat
from holdfast.server import wire
from holdfast.server.clock import Clock
from holdfast.server.errors import refusal
from holdfast.server.limits import PER_MINUTE, Limit
from holdfast.server.logs import context_of, tell_status
from holdfast.server.match import faults, hosting, seating, taking_back
from holdfast.server.match.asks import Fields, seats_called
from holdfast.server.match.audience import Audience
from holdfast.server.match.council import Council
from holdfast.server.match.deadlines import keeps_silence, waits_in
from holdfast.server.match.keepers import Keepers
from holdfast.server.match.lapses import encoded
from holdfast.server.match.orders import Orders
from holdfast.server.match.presence import Presence
from holdfast.server.match.resuming import resumed
from holdfast.server.match.seating import Change, Seating
from holdfast.server.match.sections import match_sections
from holdfast.server.match.showing import ANYBODY
from holdfast.server.match.taking_back import Wish
from holdfast.server.match.thinkers import Thinkers
from holdfast.server.match.timekeeper import Timekeeper
from holdfast.server.socket.connection import Connection
from holdfast.server.store.rows import Chair, HeldAnswer, LineRow, MatchRow
from holdfast.server.store.store import Store
from holdfast.server.tally import TALLY

LOG = logging.getLogger("holdfast.server")


class Match:
    """One match in memory; the store has everything needed to make it again."""

    __deletable__ = ("timekeeper", "keepers", "presence", "fuse", "orders", "council")

    def __init__(self, store: Store, row: MatchRow, chairs: list[Chair], thinkers: Thinkers, clock: Clock) -> None:
        self.store = store
        self.row = row
        self.chairs = chairs
        self.thinkers = thinkers
        self.clock = clock
        self.game = registry.game(row.game)
        self.commitment = commitment(row.seed)
        self.sitting: Sitting | None = None
        self.stored = 0
        """How much of what was told is on the disk."""
        self.archive: list[tuple[int, Fields]] | None = None
        """What was told, of a match whose record does not replay under these rules: it can only be looked at."""
        self.names: dict[str, str] = {}
        """What people here call themselves; `names_at` says what they are called."""
        self.held: dict[Seat, HeldAnswer] = {}
        self.wish = Wish()
        self.audience = Audience(self)
        self.timekeeper = Timekeeper(self)
        self.keepers = Keepers(self)
        self.orders = Orders(self)
        self.council = Council(self)
        self.fuse = faults.Fuse(self)
        self.presence = Presence(self)
        self.on_turn: Callable[[Match], None] = nobody
        """Told after every change: turn notices hang here."""
        self.on_rest: Callable[[Match], None] = nobody
        """Told when bots and clocks have ended what they began."""
        self.words_heard_in: Callable[[Seat], list[Word]] = no_words
        """The sayings that a seat has heard, once the table's talk is in memory."""
        self.unasked = Limit(PER_MINUTE["unasked"])
        """How many words a minute that answer nothing."""
        self.quiet_since = time.monotonic()
        self.is_gone = False
        """It was let go: who opens the table now gets another match."""
        self.mailbox = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._context = context_of(row.id)
        self._logged = row.status

    # -- coming and going ---------------------------------------------------------------

    def resume(self, lines: list[LineRow], held: list[HeldAnswer]) -> None:
        """The table again, from its lines; without one where these rules do not lead to it any more."""
        sitting = resumed(self.game, self.row, lines, self.store.path.parent)
        if sitting is None:
            return
        self.sitting = sitting
        self.stored = len(sitting.heard)
        self.held = {answer.seat: answer for answer in held if answer.words}
        self.audience.showing.shown = len(sitting.heard)
        try:
            self.timekeeper.take_up(lines[-1] if lines else None)
            self.audience.showing.update(sitting, match_sections(self), set(), {})
        except Exception as failure:
            self.fuse.blow(failure)
            self.audience.showing.forget()

    async def start(self, by: str = "") -> None:
        """The dice are keyed with the seed and everybody's nonce, and the table is set. `by`: who must be host."""
        async with self.mailbox:
            draft = self.draft()
            hosting.begin(draft, by, self.game.version, self.game.content_hash())
            seating.conclude(draft, time.time())
            sitting = sit(self.game, draft.row.header())
            await self.store.save_match(draft.row, draft.chairs)
            self.row, self.chairs, self.sitting = draft.row, draft.chairs, sitting
            self.timekeeper.take_up(None)
            self.publish()

    # -- words --------------------------------------------------------------------------

    async def speak(self, connection: Connection, words: list[str], ask: int | None) -> None:
        """Words of a person. Who speaks is back: the bot that kept the seat leaves it."""
        await self._in_turn(lambda: self._speak(connection, words, ask))

    async def _speak(self, connection: Connection, words: list[str], ask: int | None) -> None:
        seat = self.speaker(connection)
        chair = self.chairs[seat]
        if (chair.bot or chair.missed) and not seating.is_halted(self.row):
            await self.arrange_now(lambda draft: seating.come_back(draft, connection.person))
        if not self._answers(seat, words):
            self.spend(connection, len(words))
        await self.say_now(seat, words, ask)

    def _answers(self, seat: Seat, words: list[str]) -> bool:
        """Does this begin with an answer to the open question? Those may come as quickly as they can be thought of."""
        table = None if self.sitting is None else self.sitting.table
        return table is not None and bool(words) and any(one.text == words[0] for one in options(table, seat))

    def spend(self, connection: Connection, words: int) -> None:
        """What answers no question (an offer, taking back) can be said again and again: not without end."""
        self.unasked.spend(f"{self.row.id} {connection.person}", words)

    async def say(self, seat: Seat, words: list[str], ask: int | None) -> None:
        """Words of one seat: all or none."""
        await self._in_turn(lambda: self.say_now(seat, words, ask))

    async def say_now(self, seat: Seat, words: list[str], number: int | None) -> None:
        """The same, within a turn."""
        sitting = self.playing()
        if not words or "undo" in words:
            raise refusal("nothing-said")
        if self.timekeeper.holds(seat, words):
            await self._hold(sitting, seat, words, number)
            return
        await self.change(lambda: sitting.play(str(seat), words, number), speaker=seat)

    async def _hold(self, sitting: Sitting, seat: Seat, words: list[str], number: int | None) -> None:
        """Keep the answer until the deadline. It is tried out first: what could not be said then is refused now."""
        mark = Mark(sitting)
        try:
            sitting.play(str(seat), words, number)
        except Exception as failure:
            self.fuse.test(failure)
            raise
        mark.restore(sitting)
        answer = HeldAnswer(seat, sitting.numbers[seat], words)
        await self.store.hold(self.row.id, answer)
        self.held[seat] = answer
        self.publish()

    async def moment(self, connection: Connection) -> tuple[Seat, Sitting]:
        """Who asks, and the table as it stands on the disk, to look at."""
        async with self.mailbox:
            return self.speaker(connection), self.playing().glance()

    def playing(self) -> Sitting:
        if self.archive is not None:
            raise refusal("old-rules")
        if self.row.status == "paused":
            raise refusal("paused", because=self.row.because)
        if self.sitting is None or self.row.status != "playing":
            raise refusal("not-playing")
        return self.sitting

    async def _in_turn(self, deed: Callable[[], Awaitable[None]]) -> None:
        """One after the other. What is begun is ended even if who asked has gone: the store lets nobody go before."""
        async with self.mailbox:
            if self.is_gone:
                raise RuntimeError(f"match {self.row.id} was let go while somebody used it")
            await deed()

    def spawn(self, deed: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(deed, context=self._context)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A bot's or the clock's turn is over."""
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None:
            self.fuse.look_at(failure)
        if not self._tasks:
            self.on_rest(self)

    async def change(self, say: Callable[[], None], is_taken_back: bool = False, speaker: Seat = ANYBODY) -> None:
        """Say it, write it down, show it; or none of these. `speaker`: whose word it is, where it is one seat's."""
        row = self.row
        was_silent = await self._write(self.playing(), say, is_taken_back, None)
        self.publish(speaker=speaker if was_silent else ANYBODY, is_word=self.row is row)

    async def _write(
        self, sitting: Sitting, say: Callable[[], None], is_taken_back: bool, draft: Seating | None
    ) -> bool:
        """Say it and write it down, with the draft if there is one; or neither. Can nobody else have noticed?"""
        mark = Mark(sitting)
        asked = waits_in(sitting.table)
        try:
            say()
            lines = [LineRow(line.author, line.text, line.digest) for line in sitting.lines[mark.lengths[1] :]]
            lines[-1].told = wire.story(sitting.heard_since(self.stored))
            release = bool(self.held) and waits_in(sitting.table) is not asked
            result = sitting.table.result
            if result is not None:
                draft = self.draft() if draft is None else draft
                seating.finish(draft, {**result.summary(), "called": seats_called(sitting)})
            row, chairs = (None, []) if draft is None else (draft.row, draft.chairs)
            deadline = self.timekeeper.foreseen(row or self.row, chairs or self.chairs, is_taken_back)
            lines[-1].opened, lines[-1].until = deadline.opened, deadline.until
            running = self.timekeeper.lapses.foreseen(row or self.row, chairs or self.chairs)
            lines[-1].running = encoded(running)
            was_silent = len(sitting.heard) == mark.lengths[2] and keeps_silence(asked, waits_in(sitting.table))
            await self.store.append(self.row.id, mark.lengths[1], lines, row, release, chairs)
        except BaseException as failure:
            mark.restore(sitting)
            self.fuse.test(failure)
            raise
        self.stored = len(sitting.heard)
        self.timekeeper.deadline, self.timekeeper.lapses.until = deadline, running
        TALLY.moves[self.row.game] += 1
        if release:
            self.held = {}
        if draft is not None:
            self.row, self.chairs = draft.row, draft.chairs
        self.wish.look(sitting, mark.lengths[2])
        return was_silent

    # -- taking back --------------------------------------------------------------------

    async def take_back(self, connection: Connection) -> None:
        """Free where no other person heard of the word; else those who did are asked."""
        await self._in_turn(lambda: self._wish_back(connection))

    async def _wish_back(self, connection: Connection) -> None:
        seat = self.speaker(connection)
        self.spend(connection, 1)
        await taking_back.take_back(self, seat)

    async def consent(self, connection: Connection, yes: bool) -> None:
        """One of the others agrees, or not; the last to agree makes it happen."""
        await self._in_turn(lambda: taking_back.consent(self, self.speaker(connection), yes))

    # -- people -------------------------------------------------------------------------

    def seat_of(self, person: str) -> Seat | None:
        return seating.seat_of(self.chairs, person)

    def seats(self) -> dict[str, Seat]:
        """Who sits where, now."""
        return {chair.person: chair.seat for chair in self.chairs if chair.person}

    def speaker(self, connection: Connection) -> Seat:
        """The seat of who speaks, in this very turn. Who last saw another one must look first."""
        seat = self.seat_of(connection.person)
        if seat is None or connection.closed_because:
            raise refusal("not-seated")
        if self.sitting is not None and connection.looks_from != seat:
            raise refusal("seat-changed")
        return seat

    def players(self) -> list[Seat]:
        """The seats whose people play themselves."""
        return seating.players(self.chairs)

    def draft(self) -> Seating:
        return Seating(self.row, self.chairs, self.clock.now())

    async def arrange(self, change: Change) -> None:
        """Change the match or its chairs, and write that down; or nothing."""
        await self._in_turn(lambda: self.arrange_now(change))

    async def arrange_now(self, change: Change, say: Callable[[], None] | None = None) -> None:
        """Within a turn, and in one write with what is said besides. The table is told who left it and who is back."""
        draft = self.draft()
        change(draft)
        seating.conclude(draft, time.time())
        sitting = self.sitting
        words = [] if sitting is None else seating.words_for_table(draft, self.row.status, sitting.table.away)
        if sitting is not None and (words or say):
            await self._write(sitting, lambda: speak_for_host(sitting, words, say), False, draft)
        else:
            await self.store.save_match(draft.row, draft.chairs)
            self.row, self.chairs = draft.row, draft.chairs
        self.publish()
        await self._say_kept()

    async def _say_kept(self) -> None:
        """Where nobody is left from whom to keep answers, they are said now; one that cannot be is dropped."""
        if self.row.status != "playing" or self.timekeeper.is_live_in_company():
            return
        for seat, answer in sorted(self.held.items()):
            try:
                await taking_back.let_go(self, seat)
                await self.say_now(seat, answer.words, answer.ask)
            except Refusal as refused:
                LOG.info("a kept answer lapsed: %s", refused.code)

    # -- showing ------------------------------------------------------------------------

    def publish(self, speaker: Seat = ANYBODY, is_word: bool = False) -> None:
        """Show everybody what changed for them, then let clocks and bots go on.

        `speaker`: who said something of which nobody else can have noticed anything. `is_word`: it was but a word, so
        everybody sits where they sat. What was said before is on the disk: where it cannot be shown, the match stops.
        """
        self.quiet_since = time.monotonic()
        if self._logged != self.row.status:
            self._logged = tell_status(self.row)
        try:
            self.timekeeper.look()
            self.audience.show(speaker, is_word)
            self.keepers.look()
            self.orders.look()
            self.on_turn(self)
        except Exception as failure:
            self.fuse.blow(failure)
            self.timekeeper.look()
            self.audience.show_match_alone()
        else:
            self.fuse.is_blown = False

    async def watch(self, connection: Connection, since: int) -> None:
        """A socket comes in."""
        async with self.mailbox:
            self.audience.enter(connection, since)

    async def unwatch(self, connection: Connection) -> None:
        """A socket is gone."""
        async with self.mailbox:
            self.audience.leave(connection)

    async def wake(self) -> None:
        """After a restart: clocks and bots go on, and what a half-done leaving has left behind is seen to."""
        async with self.mailbox:
            if self.is_gone:
                return
            if seating.needs_mending(self.row, self.chairs):
                await self.arrange_now(seating.mend)
            else:
                self.publish()
                await self._say_kept()

    async def stop(self) -> None:
        """The server goes down: nothing new begins, what was begun is written."""
        self.timekeeper.stop()
        self.keepers.stop()
        self.orders.stop()
        self.presence.stop()
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self.mailbox:
            for connection in self.audience.connections:
                connection.close("server-stops")

    def is_at_rest(self) -> bool:
        """Does nobody watch, and is nothing going on?"""
        return not self.audience.connections and not self._tasks and not self.mailbox.locked()

    def let_go(self) -> None:
        """Leave memory at once: a circle of match and helpers would live on until the collector comes, if ever."""
        self.is_gone = True
        self.timekeeper.stop()
        self.keepers.stop()
        self.orders.stop()
        self.presence.stop()
        self.on_turn = self.on_rest = nobody
        self.words_heard_in = no_words
        del self.audience.match, self.timekeeper, self.keepers, self.presence, self.fuse, self.orders, self.council


def nobody(_: Match) -> None:
    """Nobody wants to be told."""


def no_words(_: Seat) -> list[Word]:
    """Nobody has said anything that is known of."""
    return []


def speak_for_host(sitting: Sitting, words: list[str], first: Callable[[], None] | None) -> None:
    """What is said besides comes first, and may have ended the play."""
    if first is not None:
        first()
    if words and sitting.table.result is None:
        sitting.play("host", words)
