"""AUR-08  Contamination: who gets it, the Hazmat Suit against it, and who dies of it."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import (
    VACATE,
    WEAR_SUIT,
    Vacate,
    WearSuit,
    deal,
    foreseen,
    sealed_by,
    sicken,
)
from holdfast.games.aurora.chapters.c03_harm import DIES, Standing
from holdfast.games.aurora.pieces import (
    BERTH,
    CARD_COUNT,
    CELLS_OF,
    HAZMAT,
    HERMIT,
    MOST_SEATS,
    NAMES,
    PEOPLE,
    SURVIVOR,
)
from holdfast.games.aurora.queries import content_of, has_at_hand, name_of, skill_at, takes_part
from holdfast.games.aurora.state import State
from holdfast.kernel.orders import Order
from holdfast.kernel.step import PASS, Ask, Choice, Decision, Pass, Seat, Step
from holdfast.kernel.table import Table


class Infect(Choice):
    """This survivor would get the counter."""

    def __init__(self, card: int) -> None:
        super().__init__(f"infect {NAMES[card]}")
        self.card = card

    def anchors(self) -> list[str]:
        return [f"survivor:{NAMES[self.card]}"]


INFECT: Final = [Infect(card) if card in PEOPLE else None for card in range(CARD_COUNT)]


class Contaminate(Step[State]):
    """AUR-08.1  So many counters on own survivors: on one who takes part (`scouts`), or on any."""

    def __init__(self, seat: Seat, n: int, scouts: bool) -> None:
        self.seat = seat
        self.n = n
        self.scouts = scouts

    def run(self, table: Table[State]) -> None:
        player = foreseen(table, self.seat)
        if not self.n or player.out or not player.crew or (self.scouts and not team_of(table.state, self.seat)):
            return
        if takes_part(table.state, self.seat, HERMIT):
            # AUR-11.9: nobody who takes part gets any, neither by the card nor by the bonus.
            if not table.unheard():
                table.tell(events.Shielded(name_of(table.state, self.seat), "hermit"))
            return
        table.then(PickInfected(self.seat, self.scouts), Contaminate(self.seat, self.n - 1, self.scouts))


def team_of(state: State, seat: Seat) -> list[int]:
    outing = state.outing
    return outing.team if outing is not None and outing.seat == seat else []


class PickInfected(Decision[State, Infect]):
    """AUR-08.1  Who gets the counter?"""

    rule = "AUR-08.1"
    automatic = True
    timer = "harm"

    def __init__(self, seat: Seat, scouts: bool) -> None:
        self.seat = seat
        self.scouts = scouts

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        cards = team_of(table.state, seat) if self.scouts else foreseen(table, seat).crew
        options: list[Choice] = []
        for card in cards:
            choice = INFECT[card]
            if choice is not None:
                options.append(choice)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D8, AUR-D20  Of the scouts the strongest; else the weakest who survives it, or the weakest of all."""
        player = foreseen(table, seat)

        def worth(choice: Choice) -> tuple[bool, int]:
            skill = skill_at(player, player.crew.index(choice.card)) if isinstance(choice, Infect) else 0
            return (False, -skill) if self.scouts else (skill <= 1, skill)

        return min(self.options(table, seat), key=worth)

    def take(self, table: Table[State], seat: Seat, choice: Infect) -> None:
        if foreseen(table, seat).items:
            unseen = sealed_by(table, seat) is not None
            if not unseen:
                table.tell(events.Exposed(name_of(table.state, seat), NAMES[choice.card]))
            table.then(OfferSuit(seat, choice.card, unseen))
        else:
            deal(table, seat, sicken(choice.card))
            table.then(Wither(seat))


class OfferSuit(Decision[State, WearSuit | Pass]):
    """AUR-R27  Everybody with an item is asked, and for the same while, so that neither asking nor pausing tells.

    `unseen`: in a sealed fork nobody sees when it is answered.
    """

    rule = "AUR-09.8"
    timer = "suit"

    def __init__(self, seat: Seat, card: int, unseen: bool) -> None:
        self.seat = seat
        self.card = card
        self.unseen = unseen

    @property
    def fixed(self) -> bool:
        return not self.unseen

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [WEAR_SUIT, PASS] if self.can_wear(table) else [PASS]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D21  If the survivor would die."""
        return WEAR_SUIT if self.would_kill(table) and self.can_wear(table) else PASS

    def can_wear(self, table: Table[State]) -> bool:
        return has_at_hand(table.state, foreseen(table, self.seat), HAZMAT)

    def would_kill(self, table: Table[State]) -> bool:
        player = foreseen(table, self.seat)
        return self.card in player.crew and skill_at(player, player.crew.index(self.card)) <= 1

    def take(self, table: Table[State], seat: Seat, choice: WearSuit | Pass) -> None:
        if isinstance(choice, WearSuit):
            deal(table, seat, choice)
        else:
            deal(table, seat, sicken(self.card))
            table.then(Wither(seat))


class SuitOrder(Order[State]):
    """A standing order for the Hazmat Suit: always, only against death, or never."""

    def answer(self, table: Table[State], seat: Seat, ask: Ask[Any, Any]) -> Choice | None:
        if not isinstance(ask, OfferSuit):
            return None
        wanted = self.name == "suit-always" or (self.name == "suit-deadly" and ask.would_kill(table))
        return WEAR_SUIT if wanted and ask.can_wear(table) else PASS


_SUIT_ORDERS = ["suit-always", "suit-deadly", "suit-never"]
ORDERS: Final[list[Order[State]]] = [
    SuitOrder(name, "AUR-09.8", [other for other in _SUIT_ORDERS if other != name]) for name in _SUIT_ORDERS
]


class Wither(Step[State]):
    """AUR-08.3  Who has as many counters as skill dies; in a scouting action only when that is complete (AUR-08.4)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        player = foreseen(table, self.seat)
        if player.out:
            return
        outing = state.outing
        spared = outing.team if outing is not None and outing.acting and outing.seat == self.seat else []
        for at, card in enumerate(player.crew):
            blow = DIES[card]
            if skill_at(player, at) <= 0 and card not in spared and blow is not None:
                deal(table, self.seat, blow)
                if state.frozen:
                    table.then(EmptyBerth(self.seat), Standing(self.seat), Wither(self.seat))
                else:
                    table.then(Standing(self.seat), Wither(self.seat))
                return


class EmptyBerth(Decision[State, Vacate]):
    """AUR-D38  Which survivor token leaves the convoy?"""

    rule = "AUR-08.3"
    automatic = True
    timer = "harm"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = foreseen(table, seat)
        options: list[Choice] = []
        for bay, card in enumerate(player.bays):
            for at, kind in enumerate(CELLS_OF[card] if card >= 0 else []):
                if content_of(player, bay, at) == SURVIVOR and VACATE[bay][kind == BERTH] not in options:
                    options.append(VACATE[bay][kind == BERTH])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D38  One outside the truck, from a cell that can hold anything."""

        def dear(choice: Choice) -> tuple[bool, bool]:
            assert isinstance(choice, Vacate)
            return choice.bay == 0, choice.berth

        return min(self.options(table, seat), key=dear)

    def take(self, table: Table[State], seat: Seat, choice: Vacate) -> None:
        deal(table, seat, choice)


WITHER: Final = [Wither(seat) for seat in range(MOST_SEATS)]
