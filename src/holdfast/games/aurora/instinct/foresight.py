"""A look ahead to the end of the own turn: each option played on by quick judgement, then what the convoy is worth."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora.chapters.c05_outing import ActNow, Boost, Go, PickTeam, Send
from holdfast.games.aurora.chapters.c05_scouting import Feed, TakeTurn
from holdfast.games.aurora.chapters.c06_actions import BarterFor
from holdfast.games.aurora.chapters.c06_upgrades import LeaveTrailer, MountDevice, ReplaceTrailer
from holdfast.games.aurora.chapters.c09_items import UseItem
from holdfast.games.aurora.chapters.c12_rest import FeedOne, UseRest
from holdfast.games.aurora.chapters.c13_driving import ChooseRoad, TakeCounter
from holdfast.games.aurora.chapters.c13_movement import Rouse, Scavenge, SpeedUp, Travel
from holdfast.games.aurora.chapters.c14_fire import OpenFire
from holdfast.games.aurora.chapters.c14_loot import AcceptLoot
from holdfast.games.aurora.chapters.c16_elimination import TurnEnd
from holdfast.games.aurora.instinct.teams import best_team
from holdfast.games.aurora.instinct.worth import outlook
from holdfast.games.aurora.state import State
from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import question, submit
from holdfast.kernel.policy import share
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table

MOST_WORDS: Final = 24
"""So many words of its own a turn can still have."""
VICTORY: Final = 40.0
GOES_ON: Final = 0.25
"""What a thing must gain to be done before the turn itself."""


def foresee(table: Table[State], seat: Seat, choice: Choice) -> float:
    """How it stands when the turn is over, or somebody else is asked."""
    after = table.clone()
    forget_others(after)
    submit(after, seat, choice)
    for _ in range(MOST_WORDS):
        if after.result is not None:
            return VICTORY * (2.0 * share(after, seat) - 1.0)
        ask = question(after, seat)
        if ask is None or isinstance(ask, TakeTurn | Travel | OpenFire | UseRest | FeedOne):
            break
        submit(after, seat, quick(after, seat, ask))
    return outlook(after.state, seat)


def forget_others(table: Table[State]) -> None:
    """Nothing happens after the turn, or beside the own lane: what chance and others will do is not foreseen."""
    agenda = table.agenda
    for at in range(len(agenda) - 1, -1, -1):
        if isinstance(agenda[at], TurnEnd | Lanes):
            del agenda[:at]
            return


def quick(table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice:
    """A fair answer at once: the planned team, the road on, else what an absent player would say."""
    if isinstance(ask, PickTeam):
        offered = ask.options(table, seat)
        weights = [weigh_team(table.state, seat, choice) for choice in offered]
        return offered[weights.index(max(weights))]
    return ask.default(table, seat)


def weigh_team(state: State, seat: Seat, choice: Choice) -> float:
    """Send whom the plan names, feed as it says, then go."""
    outing = state.outing
    if outing is None:
        return 0.0
    team, food = best_team(state, seat, outing.slot, outing.team)
    missing = [card for card in team if card not in outing.team]
    if isinstance(choice, Send):
        return 5.0 if choice.card in missing else 0.0
    if isinstance(choice, Boost):
        return 4.0 if not missing and food else 0.1
    if isinstance(choice, Go):
        return 10.0 if not missing and not food else 1.0
    return 0.0


def weigh_by_foresight(table: Table[State], seat: Seat, offered: list[Choice]) -> list[float]:
    """What ends the turn is compared by its end; what comes before it is done if it gains something by itself."""
    now = outlook(table.state, seat)
    weights = [foresee(table, seat, choice) for choice in offered]
    ends = [weight for choice, weight in zip(offered, weights, strict=True) if not goes_on(choice)]
    best = max(ends) if ends else now
    return [
        best + weight - now - GOES_ON if goes_on(choice) else weight
        for choice, weight in zip(offered, weights, strict=True)
    ]


def goes_on(choice: Choice) -> bool:
    """Is the same question asked again after it?"""
    return isinstance(choice, Feed | Boost | UseItem | Rouse | Scavenge)


LOOKS_AHEAD: Final = (
    *(TakeTurn, ActNow, FeedOne, UseRest, Travel, SpeedUp, ChooseRoad, TakeCounter),
    *(ReplaceTrailer, LeaveTrailer, MountDevice, AcceptLoot, BarterFor),
)
"""Questions that are answered by looking to the end of the turn."""
