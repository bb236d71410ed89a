"""The Automa: a board of its own, which never tires."""

from __future__ import annotations

from holdfast.games.aurora.pieces import ROW_A
from holdfast.games.aurora.shapes import Automa
from holdfast.locale import Language, translate
from holdfast.terminal.aurora.marks import DAMAGED, short, told
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.words import name, names

HULL = "□"


def automa(one: Automa, lang: Language) -> list[Strip]:
    """Where it is, what it has, its cells, and the cards it has shown."""
    has = {lane: str(one[lane]) for lane in ("fuel", "food", "ammo", "survivors", "items", "loot")}
    lines = [
        joined(
            [
                [Span(f" {name('aurora', 'automa', lang)}", "bold")],
                [Span(told("aurora-at-line", lang, n=one["to_ship"], space=one["space"]), "text")],
                [Span(told("aurora-fame-line", lang, n=one["fame"]), "accent")],
                [Span(told("aurora-automa-has", lang, contaminated=one["contaminated"], **has), "card")],
            ]
        ),
        joined([[Span("   "), *grid(one, lang)], [Span(whole(one, lang), "text")]]),
    ]
    return [*lines, cards(one, lang)]


def grid(one: Automa, lang: Language) -> Strip:
    """Its first row: guns and engines up to the counter; behind it they do not work yet."""
    shown: list[Strip] = []
    for at, kind in enumerate(ROW_A):
        label = HULL if kind == "hull" else short(kind, lang)
        damaged = one["grid"][0][at]
        style = "danger" if damaged else "calm" if at < one["column"] else "dim"
        shown.append([Span(DAMAGED + label if damaged else label, style)])
    return joined(shown, " ")


def whole(one: Automa, lang: Language) -> str:
    damage = sum(cell for row in one["grid"] for cell in row)
    return told("aurora-automa-damage", lang, n=damage, column=one["column"])


def cards(one: Automa, lang: Language) -> Strip:
    down = told("aurora-automa-cards", lang, down=one["face_down"], deck=one["deck"])
    shown = names("aurora", one["shown"], lang) if one["shown"] else translate("aurora-none", lang)
    return [Span("   " + down + " ", "dim"), Span(shown, "text")]
