"""Every order in which two people can come, go, be sent away and speak at one table, and what each socket is sent.

The people of a walk do one thing after another. After each, every byte that any socket got is held against what its
person may see then: computed anew from the table, with none of the code that decides what is sent.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from holdfast.kernel.errors import Refusal
from holdfast.server import incoming, wire
from holdfast.server.match import hosting, seating
from holdfast.server.match.asks import single_rights
from holdfast.server.match.hall import sit_down
from holdfast.server.match.match import Match
from holdfast.server.match.sections import own_of
from holdfast.server.match.showing import NOTHING_HELD
from holdfast.server.match.thinkers import Thinkers
from holdfast.server.people.keys import Identity
from holdfast.server.services import Services
from holdfast.server.socket.connection import Connection
from holdfast.server.socket.session import Session
from holdfast.server.store.rows import Person
from server.harness import told_to, updated, woven
from server.rooms import Ear

ACTS = ("open", "hello", "leave", "sit", "removed", "start", "delete", "revoke", "speak")
PEOPLE = ("Ann", "Bob")

Letter = tuple[str, str]
"""What is done, and by or to whom."""


def alphabet() -> list[Letter]:
    """Nobody is removed by themselves, and either may be host one day."""
    return [(act, name) for act in ACTS for name in PEOPLE]


class Asleep(Thinkers):
    """Bots that never answer, so that nothing happens but what the walk does."""

    async def choose(self, *_: Any) -> str:
        await asyncio.Event().wait()
        return ""


class Socket:
    """One socket of one person, as far as the table knows it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ear = Ear([])
        self.connection = Connection("", self.ear)
        self.session: Session | None = None
        self.is_greeted = False
        self.read = 0
        """How many of the messages have been looked at."""
        self.sections: dict[str, Any] = {}
        self.events: list[Any] = []

    def fresh(self) -> list[bytes]:
        """What was sent since the last look."""
        news = self.ear.heard[self.read :]
        self.read = len(self.ear.heard)
        return news


