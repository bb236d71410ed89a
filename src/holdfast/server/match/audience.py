"""Those who watch one match: who they are, and what they are shown when something changes or when they come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.kernel.step import Seat
from holdfast.server import wire
from holdfast.server.match.sections import NO_SPECTATORS, match_sections, of_this_moment, own_of, see_out_spectators
from holdfast.server.match.showing import ANYBODY, Showing, called, changed, from_archive, heard_by, whole
from holdfast.server.socket.connection import Connection

if TYPE_CHECKING:
    from holdfast.server.match.match import Match


class Audience:
    """The sockets of one match, and what has been shown to them."""

    __deletable__ = ("match",)

    def __init__(self, match: Match) -> None:
        self.match = match
        self.connections: set[Connection] = set()
        self.showing = Showing()

    def show_match_alone(self) -> None:
        """The table cannot be shown; how the match stands can. Once it can be shown again, all of it is."""
        self.showing.forget()
        message = wire.state(wire.part(match_sections(self.match), {}, []), b"", whole=False)
        for connection in self.connections:
            connection.send(message)

    def show(self, speaker: Seat, is_word: bool) -> None:
        """To each what changed for them; `speaker` and `is_word` as in `Match.publish`."""
        sitting = self.match.sitting
        if sitting is None:
            self.show_waiting_room()
        else:
            seats = self.match.seats()
            watchers = {seats.get(connection.person) for connection in self.connections}
            own = own_of(self.match)
            match = of_this_moment(self.match) if is_word else match_sections(self.match)
            messages = self.showing.update(sitting, match, watchers, own, ANYBODY if own else speaker)
            for connection in self.connections:
                show_to(connection, seats.get(connection.person), messages)
        if not self.match.row.spectators:
            see_out_spectators(self.connections)

    def show_waiting_room(self) -> None:
        """Nobody holds a card yet: all see the same, and who sits down or gets up looks from there."""
        message = wire.state(wire.part(match_sections(self.match), {}, []), b"", whole=False)
        for connection in self.connections:
            connection.looks_from = self.match.seat_of(connection.person)
            connection.send(message)

    def enter(self, connection: Connection, since: int) -> None:
        """A socket comes in: everything as it stands, then whatever changes. The others hear of it a little later."""
        if connection.closed_because:
            return
        seat = connection.looks_from = self.match.seat_of(connection.person)
        if seat is None and not self.match.row.spectators:
            connection.close(NO_SPECTATORS)
            return
        self.connections.add(connection)
        heard = max(since, self._number_heard(seat))
        row, now = self.match.row, self.match.clock.now()
        connection.send(wire.encode(wire.Welcome(wire.PROTOCOL, row.id, row.game, row.seats, seat, heard, now)))
        if self.match.fuse.is_blown:
            self.match.publish()
        if self.match.fuse.is_blown:
            # Nothing of the table was shown: once it can be, this socket must come in anew.
            connection.looks_from = ANYBODY
            return
        connection.send(self._everything(seat, since))
        self.match.presence.changed()

    def _everything(self, seat: Seat | None, since: int) -> bytes:
        match, sitting, archive = match_sections(self.match), self.match.sitting, self.match.archive
        if sitting is not None:
            return self.showing.whole(sitting, seat, own_of(self.match), heard_by(sitting.heard, seat, since), match)
        if archive is None:
            return whole(match, {}, [], seat)
        # All there is to see of a match by older rules.
        match["result"] = self.match.row.result
        return whole(
            match, {}, from_archive(self.match.row.game, heard_by(archive, seat, since), called(archive)), seat
        )

    def show_presence(self) -> None:
        """Who is here and who looks on, for all who watch. It is no secret, so all get the same."""
        if self.match.sitting is None:
            self.show_waiting_room()
            return
        message = wire.state(changed(self.showing.public, match_sections(self.match), []), b"", whole=False)
        for connection in self.connections:
            connection.send(message)

    def _number_heard(self, seat: Seat | None) -> int:
        """How much this seat was told, at the table or, if it cannot be set up any more, as the archive has it."""
        if self.match.sitting is None:
            return len(heard_by(self.match.archive or [], seat, 0))
        return len(heard_by(self.match.sitting.heard, seat, 0))

    def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.match.presence.changed()


def show_to(connection: Connection, seat: Seat | None, messages: dict[Seat | None, bytes]) -> None:
    """What has changed for the seat this person has now. Who was shown another one must come in anew."""
    if connection.looks_from == seat:
        connection.send(messages[seat])
    else:
        connection.close("seat-changed")
