"""What open disasters do: which one strikes now, what each shelter loses to it, and who could end it tonight."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import shapes
from holdfast.games.outlive.chapters.c10_night import (
    FULL,
    WAYS,
    is_affordable,
    price_of,
    printed_food,
    printed_materials,
)
from holdfast.games.outlive.chapters.c18_disasters import TAKEN, Strike, StrikeShelter
from holdfast.games.outlive.pieces import AMMO, CRISIS_STAFF, DISASTERS, HARM, HARM_DONE, POINTS
from holdfast.games.outlive.queries import is_immune, name_of, number_of, ready
from holdfast.games.outlive.state import START_OF_DAY, Shelter, State
from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

PERSONAL: Final = ("radiation", "lose_tokens", "lose_survivor")
"""What strikes shelter after shelter."""


def striking(table: Table[State]) -> int:
    """OUT-05.2, OUT-05.5  The card that takes effect now: the new one first, then the older ones; -1 by day."""
    state = table.state
    if state.phase != START_OF_DAY or not state.disasters:
        return -1
    order = [state.disasters[-1], *state.disasters[:-1]]
    waiting = sum(isinstance(step, Strike) for step in table.agenda)
    return order[len(order) - waiting - 1] if waiting < len(order) else -1


def turns(table: Table[State], card: int) -> list[str]:
    """OUT-05.5  Of each seat: is it struck already, now, or after others?"""
    after = {step.seat for step in table.agenda if isinstance(step, StrikeShelter) and step.disaster == card}
    face = public_face(table)
    asked = [] if face is None or face.asked is None else face.asked
    return ["next" if seat in after else "now" if seat in asked else "done" for seat in range(table.seats)]


def disaster_here(table: Table[State], card: int) -> shapes.OpenDisaster:
    """OUT-05.4  An open disaster: points, effect with this many players, price, and what it does to whom."""
    state = table.state
    seats = range(table.seats)
    amount = HARM_DONE[card][table.seats]
    turn = turns(table, card) if card == striking(table) and HARM[card] in PERSONAL else [""] * table.seats
    return {
        "disaster": DISASTERS[card],
        "points": POINTS[card],
        "amount": amount,
        "price": sum(price_of(card, FULL)),
        "staff_price": min(sum(price_of(card, way)) for way in range(len(WAYS))),
        "seats": [struck(state, seat, card, amount, turn[seat]) for seat in seats],
    }


def struck(state: State, seat: Seat, card: int, amount: int, turn: str = "") -> shapes.Struck:
    """OUT-05.5, OUT-10.4  What one shelter loses to it each morning, and whether it could pay tonight."""
    shelter = state.shelters[seat]
    kind = HARM[card]
    immune = is_immune(shelter)
    tokens = min(amount, number_of(shelter, TAKEN[card])) if kind == "lose_tokens" and not immune else 0
    staff = ready(shelter, CRISIS_STAFF) >= 0
    with_staff = staff and any(is_affordable(shelter, card, way) for way in range(1, len(WAYS)))
    return {
        "who": name_of(seat),
        "immune": immune and (kind in PERSONAL or kind in ("cap_strength", "hunt_yield", "prey_endurance")),
        "tokens": tokens,
        "survivors": 0 if immune else survivors_lost(kind, tokens, amount),
        "radiation": amount if kind == "radiation" and not immune else 0,
        "has": towards(shelter, card),
        "pays": is_affordable(shelter, card, FULL) or with_staff,
        "staff": staff,
        "turn": turn,
    }


def towards(shelter: Shelter, card: int) -> int:
    """OUT-10.4  How many of the tokens that end a disaster are there."""
    food, materials, ammo = price_of(card, FULL)
    return (
        min(food, sum(printed_food(shelter, card)))
        + min(materials, sum(printed_materials(shelter, card)))
        + min(ammo, shelter.stores[AMMO])
    )


def survivors_lost(kind: str, tokens: int, amount: int) -> int:
    """OUT-18.9 to OUT-18.11  Outright, or because there are too few tokens."""
    if kind == "lose_survivor":
        return amount
    return int(kind == "lose_tokens" and tokens < amount)
