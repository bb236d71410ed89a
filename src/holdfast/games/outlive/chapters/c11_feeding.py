"""OUT-11  Night, step 2: everybody eats, or somebody is lost."""

from __future__ import annotations

from holdfast.games.outlive import events
from holdfast.games.outlive.chapters.c01_payments import ROOMS, ROWS, food_limits, payment, water_limits
from holdfast.games.outlive.chapters.c11_losses import LoseSurvivors
from holdfast.games.outlive.queries import name_of, row_bill, upkeep
from holdfast.games.outlive.state import Shelter, State
from holdfast.kernel.step import Seat, Step
from holdfast.kernel.table import Table


class Feeding(Step[State]):
    """OUT-11.1, OUT-11.2  Water for each airlock row, provisions of any kind for the rooms.

    The bill is fixed before anybody is lost (OUT-11.4). Rows come first, since nothing but water will do for them:
    so as little as possible stays unpaid, whatever mix the player chooses (OUT-R16).
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        shelter = table.state.shelters[self.seat]
        rows, rooms = row_bill(shelter), upkeep(shelter)
        water, food = meals(shelter)
        unmet = rows + rooms - water - food
        if unmet and not table.unheard():
            table.tell(events.WentHungry(name_of(self.seat), rooms, rows, unmet))
        table.then(
            *payment(self.seat, ROWS, water, water_limits(shelter)),
            FeedRooms(self.seat, food),
            LoseSurvivors(self.seat, unmet),
        )


def meals(shelter: Shelter) -> tuple[int, int]:
    """What the shelter can pay: water for the rows first, then provisions for the rooms."""
    water = min(row_bill(shelter), sum(water_limits(shelter)))
    return water, min(upkeep(shelter), sum(food_limits(shelter)) - water)


def shortfall(shelter: Shelter) -> int:
    """How much of tonight's bill would stay unpaid with what is there now."""
    return row_bill(shelter) + upkeep(shelter) - sum(meals(shelter))


class FeedRooms(Step[State]):
    """OUT-11.3  As far as provisions reach; nobody may starve survivors on purpose."""

    def __init__(self, seat: Seat, food: int) -> None:
        self.seat = seat
        self.food = food

    def run(self, table: Table[State]) -> None:
        shelter = table.state.shelters[self.seat]
        table.then_all(payment(self.seat, ROOMS, self.food, food_limits(shelter)))
