"""What stays in memory of a match under way that has left it: what the store does not keep, and what lists ask for."""

from __future__ import annotations

import time

from holdfast.server.match.asks import Brief, asked_briefly
from holdfast.server.match.match import Match


class Asleep:
    """A match that nobody looks at and where nothing is going on. Its deadline is on the disk, with its last line."""

    def __init__(self, match: Match) -> None:
        self.due = time.monotonic() + match.timekeeper.seconds_left()
        """When its clock rings."""
        self._wish = match.wish
        self._wish_stands = match.sitting is not None and match.wish.stands(match.sitting)
        self.questions = questions(match)

    def wake(self, match: Match) -> None:
        """The match has come back from the store, and goes on where it stood."""
        if match.sitting is None:
            return
        match.wish = self._wish
        if self._wish_stands:
            self._wish.follow(match.sitting)


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
