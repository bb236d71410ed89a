"""Who is who: guests with a signed cookie, recovery links for another device, tokens for bots."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

from itsdangerous import BadSignature, URLSafeSerializer

from holdfast.server.errors import refusal
from holdfast.server.store.rows import Chair, Person
from holdfast.server.store.store import Store

COOKIE = "holdfast"
DOOR_COOKIE = "holdfast_door"
RECOVERY, TOKEN = "recovery", "token"
RECOVERY_LASTS = 24 * 3600.0
MOST_NAME = 24


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, key: bytes, password: str) -> None:
        self.store = store
        self.password = password
        self.pass_mark = hmac.digest(key, b"door " + password.encode(), "sha256").hex()
        """What the door's cookie says: of the password it tells nothing to who has not the key."""
        self.signer = URLSafeSerializer(key, salt="person")
        self.door = URLSafeSerializer(key, salt="door")
        self._known: dict[str, Person] = {}

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
        person = Person(secrets.token_urlsafe(12), clean(name), lang, time.time(), secrets.token_urlsafe(18))
        await self.save(person)
        return person

    async def save(self, person: Person) -> None:
        person.name = clean(person.name)
        await self.store.save_person(person)
        self._known[person.id] = person

    def cookie_for(self, person: Person) -> str:
        return str(self.signer.dumps(person.id))

    async def by_cookie(self, cookie: str) -> Person | None:
        try:
            return await self.by_id(str(self.signer.loads(cookie)))
        except BadSignature:
            return None

    async def by_id(self, person_id: str) -> Person | None:
        if person_id not in self._known:
            found = await self.store.person(person_id)
            if found is None:
                return None
            self._known[person_id] = found
        return self._known[person_id]

    async def names_of(self, chairs: list[Chair]) -> dict[str, str]:
        """What to call the people in these seats, by their ids."""
        found = [await self.by_id(chair.person) for chair in chairs if chair.person]
        return {person.id: person.name for person in found if person is not None}

    async def forget(self, person: Person) -> None:
        """Delete my data."""
        await self.store.forget_person(person.id)
        self._known.pop(person.id, None)

    # -- keys ---------------------------------------------------------------------------

    async def new_key(self, person: Person, kind: str) -> str:
        """A secret that is shown once; only its hash is kept."""
        key = secrets.token_urlsafe(24)
        await self.store.add_key(digest(key), person.id, kind, time.time())
        return key

    async def by_token(self, token: str) -> Person | None:
        owner = await self.store.key_owner(digest(token), TOKEN)
        return None if owner is None else await self.by_id(owner)

    async def recover(self, code: str) -> Person:
        """Who a recovery link belongs to; it works once."""
        owner = await self.store.key_owner(digest(code), RECOVERY)
        person = None if owner is None else await self.by_id(owner)
        if person is None:
            raise refusal("no-person")
        await self.store.use_up_key(digest(code))
        return person


def digest(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"holdfast key").hexdigest()


def clean(name: str) -> str:
    """A name that fits a label: one line, no blanks at its ends, not too long, never empty."""
    kept = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:MOST_NAME].strip()
    if not kept:
        raise refusal("bad-name")
    return kept
