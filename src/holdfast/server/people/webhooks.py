"""Webhooks: whom to call when it is their turn, one call at a time for each, until it has failed too often."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec

from holdfast.kernel.errors import Refusal
from holdfast.server.people.outgoing import Outgoing
from holdfast.server.people.people import People

LOG = logging.getLogger("holdfast.notices")
MOST_FAILURES = 5
"""So many in a row, and a webhook is not called again until it is set anew."""
MOST_UNTOLD = 10
"""Notices that wait for one person's webhook; older ones give way, and are still in the feed."""


class Notice(msgspec.Struct):
    """It is your turn: what a browser notification, a feed or a webhook needs to say so."""

    match: str
    game: str
    question: str
    rule: str
    at: float


class Webhooks:
    """The calls under way, and how each webhook has fared."""

    def __init__(self, people: People, outgoing: Outgoing) -> None:
        self.people = people
        self.outgoing = outgoing
        self.calling: dict[str, asyncio.Task[None]] = {}
        self._untold: dict[str, deque[Notice]] = {}
        self._failures: dict[str, int] = {}

    def calls(self) -> int:
        """How many are under way, or wait for the one before."""
        return len(self.calling) + sum(len(notices) for notices in self._untold.values())

    def is_failing(self, person_id: str) -> bool:
        """Has this person's webhook failed too often to be called again?"""
        return self._failures.get(person_id, 0) >= MOST_FAILURES

    def begin_anew(self, person_id: str) -> None:
        """The webhook was set, or taken away."""
        self._failures.pop(person_id, None)

    def tell(self, person_id: str, notice: Notice) -> None:
        """Call as soon as the call before has ended."""
        self._untold.setdefault(person_id, deque(maxlen=MOST_UNTOLD)).append(notice)
        if person_id not in self.calling:
            self.calling[person_id] = asyncio.create_task(self._tell_all(person_id))

    async def _tell_all(self, person_id: str) -> None:
        try:
            while self._untold[person_id] and not self.is_failing(person_id):
                notice = self._untold[person_id].popleft()
                person = await self.people.by_id(person_id)
                if person is not None and person.webhook:
                    await self._call(person_id, person.webhook, notice)
        finally:
            del self._untold[person_id], self.calling[person_id]

    async def _call(self, person_id: str, url: str, notice: Notice) -> None:
        try:
            await self.outgoing.post(url, msgspec.json.encode(notice))
        except Refusal as refused:
            self._failed(person_id, notice, refused.code)
        except (OSError, ValueError) as failure:
            self._failed(person_id, notice, type(failure).__name__)
        else:
            self._failures.pop(person_id, None)

    def _failed(self, person_id: str, notice: Notice, why: str) -> None:
        """That we are busy is no fault of the webhook's."""
        LOG.warning("a webhook failed: %s", why, extra={"match": notice.match, "person": person_id})
        if why != "busy":
            self._failures[person_id] = self._failures.get(person_id, 0) + 1
