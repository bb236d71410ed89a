"""The moments that cost a seat most, in words."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.api import Seen
from holdfast.bots.recollection import Recollection
from holdfast.kernel.game import Game
from holdfast.kernel.play import question, read
from holdfast.kernel.step import Seat
from holdfast.lab.review import Moment
from holdfast.locale.phrase import of_ask, of_choice, of_fact
from holdfast.server.match.asks import text
from holdfast.server.wire import Line, Text


class Regret(msgspec.Struct):
    """One of them."""

    move: int
    """How many moves came before: the replay shows it there."""
    title: Text
    """What was asked."""
    said: Text
    better: Text
    cost: float
    """In chances to win, from 0 to 1."""
    why: Line | None
    """What speaks for the better answer."""


def told(moment: Moment, seat: Seat) -> Regret:
    """As the client gets it."""
    sitting = moment.sitting
    game: Game[Any] = sitting.game
    table, view = sitting.table, sitting.view(seat)
    ask = question(table, seat)
    assert ask is not None, "only answers to questions are looked at"
    said, better = (read(table, seat, word) for word in (moment.said, moment.better))
    policy = Recollection(game.policy(), "").policy(Seen(seat, sitting), table.seats)
    reason = policy.reason(table, seat, better)
    why = None if reason is None else Line(text(of_fact(game.slug, reason, "why")), reason.rule, reason.kind)
    return Regret(
        move=moment.move,
        title=text(of_ask(game.slug, ask, view)[0]),
        said=text(of_choice(game.slug, said, ask.name(), view)),
        better=text(of_choice(game.slug, better, ask.name(), view)),
        cost=round(moment.cost, 3),
        why=why,
    )
