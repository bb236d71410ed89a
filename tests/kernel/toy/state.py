"""What lies on the toy's table."""

from __future__ import annotations

from holdfast.kernel.event import Event
from holdfast.kernel.parts.knowledge import nobody_knows
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

KINDS = ["nut", "shield", "torch"]
NUT, SHIELD, TORCH = range(3)
KIND_OF = [NUT] * 6 + [SHIELD] * 4 + [TORCH] * 2
TEAM_OF = [0, 0, 1, 1]
HIDDEN = "hidden"
OFFERS = 2
"""So many offers each may make in a round."""


class Told(Event):
    """Anything that happened: what, and the details."""

    what: str
    details: dict[str, object]


def told(what: str, **details: object) -> Told:
    return Told(what, details)


class Camper:
    """One camper and what lies before it."""

    def __init__(self, food: int) -> None:
        self.hand: list[int] = []
        self.shown: list[int] = []
        self.food = food
        self.wounds = 0
        self.out = False
        self.listened = False
        """A secret of this camper: it has listened to somebody."""
        self.offers_left = 0

    def clone(self) -> Camper:
        copy = Camper(self.food)
        copy.hand = self.hand[:]
        copy.shown = self.shown[:]
        copy.wounds = self.wounds
        copy.out = self.out
        copy.listened = self.listened
        copy.offers_left = self.offers_left
        return copy


class Offer:
    """A card of one for nothing from the other; known to the two. Never changed."""

    def __init__(self, by: Seat, to: Seat, card: int) -> None:
        self.by = by
        self.to = to
        self.card = card


class State:
    """Everything on the table."""

    def __init__(self, seats: int, food: int, torches_burn: bool) -> None:
        self.campers = [Camper(food) for _ in range(seats)]
        self.torches_burn = torches_burn
        self.teams: list[int] = []
        """Each seat's team card."""
        self.spare: list[int] = []
        self.deck: list[int] = []
        """The top last."""
        self.discard: list[int] = []
        self.round = 0
        self.leader = 0
        self.turn = -1
        self.blocked = False
        self.queue: list[Seat] = []
        """Who was wounded and has not been seen to yet, the first first."""
        self.pairs: list[tuple[Seat, Seat, bool]] = []
        """Who was compared with whom, and whether they are of one team."""
        self.offers: list[Offer] = []
        self.known = nobody_knows(KIND_OF, seats)
        self.teams_known = nobody_knows(TEAM_OF, seats)

    def clone(self) -> State:
        copy = State(0, 0, self.torches_burn)
        copy.campers = [camper.clone() for camper in self.campers]
        copy.teams = self.teams[:]
        copy.spare = self.spare[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.round = self.round
        copy.leader = self.leader
        copy.turn = self.turn
        copy.blocked = self.blocked
        copy.queue = self.queue[:]
        copy.pairs = self.pairs[:]
        copy.offers = self.offers[:]
        copy.known = self.known.clone()
        copy.teams_known = self.teams_known.clone()
        return copy


# -- queries -----------------------------------------------------------------------------------------


def is_out(state: State, seat: Seat) -> bool:
    return state.campers[seat].out


def playing(state: State) -> list[Seat]:
    """Who is not out."""
    return [seat for seat, camper in enumerate(state.campers) if not camper.out]


def leader_of(table: Table[State]) -> Seat:
    """The leader or, if that camper is out or its person away, the next one who is neither."""
    state = table.state
    order = [(state.leader + step) % table.seats for step in range(table.seats)]
    here = [seat for seat in order if not is_out(state, seat) and not table.away >> seat & 1]
    return here[0] if here else next(seat for seat in order if not is_out(state, seat))


def find(cards: list[int], kind: int) -> int:
    """A card of this kind among these, or -1."""
    return next((card for card in cards if KIND_OF[card] == kind), -1)


def kinds_in(cards: list[int]) -> list[int]:
    return sorted({KIND_OF[card] for card in cards})


def spell(cards: list[int]) -> list[str]:
    return sorted(KINDS[KIND_OF[card]] for card in cards)


def stands(state: State, offer: Offer) -> bool:
    """An offer lapses when its card has left the hand, or one of the two is out."""
    return offer.card in state.campers[offer.by].hand and not is_out(state, offer.by) and not is_out(state, offer.to)


def standing_offer(state: State, by: Seat, to: Seat) -> Offer | None:
    """The offer that stands from one to the other."""
    return next((one for one in state.offers if one.by == by and one.to == to and stands(state, one)), None)
