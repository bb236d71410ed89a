"""Who is who: guests with a signed cookie. Their other keys are in keys.py."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from holdfast.server.errors import refusal
from holdfast.server.people.names import name_of
from holdfast.server.recent import Recent
from holdfast.server.store.rows import Chair, Person
from holdfast.server.store.store import Store

COOKIE = "holdfast"
DOOR_COOKIE = "holdfast_door"
MOST_KNOWN = 1_000
"""People in memory; who has not been heard of for longest is read from the store when they come."""


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, key: bytes, password: str) -> None:
        self.store = store
        self.password = password
        self.pass_mark = hmac.digest(key, b"door " + password.encode(), "sha256").hex()
        """What the door's cookie says: of the password it tells nothing to who has not the key."""
        self.signer = URLSafeSerializer(key, salt="person")
        self.door = URLSafeSerializer(key, salt="door")
        self._known: Recent[Person] = Recent(MOST_KNOWN)
        self._changes = 0
        """How often anybody became another."""
        self._changing = asyncio.Lock()

    # -- the door -----------------------------------------------------------------------

    def may_enter(self, cookie: str) -> bool:
        """Has this visitor given the server's password, if there is one?"""
        if not self.password:
            return True
        try:
            return secrets.compare_digest(str(self.door.loads(cookie)).encode(), self.pass_mark.encode())
        except BadSignature:
            return False

    def enter(self, password: str) -> str:
        """The cookie for who knows the password."""
        if not secrets.compare_digest(digest(password), digest(self.password)):
            raise refusal("wrong-password")
        return str(self.door.dumps(self.pass_mark))

    # -- guests -------------------------------------------------------------------------

    async def new_guest(self, name: str, lang: str) -> Person:
        person = Person(secrets.token_urlsafe(12), name_of(name), lang, time.time(), new_feed())
        await self.store.add_person(person)
        self._known[person.id] = person
        return person

    async def save(self, person: Person) -> None:
        """Another name, language or webhook."""
        person.name = name_of(person.name)
        await self.store.save_person(person)
        self._has_changed(person)

    def cookie_for(self, person: Person) -> str:
        return str(self.signer.dumps([person.id, person.epoch]))

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose cookie this is, if they have not signed out since it was given."""
        try:
            signed = self.signer.loads(cookie)
        except BadSignature:
            return None
        # Cookies of before there were epochs are but an id.
        person_id, epoch = signed if isinstance(signed, list) else (signed, 0)
        person = await self.by_id(person_id)
        return person if person is not None and person.epoch == epoch else None

    async def by_id(self, person_id: str) -> Person | None:
        if person_id in self._known:
            return self._known[person_id]
        before = self._changes
        found = await self.store.person(person_id)
        # What was read while somebody changed may be what they were before: it is not kept.
        if found is not None and before == self._changes:
            self._known[person_id] = found
        return found

    def _has_changed(self, person: Person) -> None:
        """On the disk this person is another now; what memory has of them is dropped."""
        self._changes += 1
        self._known.pop(person.id, None)

    async def names_of(self, chairs: list[Chair]) -> dict[str, str]:
        """What the people in these seats call themselves, by their ids."""
        found = [await self.by_id(chair.person) for chair in chairs if chair.person]
        return {person.id: person.name for person in found if person is not None}

    # -- one at a time --------------------------------------------------------------------

    @asynccontextmanager
    async def alone_with(self, person: Person) -> AsyncIterator[None]:
        """Meanwhile nobody signs out, goes, or gets a key. Refuses who has done the first two since they came in."""
        async with self._changing:
            now = await self.by_id(person.id)
            if now is None or now.epoch != person.epoch:
                raise refusal("not-known")
            yield

    async def sign_out(self, person: Person) -> Person:
        """The same person, whom no cookie and no key of before opens any more."""
        async with self.alone_with(person):
            feed = new_feed()
            await self.store.sign_out(person.id, feed)
            self._has_changed(person)
            return msgspec.structs.replace(person, epoch=person.epoch + 1, feed=feed)

    async def renew_feed(self, person: Person) -> Person:
        """The same person, whose notices have another address; the one before leads nowhere."""
        async with self.alone_with(person):
            feed = new_feed()
            await self.store.set_feed(person.id, feed)
            self._has_changed(person)
            return msgspec.structs.replace(person, feed=feed)

    async def forget(self, person: Person) -> None:
        """Delete my data, and with it every key."""
        async with self._changing:
            await self.store.forget_person(person.id)
            self._has_changed(person)


def new_feed() -> str:
    """The secret part of the address of somebody's notices."""
    return secrets.token_urlsafe(18)


def digest(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"holdfast key").hexdigest()
