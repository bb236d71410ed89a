"""What I was dealt in set-up: rooms and leaders, and what each of them does."""

from __future__ import annotations

from holdfast.games.outlive import catalogue
from holdfast.games.outlive.shapes import Me
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.outlive.marks import told

ROOMS = {room.id: {"en": room.text_en, "ru": room.text_ru} for room in catalogue.ROOMS}
COMMON = [room.id for room in catalogue.ROOMS if room.kind == "common"]
"""Rooms that everybody may build."""
LEADERS = {leader.id: leader for leader in catalogue.LEADERS}


def dealt(me: Me, lang: Language, covered: bool) -> list[Strip]:
    """Their names, and where to read what they do."""
    if covered:
        return [[Span("▒▒▒", "private")]]
    return [
        [Span(told("outlive-dealt-rooms", lang, rooms=me["dealt_rooms"]), "private")],
        [Span(told("outlive-dealt-leaders", lang, leaders=me["dealt_leaders"]), "private")],
        [Span(translate("outlive-dealt-about", lang), "dim")],
    ]


def explained(me: Me, lang: Language) -> list[Strip]:
    """A line for each: my rooms, those of everybody, my leaders."""
    rooms = dict.fromkeys([*me["dealt_rooms"], *COMMON])
    lines = [told("outlive-card-line", lang, card=one, text=ROOMS[one][lang]) for one in rooms]
    return [[Span(line, "private")] for line in [*lines, *(about_leader(one, lang) for one in me["dealt_leaders"])]]


def about_leader(one: str, lang: Language) -> str:
    leader = LEADERS[one]
    tokens = [kind for kind, number in leader.resources.items() for _ in range(number)]
    said = [
        told("outlive-look-leader-age", lang, age=leader.age),
        told("outlive-look-leader-zones", lang, zones=leader.start_zones),
        told("outlive-look-leader-brings", lang, tokens=tokens, tile=leader.equipment),
    ]
    return told("outlive-card-line", lang, card=one, text=" ".join(said))
