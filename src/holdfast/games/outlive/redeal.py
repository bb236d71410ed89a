"""Deal anew what a seat cannot know: dealt hands, stacks, face-down disasters, and what left the game unseen."""

from __future__ import annotations

from holdfast.games.outlive.state import State
from holdfast.kernel.dice import Dice
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table


def redeal(table: Table[State], seat: Seat | None, dice: Dice) -> None:
    """In place. Reads nothing but who knows what."""
    state = table.state
    known = state.known
    me = -1 if seat is None else seat
    known.rooms.redeal([state.room_box, *(shelter.dealt_rooms for shelter in state.shelters)], me, dice)
    known.leaders.redeal([state.leader_box, *(shelter.dealt_leaders for shelter in state.shelters)], me, dice)
    known.disasters.redeal([state.convoy, state.disaster_box], me, dice)
    known.equipment.redeal(state.equipment, me, dice)
    known.prey.redeal([*state.prey, state.prey_box], me, dice)
    for city, stack in enumerate(state.search):
        known.search[city].redeal([stack], me, dice)
