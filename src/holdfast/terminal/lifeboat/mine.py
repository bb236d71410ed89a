"""What only I see: friend and enemy, my closed cards, what I am looking at, offers to and from me."""

from __future__ import annotations

from holdfast.games.lifeboat import catalogue
from holdfast.games.lifeboat.shapes import Me, Offer, View
from holdfast.games.lifeboat.state import NAMES, STRENGTH, SURVIVAL
from holdfast.locale import Language, translate
from holdfast.locale.lifeboat import navigation, seats
from holdfast.locale.phrase import arguments
from holdfast.terminal.ink import Span, Strip, joined
from holdfast.terminal.lifeboat.odds import odds
from holdfast.terminal.words import names

COVER = "▒▒▒"

TEXTS = {kind.id: {"en": kind.text_en, "ru": kind.text_ru} for kind in catalogue.PROVISIONS.provisions}


def mine(view: View, lang: Language, covered: bool, roomy: bool) -> list[Strip]:
    """In a few lines; `roomy`: each closed card with what it does."""
    me = view["me"]
    if me is None:
        return []
    own = next(who for who in [*view["boat"], *view["swept"]] if who["who"] == me["who"])
    lines = [bond("friend", me, lang, covered), bond("enemy", me, lang, covered)]
    lines = lines if roomy else [joined(lines)]
    lines.append(joined([labelled("lifeboat-hand", me["closed"], lang), labelled("lifeboat-open", own["open"], lang)]))
    if me["packet"]:
        lines.append(labelled("lifeboat-packet-cards", me["packet"], lang))
    if me["navigation"] and view["waiting"] and view["waiting"]["ask"] == "KeepCards":
        lines += [[Span(navigation(card, seats(view)).said(lang), "private")] for card in me["navigation"]]
    lines += [offer(one, me["who"], lang) for one in me["offers"]]
    if me["odds"]:
        lines += odds(me["odds"], lang, covered, roomy)
    return [*lines, *explained(me["packet"] or me["closed"], lang)] if roomy else lines


def bond(which: str, me: Me, lang: Language, covered: bool) -> Strip:
    """A friend or an enemy, and what it is worth."""
    who = me["friend"] if which == "friend" else me["enemy"]
    label = Span(translate(f"lifeboat-{which}", lang) + " ", "dim")
    if covered:
        return [label, Span(COVER, "private")]
    is_me = who == me["who"]
    told = translate("lifeboat-bond", lang, who=f"lifeboat-{who}", self="yes" if is_me else "no")
    return [label, Span(told, "private bold"), Span(f" ({worth(which, who, is_me, lang)})", "dim")]


def worth(which: str, who: str, is_me: bool, lang: Language) -> str:
    if which == "enemy" and is_me:
        points = catalogue.LOBBY.scoring.psychopath_points_per_dead
        return translate("lifeboat-psychopath-points", lang, points=points)
    points = (SURVIVAL if which == "friend" else STRENGTH)[NAMES.index(who)]
    return translate(f"lifeboat-{which}-points", lang, points=points)


def labelled(label: str, cards: list[str], lang: Language) -> Strip:
    """`closed: water ×2, knife`; nothing where nothing is open."""
    if not cards and label == "lifeboat-open":
        return []
    text = names("lifeboat", cards, lang) if cards else translate("lifeboat-none", lang)
    style = "card" if label == "lifeboat-open" else "private"
    return [Span(translate(label, lang) + " ", "dim"), Span(text, style)]


def offer(one: Offer, me: str, lang: Language) -> Strip:
    """An offer that stands between me and somebody."""
    about = {**one, "want": one["ask"] + ["hidden"] * one["closed"]}
    args = {key: value for key, value in arguments("lifeboat", about).items() if isinstance(value, str | int)}
    message = "lifeboat-offer-in" if one["to"] == me else "lifeboat-offer-out"
    return [Span("⇄ ", "you"), Span(translate(message, lang, **args), "private")]


def explained(cards: list[str], lang: Language) -> list[Strip]:
    """Each kind once, with the card's own text."""
    lines = [
        translate("lifeboat-card-line", lang, card=f"lifeboat-{one}", text=TEXTS[one][lang])
        for one in dict.fromkeys(cards)
    ]
    return [[], *([Span(line, "dim")] for line in lines)] if lines else []
