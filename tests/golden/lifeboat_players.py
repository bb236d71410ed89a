"""Players who bring about each way a Lifeboat can end. They read the public view and the options, like anybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from holdfast.api import Table
from holdfast.games.lifeboat.catalogue import NAVIGATION
from holdfast.kernel.sitting import Question

CARDS = {card.id.removeprefix("nav_"): card for card in NAVIGATION}

Said = tuple[str, str]
"""An author and a word."""

Mind = Callable[[Table, Question, random.Random], str]
"""What this kind of player answers."""


def say(table: Table, mind: Mind, rng: random.Random) -> Said:
    """The next line: mostly an answer; now and then a right, a word taken back, or the clock."""
    chance = rng.random()
    if chance < 0.02:
        return "clock", "time"
    if chance < 0.12:
        seat = rng.randrange(table.seats)
        right = sociable(table.rights(seat), rng)
        if right:
            return str(seat), right
    asks = table.asking()
    ask = asks[0] if asks[0].kind != "Preparation" else rng.choice(asks)
    return str(ask.seat), mind(table, ask, rng)


def sociable(rights: list[str], rng: random.Random) -> str:
    """Take back, accept, or make some offer; rarely anything rash."""
    for verb, likely in (("undo", 0.3), ("accept", 0.7), ("place", 0.2), ("offer", 0.6), ("open", 0.05)):
        some = [right for right in rights if right.startswith(verb)]
        if some and rng.random() < likely:
            return rng.choice(some)
    return ""


# -- the kinds of players ----------------------------------------------------------------------------------


def homesick(table: Table, ask: Question, rng: random.Random) -> str:
    """Wants to land: keeps and picks gulls, else does anything."""
    if ask.kind in ("KeepCards", "ChooseCard", "AskCompass"):
        return ask.default
    if ask.kind in ("TakeSides", "Preparation") and rng.random() < 0.8:
        return "pass"
    if ask.kind == "Action":
        return rng.choice([word for word in ask.options if word != "flare"])
    return rng.choice(ask.options)


def signaller(table: Table, ask: Question, rng: random.Random) -> str:
    """Keeps the flare gun until the boat is near land, and fires it then."""
    if "keep flare_gun" in ask.options:
        return "keep flare_gun"
    if "flare" in ask.options and table.view(None)["table"]["gulls"] >= 2:
        return "flare"
    if ask.kind == "ChooseCard" and table.view(None)["table"]["gulls"] == 3:
        return min(ask.options, key=lambda word: CARDS[word.split()[1]].gull)
    if "fire" in ask.options:
        return "pass"
    return homesick(table, ask, rng)


def wrecker(table: Table, ask: Question, rng: random.Random) -> str:
    """Wants everybody dead: buries gulls, picks the cruellest card, keeps the water."""
    if ask.kind == "KeepCards":
        return max(ask.options, key=lambda word: sum(cruelty(table, card) for card in kept(word)))
    if ask.kind == "ChooseCard":
        return max(ask.options, key=lambda word: cruelty(table, word.split()[1]))
    if ask.kind == "ShareWater":
        return "pass"
    if "bait" in ask.options:
        return "bait"
    if ask.kind == "Action":
        rows = [word for word in ask.options if word.startswith("row")]
        return (
            rows[-1] if rows and rng.random() < 0.6 else rng.choice([word for word in ask.options if word != "flare"])
        )
    return rng.choice(ask.options)


def castaway(table: Table, ask: Question, rng: random.Random) -> str:
    """Wants to live and never to land: buries every gull, spares everybody, heals, gives water."""
    if ask.kind == "KeepOne":
        return draft(ask)
    if ask.kind == "KeepCards":
        return max(ask.options, key=lambda word: sum(-100 if CARDS[card].gull > 0 else 1 for card in kept(word)))
    if ask.kind == "ChooseCard":
        return min(ask.options, key=lambda word: (CARDS[word.split()[1]].gull > 0, harm(table, word.split()[1])))
    if ask.kind == "Action":
        heals = [word for word in ask.options if word.startswith("medkit")]
        rows = [word for word in ask.options if word.startswith("row")]
        return (
            max(heals, key=lambda word: need(table, word.split()[1])) if heals and hurt(table) else [*rows, "idle"][0]
        )
    if ask.kind == "ShareWater" and len(ask.options) > 1:
        return max(ask.options, key=lambda word: need(table, word.split()[-1]) if "water" in word else 0.4)
    if ask.kind == "AskCompass":
        return ask.options[0]
    if ask.kind == "AnswerDemand":
        return "yield"
    return ask.default if ask.kind in ("Rescue", "Bait") else "pass"


# -- what they weigh ---------------------------------------------------------------------------------------


def kept(word: str) -> list[str]:
    return [card for card in word.split()[1:] if card != "none"]


def draft(ask: Question) -> str:
    wanted = ["water", "medkit", "compass", "oar", "life_ring", "parasol"]
    offers = [f"keep {kind}" for kind in wanted if f"keep {kind}" in ask.options]
    return [*offers, ask.default][0]


def strikes(table: Table, card: str) -> list[tuple[dict[str, Any], int, int]]:
    """Everybody alive with how often this card throws them overboard and makes them thirsty."""
    shown = CARDS[card]
    blows = []
    for one in table.view(None)["boat"]:
        if one["status"] in ("conscious", "unconscious"):
            fall = int(one["who"] in shown.overboard and "life_ring" not in one["open"])
            thirst = int(one["who"] in shown.thirst) + int(shown.rowers and one["rowed"])
            thirst += int(shown.fighters and one["fought"])
            blows.append((one, fall, thirst))
    return blows


def cruelty(table: Table, card: str) -> int:
    return -100 if CARDS[card].gull > 0 else sum(3 * fall + thirst for _, fall, thirst in strikes(table, card))


def harm(table: Table, card: str) -> float:
    """How dear this card is: a wound near death weighs most; crossed gulls are welcome."""
    dear = 0.0
    for one, fall, thirst in strikes(table, card):
        left = one["strength"] - one["wounds"]
        blow = fall * (1 if one["who"] != "frenchy" else 0.2) + 0.8 * thirst
        lost = (fall and left <= 1) or blow > left
        dear += blow * (1 + 2 / (left + 1)) + (20 if lost else 0)
    return dear + (0.5 if CARDS[card].gull == 0 else 0)


def need(table: Table, who: str) -> float:
    """How near to death this character is, from 0 to 1."""
    one = next(one for one in table.view(None)["boat"] if one["who"] == who)
    return float((one["wounds"] + one["thirst"]) / (one["strength"] + 1))


def hurt(table: Table) -> bool:
    """Is anybody near the edge?"""
    return any(one["strength"] - one["wounds"] in (0, 1) for one in table.view(None)["boat"])
