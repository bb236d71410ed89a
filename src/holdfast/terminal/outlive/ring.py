"""The board: eight zones in a ring around the Convoy where there is room, else a row for each zone."""

from __future__ import annotations

from holdfast.games.outlive import catalogue
from holdfast.games.outlive.shapes import Hunting, Shelter, Ship, View, Zone
from holdfast.locale import Language, say
from holdfast.terminal.ink import Span, Strip, broken, cut, fill, joined
from holdfast.terminal.outlive.marks import is_me, rooms, short, squads, told, total
from holdfast.terminal.words import name

GRID = {(zone.grid.row, zone.grid.col): at for at, zone in enumerate(catalogue.BOARD.zone)}
"""Where each zone lies on the printed board."""
CANS = {place.strength: place.canned_food for place in catalogue.BOARD.cargo_place}
RING_NEEDS = (76, 18)
PLATE_LINES = 4


def board(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    if width >= RING_NEEDS[0] and height >= RING_NEEDS[1]:
        return ring(view, lang, width, height)
    lines = [row(zone, view, lang, width) for zone in view["zones"]]
    lines.append(disasters(view, lang))
    return [cut(line, width) for line in [*lines, *neighbours(view, lang)]]


# -- the ring ----------------------------------------------------------------------------------------


def ring(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    """Three rows of three plates; the Convoy lies in the middle."""
    plate = width // 3
    lines: list[Strip] = []
    for across in range(3):
        plates = [
            zone_plate(view["zones"][GRID[across, down]], view, lang, plate)
            if (across, down) in GRID
            else framed(convoy(view, lang, plate - 4), "accent", plate)
            for down in range(3)
        ]
        lines += [[span for one in plates for span in one[at]] for at in range(PLATE_LINES + 2)]
    others = [piece for line in neighbours(view, lang) for piece in broken(line, width - 2)]
    left = height - len(lines)
    return [*lines, *others[: max(left, 0)]]


def framed(inside: list[Strip], style: str, width: int) -> list[Strip]:
    """A plate of so many lines, whatever is inside."""
    inner = width - 2
    lines = [*inside, *([] for _ in range(PLATE_LINES))][:PLATE_LINES]
    edge = Span("│", style)
    return [
        [Span("╭" + "─" * inner + "╮", style)],
        *([edge, *fill([Span(" "), *line], inner), edge] for line in lines),
        [Span("╰" + "─" * inner + "╯", style)],
    ]


def zone_plate(zone: Zone, view: View, lang: Language, width: int) -> list[Strip]:
    here = view["visit"] and view["visit"]["zone"] == zone["zone"]
    folded = [piece for line in zone_facts(zone, lang) for piece in broken(line, width - 4)]
    lines = [title(zone, lang), squads(zone, view, lang), *folded]
    return framed(lines, "you" if here else "line", width)


def title(zone: Zone, lang: Language) -> Strip:
    line = [Span(name("outlive", zone["zone"], lang), "bold")]
    if zone["gathers"]:
        line += [Span(" "), Span(stock(zone, lang), "card" if zone["stock"] else "dim")]
    if zone["city"]:
        line += [Span(" "), Span(told("outlive-search-left", lang, n=zone["city"]["search"]), "calm")]
    return line


def stock(zone: Zone, lang: Language) -> str:
    return told("outlive-stock", lang, n=zone["stock"], resource=zone["gathers"])


def zone_facts(zone: Zone, lang: Language) -> list[Strip]:
    """What else can be had there."""
    facts: list[Strip] = []
    if zone["hunting"]:
        facts.append([Span(prey(zone["hunting"], lang), "calm")])
    if zone["algae"] is not None:
        facts.append([Span(told("outlive-algae", lang, left=zone["algae"]), "calm" if zone["algae"] else "dim")])
    if zone["city"]:
        tiles = ", ".join(short(tile, lang) for tile in zone["city"]["display"])
        facts.append([Span(tiles or say("outlive-display-empty", lang), "card" if tiles else "dim")])
    if zone["ship"]:
        facts.append(ship(zone["ship"]))
    return facts


def prey(hunting: Hunting, lang: Language) -> str:
    if hunting["top"] is None:
        return say("outlive-prey-gone", lang)
    return told("outlive-prey-top", lang, prey=hunting["top"], left=hunting["left"])


def ship(one: Ship) -> Strip:
    """`3:1☺ 4:2☺ 5:3 6:4☺`: the place, its cans, and whether a survivor waits; taken places fade."""
    parts: list[Strip] = []
    for place, cans in CANS.items():
        waits = "☺" if place in one["survivors"] else ""
        parts.append([Span(f"{place}:{cans}{waits}", "dim" if str(place) in one["taken"] else "card")])
    return joined(parts, "  ")


# -- the middle --------------------------------------------------------------------------------------


def convoy(view: View, lang: Language, width: int) -> list[Strip]:
    return broken(disasters(view, lang), width)


def disasters(view: View, lang: Language) -> Strip:
    cards = [one["disaster"] for one in view["convoy"]["open"]]
    if not cards:
        return [Span(say("outlive-no-disasters", lang), "dim")]
    return [Span(told("outlive-open-disasters", lang, cards=cards), "danger")]


# -- rows --------------------------------------------------------------------------------------------


def row(zone: Zone, view: View, lang: Language, width: int) -> Strip:
    """One zone in one line."""
    head = fill([Span(" "), *title(zone, lang)], min(34, width // 3))
    return [*head, *joined([squads(zone, view, lang), *zone_facts(zone, lang)], "  ")]


def neighbours(view: View, lang: Language) -> list[Strip]:
    """Everybody's shelter in a line; mine is drawn elsewhere in full."""
    others = [one for one in view["shelters"] if one["leader"] and not is_me(one["who"], view)]
    return [neighbour(one, lang) for one in others]


def neighbour(one: Shelter, lang: Language) -> Strip:
    return joined(
        [
            [Span(f" {name('outlive', one['who'], lang)}", "bold")],
            [Span(f"☺{one['survivors']}", "ok")],
            [Span(told("outlive-airlock-line", lang, n=one["airlock"]), "text")],
            [Span(told("outlive-radiation-line", lang, value=one["radiation"]), "text")],
            rooms(one, lang),
            [Span(told("outlive-score-now", lang, points=total(one)), "accent")],
        ]
    )
