"""What only I see: friend and enemy, my closed cards, what I am looking at, offers to and from me."""

from __future__ import annotations

from holdfast.locale import Language, say
from holdfast.locale.lifeboat import navigation, seats
from holdfast.locale.phrase import arguments
from holdfast.terminal.board import View
from holdfast.terminal.ink import Line, Span, joined
from holdfast.terminal.words import names

COVER = "▒▒▒"


def mine(view: View, lang: Language, covered: bool) -> list[Line]:
    me = view["me"]
    if me is None:
        return []
    own = next((who for who in [*view["boat"], *view["swept"]] if who["who"] == me["who"]), None)
    opened = own["open"] if own else []
    cards = joined([labelled("lifeboat-hand", me["closed"], lang), labelled("lifeboat-open", opened, lang)])
    lines = [joined([bond("friend", me, lang, covered), bond("enemy", me, lang, covered)]), cards]
    if me["packet"]:
        lines.append(labelled("lifeboat-packet-cards", me["packet"], lang))
    if me["navigation"] and view["waiting"] and view["waiting"]["ask"] == "KeepCards":
        lines += [[Span(navigation(card, seats(view)).said(lang), "private")] for card in me["navigation"]]
    return lines + [offer(one, me["who"], lang) for one in me["offers"] if one["stands"]]


def bond(which: str, me: View, lang: Language, covered: bool) -> Line:
    who: str = me[which]
    told = COVER if covered else say(
        "lifeboat-bond", lang, who=f"lifeboat-{who}", self="yes" if who == me["who"] else "no"
    )
    return [Span(say(f"lifeboat-{which}", lang) + " ", "dim"), Span(told, "private bold")]


def labelled(label: str, cards: list[str], lang: Language) -> Line:
    """`closed: water ×2, knife`; nothing where nothing is open."""
    if not cards and label == "lifeboat-open":
        return []
    text = names("lifeboat", cards, lang) if cards else say("lifeboat-none", lang)
    style = "card" if label == "lifeboat-open" else "private"
    return [Span(say(label, lang) + " ", "dim"), Span(text, style)]


def offer(one: View, me: str, lang: Language) -> Line:
    """An offer that stands between me and somebody."""
    about = {**one, "want": one["ask"] + ["hidden"] * one["closed"]}
    args = arguments("lifeboat", about)
    plain = {key: value for key, value in args.items() if isinstance(value, str | int)}
    message = "lifeboat-offer-in" if one["to"] == me else "lifeboat-offer-out"
    return [Span("⇄ ", "you"), Span(say(message, lang, **plain), "private")]

