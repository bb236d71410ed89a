"""The table in sentences, for screen readers and pipes."""

from __future__ import annotations

from holdfast.games.journal.shapes import View
from holdfast.locale import Language
from holdfast.terminal.ink import plain
from holdfast.terminal.journal.house import house
from holdfast.terminal.journal.marks import present
from holdfast.terminal.journal.night import night
from holdfast.terminal.journal.siege import aims, person


def spoken(view: View, lang: Language) -> list[str]:
    return [
        *(plain(line) for line in night(view, lang)),
        *(plain(person(one, view, lang)) for one in present(view)),
        *(plain(line) for line in house(view, lang)),
        *(plain(line) for line in aims(view, lang)),
    ]
