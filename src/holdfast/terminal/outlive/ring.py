"""The board: eight zones in a ring around the Convoy where there is room, else a row for each zone."""

from __future__ import annotations

from holdfast.games.outlive import catalogue
from holdfast.games.outlive.shapes import Hunting, Shelter, Ship, View, Zone
from holdfast.locale import Language, translate
from holdfast.terminal.ink import Span, Strip, broken, fill, joined
from holdfast.terminal.outlive.marks import is_me, rooms, short, squads, told, total
from holdfast.terminal.words import name

GRID = {(zone.grid.row, zone.grid.col): at for at, zone in enumerate(catalogue.BOARD.zone)}
"""Where each zone lies on the printed board."""
CANS = {place.strength: place.canned_food for place in catalogue.BOARD.cargo_place}
RING_NEEDS = (76, 18)
PLATE_LINES = 4
"""A plate is at least so high, so that the ring stays a ring while nobody is anywhere."""
EDGES = 4
"""What a plate's frame takes of its width."""
ZONE_COLUMN = 26


def board(view: View, lang: Language, width: int, height: int) -> list[Strip]:
    """The ring, if all of it has room; whatever the room, nothing is left out."""
    if width >= RING_NEEDS[0] and height >= RING_NEEDS[1]:
        drawn = ring(view, lang, width)
        if len(drawn) <= height:
            return drawn
    lines = [line for zone in view["zones"] for line in rows(zone, view, lang, width)]
    open_cards = disasters(view, lang)
    lines += broken([Span(" "), *open_cards], width) if open_cards else []
    return [*lines, *neighbours(view, lang, width)]


# -- the ring ----------------------------------------------------------------------------------------


def ring(view: View, lang: Language, width: int) -> list[Strip]:
    """Three rows of three plates; the Convoy lies in the middle."""
    plate = width // 3
    lines: list[Strip] = []
    for across in range(3):
        lines += beside([inside(view, lang, (across, down), plate - EDGES) for down in range(3)], plate)
    return [*lines, *neighbours(view, lang, width)]


def inside(view: View, lang: Language, at: tuple[int, int], width: int) -> tuple[list[Strip], str]:
    """What stands on one plate, and the style of its frame."""
    if at not in GRID:
        return broken(disasters(view, lang), width), "accent"
    zone = view["zones"][GRID[at]]
    here = view["visit"] and view["visit"]["zone"] == zone["zone"]
    lines = [title(zone, view, lang), squads(zone, view, lang), *zone_facts(zone, view, lang)]
    return [piece for line in lines for piece in broken(line, width)], "you" if here else "line"


def beside(plates: list[tuple[list[Strip], str]], width: int) -> list[Strip]:
    """Plates side by side, all as high as the highest of them."""
    high = max(PLATE_LINES, *(len(lines) for lines, _ in plates))
    framed = [frame(lines, style, width, high) for lines, style in plates]
    return [[span for one in framed for span in one[at]] for at in range(high + 2)]


def frame(lines: list[Strip], style: str, width: int, high: int) -> list[Strip]:
    inner = width - 2
    edge = Span("│", style)
    padded = [*lines, *([] for _ in range(high - len(lines)))]
    return [
        [Span("╭" + "─" * inner + "╮", style)],
        *([edge, *fill([Span(" "), *line], inner), edge] for line in padded),
        [Span("╰" + "─" * inner + "╯", style)],
    ]


def title(zone: Zone, view: View, lang: Language) -> Strip:
    line = [Span(name("outlive", zone["zone"], lang), "bold")]
    if zone["gathers"]:
        line += [Span(" "), Span(stock(zone, view, lang), "card" if zone["stock"] else "dim")]
    if zone["city"] and (zone["city"]["search"] or not is_being_laid_out(view)):
        line += [Span(" "), Span(told("outlive-search-left", lang, n=zone["city"]["search"]), "calm")]
    return line


