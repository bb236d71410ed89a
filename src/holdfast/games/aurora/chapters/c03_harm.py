"""AUR-03, AUR-08  Damage, contamination and losses: the questions they put, in or out of a sealed fork."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import (
    DROPS,
    MARKS,
    NOWHERE,
    VACATE,
    WEAR_SUIT,
    Blow,
    Bury,
    Drop,
    Mark,
    Vacate,
    WearSuit,
    deal,
    foreseen,
    sealed_by,
    sicken,
)
from holdfast.games.aurora.chapters.c16_elimination import is_lost, leave_game
from holdfast.games.aurora.pieces import (
    ANY,
    ARMOUR,
    BERTH,
    CARD_COUNT,
    CELLS_OF,
    EMPTY,
    HAZMAT,
    HERMIT,
    MOST_SEATS,
    NAMES,
    PEOPLE,
    SURVIVOR,
    TANK,
    WEAPONS,
)
from holdfast.games.aurora.queries import (
    bays_in,
    content_of,
    excess_kinds,
    held,
    is_open_to_damage,
    name_of,
    skill_at,
    surplus,
    takes_part,
)
from holdfast.games.aurora.state import Player, State
from holdfast.kernel.step import PASS, Choice, Decision, Pass, Seat, Step
from holdfast.kernel.table import Table

# -- damage (AUR-03.5, AUR-03.6) -----------------------------------------------------------------------


class Damage(Step[State]):
    """AUR-03.5, AUR-R68  So many counters in this area, one after another; what finds no cell is lost (AUR-03.9)."""

    def __init__(self, seat: Seat, n: int, area: int) -> None:
        self.seat = seat
        self.n = n
        self.area = area

    def run(self, table: Table[State]) -> None:
        player = foreseen(table, self.seat)
        if self.n and not player.out and is_open_to_damage(player, self.area):
            table.then(PlaceDamage(self.seat, self.area), Damage(self.seat, self.n - 1, self.area))


def cells_to_damage(player: Player, area: int, frozen: bool) -> list[Mark]:
    """AUR-D19  Undamaged cells of the area; equal ones once."""
    marks: list[Mark] = []
    for bay in bays_in(player, area):
        for at, kind in enumerate(CELLS_OF[player.bays[bay]]):
            if not player.damage[bay] >> at & 1:
                content = content_of(player, bay, at) if frozen and kind in (ANY, BERTH, TANK) else NOWHERE
                mark = MARKS[bay][kind][content + 1]
                if mark not in marks:
                    marks.append(mark)
    return marks


class PlaceDamage(Decision[State, Mark]):
    """AUR-03.5  In which cell? Outside shooting the load gives way as long as it fits (AUR-R10)."""

    rule = "AUR-03.5"
    automatic = True
    timer = "harm"

    def __init__(self, seat: Seat, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [*cells_to_damage(foreseen(table, seat), self.area, table.state.frozen)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        marks = cells_to_damage(foreseen(table, seat), self.area, table.state.frozen)
        return min(marks, key=dearness)

    def take(self, table: Table[State], seat: Seat, choice: Mark) -> None:
        deal(table, seat, choice)
        if not table.state.frozen:
            table.then(Fit(seat))
        elif choice.content == SURVIVOR:
            table.then(GiveUp(seat), Standing(seat))


def dearness(mark: Mark) -> int:
    """AUR-D19  Armour, an empty cell, a weapon, ammo, food, fuel, anything special, a survivor."""
    if mark.kind == ARMOUR:
        return 0
    if mark.content not in (EMPTY, NOWHERE):
        return 3 + mark.content if mark.content != SURVIVOR else 9
    if mark.kind in (ANY, TANK):
        return 1
    if mark.kind in WEAPONS:
        return 2
    return 7


# -- a load that must fit (AUR-03.2) -------------------------------------------------------------------


class Fit(Step[State]):
    """AUR-03.2, AUR-03.4  While the load does not fit, a token goes. `driver`: one rides in the truck."""

    def __init__(self, seat: Seat, driver: bool = False) -> None:
        self.seat = seat
        self.driver = driver

    def run(self, table: Table[State]) -> None:
        player = foreseen(table, self.seat)
        if not player.out and surplus(player, self.driver) > 0:
            table.then(DropToken(self.seat, self.driver), Fit(self.seat, self.driver))


class DropToken(Decision[State, Drop]):
    """AUR-D12  Which token does the convoy do without?"""

    rule = "AUR-03.2"
    automatic = True
    timer = "harm"

    def __init__(self, seat: Seat, driver: bool) -> None:
        self.seat = seat
        self.driver = driver

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [DROPS[kind] for kind in excess_kinds(foreseen(table, seat), self.driver)]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Drop) -> None:
        deal(table, seat, choice)
        if choice.kind == SURVIVOR:
            table.then(GiveUp(seat), Standing(seat))


# -- survivors lost (AUR-03.6, AUR-08.3) ---------------------------------------------------------------

BURY: Final = [Bury(card, False) if card in PEOPLE else None for card in range(CARD_COUNT)]
DIES: Final = [Bury(card, True) if card in PEOPLE else None for card in range(CARD_COUNT)]


class GiveUp(Decision[State, Blow]):
    """AUR-03.6, AUR-R11  A survivor token was lost: which card goes with it?"""

    rule = "AUR-03.6"
    automatic = True
    timer = "harm"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        outing = table.state.outing
        fresh = outing.fresh if outing is not None and outing.seat == seat else -1
        crew = foreseen(table, seat).crew
        blows: list[Choice] = []
        for card in crew:
            blow = BURY[card]
            if blow is not None and (card != fresh or len(crew) == 1):
                blows.append(blow)
        return blows

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D13  The most contaminated, then the least skilled."""
        player = foreseen(table, seat)
        options = self.options(table, seat)

        def worth(choice: Choice) -> tuple[int, int]:
            assert isinstance(choice, Bury)
            at = player.crew.index(choice.card)
            return -player.ill[at], skill_at(player, at)

        return min(options, key=worth)

    def take(self, table: Table[State], seat: Seat, choice: Blow) -> None:
        deal(table, seat, choice)


