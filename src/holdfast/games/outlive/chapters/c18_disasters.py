"""OUT-18  Disaster cards: what each of the twelve does at the start of a day.

Sandstorm, Epizootic and Animal Mutations last all day: `queries.py` asks for them whenever they matter.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.outlive import catalogue, events
from holdfast.games.outlive.chapters.c01_payments import RAIDERS, RATS, PayTokens, limits_of
from holdfast.games.outlive.chapters.c11_losses import LoseSurvivors
from holdfast.games.outlive.pieces import (
    CITY_NAMES,
    CITY_OF,
    DISASTERS,
    HARM,
    HARM_DONE,
    TOKENS,
    WATER,
    ZONES,
    of_class,
)
from holdfast.games.outlive.queries import is_immune, name_of, turn_order
from holdfast.games.outlive.state import Shelter, State
from holdfast.games.outlive.verbs import irradiate, reveal_token
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table

STRUCK_ZONES: Final[list[list[int]]] = [
    [ZONES.index(zone) for zone in card.effect.zones] for card in catalogue.DISASTERS
]
TAKEN: Final[list[list[int]]] = [
    [kind for name in card.effect.classes for kind in of_class(name)] for card in catalogue.DISASTERS
]
"""For each disaster, the resources of which it takes some."""
IF_SHORT: Final[list[int]] = [card.effect.survivors_if_short for card in catalogue.DISASTERS]


class Strike(Step[State]):
    """OUT-05.3  An open disaster takes effect, for every player before the next card does (OUT-05.5)."""

    def __init__(self, disaster: int) -> None:
        self.disaster = disaster

    def run(self, table: Table[State]) -> None:
        kind = HARM[self.disaster]
        if kind == "remove_from_zone":
            strip_zones(table, self.disaster)
        elif kind == "reveal_search":
            bare_tokens(table, self.disaster)
        elif kind in ("radiation", "lose_tokens", "lose_survivor"):
            table.then_all([StrikeShelter(self.disaster, seat) for seat in turn_order(table.state)])


STRIKES: Final = [Strike(disaster) for disaster in range(len(DISASTERS))]


def strip_zones(table: Table[State], disaster: int) -> None:
    """OUT-18.1 to OUT-18.4  Tokens off each zone's stock, which never goes below 0 (OUT-18.6)."""
    state = table.state
    for zone in STRUCK_ZONES[disaster]:
        lost = min(HARM_DONE[disaster][table.seats], state.stock[zone])
        state.stock[zone] -= lost
        if not table.unheard():
            table.tell(events.ZoneStripped(DISASTERS[disaster], ZONES[zone], lost))


def bare_tokens(table: Table[State], disaster: int) -> None:
    """OUT-18.5  Search tokens are revealed in each city, and nobody gains them."""
    state = table.state
    for zone in STRUCK_ZONES[disaster]:
        city = CITY_OF[zone]
        bared = min(HARM_DONE[disaster][table.seats], len(state.search[city]))
        tokens = [TOKENS[reveal_token(table, city)] for _ in range(bared)]
        if not table.unheard():
            table.tell(events.TokensBared(DISASTERS[disaster], CITY_NAMES[city], tokens))


class StrikeShelter(Step[State]):
    """OUT-05.5  One player's turn to suffer; a full Bulwark is looked at now."""

    def __init__(self, disaster: int, seat: Seat) -> None:
        self.disaster = disaster
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        shelter = table.state.shelters[self.seat]
        if is_immune(shelter):
            table.tell(events.ShelterSpared(name_of(self.seat), DISASTERS[self.disaster]))
            return
        amount = HARM_DONE[self.disaster][table.seats]
        kind = HARM[self.disaster]
        if kind == "radiation":
            # OUT-18.8: the airlock does not help; steps past the top cost survivors (OUT-12.3).
            table.then(LoseSurvivors(self.seat, irradiate(table, self.seat, amount)))
        elif kind == "lose_survivor":
            table.then(LoseSurvivors(self.seat, amount))
        else:
            self.rob(table, shelter, amount)

    def rob(self, table: Table[State], shelter: Shelter, amount: int) -> None:
        """OUT-18.9, OUT-18.10  Tokens of the owner's choice; too few: all of them, and one survivor (OUT-R18)."""
        is_rats = WATER in TAKEN[self.disaster]
        limits = limits_of(shelter, TAKEN[self.disaster], with_wells=is_rats)
        lost = min(amount, sum(limits))
        steps: list[Step[State]] = []
        if lost:
            steps.append(PayTokens(self.seat, self.seat, -1, RATS if is_rats else RAIDERS, lost, limits))
        if lost < amount:
            steps.append(LoseSurvivors(self.seat, IF_SHORT[self.disaster]))
        table.then_all(steps)
