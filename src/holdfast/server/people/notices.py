"""Turn notices for play by mail: a feed for each person, and a webhook if they gave one."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from holdfast.kernel.errors import Refusal
from holdfast.kernel.play import waiting
from holdfast.server.errors import refusal
from holdfast.server.match.match import Match
from holdfast.server.people.people import People

LOG = logging.getLogger("holdfast.notices")
KEPT = 50


class Notice(msgspec.Struct):
    """It is your turn: what a browser notification, a feed or a webhook needs to say so."""

    match: str
    game: str
    question: str
    rule: str
    at: float


class Notices:
    """Who is waited for at tables without a hurry. Windows tell nobody: who is asked there is a secret."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.by_person: dict[str, list[Notice]] = {}
        self._told: dict[str, dict[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, match: Match) -> None:
        """Called after every change of a match: notices for questions that are new."""
        sitting = match.sitting
        if sitting is None or match.row.pace not in ("by_mail", "none") or match.row.status != "playing":
            return
        told = self._told.setdefault(match.row.id, {})
        for seat, ask in waiting(sitting.table):
            chair = match.chairs[seat]
            if chair.person and not chair.bot and told.get(seat) != sitting.numbers[seat]:
                told[seat] = sitting.numbers[seat]
                if all(connection.person != chair.person for connection in match.connections):
                    self._tell(chair.person, Notice(match.row.id, match.row.game, ask.name(), ask.rule(), time.time()))

    def calls(self) -> int:
        """How many webhooks are being called, or wait to be."""
        return len(self._tasks)

    def forget(self, match: Match) -> None:
        self._told.pop(match.row.id, None)

    def _tell(self, person: str, notice: Notice) -> None:
        self.by_person[person] = [*self.by_person.get(person, [])[1 - KEPT :], notice]
        task = asyncio.get_running_loop().create_task(self._call(person, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, person_id: str, notice: Notice) -> None:
        person = await self.people.by_id(person_id)
        if person is None or not person.webhook:
            return
        try:
            await asyncio.to_thread(post, person.webhook, msgspec.json.encode(notice))
        except (OSError, HTTPException, Refusal) as failure:
            LOG.warning(
                "a webhook failed: %s", type(failure).__name__, extra={"match": notice.match, "person": person_id}
            )


def post(address: str, body: bytes) -> None:
    """Call a webhook. It leads to no redirect and back into no private network."""
    checked(address)
    request = Request(address, body, {"content-type": "application/json"}, method="POST")  # noqa: S310  checked: https alone
    build_opener(NoRedirect).open(request, timeout=10.0).close()


class NoRedirect(HTTPRedirectHandler):
    """A webhook's answer leads nowhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


def checked(address: str) -> str:
    """An address that may be called: https, on a public host."""
    try:
        parts = urlsplit(address)
        found = socket.getaddrinfo(parts.hostname, parts.port or 443) if parts.hostname else []
        is_public = bool(found) and all(ipaddress.ip_address(entry[4][0]).is_global for entry in found)
    except (OSError, ValueError):
        raise refusal("bad-webhook") from None
    if parts.scheme != "https" or not is_public:
        raise refusal("bad-webhook")
    return address
