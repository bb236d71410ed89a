"""The hall: all tables, in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable

from holdfast.games import registry
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Value, checked_options, options_after
from holdfast.kernel.sitting import sit
from holdfast.server.clock import Clock
from holdfast.server.errors import refusal
from holdfast.server.limits import PER_MINUTE, Limit
from holdfast.server.match import faults
from holdfast.server.match.asleep import Asleep, Glimpse, glimpse
from holdfast.server.match.codes import new_code, plain_code
from holdfast.server.match.deadlines import PACES
from holdfast.server.match.hosting import switch
from holdfast.server.match.in_use import InUse
from holdfast.server.match.match import Match, nobody
from holdfast.server.match.seating import (
    ENDED,
    WAITS_FOR,
    Seating,
    checked_level,
    expire,
    forget,
    is_under_way,
    seat_again,
    take_seat,
)
from holdfast.server.match.thinkers import Thinkers
from holdfast.server.people.people import People
from holdfast.server.store.rows import Chair, MatchRow, Person
from holdfast.server.store.store import SWITCHES, Store

LOG = logging.getLogger("holdfast.server")
VISIBILITIES = ("public", "private")
SWEEPS_EVERY = 60.0
"""Seconds between two looks at what nobody needs any more."""
IDLE = 600.0
"""Seconds after which a table leaves memory where nothing is going on."""
CROWD, IDLE_IN_CROWD = 1_000, 60.0
"""Where more tables than this are in memory they leave sooner: to look for garbage among all takes everybody's time."""
AT_ONCE = 8
"""Tables that are looked at, whether they may leave memory, in one turn of the event loop."""
FAR, SOON = 600.0, 180.0
"""Seconds until its clock rings from which on such a table may leave, and at which it is back in time."""


