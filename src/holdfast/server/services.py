"""The server's parts, put together."""

from __future__ import annotations

import asyncio
import secrets

from holdfast.server.clock import Clock, beat, stored_clock, write_clock
from holdfast.server.config import Settings
from holdfast.server.health import Checkup
from holdfast.server.limits import Limits
from holdfast.server.match.hall import Hall
from holdfast.server.match.match import Match
from holdfast.server.match.remarks import Remarks
from holdfast.server.match.seating import ENDED
from holdfast.server.match.talk import Chat
from holdfast.server.match.thinkers import Thinkers
from holdfast.server.people.keys import Keys
from holdfast.server.people.notices import Notices
from holdfast.server.people.outgoing import Outgoing
from holdfast.server.people.people import People
from holdfast.server.people.webhooks import Webhooks
from holdfast.server.socket.open_sockets import OpenSockets
from holdfast.server.store.opening import open_store
from holdfast.server.store.private import make_folder
from holdfast.server.store.rows import Person

SIGNED_OUT, DELETED = "signed-out", "deleted"
"""Why sockets close whose key is void."""


class Services:
    """Store, people, hall, notices and talk of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        make_folder(settings.folder())
        self.store = open_store(settings.database())
        self.thinkers = Thinkers()
        self.limits = Limits(settings.new_per_minute)
        self.outgoing = Outgoing()
        self.chats: dict[str, Chat] = {}
        self.remarks = Remarks(self.chat)
        self.sockets = OpenSockets()
        self.clock: Clock
        self.people: People
        self.keys: Keys
        self.hall: Hall
        self.notices: Notices
        self._beating: asyncio.Task[None]
        self.checkup: Checkup
        self.is_ready = False
        """Started, every match under way resumed, and not yet told to stop."""

    async def open(self) -> None:
        key = await self.store.setting("cookie key", secrets.token_bytes(32))
        self.people = People(self.store, key, self.settings.password)
        self.keys = Keys(self.store, self.people)
        self.clock = await stored_clock(self.store)
        self.hall = Hall(self.store, self.people, self.thinkers, self.clock)
        self.notices = Notices(Webhooks(self.people, self.outgoing))
        self.checkup = Checkup(self.store, self.hall)
        self.hall.unasked = self.limits["unasked"]
        self.hall.on_turn = self._changed
        self.hall.on_gone = self._gone
        await self.hall.resume_all()
        self.clock.start()
        self._beating = asyncio.create_task(beat(self.store, self.clock, self.hall.has_deadlines))
        self.hall.begin_sweeping()
        self.is_ready = True

    async def chat(self, match: Match) -> Chat:
        if match.row.id not in self.chats:
            chat = Chat(self.store, match, self.limits["talk"])
            await chat.load()
            self.chats.setdefault(match.row.id, chat)
            match.words_heard_in = self.chats[match.row.id].words_heard_in
        return self.chats[match.row.id]

    async def sign_out(self, person: Person) -> Person:
        """On all devices: no cookie, key or socket of before is good for anything."""
        anew = await self.people.sign_out(person)
        self.sockets.close_person(person.id, SIGNED_OUT)
        return anew

    async def forget(self, person: Person) -> None:
        """For good: seats go to bots, the host's part to another, and every key, word and socket is gone.

        In this order: who is stopped half-way is still known, has left only tables that go on, and may ask again.
        """
        # Before the seats go, and again for those opened meanwhile: who sees a seat change comes in anew at once.
        self.sockets.close_person(person.id, DELETED)
        await self.hall.take_out(person)
        await self.people.forget(person)
        self.sockets.close_person(person.id, DELETED)
        # A table may have come in, or this very person have sat down, in the meantime.
        await self.hall.take_out(person)
        for chat in self.chats.values():
            chat.forget(person.id)

    async def revoke(self, person: Person, key_id: str) -> None:
        """This token, and every socket it opened."""
        token = await self.keys.revoke(person, key_id)
        self.sockets.close_token(token.person, token.id, SIGNED_OUT)

    def _changed(self, match: Match) -> None:
        """At this table: people may be waited for, and bots may have something to say to it."""
        self.notices.look(match)
        self.remarks.look(match)

    def _gone(self, match: Match) -> None:
        """Talk leaves memory with its match. Of which questions people were told is remembered until the end."""
        self.chats.pop(match.row.id, None)
        self.remarks.forget(match)
        if match.row.status in ENDED:
            self.notices.forget(match)

    async def close(self) -> None:
        self.clock.stop()
        self._beating.cancel()
        self.remarks.stop()
        self.is_ready = False
        await self.hall.close()
        await write_clock(self.store, self.clock)
        self.store.close()
