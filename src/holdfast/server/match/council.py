"""Advice: where a group decides together, those who are not asked may mark what they would answer. It is talk.

No word of it is in the record, nobody waits for it, and it is gone with the question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.games.meta import meta_of
from holdfast.kernel.play import options, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.locale.phrase import of_ask
from holdfast.server import wire
from holdfast.server.errors import refusal
from holdfast.server.match.asks import offered, text
from holdfast.server.match.seating import players
from holdfast.server.socket.connection import Connection

if TYPE_CHECKING:
    from holdfast.server.match.match import Match


class Council:
    """Who would answer the open question how."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._marks: dict[Seat, str] = {}
        self._about = (-1, -1)
        """Who was asked, and the number of the question that the marks are about."""

    async def advise(self, connection: Connection, word: str) -> None:
        """Mark an answer, or with nothing take the mark away; everybody sees it at once."""
        match = self.match
        async with match.mailbox:
            seat = match.speaker(connection)
            sitting = match.playing()
            asked = self._asked(sitting)
            if asked < 0 or asked == seat:
                raise refusal("no-advice")
            if word and all(choice.text != word for choice in options(sitting.table, asked)):
                raise refusal("no-advice")
            match.spend(connection, 1)
            marks = self.marks(sitting)
            marks.pop(seat, None)
            if word:
                marks[seat] = word
            match.audience.show_presence()

    def section(self) -> dict[str, Any]:
        """What is asked and what is advised, for all who watch; of other games nothing."""
        match = self.match
        sitting = match.sitting
        if sitting is None or not meta_of(match.row.game).council:
            return {}
        asked = self._asked(sitting) if len(players(match.chairs)) > 1 else -1
        return {"council": self._told(sitting, asked) if asked >= 0 else None}

    def marks(self, sitting: Sitting) -> dict[Seat, str]:
        """Those about the question that is open now."""
        asked = self._asked(sitting)
        about = (asked, sitting.numbers[asked] if asked >= 0 else -1)
        if about != self._about:
            self._about, self._marks = about, {}
        return self._marks

    def _asked(self, sitting: Sitting) -> Seat:
        """The one who decides; -1: nobody, or this game's people do not advise one another."""
        if not meta_of(self.match.row.game).council or sitting.table.result is not None:
            return -1
        asked = waiting(sitting.table)
        return asked[0][0] if len(asked) == 1 else -1

    def _told(self, sitting: Sitting, asked: Seat) -> wire.Council:
        game, view = sitting.game.slug, sitting.view(asked)
        _, ask = waiting(sitting.table)[0]
        title, _ = of_ask(game, ask, view)
        return wire.Council(
            seat=asked,
            name=ask.name(),
            title=text(title),
            options=[offered(game, choice, ask.name(), view, asked) for choice in options(sitting.table, asked)],
            marks=[wire.Mark(seat, word) for seat, word in sorted(self.marks(sitting).items())],
        )
