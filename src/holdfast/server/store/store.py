"""The one door to what is kept. Writing returns when it is on the disk; `NotStored` means that nothing was written."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, select, update

from holdfast.server.store.keys import KeyStore
from holdfast.server.store.private import make_database
from holdfast.server.store.rows import BESIDE, Chair, HeldAnswer, LineRow, MatchRow, Person, Said
from holdfast.server.store.schema import CHAIRS, HELD, KEYS, LINES, MATCHES, MUTES, ORDERS, PEOPLE, SETTINGS, TALK
from holdfast.server.store.sqlite import Statement, add, engine_for, inserting_rows, migrate, reading, spelt
from holdfast.server.store.writer import Writer

ADD_LINES = inserting_rows(LINES)
OPEN_MATCHES = select(MATCHES.c.id).where(MATCHES.c.status == "playing")
TRIAL = add(SETTINGS, {"name": "trial", "value": b"can this be written?"}, "replace")
SWITCHES = ("locked", "spectators", "talk", "whispers", "hints")
"""Fields of a match that are yes or no: 1 or 0 in the database."""
UNFINISHED = ("waiting", "playing", "paused")


class Store:
    """People, matches, lines and talk in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        make_database(path)
        self.engine = engine_for(path)
        try:
            migrate(self.engine)
            self.writer = Writer(path)
        except BaseException:
            self.engine.dispose()
            raise
        self.keys = KeyStore(self.engine, self.writer)

    def close(self) -> None:
        """After everything given so far is written."""
        self.writer.close()
        self.engine.dispose()

    # -- the server's own -----------------------------------------------------------------

    async def setting(self, name: str, usual: bytes) -> bytes:
        """A setting of the server; the usual value is kept from the first time on."""
        await self.writer.write([add(SETTINGS, {"name": name, "value": usual}, "ignore")])
        found = await reading(
            self.engine, lambda c: c.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar_one()
        )
        return bytes(found)

    async def set_setting(self, name: str, value: bytes) -> None:
        await self.writer.write([add(SETTINGS, {"name": name, "value": value}, "replace")])

    async def latest_moment(self) -> float:
        """The latest moment of the server's clock that any match under way tells of."""
        opened = select(func.max(LINES.c.opened)).where(LINES.c.match == MATCHES.c.id).scalar_subquery()
        last_asked = MATCHES.c.stood + func.coalesce(opened, 0.0)
        under_way = MATCHES.c.status.in_(("playing", "paused"))
        query = select(func.max(last_asked), func.max(MATCHES.c.stands_since)).where(under_way)
        found = await reading(self.engine, lambda c: c.execute(query).one())
        return max(moment or 0.0 for moment in found)

    async def try_writing(self) -> None:
        """Write what means nothing, to see whether anything can be written."""
        await self.writer.write([TRIAL])

    async def try_reading(self) -> None:
        await reading(self.engine, read_essentials)

    # -- people ---------------------------------------------------------------------------

    async def person(self, person_id: str) -> Person | None:
        return await self._person(PEOPLE.c.id == person_id)

    async def person_by_feed(self, feed: str) -> Person | None:
        return await self._person(PEOPLE.c.feed == feed)

    async def _person(self, condition: Any) -> Person | None:
        row = await reading(self.engine, lambda c: c.execute(select(PEOPLE).where(condition)).first())
        return None if row is None else Person(**row._asdict())

    async def add_person(self, person: Person) -> None:
        await self.writer.write([add(PEOPLE, msgspec.structs.asdict(person))])

    async def save_person(self, person: Person) -> None:
        """What people may change of themselves; nothing for one who has gone or signed out since."""
        changed = update(PEOPLE).where((PEOPLE.c.id == person.id) & (PEOPLE.c.epoch == person.epoch))
        await self.writer.write([spelt(changed.values(name=person.name, lang=person.lang, webhook=person.webhook))])

    async def set_feed(self, person_id: str, feed: str) -> None:
        await self.writer.write([spelt(update(PEOPLE).where(PEOPLE.c.id == person_id).values(feed=feed))])

    async def sign_out(self, person_id: str, feed: str) -> None:
        """The cookies and keys of before open nothing more, and the notices have another address."""
        await self.writer.write(
            [
                spelt(update(PEOPLE).where(PEOPLE.c.id == person_id).values(epoch=PEOPLE.c.epoch + 1, feed=feed)),
                spelt(delete(KEYS).where(KEYS.c.person == person_id)),
            ]
        )

    async def forget_person(self, person_id: str) -> None:
        """Delete my data: the person, keys, mutes and talk; in finished matches the seat stays without a name.

        From matches that are not finished the hall takes the person out before.
        """
        await self.writer.write(
            [
                spelt(delete(PEOPLE).where(PEOPLE.c.id == person_id)),
                spelt(delete(MUTES).where(MUTES.c.muted == person_id)),
                spelt(update(KEYS).where((KEYS.c.kind == BESIDE) & (KEYS.c.label == person_id)).values(label="")),
                spelt(update(CHAIRS).where(CHAIRS.c.person == person_id).values(person="")),
                spelt(update(MATCHES).where(MATCHES.c.host == person_id).values(host="")),
                spelt(delete(TALK).where(TALK.c.person == person_id)),
            ]
        )

    async def mutes(self, person_id: str) -> set[str]:
        query = select(MUTES.c.muted).where(MUTES.c.person == person_id)
        return set(await reading(self.engine, lambda c: c.execute(query).scalars().all()))

    async def mute(self, person_id: str, muted: str, is_muted: bool) -> None:
        if is_muted:
            statement = add(MUTES, {"person": person_id, "muted": muted}, "ignore")
        else:
            statement = spelt(delete(MUTES).where((MUTES.c.person == person_id) & (MUTES.c.muted == muted)))
        await self.writer.write([statement])

    # -- matches --------------------------------------------------------------------------

    async def save_match(self, match: MatchRow, chairs: list[Chair]) -> None:
        """The match as it is now, with who sits where."""
        await self.writer.write([*match_statements(match), *chair_statements(chairs)])

    async def match(self, match_id: str) -> tuple[MatchRow, list[Chair]] | None:
        return await reading(self.engine, lambda c: find_match(c, MATCHES.c.id == match_id))

    async def id_by_code(self, code: str) -> str | None:
        """The table that this code opens: one that waits, or is under way."""
        query = select(MATCHES.c.id).where((MATCHES.c.code == code) & MATCHES.c.status.in_(UNFINISHED))
        return await reading(self.engine, lambda c: c.execute(query).scalar())

    async def lobby(self, most: int) -> list[tuple[MatchRow, list[Chair]]]:
        """Public tables that wait for people, the newest first."""
        condition = (MATCHES.c.visibility == "public") & (MATCHES.c.status == "waiting") & (MATCHES.c.locked == 0)
        return await reading(self.engine, lambda c: find_matches(c, condition, most))

    async def matches_of(self, person_id: str, most: int) -> list[tuple[MatchRow, list[Chair]]]:
        """The matches this person sits in, the newest first."""
        return await reading(self.engine, lambda c: find_matches(c, seats(person_id), most))

    async def unfinished_matches_of(self, person_id: str) -> list[str]:
        """The matches that this person sits in or is host of, and that have not ended."""
        condition = MATCHES.c.status.in_(UNFINISHED) & (seats(person_id) | (MATCHES.c.host == person_id))
        return await self._match_ids(condition)

    async def waiting_since(self, before: float) -> list[str]:
        """The matches that wait for people, and that nobody has changed since then."""
        last = func.max(MATCHES.c.created, MATCHES.c.changed)
        return await self._match_ids((MATCHES.c.status == "waiting") & (last < before))

    async def _match_ids(self, condition: Any) -> list[str]:
        query = select(MATCHES.c.id).where(condition)
        return list(await reading(self.engine, lambda c: c.execute(query).scalars().all()))

    async def open_matches(self) -> list[str]:
        """The matches under way: after a restart their clocks must run again."""
        return await self._match_ids(MATCHES.c.status == "playing")

    async def begun_matches(self) -> list[MatchRow]:
        """Every match that has a record, the oldest first."""
        query = select(MATCHES).where(MATCHES.c.rules > 0).order_by(MATCHES.c.created)
        rows = await reading(self.engine, lambda c: c.execute(query).all())
        return [match_of(row) for row in rows]

    async def append(
        self,
        match_id: str,
        first: int,
        lines: Sequence[LineRow],
        match: MatchRow | None,
        release: bool,
        chairs: Sequence[Chair] = (),
    ) -> None:
        """Lines of a record, from number `first` on; with them what else they changed: the match, who sits where.

        `release`: the held answers were played.
        """
        rows = [
            (match_id, n, line.author, line.text, line.digest, line.told, line.opened, line.until, line.running)
            for n, line in enumerate(lines, first)
        ]
        statements: list[Statement] = [(ADD_LINES, rows)]
        if release:
            statements.append(spelt(delete(HELD).where(HELD.c.match == match_id)))
        if match is not None:
            statements += match_statements(match)
        await self.writer.write([*statements, *chair_statements(chairs)])

    async def lines(self, match_id: str) -> list[LineRow]:
        """The lines of a record; what was told with them is in `told`."""
        wanted = (LINES.c.author, LINES.c.text, LINES.c.digest, LINES.c.opened, LINES.c.until, LINES.c.running)
        query = select(*wanted).where(LINES.c.match == match_id).order_by(LINES.c.n)
        rows = await reading(self.engine, lambda c: c.execute(query).all())
        return [
            LineRow(author, text, digest, opened=opened, until=until, running=running)
            for author, text, digest, opened, until, running in rows
        ]

    async def told(self, match_id: str) -> list[tuple[int, dict[str, Any]]]:
        """Everything that was told at this table, with the audiences: for a match that no longer replays."""
        query = select(LINES.c.told).where((LINES.c.match == match_id) & (LINES.c.told != "")).order_by(LINES.c.n)
        rows = await reading(self.engine, lambda c: c.execute(query).scalars().all())
        return [(audience, event) for row in rows for audience, event in msgspec.json.decode(row)]

    async def hold(self, match_id: str, held: HeldAnswer) -> None:
        """Keep an answer until its deadline; a later one replaces it."""
        row = {"match": match_id, "seat": held.seat, "ask": held.ask, "words": encode(held.words)}
        await self.writer.write([add(HELD, row, "replace")])

    async def held(self, match_id: str) -> list[HeldAnswer]:
        query = select(HELD.c.seat, HELD.c.ask, HELD.c.words).where(HELD.c.match == match_id)
        rows = await reading(self.engine, lambda c: c.execute(query).all())
        return [HeldAnswer(seat, ask, msgspec.json.decode(words)) for seat, ask, words in rows]

    async def set_orders(self, match_id: str, person_id: str, names: list[str]) -> None:
        """What this person wants to have answered at this table; nothing: by hand."""
        if names:
            row = {"match": match_id, "person": person_id, "names": encode(names)}
            await self.writer.write([add(ORDERS, row, "replace")])
        else:
            mine = (ORDERS.c.match == match_id) & (ORDERS.c.person == person_id)
            await self.writer.write([spelt(delete(ORDERS).where(mine))])

    async def orders(self, match_id: str) -> dict[str, list[str]]:
        """The standing orders of a table, by the ids of people."""
        query = select(ORDERS.c.person, ORDERS.c.names).where(ORDERS.c.match == match_id)
        rows = await reading(self.engine, lambda c: c.execute(query).all())
        return {person: msgspec.json.decode(names) for person, names in rows}

    # -- talk -----------------------------------------------------------------------------

    async def keep_talk(self, match_id: str, n: int, said: Said) -> None:
        await self.writer.write(
            [add(TALK, {"match": match_id, "n": n, "person": said.person, "message": encode(said)})]
        )

    async def talk(self, match_id: str, most: int) -> tuple[int, list[Said]]:
        """The number of the next message, and the last ones."""
        query = select(TALK.c.message).where(TALK.c.match == match_id).order_by(TALK.c.n.desc()).limit(most)
        rows = await reading(self.engine, lambda c: c.execute(query).scalars().all())
        last = await reading(
            self.engine, lambda c: c.execute(select(func.max(TALK.c.n)).where(TALK.c.match == match_id)).scalar()
        )
        return (last or 0) + 1, [msgspec.json.decode(row, type=Said) for row in reversed(rows)]


