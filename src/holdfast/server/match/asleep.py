"""What stays in memory of a match under way that has left it: what the store does not keep, and what lists ask for."""

from __future__ import annotations

import math
import time

from holdfast.kernel.play import Waiting, public_face
from holdfast.server.match.asks import Brief, asked_briefly, seats_called
from holdfast.server.match.match import Match


class Glimpse:
    """A match as a list of tables shows it: what everybody may know of the question, its time, and what I am asked."""

    def __init__(self, face: Waiting | None, due: float, mine: Brief | None, called: list[str]) -> None:
        self.face = face
        self.mine = mine
        self.called = called
        """What people there call each seat; nothing before the start."""
        self.left = None if due == math.inf else max(0.0, due - time.monotonic())
        """Seconds."""


class Asleep:
    """A match that nobody looks at and where nothing is going on. Its deadline is on the disk, with its last line."""

    def __init__(self, match: Match) -> None:
        self.due = due(match)
        """When its clock rings."""
        self._wish = match.wish
        self._wish_stands = match.sitting is not None and match.wish.stands(match.sitting)
        self._face = face_of(match)
        self._called = called_in(match)
        self.questions = questions(match)

    def wake(self, match: Match) -> None:
        """The match has come back from the store, and goes on where it stood."""
        if match.sitting is None:
            return
        match.wish = self._wish
        if self._wish_stands:
            self._wish.follow(match.sitting)

    def glimpse(self, person: str) -> Glimpse:
        return Glimpse(self._face, self.due, self.questions.get(person), self._called)


def glimpse(match: Match, person: str) -> Glimpse:
    """Of a match in memory, in its own turn."""
    return Glimpse(face_of(match), due(match), question_for(match, person), called_in(match))


def due(match: Match) -> float:
    """When on the monotonic clock its deadline is; never, where it has none."""
    return time.monotonic() + match.timekeeper.seconds_left()


def called_in(match: Match) -> list[str]:
    return [] if match.sitting is None else seats_called(match.sitting)


def face_of(match: Match) -> Waiting | None:
    """What everybody may know of what the table waits for."""
    if match.sitting is None or match.row.status != "playing":
        return None
    return public_face(match.sitting.table)


def questions(match: Match) -> dict[str, Brief]:
    """Who is asked what, by the ids of people."""
    found = {chair.person: question_for(match, chair.person) for chair in match.chairs if chair.person}
    return {person: asked for person, asked in found.items() if asked is not None}


def question_for(match: Match, person: str) -> Brief | None:
    """What this person is asked there, and nobody else's question."""
    seat = match.seat_of(person)
    if seat is None or match.sitting is None or match.row.status != "playing":
        return None
    return asked_briefly(match.sitting, seat)
