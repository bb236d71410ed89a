"""What a choice would lead to, from what its seat can see: shown to a player who has not decided yet."""

from __future__ import annotations

from holdfast.games.doomsday.chapters.c05_words import Sentence
from holdfast.games.doomsday.chapters.c06_actions import PEEK, SHOOT
from holdfast.games.doomsday.chapters.c07_shooting import AnswerShot, Bear, Show
from holdfast.games.doomsday.chapters.c07_words import ready
from holdfast.games.doomsday.chapters.c08_using import UseCard
from holdfast.games.doomsday.chapters.c15_damage import Defend
from holdfast.games.doomsday.chapters.c15_words import Picked, seat_in, slot_in
from holdfast.games.doomsday.chapters.c16_weapons import aimed_weapons, moved_on
from holdfast.games.doomsday.dangers import dangers
from holdfast.games.doomsday.pieces import HARM, PROGRAMS, ROLE, SEATS, SPARED_BY_ROLE, WEAPON_NAMES, WEAPON_OF
from holdfast.games.doomsday.queries import (
    clockwise,
    hidden_roles,
    hidden_sides,
    holder_of,
    knows_card,
    number_of,
    targets_of,
    unseen,
)
from holdfast.games.doomsday.state import State
from holdfast.games.doomsday.verbs.changes import face_of
from holdfast.kernel.game import COST, Fact
from holdfast.kernel.play import question
from holdfast.kernel.step import Choice, Seat
from holdfast.kernel.table import Table


def forecast(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    """What it costs, whom it hits and what they may do; then what a beginner would regret."""
    return [*follows(table, seat, choice), *dangers(table, seat, choice)]


def follows(table: Table[State], seat: Seat, choice: Choice) -> list[Fact]:
    state, ask = table.state, question(table, seat)
    if isinstance(choice, Bear) and isinstance(ask, AnswerShot):
        left = state.players[seat].lives - suffered(state, seat, ask.harm(state))
        return [Fact("lives-left", {"n": max(0, left)}, "DOM-07.2", COST), Fact("only-hurt", {}, "DOM-07.2")]
    if isinstance(choice, Show) and isinstance(ask, AnswerShot):
        return shown(state, seat, choice.slots)
    if isinstance(choice, Picked) and isinstance(ask, Sentence) and ask.begun_with() is PEEK:
        return looked_at(state, seat, seat_in(choice.which), slot_in(choice.which))
    if choice is SHOOT:
        return [fact for weapon in ready(state, seat) for fact in shot(state, weapon)]
    if isinstance(choice, UseCard) and PROGRAMS[choice.kind] == "track_ip":
        return all_aims(state)
    if isinstance(choice, Defend):
        return [Fact("averts", {"who": SEATS[choice.seat], "n": state.harm[choice.seat] - 1}, "DOM-17.21")]
    return []


def suffered(state: State, seat: Seat, harm: int) -> int:
    """DOM-16.6  What is left of it for the Informant."""
    cap = number_of(state, seat, "cap_damage")
    return harm if cap < 0 else min(harm, cap)


def shown(state: State, seat: Seat, slots: tuple[int, ...]) -> list[Fact]:
    """DOM-07.2, DOM-07.3  The lives stay; what everybody learns, and what is left for the next shot."""
    faces = [face_of(state, seat, slot) for slot in slots]
    left = [slot for slot in [*hidden_sides(state, seat), *hidden_roles(state, seat)] if slot not in slots]
    return [
        Fact("lives-kept", {"n": state.players[seat].lives}, "DOM-07.2", COST),
        Fact("hidden-left", {"n": len(left)}, "DOM-07.3", COST),
        Fact("all-see", {"faces": faces}, "DOM-07.2"),
    ]


def looked_at(state: State, seat: Seat, of: Seat, slot: int) -> list[Fact]:
    """DOM-03.2, DOM-06.1  What the card may be, as far as this seat has seen the others; what the table sees."""
    if knows_card(state, seat, of, slot):
        found = [Fact("seen-before", {"face": face_of(state, of, slot)}, "DOM-06.1")]
    else:
        found = [Fact("one-of", unseen(state, seat), "DOM-03.2")] if slot < ROLE else []
    return [*found, Fact("look-is-seen", {}, "DOM-06.1")]


def shot(state: State, weapon: int) -> list[Fact]:
    """DOM-07.2, DOM-07.3  What each target can pay with."""
    kind = WEAPON_OF[weapon]
    found: list[Fact] = []
    for one in targets_of(state, weapon):
        slots = hidden_roles(state, one) if SPARED_BY_ROLE[kind] else hidden_sides(state, one)
        what = "may-show-role" if SPARED_BY_ROLE[kind] else "may-show-loyalty"
        name = what if slots else "must-pay"
        found.append(Fact(name, {"who": SEATS[one], "n": HARM[kind]}, "DOM-07.3"))
    return found


def all_aims(state: State) -> list[Fact]:
    """DOM-17.29  Every aim moves, not only the one that is meant."""
    found: list[Fact] = []
    for weapon in aimed_weapons(state, clockwise(state)):
        at = [SEATS[one] for one in moved_on(state, holder_of(state, weapon), weapon) if one >= 0]
        about: dict[str, str | int | bool | list[str]] = {"who": SEATS[holder_of(state, weapon)], "at": at}
        found.append(Fact("moves-to", {**about, "weapon": WEAPON_NAMES[weapon]}, "DOM-17.29"))
    return found
