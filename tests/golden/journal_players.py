"""Players who bring about each way a siege can end."""

from __future__ import annotations

import random

import holdfast
from holdfast.api import Table
from holdfast.kernel.sitting import Question

RASH = ("PlanFor", "TurnCard", "FightOrFlee", "GiveTask", "Feed", "ConfirmTasks")
"""Questions that somebody rash answers as it comes."""


def careful(table: Table, ask: Question, rng: random.Random) -> str:
    """Plays by instinct, and now and then tries something else: but never leaves the door unguarded."""
    others = [word for word in ask.options if word != "leave"]
    if rng.random() < 0.02 and ask.kind not in RASH:
        return rng.choice(others)
    return holdfast.bot("greedy", "journal").choose(table.seen_by(ask.seat))


def weary(table: Table, ask: Question, rng: random.Random) -> str:
    """Plays by instinct, but from the fourth day on only one of them eats."""
    view = table.view(None)
    first = next((one["who"] for one in view["group"] if one["where"] == "here"), "")
    if ask.kind == "Feed" and view["table"]["day"] >= 4 and view["waiting"]["about"] != first:
        return "done" if "done" in ask.options else ask.options[0]
    return careful(table, ask, rng)


def reckless(table: Table, ask: Question, rng: random.Random) -> str:
    """Anything, as long as somebody stands on guard."""
    return rng.choice([word for word in ask.options if word != "leave"])


def heedless(table: Table, ask: Question, rng: random.Random) -> str:
    """By instinct, until the evening of the second day, when nobody stays on guard."""
    if table.view(None)["table"]["day"] > 1:
        if ask.kind == "ConfirmTasks":
            return "leave" if "leave" in ask.options else rng.choice(ask.options)
        if ask.kind == "GiveTask":
            return "floor"
    return careful(table, ask, rng)


def alive(table: Table) -> int:
    """How many of the group are left."""
    return sum(1 for one in table.view(None)["group"] if one["where"] in ("here", "coming"))


def judged(table: Table) -> set[bool]:
    """Whether objectives were met, whether any failed."""
    return {bool(one["fulfilled"]) for one in table.events(None) if one["event"] == "ObjectiveJudged"}


def both(table: Table) -> bool:
    """One objective met, another failed."""
    return judged(table) == {True, False}


def together(table: Table) -> bool:
    """Nobody was lost."""
    return alive(table) >= 3


def one_left(table: Table) -> bool:
    """One of several has seen the ceasefire."""
    return alive(table) == 1


def brawling(table: Table, ask: Question, rng: random.Random) -> str:
    """By instinct, but loud outside, and never one to give way."""
    view = table.view(None)
    if ask.kind == "Meet":
        return "meet"
    if ask.kind == "FightOrFlee":
        return "fight"
    if ask.kind == "ReadSign":
        return "yes"
    if ask.kind == "Decide" and view["trip"] is not None:
        return rng.choice(ask.options)
    return careful(table, ask, rng)


def fought(table: Table) -> bool:
    """A fight of several rounds, with losses on both sides and a sign of fate."""
    told = [one["event"] for one in table.events(None)]
    return told.count("RoundBegan") >= 3 and {"FoeKilled", "FoeHit", "SignDrawn", "Armed"} <= set(told)
