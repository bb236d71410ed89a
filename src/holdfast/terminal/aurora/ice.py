"""The board: the road from the first space to the ship, the scouting zone, the enemies, everybody else's convoy."""

from __future__ import annotations

from holdfast.games.aurora import catalogue
from holdfast.games.aurora.pieces import LETTER_NAMES, NAMES, POWER, SKILL, SPEED, TRACKS
from holdfast.games.aurora.shapes import Enemy, Seat, Slot, View
from holdfast.locale import Language, translate
from holdfast.terminal.aurora.marks import convoy, crew, is_me, printed_cells, standing, stores, tokens, told
from holdfast.terminal.aurora.rival import automa
from holdfast.terminal.aurora.road import road
from holdfast.terminal.ink import Span, Strip, broken, joined
from holdfast.terminal.words import name

TEXTS = {card.id.removeprefix("survivor_"): {"en": card.text_en, "ru": card.text_ru} for card in catalogue.CARDS.card}
TEXTS |= {enemy.id: {"en": enemy.text_en, "ru": enemy.text_ru} for enemy in catalogue.ENEMIES.enemy}
"""What a card of the zone prints in words; many print none."""


def board(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    """Cards with their words, if all of it has room; whatever the room, nothing but these is left out."""
    above = wrapped([*road(view, lang, width), *decks(view, lang)], width)
    others = [line for one in view["seats"] if not is_me(one["who"], view) for line in neighbour(one, lang)]
    below = wrapped([*others, *(automa(view["automa"], lang) if view["automa"] else [])], width)
    drawn: list[Strip] = []
    for with_words in (True, False):
        zone = wrapped([line for one in view["zone"] for line in slot(one, view, lang, with_words)], width)
        enemies = wrapped([line for one in view["enemies"] for line in enemy(one, lang, with_words)], width)
        drawn = [*above, *zone, *enemies, *below]
        if len(drawn) <= height:
            return drawn
    # Where it is shown in parts, what is chosen among comes first.
    first = {"scouting": [zone, enemies, above], "shooting": [enemies, above, zone]}.get(view["table"]["phase"])
    return [line for part in [*first, below] for line in part] if first else drawn


def wrapped(lines: list[Strip], width: int) -> list[Strip]:
    return [piece for line in lines for piece in broken(line, width)]


def decks(view: View, lang: Language) -> list[Strip]:
    """Who scouts after whom, and what the backs of the two decks tell."""
    table = view["table"]
    return [
        joined(
            [
                [Span(" " + told("aurora-order-line", lang, order=arrows(table["order"], lang)), "text")],
                [Span(told("aurora-deck-line", lang, n=table["deck"]), "dim")],
                [Span(told("aurora-outcomes-line", lang, n=table["outcomes"], area=table["area"]), "dim")],
            ]
        )
    ]


def arrows(order: list[str], lang: Language) -> str:
    return " → ".join(name("aurora", who, lang) for who in order)


# -- the scouting zone -------------------------------------------------------------------------------


def slot(one: Slot, view: View, lang: Language, with_words: bool) -> list[Strip]:
    """`3 (skill 2) Port Warehouse: fuel ×2 or food, ammo · bonus: repair`; what goes tonight is marked."""
    goes = one["slot"] in view["table"]["leaving"]
    head = [
        Span(f" {one['slot']} ", "bold"),
        Span(told("aurora-needs", lang, value=one["value"]) + " ", "dim"),
        Span(name("aurora", one["card"], lang), "dim bold" if goes else "bold"),
    ]
    cells = printed_cells(one["card"], lang)
    printed = [[Span(fact, "card")] for fact in [*facts(one, lang), *([cells] if cells else [])]]
    parts = [head, *printed, [Span(translate("aurora-bonus-line", lang, bonuses=bonuses(one, lang)), "calm")]]
    if goes:
        parts.append([Span(translate("aurora-leaves", lang), "dim")])
    return [joined(parts), *words(one["card"], lang, with_words)]


def bonuses(one: Slot, lang: Language) -> str:
    return either([name("aurora", bonus, lang) for bonus in one["bonuses"]], lang)


def either(ways: list[str], lang: Language) -> str:
    return f" {translate('aurora-or', lang)} ".join(ways)


def words(card: str, lang: Language, wanted: bool) -> list[Strip]:
    text = TEXTS.get(card, {}).get(lang, "")
    return [[Span("   " + text, "dim")]] if text and wanted else []


def facts(one: Slot, lang: Language) -> list[str]:
    """What the card has to give: blocks and numbers."""
    at = NAMES.index(one["card"])
    said: list[str] = []
    blocks = [tokens(block, lang) for block in (one["left"], one["right"]) if block]
    if blocks:
        said.append(either(blocks, lang))
    if SPEED[at]:
        said.append(told("aurora-truck-line", lang, speed=SPEED[at], power=POWER[at], tracks=TRACKS[at]))
    if SKILL[at]:
        said.append(told("aurora-skill-line", lang, n=SKILL[at]))
    return said


# -- enemies -----------------------------------------------------------------------------------------


def enemy(one: Enemy, lang: Language, with_words: bool) -> list[Strip]:
    """Where it stands, what it still takes, and whose letters lie on its loot."""
    marks = [
        f"{translate('aurora-letter-' + letter, lang)} {name('aurora', who, lang)}"
        for letter, who in zip(LETTER_NAMES, one["marks"], strict=False)
        if who
    ]
    line = [
        [Span(" " + told("aurora-enemy-line", lang, **{**one, "marks": ""}), "danger")],
        [Span(told("aurora-loot-line", lang, tier=one["tier"]), "dim")],
        [Span(", ".join(marks), "text")] if marks else [],
    ]
    return [joined(line), *words(one["enemy"], lang, with_words)]


# -- everybody else ----------------------------------------------------------------------------------


def neighbour(one: Seat, lang: Language) -> list[Strip]:
    """Mine is drawn elsewhere in full; what the others carry is as open as mine."""
    head = [Span(f" {name('aurora', one['who'], lang)}", "bold")]
    if one["out"]:
        return [joined([head, [Span(translate("aurora-out", lang), "danger")]])]
    items = [Span(told("aurora-items-line", lang, n=one["items"]), "text")]
    where = [Span(told("aurora-at-line", lang, n=one["to_ship"], space=one["space"]), "text")]
    return [
        joined([head, where, standing(one, lang), items, stores(one, lang)]),
        joined([[Span("   "), *crew(one, lang)], convoy(one, lang)]),
    ]