class Walk:
    """Two people and a table, from its setting up on."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.people: dict[str, Person] = {}
        self.tokens: dict[str, str] = {}
        self.sockets: list[Socket] = []
        self.match: Match
        self.compared = 0
        """Bytes held against what may be seen."""
        self.void: set[str] = set()
        """Whose keys were revoked, or who is gone."""

    async def begin(self, game: str, seats: int) -> None:
        """Ann's table waits; she has the first seat and comes by cookie, Bob by a token. All shuffles are the same."""
        for name in PEOPLE:
            self.people[name] = await self.services.people.new_guest(name, "en")
        made = await self.services.keys.new_token(self.people["Bob"], "walk")
        self.tokens = {"Bob": made.secret}
        self.token_id = made.key.id
        self.match = await self.services.hall.create(self.people["Ann"], game, seats, {}, "private", "none", [])
        self.match.row.seed, self.match.chairs[0].nonce = bytes(32), "Ann"

    async def do(self, letter: Letter) -> bool:
        """One act; False: it was refused, or there was nothing to do, and so nothing has changed."""
        act, name = letter
        deed: Callable[[str], Awaitable[bool]] = getattr(self, f"_{act}")
        try:
            done = await deed(name)
        except Refusal:
            done = False
        await self.settle()
        return done

    async def settle(self) -> None:
        """Let what was begun come to its end: the match's turn is free, and its sockets have been written to."""
        async with self.match.mailbox:
            pass
        await asyncio.sleep(0)

    async def end(self) -> None:
        """Everybody goes; nothing of this walk stays in memory."""
        for socket in self.sockets:
            socket.connection.close("gone")
            await self.match.unwatch(socket.connection)
            self.services.sockets.remove(socket.connection)
        await self.match.stop()
        self.services.hall.matches.pop(self.match.row.id, None)

    # -- the acts ---------------------------------------------------------------------------------

    async def _open(self, name: str) -> bool:
        """A silent socket. More than two of one person tell nothing new."""
        if sum(one.name == name and not one.connection.closed_because for one in self.sockets) >= 2:
            return False
        socket = Socket(name)
        self.services.sockets.add(socket.connection)
        chat = await self.services.chat(self.match)
        socket.session = Session(self.match, chat, self.services.keys, self.services.sockets, socket.connection)
        if name == "Ann":
            cookie = self.services.people.cookie_for(self.people[name])
            await socket.session.become(lambda: self._by_cookie(cookie))
        self.sockets.append(socket)
        return True

    async def _by_cookie(self, cookie: str) -> Identity | None:
        person = await self.services.people.by_cookie(cookie)
        return None if person is None else Identity(person)

    async def _hello(self, name: str) -> bool:
        for socket in self.sockets:
            if socket.name == name and not socket.is_greeted and not socket.connection.closed_because:
                assert socket.session is not None
                hello = incoming.Hello(protocol=wire.PROTOCOL, token=self.tokens.get(name, ""))
                socket.is_greeted = await socket.session.greet(wire.ENCODER.encode(hello))
                if not socket.is_greeted:
                    # The door closes what was not let in.
                    socket.connection.close("hello-expected")
                return True
        return False

    async def _leave(self, name: str) -> bool:
        person = self.people[name].id
        await self.match.arrange(lambda draft: seating.leave(draft, person))
        return True

    async def _sit(self, name: str) -> bool:
        """Ann on the last free seat, Bob on the first: so one comes to sit where the other sat."""
        free = [chair.seat for chair in self.match.chairs if not chair.person and (not chair.bot or chair.free)]
        if not free or self.match.seat_of(self.people[name].id) is not None:
            return False
        if await self.services.people.by_id(self.people[name].id) is None:
            return False
        await sit_down(self.match, self.people[name], free[-1] if name == "Ann" else free[0], name)
        return True

    async def _removed(self, name: str) -> bool:
        """By the host, for whoever sits down."""
        seat = self.match.seat_of(self.people[name].id)
        if seat is None:
            return False
        await self.match.arrange(lambda draft: hosting.give_seat(draft, seat, "", free=True))
        return True

    async def _start(self, name: str) -> bool:
        await self.match.start(self.people[name].id)
        return True

    async def _delete(self, name: str) -> bool:
        if await self.services.people.by_id(self.people[name].id) is None:
            return False
        await self.services.forget(self.people[name])
        self.void.add(f"all of {name}")
        self.assert_closed(name)
        return True

    def assert_closed(self, name: str) -> None:
        """Every socket that was known to be this person's is closed at once."""
        for socket in self.sockets:
            if socket.name == name and socket.connection.person:
                assert socket.connection.closed_because, f"a socket of {name} stays open"

    async def _revoke(self, name: str) -> bool:
        """Ann signs out everywhere; Bob's token is revoked."""
        if name == "Ann":
            self.people[name] = await self.services.sign_out(self.people[name])
        else:
            await self.services.revoke(self.people[name], self.token_id)
            self.void.add("Bob's token")
        self.assert_closed(name)
        return True

    async def _speak(self, name: str) -> bool:
        """On the newest socket that said hello: the default of the open question, and a hint first."""
        for socket in reversed(self.sockets):
            if socket.name == name and socket.is_greeted and not socket.connection.closed_because:
                assert socket.session is not None
                ask = socket.sections.get("ask")
                words = [ask["default"]] if ask else ["pass"]
                await socket.session.receive(wire.ENCODER.encode(incoming.Explain(re=7, words=words)))
                await socket.session.receive(wire.ENCODER.encode(incoming.Say(re=8, words=words)))
                return True
        return False

    # -- how it stands ----------------------------------------------------------------------------

    def state(self) -> tuple[object, ...]:
        """All that what follows depends on: walks that have come to the same state go on alike."""
        match, sitting = self.match, self.match.sitting
        names = {person.id: name for name, person in self.people.items()} | {"": ""}
        sockets = [
            (socket.name, names[one.person], one.token, socket.is_greeted, one.looks_from, one.closed_because)
            for socket in self.sockets
            if not (one := socket.connection).closed_because or one in match.audience.connections
        ]
        return (
            *(match.row.status, match.row.because, names[match.row.host]),
            tuple((names[chair.person], chair.bot, chair.nonce, chair.free, chair.missed) for chair in match.chairs),
            tuple((*told[:2], bool(told[2]), *told[3:]) for told in sockets),
            tuple(sorted(self.void)),
            None if sitting is None else (sitting.last_digest, tuple(sitting.numbers), len(sitting.heard)),
            tuple(sorted(match.audience.showing.private, key=str)),
        )

    # -- what each may see ------------------------------------------------------------------------

    def check(self) -> None:
        """Every socket got what its person may see, and no byte else."""
        for socket in self.sockets:
            seat = self.match.seat_of(socket.connection.person) if socket.connection.person else None
            for message in socket.fresh():
                self.compared += len(message)
                assert socket.is_greeted or json.loads(message)["t"] in ("welcome", "refused", "state", "talk")
                self.take(socket, json.loads(message), seat)
            if socket.is_greeted and not socket.connection.closed_because:
                self.compare(socket, seat)

    def take(self, socket: Socket, message: dict[str, Any], seat: int | None) -> None:
        """One message, of which nothing may be for another seat than the one this person has now."""
        if message["t"] == "welcome":
            assert message["seat"] == seat
        elif message["t"] == "state":
            assert seat is not None or "sections" not in message["private"], "a spectator has no private sections"
            socket.sections = updated(socket.sections, message)
            socket.events += woven(message["public"].get("events", []), message["private"].get("events", []))
        elif message["t"] in ("done", "explained", "hinted"):
            assert seat is not None, "only who has a seat is answered"

    def compare(self, socket: Socket, seat: int | None) -> None:
        """All that was shown so far is exactly what can be seen from this seat now."""
        sitting = self.match.sitting
        if sitting is None:
            assert socket.events == []
            return
        shown = {name: value for name, value in socket.sections.items() if name not in MATCHS_OWN}
        ask = shown.pop("ask", None)
        expected: dict[str, Any] = dict(sitting.game.public_view(sitting.table))
        if seat is not None:
            expected["me"] = sitting.game.own_view(sitting.table, seat)
            expected["rights"] = single_rights(sitting, seat)
            own = own_of(self.match).get(seat, NOTHING_HELD)
            expected |= {"running_out": own.running_out, "orders": own.orders, "answered": own.answered}
        assert shown == plain(expected)
        assert socket.events == told_to(sitting, seat)
        asked = None if seat is None else sitting.asked(seat)
        assert (None if ask is None else [option["notation"] for option in ask["options"]]) == (
            None if asked is None else asked.options
        )


