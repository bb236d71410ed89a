"""A match: one table plus people, clocks and sockets.

Everything that changes it goes through one mailbox, in the order of arrival. A word is said, written to the disk, and
only then shown to anybody; if it cannot be written, it was never said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from copy import copy
from typing import Any

import msgspec

from holdfast.games import registry
from holdfast.kernel.dice import commitment
from holdfast.kernel.errors import Refusal, RulesError
from holdfast.kernel.portrait import digest
from holdfast.kernel.record import Line, Record
from holdfast.kernel.sitting import Mark, Sitting, replayed, sit
from holdfast.kernel.step import Seat
from holdfast.server import wire
from holdfast.server.clock import Clock
from holdfast.server.errors import refusal
from holdfast.server.logs import context_of, tell_status
from holdfast.server.match.bench import Bench
from holdfast.server.match.deadlines import keeps_silence, waits_in
from holdfast.server.match.keepers import Keepers
from holdfast.server.match.showing import ANYBODY, Own, Showing, Told, as_told, heard_by, whole
from holdfast.server.match.taking_back import Wish
from holdfast.server.match.timekeeper import Timekeeper
from holdfast.server.people.names import names_at
from holdfast.server.socket.connection import Connection
from holdfast.server.store.rows import Chair, HeldAnswer, LineRow, MatchRow
from holdfast.server.store.store import Store
from holdfast.server.tally import TALLY

KEEPER = "greedy"
"""The bot that keeps the seat of somebody who is away."""


class Match:
    """One match in memory; the store has everything needed to make it again."""

    def __init__(self, store: Store, row: MatchRow, chairs: list[Chair], bench: Bench, clock: Clock) -> None:
        self.store = store
        self.row = row
        self.chairs = chairs
        self.bench = bench
        self.clock = clock
        self.game = registry.game(row.game)
        self.commitment = commitment(row.seed)
        self.sitting: Sitting | None = None
        self.stored = 0
        """How much of what was told is on the disk."""
        self.archive: list[Told] | None = None
        """What was told, of a match whose record does not replay under these rules: it can only be looked at."""
        self.names: dict[str, str] = {}
        """What people here call themselves; `names_at` says what they are called."""
        self.connections: set[Connection] = set()
        self.showing = Showing()
        self.held: dict[Seat, HeldAnswer] = {}
        self.wish = Wish()
        self.timekeeper = Timekeeper(self)
        self.keepers = Keepers(self)
        self.on_turn: Callable[[Match], None] = lambda _: None
        """Told after every change: turn notices hang here."""
        self.mailbox = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._context = context_of(row.id)
        self._logged = row.status

    # -- coming and going ---------------------------------------------------------------

    def resume(self, lines: list[LineRow], held: list[HeldAnswer]) -> None:
        """The table again, from its lines; their digests tell whether these rules still lead to the same table."""
        record = Record(self.row.header(), [Line(line.author, line.text, line.digest) for line in lines])
        try:
            sitting = replayed(self.game, record, False)
        except (Refusal, RulesError):
            return
        for line, stored in zip(sitting.lines, lines, strict=True):
            line.digest = sitting.last_digest = stored.digest
        if not leads_here(sitting):
            return
        self.sitting = sitting
        self.timekeeper.take_up(lines[-1] if lines else None)
        self.stored = len(sitting.heard)
        self.held = {answer.seat: answer for answer in held if answer.words}
        self.showing.shown = len(sitting.heard)
        self.showing.update(sitting, self._match_sections(), set(), {})

    async def start(self) -> None:
        """Everybody has a seat: the dice are keyed with the seed and everybody's nonce, and the table is set."""
        async with self.mailbox:
            if self.row.status != "waiting":
                raise refusal("not-waiting")
            before, chairs = copy(self.row), [copy(chair) for chair in self.chairs]
            for chair in self.chairs:
                if not chair.person and not chair.bot:
                    chair.bot = KEEPER
            row = self.row
            row.nonces = [chair.nonce for chair in self.chairs if chair.person]
            row.rules, row.content, row.status = self.game.version, self.game.content_hash(), "playing"
            row.stood = self.clock.now()
            sitting = sit(self.game, row.header())
            try:
                await self.store.save_match(row, self.chairs)
            except BaseException:
                self.row, self.chairs = before, chairs
                raise
            self.sitting = sitting
            self.timekeeper.take_up(None)
            self._publish()

    # -- words --------------------------------------------------------------------------

    async def speak(self, connection: Connection, words: list[str], ask: int | None) -> None:
        """Words of a person. Who speaks is back: the bot that kept the seat leaves it."""
        await self._in_turn(lambda: self._speak(connection, words, ask))

    async def _speak(self, connection: Connection, words: list[str], ask: int | None) -> None:
        seat = self._speaker(connection)
        if self.chairs[seat].bot and self.row.status == "playing":
            await self._keep(seat, False)
        await self._say(seat, words, ask)
        self.timekeeper.misses[seat] = 0

    async def say(self, seat: Seat, words: list[str], ask: int | None) -> None:
        """Words of one seat: all or none."""
        await self._in_turn(lambda: self._say(seat, words, ask))

    async def _say(self, seat: Seat, words: list[str], number: int | None) -> None:
        sitting = self._playing()
        if not words or "undo" in words:
            raise refusal("nothing-said")
        if self.timekeeper.holds(seat, words):
            await self._hold(sitting, seat, words, number)
            return
        await self.change(lambda: sitting.play(str(seat), words, number), speaker=seat)

    async def _hold(self, sitting: Sitting, seat: Seat, words: list[str], number: int | None) -> None:
        """Keep the answer until the deadline. It is tried out first: what could not be said then is refused now."""
        mark = Mark(sitting, False)
        sitting.play(str(seat), words, number)
        mark.restore(sitting)
        answer = HeldAnswer(seat, sitting.numbers[seat], words)
        await self.store.hold(self.row.id, answer)
        self.held[seat] = answer
        self._publish()

    async def moment(self, connection: Connection) -> tuple[Seat, Sitting]:
        """Who asks, and the table as it stands on the disk, to look at."""
        async with self.mailbox:
            return self._speaker(connection), self._playing().glance()

    def _playing(self) -> Sitting:
        if self.archive is not None:
            raise refusal("old-rules")
        if self.sitting is None or self.row.status != "playing":
            raise refusal("not-playing")
        return self.sitting

    async def _in_turn(self, deed: Callable[[], Awaitable[None]]) -> None:
        """One after the other. What is begun is ended even if who asked has gone: the store lets nobody go before."""
        async with self.mailbox:
            await deed()

    def spawn(self, deed: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(deed, context=self._context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def change(self, say: Callable[[], None], keep_words: bool = False, speaker: Seat = ANYBODY) -> None:
        """Say it, write it down, show it; or none of these. `speaker`: whose word it is, where it is one seat's."""
        sitting = self._playing()
        mark = Mark(sitting, keep_words)
        asked = waits_in(sitting.table)
        try:
            say()
            lines = [LineRow(line.author, line.text, line.digest) for line in sitting.lines[mark.lengths[1] :]]
            lines[-1].told = wire.story(sitting.heard_since(self.stored))
            deadline = self.timekeeper.foreseen(is_taken_back=keep_words)
            lines[-1].opened, lines[-1].until = deadline.opened, deadline.until
            release = bool(self.held) and waits_in(sitting.table) is not asked
            finished = self._finish(sitting)
            await self.store.append(self.row.id, mark.lengths[1], lines, finished, release)
        except BaseException:
            mark.restore(sitting)
            raise
        self.stored = len(sitting.heard)
        self.timekeeper.deadline = deadline
        TALLY.moves[self.row.game] += 1
        if release:
            self.held = {}
        if finished is not None:
            self.row = finished
        self.wish.look(sitting, mark.lengths[2])
        was_silent = len(sitting.heard) == mark.lengths[2] and keeps_silence(asked, waits_in(sitting.table))
        self._publish(speaker=speaker if was_silent else ANYBODY, is_word=finished is None)

    def _finish(self, sitting: Sitting) -> MatchRow | None:
        """The row to write with the last line."""
        result = sitting.table.result
        if result is None:
            return None
        return msgspec.structs.replace(self.row, status="over", result=result.summary())

    # -- taking back --------------------------------------------------------------------

    async def take_back(self, connection: Connection) -> None:
        """Free where no other person heard of the word; else those who did are asked."""
        await self._in_turn(lambda: self._take_back(self._speaker(connection)))

    async def _take_back(self, seat: Seat) -> None:
        sitting = self._playing()
        if seat in self.held:
            await self._let_go(seat)
        elif self.wish.is_granted(sitting, seat, self.players()):
            await self.change(lambda: sitting.play(str(seat), ["undo"]), keep_words=True)
        else:
            self._publish()

    async def _let_go(self, seat: Seat) -> None:
        """A kept answer was never said: it is just dropped."""
        await self.store.hold(self.row.id, HeldAnswer(seat, 0, []))
        del self.held[seat]
        self._publish()

    async def consent(self, connection: Connection, yes: bool) -> None:
        """One of the others agrees, or not; the last to agree makes it happen."""
        await self._in_turn(lambda: self._consent(self._speaker(connection), yes))

    async def _consent(self, seat: Seat, yes: bool) -> None:
        by = self.wish.answered(self._playing(), seat, yes)
        if by is None:
            self._publish()
        else:
            await self._take_back(by)

    # -- people -------------------------------------------------------------------------

    def seat_of(self, person: str) -> Seat | None:
        for chair in self.chairs:
            if person and chair.person == person:
                return chair.seat
        return None

    def _seats(self) -> dict[str, Seat]:
        """Who sits where, now."""
        return {chair.person: chair.seat for chair in self.chairs if chair.person}

    def _speaker(self, connection: Connection) -> Seat:
        """The seat of who speaks, in this very turn. Who last saw another one must look first."""
        seat = self.seat_of(connection.person)
        if seat is None or connection.closed_because:
            raise refusal("not-seated")
        if self.sitting is not None and connection.looks_from != seat:
            raise refusal("seat-changed")
        return seat

    def players(self) -> list[Seat]:
        """The seats whose people play themselves."""
        return [chair.seat for chair in self.chairs if chair.person and not chair.bot]

    async def arrange(self, change: Callable[[], None]) -> None:
        """Change the match or its chairs, and write that down; or nothing."""
        await self._in_turn(lambda: self._arrange(change))

    async def _arrange(self, change: Callable[[], None]) -> None:
        row, chairs = copy(self.row), [copy(chair) for chair in self.chairs]
        try:
            change()
            await self.store.save_match(self.row, self.chairs)
        except BaseException:
            self.row, self.chairs = row, chairs
            raise
        self._publish()

    async def keep(self, seat: Seat, away: bool) -> None:
        """A bot keeps this seat, or its person takes it back. The table is told, for rules that ask."""
        await self._in_turn(lambda: self._keep(seat, away))

    async def _keep(self, seat: Seat, away: bool) -> None:
        def change() -> None:
            self.chairs[seat].bot = KEEPER if away else ""
            self.timekeeper.misses[seat] = 0

        await self._arrange(change)
        if self.sitting is not None and self.row.status == "playing":
            words = [f"away {seat}" if away else f"back {seat}"]
            sitting = self.sitting
            await self.change(lambda: sitting.play("host", words))

    # -- showing ------------------------------------------------------------------------

    def _clock(self) -> dict[str, Any]:
        """The one section of the match that a word changes."""
        return {"clock": wire.Clock(self.timekeeper.shown_until(), self.timekeeper.holds_answers())}

    def _match_sections(self) -> dict[str, Any]:
        """What is the match's and no game's: who sits where, the clock, and how the match stands."""
        here = {connection.person for connection in self.connections}
        names = names_at(self.chairs, self.names)
        occupants = [
            wire.Occupant(chair.seat, names.get(chair.person, ""), chair.bot, chair.person in here, self._hosts(chair))
            for chair in self.chairs
        ]
        status = wire.Status(
            self.row.status if self.archive is None else "old_rules",
            self.row.game,
            self.row.pace,
            self.commitment,
            self.row.next,
            sum(self.seat_of(connection.person) is None for connection in self.connections),
        )
        return {"people": occupants, "match": status} | self._clock()

    def _hosts(self, chair: Chair) -> bool:
        return bool(chair.person) and chair.person == self.row.host

    def _publish(self, newcomer: Connection | None = None, speaker: Seat = ANYBODY, is_word: bool = False) -> None:
        """Show everybody what changed for them, then let clocks and bots go on. A newcomer gets the whole instead.

        `speaker`: who said something of which nobody else can have noticed anything. `is_word`: it was but a word, so
        everybody sits where they sat.
        """
        if self._logged != self.row.status:
            self._logged = tell_status(self.row)
        self.timekeeper.look()
        sitting = self.sitting
        if sitting is None:
            self._show_waiting_room()
        else:
            seats = self._seats()
            watchers = {seats.get(connection.person) for connection in self.connections}
            own = self._own()
            match = self._clock() if is_word else self._match_sections()
            messages = self.showing.update(sitting, match, watchers, own, ANYBODY if own else speaker)
            for connection in self.connections:
                if connection is not newcomer:
                    show(connection, seats.get(connection.person), messages)
        self.keepers.look()
        self.on_turn(self)

    def _own(self) -> dict[Seat, Own]:
        is_held = self.timekeeper.holds_answers()
        asked = self.wish.known_to()
        if not is_held and not self.held and not asked:
            return {}
        return {
            seat: Own(
                self.held[seat].words if seat in self.held else [],
                is_held,
                self.wish.by if seat in asked else None,
            )
            for seat in range(self.row.seats)
        }

    def _show_waiting_room(self) -> None:
        """Nobody holds a card yet: all see the same, and who sits down or gets up looks from there."""
        message = wire.state(wire.part(self._match_sections(), {}, []), b"", whole=False)
        for connection in self.connections:
            connection.looks_from = self.seat_of(connection.person)
            connection.send(message)

    async def watch(self, connection: Connection, since: int) -> None:
        """A socket comes in: everything as it stands, then whatever changes."""
        async with self.mailbox:
            if connection.closed_because:
                return
            seat = connection.looks_from = self.seat_of(connection.person)
            self.connections.add(connection)
            sitting = self.sitting
            story = heard_by(self._story(), seat, since)
            heard = since + len(story)
            row, now = self.row, self.clock.now()
            connection.send(wire.encode(wire.Welcome(wire.PROTOCOL, row.id, row.game, row.seats, seat, heard, now)))
            self._publish(connection)
            if sitting is not None:
                connection.send(self.showing.whole(sitting, seat, self._own(), story))
            elif self.archive is not None:
                # All there is to see of a match by older rules.
                connection.send(whole({"result": self.row.result}, {}, story, seat))

    def _story(self) -> list[Told]:
        """All that was told here, from the table or, if it cannot be set up any more, from the archive."""
        return self.archive or [] if self.sitting is None else as_told(self.sitting.heard)

    async def unwatch(self, connection: Connection) -> None:
        """A socket is gone."""
        async with self.mailbox:
            if connection in self.connections:
                self.connections.remove(connection)
                self._publish()

    async def wake(self) -> None:
        """After a restart: clocks and bots go on."""
        async with self.mailbox:
            self._publish()

    async def stop(self) -> None:
        """The server goes down: nothing new begins, what was begun is written."""
        self.timekeeper.stop()
        self.keepers.stop()
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self.mailbox:
            for connection in self.connections:
                connection.close("server-stops")


def show(connection: Connection, seat: Seat | None, messages: dict[Seat | None, bytes]) -> None:
    """What has changed for the seat this person has now. Who was shown another one must come in anew."""
    if connection.looks_from == seat:
        connection.send(messages[seat])
    else:
        connection.close("seat-changed")


def leads_here(sitting: Sitting) -> bool:
    """Does the last line's digest fit the table? It holds all digests before it."""
    if not sitting.lines:
        return True
    last = sitting.lines[-1]
    before = sitting.lines[-2].digest if len(sitting.lines) > 1 else first_digest(sitting)
    return digest(before, last.said(), sitting.table) == last.digest


def first_digest(sitting: Sitting) -> str:
    """The digest before the first line: of the header and the table as it was set."""
    return digest("", "" if sitting.header is None else sitting.header.text(), sitting.start)