class Standing(Step[State]):
    """AUR-16.9  Who has lost all survivors is out; in a sealed fork that is seen when the answers are opened."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, table: Table[State]) -> None:
        if sealed_by(table, self.seat) is None and is_lost(table.state, self.seat):
            leave_game(table, self.seat)


# -- contamination (AUR-08) ----------------------------------------------------------------------------


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
        """AUR-D20  The one who can best bear it."""
        player = foreseen(table, seat)

        def strength(choice: Choice) -> int:
            return skill_at(player, player.crew.index(choice.card)) if isinstance(choice, Infect) else 0

        return max(self.options(table, seat), key=strength)

    def take(self, table: Table[State], seat: Seat, choice: Infect) -> None:
        if foreseen(table, seat).items:
            if sealed_by(table, seat) is None:
                table.tell(events.Exposed(name_of(table.state, seat), NAMES[choice.card]))
            table.then(OfferSuit(seat, choice.card))
        else:
            deal(table, seat, sicken(choice.card))
            table.then(Wither(seat))


class OfferSuit(Decision[State, WearSuit | Pass]):
    """AUR-R27  Everybody with an item is asked, so that asking tells nothing."""

    rule = "AUR-09.8"
    timer = "harm"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [WEAR_SUIT, PASS] if held(foreseen(table, seat), HAZMAT) >= 0 else [PASS]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D21  If the survivor would die."""
        player = foreseen(table, seat)
        dies = self.card in player.crew and skill_at(player, player.crew.index(self.card)) <= 1
        return WEAR_SUIT if dies and held(player, HAZMAT) >= 0 else PASS

    def take(self, table: Table[State], seat: Seat, choice: WearSuit | Pass) -> None:
        if isinstance(choice, WearSuit):
            deal(table, seat, choice)
        else:
            deal(table, seat, sicken(self.card))
            table.then(Wither(seat))


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
        for bay in range(len(player.bays)):
            if player.bays[bay] >= 0:
                cells = range(len(CELLS_OF[player.bays[bay]]))
                if any(content_of(player, bay, cell) == SURVIVOR for cell in cells):
                    options.append(VACATE[bay])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[-1]

    def take(self, table: Table[State], seat: Seat, choice: Vacate) -> None:
        deal(table, seat, choice)


FIT: Final = [Fit(seat) for seat in range(MOST_SEATS)]
WITHER: Final = [Wither(seat) for seat in range(MOST_SEATS)]
