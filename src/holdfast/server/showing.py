"""What everybody at a table has been shown, so that only what changed is sent again."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.kernel.portrait import told
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import ALL, Event, Seat, hears
from holdfast.server import wire
from holdfast.server.asks import Fields, ask_for

Sections = dict[str, msgspec.Raw]
Watcher = Seat | None
"""A seat, or None for all spectators."""


class Showing:
    """The last shown sections: public ones, and private ones of each watcher."""

    def __init__(self) -> None:
        self.public: Sections = {}
        self.private: dict[Watcher, Sections] = {}
        self.shown = 0
        """How much of the story has been told to those who watch."""

    def update(
        self, sitting: Sitting, match: dict[str, object], watchers: set[Watcher], own: dict[Seat, Own]
    ) -> dict[Watcher, bytes]:
        """What to send to each watcher now; nothing for whom nothing changed."""
        story = sitting.heard_since(self.shown)
        self.shown += len(story)
        view = sitting.game.public_view(sitting.table)
        public = wire.part(changed(self.public, {**view, **match}), public_events(story))
        messages: dict[Watcher, bytes] = {}
        for watcher in watchers:
            old = self.private.setdefault(watcher, {})
            private = wire.part(changed(old, sections_of(sitting, watcher, view, own)), private_events(story, watcher))
            messages[watcher] = wire.state(public, private, whole=False)
        return messages

    def whole(self, sitting: Sitting, watcher: Watcher, own: dict[Seat, Own], events: list[dict[str, Any]]) -> bytes:
        """Everything, for a watcher who comes in. Public sections were shown before, so they are as they stand."""
        private: Sections = {}
        changed(private, sections_of(sitting, watcher, sitting.game.public_view(sitting.table), own))
        self.private[watcher] = private
        return wire.state(wire.part(self.public, []), wire.part(private, [[0, event] for event in events]), whole=True)

    def forget(self, watcher: Watcher) -> None:
        """Nobody looks from there any more."""
        self.private.pop(watcher, None)


class Own:
    """What the match knows of one seat: kept words, whether words are kept, and whose wish to take back it knows of."""

    def __init__(self, held: list[str], is_held: bool, undo_asked_by: Seat | None = None) -> None:
        self.held = held
        self.is_held = is_held
        self.undo_asked_by = undo_asked_by


NOTHING_HELD = Own([], False)


def sections_of(sitting: Sitting, watcher: Watcher, public: Fields, own: dict[Seat, Own]) -> dict[str, object]:
    """The private sections: what only this seat sees, is asked and may do. `public`: what everybody sees."""
    if watcher is None:
        return {}
    me = sitting.game.own_view(sitting.table, watcher)
    held = own.get(watcher, NOTHING_HELD)
    ask = ask_for(sitting, watcher, {**public, "me": me}, held.held, held.is_held)
    return {"me": me, "ask": ask, "rights": sitting.rights(watcher), "undo_asked_by": held.undo_asked_by}


def changed(old: Sections, new: dict[str, object]) -> Sections:
    """The sections whose encoding is another than before; they are remembered."""
    differing: Sections = {}
    for name, value in new.items():
        encoded = wire.section(value)
        if old.get(name) != encoded:
            old[name] = differing[name] = encoded
    return differing


def public_events(story: list[tuple[int, Event]]) -> list[dict[str, Any]]:
    """What everybody was told."""
    return [told(event) for audience, event in story if audience == ALL]


def private_events(story: list[tuple[int, Event]], watcher: Watcher) -> list[Any]:
    """What this watcher was told besides, each with how many of the public ones came before it."""
    found: list[Any] = []
    before = 0
    for audience, event in story:
        if audience == ALL:
            before += 1
        elif hears(audience, watcher):
            found.append([before, told(event)])
    return found
