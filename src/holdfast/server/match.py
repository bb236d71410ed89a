"""A match: one table plus people, clocks and sockets.

Everything that changes it goes through one mailbox, in the order of arrival. A word is said, written to the disk, and
only then shown to anybody; if it cannot be written, it was never said.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from copy import copy
from typing import Any

import msgspec

from holdfast.games import registry
from holdfast.kernel.dice import commitment
from holdfast.kernel.errors import Refusal, RulesError
from holdfast.kernel.play import question, top, waiting
from holdfast.kernel.record import Header, Line, Record
from holdfast.kernel.sitting import Mark, Sitting, replayed, sit
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Lanes
from holdfast.server import wire
from holdfast.server.bench import Bench
from holdfast.server.connection import Connection
from holdfast.server.deadlines import Deadline, has_fixed_length
from holdfast.server.errors import refusal
from holdfast.server.showing import Own, Showing
from holdfast.server.store.rows import Chair, HeldAnswer, LineRow, MatchRow
from holdfast.server.store.store import Store

KEEPER = "greedy"
"""The bot that keeps the seat of somebody who is away."""
MOST_MISSES = 2


class Match:
    """One match in memory; the store has everything needed to make it again."""

    def __init__(self, store: Store, row: MatchRow, chairs: list[Chair], bench: Bench) -> None:
        self.store = store
        self.row = row
        self.chairs = chairs
        self.bench = bench
        self.game = registry.game(row.game)
        self.sitting: Sitting | None = None
        self.too_old = False
        """Its record does not replay under these rules: it can only be looked at."""
        self.names: dict[str, str] = {}
        self.connections: set[Connection] = set()
        self.showing = Showing()
        self.held: dict[Seat, HeldAnswer] = {}
        self.misses = [0] * row.seats
        self.undo_asked_by: Seat | None = None
        self.undo_agreed: set[Seat] = set()
        self.deadline = Deadline()
        self.on_turn: Callable[[Match], None] = lambda _: None
        """Told after every change: turn notices hang here."""
        self._mailbox = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- coming and going ---------------------------------------------------------------

    def header(self) -> Header:
        row = self.row
        return Header(row.game, row.rules, row.content, row.seats, dict(row.options), row.seed, row.nonces)

    def resume(self, lines: list[LineRow], held: list[HeldAnswer]) -> None:
        """The table again, from its lines. They carry their digests, so a change of rules is noticed at the end."""
        record = Record(self.header(), [Line(line.author, line.text, line.digest) for line in lines])
        try:
            sitting = replayed(self.game, record, False)
        except (Refusal, RulesError):
            self.too_old = True
            return
        if lines:
            sitting.last_digest = lines[-1].digest
            for line, stored in zip(sitting.lines, lines, strict=True):
                line.digest = stored.digest
        self.sitting = sitting
        self.held = {answer.seat: answer for answer in held if answer.words}
        self.showing.shown = len(sitting.heard)
        self.showing.update(sitting, self._match_sections(), set(), {})

    async def start(self) -> None:
        """Everybody has a seat: the dice are keyed with the seed and everybody's nonce, and the table is set."""
        async with self._mailbox:
            if self.row.status != "waiting":
                raise refusal("not-waiting")
            for chair in self.chairs:
                if not chair.person and not chair.bot:
                    chair.bot = KEEPER
            row = self.row
            row.nonces = [chair.nonce for chair in self.chairs if chair.person]
            row.rules, row.content, row.status = self.game.version, self.game.content_hash(), "playing"
            sitting = sit(self.game, self.header())
            try:
                await self.store.save_match(row, self.chairs)
            except Refusal:
                row.status = "waiting"
                raise
            self.sitting = sitting
            self._publish()

    # -- words --------------------------------------------------------------------------

    async def say(self, seat: Seat, words: list[str], ask: int | None) -> None:
        """Words of one seat: all or none."""
        await self._in_turn(self._say(seat, words, ask))

    async def _say(self, seat: Seat, words: list[str], ask: int | None) -> None:
        sitting = self._playing()
        if "undo" in words:
            raise refusal("nothing-said")
        if self._is_held() and question(sitting.table, seat) is not None:
            await self._hold(sitting, seat, words, ask)
            return
        await self._change(lambda: sitting.play(str(seat), words, ask))
        self.misses[seat] = 0

    async def _hold(self, sitting: Sitting, seat: Seat, words: list[str], ask: int | None) -> None:
        """Keep the answer until the deadline. It is tried out first: what could not be said then is refused now."""
        mark = Mark(sitting, False)
        sitting.play(str(seat), words, ask)
        mark.restore(sitting)
        answer = HeldAnswer(seat, sitting.numbers[seat], words)
        await self.store.hold(self.row.id, answer)
        self.held[seat] = answer
        self._publish()

    def _playing(self) -> Sitting:
        if self.too_old:
            raise refusal("old-rules")
        if self.sitting is None or self.row.status != "playing":
            raise refusal("not-playing")
        return self.sitting

    async def _in_turn(self, deed: Coroutine[Any, Any, None]) -> None:
        """One after the other, and to the end even if the one who asked has gone."""
        await asyncio.shield(self._spawn(self._locked(deed)))

    async def _locked(self, deed: Coroutine[Any, Any, None]) -> None:
        async with self._mailbox:
            await deed

    def _spawn(self, deed: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(deed)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _change(self, say: Callable[[], None], keep_words: bool = False) -> None:
        """Say it, write it down, show it; or none of these."""
        sitting = self._playing()
        mark = Mark(sitting, keep_words)
        released = self.held
        try:
            say()
            lines = [LineRow(line.author, line.text, line.digest) for line in sitting.lines[mark.lengths[1] :]]
            if question_changed(mark, sitting):
                self.held = {}
            await self.store.append(self.row.id, mark.lengths[1], lines, self._finish(sitting), bool(released))
        except BaseException:
            mark.restore(sitting)
            self.held = released
            raise
        if sitting.table.result is not None:
            self._over()
        self.undo_asked_by = None
        self._publish()

    def _finish(self, sitting: Sitting) -> MatchRow | None:
        """The row to write with the last line."""
        result = sitting.table.result
        if result is None:
            return None
        summary: dict[str, Any] = {
            "winners": result.winners,
            "scores": result.scores,
            "reason": result.reason,
            "parts": result.parts,
        }
        return msgspec.structs.replace(self.row, status="over", result=summary)

    def _over(self) -> None:
        sitting = self.sitting
        if sitting is not None:
            self.row = self._finish(sitting) or self.row

    # -- taking back --------------------------------------------------------------------

    async def take_back(self, seat: Seat) -> None:
        """Free where no other person heard of the word; else everybody is asked."""
        await self._in_turn(self._take_back(seat))

    async def _take_back(self, seat: Seat) -> None:
        sitting = self._playing()
        if seat in self.held:
            await self._let_go(seat)
            return
        if self.undo_asked_by != seat:
            self.undo_agreed = set()
        if self._must_agree(sitting, seat) <= self.undo_agreed:
            await self._change(lambda: sitting.play(str(seat), ["undo"]), keep_words=True)
        else:
            self.undo_asked_by = seat
            self._publish()

    def _must_agree(self, sitting: Sitting, seat: Seat) -> set[Seat]:
        """The other people who heard of the word that this seat would take back."""
        at = sitting.last_word(seat)
        heard_by = sitting.words[at].heard_by if at >= 0 else 0
        return {other for other in self._people() if other != seat and heard_by >> other & 1}

    async def _let_go(self, seat: Seat) -> None:
        """A kept answer was never said: it is just dropped."""
        await self.store.hold(self.row.id, HeldAnswer(seat, 0, []))
        del self.held[seat]
        self._publish()

    async def consent(self, seat: Seat, yes: bool) -> None:
        """One of the others agrees, or not; the last to agree makes it happen."""
        await self._in_turn(self._consent(seat, yes))

    async def _consent(self, seat: Seat, yes: bool) -> None:
        by = self.undo_asked_by
        if by is None:
            raise refusal("no-undo-asked")
        if not yes:
            self.undo_asked_by = None
            self._publish()
            return
        self.undo_agreed.add(seat)
        await self._take_back(by)

    # -- people -------------------------------------------------------------------------

    def seat_of(self, person: str) -> Seat | None:
        for chair in self.chairs:
            if person and chair.person == person:
                return chair.seat
        return None

    def _people(self) -> list[Seat]:
        """The seats whose people play themselves."""
        return [chair.seat for chair in self.chairs if chair.person and not chair.bot]

    async def arrange(self, change: Callable[[], None]) -> None:
        """Change the match or its chairs, and write that down; or nothing."""
        await self._in_turn(self._arrange(change))

    async def _arrange(self, change: Callable[[], None]) -> None:
        row, chairs = copy(self.row), [copy(chair) for chair in self.chairs]
        try:
            change()
            await self.store.save_match(self.row, self.chairs)
        except BaseException:
            self.row, self.chairs = row, chairs
            raise
        self._reseat()
        self._publish()

    async def keep(self, seat: Seat, away: bool) -> None:
        """A bot keeps this seat, or its person takes it back. The table is told, for rules that ask."""

        def change() -> None:
            self.chairs[seat].bot = KEEPER if away else ""
            self.misses[seat] = 0

        await self.arrange(change)
        if self.sitting is not None and self.row.status == "playing":
            words = [f"away {seat}" if away else f"back {seat}"]
            sitting = self.sitting
            await self._in_turn(self._change(lambda: sitting.play("host", words)))

    # -- time ---------------------------------------------------------------------------

    def _is_held(self) -> bool:
        """Fixed length is for tables with two or more people."""
        sitting = self.sitting
        return sitting is not None and len(self._people()) > 1 and has_fixed_length(sitting.table, self.row.pace)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        sitting = self.sitting
        if sitting is None or self.row.status != "playing" or self.row.pace == "none" or len(self._people()) < 2:
            self.deadline.clear()
            return
        self.deadline.look(self.game, sitting.table, self.row.pace, time.time())
        step, until = self.deadline.step, self.deadline.until
        if until and step is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, until - time.time()), lambda: self._spawn(self._ring(step)))

    async def _ring(self, step: Step[Any]) -> None:
        """Time is up for this question, if it is still open."""
        late: list[Seat] = []
        async with self._mailbox:
            sitting = self.sitting
            if sitting is None or self.row.status != "playing" or top(sitting.table) is not step:
                return
            answered = set(self.held)
            late = [seat for seat, _ in waiting(sitting.table) if seat not in answered and seat in self._people()]
            try:
                await self._change(lambda: self._time_out(sitting, step))
            except Refusal:
                self._set_alarm_again()
                return
        await self._count_misses(late)

    def _set_alarm_again(self) -> None:
        """The disk is full, perhaps: try once more in a while."""
        self._alarm = asyncio.get_running_loop().call_later(5.0, self._set_alarm)

    def _time_out(self, sitting: Sitting, step: Step[Any]) -> None:
        """Kept answers in seat order, then the clock; in open lanes each late seat's defaults in its own name."""
        for answer in sorted(self.held.values(), key=lambda held: held.seat):
            if answer.ask == sitting.numbers[answer.seat]:
                sitting.play(str(answer.seat), answer.words)
        now = top(sitting.table)
        if now is not step and not same_fork(now, step):
            return
        if isinstance(now, Lanes) and not now.fork.is_sealed():
            play_defaults(sitting)
        elif now is not None:
            sitting.play("clock", ["time"])

    async def _count_misses(self, late: list[Seat]) -> None:
        """After two in a row a bot keeps the seat."""
        for seat in late:
            self.misses[seat] += 1
            if self.misses[seat] >= MOST_MISSES:
                await self.keep(seat, True)

    # -- bots ---------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        sitting = self.sitting
        if sitting is None or self.row.status != "playing":
            return
        for seat, _ in waiting(sitting.table):
            if self.chairs[seat].bot and seat not in self._thinking and seat not in self.held:
                self._thinking[seat] = self._spawn(self._think(sitting, seat))

    async def _think(self, sitting: Sitting, seat: Seat) -> None:
        """One word of one bot, thought up off the event loop. A bot that fails plays the default."""
        number = sitting.numbers[seat]
        try:
            word = await self.bench.choose(self.row, seat, self.chairs[seat].bot, sitting.glance())
            asked = sitting.asked(seat)
            if asked is not None and sitting.numbers[seat] == number:
                await self._bot_says(seat, word, asked.default, number)
        except Refusal:
            await asyncio.sleep(1.0)
        finally:
            self._thinking.pop(seat, None)
        self._wake_bots()

    async def _bot_says(self, seat: Seat, word: str, default: str, number: int) -> None:
        try:
            await self.say(seat, [word or default], number)
        except Refusal as refused:
            if refused.code in ("not-stored", "not-playing", "stale"):
                raise
            await self.say(seat, [default], number)

    # -- showing ------------------------------------------------------------------------

    def _match_sections(self) -> dict[str, object]:
        """What is the match's and no game's: who sits where, the clock, and how the match stands."""
        here = {connection.person for connection in self.connections}
        occupants = [
            wire.Occupant(
                chair.seat, self.names.get(chair.person, ""), chair.bot, chair.person in here, self._hosts(chair)
            )
            for chair in self.chairs
        ]
        status = wire.Status(
            self.row.status,
            self.row.game,
            self.row.pace,
            commitment(self.row.seed),
            self.row.next,
            self.undo_asked_by,
        )
        return {"people": occupants, "clock": wire.Clock(self.deadline.until, self._is_held()), "match": status}

    def _hosts(self, chair: Chair) -> bool:
        return bool(chair.person) and chair.person == self.row.host

    def _publish(self, newcomer: Connection | None = None) -> None:
        """Show everybody what changed for them, then let clocks and bots go on. A newcomer gets the whole instead."""
        self._set_alarm()
        sitting = self.sitting
        if sitting is None:
            self._show_waiting_room()
        else:
            watchers = {connection.seat for connection in self.connections}
            messages = self.showing.update(sitting, self._match_sections(), watchers, self._own())
            for connection in self.connections:
                if connection is not newcomer:
                    connection.send(messages[connection.seat])
        self._wake_bots()
        self.on_turn(self)

    def _own(self) -> dict[Seat, Own]:
        is_held = self._is_held()
        if not is_held and not self.held:
            return {}
        return {
            seat: Own(self.held[seat].words if seat in self.held else [], is_held) for seat in range(self.row.seats)
        }

    def _show_waiting_room(self) -> None:
        sections = {name: wire.section(value) for name, value in self._match_sections().items()}
        message = wire.state(wire.part(sections, []), b"", whole=False)
        for connection in self.connections:
            connection.send(message)

    async def watch(self, connection: Connection, since: int) -> None:
        """A socket comes in: everything as it stands, then whatever changes."""
        async with self._mailbox:
            self.connections.add(connection)
            sitting = self.sitting
            events = [] if sitting is None else sitting.events(connection.seat, since)
            heard = since + len(events)
            connection.send(
                wire.encode(
                    wire.Welcome(wire.PROTOCOL, self.row.id, self.row.game, self.row.seats, connection.seat, heard)
                )
            )
            self._publish(connection)
            if sitting is None:
                return
            connection.send(self.showing.whole(sitting, connection.seat, self._own(), events))

    async def unwatch(self, connection: Connection) -> None:
        """A socket is gone."""
        async with self._mailbox:
            self.connections.discard(connection)
            if all(other.seat != connection.seat for other in self.connections):
                self.showing.forget(connection.seat)
            self._publish()

    def _reseat(self) -> None:
        """Who sat down or got up looks from there now; once cards are dealt, the socket must come in anew."""
        for connection in self.connections:
            seat = self.seat_of(connection.person)
            if connection.seat != seat and self.sitting is not None:
                connection.close("seat-changed")
            connection.seat = seat if self.sitting is None else connection.seat

    async def wake(self) -> None:
        """After a restart: clocks and bots go on."""
        async with self._mailbox:
            self._publish()

    async def stop(self) -> None:
        """The server goes down: nothing new begins, what was begun is written."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thinking.values():
            task.cancel()
        async with self._mailbox:
            for connection in self.connections:
                connection.close("server-stops")


def question_changed(mark: Mark, sitting: Sitting) -> bool:
    """Does the table wait in another question than before?"""
    step = mark.table.agenda[-1] if mark.table.agenda else None
    now = top(sitting.table)
    return now is not step and not same_fork(now, step)


def same_fork(now: Step[Any] | None, step: Step[Any] | None) -> bool:
    """Lanes are copied with their table; the fork they came of is not."""
    return isinstance(now, Lanes) and isinstance(step, Lanes) and now.fork is step.fork


def play_defaults(sitting: Sitting) -> None:
    """In open lanes: each late seat's defaults, until its lane is done."""
    step = top(sitting.table)
    fork = step.fork if isinstance(step, Lanes) else None
    while isinstance(step, Lanes) and step.fork is fork:
        late = sitting.asking()
        if not late:
            return
        sitting.play(str(late[0].seat), [late[0].default])
        step = top(sitting.table)
