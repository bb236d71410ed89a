"""My notebook: the cards, programs and teams that I have seen and others have not."""

from __future__ import annotations

from holdfast.games.doomsday.shapes import View
from holdfast.locale import Language, translate
from holdfast.terminal.doomsday.marks import told
from holdfast.terminal.ink import Span, Strip


def notes(view: View, lang: Language) -> list[Strip]:
    me = view["me"]
    if me is None:
        return []
    lines = [told("doomsday-note-card", lang, **one) for one in me["known"]]
    lines += [told("doomsday-note-program", lang, who=one["who"], face=one["face"]) for one in me["programs_known"]]
    lines += [
        told("doomsday-note-team", lang, who=one["who"], team=one["team"], holds=one["holds"])
        for one in me["teams_known"]
    ]
    lines += [told("doomsday-note-snapshot", lang, who=one["who"], team=one["team"]) for one in me["snapshot"]]
    return [[Span(line, "private")] for line in lines] or [[Span(translate("doomsday-no-notes", lang), "dim")]]