def stock(zone: Zone, view: View, lang: Language) -> str:
    """How much of its resource lies there; before the first morning, only which."""
    if is_being_laid_out(view):
        return name("outlive", zone["gathers"] or "", lang)
    return told("outlive-stock", lang, n=zone["stock"], resource=zone["gathers"])


def is_being_laid_out(view: View) -> bool:
    """In set-up a place may still be empty of what will lie there: then there is nothing to say of it."""
    return view["table"]["phase"] == "set_up"


def zone_facts(zone: Zone, view: View, lang: Language) -> list[Strip]:
    """What else can be had there."""
    facts: list[Strip] = []
    is_laid = not is_being_laid_out(view)
    if zone["hunting"] and (zone["hunting"]["top"] or is_laid):
        facts.append([Span(prey(zone["hunting"], lang), "calm")])
    if zone["algae"] or (zone["algae"] is not None and is_laid):
        facts.append([Span(told("outlive-algae", lang, left=zone["algae"]), "calm" if zone["algae"] else "dim")])
    if zone["city"] and (zone["city"]["display"] or is_laid):
        tiles = ", ".join(short(tile, lang) for tile in zone["city"]["display"])
        facts.append([Span(tiles or translate("outlive-display-empty", lang), "card" if tiles else "dim")])
    if zone["ship"]:
        facts.append(ship(zone["ship"]))
    return facts


def prey(hunting: Hunting, lang: Language) -> str:
    if hunting["top"] is None:
        return translate("outlive-prey-gone", lang)
    return told("outlive-prey-top", lang, prey=hunting["top"], left=hunting["left"])


def ship(one: Ship) -> Strip:
    """`3:1☺ 4:2☺ 5:3 6:4☺`: the place, its cans, and whether a survivor waits; taken places fade."""
    parts: list[Strip] = []
    for place, cans in CANS.items():
        waits = "☺" if place in one["survivors"] else ""
        parts.append([Span(f"{place}:{cans}{waits}", "dim" if str(place) in one["taken"] else "card")])
    return joined(parts, "  ")


# -- the middle --------------------------------------------------------------------------------------


def disasters(view: View, lang: Language) -> Strip:
    cards = [one["disaster"] for one in view["convoy"]["open"]]
    if not cards and is_being_laid_out(view):
        return []
    if not cards:
        return [Span(translate("outlive-no-disasters", lang), "dim")]
    return [Span(told("outlive-open-disasters", lang, cards=cards), "danger")]


# -- rows --------------------------------------------------------------------------------------------


def rows(zone: Zone, view: View, lang: Language, width: int) -> list[Strip]:
    """One zone in one line, or in two where much lies there."""
    head = fill([Span(" "), *title(zone, view, lang)], ZONE_COLUMN)
    facts = joined([squads(zone, view, lang), *zone_facts(zone, view, lang)], "  ")
    first, *more = broken(facts, width - ZONE_COLUMN)
    return [[*head, *first], *([Span(" " * ZONE_COLUMN), *line] for line in more)]


def neighbours(view: View, lang: Language, width: int) -> list[Strip]:
    """Everybody's shelter; mine is drawn elsewhere in full."""
    others = [one for one in view["shelters"] if one["leader"] and not is_me(one["who"], view)]
    return [piece for one in others for piece in broken(neighbour(one, lang), width)]


def neighbour(one: Shelter, lang: Language) -> Strip:
    """The rooms come last: where the line is too long, it is they that go on below."""
    return joined(
        [
            [Span(f" {name('outlive', one['who'], lang)}", "bold")],
            [Span(told("outlive-score-now", lang, points=total(one)), "accent")],
            [Span(f"☺{one['survivors']}", "ok")],
            [Span(told("outlive-airlock-line", lang, n=one["airlock"]), "text")],
            [Span(told("outlive-radiation-line", lang, value=one["radiation"]), "text")],
            rooms(one, lang),
        ]
    )
