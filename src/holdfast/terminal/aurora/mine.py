"""My convoy, my people, my items; while the load is fixed, what a hit would cost."""

from __future__ import annotations

from holdfast.games.aurora import catalogue
from holdfast.games.aurora.shapes import Area, Me, Seat, View
from holdfast.locale import Language, translate
from holdfast.terminal.aurora.marks import cells, convoy, crew, standing, stores, told
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.words import name, names

COVER = "▒▒▒"
TEXTS = {item.id: {"en": item.text_en, "ru": item.text_ru} for item in catalogue.ITEMS}
TEXTS |= {
    card.id.removeprefix("survivor_"): {"en": card.text_en, "ru": card.text_ru}
    for card in [*catalogue.CARDS.card, *catalogue.ENEMIES.loot]
    if card.text_en
}


def mine(view: View, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
    """In a few lines; `roomy`: each card by its name, and what it does. Only the items are secret."""
    me = view["me"]
    if me is None:
        return []
    own = view["seats"][me["seat"]]
    if own["out"]:
        return [[Span(translate("aurora-out", lang), "danger")]]
    has = [items(me, lang, covered), *([areas(me, lang)] if me["areas"] else [])]
    if roomy:
        lines = [standing(own, lang), stores(own, lang), *vehicles(own, lang), crew(own, lang), *has]
        return [*lines, *explained(me, own, lang, covered)]
    return [joined([standing(own, lang), stores(own, lang)]), convoy(own, lang), crew(own, lang), *has]


def items(me: Me, lang: Language, covered: bool) -> Strip:
    shown = names("aurora", me["items"], lang) if me["items"] else translate("aurora-none", lang)
    hidden = covered and bool(me["items"])
    return [Span(translate("aurora-my-items", lang) + " ", "dim"), Span(COVER if hidden else shown, "private")]


def areas(me: Me, lang: Language) -> Strip:
    """`top: free ×2 · left: costs food`."""
    return joined([[Span(area(one, lang), "danger" if not one["spare"] else "calm")] for one in me["areas"]])


def area(one: Area, lang: Language) -> str:
    return told("aurora-area-line", lang, which=one["area"].replace("_", "-"), spare=one["spare"], lost=one["next"])


def vehicles(own: Seat, lang: Language) -> list[Strip]:
    """Each card by its name, with its cells."""
    return [[Span(f"{name('aurora', one['card'], lang)}: ", "bold"), *cells(one, lang)] for one in own["convoy"]]


def explained(me: Me, own: Seat, lang: Language, covered: bool) -> list[Strip]:
    """Items and people, each once, with the card's own text."""
    cards = dict.fromkeys([*([] if covered else me["items"]), *(one["survivor"] for one in own["crew"])])
    lines = [told("aurora-card-line", lang, card=one, text=TEXTS[one][lang]) for one in cards if one in TEXTS]
    return [[], *([Span(line, "dim")] for line in lines)] if lines else []
