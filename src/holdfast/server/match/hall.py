"""The hall: all tables, in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from holdfast.bots.maker import HOUSE
from holdfast.games import registry
from holdfast.kernel.errors import Refusal
from holdfast.kernel.game import Value, checked_options
from holdfast.kernel.sitting import sit
from holdfast.server.clock import Clock
from holdfast.server.errors import refusal
from holdfast.server.match.bench import Bench
from holdfast.server.match.deadlines import PACES
from holdfast.server.match.match import KEEPER, Match
from holdfast.server.people.people import People
from holdfast.server.store.rows import Chair, MatchRow, Person
from holdfast.server.store.store import Store

LOG = logging.getLogger("holdfast.server")
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters of a join code: none that looks like another."""
CODE_LENGTH = 10
VISIBILITIES = ("public", "private")


class Hall:
    """Makes, finds and keeps matches."""

    def __init__(self, store: Store, people: People, bench: Bench, clock: Clock) -> None:
        self.store = store
        self.people = people
        self.bench = bench
        self.clock = clock
        self.matches: dict[str, Match] = {}
        self.on_turn: Callable[[Match], None] = lambda _: None
        self._loading: dict[str, asyncio.Task[Match]] = {}
        self._rematching = asyncio.Lock()

    async def create(
        self,
        host: Person,
        game: str,
        seats: int,
        options: dict[str, Value],
        visibility: str,
        pace: str,
        bots: list[str],
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
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
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
        match = self._match(row, [Chair(row.id, seat) for seat in range(seats)])
        for chair, level in zip(reversed(match.chairs), bots, strict=False):
            chair.bot = checked_level(level)
        take_seat(match, host, None, "")
        await self.store.save_match(row, match.chairs)
        self.matches[row.id] = match
        LOG.info("a table was made for %s", game, extra={"match": row.id})
        return match

    def _match(self, row: MatchRow, chairs: list[Chair]) -> Match:
        match = Match(self.store, row, chairs, self.bench, self.clock)
        match.on_turn = self.on_turn
        return match

    async def find(self, match_id: str) -> Match:
        """The match of this id, made again from the store if need be. Two who ask at once get the same."""
        if match_id in self.matches:
            return self.matches[match_id]
        if match_id not in self._loading:
            loading = asyncio.create_task(self._load(match_id))
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
            self._loading[match_id] = loading
        return await asyncio.shield(self._loading[match_id])

    async def find_by_code(self, code: str) -> Match:
        """The table a code opens; it opens nothing once all is over there."""
        found = await self.store.match_by_code(plain_code(code))
        if found is None or found[0].status in ("over", "abandoned"):
            raise refusal("no-match")
        return await self.find(found[0].id)

    async def _load(self, match_id: str) -> Match:
        found = await self.store.match(match_id)
        if found is None:
            raise refusal("no-match")
        match = self._match(*found)
        match.names = await self.people.names_of(match.chairs)
        if match.row.status != "waiting":
            match.resume(await self.store.lines(match_id), await self.store.held(match_id))
            if match.sitting is None:
                match.archive = await self.store.told(match_id)
        self.matches[match_id] = match
        if match.row.status == "playing":
            await match.wake()
        return match

    async def rename(self, person: Person) -> None:
        """This person has another name now, at every table."""
        for match in list(self.matches.values()):
            if person.id in match.names:
                match.names[person.id] = person.name
                await match.wake()

    async def resume_all(self) -> None:
        """After a restart: clocks and bots of every match under way go on. One that cannot harms no other."""
        for match_id in await self.store.open_matches():
            try:
                await self.find(match_id)
            except Exception:
                LOG.exception("a match cannot go on", extra={"match": match_id})

    def has_deadlines(self) -> bool:
        """Does anybody's time run out at any table?"""
        return any(match.timekeeper.runs() for match in self.matches.values())

    async def rematch(self, match: Match, by: Person) -> Match:
        """The same table once more; everybody finds it from the old one."""
        async with self._rematching:
            return await self._rematch(match, by)

    async def _rematch(self, match: Match, by: Person) -> Match:
        if match.row.next:
            return await self.find(match.row.next)
        row = match.row
        bots = [chair.bot for chair in reversed(match.chairs) if chair.bot and not chair.person]
        again = await self.create(by, row.game, row.seats, row.options, row.visibility, row.pace, bots)

        def point() -> None:
            match.row.next = again.row.id

        await match.arrange(point)
        return again

    async def close(self) -> None:
        for match in list(self.matches.values()):
            await match.stop()
        self.bench.close()


def plain_code(typed: str) -> str:
    """A join code as it is kept, however somebody wrote it down."""
    return "".join(letter for letter in typed.upper() if letter not in "-‐‑–—" and not letter.isspace())


def take_seat(match: Match, person: Person, seat: int | None, nonce: str) -> None:
    """A person sits down, in this seat or any free one, and gives a part of the shuffle.

    Who sits already may give another part: the host got the seat before the server's promise could be seen.
    """
    mine = match.seat_of(person.id)
    if mine is not None and not nonce:
        return
    if match.row.status != "waiting":
        raise refusal("not-waiting")
    if mine is not None:
        match.chairs[mine].nonce = nonce
        return
    if match.row.locked and person.id != match.row.host:
        raise refusal("locked")
    free = [chair for chair in match.chairs if not chair.person and not chair.bot]
    if seat is not None:
        free = [chair for chair in free if chair.seat == seat]
        if not free:
            raise refusal("seat-taken")
    if not free:
        raise refusal("no-free-seat")
    free[0].person = person.id
    free[0].nonce = nonce or secrets.token_hex(16)
    match.names[person.id] = person.name


def empty_seat(match: Match, seat: int, bot: str) -> None:
    """The host removes whoever has this seat, or puts a bot there."""
    chair = match.chairs[seat]
    if match.row.status == "waiting":
        chair.person = chair.nonce = ""
        chair.bot = checked_level(bot) if bot else ""
    else:
        # The shuffle was keyed with this person's nonce, so it stays.
        chair.person = ""
        chair.bot = checked_level(bot or KEEPER)


def checked_level(level: str) -> str:
    """Only the house's own bots sit at a server's tables: a name from outside loads no code."""
    if level not in HOUSE:
        raise Refusal("unknown-bot", f"There is no bot “{level}”.", "", {"bot": level, "possible": ", ".join(HOUSE)})
    return level