def read_essentials(connection: Connection) -> None:
    """What the server cannot do without. A match that cannot be read is that match's trouble.

    All open matches are looked through, and one row comes back: this is tried every other second,
    however many there are.
    """
    connection.execute(select(SETTINGS)).all()
    connection.execute(select(PEOPLE).limit(1)).all()
    connection.execute(select(func.max(OPEN_MATCHES.subquery().c.id))).all()


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def match_statements(match: MatchRow) -> list[Statement]:
    values = msgspec.structs.asdict(match)
    for name in ("options", "nonces"):
        values[name] = encode(values[name])
    values["result"] = "" if match.result is None else encode(match.result)
    values |= {name: int(values[name]) for name in SWITCHES}
    return [add(MATCHES, values, "replace")]


def chair_statements(chairs: Sequence[Chair]) -> list[Statement]:
    return [add(CHAIRS, msgspec.structs.asdict(chair), "replace") for chair in chairs]


def seats(person_id: str) -> ColumnElement[bool]:
    """That this person sits there."""
    return MATCHES.c.id.in_(select(CHAIRS.c.match).where(CHAIRS.c.person == person_id))


def find_matches(connection: Connection, condition: Any, most: int) -> list[tuple[MatchRow, list[Chair]]]:
    rows = connection.execute(select(MATCHES).where(condition).order_by(MATCHES.c.created.desc()).limit(most)).all()
    matches = readable(rows)
    chairs = chairs_of(connection, [match.id for match in matches])
    return [(match, chairs[match.id]) for match in matches]


