"""Pure questions about the state. Nothing here changes anything or spends dice."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.state import (
    BAIT,
    BAITS_IN_PLAY,
    BONUS,
    DRIFT_FROM_DAY,
    FLARE_BONUS,
    KIND_OF,
    KINDS,
    NAMES,
    RING,
    Fight,
    Sailor,
    State,
)
from holdfast.kernel.step import Seat


def name_of(state: State, seat: Seat) -> str:
    """The character this seat plays."""
    return NAMES[state.sailors[seat].character]


def seat_of(state: State, character: int) -> Seat:
    """The seat that plays this character, or -1 if it was taken out of the game at setup."""
    for seat, sailor in enumerate(state.sailors):
        if sailor.character == character:
            return seat
    return -1


# -- LIF-03.3: conscious, unconscious, dead -----------------------------------------------------


def is_conscious(sailor: Sailor) -> bool:
    """LIF-03.3  Fewer wounds than strength."""
    return sailor.wounds < sailor.strength and not sailor.swept


def is_alive(sailor: Sailor) -> bool:
    """LIF-20.1  In the boat, with no more wounds than strength."""
    return sailor.wounds <= sailor.strength and not sailor.swept


def status_of(sailor: Sailor) -> str:
    """LIF-03.3  As the status cards name it."""
    if sailor.swept:
        return "swept_away"
    if sailor.wounds < sailor.strength:
        return "conscious"
    return "unconscious" if sailor.wounds == sailor.strength else "dead_in_boat"


def conscious(state: State) -> list[Seat]:
    """The conscious, bow to stern."""
    return [seat for seat in state.boat if is_conscious(state.sailors[seat])]


def others_in_boat(state: State, seat: Seat) -> list[Seat]:
    """Everybody else in the boat, in any state."""
    return [other for other in state.boat if other != seat]


def anybody_alive(state: State) -> bool:
    """LIF-18.2"""
    return any(is_alive(state.sailors[seat]) for seat in state.boat)


# -- cards ----------------------------------------------------------------------------------------


def find(cards: list[int], kind: int) -> int:
    """A card of this kind among these, or -1."""
    for card in cards:
        if KIND_OF[card] == kind:
            return card
    return -1


def mask_of_kinds(cards: list[int]) -> int:
    """The kinds among these cards, as a set."""
    mask = 0
    for card in cards:
        mask |= 1 << KIND_OF[card]
    return mask


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds among these cards, each once, in the order of the catalogue. One list serves all: do not change it."""
    mask = mask_of_kinds(cards)
    kinds = KINDS_OF_MASK[mask]
    if not kinds:
        kinds = [kind for kind in range(len(KINDS)) if mask >> kind & 1]
        KINDS_OF_MASK[mask] = kinds
    return kinds


KINDS_OF_MASK: Final[list[list[int]]] = [[]] * (1 << len(KINDS))
"""What `kinds_in` has answered before, by the mask of the kinds."""


def count(cards: list[int], kind: int) -> int:
    """How many of these cards are of this kind."""
    found = 0
    for card in cards:
        if KIND_OF[card] == kind:
            found += 1
    return found


def has_all(cards: list[int], kinds: list[int]) -> bool:
    """Is there a card for each of these kinds?"""
    held = [KIND_OF[card] for card in cards]
    return all(held.count(kind) >= kinds.count(kind) for kind in kinds)


def spell(cards: list[int]) -> list[str]:
    """The names of these cards, in the order of the catalogue."""
    return spell_kinds([KIND_OF[card] for card in cards])


def spell_kinds(kinds: list[int]) -> list[str]:
    """The names of cards of these kinds, in the order of the catalogue."""
    return [KINDS[kind] for kind in sorted(kinds)]


def holds(sailor: Sailor, kind: int) -> bool:
    """Has this sailor a card of this kind, open or closed?"""
    return find(sailor.open, kind) >= 0 or find(sailor.closed, kind) >= 0


def wears_ring(sailor: Sailor) -> bool:
    """LIF-15.6  Does the life ring lie open before this sailor?"""
    return find(sailor.open, RING) >= 0


def open_before(state: State, kind: int) -> Seat:
    """The seat before which the (single) card of this kind lies open, or -1."""
    for seat in state.boat:
        if find(state.sailors[seat].open, kind) >= 0:
            return seat
    return -1


def baits_are_gone(state: State) -> bool:
    """Is every shark bait known to be out of the game?"""
    return count(state.gone, BAIT) == BAITS_IN_PLAY


# -- fights (LIF-10.5) ----------------------------------------------------------------------------


def weapons_of(sailor: Sailor) -> int:
    """The bonus of every weapon that lies open before this sailor."""
    bonus = 0
    for card in sailor.open:
        bonus += BONUS[KIND_OF[card]]
    return bonus


def visible_strength(sailor: Sailor) -> int:
    """LIF-03.8  Wounds never lower strength in a fight."""
    return sailor.strength + weapons_of(sailor)


def side_total(state: State, members: int, flares: int) -> int:
    """LIF-10.5  Strength of each member, every open weapon before them, and the flares they fired."""
    total = flares * FLARE_BONUS
    for seat, sailor in enumerate(state.sailors):
        if members >> seat & 1:
            total += visible_strength(sailor)
    return total


def totals(state: State, fight: Fight) -> tuple[int, int]:
    """The running totals of attackers and victims."""
    return (
        side_total(state, fight.attackers, fight.attackers_flares),
        side_total(state, fight.victims, fight.victims_flares),
    )


# -- evening ---------------------------------------------------------------------------------------


def navigator(state: State) -> Seat:
    """LIF-13.2  The conscious character nearest the stern, or -1."""
    awake = conscious(state)
    return awake[-1] if awake else -1


def is_adrift(state: State) -> bool:
    """LIF-R28  Has the current taken the boat?"""
    return state.day >= DRIFT_FROM_DAY
