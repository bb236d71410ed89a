"""What was told, in words: a seat's, a spectator's, or, when a game is over, everybody's."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from holdfast.games.telling import manner_of
from holdfast.kernel.canonical import told
from holdfast.kernel.event import Event
from holdfast.kernel.sitting import Sitting
from holdfast.locale import Language, knows, translate
from holdfast.locale.phrase import YOU, of_event, vocabulary

ALL_EYES = -1
"""Who hears everything that anybody was told."""


class Told(NamedTuple):
    """One sentence of it."""

    event: str
    text: str
    rule: str
    private: bool
    about: dict[str, Any]
    """The event's own fields."""


CAUSES = ("why", "tile")
"""What an event calls the thing that it came of."""


def logged(game: str, told: list[Told]) -> list[Told]:
    """The log: without what the board shows, and without a cause that the next line names again."""
    loud = [one for one in told if not manner_of(game, one.event).quiet]
    return [one for one, after in pairwise([*loud, None]) if one and not (after and names_again(game, one, after))]


def names_again(game: str, one: Told, after: Told) -> bool:
    """`They used the Chainsaw.` before `They gained 2 wood (Chainsaw).`"""
    thing = one.about.get(manner_of(game, one.event).thing)
    causes = [after.about.get(name) for name in CAUSES if name != manner_of(game, after.event).thing]
    return bool(thing) and thing in causes and one.about.get("who") == after.about.get("who")


def read_out(game: str, event: dict[str, Any], lang: Language) -> str:
    """What is printed on the card that an event names, if that is to be read out."""
    field = manner_of(game, event["event"]).prints
    if not field:
        return ""
    printed = f"{game}-look-printed-{str(event[field]).replace('_', '-')}"
    for message in ([f"{printed}-softened"] if event.get("softened") else []) + [printed]:
        if knows(message, lang):
            return translate(message, lang)
    return ""


class Transcript:
    """The events of one sitting as `seat` hears them (None: a spectator). They are counted as the sitting does."""

    def __init__(self, sitting: Sitting, seat: int | None, lang: Language) -> None:
        self.sitting = sitting
        self.seat = seat
        self.lang = lang
        self.names = vocabulary(sitting.game.slug).seats(sitting.view(None))

    def since(self, number: int = 0, until: int | None = None) -> list[Told]:
        return [self._say(audience, event) for audience, event in self._heard(number, until)]

    def _heard(self, number: int, until: int | None) -> Iterator[tuple[int, Event]]:
        before: tuple[int, Event] | None = None
        for audience, event in self.sitting.heard[number:until]:
            if self._hears(audience) and not self._repeats(before, audience, event):
                yield audience, event
            before = (audience, event)

    def _hears(self, audience: int) -> bool:
        if self.seat == ALL_EYES:
            return True
        return audience < 0 if self.seat is None else bool(audience >> self.seat & 1)

    def _repeats(self, before: tuple[int, Event] | None, audience: int, event: Event) -> bool:
        """Is this what others were told of the very event before it?"""
        if self.seat != ALL_EYES or before is None or before[0] & audience:
            return False
        who = told(event).get("who")
        return type(before[1]) is type(event) and who is not None and who == told(before[1]).get("who")

    def _say(self, audience: int, event: Event) -> Told:
        fields = told(event)
        private = audience >= 0
        phrase = of_event(self.sitting.game.slug, fields, self.names, self._reader(audience))
        text = " ".join(filter(None, [phrase.said(self.lang), read_out(self.sitting.game.slug, fields, self.lang)]))
        return Told(fields["event"], text, fields["rule"], private, fields)

    def _reader(self, audience: int) -> str:
        if self.seat != ALL_EYES or audience < 0:
            return YOU
        return self.names[audience.bit_length() - 1]


class Transcripts:
    """The log of a play, each sentence made once for each reader and language."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.pages: dict[tuple[int | None, Language], tuple[int, list[Told]]] = {}

    def read(self, seat: int | None, lang: Language) -> list[Told]:
        """All that this seat (None: everybody) was told so far."""
        number, told = self.pages.get((seat, lang), (0, []))
        if number < len(self.sitting.heard):
            told = told + Transcript(self.sitting, seat, lang).since(number)
            self.pages[seat, lang] = (len(self.sitting.heard), told)
        return told
