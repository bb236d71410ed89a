"""How Lifeboat's ids and numbers become arguments of its messages (`*/lifeboat*.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.lifeboat import catalogue
from holdfast.games.lifeboat.chapters.c17_thirst import CAUSES
from holdfast.games.lifeboat.events import HIDDEN
from holdfast.games.lifeboat.state import BONUS, KINDS, NAMES, NAVIGATION
from holdfast.locale.phrase import Fields, Phrase, named

IDS = frozenset([*NAMES, *KINDS, HIDDEN, *(f"cause-{cause}" for cause in CAUSES)])
TOWARDS = {"MakeOffer": "to"}
TOLD_BY_TABLE = frozenset(["Accept", "Decline", "PickCard", "Join", "NoCompass", "Pass", "Yield", "Refuse"])

USEFUL = {"AskCompass": ["compass"], "Rescue": ["life_ring"], "Bait": ["shark_bait"], "ShareWater": ["water"]}
"""For questions that are put to everybody, so that a pause tells nothing: what one needs to do anything."""
ARMED = [*(KINDS[kind] for kind, bonus in enumerate(BONUS) if bonus), "flare_gun"]
CONCERNED = {"Rescue": "in_water", "Bait": "in_water", "ShareWater": "thirst"}
"""Questions about people, and what all of these have in common."""
NAMED = {"in_water": "swimmers", "thirst": "thirsty"}

PEOPLE_FIELDS = ("before", "by", "of", "on", "side", "to", "who")
KIND_FIELDS = ("ask", "closed", "kind", "kinds", "open")
CARD_FIELDS = ("card", "kept")
SEAT_FIELDS = ("by", "of", "seat")

CARDS = {card.id.removeprefix("nav_"): card for card in catalogue.NAVIGATION}


def seats(view: Mapping[str, Any]) -> list[str]:
    """Seats are called by their characters."""
    roles: list[str] = view["table"]["roles"]
    return roles


# -- events ----------------------------------------------------------------------------------------


def about_event(name: str, event: Fields, seats: list[str]) -> Fields:
    """Cards seen are described; what went besides open cards is added as backs."""
    others = [event.get(field) for field in ("of", "to", "whom", "before")]
    more: Fields = {"self": event.get("who") in others}
    if name in ("SawNavigation", "FlareShown"):
        more["details"] = [navigation(card, seats) for card in event["cards"]]
    elif name == "NavigationRevealed":
        more["details"] = [navigation(event["card"], seats)]
    elif name == "Offered":
        more["want"] = event["ask"] + [HIDDEN] * event["closed"]
    elif name == "SweptAway":
        more["cards"] = event["lost"] + [HIDDEN] * event["closed"]
    elif name == "Thirsty":
        more["causes"] = [f"cause-{cause}" for cause in event["causes"]]
    return more


# -- choices ---------------------------------------------------------------------------------------


def about_choice(name: str, choice: Fields, view: Fields) -> Fields:
    """Numbers as names; an offer with all that is in it."""
    if name in ("Pass", "NoCompass"):
        return {"can": can_act(view)}
    about = {field: spelt(field, value) for field, value in choice.items() if field != "text"}
    me: str = view["me"]["who"] if view["me"] else ""
    about["self"] = me in (about.get("to"), about.get("on"), about.get("before"))
    if name == "MakeOffer":
        about["give"] = about["closed"] + about["open"]
        about["want"] = about["ask"] + [HIDDEN] * about["ask_closed"]
    elif name in ("Accept", "Decline"):
        offer = offer_between(view, about["by"], me)
        about["get"] = offer["give"]
        about["give"] = offer["ask"] + about.get("kinds", [HIDDEN] * offer["closed"])
    elif name == "PickCard":
        about["details"] = [navigation(about["card"], seats(view))]
    elif name == "Join":
        about |= view["me"]["joining"][about["side"]]
    elif name in ("Yield", "Refuse"):
        odds = view["me"]["odds"]
        about |= {"wants": odds["wants"], **{side: odds["lines"][0][side] for side in ("attack", "defence")}}
    return about


def spelt(field: str, value: Any) -> Any:
    """A choice's number, or numbers, as the ids they stand for."""
    if isinstance(value, bool):
        return value
    for names, ids in ((PEOPLE_FIELDS, NAMES), (KIND_FIELDS, KINDS), (CARD_FIELDS, NAVIGATION)):
        if field in names:
            return [ids[one] for one in value] if isinstance(value, list) else ids[value]
    return value


