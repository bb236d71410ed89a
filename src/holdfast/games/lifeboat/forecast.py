"""What a choice would lead to, from what everybody can see: shown to a player who has not decided yet."""

from __future__ import annotations

from holdfast.games.lifeboat.chapters.c07_rowing import Row
from holdfast.games.lifeboat.chapters.c08_demands import ChangeSeats, Rob
from holdfast.games.lifeboat.chapters.c11_special_cards import UseMedkit
from holdfast.games.lifeboat.chapters.c17_thirst import GiveWater
from holdfast.games.lifeboat.queries import is_conscious, name_of, seat_of, totals
from holdfast.games.lifeboat.state import MEDKIT_HEALS, WATER_COVERS, Fight, State
from holdfast.kernel.game import COST, DANGER, Fact, Value
from holdfast.kernel.step import Choice, Seat


def forecast(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    if isinstance(choice, Rob | ChangeSeats):
        return demand(state, seat, seat_of(state, choice.of))
    if isinstance(choice, Row):
        return [Fact("tired", {}, "LIF-07.3", COST)]
    if isinstance(choice, UseMedkit):
        patient = seat_of(state, choice.on)
        left = max(0, state.sailors[patient].wounds - MEDKIT_HEALS)
        return [Fact("heals", {"who": name_of(state, patient), "wounds": left}, "LIF-11.2")]
    if isinstance(choice, GiveWater):
        thirsty = seat_of(state, choice.to)
        left = max(0, state.sailors[thirsty].thirst - WATER_COVERS)
        return [Fact("drinks", {"who": name_of(state, thirsty), "thirst": left}, "LIF-17.4")]
    return []


def demand(state: State, seat: Seat, of: Seat) -> list[Fact]:
    """LIF-08.2, LIF-08.4  Who lies unconscious cannot refuse; who refuses fights, and wins a tie."""
    if not is_conscious(state.sailors[of]):
        return [Fact("no-fight", {"who": name_of(state, of)}, "LIF-08.2")]
    attack, defence = totals(state, Fight(seat, of, 1 << seat, 1 << of))
    odds: dict[str, Value] = {"who": name_of(state, of), "attack": attack, "defence": defence}
    return [Fact("fight", odds, "LIF-10.7", "" if attack > defence else DANGER)]