MATCHS_OWN = ("people", "match", "clock", "undo_asked_by", "warned")
"""Sections that hold no secret of any seat."""


def plain(value: Any) -> Any:
    """As it comes over the wire."""
    return json.loads(wire.ENCODER.encode(value))


BEGUN: list[Letter] = [("sit", "Bob"), ("start", "Ann")]
WATCHED: list[Letter] = [("open", "Ann"), ("hello", "Ann"), ("open", "Bob"), ("hello", "Bob"), *BEGUN]
SILENT: list[Letter] = [("open", "Ann"), ("open", "Bob"), *BEGUN]
"""Beginnings from which a short walk sees much: a table under way, with nobody there, all watching, all silent."""


async def every_order(services: Services, game: str, seats: int, longest: int) -> Tally:
    """Every order up to this length. Of those that lead to the same state one is gone on with, for all of them."""
    tally = Tally()
    level: dict[object, tuple[list[Letter], int]] = {None: ([], 1)}
    for _ in range(longest):
        following: dict[object, tuple[list[Letter], int]] = {}
        for path, ways in level.values():
            for state, letter in await steps_from(services, game, seats, path, tally):
                tally.orders += ways
                known, so_far = following.get(state, ([*path, letter], 0))
                following[state] = (known, so_far + ways)
        level = following
    return tally


async def steps_from(
    services: Services, game: str, seats: int, path: list[Letter], tally: Tally
) -> list[tuple[object, Letter]]:
    """Every act that does something after these, and the state it leads to; any other leaves all as it was."""
    found: list[tuple[object, Letter]] = []
    untried = alphabet()
    while untried:
        walk = await walked(services, game, seats, path)
        before = walk.state()
        done = False
        while untried and not done:
            letter = untried.pop(0)
            done = await step(walk, [*path, letter])
            if done:
                found.append((walk.state(), letter))
            else:
                assert walk.state() == before, f"{letter} was refused after {path}, and yet changed something"
        tally.walked += 1
        tally.bytes += walk.compared
        await walk.end()
    return found


async def some_orders(
    services: Services, game: str, seats: int, longest: int, sample: Random, beginning: list[Letter]
) -> Tally:
    """A sample of the orders up to this length; an act that does nothing makes no new order."""
    tally = Tally()
    waiting: list[list[Letter]] = [beginning]
    while waiting:
        path = waiting.pop()
        for letter in alphabet():
            if sample.random() > SAMPLED[len(path) - len(beginning)]:
                continue
            walk = await walked(services, game, seats, path)
            done = await step(walk, [*path, letter])
            tally.orders += done
            tally.walked += 1
            tally.bytes += walk.compared
            await walk.end()
            if done and len(path) + 1 - len(beginning) < longest:
                waiting.append([*path, letter])
    return tally


SAMPLED = (1.0, 0.25, 0.15, 0.08, 0.08, 0.08)
"""By how many acts came before: how many of the orders a sample goes on with."""


async def walked(services: Services, game: str, seats: int, path: list[Letter]) -> Walk:
    """These acts, from the beginning."""
    walk = Walk(services)
    await walk.begin(game, seats)
    for n in range(len(path)):
        await step(walk, path[: n + 1])
    return walk


async def step(walk: Walk, path: list[Letter]) -> bool:
    """The last of these acts; has it done anything?"""
    done = await walk.do(path[-1])
    try:
        walk.check()
    except AssertionError as wrong:
        raise AssertionError(f"after {path}: {wrong}") from wrong
    return done


class Tally:
    """How many different orders there were, how many were walked for all of them, and how many bytes compared."""

    def __init__(self) -> None:
        self.orders = 0
        self.walked = 0
        self.bytes = 0

    def add(self, other: Tally) -> None:
        self.orders += other.orders
        self.walked += other.walked
        self.bytes += other.bytes
