"""Recovery codes and tokens, as they are kept: of each secret only the hash."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import ColumnElement, Engine, delete, select, update

from holdfast.server.store.rows import BESIDE, RECOVERY, TOKEN, KeyRow
from holdfast.server.store.schema import KEYS
from holdfast.server.store.sqlite import add, reading, spelt
from holdfast.server.store.writer import Writer


class KeyStore:
    """The keys of all people."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def add(self, key: KeyRow) -> None:
        """One more; a new recovery code voids the older ones of its person."""
        older = delete(KEYS).where((KEYS.c.person == key.person) & (KEYS.c.kind == RECOVERY))
        voided = [spelt(older)] if key.kind == RECOVERY else []
        await self.writer.write([*voided, add(KEYS, msgspec.structs.asdict(key))])

    async def token(self, key_hash: str) -> KeyRow | None:
        found = await self._find((KEYS.c.hash == key_hash) & KEYS.c.kind.in_((TOKEN, BESIDE)))
        return found[0] if found else None

    async def recovery_code(self, key_hash: str, now: float) -> KeyRow | None:
        """The code of this hash, if it still opens something."""
        found = await self._find(opens(key_hash, now))
        return found[0] if found else None

    async def tokens_of(self, person_id: str) -> list[KeyRow]:
        """The tokens this person has made, for programs and for guests beside, the oldest first."""
        own = (KEYS.c.kind == TOKEN) & (KEYS.c.person == person_id)
        return await self._find(own | (KEYS.c.kind == BESIDE) & (KEYS.c.label == person_id))

    async def _find(self, condition: ColumnElement[bool]) -> list[KeyRow]:
        query = select(KEYS).where(condition).order_by(KEYS.c.created)
        rows = await reading(self.engine, lambda c: c.execute(query).all())
        return [KeyRow(**row._asdict()) for row in rows]

    async def use_up(self, key_hash: str, now: float) -> str | None:
        """Whose recovery code this was. Of any number who come with it at once one is told, and nobody later.

        The one is who finds its own mark on the code: the writer lets only the first put one there.
        """
        mark = secrets.token_hex(12)
        await self.writer.write([spelt(update(KEYS).where(opens(key_hash, now)).values(used=now, label=mark))])
        found = await self._find((KEYS.c.hash == key_hash) & (KEYS.c.label == mark))
        return found[0].person if found else None

    async def note_use(self, key_hash: str, now: float) -> None:
        await self.writer.write([spelt(update(KEYS).where(KEYS.c.hash == key_hash).values(used=now))])

    async def remove(self, key_hash: str) -> None:
        await self.writer.write([spelt(delete(KEYS).where(KEYS.c.hash == key_hash))])


def opens(key_hash: str, now: float) -> ColumnElement[bool]:
    """A recovery code that nobody has used and that is not too old."""
    return (KEYS.c.hash == key_hash) & (KEYS.c.kind == RECOVERY) & (KEYS.c.used == 0.0) & (KEYS.c.expires > now)
