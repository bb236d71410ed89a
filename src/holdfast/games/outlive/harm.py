"""What open disasters do: which one strikes now, what each shelter loses to it, and who could end it tonight."""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import shapes
from holdfast.games.outlive.chapters.c01_payments import PayTokens
from holdfast.games.outlive.chapters.c10_night import (
    FULL,
    WAYS,
    is_affordable,
    price_of,
    printed_food,
    printed_materials,
)
from holdfast.games.outlive.chapters.c11_losses import LoseSurvivor, LoseSurvivors
from holdfast.games.outlive.chapters.c18_disasters import IF_SHORT, STRUCK_ZONES, TAKEN, Strike, StrikeShelter
from holdfast.games.outlive.pieces import (
    AMMO,
    CRISIS_STAFF,
    DISASTERS,
    HARM,
    HARM_DONE,
    POINTS,
    SQUADS,
    STRENGTH,
    TRACK_TOP,
    ZONES,
)
from holdfast.games.outlive.queries import all_survivors, destinations, is_immune, name_of, number_of, ready
from holdfast.games.outlive.state import START_OF_DAY, Shelter, State
from holdfast.kernel.play import public_face
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

PERSONAL: Final = ("radiation", "lose_tokens", "lose_survivor")
"""What strikes shelter after shelter."""
LASTING: Final = ("cap_strength", "hunt_yield", "prey_endurance")
"""What is suffered all day."""
EFFECT_RULE: Final = [f"OUT-18.{number}" for number in (1, 2, 3, 4, 5, 9, 10, 11, 8, 7, 12, 13)]
"""The rule of each disaster, in the order of the cards."""


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
    seats = range(table.seats)
    turn = turns(table, card) if card == striking(table) and HARM[card] in PERSONAL else [""] * table.seats
    return {
        "disaster": DISASTERS[card],
        "rule": EFFECT_RULE[card],
        "points": POINTS[card],
        "amount": HARM_DONE[card][table.seats],
        "price": sum(price_of(card, FULL)),
        "staff_price": min(sum(price_of(card, way)) for way in range(len(WAYS))),
        "seats": [struck(table, seat, card, turn[seat]) for seat in seats],
    }


def struck(table: Table[State], seat: Seat, card: int, turn: str = "") -> shapes.Struck:
    """OUT-05.5, OUT-10.4  What one shelter suffers from it each morning, and whether it could pay tonight."""
    state = table.state
    shelter = state.shelters[seat]
    kind = HARM[card]
    spared = is_spared(shelter, card)
    amount = 0 if spared else HARM_DONE[card][table.seats]
    tokens, survivors, radiation = pending(table, seat) if turn == "now" else losses(shelter, card, amount)
    strongest = amount if kind == "cap_strength" and amount else max(STRENGTH)
    return {
        "who": name_of(seat),
        "immune": spared,
        "tokens": tokens,
        "survivors": survivors,
        "radiation": radiation,
        "nearby": nearby(state, seat, card),
        "weaker": [SQUADS[squad] for squad, strength in enumerate(STRENGTH) if strength > strongest],
        "meat": amount if kind == "hunt_yield" else 0,
        "endurance": amount if kind == "prey_endurance" else 0,
        "has": towards(shelter, card),
        "pays": could_pay(shelter, card),
        "staff": has_staff(shelter),
        "turn": turn,
    }


def is_spared(shelter: Shelter, card: int) -> bool:
    """OUT-19.9  A full Bulwark keeps out what would strike a shelter or its people, not what strikes zones."""
    return is_immune(shelter) and (HARM[card] in PERSONAL or HARM[card] in LASTING)


def has_staff(shelter: Shelter) -> bool:
    return ready(shelter, CRISIS_STAFF) >= 0


def could_pay(shelter: Shelter, card: int) -> bool:
    """OUT-10.4, OUT-19.3  Is there enough for it in the stores tonight, with a ready Crisis Staff if need be?"""
    ways = range(len(WAYS)) if has_staff(shelter) else (FULL,)
    return any(is_affordable(shelter, card, way) for way in ways)


def losses(shelter: Shelter, card: int, amount: int) -> tuple[int, int, int]:
    """OUT-18.8 to OUT-18.11  Tokens, survivors and steps of radiation: those past the top cost survivors too."""
    kind = HARM[card]
    if not amount or kind not in PERSONAL:
        return 0, 0, 0
    people = all_survivors(shelter)
    if kind == "lose_survivor":
        return 0, min(amount, people), 0
    if kind == "radiation":
        steps = min(amount, TRACK_TOP - shelter.radiation)
        return 0, min(amount - steps, people), steps
    tokens = min(amount, number_of(shelter, TAKEN[card]))
    return tokens, min(IF_SHORT[card], people) if tokens < amount else 0, 0


def pending(table: Table[State], seat: Seat) -> tuple[int, int, int]:
    """OUT-05.5  What a shelter that is being struck has still to give: radiation has risen before anybody is asked."""
    tokens = sum(step.amount for step in table.agenda if isinstance(step, PayTokens) and step.seat == seat)
    lost = sum(step.left for step in table.agenda if isinstance(step, LoseSurvivor) and step.seat == seat)
    due = sum(step.lost for step in table.agenda if isinstance(step, LoseSurvivors) and step.seat == seat)
    return tokens, lost + due, 0


def nearby(state: State, seat: Seat, card: int) -> dict[str, list[str]]:
    """OUT-18.1 to OUT-18.5  Whose gathering or search it spoils: the squads that are in its zones, or could come."""
    return {
        ZONES[zone]: [name for squad, name in enumerate(SQUADS) if is_near(state, seat, squad, zone)]
        for zone in STRUCK_ZONES[card]
    }


def is_near(state: State, seat: Seat, squad: int, zone: int) -> bool:
    """OUT-06.8  Does it stand there, or may it still go there today?"""
    shelter = state.shelters[seat]
    if shelter.zones[squad] == zone:
        return True
    return not shelter.active >> squad & 1 and zone in destinations(state, seat, squad)


def towards(shelter: Shelter, card: int) -> int:
    """OUT-10.4  How many of the tokens that end a disaster are there."""
    food, materials, ammo = price_of(card, FULL)
    return (
        min(food, sum(printed_food(shelter, card)))
        + min(materials, sum(printed_materials(shelter, card)))
        + min(ammo, shelter.stores[AMMO])
    )
