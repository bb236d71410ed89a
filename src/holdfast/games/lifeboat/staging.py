"""The staged table of the first lesson: two days from shore, with every card where the lesson needs it."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat import events
from holdfast.games.lifeboat.chapters.c03_days import Dawn
from holdfast.games.lifeboat.queries import find
from holdfast.games.lifeboat.state import KIND_OF, KINDS, NAMES, NAVIGATION, Sailor, State
from holdfast.kernel.step import ALL
from holdfast.kernel.table import Table


class Seated:
    """One of the four: what lies before them, and whom they love and hate."""

    def __init__(self, who: str, wounds: int, closed: list[str], open_: list[str], friend: str, enemy: str) -> None:
        self.who = who
        self.wounds = wounds
        self.closed = closed
        self.open = open_
        self.friend = friend
        self.enemy = enemy


SEATED: Final = [
    Seated("snob", 1, ["knife", "water"], ["painting_large"], "kid", "bosun"),
    Seated("milady", 1, ["cash", "oar"], [], "bosun", "kid"),
    Seated("bosun", 7, ["water", "cash"], [], "milady", "snob"),
    Seated("kid", 0, ["cash", "parasol"], [], "snob", "milady"),
]
"""By seat; the learner's is the first."""
BENCHES: Final = ["milady", "snob", "bosun", "kid"]
GONE: Final = ["life_ring", "shark_bait", "shark_bait", "compass", "water", "water", "water"]
"""So nobody is asked about rescue, bait or compass."""
PROVISIONS: Final = ["medkit", "water", "cash", "club", "water", "painting_small", "medkit"]
NAVIGATION_TOP: Final = ["39", "24", "26", "41"]
"""From the top."""
DAYS_GONE: Final = 3
GULLS: Final = 2


def stage(table: Table[State]) -> None:
    """LIF-02  As after three days; what no step of the lesson names is shuffled."""
    state = table.state
    box = list(range(len(KIND_OF)))
    state.gone = [take(box, kind) for kind in GONE]
    for seat, one in enumerate(SEATED):
        sailor = Sailor(
            NAMES.index(one.who), [take(box, kind) for kind in one.closed], [take(box, kind) for kind in one.open]
        )
        sailor.wounds = one.wounds
        state.sailors.append(sailor)
        state.friends.append(NAMES.index(one.friend))
        state.enemies.append(NAMES.index(one.enemy))
        state.provisions_known.look(sailor.closed, 1 << seat)
        table.tell(events.RoleDealt(seat, one.who))
    state.provisions_known.look(state.gone + [card for sailor in state.sailors for card in sailor.open], ALL)
    for seat, one in enumerate(SEATED):
        state.friends_known.look([state.friends[seat]], 1 << seat)
        state.enemies_known.look([state.enemies[seat]], 1 << seat)
        table.tell(events.BondsDealt(one.friend, one.enemy), 1 << seat)
    state.boat = [[one.who for one in SEATED].index(who) for who in BENCHES]
    top = [take(box, kind) for kind in PROVISIONS]
    table.dice.shuffle(box)
    state.deck = box + top[::-1]
    chart = [NAVIGATION.index(card) for card in NAVIGATION_TOP]
    rest = [card for card in range(len(NAVIGATION)) if card not in chart]
    table.dice.shuffle(rest)
    state.chart = rest + chart[::-1]
    state.day, state.gulls = DAYS_GONE, GULLS
    table.then(Dawn())


def take(box: list[int], kind: str) -> int:
    """A card of this kind, out of the box."""
    card = find(box, KINDS.index(kind))
    box.remove(card)
    return card
