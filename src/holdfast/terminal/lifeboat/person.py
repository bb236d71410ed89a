"""One character in marks: wounds, cards, what tires it, whose side it is on."""

from __future__ import annotations

from collections import Counter

from holdfast.games.lifeboat.shapes import Character, View
from holdfast.locale import Language, translate
from holdfast.locale.phrase import kebab
from holdfast.terminal.ink import Span, Strip
from holdfast.terminal.words import name, short_name


def called(who: Character, view: View, lang: Language) -> Span:
    """The name; mine stands out, that of the dead fades."""
    style = "you bold" if is_me(who, view) else "bold" if who["status"] == "conscious" else "dim"
    return Span(name("lifeboat", who["who"], lang), style)


def is_me(who: Character, view: View) -> bool:
    me = view["me"]
    return me is not None and me["who"] == who["who"]


def wounds(who: Character) -> Strip:
    """A filled diamond for each wound, an empty one for each that still can be borne."""
    taken = min(who["wounds"], who["strength"])
    pips = [Span("◆" * taken, "danger"), Span("◇" * (who["strength"] - taken), "calm")]
    return [*pips, Span("✝", "danger bold")] if who["wounds"] > who["strength"] else pips


def worth(who: Character, lang: Language, form: str = "full") -> list[Span]:
    """What it counts in a fight with bare hands, and the points it has for living. `form`: `full` or `brief`."""
    return [
        Span(translate("lifeboat-strength", lang, n=who["strength"], form=form), "text"),
        Span(translate("lifeboat-life", lang, n=who["survival"]), "ok"),
    ]


def closed(who: Character) -> Strip:
    return [Span(f"▮{who['closed']}", "wood" if who["closed"] else "dim")]


def open_cards(who: Character, lang: Language) -> list[str]:
    """Open cards, each with what it adds in a fight and how many there are of it."""
    cards: list[str] = who["open"]
    bonus = {weapon["kind"]: f" +{weapon['bonus']}" for weapon in who["weapons"]}
    return [
        short_name("lifeboat", kind, lang) + bonus.get(kind, "") + (f" ×{count}" if count > 1 else "")
        for kind, count in Counter(cards).items()
    ]


def state(who: Character, lang: Language, form: str = "status") -> list[Span]:
    """What is wrong with it, in words: worst first. `form`: `status`, or `brief` where there is little room."""
    marks = []
    if who["status"] != "conscious":
        marks.append(Span(translate(f"lifeboat-{form}-{kebab(who['status'])}", lang), "danger"))
    if who["in_water"]:
        marks.append(Span(translate("lifeboat-in-water", lang), "calm bold"))
    if who["thirst"]:
        marks.append(Span(translate("lifeboat-thirst", lang, n=who["thirst"]), "danger"))
    return marks


def fatigue(who: Character, lang: Language) -> list[Span]:
    tokens = [translate("lifeboat-rowed", lang)] if who["rowed"] else []
    tokens += [translate("lifeboat-fought", lang)] if who["fought"] else []
    return [Span(token, "dim") for token in tokens]


def side(who: Character, view: View) -> Span:
    """▲ attacks, ▼ is attacked, ▸ is waited for."""
    fight = view["fight"]
    if fight and who["who"] in fight["attackers"]:
        return Span("▲", "accent bold")
    if fight and who["who"] in fight["victims"]:
        return Span("▼", "calm bold")
    waiting = view["waiting"]
    if waiting and waiting["who"] and who["who"] in waiting["who"]:
        return Span("▸", "you bold")
    return Span(" ")
