"""The boat: six plates side by side on a hull where there is room, else a row for each bench."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import Character, View
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip, broken, fill, joined, length, spread
from holdfast.terminal.lifeboat.ends import bow, stern, tonight
from holdfast.terminal.lifeboat.hull import hull
from holdfast.terminal.lifeboat.person import called, closed, fatigue, is_me, open_cards, side, state, worth, wounds

NAME_WIDTH = 14
WORTH_WIDTH = 18
WORTH_NEEDS = 70
"""From this width on, strength and points have a column of their own."""
PLATES_NEED = (76, 14)
DECK_EDGES = 9
"""What a plank needs besides the words on it."""


def board(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    """The wide picture, if all of it has room; whatever the room, nothing is left out."""
    if width >= PLATES_NEED[0] and height >= PLATES_NEED[1]:
        picture = hull(view, lang, width, height)
        if len(picture) <= height:
            return picture
    return rows(view, lang, width)


def rows(view: View, lang: Language, width: int) -> list[Strip]:
    """Bow above, stern below, and who was swept away where the bench was taken out."""
    inner = width - 4
    benches = [line for who in view["boat"] for line in thwart(who, view, lang, inner)]
    gone = [swept(who, view, lang, inner) for who in view["swept"]]
    fore, news = bow(view, lang), tonight(view, lang)
    beside = length(fore) + length(news) + DECK_EDGES <= width
    return [
        *([] if beside else [[Span("   "), *line] for line in broken(news, inner)]),
        deck(fore, news if beside else [], ("╱", "╲"), width),
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


def thwart(who: Character, view: View, lang: Language, width: int) -> list[Strip]:
    """One row: whose side, name, wounds, cards, state; who has much open needs another."""
    you = [Span(f" ({translate('lifeboat-you', lang)})", "you")] if is_me(who, view) else []
    left: Strip = [side(who, view), Span(" "), *fill([called(who, view, lang), *you], NAME_WIDTH)]
    left += fill(wounds(who), 10)
    points = joined([[span] for span in worth(who, lang)], " ")
    if width >= WORTH_NEEDS:
        left += fill(points, WORTH_WIDTH)
    left += fill(closed(who), 4)
    opened = [Span(", ".join(open_cards(who, lang)), "card")] if who["open"] else []
    right = [*joined([[span] for span in fatigue(who, lang)], " "), Span(" ")]
    facts = joined([[] if width >= WORTH_NEEDS else points, *([span] for span in state(who, lang)), opened], "  ")
    first, *more = broken(facts, width - length(left) - length(right))
    under = Span(" " * length(left))
    return [spread([*left, *first], right, width), *(fill([under, *line], width) for line in more)]


def swept(who: Character, view: View, lang: Language, width: int) -> Strip:
    left = [Span("≈ ", "calm"), *fill([called(who, view, lang)], NAME_WIDTH), *state(who, lang)[:1]]
    return fill(left, width)
