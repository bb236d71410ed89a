"""How each event of a game is shown: `games/<slug>/telling.toml`, which the browser and the terminal both read."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta as Bound

from holdfast.games.content import read
from holdfast.games.folders import folder
from holdfast.kernel.errors import Refusal


class Manner(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """How one event is shown; what is not said is as most events are."""

    tone: Literal["", "accent", "calm", "danger", "ok"] = ""
    """Its colour, where it has one."""
    weight: Annotated[int, Bound(ge=0, le=10)] = 0
    """How big a moment it is: of several at once the biggest is shown in large letters; 0 never is."""
    pace: Annotated[int, Bound(ge=0, le=1600)] = 520
    """For how many milliseconds it is shown before the next thing happens."""
    noise: Literal["", "card", "token"] = ""
    quiet: bool = False
    """Told by what is around it, or by the board: left out of the log, kept in transcripts."""
    head: bool = False
    """A heading of the log."""
    hot: bool = False
    """A turn of the story: it stands out in the log and is marked on the spool."""
    thread: Literal["", "fights"] = ""
    """What it is part of, for who wants to read that alone."""
    actor: str = "who"
    """The argument that names who acts, if the event has it."""
    befalls: bool = False
    """It comes over whom it names: it is told of them as if they acted, and is no act of theirs."""
    target: str = ""
    """The argument that names on whom or where: a thread is drawn to it."""
    thing: str = ""
    """The argument that names what moves."""
    source: str = ""
    """The argument that names where the thing comes from, if not from who acts."""
    prints: str = ""
    """The argument that names a card or page of a story: what is printed there is read out where nothing draws it."""


Telling = dict[str, Manner]
"""By the event's name."""

USUAL: Final = Manner()


@cache
def telling_of(slug: str) -> Telling:
    """The manner of each event; a game in the making may say nothing yet. A slip is refused with its file and place."""
    place = folder(slug) / "telling.toml"
    if not place.is_file():
        return {}
    return read_telling(place.read_text("utf-8"), f"games/{slug}/telling.toml")


def read_telling(text: str, place: str) -> Telling:
    rows = read(text, place, dict[str, dict[str, Any]])
    return {event: manner(row, f"{place}, {event}") for event, row in rows.items()}


def manner(row: dict[str, Any], place: str) -> Manner:
    try:
        return msgspec.convert(row, Manner)
    except msgspec.ValidationError as wrong:
        raise Refusal("bad-content", f"{place}: {wrong}", "", {"place": place, "why": str(wrong)}) from wrong


def manner_of(slug: str, event: str) -> Manner:
    return telling_of(slug).get(event, USUAL)
