"""The card of a piece, and advice: as one watcher may read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.bots.advice import Advice
from holdfast.kernel.game import Fact, Game
from holdfast.kernel.play import options, question, rights
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.locale.phrase import of_fact
from holdfast.server import incoming, wire
from holdfast.server.errors import refusal
from holdfast.server.match.asks import text

if TYPE_CHECKING:
    from holdfast.server.match.match import Match
    from holdfast.server.socket.connection import Connection


async def glimpse(match: Match, connection: Connection) -> tuple[Seat | None, Sitting]:
    """From where this watcher looks, and the table as it stands on the disk; over or paused, it can be looked at."""
    async with match.mailbox:
        if match.sitting is None:
            raise refusal("not-playing")
        seat = connection.looks_from
        return None if seat is None or seat < 0 else seat, match.sitting.glance()


def looked(sitting: Sitting, seat: Seat | None, asked: incoming.Look) -> wire.Looked:
    game: Game[Any] = sitting.game
    card = game.look(sitting.table, seat, asked.anchor)
    if card is None:
        return wire.Looked(asked.re, None, [], None)
    why_not = None if seat is None or is_target(sitting, seat, asked) else reason(sitting, seat, asked)
    title = text(of_fact(game.slug, card.title, "look"))
    return wire.Looked(asked.re, title, [line(game.slug, fact, "look") for fact in card.lines], why_not)


def is_target(sitting: Sitting, seat: Seat, asked: incoming.Look) -> bool:
    """Does an answer, or a right, name this piece together with what is in hand?"""
    named = [choice.anchors() for choice in options(sitting.table, seat)]
    with_hand = [anchors for anchors in named if asked.hand in anchors] or named
    rightly = [choice.anchors() for choice in rights(sitting.table, seat)]
    return any(asked.anchor in anchors for anchors in (*with_hand, *rightly))


def reason(sitting: Sitting, seat: Seat, asked: incoming.Look) -> wire.Line | None:
    """Why the question of this seat cannot be answered with this piece."""
    if question(sitting.table, seat) is None:
        return None
    fact = sitting.game.why_not(sitting.table, seat, asked.anchor, asked.hand)
    return None if fact is None else line(sitting.game.slug, fact, "not")


def hinted(sitting: Sitting, advice: Advice, asked: incoming.Hint) -> wire.Hinted:
    why = None if advice.reason is None else line(sitting.game.slug, advice.reason, "why")
    risks = [line(sitting.game.slug, fact, "preview") for fact in advice.risks]
    return wire.Hinted(asked.re, [advice.word] if advice.word else [], why, risks, round(advice.margin, 3))


def line(game: str, fact: Fact, tells: str) -> wire.Line:
    return wire.Line(text(of_fact(game, fact, tells)), fact.rule, fact.kind)
