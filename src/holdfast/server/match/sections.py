"""What a match shows that is no game's: who sits where, the clock, how the match stands, and each seat's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.kernel.step import Seat
from holdfast.server import wire
from holdfast.server.match.seating import is_warned
from holdfast.server.match.showing import Own
from holdfast.server.people.names import names_at
from holdfast.server.socket.connection import Connection

if TYPE_CHECKING:
    from holdfast.server.match.match import Match

NO_SPECTATORS = "no-spectators"


def of_this_moment(match: Match) -> dict[str, Any]:
    """Those sections of the match that a word changes."""
    clock = wire.Clock(match.timekeeper.shown_until(), match.timekeeper.holds_answers())
    return {"clock": clock, **match.council.section()}


def match_sections(match: Match) -> dict[str, Any]:
    """All of them that everybody sees."""
    return {"people": occupants(match), "match": status_of(match)} | of_this_moment(match)


def occupants(match: Match) -> list[wire.Occupant]:
    here = {connection.person for connection in match.audience.connections}
    names = names_at(match.chairs, match.names)
    return [
        wire.Occupant(
            seat=chair.seat,
            name=names.get(chair.person, ""),
            bot=chair.bot,
            here=chair.person in here,
            host=bool(chair.person) and chair.person == match.row.host,
            free=chair.free,
        )
        for chair in match.chairs
    ]


def status_of(match: Match) -> wire.Status:
    row = match.row
    return wire.Status(
        status=row.status if match.archive is None else "old_rules",
        game=row.game,
        pace=row.pace,
        commitment=match.commitment,
        next=row.next,
        spectators=sum(match.seat_of(connection.person) is None for connection in match.audience.connections),
        because=row.because,
        locked=row.locked,
        spectators_allowed=row.spectators,
        talk=row.talk,
        whispers=row.whispers,
        hints=row.hints,
    )


def own_of(match: Match) -> dict[Seat, Own]:
    """What the match knows of each seat, and tells that seat alone; nothing where there is nothing to tell."""
    is_held = match.timekeeper.holds_answers()
    asked = match.wish.known_to()
    warned = {chair.seat for chair in match.chairs if chair.missed and is_warned(chair)}
    running_out = match.timekeeper.lapses.shown()
    orders = match.orders
    if not is_held and not match.held and not asked and not warned and not running_out and not orders.are_any():
        return {}
    found: dict[Seat, Own] = {}
    for chair in match.chairs:
        seat = chair.seat
        own = found[seat] = Own(match.held[seat].words if seat in match.held else [], is_held)
        own.undo_asked_by = match.wish.by if seat in asked else None
        own.warned = seat in warned
        own.running_out = running_out.get(seat, [])
        own.orders = orders.given.get(chair.person, [])
        own.answered = orders.answered.get(chair.person)
    return found


def see_out_spectators(connections: set[Connection]) -> None:
    """Who has no seat, and did not lose one just now, may look on no longer."""
    for connection in connections:
        if connection.looks_from is None:
            connection.close(NO_SPECTATORS)