def find_match(connection: Connection, condition: Any) -> tuple[MatchRow, list[Chair]] | None:
    row = connection.execute(select(MATCHES).where(condition)).first()
    return None if row is None else (match_of(row), chairs_of(connection, [row.id])[row.id])


def readable(rows: Sequence[Row[Any]]) -> list[MatchRow]:
    """Of a list, those rows that can be read: one that cannot must not take the others with it."""
    found: list[MatchRow] = []
    for row in rows:
        with suppress(msgspec.MsgspecError, TypeError, ValueError):
            found.append(match_of(row))
    return found


def match_of(row: Row[Any]) -> MatchRow:
    values = dict(row._asdict())
    for name in ("options", "nonces"):
        values[name] = msgspec.json.decode(values[name])
    values["result"] = msgspec.json.decode(values["result"]) if values["result"] else None
    values |= {name: bool(values[name]) for name in SWITCHES}
    return MatchRow(**values)


def chairs_of(connection: Connection, match_ids: list[str]) -> dict[str, list[Chair]]:
    """The chairs of these matches, in one query: a list of tables is asked for by everybody who comes."""
    found: dict[str, list[Chair]] = {match_id: [] for match_id in match_ids}
    for row in connection.execute(select(CHAIRS).where(CHAIRS.c.match.in_(match_ids)).order_by(CHAIRS.c.seat)).all():
        found[row.match].append(Chair(**{**row._asdict(), "free": bool(row.free)}))
    return found
