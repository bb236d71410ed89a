"""One weight for each option of an open question: the greatest is what instinct would do."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.outlive.chapters.c01_payments import PayTokens
from holdfast.games.outlive.chapters.c02_choosing import ChooseLeader, FirstRoom, KeepRooms, SettleFirst
from holdfast.games.outlive.chapters.c06_movement import MoveSquad
from holdfast.games.outlive.chapters.c07_attacks import Defence, UseBat, UseDen
from holdfast.games.outlive.chapters.c08_actions import Act
from holdfast.games.outlive.chapters.c08_hunting import ChoosePrey, HuntPrey
from holdfast.games.outlive.chapters.c08_ship import TakeSurvivor
from holdfast.games.outlive.chapters.c10_night import ResolveDisaster
from holdfast.games.outlive.chapters.c11_losses import LoseSurvivor
from holdfast.games.outlive.chapters.c13_recruiting import RecruitSurvivors
from holdfast.games.outlive.chapters.c14_building import Improve
from holdfast.games.outlive.chapters.c15_repairs import RepairOne
from holdfast.games.outlive.chapters.c17_scoring import score_parts
from holdfast.games.outlive.chapters.c19_rooms import DrawTile
from holdfast.games.outlive.chapters.c20_equipment import UseFlashlight
from holdfast.games.outlive.chapters.c21_leaders import KeepTokens, NameStack
from holdfast.games.outlive.chapters.c22_placement import PlaceOne, PlaceSquad
from holdfast.games.outlive.instinct import founding, outing, shelter
from holdfast.games.outlive.instinct.mind import Mind
from holdfast.games.outlive.instinct.reasons import reason
from holdfast.games.outlive.state import State
from holdfast.kernel.game import Fact
from holdfast.kernel.play import question
from holdfast.kernel.policy import Policy, chance, share
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table

SPREAD: Final = 6.0
"""How many points of lead are one unit of log-odds."""


class Instinct(Policy[State]):
    """Weights are points."""

    def value(self, table: Table[State], seat: Seat) -> float:
        if table.result is not None:
            return share(table, seat)
        return chance([prospects(table.state, other) for other in range(table.seats)], seat, SPREAD)

    def reason(self, table: Table[State], seat: Seat, choice: Choice) -> Fact | None:
        return reason(Mind(table.state, seat), question(table, seat), choice)

    def weigh(self, table: Table[State], seat: Seat, ask: Ask[Any, Any], offered: list[Choice]) -> list[float]:
        if table.state.round == 0:
            return [weigh_founding(table.state, ask, choice) for choice in offered]
        mind = Mind(table.state, seat)
        return [weigh_one(mind, ask, choice) for choice in offered]


INSTINCT: Final = Instinct()


def prospects(state: State, seat: Seat) -> float:
    """The score now, and what lies in the stores."""
    mind = Mind(state, seat)
    points = float(sum(score_parts(state.shelters[seat]).values()))
    for kind, number in enumerate(state.shelters[seat].stores):
        points += 0.3 * min(number, 6) if kind else 0.1 * number
    return points - 0.3 * max(0, mind.bill() - mind.provisions())


def weigh_founding(state: State, ask: Ask[Any, Any], choice: Choice) -> float:
    """Set-up."""
    match ask:
        case KeepRooms():
            return founding.weigh_drop(choice)
        case FirstRoom():
            return founding.weigh_first_room(choice)
        case SettleFirst():
            return founding.weigh_settling(choice, ask.room)
        case ChooseLeader():
            return founding.weigh_leader(choice)
        case NameStack():
            return founding.weigh_stack(state, choice)
        case KeepTokens():
            return founding.weigh_token(choice)
        case PlaceSquad() | PlaceOne():
            return founding.weigh_place(choice)
    return 0.0


def weigh_one(mind: Mind, ask: Ask[Any, Any], choice: Choice) -> float:
    """By day and by night."""
    match ask:
        case MoveSquad():
            return outing.weigh_move(mind, choice)
        case Act():
            return outing.weigh_deed(mind, choice)
        case PayTokens():
            return shelter.weigh_payment(mind, ask, choice)
        case LoseSurvivor():
            return shelter.weigh_loss(mind, choice)
        case Improve():
            return shelter.weigh_work(mind, choice)
        case RepairOne():
            return shelter.weigh_repair(mind, choice)
        case RecruitSurvivors():
            return shelter.weigh_recruits(mind, choice)
        case ResolveDisaster():
            return shelter.weigh_disaster(mind, choice)
    return weigh_rare(mind, ask, choice)


def weigh_rare(mind: Mind, ask: Ask[Any, Any], choice: Choice) -> float:
    """What comes up now and then."""
    match ask:
        case TakeSurvivor():
            return outing.weigh_bed(mind, choice)
        case Defence():
            return outing.weigh_defence(mind, choice)
        case UseBat() | UseDen():
            return outing.weigh_boldness(choice)
        case UseFlashlight():
            return outing.weigh_light(mind, choice)
        case ChoosePrey():
            return outing.weigh_prey(mind, choice)
        case HuntPrey():
            return outing.weigh_aim(mind, choice)
        case DrawTile():
            return shelter.weigh_draw(mind, choice)
    return 0.0
