"""The table in sentences, for screen readers and pipes."""

from __future__ import annotations

from collections import Counter

from holdfast.games.aurora.shapes import Seat, Slot, View
from holdfast.locale import Language, translate
from holdfast.terminal.aurora.ice import arrows, bonuses, enemy, facts
from holdfast.terminal.aurora.marks import RESOURCES, is_me, named_cells, told
from holdfast.terminal.aurora.rival import automa
from holdfast.terminal.aurora.road import in_words, off_road
from holdfast.terminal.ink import plain


def spoken(view: View, lang: Language) -> list[str]:
    table = view["table"]
    drawn = [*in_words(view, lang), *off_road(view, lang)]
    lines = [plain(line) for line in drawn]
    lines.append(told("aurora-order-line", lang, order=arrows(table["order"], lang)))
    lines.append(told("aurora-deck-line", lang, n=table["deck"]))
    lines.append(told("aurora-outcomes-line", lang, n=table["outcomes"], area=table["area"]))
    lines += [about_slot(one, view, lang) for one in view["zone"]]
    lines += [plain(line) for one in view["enemies"] for line in enemy(one, lang, False)]
    lines += [about(one, view, lang) for one in view["seats"]]
    return [*lines, *(plain(line) for line in automa(view["automa"], lang))] if view["automa"] else lines


def about_slot(one: Slot, view: View, lang: Language) -> str:
    """`Slot 3, skill 2: Port Warehouse; fuel ×2 or food, ammo`."""
    cells = named_cells(one["card"], lang)
    return translate(
        "aurora-about-slot",
        lang,
        slot=one["slot"],
        value=one["value"],
        card=f"aurora-{one['card']}",
        facts="; ".join([*facts(one, lang), *([cells] if cells else [])]) or "none",
        bonuses=bonuses(one, lang),
        leaves="yes" if one["slot"] in view["table"]["leaving"] else "no",
    )


def about(one: Seat, view: View, lang: Language) -> str:
    counted = Counter(one["load"])
    return told(
        "aurora-about-seat",
        lang,
        who=one["who"],
        mine=is_me(one["who"], view),
        out=one["out"],
        space=one["space"],
        speed=one["speed"],
        fame=one["fame"],
        items=one["items"],
        damage=one["damage"],
        people=", ".join(told("aurora-about-person", lang, **survivor) for survivor in one["crew"]),
        **{kind: counted[kind] for kind in RESOURCES},
    )
