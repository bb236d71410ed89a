"""Talk at a table: to all, or a whisper between two seats. Promises never bind; the rules hear nothing of it."""

from __future__ import annotations

import time

from holdfast.kernel.step import Seat
from holdfast.server import wire
from holdfast.server.errors import refusal
from holdfast.server.limits import Limit
from holdfast.server.match.match import Match
from holdfast.server.people.names import cleaned, names_at, told_apart
from holdfast.server.socket.connection import Connection
from holdfast.server.store.rows import Person, Said
from holdfast.server.store.store import Store

PHRASES = ("hello", "thanks", "sorry", "well-played", "hurry", "wait", "trade", "trust-me", "no-way", "good-game")
"""Quick phrases that need no language: the client says them in its own (`phrase-…`)."""
REMEMBERED = 200


class Chat:
    """What was said at one table."""

    def __init__(self, store: Store, match: Match, limit: Limit) -> None:
        self.store = store
        self.match = match
        self.limit = limit
        self.said: list[Said] = []
        self.next = 1

    async def load(self) -> None:
        self.next, self.said = await self.store.talk(self.match.row.id, REMEMBERED)

    async def add(self, person: Person, message: wire.Talk) -> None:
        text = cleaned(message.text)
        seat = self.match.seat_of(person.id)
        self.check(seat, text, message)
        self.limit.spend(person.id)
        listener = "" if message.to is None else self.match.chairs[message.to].person
        seated = names_at(self.match.chairs, self.match.names)
        name = seated.get(person.id) or told_apart(person.name, seated.values())
        said = Said(person.id, seat, name, time.time(), text, message.phrase, message.to, listener)
        number, self.next = self.next, self.next + 1
        await self.store.keep_talk(self.match.row.id, number, said)
        self.said = [*self.said[1 - REMEMBERED :], said]
        for connection in self.match.audience.connections:
            if hears(said, connection):
                connection.send(wire.encode(wire.Talked([shown(said)])))

    def check(self, seat: Seat | None, text: str, message: wire.Talk) -> None:
        if message.phrase and message.phrase not in PHRASES:
            raise refusal("unknown-phrase")
        if not text and not message.phrase:
            raise refusal("nothing-said")
        if text and not self.match.row.talk:
            raise refusal("no-talk")
        sitting = self.match.sitting
        whispers = self.match.game.whispers and self.match.row.whispers
        if message.to is not None and (seat is None or not whispers or not self.is_seat(message.to)):
            raise refusal("no-whispers")
        if sitting is not None and seat is not None and not self.match.game.may_talk(sitting.table, seat):
            raise refusal("muted")

    def is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < self.match.row.seats

    def forget(self, person: str) -> None:
        """What this person said is said no more."""
        self.said = [said for said in self.said if said.person != person]

    def heard_by(self, connection: Connection) -> list[wire.Said]:
        """What somebody who comes in now may read."""
        return [shown(said) for said in self.said if hears(said, connection)]


def hears(said: Said, connection: Connection) -> bool:
    """A whisper belongs to two people, whoever has their seats later."""
    if said.person in connection.muted:
        return False
    return said.to is None or (bool(connection.person) and connection.person in (said.person, said.listener))


def shown(said: Said) -> wire.Said:
    """A message as others get it: by seat and name, without the id of the person."""
    return wire.Said(said.seat, said.name, said.at, said.text, said.phrase, said.to)
