"""My shelter: stores, rooms, tonight's bill, equipment; at set-up what I was dealt."""

from __future__ import annotations

from holdfast.games.outlive import catalogue
from holdfast.games.outlive.shapes import Shelter, View
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.outlive import dealt
from holdfast.terminal.outlive.marks import rooms, stores, told, total

TEXTS = {entry.id: {"en": entry.text_en, "ru": entry.text_ru} for entry in [*catalogue.ROOMS, *catalogue.EQUIPMENT]}


def mine(view: View, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
    """In a few lines; `roomy`: each room and tile with what it does. Only what was dealt is secret."""
    if view["me"] is None:
        return []
    own = view["shelters"][view["me"]["seat"]]
    if own["leader"] is None:
        lines = dealt.dealt(view["me"], lang, covered)
        return [*lines[:-1], [], *dealt.explained(view["me"], lang)] if roomy and not covered else lines
    has = [Span(translate("outlive-stores", lang) + " ", "dim"), *stores(own, lang)]
    built = [Span(translate("outlive-rooms", lang) + " ", "dim"), *rooms(own, lang)]
    if roomy:
        lines = [has, built, people(own, lang), bill(own, lang), *equipment(own, lang)]
        return [*lines, *explained(own, view, lang)]
    lines = [joined([has, people(own, lang)]), built, bill(own, lang), joined(equipment(own, lang))]
    return [line for line in lines if line]


def people(own: Shelter, lang: Language) -> Strip:
    return joined(
        [
            [Span(told("outlive-airlock-line", lang, n=own["airlock"]), "text")],
            [Span(told("outlive-radiation-line", lang, value=own["radiation"]), "text")],
            [Span(told("outlive-score-now", lang, points=total(own)), "accent bold")],
        ]
    )


def bill(own: Shelter, lang: Language) -> Strip:
    due = own["bill"]
    return [Span(told("outlive-bill", lang, food=due["food"], water=due["water"], dose=own["dose"]), "calm")]


def equipment(own: Shelter, lang: Language) -> list[Strip]:
    lines: list[Strip] = []
    if own["repaired"]:
        lines.append([Span(told("outlive-equipment-line", lang, repaired=own["repaired"]), "card")])
    if own["broken"]:
        lines.append([Span(told("outlive-broken-line", lang, broken=own["broken"]), "dim")])
    if own["prey"]:
        trophies = [kind for kind, number in own["prey"].items() for _ in range(number)]
        lines.append([Span(told("outlive-prey-line", lang, prey=trophies), "dim")])
    return lines


def explained(own: Shelter, view: View, lang: Language) -> list[Strip]:
    """Rooms and tiles, each once, with the card's own text; open disasters with what they do at this table."""
    cards = dict.fromkeys([*(one["room"] for one in own["rooms"]), *own["repaired"], *own["broken"]])
    texts = {one: TEXTS[one][lang] for one in cards}
    texts |= {
        one["disaster"]: told(f"outlive-does-{one['disaster']}", lang, n=one["amount"])
        for one in view["convoy"]["open"]
    }
    lines = [told("outlive-card-line", lang, card=one, text=text) for one, text in texts.items()]
    return [[], *([Span(line, "dim")] for line in lines)]
