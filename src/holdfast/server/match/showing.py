"""What everybody at a table has been shown, so that only what changed is sent again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from holdfast.kernel.canonical import told
from holdfast.kernel.event import Event
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import ALL, Seat, hears
from holdfast.locale.phrase import YOU, arguments, of_event, vocabulary
from holdfast.server import wire
from holdfast.server.match.asks import Fields, ask_for, text
from holdfast.server.match.lessons import offered_rights
from holdfast.server.match.lessons import section_of as lesson_section
from holdfast.server.wire import Happened

Watcher = Seat | None
"""A seat, or None for all spectators."""
ANYBODY = -1
NEVER: Final = object()
"""Instead of a section that was never shown."""
Told = tuple[int, Happened]
"""An event as it is told, with its audience."""
T = TypeVar("T")


class Showing:
    """The last shown sections: public ones, and private ones of each watcher."""

    def __init__(self) -> None:
        self.public: Fields = {}
        self.private: dict[Watcher, Fields] = {}
        self.shown = 0
        """How much of the story has been told to those who watch."""

    def update(
        self, sitting: Sitting, match: Fields, watchers: set[Watcher], own: dict[Seat, Own], only: Seat = ANYBODY
    ) -> dict[Watcher, bytes]:
        """What to send to each watcher now; nothing for whom nothing changed.

        `only`: whose word it was, if by the kernel's laws nobody else can have noticed; then nobody else is looked at.
        """
        for gone in self.private.keys() - watchers:
            del self.private[gone]
        view = sitting.game.public_view(sitting.table)
        story = as_told(sitting.game.slug, view, sitting.heard_since(self.shown))
        public = changed(self.public, {**view, **match}, public_events(story))
        messages: dict[Watcher, bytes] = {}
        for watcher in watchers:
            if only not in (ANYBODY, watcher):
                messages[watcher] = wire.state(public, b"", whole=False)
                continue
            old = self.private.setdefault(watcher, {})
            private = changed(old, sections_of(sitting, watcher, view, own), private_events(story, watcher))
            messages[watcher] = wire.state(public, private, whole=False)
        self.shown += len(story)
        return messages

    def forget(self) -> None:
        """Nobody can say any more what has been shown: next time everything is."""
        self.public = {}
        self.private = {}

    def whole(
        self, sitting: Sitting, watcher: Watcher, own: dict[Seat, Own], heard: list[tuple[int, Event]], match: Fields
    ) -> bytes:
        """Everything, for a watcher who comes in. Public sections were shown before, so they are as they stand.

        But for those of the `match`, where others may hear of the newest only later. What this one saw and they did not
        is told to all with the next update, be it what it was before by then.
        """
        view = sitting.game.public_view(sitting.table)
        private = sections_of(sitting, watcher, view, own)
        self.private[watcher] = private
        for name, value in match.items():
            if self.public.get(name, NEVER) != value:
                self.public.pop(name, None)
        story = as_told(sitting.game.slug, view, heard)
        return whole({**self.public, **match}, private, story, watcher)


class Own:
    """What the match knows of one seat: kept words, whether words are kept, whose wish to take back it knows of.

    `warned`: the next missed deadline costs the seat. `running_out`: what ends by itself, such as an offer. `orders`:
    what is answered for this person; `answered`: the last time it was.
    """

    def __init__(self, held: list[str], is_held: bool) -> None:
        self.held = held
        self.is_held = is_held
        self.undo_asked_by: Seat | None = None
        self.warned = False
        self.running_out: list[wire.RunsOut] = []
        self.orders: list[str] = []
        self.answered: wire.Answered | None = None


NOTHING_HELD = Own([], False)


def sections_of(sitting: Sitting, watcher: Watcher, public: Mapping[str, Any], own: dict[Seat, Own]) -> Fields:
    """The private sections: what only this seat sees, is asked and may do. `public`: what everybody sees."""
    if watcher is None:
        return {}
    me = sitting.game.own_view(sitting.table, watcher)
    held = own.get(watcher, NOTHING_HELD)
    ask = ask_for(sitting, watcher, {**public, "me": me}, held.held, held.is_held)
    return {
        **lesson_section(sitting, watcher),
        "me": me,
        "ask": ask,
        "rights": offered_rights(sitting, watcher),
        "undo_asked_by": held.undo_asked_by,
        "warned": held.warned,
        "running_out": held.running_out,
        "orders": held.orders,
        "answered": held.answered,
    }


# -- what changed ------------------------------------------------------------------------------------


def changed(old: Fields, new: Fields, events: list[Any]) -> bytes:
    """The part with what is another than before, which is remembered; nothing for nothing."""
    sections: Fields = {}
    entries: Fields = {}
    for name, value in new.items():
        before = old.get(name, NEVER)
        if before is NEVER:
            sections[name] = old[name] = value
        elif before != value:
            compare(name, before, value, sections, entries)
            old[name] = value
    return wire.part(sections, entries, events)


def compare(path: str, before: object, after: object, whole: Fields, entries: Fields) -> None:
    """What replaces `before`: where the entries are the same and most of them stay, those that do not; else all."""
    moved: list[tuple[Any, Any, Any]]
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        moved = [(key, before[key], value) for key, value in after.items() if before[key] != value]
    elif isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        moved = [(at, before[at], value) for at, value in enumerate(after) if before[at] != value]
    else:
        whole[path] = after
        return
    if 2 * len(moved) > len(after):
        whole[path] = after
    else:
        for key, old, new in moved:
            compare(f"{path}.{key}", old, new, entries, entries)


def whole(public: Fields, private: Fields, story: list[Told], watcher: Watcher) -> bytes:
    """Everything there is to see, and this much of the story."""
    return wire.state(
        wire.part(public, {}, public_events(story)), wire.part(private, {}, private_events(story, watcher)), whole=True
    )


# -- what happened -----------------------------------------------------------------------------------


def as_told(game: str, view: Mapping[str, Any], heard: list[tuple[int, Event]], all_eyes: bool = False) -> list[Told]:
    """With the arguments of their sentences, made once for all who hear them. `all_eyes`: nobody of them is "you"."""
    if not heard:
        return []
    seats = vocabulary(game).seats(view)
    return [
        (audience, happened(game, told(event), seats, reader_of(audience, seats if all_eyes else [])))
        for audience, event in heard
    ]


def reader_of(audience: int, seats: list[str]) -> str:
    """Whom a sentence means that says "you"; by name, where others read it too. What all hear says it to nobody."""
    if audience == ALL:
        return ""
    is_alone = audience > 0 and audience.bit_count() == 1
    return seats[audience.bit_length() - 1] if seats and is_alone else YOU


def happened(game: str, event: Fields, seats: list[str], reader: str) -> Happened:
    phrase = of_event(game, event, seats, reader)
    usual = phrase.id.startswith(game)
    if not reader:
        phrase.args.pop("reader", None)
    return Happened(event["event"], event["rule"], text(phrase).args, "" if usual else phrase.id)


def from_archive(game: str, archive: list[tuple[int, Fields]], seats: list[str]) -> list[Told]:
    """What was told under older rules. What such an event lacks for today's sentence, the sentence lacks too."""
    story: list[Told] = []
    for audience, event in archive:
        try:
            story.append((audience, happened(game, event, seats, reader_of(audience, []))))
        except LookupError:
            story.append((audience, Happened(event["event"], event["rule"], arguments(game, event))))
    return story


def called(archive: list[tuple[int, Fields]]) -> list[str]:
    """What the seats are called, as far as everybody was told: there is no table any more that knows it."""
    names = {
        event["seat"]: event["who"]
        for audience, event in archive
        if audience == ALL and {"seat", "who"} <= event.keys()
    }
    return [names[seat] for seat in sorted(names)]


def heard_by(story: list[tuple[int, T]], watcher: Watcher, since: int) -> list[tuple[int, T]]:
    """What this watcher was told, without so many that it has already."""
    return [one for one in story if hears(one[0], watcher)][since:]


def public_events(story: list[Told]) -> list[Happened]:
    """What everybody was told."""
    return [event for audience, event in story if audience == ALL]


def private_events(story: list[Told], watcher: Watcher) -> list[tuple[int, Happened, bool]]:
    """What this watcher was told besides, as `wire.Part` has it."""
    found: list[tuple[int, Happened, bool]] = []
    before = 0
    for audience, event in story:
        if audience == ALL:
            before += 1
        elif hears(audience, watcher):
            found.append((before, event, not hears(audience, None)))
    return found
