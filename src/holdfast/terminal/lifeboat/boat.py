"""The boat: six plates side by side on a hull where there is room, else a row for each bench."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import Character, View
from holdfast.locale import Language, say
from holdfast.terminal.ink import Span, Strip, fill, joined, length, spread
from holdfast.terminal.lifeboat.ends import bow, stern, tonight
from holdfast.terminal.lifeboat.hull import hull
from holdfast.terminal.lifeboat.person import called, closed, fatigue, is_me, open_cards, side, state, wounds

NAME_WIDTH = 14
PLATES_NEED = (76, 14)


def board(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    if width >= PLATES_NEED[0] and height >= PLATES_NEED[1]:
        return hull(view, lang, width, height)
    return rows(view, lang, width)


def rows(view: View, lang: Language, width: int) -> list[Strip]:
    """Bow above, stern below, and who was swept away where the bench was taken out."""
    inner = width - 4
    benches = [thwart(who, view, lang, inner) for who in view["boat"]]
    gone = [swept(who, view, lang, inner) for who in view["swept"]]
    return [
        deck(bow(view, lang), tonight(view, lang), ("╱", "╲"), width),
        *([Span(" │ ", "wood"), *row, Span("│", "wood")] for row in benches),
        deck(stern(view, lang), [], ("╲", "╱"), width),
        *([Span("   "), *row, Span(" ")] for row in gone),
    ]


def deck(left: Strip, right: Strip, edges: tuple[str, str], width: int) -> Strip:
    """An end of the boat: a plank with words on it."""
    left = [Span(f"  {edges[0]} ", "wood"), *left, Span(" ")]
    right = [Span(" "), *right, Span(f" {edges[1]}", "wood")] if right else [Span(f"─{edges[1]}", "wood")]
    plank = max(width - length(left) - length(right) - 1, 0)
    return fill([*left, Span("─" * plank, "wood"), *right], width)


def thwart(who: Character, view: View, lang: Language, width: int) -> Strip:
    """One row: whose side, name, wounds, cards, state."""
    you = [Span(f" ({say('lifeboat-you', lang)})", "you")] if is_me(who, view) else []
    left: Strip = [side(who, view), Span(" "), *fill([called(who, view, lang), *you], NAME_WIDTH)]
    left += fill(wounds(who), 10)
    left += fill(closed(who), 4)
    opened = [Span(", ".join(open_cards(who, lang)), "card")] if who["open"] else []
    left += joined([*([span] for span in state(who, lang)), opened], "  ")
    return spread(left, [*joined([[span] for span in fatigue(who, lang)], " "), Span(" ")], width)


def swept(who: Character, view: View, lang: Language, width: int) -> Strip:
    left = [Span("≈ ", "calm"), *fill([called(who, view, lang)], NAME_WIDTH), *state(who, lang)[:1]]
    return fill(left, width)
