"""Turn notices for play by mail: a feed for each person, and a webhook if they gave one."""

from __future__ import annotations

import time

from holdfast.kernel.play import waiting
from holdfast.server.match.match import Match
from holdfast.server.people.webhooks import Notice, Webhooks
from holdfast.server.recent import Recent

KEPT = 50
MOST_PEOPLE, MOST_MATCHES = 1_000, 10_000
"""Whose notices are kept, and for how many matches it is known who was told what; a notice too many harms nobody."""


class Notices:
    """Who is waited for at tables without a hurry. Windows tell nobody: who is asked there is a secret."""

    def __init__(self, webhooks: Webhooks) -> None:
        self.webhooks = webhooks
        self.by_person: Recent[list[Notice]] = Recent(MOST_PEOPLE)
        self._told: Recent[dict[int, int]] = Recent(MOST_MATCHES)

    def look(self, match: Match) -> None:
        """Called after every change of a match: notices for questions that are new."""
        sitting = match.sitting
        if sitting is None or match.row.pace not in ("by_mail", "none") or match.row.status != "playing":
            return
        told = self._told.setdefault(match.row.id, {})
        for seat, ask in waiting(sitting.table):
            chair = match.chairs[seat]
            is_new = told.get(seat) != sitting.numbers[seat]
            if is_new and chair.person and not chair.bot and match.orders.word_for(seat) is None:
                told[seat] = sitting.numbers[seat]
                if all(connection.person != chair.person for connection in match.audience.connections):
                    self._tell(chair.person, Notice(match.row.id, match.row.game, ask.name(), ask.rule, time.time()))

    def calls(self) -> int:
        """How many webhooks are being called, or wait to be."""
        return self.webhooks.calls()

    def forget(self, match: Match) -> None:
        self._told.pop(match.row.id, None)

    def _tell(self, person: str, notice: Notice) -> None:
        self.by_person[person] = [*self.by_person.get(person, [])[1 - KEPT :], notice]
        self.webhooks.tell(person, notice)
