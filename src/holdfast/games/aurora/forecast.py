"""What a choice would lead to, from what everybody can see: shown to a player who has not decided yet."""

from __future__ import annotations

from holdfast.games.aurora.chapters.c03_blows import Mark, Sicken
from holdfast.games.aurora.chapters.c05_scouting import Rest
from holdfast.games.aurora.chapters.c08_contamination import Infect
from holdfast.games.aurora.chapters.c13_movement import Depart, free_speed
from holdfast.games.aurora.pieces import EMPTY, FUEL, NAMES, SURVIVOR
from holdfast.games.aurora.queries import skill_at
from holdfast.games.aurora.state import State
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.step import Choice, Seat


def forecast(state: State, seat: Seat, choice: Choice) -> list[Fact]:
    """Who would die, what would be lost, how far the fuel goes."""
    player = state.players[seat]
    if isinstance(choice, Infect | Sicken) and choice.card in player.crew:
        if skill_at(player, player.crew.index(choice.card)) <= 1:
            return [Fact("dies", {"survivor": NAMES[choice.card]}, "AUR-08.3", DANGER)]
    elif isinstance(choice, Mark) and 0 <= choice.content < EMPTY:
        if choice.content == SURVIVOR:
            return [Fact("survivor_lost", {}, "AUR-03.6", DANGER)]
        return [Fact("token_lost", {}, "AUR-03.6", COST)]
    elif isinstance(choice, Rest) and choice.card in player.crew:
        return [Fact("repairs", {"n": skill_at(player, player.crew.index(choice.card))}, "AUR-05.12")]
    elif isinstance(choice, Depart):
        left = player.load[FUEL] - (0 if choice.item else 1)
        return [
            Fact("speed", {"n": free_speed(state, seat)}, "AUR-13.4"),
            Fact("fuel_left", {"n": left}, "AUR-13.3", COST),
        ]
    return []
