"""One person at one table, over one socket: what comes in, bounded and answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec

from holdfast.kernel.errors import Refusal
from holdfast.server import incoming, wire
from holdfast.server.errors import refusal
from holdfast.server.logs import PERSON
from holdfast.server.match.asks import explained
from holdfast.server.match.claims import composed
from holdfast.server.match.lessons import coached
from holdfast.server.match.looking import glimpse, hinted, looked
from holdfast.server.match.match import Match
from holdfast.server.match.talk import Chat
from holdfast.server.people.keys import Identity, Keys
from holdfast.server.socket.allowance import Allowance
from holdfast.server.socket.connection import Connection
from holdfast.server.socket.open_sockets import OpenSockets
from holdfast.server.store.rows import Person
from holdfast.server.tally import TALLY

LOG = logging.getLogger("holdfast.server")
PER_SECOND = 20.0
BURST = 60.0


class Session:
    """Handles every message of one socket. A refusal is an answer; only floods and strangers are closed."""

    def __init__(self, match: Match, chat: Chat, keys: Keys, sockets: OpenSockets, connection: Connection) -> None:
        self.match = match
        self.chat = chat
        self.keys = keys
        self.sockets = sockets
        self.connection = connection
        self._allowance = Allowance(BURST, PER_SECOND)

    def is_flooding(self) -> bool:
        """More messages than a person, or a sensible bot, ever sends."""
        return self._allowance.is_overdrawn()

    async def become(self, resolve: Callable[[], Awaitable[Identity | None]]) -> bool:
        """Whoever is found speaks here from now on; False: nobody is."""
        person = await self.sockets.identify(self.connection, resolve)
        PERSON.set(self.connection.person)
        self.connection.muted = set() if person is None else await self.match.store.mutes(person.id)
        return person is not None

    async def greet(self, data: str | bytes) -> bool:
        """The first message must be `hello` with our protocol. False: nothing follows."""
        if self.connection.closed_because:
            return False
        try:
            hello = incoming.decode(data)
        except msgspec.DecodeError:
            return False
        if not isinstance(hello, incoming.Hello) or hello.protocol != wire.PROTOCOL:
            self.refuse(hello.re, refusal("old-protocol"))
            return False
        token = hello.token
        if token and not await self.become(lambda: self.keys.opened_by(token)):
            self.refuse(hello.re, refusal("not-known"))
            return False
        await self.match.watch(self.connection, max(0, hello.since))
        LOG.debug("somebody came in")
        said = self.chat.heard_by(self.connection)
        if said:
            self.connection.send(wire.encode(wire.Talked(said)))
        return not self.connection.closed_because

    async def receive(self, data: str | bytes) -> None:
        """Any later message."""
        try:
            message = incoming.decode(data)
        except msgspec.DecodeError as wrong:
            self.refuse(0, Refusal("bad-message", f"This message is not understood: {wrong}.", "", {"why": str(wrong)}))
            return
        try:
            await self.handle(message)
        except Refusal as refused:
            self.refuse(message.re, refused)
        except Exception:
            LOG.exception("a message failed")
            self.refuse(message.re, refusal("failed"))

    async def handle(self, message: incoming.ClientMessage) -> None:
        """A question is answered; of anything else it is said that it is done."""
        match message:
            case incoming.Explain():
                await self.explain(message)
            case incoming.Look():
                await self.look(message)
            case incoming.Coach():
                await self.coach(message)
            case incoming.Hint():
                await self.hint(message)
            case incoming.Compose():
                await self.compose(message)
            case incoming.Claims():
                claims = self.chat.claims_heard_by(self.connection)
                self.connection.send(wire.encode(wire.Claimed(message.re, claims)))
            case _:
                await self.do(message)
                self.connection.send(wire.encode(wire.Done(message.re)))

    async def do(self, message: incoming.ClientMessage) -> None:
        match message:
            case incoming.Say():
                await self.match.speak(self.connection, message.words, message.ask)
                # A word that the table took was wanted, however quick a bot may be.
                self._allowance.give_back()
            case incoming.TakeBack():
                await self.match.take_back(self.connection)
            case incoming.Consent():
                await self.match.consent(self.connection, message.yes)
            case incoming.Talk():
                await self.chat.add(await self.known(), message)
            case incoming.Advise():
                await self.match.council.advise(self.connection, message.word)
            case incoming.GiveOrder():
                await self.match.orders.give(self.connection, message.order, message.on)
            case incoming.Mute():
                await self.mute(message)
            case _:
                raise refusal("bad-message")

    async def known(self) -> Person:
        """Who speaks, as they are now."""
        person = await self.keys.people.by_id(self.connection.person)
        if person is None or self.connection.closed_because:
            raise refusal("not-known")
        return person

    async def mute(self, message: incoming.Mute) -> None:
        chairs = self.match.chairs
        if not 0 <= message.seat < len(chairs) or not chairs[message.seat].person:
            raise refusal("no-person")
        muted = chairs[message.seat].person
        person = await self.known()
        await self.match.store.mute(person.id, muted, message.on)
        (self.connection.muted.add if message.on else self.connection.muted.discard)(muted)

    async def explain(self, message: incoming.Explain) -> None:
        seat, moment = await self.match.moment(self.connection)
        options = explained(moment, seat, message.words)
        self.connection.send(wire.encode(wire.Explained(message.re, options)))

    async def look(self, message: incoming.Look) -> None:
        seat, moment = await glimpse(self.match, self.connection)
        self.connection.send(wire.encode(looked(moment, seat, message)))

    async def coach(self, message: incoming.Coach) -> None:
        seat, moment = await self.match.moment(self.connection)
        self.connection.send(wire.encode(coached(moment, seat, message)))

    async def hint(self, message: incoming.Hint) -> None:
        seat, moment = await self.match.moment(self.connection)
        if not self.match.row.hints:
            raise refusal("no-hints")
        advice = await self.match.thinkers.advise(self.match.row, seat, moment, self.chat.words_heard_in(seat))
        self.connection.send(wire.encode(hinted(moment, advice, message)))

    async def compose(self, message: incoming.Compose) -> None:
        seat, moment = await self.match.moment(self.connection)
        self.connection.send(wire.encode(composed(moment, seat, message)))

    def refuse(self, re: int, refused: Refusal) -> None:
        TALLY.refusals[refused.code] += 1
        text = wire.Refused(re, refused.code, refused.rule, str(refused), dict(refused.arguments))
        self.connection.send(wire.encode(text))
