"""Lives, cards and weapons in marks."""

from __future__ import annotations

from holdfast.games.doomsday.pieces import LOYAL_BY, LOYAL_TO, LOYALTIES, LOYALTY_OF, TEAMS
from holdfast.games.doomsday.shapes import Card, Seat, View
from holdfast.games.doomsday.shapes import Weapon as Held
from holdfast.locale import Language, translate
from holdfast.locale.phrase import arguments
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.words import name

LIFE, LOST, BACK = "♥", "·", "?"
SIGNS = {"human": "●", "machine": "■", "outlaw": "▲", "legion": "✱", "fallen": "▼"}
STYLES = {"human": "calm", "machine": "danger", "outlaw": "text", "legion": "ok", "fallen": "accent"}
LEAD, DEAD = "»", "†"
MOST_LIVES = 2
DOUBLE = 2


def told(message_id: str, lang: Language, **about: object) -> str:
    """A message with ids as names and lists as lists."""
    args = {name: value for name, value in arguments("doomsday", about).items() if isinstance(value, str | int)}
    return translate(message_id, lang, **args)


def number(who: str, view: View) -> int:
    """The number that everybody calls a seat by."""
    return view["table"]["seats"].index(who) + 1


def lives(seat: Seat) -> Span:
    return Span(LIFE * seat["lives"] + LOST * (MOST_LIVES - seat["lives"]), "danger")


# -- cards -------------------------------------------------------------------------------------------

_FIRST = {LOYALTIES[kind]: card for card, kind in reversed(list(enumerate(LOYALTY_OF)))}
"""A card of each kind of loyalty."""


def loyalty(face: str) -> Span:
    """`●2` human X2; `?` face down."""
    if not face:
        return Span(BACK, "dim")
    card = _FIRST[face]
    team = TEAMS[LOYAL_TO[card]]
    return Span(SIGNS[team] + ("2" if LOYAL_BY[card] == DOUBLE else ""), STYLES[team])


def side(seat: Seat, slot: str) -> Card:
    return next(card for card in seat["cards"] if card["slot"] == slot)


def roles(seat: Seat, lang: Language) -> str:
    """The names of the roles that lie open."""
    open_roles = [card["face"] for card in seat["cards"] if card["slot"].startswith("role") and card["face"]]
    return ", ".join(name("doomsday", face, lang) for face in open_roles)


def cards(seat: Seat) -> Strip:
    """`● ? ▲2`: left, role (`?` while it is hidden, `!` open), right."""
    is_open = any(card["open"] for card in seat["cards"] if card["slot"].startswith("role"))
    role = Span("!" if is_open else BACK, "accent" if is_open else "dim")
    return joined([[loyalty(side(seat, "left")["face"])], [role], [loyalty(side(seat, "right")["face"])]], " ")


# -- weapons -----------------------------------------------------------------------------------------


def armed(seat: Seat, view: View, lang: Language) -> Strip:
    """`rifle→5`: what is held, and at whom it looks."""
    me = view["me"]["who"] if view["me"] is not None else ""
    return joined([[Span(aim(one, view, lang), style_of(one, me))] for one in seat["weapons"]], ", ")


def aim(one: Held, view: View, lang: Language) -> str:
    at = ",".join(str(number(who, view)) for who in one["at"])
    return name("doomsday", one["weapon"], lang) + (f"→{at}" if at else "")


def style_of(one: Held, me: str) -> str:
    return "accent bold" if me in one["at"] else "card"
