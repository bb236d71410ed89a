"""DOM-04.1, DOM-DP33  What players can claim of each other, and how that agrees with what one of them knows."""

from __future__ import annotations

from holdfast.games.doomsday.pieces import (
    COLOUR,
    LEGION,
    LOYALTIES,
    LOYALTY_OF,
    ROLE,
    ROLES,
    SEATS,
    SLOTS,
    TEAMS,
)
from holdfast.games.doomsday.queries import is_open, knows_card, living, others_of, team_of
from holdfast.games.doomsday.state import OUT, State
from holdfast.games.doomsday.verbs.changes import face_of
from holdfast.games.doomsday.views import slots_of
from holdfast.kernel.game import DANGER, Fact
from holdfast.kernel.step import Seat


def sayable(state: State, seat: Seat, place: str, named: dict[str, str]) -> list[str]:
    """What fits a place; by what everybody sees alone, so that no menu tells anything."""
    if place == "about":
        return [SEATS[one] for one in sorted(living(state))]
    if place in ("whom", "target"):
        return [SEATS[one] for one in sorted(others_of(state, seat)) if SEATS[one] not in named.values()]
    if place == "team":
        return TEAMS if state.mode.legion else TEAMS[:LEGION]
    if place == "role":
        return [role for card, role in enumerate(ROLES) if state.role_class[card] != OUT]
    if place == "card":
        return [SLOTS[slot] for slot in slots_of(state, SEATS.index(named["about"]))]
    if place == "face":
        return faces(state, SLOTS.index(named["card"]))
    return []


def faces(state: State, slot: int) -> list[str]:
    """Of a role its colour, which is what counts; of a loyalty card its kind, of those in the game."""
    if slot >= ROLE:
        return TEAMS[:LEGION]
    pool = [*state.loyal, *state.loyal_box]
    return [name for at, name in enumerate(LOYALTIES) if any(LOYALTY_OF[card] == at for card in pool)]


def check(state: State, seat: Seat, saying: str, named: dict[str, str]) -> Fact | None:
    """Does this player know better? Only what was seen or told for sure counts, and only as long as it must hold."""
    about = SEATS.index(named["about"])
    if saying == "team":
        return check_team(state, seat, about, named["team"])
    slot = ROLE if saying == "role" else SLOTS.index(named["card"])
    if slot not in slots_of(state, about):
        # Who led a team then does so no more: the second card has gone elsewhere.
        return None
    if about != seat and not is_open(state, about, slot) and not knows_card(state, seat, about, slot):
        return None
    face = face_of(state, about, slot)
    counts = TEAMS[COLOUR[ROLES.index(face)]] if saying == "card" and slot >= ROLE else face
    return verdict(counts == named["role" if saying == "role" else "face"], counts, "DOM-06.1")


def check_team(state: State, seat: Seat, about: Seat, team: str) -> Fact | None:
    """DOM-02.4  The own team is known; another's, if a card has told it and nothing has changed since."""
    if about == seat:
        mine = TEAMS[team_of(state, seat)]
        return verdict(mine == team, mine, "DOM-02.4")
    for truth in state.truths:
        if truth.about == about and truth.seats >> seat & 1 and (truth.holds or TEAMS[truth.team] == team):
            if not truth.holds:
                return Fact("not", {"face": team}, "DOM-02.4", DANGER)
            return verdict(TEAMS[truth.team] == team, TEAMS[truth.team], "DOM-02.4")
    return None


def verdict(agrees: bool, face: str, rule: str) -> Fact:
    return Fact("same", {"face": face}, rule) if agrees else Fact("other", {"face": face}, rule, DANGER)