class Hall:
    """Makes, finds and keeps matches."""

    def __init__(self, store: Store, people: People, thinkers: Thinkers, clock: Clock) -> None:
        self.store = store
        self.people = people
        self.thinkers = thinkers
        self.clock = clock
        self.matches: dict[str, Match] = {}
        self.on_turn: Callable[[Match], None] = nobody
        self.on_gone: Callable[[Match], None] = nobody
        """Told when a match has left memory."""
        self.asleep: dict[str, Asleep] = {}
        """Matches under way that have left memory and will be back."""
        self.unasked = Limit(PER_MINUTE["unasked"])
        """How many words a minute that answer nothing, for one person at one table."""
        self.in_use = InUse(self._left_alone)
        self._loading: dict[str, asyncio.Task[Match]] = {}
        self._rematching = asyncio.Lock()
        self.cannot_load: set[str] = set()
        """Matches of which the store has something that cannot be read."""
        self._is_old: dict[str, bool] = {}
        """Of matches that began by other rules: whether they can only be looked at, as it was found when loaded."""
        self._sweeping: asyncio.Task[None] | None = None

    async def create(
        self,
        host: Person,
        game: str,
        seats: int,
        options: dict[str, Value],
        visibility: str,
        pace: str,
        bots: list[str],
        switches: dict[str, bool] | None = None,
    ) -> Match:
        """A new table with its host in the first free seat. `bots`: levels for the last seats."""
        rules = registry.game(game)
        options = checked_options(rules, options)
        if pace not in PACES:
            raise refusal("unknown-pace")
        if visibility not in VISIBILITIES:
            raise refusal("unknown-visibility")
        row = MatchRow(
            id=secrets.token_urlsafe(9),
            code=new_code(),
            game=game,
            status="waiting",
            visibility=visibility,
            pace=pace,
            host=host.id,
            created=time.time(),
            options=dict(options),
            seats=seats,
            seed=secrets.token_bytes(32),
        )
        # Refuses a wrong number of seats before anything is made for them.
        sit(rules, row.header())
        draft = Seating(row, [Chair(row.id, seat) for seat in range(seats)])
        for chair, level in zip(reversed(draft.chairs), bots, strict=False):
            chair.bot = checked_level(level)
        switch(draft, switches or {})
        take_seat(draft, host.id, None, "")
        match = self._match(draft.row, draft.chairs)
        match.names[host.id] = host.name
        # Known before it is on the disk: who reads of it there gets this very match.
        self.in_use.until_this_task_ends(row.id)
        self.matches[row.id] = match
        try:
            await self.store.save_match(match.row, match.chairs)
        except BaseException:
            del self.matches[row.id]
            raise
        LOG.info("a table was made for %s", game, extra={"match": row.id})
        return match

    def _match(self, row: MatchRow, chairs: list[Chair]) -> Match:
        match = Match(self.store, row, chairs, self.thinkers, self.clock)
        match.on_turn = self.on_turn
        match.on_rest = self._came_to_rest
        match.unasked = self.unasked
        return match

    async def find(self, match_id: str) -> Match:
        """The match of this id, made again from the store if need be. Two who ask at once get the same.

        It stays in memory at least until the task that asks has ended.
        """
        self.in_use.until_this_task_ends(match_id)
        return await self._found(match_id)

    async def _found(self, match_id: str) -> Match:
        if match_id in self.matches:
            return self.matches[match_id]
        if match_id not in self._loading:
            self._loading[match_id] = asyncio.create_task(self._load(match_id))
            self._loading[match_id].add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(self._loading[match_id])

    async def find_by_code(self, code: str) -> Match:
        """The table a code opens; it opens nothing once all is over there."""
        found = await self.store.id_by_code(plain_code(code))
        if found is None:
            raise refusal("no-match")
        return await self.find(found)

    async def _load(self, match_id: str) -> Match:
        """One that cannot be loaded is refused, counted and logged; all others are well."""
        try:
            match = await self._from_store(match_id)
        except Refusal:
            raise
        except Exception as failure:
            if match_id not in self.cannot_load:
                self.cannot_load.add(match_id)
                LOG.error("a match cannot be loaded: %s", faults.place_of(failure), extra={"match": match_id})  # noqa: TRY400  it may name a card
            raise refusal("cannot-load") from failure
        self.cannot_load.discard(match_id)
        if not began_by_these_rules(match.row):
            self._is_old[match_id] = match.archive is not None
        if is_under_way(match.row):
            await match.wake()
        return match

    async def _from_store(self, match_id: str) -> Match:
        found = await self.store.match(match_id)
        if found is None:
            raise refusal("no-match")
        match = self._match(*found)
        if [chair.seat for chair in match.chairs] != list(range(match.row.seats)):
            raise ValueError("a chair is missing")
        match.names = await self.people.names_of(match.chairs)
        if match.row.has_begun():
            match.orders.given = await self.store.orders(match_id)
            match.resume(await self.store.lines(match_id), await self.store.held(match_id))
            if match.sitting is None:
                match.archive = await self.store.told(match_id)
        self.matches[match_id] = match
        asleep = self.asleep.pop(match_id, None)
        if asleep is not None:
            asleep.wake(match)
        return match

    def status_of(self, row: MatchRow) -> str:
        """How it stands; `old_rules` where no word can be said any more. Of one that sleeps the best that is known."""
        if row.status not in ("playing", "paused"):
            return row.status
        match = self.matches.get(row.id)
        if match is not None:
            is_old = match.archive is not None
        else:
            is_old = self._is_old.get(row.id, not began_by_these_rules(row))
        return "old_rules" if is_old else row.status

    async def rename(self, person: Person) -> None:
        """This person has another name now, at every table."""
        for match in list(self.matches.values()):
            if person.id in match.names:
                match.names[person.id] = person.name
                await match.wake()

    async def resume_all(self) -> None:
        """After a restart: clocks and bots of every match under way go on. One that cannot harms no other.

        Where nobody's clock rings soon and no bot thinks, it leaves memory again: there may be many such.
        """
        for match_id in await self.store.open_matches():
            await self._wake(match_id)
            match = self.matches.get(match_id)
            if match is not None:
                self._try_to_let_go(match, math.inf)

    async def _wake(self, match_id: str) -> None:
        try:
            await self._found(match_id)
        except Refusal as refused:
            LOG.error("a match cannot go on: %s", refused.code, extra={"match": match_id})  # noqa: TRY400  it was said why

    def has_deadlines(self) -> bool:
        """Does anybody's time run out at any table, asleep or not?"""
        here = any(match.timekeeper.runs() for match in self.matches.values())
        return here or any(asleep.due < math.inf for asleep in self.asleep.values())

    # -- leaving memory -------------------------------------------------------------------

    def may_leave(self, match: Match, now: float) -> bool:
        """Nobody uses the match and nothing is going on there; and it has ended, or will stand still for long."""
        if match.row.id in self.in_use or not match.is_at_rest():
            return False
        patience = IDLE if len(self.matches) <= CROWD else IDLE_IN_CROWD
        is_idle = now - match.quiet_since >= patience and match.timekeeper.seconds_left() >= FAR
        return match.row.status in ENDED or is_idle

    async def let_go_idle(self, now: float) -> None:
        """Every minute: who may leave memory leaves it, and whose clock rings soon comes back.

        A few at a time: to leave takes a look at the table, and thousands may have fallen silent together.
        """
        for n, match in enumerate(list(self.matches.values()), start=1):
            self._try_to_let_go(match, now)
            if n % AT_ONCE == 0:
                await asyncio.sleep(0)
        for match_id in [match_id for match_id, asleep in self.asleep.items() if asleep.due - now <= SOON]:
            await self._wake(match_id)
            # If it could not be loaded now, it will not be the next minute either: it waits for who opens it.
            self.asleep.pop(match_id, None)

    def _try_to_let_go(self, match: Match, now: float) -> None:
        try:
            self._let_go(match, now)
        except Exception:
            LOG.exception("match %s cannot leave memory", match.row.id)

    def _let_go(self, match: Match, now: float) -> None:
        # It may have left meanwhile, and even have come back as another.
        if self.matches.get(match.row.id) is not match or not self.may_leave(match, now):
            return
        if match.sitting is not None and match.row.status not in ENDED:
            self.asleep[match.row.id] = Asleep(match)
        del self.matches[match.row.id]
        match.let_go()
        self.on_gone(match)

    def _left_alone(self, match_id: str) -> None:
        """Who used this match last has done with it."""
        match = self.matches.get(match_id)
        if match is not None:
            match.quiet_since = time.monotonic()
            self._let_go(match, match.quiet_since)

    def _came_to_rest(self, match: Match) -> None:
        self._let_go(match, time.monotonic())

    async def glimpse(self, match_id: str, person: str) -> Glimpse | None:
        """What this person may know of this table, asleep or not. In its own turn: what is said is on the disk."""
        match = self.matches.get(match_id)
        if match is not None:
            async with match.mailbox:
                return glimpse(match, person)
        asleep = self.asleep.get(match_id)
        return None if asleep is None else asleep.glimpse(person)

    async def rematch(self, match: Match, by: Person) -> Match:
        """The same table once more; everybody finds it from the old one."""
        async with self._rematching:
            return await self._rematch(match, by)

    async def _rematch(self, match: Match, by: Person) -> Match:
        again = await self._next_of(match)
        if again is None:
            row, switches = match.row, {name: getattr(match.row, name) for name in SWITCHES}
            options = row.options if match.sitting is None else options_after(match.sitting.table, row.options)
            again = await self.create(by, row.game, row.seats, options, row.visibility, row.pace, [], switches)
            again.names = await self.people.names_of(match.chairs)
            await again.arrange(lambda draft: seat_again(draft, match.chairs))
            await match.arrange(lambda draft: lead_on(draft, again.row.id))
        return again

    async def _next_of(self, match: Match) -> Match | None:
        """The rematch, unless it has been given up."""
        if not match.row.next:
            return None
        found = await self.find(match.row.next)
        return None if found.row.status == "abandoned" else found

    # -- who and what goes -----------------------------------------------------------------

    async def take_out(self, person: Person) -> None:
        """This person leaves every table for good."""
        for match_id in await self.store.unfinished_matches_of(person.id):
            try:
                match = await self.find(match_id)
            except Exception:
                # What cannot be loaded cannot go on either, and is no reason to keep anybody here.
                LOG.exception("match %s cannot be left", match_id)
                continue
            await take_out(match, person.id)
        if self._loading:
            await asyncio.wait([*self._loading.values()])
        for match in list(self.matches.values()):
            # While one is left others may leave memory: what is on the disk of them is seen to.
            if not match.is_gone:
                if is_anybody(match, person.id):
                    self.in_use.until_this_task_ends(match.row.id)
                await take_out(match, person.id)

    def begin_sweeping(self) -> None:
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep_on())

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep(time.time())
                await self.let_go_idle(time.monotonic())
            except Exception:
                LOG.exception("the hall could not be swept")
            await asyncio.sleep(SWEEPS_EVERY)

    async def sweep(self, now: float) -> None:
        """Tables are given up that have waited too long, and at which nobody is."""
        for match_id in await self.store.waiting_since(now - WAITS_FOR):
            try:
                # In a task of its own, which needs the match no longer than it lasts.
                await asyncio.create_task(self._give_up(match_id, now))
            except Exception:
                LOG.exception("match %s cannot be given up", match_id)

    async def _give_up(self, match_id: str, now: float) -> None:
        match = await self.find(match_id)
        if not match.audience.connections:
            await match.arrange(lambda draft: expire(draft, now))

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.wait([self._sweeping])
        for match in list(self.matches.values()):
            if not match.is_gone:
                await match.stop()
        self.thinkers.close()


def began_by_these_rules(row: MatchRow) -> bool:
    """By the rules and the cards that are in this version."""
    if row.game not in registry.games():
        return False
    game = registry.game(row.game)
    return (row.rules, row.content) == (game.version, game.content_hash())


async def sit_down(match: Match, person: Person, seat: int | None, nonce: str) -> None:
    """Somebody takes a seat at this table."""

    def change(draft: Seating) -> None:
        take_seat(draft, person.id, seat, nonce)
        match.names[person.id] = person.name

    await match.arrange(change)


def is_anybody(match: Match, person: str) -> bool:
    return match.row.host == person or match.seat_of(person) is not None


async def take_out(match: Match, person: str) -> None:
    """This person leaves the table for good, if they are anybody there."""
    if is_anybody(match, person):
        try:
            await match.arrange(lambda draft: forget(draft, person))
        except Refusal as refused:
            if refused.code != "fault":
                raise
            # A rule failed when the table heard of it. It stands still now, and hears nothing.
            await match.arrange(lambda draft: forget(draft, person))
    match.names.pop(person, None)
    match.orders.forget(person)


def lead_on(draft: Seating, match_id: str) -> None:
    """Everybody finds the next table from this one."""
    draft.row.next = match_id
