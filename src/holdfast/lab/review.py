"""A finished play looked at again: the moments that cost a seat most, and what looking ahead would have said there."""

from __future__ import annotations

from typing import Final

from holdfast.api import Seen
from holdfast.bots.search import Search, SearchBot
from holdfast.games import registry
from holdfast.kernel.play import options
from holdfast.kernel.record import Record
from holdfast.kernel.sitting import Sitting, sit
from holdfast.kernel.step import Seat

SHOWN: Final = 3
SCREENED: Final = 6
"""Tables on which every answer of the play is tried at first."""
DOUBTED: Final = 6
"""Moments that are then tried again, on tables of their own: the worst of many guesses is mostly bad luck."""
TRIED: Final = 60
RIVALS: Final = 3
"""Other answers that are compared with what was said."""
WORTH_TELLING: Final = 0.01
"""Chances to win; less is chance."""


class Moment:
    """One answer of the play, and what seemed better."""

    def __init__(self, move: int, sitting: Sitting, said: str, better: str, cost: float) -> None:
        self.move = move
        """How many lines came before."""
        self.sitting = sitting
        """The play as it was then."""
        self.said = said
        self.better = better
        self.cost = cost
        """In chances to win."""


def costly(record: Record, seat: Seat) -> list[Moment]:
    """The few that cost most, the dearest first; none where nothing better was found."""
    rules = registry.game(record.header.game)
    sitting = sit(rules, record.header)
    bot = SearchBot(record.header.game)
    screened: list[Moment] = []
    for move, line in enumerate(record.lines):
        if line.author == str(seat) and line.text in chosen_among(sitting, seat):
            found = compared(bot, sitting, seat, move, line.text, SCREENED)
            if found.cost > 0:
                screened.append(found)
        sitting.say(line.author, line.text, False)
    screened.sort(key=lambda moment: -moment.cost)
    tried = [
        compared(SearchBot(record.header.game, seed="again"), one.sitting, seat, one.move, one.said, TRIED)
        for one in screened[:DOUBTED]
    ]
    tried.sort(key=lambda moment: -moment.cost)
    return [moment for moment in tried if moment.cost >= WORTH_TELLING][:SHOWN]


def chosen_among(sitting: Sitting, seat: Seat) -> list[str]:
    """What this seat could answer, where it could choose."""
    offered = [choice.text for choice in options(sitting.table, seat)]
    return offered if len(offered) > 1 else []


def compared(bot: SearchBot, sitting: Sitting, seat: Seat, move: int, said: str, tables: int) -> Moment:
    """What was said against the answers that the policy likes best, all on the same tables."""
    search = Search(bot, Seen(seat, sitting), f"review of move {move} {bot.seed}")
    rivals = [thought.word for thought in search.thoughts if thought.word != said][:RIVALS]
    worth = search.compare([said, *rivals], tables)
    best = max(range(len(worth)), key=lambda at: worth[at])
    better = [said, *rivals][best]
    return Moment(move, sitting.clone(), said, better, worth[best] - worth[0])
