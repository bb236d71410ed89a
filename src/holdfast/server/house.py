"""The server's parts, put together."""

from __future__ import annotations

import asyncio
import secrets
import time

from holdfast.server.config import Settings
from holdfast.server.limits import Limit
from holdfast.server.match.bench import Bench
from holdfast.server.match.hall import ENDED, Hall
from holdfast.server.match.match import Match
from holdfast.server.match.talk import Chat
from holdfast.server.people.notices import Notices
from holdfast.server.people.people import People
from holdfast.server.store.store import Store

SWEPT_EVERY = 60.0


class House:
    """Store, people, hall, notices and talk of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.folder().mkdir(parents=True, exist_ok=True)
        self.store = Store(settings.database())
        self.bench = Bench()
        self.new_things = Limit(settings.new_per_minute)
        self.chats: dict[str, Chat] = {}
        self.people: People
        self.hall: Hall
        self.notices: Notices
        self._sweeping: asyncio.Task[None]

    async def open(self) -> None:
        key = await self.store.setting("cookie key", secrets.token_bytes(32))
        self.people = People(self.store, key, self.settings.password)
        self.hall = Hall(self.store, self.people, self.bench)
        self.notices = Notices(self.people)
        self.hall.on_turn = self.notices.look
        self.hall.on_gone = self._forget
        await self.hall.resume_all()
        self._sweeping = asyncio.create_task(self._sweep())

    async def chat(self, match: Match) -> Chat:
        if match.row.id not in self.chats:
            chat = Chat(self.store, match)
            await chat.load()
            self.chats.setdefault(match.row.id, chat)
        return self.chats[match.row.id]

    def _forget(self, match: Match) -> None:
        """Talk leaves memory with its match. Of which questions people were told is remembered until the end."""
        self.chats.pop(match.row.id, None)
        if match.row.status in ENDED:
            self.notices.forget(match)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEPT_EVERY)
            await self.hall.let_go_idle(time.monotonic())

    async def close(self) -> None:
        self._sweeping.cancel()
        await self.hall.close()
        self.store.close()