def offer_between(view: Fields, by: str, to: str) -> Fields:
    """The offer as its receiver sees it."""
    offers: list[Fields] = view["me"]["offers"]
    return next(offer for offer in offers if (offer["by"], offer["to"]) == (by, to))


def can_act(view: Fields) -> bool:
    """Has the one who is asked, along with all others, anything to answer with?"""
    waiting, me = view["waiting"], view["me"]
    if waiting is None or me is None:
        return True
    cards = held(view)
    if waiting["ask"] == "TakeSides":
        return not in_fight(view) or bool(set(me["closed"]) & set(ARMED)) or "flare_gun" in cards
    return waiting["ask"] not in USEFUL or bool(set(cards) & set(USEFUL[waiting["ask"]]))


def held(view: Fields) -> list[str]:
    """All cards of the one who looks, open and closed."""
    me = view["me"]
    own = next((one for one in view["boat"] if one["who"] == me["who"]), None)
    cards: list[str] = me["closed"] + ([] if own is None else own["open"])
    return cards


def in_fight(view: Fields) -> bool:
    """Is the one who looks on a side already?"""
    fight = view["fight"]
    return fight is not None and view["me"]["who"] in fight["attackers"] + fight["victims"]


# -- questions -------------------------------------------------------------------------------------


def about_ask(name: str, ask: Fields, view: Fields) -> Fields:
    """Who wants what of whom, and what lies on the table."""
    about: Fields = {}
    for field, value in ask.items():
        about[field] = seats(view)[value] if field in SEAT_FIELDS else value
    boat: list[Fields] = view["boat"]
    if name in CONCERNED:
        about |= concerned(CONCERNED[name], view)
    awake = [one["who"] for one in boat if one["status"] == "conscious"]
    about["steers"] = awake[-1] if awake else ""
    about["can"] = can_act(view)
    about["packet"] = view["table"]["packet"]
    about["row_stack"] = view["table"]["row_stack"]
    if view["fight"]:
        about |= {key: view["fight"][key] for key in ("attacker", "victim", "attack", "defence")}
        about["inside"] = bool(view["me"]) and in_fight(view)
    return about


def concerned(state: str, view: Fields) -> Fields:
    """Is it about me alone, about me and others, or about others?"""
    people = [one["who"] for one in view["boat"] if one[state]]
    others = [who for who in people if not view["me"] or who != view["me"]["who"]]
    return {NAMED[state]: people, "others": others, "self": "no" if others == people else "also" if others else "alone"}


# -- navigation cards --------------------------------------------------------------------------------


def navigation(card: str, seats: list[str]) -> Phrase:
    """All that a navigation card says, of the characters at this table."""
    printed = CARDS[card]
    parts = [people(printed.thirst, seats)] if set(printed.thirst) & set(seats) else []
    parts += [Phrase("lifeboat-rowers", {})] if printed.rowers else []
    parts += [Phrase("lifeboat-fighters", {})] if printed.fighters else []
    thirst = parts[0] if parts else people([], seats)
    for part in parts[1:]:
        thirst = Phrase("lifeboat-and-also", {"first": thirst, "then": part})
    overboard = people(printed.overboard, seats)
    return Phrase("lifeboat-navigation", {"card": card, "overboard": overboard, "thirst": thirst, "gull": printed.gull})


def people(named_on_card: list[str], seats: list[str]) -> Phrase:
    """Everybody, nobody, everybody but one, or a list, as the card prints it; of those who are at the table."""
    here = [who for who in NAMES if who in seats and who in named_on_card]
    absent = [who for who in NAMES if who in seats and who not in named_on_card]
    form = "none" if not here else "all" if not absent else "except" if len(named_on_card) == len(NAMES) - 1 else "list"
    who = absent if form == "except" else here
    return Phrase("lifeboat-people", {"form": form, "who": ",".join(named("lifeboat", one, IDS) for one in who)})
