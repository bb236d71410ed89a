"""What lies on the castaways' table."""

from __future__ import annotations

from holdfast.kernel.event import Event
from holdfast.kernel.parts.knowledge import nobody_knows
from holdfast.kernel.parts.triggers import SetOff
from holdfast.kernel.step import Seat

ITEMS = ["water", "food", "wood"]
WATER, FOOD, WOOD = range(3)
CLASSES = {"any": [WATER, FOOD, WOOD], "meal": [WATER, FOOD], "stuff": [FOOD, WOOD]}
WORTH = [1, 2, 3]
EVENTS = ["wounded_me", "wounded_other", "fell_other"]
WOUNDED_ME, WOUNDED_OTHER, FELL_OTHER = range(3)
WOUNDS = 3
"""So many wounds put a castaway out."""
SHIELDS = ("shield", "buckler")
HIDDEN = "hidden"


class Told(Event):
    """Anything that happened: what, and the details."""

    what: str
    details: dict[str, object]


def told(what: str, **details: object) -> Told:
    return Told(what, details)


class Face:
    """A kind of card: its name, how many there are, whether it stays, and the events its triggers answer."""

    def __init__(self, name: str, count: int, lasting: bool, events: list[int]) -> None:
        self.name = name
        self.count = count
        self.lasting = lasting
        self.events = events


class Castaway:
    """One castaway and what lies before it."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.laid: list[int] = []
        self.stores = [1, 1, 1]
        self.wounds = 0
        self.out = False

    def clone(self) -> Castaway:
        copy = Castaway()
        copy.hand = self.hand[:]
        copy.laid = self.laid[:]
        copy.stores = self.stores[:]
        copy.wounds = self.wounds
        copy.out = self.out
        return copy


class State:
    """Everything on the table."""

    def __init__(self, seats: int, faces: list[Face]) -> None:
        self._faces = faces
        """The kinds of cards; part of the game, not of a play."""
        kinds = [kind for kind, face in enumerate(faces) for _ in range(face.count)]
        self.castaways = [Castaway() for _ in range(seats)]
        self.deck = list(range(len(kinds)))
        """The top last."""
        self.discard: list[int] = []
        self.turn = -1
        self.turns = 0
        self.queue: list[SetOff] = []
        self.used: list[str] = []
        """What was done this turn that is done once a turn."""
        self.known = nobody_knows(kinds, seats)

    @property
    def faces(self) -> list[Face]:
        return self._faces

    def clone(self) -> State:
        copy = State(0, self._faces)
        copy.castaways = [castaway.clone() for castaway in self.castaways]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.turn = self.turn
        copy.turns = self.turns
        copy.queue = self.queue[:]
        copy.used = self.used[:]
        copy.known = self.known.clone()
        return copy


# -- queries -----------------------------------------------------------------------------------------


def face_of(state: State, card: int) -> Face:
    return state.faces[state.known.kinds[card]]


def playing(state: State) -> list[Seat]:
    """Who is not out."""
    return [seat for seat, castaway in enumerate(state.castaways) if not castaway.out]


def clockwise(state: State) -> list[Seat]:
    """Who is not out, from whose turn it is on."""
    seats = len(state.castaways)
    order = [(max(state.turn, 0) + step) % seats for step in range(seats)]
    return [seat for seat in order if not state.castaways[seat].out]


def find(state: State, cards: list[int], kind: int) -> int:
    """A card of this kind among these, or -1."""
    return next((card for card in cards if state.known.kinds[card] == kind), -1)


def kinds_in(state: State, cards: list[int]) -> list[int]:
    return sorted({state.known.kinds[card] for card in cards})


def spell(state: State, cards: list[int]) -> list[str]:
    return sorted(face_of(state, card).name for card in cards)


def shield_of(state: State, seat: Seat) -> int:
    """A shield in this hand, or -1."""
    return next((card for card in state.castaways[seat].hand if face_of(state, card).name in SHIELDS), -1)
