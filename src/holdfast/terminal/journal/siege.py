"""The board: what goes on now, the group, then the house and the three places of the night."""

from __future__ import annotations

from holdfast.games.journal.shapes import Person, View
from holdfast.locale import Language
from holdfast.terminal.ink import Span, Strip, broken, joined
from holdfast.terminal.journal.house import house
from holdfast.terminal.journal.marks import goods, present, states, told
from holdfast.terminal.journal.night import night
from holdfast.terminal.words import name


def board(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    """Whatever the height: what does not fit is on the next page."""
    lines = [
        *night(view, lang),
        *(person(one, view, lang) for one in present(view)),
        *house(view, lang),
        *aims(view, lang),
    ]
    return [piece for line in lines for piece in broken(line, width)]


def person(one: Person, view: View, lang: Language) -> Strip:
    """`» Goran: hunger ||, wounds | · on guard · without action 3`."""
    waiting = view["waiting"]
    asked = waiting is not None and waiting["about"] == one["who"]
    parts: list[Strip] = [
        [
            Span(f"{'»' if asked else ' '}{name('journal', one['who'], lang)}: ", "you bold" if asked else "bold"),
            *states(one, lang),
        ],
        [Span(name("journal", one["task"], lang), "calm")] if one["task"] != "none" else [],
        [Span(told("journal-blocked-line", lang, stages=", ".join(map(str, one["blocked"]))), "dim")]
        if one["blocked"]
        else [],
        [Span(", ".join(name("journal", item, lang) for item in one["medical"]), "ok")] if one["medical"] else [],
    ]
    return joined(parts)


def aims(view: View, lang: Language) -> list[Strip]:
    """Where one could go at night, and the objective of the chapter."""
    lines: list[Strip] = []
    if view["trip"] is None and view["locations"]:
        lines.append([Span(" " + told("journal-places-line", lang, places=view["locations"]), "text")])
    objective = view["objective"]
    if objective is not None:
        paid = goods(objective["paid"], lang)
        shown = told("journal-objective-line", lang, objective=objective["objective"])
        lines.append([Span(" " + shown + (f" ({paid})" if paid else ""), "card")])
    return lines
