"""Pure questions about the table."""

from __future__ import annotations

from holdfast.games.journal.pieces import (
    ADJACENT,
    ALL_STAGES,
    BLOCKED,
    CATEGORIES,
    COLUMN,
    CRUCIAL,
    EMPATHY,
    FLOOR,
    GUARD_POST,
    HOOK,
    INVENTORY,
    ITEMS,
    OBSTACLE,
    RUBBLE,
    SHELTER_KIND,
    SKILL,
    SLEEP_FLOOR,
    SPACE_KIND,
    SPACES,
    TIMING,
    VALUE,
    WEIGHT,
    rule_sum,
)
from holdfast.games.journal.state import (
    COMING,
    HERE,
    ON_GUARD,
    RAID,
    SCAVENGING,
    State,
)

# -- the group -------------------------------------------------------------------------------------


def group(state: State) -> list[int]:
    """Every living member, also those who are still on the way."""
    return [who for who, one in enumerate(state.people) if one.where in (HERE, COMING)]


def at_home(state: State) -> list[int]:
    """Everybody in the shelter or of it: newcomers met outside are still on the way."""
    return [who for who, one in enumerate(state.people) if one.where == HERE]


def guards(state: State) -> list[int]:
    return [who for who, one in enumerate(state.people) if one.where == HERE and one.task == ON_GUARD]


def active(state: State) -> list[int]:
    """The members of the party who have neither died, left nor withdrawn."""
    trip = state.trip
    return [] if trip is None else [who for who in trip.party if who not in trip.withdrawn]


def present(state: State) -> list[int]:
    """JRN-03.9  Whom effects on those present concern."""
    if state.phase == SCAVENGING:
        return active(state)
    return guards(state) if state.phase == RAID else at_home(state)


def level(state: State, who: int, kind: int) -> int:
    return state.people[who].states[kind]


def has_skill(state: State, hook: str) -> bool:
    """JRN-19.7  Is somebody present who has this skill?"""
    return any(SKILL[who] == hook for who in present(state))


def blocked(state: State, who: int) -> int:
    """JRN-05.2  The mask of the stages that the states of a character block: dots never add up."""
    mask = 0
    for kind, at in enumerate(state.people[who].states):
        mask |= BLOCKED[kind][at]
    return mask


def can_act(state: State, who: int, stage: int) -> bool:
    """JRN-05.2, JRN-05.23  Do the dots leave this stage? After the third only three blocked actions stop one."""
    mask = blocked(state, who)
    return mask != ALL_STAGES if stage >= 3 else not mask >> stage & 1


def most_empathic(die: int, who: list[int]) -> list[int]:
    """JRN-03.8  Those whose empathy is equal to or higher than the result."""
    return [one for one in who if EMPATHY[one] >= die]


# -- items -----------------------------------------------------------------------------------------


def stock(state: State) -> list[int]:
    """The pile that effects give to and take from: the findings pile on a trip, storage otherwise."""
    return state.pile if state.phase == SCAVENGING else state.storage


def held(state: State, kinds: list[int]) -> int:
    """How many of these kinds lie in the current pile."""
    here = stock(state)
    return sum(here[kind] for kind in kinds)


def kinds_named(name: str) -> list[int]:
    return [ITEMS.index(name)] if name in ITEMS else CATEGORIES[name]


def worth(items: list[int]) -> int:
    """JRN-17.6  The value of all tokens of a pile."""
    return sum(n * VALUE[kind] for kind, n in enumerate(items))


def weight(items: list[int]) -> int:
    """JRN-08.15  What a pile weighs."""
    return sum(n * WEIGHT[kind] for kind, n in enumerate(items))


def room(state: State) -> int:
    """JRN-08.14  What all participants who are alive and in the group can carry, withdrawn ones too."""
    trip = state.trip
    if trip is None or not trip.party:
        return 0
    return sum(INVENTORY[who] for who in trip.party) + rule_sum(trip.location, "inventory_bonus")


def free_tools(state: State, tool: int) -> int:
    """JRN-05.4  Tools of this kind that are not laid on a card in this stage."""
    return state.storage[tool] - state.tools.count(tool)


# -- the shelter -----------------------------------------------------------------------------------


def is_barred(state: State, space: int) -> bool:
    """JRN-05.6, JRN-05.7  Does an obstacle lie here?"""
    card = state.lying[space]
    if card >= 0:
        return OBSTACLE[SHELTER_KIND[card]]
    return SPACE_KIND[space] == "breach" and not state.boarded >> space & 1


def reached(state: State) -> list[bool]:
    """JRN-05.6  The spaces that can be reached from Guard; an obstacle itself can, if its neighbour can."""
    found = [False] * len(SPACES)
    found[GUARD_POST] = True
    ahead = [GUARD_POST]
    while ahead:
        space = ahead.pop()
        if is_barred(state, space):
            continue
        for other in ADJACENT[space]:
            if not found[other]:
                found[other] = True
                ahead.append(other)
    return found


def is_empty(state: State, space: int) -> bool:
    """JRN-05.15, JRN-05.16  No card, no printed action, not Guard, not Sleep on the floor."""
    kind = SPACE_KIND[space]
    if kind not in ("empty", "shelter") or space in (GUARD_POST, SLEEP_FLOOR):
        return False
    return state.lying[space] < 0 and state.built[space] < 0


def is_remnant(state: State, space: int) -> bool:
    """JRN-05.11  Is only the rest of the rubble left?"""
    card = state.lying[space]
    return card >= 0 and SHELTER_KIND[card] == RUBBLE and state.points[space] > 0


def stands(state: State, fitting: int) -> bool:
    return fitting in state.built


def beside(state: State, space: int, fitting: int) -> bool:
    """JRN-05.18  Is this space next to that fitting, on the same floor?"""
    return any(
        one == fitting and FLOOR[at] == FLOOR[space] and abs(COLUMN[at] - COLUMN[space]) == 1
        for at, one in enumerate(state.built)
    )


def rubble_places(state: State) -> list[int]:
    """JRN-20.4  Spaces whose shelter card is gone and on which nothing stands."""
    return [
        space
        for space in range(len(SPACES))
        if SPACE_KIND[space] == "shelter" and state.lying[space] < 0 and state.built[space] < 0
    ]


def open_breaches(state: State) -> list[int]:
    """JRN-05.22"""
    return [at for at, kind in enumerate(SPACE_KIND) if kind == "breach" and not state.boarded >> at & 1]


def boards(state: State) -> list[int]:
    return [at for at in range(len(SPACES)) if state.boarded >> at & 1]


def passive(state: State, numbers: list[int]) -> int:
    """JRN-05.25  The sum of a passive rule over all built fittings, reachable or not."""
    return sum(numbers[one] for one in state.built if one >= 0)


# -- cards -----------------------------------------------------------------------------------------


def in_hand(state: State, hook: str) -> int:
    """A crucial action with this hook before the leader, or -1."""
    return next((card for card in state.hand if HOOK[card] == hook), -1)


def at_hand(state: State, name: str) -> int:
    """This crucial action, if it lies before the leader, or -1."""
    card = CRUCIAL.index(name)
    return card if card in state.hand else -1


def timed(state: State, timing: str) -> list[int]:
    """Crucial actions before the leader that are played at this moment."""
    return sorted([card for card in state.hand if TIMING[card] == timing])


def seat_name(seat: int) -> str:
    return f"player{seat + 1}"
