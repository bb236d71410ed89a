"""Talk at a table: to all, or a whisper between two seats. Promises never bind; the rules hear nothing of it.

Besides own words there are phrases that need no language: ten of the house, and the sayings of the game (`talk.toml`).
"""

from __future__ import annotations

import time

from holdfast.games.talking import talk_of
from holdfast.kernel.policy import Word
from holdfast.kernel.step import Seat
from holdfast.server import incoming, wire
from holdfast.server.errors import refusal
from holdfast.server.limits import Limit
from holdfast.server.match.claims import VOTES, can_be_said, claims, seat_names, sentence
from holdfast.server.match.match import Match
from holdfast.server.people.names import cleaned, names_at, told_apart
from holdfast.server.socket.connection import Connection
from holdfast.server.store.rows import Person, Said
from holdfast.server.store.store import Store

PHRASES = ("hello", "thanks", "sorry", "well-played", "hurry", "wait", "trade", "trust-me", "no-way", "good-game")
"""Quick phrases that need no language: the client says them in its own (`phrase-…`)."""
REMEMBERED = 400


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

    async def add(self, person: Person, message: incoming.Talk) -> None:
        text = cleaned(message.text)
        seat = self.match.seat_of(person.id)
        self.check(seat, text, message)
        self.limit.spend(person.id)
        listener = "" if message.to is None else self.match.chairs[message.to].person
        seated = names_at(self.match.chairs, self.match.names)
        name = seated.get(person.id) or told_apart(person.name, seated.values())
        said = Said(person.id, seat, name, time.time(), text, message.phrase, message.to, listener)
        said.named, said.on = message.named, message.on
        await self._tell(said)

    async def add_for_bot(self, seat: Seat, word: Word) -> None:
        """A saying of a bot, if it may be said now."""
        sitting = self.match.sitting
        if sitting is None or not self.match.game.may_talk(sitting.table, seat):
            return
        if can_be_said(sitting, seat, word.saying, word.named):
            await self._tell(Said("", seat, "", time.time(), phrase=word.saying, named=word.named))

    async def _tell(self, said: Said) -> None:
        """Write it down, then tell everybody who hears it."""
        said.hour = self.hour()
        said.n, self.next = self.next, self.next + 1
        await self.store.keep_talk(self.match.row.id, said.n, said)
        self.said = [*self.said[1 - REMEMBERED :], said]
        told = wire.encode(wire.Talked(self.shown([said])))
        for connection in self.match.audience.connections:
            if hears(said, connection):
                connection.send(told)

    def check(self, seat: Seat | None, text: str, message: incoming.Talk) -> None:
        if not text and not message.phrase:
            raise refusal("nothing-said")
        if text and not self.match.row.talk:
            raise refusal("no-talk")
        if message.phrase:
            self.check_phrase(seat, message)
        sitting = self.match.sitting
        whispers = self.match.game.whispers and self.match.row.whispers
        if message.to is not None and (seat is None or not whispers or not self.is_seat(message.to)):
            raise refusal("no-whispers")
        if sitting is not None and seat is not None and not self.match.game.may_talk(sitting.table, seat):
            raise refusal("muted")

    def check_phrase(self, seat: Seat | None, message: incoming.Talk) -> None:
        """One of the house's, a whole saying of the game's, or a word on what another has claimed before all."""
        if message.on is not None:
            claim = next((said for said in self.said if said.n == message.on and said.to is None), None)
            if seat is None or claim is None or claim.seat == seat or self.kind_of(claim) != "claim":
                raise refusal("no-claim")
            if message.phrase not in VOTES:
                raise refusal("unknown-phrase")
        elif message.phrase not in PHRASES and not can_be_said(self.match.sitting, seat, message.phrase, message.named):
            raise refusal("unknown-phrase")

    def hour(self) -> int:
        sitting = self.match.sitting
        return 0 if sitting is None else self.match.game.hour(sitting.table)

    def is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < self.match.row.seats

    def forget(self, person: str) -> None:
        """What this person said is said no more."""
        self.said = [said for said in self.said if said.person != person]

    def heard_by(self, connection: Connection) -> list[wire.Said]:
        """What somebody who comes in now may read."""
        return self.shown([said for said in self.said if hears(said, connection)])

    def claims_heard_by(self, connection: Connection) -> list[wire.Claim]:
        """Who has claimed what, as far as this one has heard it, and how it agrees with what this seat knows."""
        sitting, seat = self.match.sitting, connection.looks_from
        if sitting is None:
            return []
        heard = [said for said in self.said if hears(said, connection)]
        return claims(sitting, None if seat is None or seat < 0 else seat, heard)

    def words_heard_in(self, seat: Seat) -> list[Word]:
        """The sayings that whoever has this seat has heard or said: to all, or whispered to them."""
        sayings = talk_of(self.match.game.slug)
        person = self.match.chairs[seat].person
        return [
            Word(said.seat, said.phrase, said.named, said.hour)
            for said in self.said
            if said.seat is not None
            and sayings.find(said.phrase) is not None
            and (said.to is None or said.seat == seat or (said.to == seat and said.listener == person))
        ]

    def shown(self, said: list[Said]) -> list[wire.Said]:
        """Messages as others get them: by seat and name, without the id of the person."""
        names = seat_names(self.match.sitting)
        return [
            wire.Said(
                n=one.n,
                seat=one.seat,
                name=one.name,
                at=one.at,
                text=one.text,
                words=self.words_of(one, names),
                to=one.to,
                kind=self.kind_of(one),
                on=one.on,
            )
            for one in said
        ]

    def words_of(self, said: Said, names: list[str]) -> wire.Text | None:
        saying = talk_of(self.match.game.slug).find(said.phrase)
        if saying is not None:
            return sentence(self.match.game.slug, saying, said.seat, said.named, names)
        return wire.Text(f"phrase-{said.phrase}") if said.phrase else None

    def kind_of(self, said: Said) -> str:
        saying = talk_of(self.match.game.slug).find(said.phrase)
        return "" if saying is None else saying.kind


def hears(said: Said, connection: Connection) -> bool:
    """A whisper belongs to two people, whoever has their seats later."""
    if said.person in connection.muted:
        return False
    return said.to is None or (bool(connection.person) and connection.person in (said.person, said.listener))
