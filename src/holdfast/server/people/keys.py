"""Keys beside the cookie: recovery codes for another device, tokens for programs and for guests at one's own device.

A token plays, and nothing else: what makes or ends keys asks for the cookie.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import NamedTuple

from holdfast.server.errors import refusal
from holdfast.server.people.names import cleaned
from holdfast.server.people.people import People, digest
from holdfast.server.store.rows import BESIDE, RECOVERY, TOKEN, KeyRow, Person
from holdfast.server.store.store import Store
from holdfast.server.store.writer import NotStored

RECOVERY_LASTS = 24 * 3600.0
MOST = {TOKEN: 20, BESIDE: 12}
"""How many of a kind one person may have made."""
MOST_LABEL = 40
USE_IS_NOTED_EVERY = 60.0


class Identity(NamedTuple):
    """Who somebody is, and by which token; none: by the cookie."""

    person: Person
    token: str = ""


class Made(NamedTuple):
    """A new key, and its secret, which is shown once."""

    key: KeyRow
    secret: str


class Keys:
    """Makes, tries and ends the keys of people."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store.keys
        self.people = people

    # -- recovery codes -------------------------------------------------------------------

    async def new_code(self, person: Person) -> str:
        """A code with which another device becomes this person, once and within a day. Codes of before are void."""
        async with self.people.alone_with(person):
            return (await self._make(person, RECOVERY, expires=time.time() + RECOVERY_LASTS)).secret

    async def recover(self, code: str, visitor: Person | None, replace: bool) -> Person:
        """Whose code this is; it works once. Who is somebody already must want to become another."""
        key = await self.store.recovery_code(digest(code), time.time())
        person = None if key is None else await self.people.by_id(key.person)
        if person is None:
            raise refusal("no-person")
        if visitor is not None and visitor.id != person.id and not replace:
            raise refusal("would-replace", name=person.name, now=visitor.name)
        # As they were before: who signs out everywhere meanwhile signs out this device too.
        if await self.store.use_up(digest(code), time.time()) != person.id:
            raise refusal("no-person")
        return person

    # -- tokens ---------------------------------------------------------------------------

    async def new_token(self, person: Person, label: str) -> Made:
        """For a program that plays in this person's name."""
        async with self.people.alone_with(person):
            await self._check_room(person, TOKEN)
            return await self._make(person, TOKEN, cleaned(label)[:MOST_LABEL].strip())

    async def beside(self, person: Person, name: str, lang: str) -> Made:
        """Another guest at this person's device, with a token of their own."""
        async with self.people.alone_with(person):
            await self._check_room(person, BESIDE)
            return await self._make(await self.people.new_guest(name, lang), BESIDE, person.id)

    async def tokens_of(self, person: Person) -> list[KeyRow]:
        """All this person has made; those of guests beside are labelled with the guests' names."""
        tokens = await self.store.tokens_of(person.id)
        for token in tokens:
            guest = await self.people.by_id(token.person)
            if token.kind == BESIDE and guest is not None:
                token.label = guest.name
        return tokens

    async def revoke(self, person: Person, key_id: str) -> KeyRow:
        """This token opens nothing more."""
        for token in await self.store.tokens_of(person.id):
            if token.id == key_id:
                await self.store.remove(token.hash)
                return token
        raise refusal("no-such-key")

    async def opened_by(self, token: str) -> Identity | None:
        """Whom this token opens the door for."""
        key = await self.store.token(digest(token))
        person = None if key is None else await self.people.by_id(key.person)
        if key is None or person is None:
            return None
        now = time.time()
        if abs(now - key.used) >= USE_IS_NOTED_EVERY:
            # A full disk lets nobody write, but keeps nobody from looking.
            with suppress(NotStored):
                await self.store.note_use(key.hash, now)
        return Identity(person, key.id)

    async def _check_room(self, person: Person, kind: str) -> None:
        made = [key for key in await self.store.tokens_of(person.id) if key.kind == kind]
        if len(made) >= MOST[kind]:
            raise refusal("too-many-keys", most=MOST[kind])

    async def _make(self, person: Person, kind: str, label: str = "", expires: float = 0.0) -> Made:
        secret = secrets.token_urlsafe(24)
        key = KeyRow(digest(secret), person.id, kind, time.time(), secrets.token_hex(6), label, expires)
        await self.store.add(key)
        return Made(key, secret)
