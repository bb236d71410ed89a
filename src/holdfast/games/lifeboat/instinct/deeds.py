"""The day: which action serves best."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.chapters.c07_rowing import Row
from holdfast.games.lifeboat.chapters.c08_demands import ChangeSeats, Rob
from holdfast.games.lifeboat.chapters.c09_stealing import Steal
from holdfast.games.lifeboat.chapters.c11_special_cards import FireFlare, UseMedkit, UseParasol
from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.instinct.evening import all_cards
from holdfast.games.lifeboat.instinct.fights import demand
from holdfast.games.lifeboat.instinct.mind import Mind
from holdfast.games.lifeboat.instinct.odds import DEALT, ROWERS_RATE, best_of
from holdfast.games.lifeboat.instinct.provisions import best_loot, blind_gain, held, loss, shade, water
from holdfast.games.lifeboat.instinct.seating import seat_worth, steers_from
from holdfast.games.lifeboat.instinct.tempers import ROW
from holdfast.games.lifeboat.queries import navigator, seat_of
from holdfast.games.lifeboat.state import FLARE, FLARE_SHOWS, GULL, GULLS_TO_LAND, MEDKIT, OAR_SHOWS, ROW_DRAW, WATER
from holdfast.kernel.step import Choice

KIT_KEEPS: Final = 0.4
"""How much of a medical kit's worth stays if it is kept for later."""
OAR_SHOWN: Final = 0.1
"""What it costs to show an oar."""
JOY: Final[float] = NUMBERS.row.joy
STEERS: Final[float] = NUMBERS.row.steers
LEADS: Final[float] = NUMBERS.row.leads
DRY: Final[float] = NUMBERS.row.dry
FADES: Final = NUMBERS.norm


class Day:
    """The actions of one turn, weighed; what they share is worked out once."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.cards = sorted(all_cards(mind))
        self.average = sum(self.cards) / len(self.cards)
        self.steers = steers_from(mind, mind.seat)
        self.here = seat_worth(mind, mind.seat)

    def weigh(self, choice: Choice) -> float:
        """LIF-06.3  What this action is worth; idling is worth nothing."""
        mind = self.mind
        state = mind.state
        if isinstance(choice, Row):
            return self.rowing(choice.oars)
        if isinstance(choice, Steal):
            return blind_gain(mind, seat_of(state, choice.of))
        if isinstance(choice, Rob):
            victim = seat_of(state, choice.of)
            return demand(mind, victim, best_loot(mind, victim))
        if isinstance(choice, ChangeSeats):
            other = seat_of(state, choice.of)
            return demand(mind, other, seat_worth(mind, other) - self.here)
        if isinstance(choice, UseMedkit):
            return mind.wounding(seat_of(state, choice.on), -1) - KIT_KEEPS * loss(mind, MEDKIT)
        if isinstance(choice, UseParasol):
            return shade(mind, seat_of(state, choice.before))
        if isinstance(choice, FireFlare):
            return self.flare()
        return 0.0

    def rowing(self, oars: int) -> float:
        """LIF-07  To see cards and say which count tonight, and to get the boat on; less half a thirst."""
        mind = self.mind
        stack = len(mind.state.row_stack)
        seen = ROW_DRAW + OAR_SHOWS * oars
        if self.steers:
            before = best_of(self.cards, stack) if stack else self.average
            better = best_of(self.cards, stack + seen) - before
        else:
            better = (best_of(self.cards, seen) - self.average) / (1 + stack)
        return better - self.tiredness() - OAR_SHOWN * oars + self.zeal()

    def zeal(self) -> float:
        """What it is worth besides to lend a hand."""
        mind = self.mind
        state = mind.state
        steers = navigator(state)
        zeal = JOY * mind.zeal(FADES.rowing) + ROW[mind.temper]
        if self.steers or (steers >= 0 and state.sailors[steers].character == mind.friend):
            zeal += STEERS
        if state.gulls == GULLS_TO_LAND - 1 and mind.leads():
            zeal += LEADS
        if not held(mind, WATER) and mind.own.strength - mind.own.wounds <= 2:
            zeal -= DRY
        return zeal

    def tiredness(self) -> float:
        """What it costs to have rowed: many evenings make rowers thirsty."""
        mind = self.mind
        if held(mind, WATER):
            return ROWERS_RATE * water(mind, held(mind, WATER) - 1)
        return -ROWERS_RATE * mind.wounding(mind.seat, 1)

    def flare(self) -> float:
        """LIF-11.5  Several cards' gulls at once, for one who wants to land."""
        came = FLARE_SHOWS * sum(GULL) / DEALT
        return came * self.mind.gull() - loss(self.mind, FLARE)
