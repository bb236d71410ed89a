"""Cards of the Convoy: its days, its disasters, and who goes first."""

from __future__ import annotations

from holdfast.games.outlive import catalogue
from holdfast.games.outlive.harm import EFFECT_RULE, could_pay, is_spared
from holdfast.games.outlive.look.owners import lacking, tokens
from holdfast.games.outlive.pieces import (
    DISASTERS,
    FOOD,
    HARM_DONE,
    LEVEL,
    POINTS,
    RESOURCES,
    ROUNDS,
)
from holdfast.games.outlive.queries import name_of, number_of
from holdfast.games.outlive.state import State
from holdfast.kernel.game import Fact, Look, Value
from holdfast.kernel.step import Seat


def disaster(state: State, seat: Seat | None, card: int) -> Look:
    """OUT-05.3, OUT-10.4, OUT-10.5  What it does here, what ends it, and whether this shelter could pay."""
    amount = HARM_DONE[card][len(state.shelters)]
    harm: dict[str, Value] = {"disaster": DISASTERS[card], "n": amount}
    lines = [Fact("harm", harm, EFFECT_RULE[card])]
    if card in state.disasters and seat is not None and is_spared(state.shelters[seat], card):
        lines.append(Fact("immune", {}, "OUT-19.9"))
    if card not in state.disasters and card in state.drawn:
        lines.append(Fact("settled", {"points": POINTS[card]}, "OUT-10.5"))
        return Look(Fact("title", {"what": DISASTERS[card]}), lines)
    lines.append(price(state, seat, card))
    return Look(Fact("title", {"what": DISASTERS[card]}), lines)


def price(state: State, seat: Seat | None, card: int) -> Fact:
    """OUT-10.4  What is printed; what one's own stores lack of it."""
    food = catalogue.DISASTERS[card].cost.any_food
    args: dict[str, Value | list[str]] = {"points": POINTS[card], "food": food, "cost": tokens(printed(card))}
    if seat is None:
        return Fact("price", args, "OUT-10.5")
    own = state.shelters[seat]
    short = max(0, food - number_of(own, FOOD))
    args |= {"short": short, "missing": lacking(printed(card), own.stores)}
    args["pays"] = could_pay(own, card)
    return Fact("my-price", args, "OUT-10.4")


def printed(card: int) -> list[int]:
    """How many of each resource the card names; provisions of any kind are counted apart."""
    cost = catalogue.DISASTERS[card].cost
    named = {"meat": cost.meat, "water": cost.water, "canned_food": cost.canned_food, "wood": cost.wood}
    named |= {"metal": cost.metal, "microchip": cost.microchip, "ammo": cost.ammo}
    return [named[name] for name in RESOURCES]


def day(state: State, number: int) -> Look | None:
    """OUT-01.10  The radiation of that night, and the disaster it brought."""
    if not 0 < number <= ROUNDS:
        return None
    lines = [Fact("day", {"n": number, "level": LEVEL[number]}, "OUT-01.10")]
    if number <= len(state.drawn):
        card = state.drawn[number - 1]
        args: dict[str, Value] = {"disaster": DISASTERS[card], "open": card in state.disasters}
        lines.append(Fact("day-disaster", args, "OUT-05.1"))
    else:
        lines.append(Fact("day-ahead", {}, "OUT-05.1"))
    return Look(Fact("title-day", {"n": number}), lines)


def first(state: State, seat: Seat | None) -> Look:
    """OUT-08.16"""
    args: dict[str, Value] = {"who": name_of(state.token), "mine": state.token == seat, "visited": state.ship_visited}
    return Look(Fact("title-first", {}), [Fact("first", args, "OUT-08.16")])
