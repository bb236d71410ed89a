"""Players who bring about each way a Doomsday can end. They know who is who: a golden play is no contest."""

from __future__ import annotations

import random
from typing import Any, Final

from golden.outlive_players import Mind, Said
from holdfast.api import Table
from holdfast.games.doomsday.pieces import HUMAN, MACHINE, OUTLAW, SEATS, TEAMS
from holdfast.games.doomsday.queries import team_of
from holdfast.kernel.sitting import Question

WINDOWS: Final = ("Beat", "DamageWindow")
AT_ONCE: Final = 0.9
"""So often nobody steps in."""
LIKED: Final = ("shoot", "arm", "rifle", "fire", "keep")
"""What a turn is best used for."""


def say(table: Table, mind: Mind, rng: random.Random) -> Said:
    """The next line: windows mostly run out; now and then somebody takes a word back."""
    asks = table.asking()
    if mind is idle or (is_window(table, asks) and rng.random() < AT_ONCE):
        return "clock", "time"
    if rng.random() < 0.05:
        able = [seat for seat in range(table.seats) if "undo" in table.rights(seat)]
        if able:
            return str(rng.choice(able)), "undo"
    ask = rng.choice(asks)
    return str(ask.seat), mind(table, ask, rng)


def is_window(table: Table, asks: list[Question]) -> bool:
    """Is everybody asked at once, unseen?"""
    return all(ask.kind in WINDOWS or "pass" in ask.options or "withdraw" in ask.options for ask in asks)


def idle(table: Table, ask: Question, rng: random.Random) -> str:
    """Says nothing at all."""
    return ask.default


class Plot:
    """All help one side to win: nobody aims at it, and only its members save themselves."""

    def __init__(self, team: str) -> None:
        self.team = team

    def __call__(self, table: Table, ask: Question, rng: random.Random) -> str:
        state: Any = table.sitting.table.state
        chosen = self.spared(state)
        if ask.kind == "AnswerShot":
            cards = [word for word in ask.options if word != "damage"]
            return rng.choice(cards) if ask.seat in chosen and cards else "damage"
        targets = [word for word in ask.options if word.split()[0] in SEATS]
        if targets:
            return self.target(state, targets, chosen, rng)
        liked = [word for word in LIKED if word in ask.options]
        return liked[0] if liked and rng.random() < 0.8 else rng.choice(ask.options)

    def spared(self, state: Any) -> list[int]:
        """The side; of the outlaws, who win alone, one."""
        seats = [seat for seat in range(len(state.players)) if TEAMS[team_of(state, seat)] == self.team]
        living = [seat for seat in seats if state.players[seat].alive]
        return living[:1] if self.team == TEAMS[OUTLAW] else seats

    def target(self, state: Any, targets: list[str], chosen: list[int], rng: random.Random) -> str:
        """Somebody else; machines first where one outlaw is to be left, for the last human's death is the machines'."""
        fair = [word for word in targets if not {SEATS.index(one) for one in word.split() if one in SEATS} & {*chosen}]
        if self.team == TEAMS[OUTLAW]:
            others = [word for word in fair if team_of(state, SEATS.index(word.split()[0])) != HUMAN]
            machines = [word for word in others if team_of(state, SEATS.index(word.split()[0])) == MACHINE]
            fair = machines or others or fair
        return rng.choice(fair or targets)


human, machine, outlaw, legion, fallen = (Plot(team) for team in TEAMS)
