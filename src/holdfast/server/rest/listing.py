"""A table as lists show it: how it stands, whose turn it is, what I am asked, what I may do, and how it ended."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.dice import commitment
from holdfast.kernel.game import LESSON
from holdfast.server.match.asleep import Glimpse
from holdfast.server.match.may import what_may
from holdfast.server.match.seating import ENDED, seat_of
from holdfast.server.people.names import names_at
from holdfast.server.rest.forms import MatchInfo, OpenQuestion, Outcome, SeatInfo, WaitsFor
from holdfast.server.services import Services
from holdfast.server.store.rows import Chair, MatchRow, Person


def is_learnt(row: MatchRow) -> bool:
    """A lesson that has ended: nothing to come back to, and nobody's victory."""
    return LESSON in row.options and row.status in ENDED


async def info(services: Services, row: MatchRow, chairs: list[Chair], person: Person | None) -> MatchInfo:
    me = "" if person is None else person.id
    may_look = row.spectators or seat_of(chairs, me) is not None
    seen = await services.hall.glimpse(row.id, me) if may_look else None
    asked = question_of(seen)
    return MatchInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        status=services.hall.status_of(row),
        because=row.because,
        visibility=row.visibility,
        pace=row.pace,
        locked=row.locked,
        host=bool(me) and row.host == me,
        created=row.created,
        options=row.options,
        seats=seats_of(row, chairs, names_at(chairs, await services.people.names_of(chairs)), me, called_at(row, seen)),
        commitment=commitment(row.seed),
        my_turn=asked is not None,
        ask=asked,
        waiting=waits_for(seen),
        left=None if seen is None else seen.left,
        can=what_may(row, chairs, me),
        outcome=outcome_of(row.result, chairs, me),
        result=row.result,
        next=row.next,
        spectators=row.spectators,
        talk=row.talk,
        whispers=row.whispers,
        hints=row.hints,
    )


def called_at(row: MatchRow, seen: Glimpse | None) -> list[str]:
    """What people at the table call the seats: of one that is over it was written down with its result."""
    return (seen.called if seen is not None else []) or list((row.result or {}).get("called", []))


def seats_of(row: MatchRow, chairs: list[Chair], names: dict[str, str], me: str, called: list[str]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=chair.seat,
            name=names.get(chair.person, ""),
            bot=chair.bot,
            me=bool(me) and chair.person == me,
            free=chair.free,
            host=bool(chair.person) and chair.person == row.host,
            called=called[chair.seat] if called else "",
        )
        for chair in chairs
    ]


def question_of(seen: Glimpse | None) -> OpenQuestion | None:
    """What I am asked."""
    if seen is None or seen.mine is None:
        return None
    return OpenQuestion(seen.mine.title, seen.mine.rule, seen.mine.name, seen.mine.default)


def waits_for(seen: Glimpse | None) -> WaitsFor | None:
    """What everybody may know of who is asked."""
    if seen is None or seen.face is None:
        return None
    return WaitsFor(seen.face.ask, seen.face.asked, seen.face.answered)


def outcome_of(result: dict[str, Any] | None, chairs: list[Chair], me: str) -> Outcome | None:
    if result is None:
        return None
    winners, scores = result["winners"], result["scores"]
    places = places_of(winners, scores)
    mine = next((places[chair.seat] for chair in chairs if me and chair.person == me), 0)
    return Outcome(winners, scores, places, result["reason"], mine)


def places_of(winners: list[int], scores: list[int]) -> list[int]:
    """Winners are first, whatever broke the tie; behind them equal scores share a place."""

    def is_before(one: int, other: int) -> bool:
        return other not in winners and (one in winners or scores[one] > scores[other])

    seats = range(len(scores))
    return [1 + sum(is_before(one, seat) for one in seats) for seat in seats]
