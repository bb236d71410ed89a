"""What a beginner regrets: said with the choice, before it is made, from what its seat can see."""

from __future__ import annotations

from typing import Any

from holdfast.games.doomsday.chapters.c05_words import END, OWN_TURN, Sentence
from holdfast.games.doomsday.chapters.c06_actions import ACTIONS, AIM, ARM, SHOOT, TAKE_ROCKET, is_offered
from holdfast.games.doomsday.chapters.c06_aim import ChooseAim
from holdfast.games.doomsday.chapters.c07_shooting import AnswerShot, Bear, Show
from holdfast.games.doomsday.chapters.c07_words import ready
from holdfast.games.doomsday.chapters.c08_drawing import counted, limit
from holdfast.games.doomsday.chapters.c15_words import Picked, aims_in
from holdfast.games.doomsday.pieces import FIRES, HUMAN, MACHINE, OUTLAW, ROLE, ROLES, SEATS
from holdfast.games.doomsday.queries import cards_seen, known_team, others_of, targets_of, team_of
from holdfast.games.doomsday.state import State
from holdfast.kernel.game import COST, DANGER, Fact
from holdfast.kernel.play import question
from holdfast.kernel.step import Ask, Choice, Seat
from holdfast.kernel.table import Table


def dangers(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """Most choices have none."""
    state, ask = table.state, question(table, seat)
    if isinstance(ask, AnswerShot):
        return under_fire(state, seat, ask, choice)
    if choice is END and isinstance(ask, Sentence) and ask.moment == OWN_TURN:
        return left_undone(table, seat)
    if choice is SHOOT:
        targets = [one for weapon in ready(state, seat) for one in targets_of(state, weapon)]
        return [*at_whom(state, seat, targets), *last_human(state, seat)]
    if isinstance(choice, Picked) and is_aiming(ask):
        return at_whom(state, seat, [one for one in aims_in(choice.which) if one >= 0])
    return []


def is_aiming(ask: Ask[Any, Any] | None) -> bool:
    """Does a word of this question name a target? A weapon is named by its kind before it is aimed."""
    if isinstance(ask, ChooseAim):
        return True
    if not isinstance(ask, Sentence):
        return False
    begun = ask.begun_with()
    if begun is TAKE_ROCKET or begun is AIM:
        return True
    return begun is ARM and len(ask.said) % 2 == 0


def at_whom(state: State, seat: Seat, targets: list[Seat]) -> list[Fact]:
    """DOM-02.6  At one's own side, as far as one knows; or at somebody of whom one knows nothing."""
    found: list[Fact] = []
    mine = team_of(state, seat)
    for one in targets:
        team = known_team(state, seat, one)
        if team == mine and mine != OUTLAW:
            found.append(Fact("own-side", {"who": SEATS[one]}, "DOM-02.6", DANGER))
        elif team < 0 and not cards_seen(state, seat, one):
            found.append(Fact("unknown", {"who": SEATS[one]}, "DOM-06.1", COST))
    return found


def last_human(state: State, seat: Seat) -> list[Fact]:
    """DOM-12.2  An outlaw who helps to kill the last human gives the game to the machines."""
    teams = [known_team(state, seat, one) for one in others_of(state, seat)]
    may_be_last = teams.count(HUMAN) <= 1 and len(teams) > 1 and teams.count(MACHINE) < len(teams)
    return [Fact("last-human", {}, "DOM-12.2", COST)] if team_of(state, seat) == OUTLAW and may_be_last else []


def under_fire(state: State, seat: Seat, ask: AnswerShot, choice: Choice) -> list[Fact]:
    """DOM-04.5, DOM-09.1  The last life; or a role that does something when it is opened."""
    player = state.players[seat]
    if isinstance(choice, Bear) and player.lives <= ask.harm(state):
        return [Fact("last-life", {}, "DOM-04.5", DANGER)]
    if isinstance(choice, Show):
        roles = [player.roles[slot - ROLE] for slot in choice.slots if slot >= ROLE]
        return [Fact("fires", {"role": ROLES[card]}, "DOM-09.1") for card in roles if FIRES[card]]
    return []


def left_undone(table: Table[State], seat: Seat) -> list[Fact]:
    """DOM-05.1, DOM-08.9  An action not taken, and programs that will have to go."""
    state = table.state
    found: list[Fact] = []
    if not state.turn.done and any(is_offered(table, seat, act) for act in ACTIONS):
        found.append(Fact("action-left", {}, "DOM-05.1", COST))
    over = counted(state.players[seat]) - limit(state)
    if over > 0:
        found.append(Fact("surplus", {"n": over}, "DOM-08.9", COST))
    return found
