"""AUR-22  What board Beta adds to the slots: a short move, a card from the discard, an attack."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora.chapters.c03_harm import Fit
from holdfast.games.aurora.chapters.c06_upgrades import Install
from holdfast.games.aurora.chapters.c07_bonuses import refits
from holdfast.games.aurora.chapters.c13_driving import Arrive, DriveOn
from holdfast.games.aurora.chapters.c14_fire import FIRE, Fire, take_aim
from holdfast.games.aurora.pieces import CARD_COUNT, CELLS_OF, DEVICE, FUEL, KIND, NAMES, TRAILER, TRUCK
from holdfast.games.aurora.queries import weapons
from holdfast.games.aurora.state import Drive, State
from holdfast.games.aurora.verbs import spend
from holdfast.kernel.parts.plans import On
from holdfast.kernel.step import Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


def move_word(table: Table[State], by: Seat, on: On, spaces: int) -> None:
    """AUR-22.2, AUR-22.3, AUR-R39  For 1 fuel, one or two spaces at once, with all that lies on the way."""
    spend(table, by, FUEL, 1, "move")
    drive = Drive([])
    drive.left = spaces
    table.state.drive = drive
    table.then(Fit(by, True), DriveOn(by), Arrive(by), Parked())


class Parked(Step[State]):
    """The short move is over."""

    def run(self, table: Table[State]) -> None:
        table.state.drive = None


class Refit(Choice):
    """This card of the discard joins the convoy."""

    def __init__(self, card: int) -> None:
        super().__init__(f"refit {NAMES[card]}")
        self.card = card


CONVOY_CARDS: Final = [card for card in range(CARD_COUNT) if KIND[card] in (TRUCK, TRAILER, DEVICE)]
REFIT: Final = {card: Refit(card) for card in CONVOY_CARDS}


class PickRefit(Decision[State, Refit]):
    """AUR-22.4  Which card of the scouting discard?"""

    rule = "AUR-22.4"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        for card in refits(table.state, seat):
            if all(NAMES[card] != NAMES[one.card] for one in options if isinstance(one, Refit)):
                options.append(REFIT[card])
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Refit) -> None:
        table.state.discard.remove(choice.card)
        table.then(Install(seat, choice.card, False))


def refit_word(table: Table[State], by: Seat, on: On) -> None:
    if refits(table.state, by):
        table.then(PickRefit(by))


class PickWeapon(Decision[State, Fire]):
    """AUR-22.5, AUR-22.7  Which undamaged weapon fires, now and again later?"""

    rule = "AUR-22.5"
    automatic = True
    timer = "turn"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        player = table.state.players[seat]
        options: list[Choice] = []
        for bay, cell in weapons(player):
            choice = FIRE[bay][CELLS_OF[player.bays[bay]][cell]][0]
            if choice not in options:
                options.append(choice)
        return options

    def default(self, table: Table[State], seat: Seat) -> Choice:
        return self.options(table, seat)[0]

    def take(self, table: Table[State], seat: Seat, choice: Fire) -> None:
        take_aim(table, seat, choice)


def attack_word(table: Table[State], by: Seat, on: On) -> None:
    table.then(PickWeapon(by))
