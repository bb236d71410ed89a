"""The wide picture: sky with gulls, a plate for each bench on a wooden hull, water below."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import Character, View
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip, broken, fill, length, spread
from holdfast.terminal.lifeboat import person
from holdfast.terminal.lifeboat.ends import bow, stern, tonight
from holdfast.terminal.words import names

SUN = {"morning": 0.12, "day": 0.45, "evening_prep": 0.78}
"""How far the sun has gone across the sky, by phase; later it is in the sea."""
PLATES = 6
PLATE_LINES = 7
"""A plate is at least so high: name, wounds, strength, life, closed cards, an open one, a state."""


def hull(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    wide = min((width - 6) // PLATES, 20)
    span = wide * PLATES
    margin = (width - span) // 2
    picture = [
        sky(view, width),
        *above(view, lang, width),
        *([Span(" " * margin), *row] for row in benches(view, lang, wide)),
        [Span(" " * (margin - 2)), Span("╲" + "▔" * (span + 2) + "╱", "wood")],
        *(
            [Span(" " * (margin - 1)), Span("╲ ", "wood"), *fill(line, span - 2), Span(" ╱", "wood")]
            for line in ends(view, lang, span - 4)
        ),
        [Span(" " * margin), Span("╲" + "▁" * (span - 2) + "╱", "wood")],
        *lane(view, "victims", lang, width),
        *water(view, lang, width),
    ]
    left = max(height - len(picture), 0)
    return [*([] for _ in range(left // 2)), *picture, *(waves(row, width) for row in range(left - left // 2))]


def above(view: View, lang: Language, width: int) -> list[Strip]:
    """Who attacks, or the evening's card, over the boat."""
    told = tonight(view, lang)
    news = lane(view, "attackers", lang, width) if view["fight"] else []
    if told and not view["fight"]:
        news = [centred(line, width) for line in broken(told, width - 4)]
    return [*([] for _ in range(2 - len(news))), *news]


def ends(view: View, lang: Language, width: int) -> list[Strip]:
    """Bow and stern at their ends of the boat, or one below the other."""
    fore, aft = bow(view, lang), stern(view, lang)
    return [spread(fore, aft, width)] if length(fore) + length(aft) < width else [fore, aft]


def waves(row: int, width: int) -> Strip:
    """Open sea: every row begins elsewhere, and the nearer ones are wider apart."""
    wave = "~" + " " * (3 + row)
    return [Span((" " * (row % 3 * 2 + 1) + wave * width)[:width], "sea")]


def sky(view: View, width: int) -> Strip:
    """The sun by the time of day, and the gulls that have come, over the stern."""
    sun = SUN.get(view["table"]["phase"])
    gulls: Strip = [Span("ʌ  " * view["table"]["gulls"], "ok bold"), Span("·  " * (4 - view["table"]["gulls"]), "dim")]
    left: Strip = [] if sun is None else [Span(" " * int(width * sun)), Span("☼", "you")]
    return spread(left, gulls, width)


def centred(line: Strip, width: int) -> Strip:
    return [Span(" " * ((width - length(line)) // 2)), *line]


def lane(view: View, who: str, lang: Language, width: int) -> list[Strip]:
    """Those who fight on one side, with their total."""
    fight = view["fight"]
    if not fight:
        return [[]]
    if who == "attackers":
        mark, style, total, side = "▲", "accent", fight["attack"], fight["attackers"]
    else:
        mark, style, total, side = "▼", "calm", fight["defence"], fight["victims"]
    line = [Span(f"{mark} {total}  ", f"{style} bold"), Span(names("lifeboat", side, lang), style)]
    return [centred(piece, width) for piece in broken(line, width)]


def water(view: View, lang: Language, width: int) -> list[Strip]:
    """The sea, and who was swept away."""
    swept = [who["who"] for who in view["swept"]]
    if not swept:
        return [[Span("~ " * (width // 2), "sea")]]
    text = translate("lifeboat-swept", lang, who=",".join(f"lifeboat-{one}" for one in swept))
    return [
        [Span("~ ~ ", "sea"), *line, Span((" ~" * width)[: width - 4 - length(line)], "sea")]
        for line in broken([Span(text, "dim")], width - 8)
    ]


def benches(view: View, lang: Language, width: int) -> list[Strip]:
    """The plates side by side, all as high as the highest of them."""
    plates = [(who, facts(who, view, lang, width - 2)) for who in view["boat"]]
    high = max((PLATE_LINES, *(len(lines) for _, lines in plates)))
    drawn = [plate(lines, high, person.is_me(who, view), who["in_water"], width) for who, lines in plates]
    return [fill([span for one in drawn for span in one[at]], width * PLATES) for at in range(high + 2)]


def plate(lines: list[Strip], high: int, mine: bool, in_water: bool, width: int) -> list[Strip]:
    """Mine has a heavier frame."""
    style = "you" if mine else "calm" if in_water else "line"
    corners = "┏━┓┃┗┛" if mine else "╭─╮│╰╯"
    inner = width - 2
    edge = Span(corners[3], style)
    return [
        [Span(corners[0] + corners[1] * inner + corners[2], style)],
        *([edge, *fill(line, inner), edge] for line in [*lines, *([] for _ in range(high - len(lines)))]),
        [Span(corners[4] + corners[1] * inner + corners[5], style)],
    ]


def facts(who: Character, view: View, lang: Language, width: int) -> list[Strip]:
    """Name, wounds, strength and life, closed cards and what tires, open cards one to a line, what is wrong."""
    cards: list[Strip] = [[Span(card, "card")] for card in person.open_cards(who, lang)]
    wrong = [[span] for span in person.state(who, lang, "brief")]
    worth = [[span] for span in person.worth(who, lang, "brief")]
    below = [*worth, [*person.closed(who), Span(" "), *tired(who, lang)], *cards, *wrong]
    return [
        [person.side(who, view), Span(" "), person.called(who, view, lang)],
        [Span(" "), *person.wounds(who)],
        *([Span(" "), *piece] for line in below for piece in broken(line, width - 1)),
    ]


def tired(who: Character, lang: Language) -> Strip:
    return [Span(" ".join(span.text for span in person.fatigue(who, lang)), "dim")]
