"""The table in sentences, for screen readers and pipes."""

from __future__ import annotations

from holdfast.games.doomsday.shapes import Card, Seat, View
from holdfast.locale import Language
from holdfast.terminal.doomsday.marks import told
from holdfast.terminal.doomsday.ring import centre, is_me
from holdfast.terminal.ink import plain


def spoken(view: View, lang: Language) -> list[str]:
    return [
        *(plain(line) for line in centre(view, lang)),
        *(about(one, view, lang) for one in view["seats"]),
    ]


def about(one: Seat, view: View, lang: Language) -> str:
    """`Player 3: lives 2, programs 1; left card: face down; …; rifle, aimed at Player 5`."""
    head = told(
        "doomsday-about-seat",
        lang,
        who=one["who"],
        mine=is_me(one, view),
        alive=one["alive"],
        lives=one["lives"],
        programs=one["programs"],
    )
    lead = [told("doomsday-about-lead", lang)] if view["table"]["lead"] == one["who"] else []
    weapons = [told("doomsday-about-aim", lang, weapon=held["weapon"], at=held["at"]) for held in one["weapons"]]
    laid = [told("doomsday-about-laid", lang, **each) for each in one["laid"]]
    return "; ".join([head, *lead, *(card(each, lang) for each in one["cards"]), *weapons, *laid])


def card(one: Card, lang: Language) -> str:
    return told("doomsday-about-card", lang, slot=one["slot"], open=one["open"], face=one["face"])
