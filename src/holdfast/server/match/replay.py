"""A finished play told again, move by move, as anybody's eyes saw it then; afterwards also with all eyes at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.kernel.canonical import canonical
from holdfast.kernel.game import Game
from holdfast.kernel.record import Record, is_number
from holdfast.kernel.sitting import Sitting, sit
from holdfast.kernel.step import ALL, hears
from holdfast.server import wire
from holdfast.server.errors import refusal
from holdfast.server.match.showing import Showing, Told, Watcher, as_told, changed
from holdfast.server.wire import Happened

MOST_MOVES = 100
"""How many moves one answer tells of: a long game comes in pages."""
SPECTATOR, EVERYBODY = "spectator", "all"


class ReplayPage(msgspec.Struct):
    """Some moves of a play. The first scene is all there was to see after move `first`, the others what changed."""

    moves: int
    """How many moves the whole play has."""
    first: int
    scenes: list[Any]
    """As a socket gets them; null where these eyes saw nothing change."""


def replay_page(game: Game[Any], record: Record, eyes: str, first: int, last: int) -> bytes:
    """These moves as seen by a seat (its number), a spectator, or all."""
    watcher = watcher_of(eyes, record.header.seats)
    showing = Showing()
    scenes: list[Any] = []
    for sitting in moments(game, record, first, last):
        if not scenes and first:
            showing.shown = len(sitting.heard)
        scene = seen_by_all(showing, sitting) if eyes == EVERYBODY else seen_by(showing, sitting, watcher)
        scenes.append(msgspec.Raw(scene or b"null"))
    return wire.ENCODER.encode(ReplayPage(len(record.lines), first, scenes))


def portraits(game: Game[Any], record: Record, first: int, last: int) -> bytes:
    """The whole table after each of these moves, a line each: what the digests of the record are made of."""
    return b"\n".join(canonical(sitting.table) for sitting in moments(game, record, first, last))


def moments(game: Game[Any], record: Record, first: int, last: int) -> Iterator[Sitting]:
    """The table after move `first` and after each one up to `last`; always the same sitting, going on."""
    if not 0 <= first <= len(record.lines):
        raise refusal("no-such-move", moves=len(record.lines))
    sitting = sit(game, record.header)
    for line in record.lines[:first]:
        sitting.say(line.author, line.text, False)
    yield sitting
    for line in record.lines[first : min(last, first + MOST_MOVES)]:
        sitting.say(line.author, line.text, False)
        yield sitting


def watcher_of(eyes: str, seats: int) -> Watcher:
    """Whose eyes these are; those of all count as a spectator's here."""
    if eyes in (SPECTATOR, EVERYBODY):
        return None
    if not is_number(eyes) or int(eyes) >= seats:
        raise refusal("no-such-eyes")
    return int(eyes)


def seen_by(showing: Showing, sitting: Sitting, watcher: Watcher) -> bytes:
    return showing.update(sitting, {}, {watcher}, {})[watcher]


def seen_by_all(showing: Showing, sitting: Sitting) -> bytes:
    """The open table and what every seat has for itself."""
    game, table = sitting.game, sitting.table
    view = game.public_view(table)
    story = as_told(game.slug, view, sitting.heard_since(showing.shown), all_eyes=True)
    showing.shown += len(story)
    sections = {**view, "everyone": [game.own_view(table, seat) for seat in range(table.seats)]}
    return wire.state(changed(showing.public, sections, whole_truth(story)), b"", whole=False)


def whole_truth(story: list[Told]) -> list[Happened]:
    """Everything told to anybody, but not what those were told instead who might not know."""
    return [event for audience, event in story if audience == ALL or not hears(audience, None)]
