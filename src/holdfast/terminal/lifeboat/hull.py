"""The wide picture: sky with gulls, a plate for each bench on a wooden hull, water below."""

from __future__ import annotations

from holdfast.games.lifeboat.shapes import Character, View
from holdfast.locale import Language, say
from holdfast.terminal.ink import Span, Strip, broken, cut, fill, length, spread
from holdfast.terminal.lifeboat import person
from holdfast.terminal.lifeboat.ends import bow, stern, tonight
from holdfast.terminal.words import names

SUN = {"morning": 0.12, "day": 0.45, "evening_prep": 0.78}
"""How far the sun has gone across the sky, by phase; later it is in the sea."""
PLATES = 6
OPEN_LINES = 3


def hull(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    plate = min((width - 6) // PLATES, 20)
    benches = [thwart(who, view, lang, plate) for who in view["boat"]]
    span = plate * PLATES
    margin = (width - span) // 2
    deck = (
        [fill([piece for row in benches for piece in row[n]], span) for n in range(len(benches[0]))] if benches else []
    )
    ends = spread([*bow(view, lang)], [*stern(view, lang)], span - 4)
    news = [centred(line, width) for line in broken(tonight(view, lang), width - 4)]
    news = [[], lane(view, "attackers", lang, width)] if view["fight"] else news
    picture = [
        sky(view, width),
        *[*news, [], []][:2],
        *([Span(" " * margin), *row] for row in deck),
        [Span(" " * (margin - 2)), Span("╲" + "▔" * (span + 2) + "╱", "wood")],
        [Span(" " * (margin - 1)), Span("╲ ", "wood"), *fill(ends, span - 2), Span(" ╱", "wood")],
        [Span(" " * margin), Span("╲" + "▁" * (span - 2) + "╱", "wood")],
        lane(view, "victims", lang, width),
        water(view, lang, width),
    ]
    left = max(height - len(picture), 0)
    return [*([] for _ in range(left // 2)), *picture, *(waves(row, width) for row in range(left - left // 2))]


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
    line = cut(line, width)
    return [Span(" " * ((width - length(line)) // 2)), *line]


def lane(view: View, who: str, lang: Language, width: int) -> Strip:
    """Those who fight on one side, with their total."""
    fight = view["fight"]
    if not fight:
        return []
    if who == "attackers":
        mark, style, total, side = "▲", "accent", fight["attack"], fight["attackers"]
    else:
        mark, style, total, side = "▼", "calm", fight["defence"], fight["victims"]
    return centred([Span(f"{mark} {total}  ", f"{style} bold"), Span(names("lifeboat", side, lang), style)], width)


def water(view: View, lang: Language, width: int) -> Strip:
    """The sea, and who was swept away."""
    swept = [who["who"] for who in view["swept"]]
    if not swept:
        return [Span("~ " * (width // 2), "sea")]
    text = say("lifeboat-swept", lang, who=",".join(f"lifeboat-{one}" for one in swept))
    return fill([Span("~ ~ ", "sea"), Span(text, "dim"), Span(" ~" * width, "sea")], width)[:3]


def thwart(who: Character, view: View, lang: Language, width: int) -> list[Strip]:
    """A plate: name, wounds, closed cards, open cards, state; mine in a heavier frame."""
    mine = person.is_me(who, view)
    style = "you" if mine else "calm" if who["in_water"] else "line"
    corners = "┏━┓┃┗┛" if mine else "╭─╮│╰╯"
    inner = width - 2
    lines = [
        [person.side(who, view), Span(" "), person.called(who, view, lang)],
        [Span(" "), *person.wounds(who)],
        [Span(" "), *person.closed(who), Span(" "), *tired(who, lang)],
        *opened(who, lang, inner),
        [Span(" "), *person.state(who, lang, "brief")[:1]],
    ]
    edge = Span(corners[3], style)
    return [
        [Span(corners[0] + corners[1] * inner + corners[2], style)],
        *([edge, *fill(line, inner), edge] for line in lines),
        [Span(corners[4] + corners[1] * inner + corners[5], style)],
    ]


def tired(who: Character, lang: Language) -> Strip:
    return [Span(" ".join(span.text for span in person.fatigue(who, lang)), "dim")]


def opened(who: Character, lang: Language, width: int) -> list[Strip]:
    """Open cards, one to a line; the last line says how many more there are."""
    cards = person.open_cards(who, lang)
    shown = cards if len(cards) <= OPEN_LINES else [*cards[: OPEN_LINES - 1], f"+{len(cards) - OPEN_LINES + 1}"]
    lines: list[Strip] = [[Span(" "), Span(card, "card")] for card in shown]
    return lines + [[] for _ in range(OPEN_LINES - len(lines))]
