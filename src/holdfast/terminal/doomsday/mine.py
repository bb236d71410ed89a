"""My team and why, my cards, my programs: all of it is secret."""

from __future__ import annotations

from holdfast.games.doomsday import catalogue
from holdfast.games.doomsday.shapes import Me, View
from holdfast.locale import Language
from holdfast.terminal.doomsday.marks import SIGNS, told
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.words import name

COVER = "▒▒▒"
TEXTS = {role.id: {"en": role.text_en, "ru": role.text_ru} for role in catalogue.ROLES}
TEXTS |= {program.id: {"en": program.text_en, "ru": program.text_ru} for program in catalogue.PROGRAMS}


def mine(view: View, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
    """In a few lines; `roomy`: with what the role and the programs do."""
    me = view["me"]
    if me is None:
        return []
    if covered:
        return [[Span(COVER, "private")]]
    lines = [joined([team(me, lang), *cards(me, lang)]), programs(me, lang)]
    if not view["seats"][me["seat"]]["alive"]:
        lines = [[Span(told("doomsday-you-are-dead", lang), "danger")], *lines]
    return [*lines, *explained(me, lang)] if roomy else lines


def team(me: Me, lang: Language) -> Strip:
    """`Your team: Humans (● 2 : ■ 1)`."""
    points = " : ".join(f"{SIGNS[one]} {n}" for one, n in me["points"].items() if n)
    return [Span(told("doomsday-team-line", lang, team=me["team"], points=points), "private bold")]


def cards(me: Me, lang: Language) -> list[Strip]:
    return [[Span(told(f"doomsday-my-{card['slot']}", lang, face=card["face"]), "private")] for card in me["cards"]]


def programs(me: Me, lang: Language) -> Strip:
    held = [*me["programs"], *me["drawn"], *me["given"]]
    return [Span(told("doomsday-my-programs", lang, programs=held), "private")]


def explained(me: Me, lang: Language) -> list[Strip]:
    shown = [card["face"] for card in me["cards"] if card["slot"].startswith("role")]
    shown += dict.fromkeys([*me["programs"], *me["drawn"], *me["given"]])
    return [[Span(f"{name('doomsday', one, lang)}: {TEXTS[one][lang]}", "dim")] for one in shown]
