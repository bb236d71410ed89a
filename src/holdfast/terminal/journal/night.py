"""What goes on besides the house: the trip with its cards, a fight, a raid, a trade."""

from __future__ import annotations

from holdfast.games.journal.shapes import Fight, Raid, Trip, View
from holdfast.locale import Language
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.journal.marks import goods, told
from holdfast.terminal.words import name


def night(view: View, lang: Language) -> list[Strip]:
    lines: list[Strip] = []
    if view["trip"] is not None:
        lines += outside(view["trip"], view, lang)
    if view["fight"] is not None:
        lines += combat(view["fight"], lang)
    if view["raid"] is not None and view["raid"]["card"]:
        lines += attacked(view["raid"], lang)
    if view["market"] is not None:
        lines.append([Span(" " + told("journal-market-line", lang, credit=view["market"]["credit"]), "card")])
    return lines


def outside(trip: Trip, view: View, lang: Language) -> list[Strip]:
    """`School: Goran, Mira · 6 cards ahead · load 4 of 23`, what lies open, what was found."""
    head = told("journal-trip-line", lang, place=trip["location"], party=trip["party"], ahead=trip["unknown"])
    load = told("journal-load-line", lang, n=trip["weight"], of=trip["room"])
    lines = [joined([[Span(" " + head, "accent")], [Span(load, "text")]])]
    if trip["card"]:
        lines.append([Span(" " + told("journal-open-line", lang, card=trip["card"]), "card bold")])
    if trip["resident"]:
        lines.append([Span(" " + told("journal-met-line", lang, card=trip["resident"]), "danger")])
    found = goods(view["items"]["findings"], lang)
    return [*lines, *([[Span(" " + told("journal-pack-line", lang, what=found), "text")]] if found else [])]


def combat(fight: Fight, lang: Language) -> list[Strip]:
    """Both sides with their weapons; an enemy's wounds as strokes."""
    ours = ", ".join(
        f"{name('journal', one['who'], lang)} ({name('journal', one['weapon'], lang)})" for one in fight["fighters"]
    )
    theirs = ", ".join(
        f"{one['foe']} ({name('journal', one['weapon'], lang)}, {one['prowess']}){'|' * one['wounds']}"
        for one in fight["foes"]
    )
    return [
        [Span(" " + told("journal-fight-line", lang, round=fight["round"], hits=fight["hits"]), "danger bold")],
        [Span(" " + told("journal-ours-line", lang, who=ours), "text")],
        [Span(" " + told("journal-theirs-line", lang, who=theirs), "text")],
    ]


def attacked(raid: Raid, lang: Language) -> list[Strip]:
    """The card of who comes, what it still takes, and what may stop it."""
    line = told(
        "journal-raid-line", lang, card=raid["card"], damage=raid["damage"], wounds=raid["wounds"], cuts=raid["cuts"]
    )
    armed = ", ".join(
        f"{name('journal', who, lang)} ({name('journal', item, lang)})" for who, item in raid["arms"].items()
    )
    guards: list[Strip] = [[Span(" " + told("journal-armed-line", lang, who=armed), "text")]] if armed else []
    return [[Span(" " + line, "danger bold")], *guards]
