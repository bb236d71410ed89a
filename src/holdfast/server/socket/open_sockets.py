"""Every open socket of the server, whatever it has said: who loses a key loses its sockets at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from holdfast.server.people.keys import Identity
from holdfast.server.socket.connection import Connection
from holdfast.server.store.rows import Person


class OpenSockets:
    """Open sockets by whose they are. Those of strangers are nobody's."""

    def __init__(self) -> None:
        self.revocations = 0
        """How often a cookie or a key was made void."""
        self._by_person: dict[str, set[Connection]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._by_person.values()))

    def add(self, connection: Connection) -> None:
        self._by_person.setdefault(connection.person, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        theirs = self._by_person[connection.person]
        theirs.discard(connection)
        if not theirs:
            del self._by_person[connection.person]

    async def identify(
        self, connection: Connection, resolve: Callable[[], Awaitable[Identity | None]]
    ) -> Person | None:
        """Whose socket this is from now on, whoever had it before.

        What is revoked while it is looked up is looked up again; then the socket is theirs without a pause, so that
        whatever is revoked later finds it.
        """
        self._give(connection, "", "")
        before = -1
        found: Identity | None = None
        while before != self.revocations:
            before = self.revocations
            found = await resolve()
        if found is None:
            return None
        self._give(connection, found.person.id, found.token)
        return found.person

    def _give(self, connection: Connection, person: str, token: str) -> None:
        self.remove(connection)
        connection.person, connection.token = person, token
        self.add(connection)

    def close_person(self, person: str, reason: str) -> None:
        """After it is written that this person's cookies and keys are void."""
        self.revocations += 1
        for connection in list(self._by_person.get(person, ())):
            connection.close(reason)

    def close_token(self, person: str, token: str, reason: str) -> None:
        """After it is written that this token is void."""
        self.revocations += 1
        for connection in list(self._by_person.get(person, ())):
            if connection.token == token:
                connection.close(reason)
