"""AUR-18, AUR-14.16  Loot is turned up and joins the convoy or the crew, or is declined."""

from __future__ import annotations

from typing import Final

from holdfast.games.aurora import events
from holdfast.games.aurora.chapters.c03_blows import BAYS, DROPS, land
from holdfast.games.aurora.chapters.c03_harm import Fit, GiveUp
from holdfast.games.aurora.chapters.c06_upgrades import (
    DECLINE,
    Decline,
    Install,
    cells_for,
    decline,
    free_for,
    put_into,
)
from holdfast.games.aurora.pieces import CELLS_OF, DEVICE, EMPTY, INSIDE, KIND, NAMES, PERSON, SPEED, SURVIVOR, TRUCK
from holdfast.games.aurora.queries import can_house, content_of, name_of
from holdfast.games.aurora.state import RESTING, Player, State
from holdfast.games.aurora.verbs import enlist
from holdfast.kernel.step import ALL, Choice, Decision, Seat, Step
from holdfast.kernel.table import Table


def turn_up(table: Table[State], seat: Seat, card: int) -> None:
    """AUR-14.16, AUR-R63  The winner's card is turned up."""
    state = table.state
    state.known.cards.look([card], ALL)
    table.tell(events.LootWon(name_of(state, seat), NAMES[card]))
    player = state.players[seat]
    if KIND[card] == DEVICE:
        table.then(Install(seat, card, True))
    elif KIND[card] == PERSON and not (can_house(player) and state.supply[SURVIVOR]):
        decline(table, seat, card)
    else:
        table.then(AcceptLoot(seat, card))


class Accept(Choice):
    """Take it."""


ACCEPT: Final = Accept("accept")


class AcceptLoot(Decision[State, Accept | Decline]):
    """AUR-18.4, AUR-18.5  The truck, or the Captive: take or decline?"""

    rule = "AUR-18.4"
    timer = "fire"

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return [ACCEPT, DECLINE]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        """AUR-D31  The Captive always, the truck if it is faster."""
        truck = table.state.players[seat].bays[0]
        return DECLINE if KIND[self.card] == TRUCK and SPEED[self.card] <= SPEED[truck] else ACCEPT

    def take(self, table: Table[State], seat: Seat, choice: Accept | Decline) -> None:
        state = table.state
        if isinstance(choice, Decline):
            decline(table, seat, self.card)
        elif KIND[self.card] == PERSON:
            enlist(state.players[seat], self.card, RESTING)
            state.supply[SURVIVOR] -= 1
            state.players[seat].load[SURVIVOR] += 1
            table.tell(events.Recruited(name_of(state, seat), NAMES[self.card]))
            # AUR-R55: until it rides somewhere it is not the Captive who makes way.
            table.then(BerthCaptive(seat) if state.frozen else Fit(seat), Aboard(state.fresh))
            state.fresh = self.card
        else:
            table.then(Install(seat, self.card, True))


class Aboard(Step[State]):
    """From here the Captive is one of the crew, and who came before is again the newest."""

    def __init__(self, before: int) -> None:
        self.before = before

    def run(self, table: Table[State]) -> None:
        table.state.fresh = self.before


class Berth(Choice):
    """The Captive's token goes into a cell of this bay, in the place of this."""

    def __init__(self, bay: int, content: int) -> None:
        inside = "" if content == EMPTY else f" {INSIDE[content]}"
        super().__init__(f"berth {BAYS[bay]}{inside}")
        self.bay = bay
        self.content = content

    def anchors(self) -> list[str]:
        return [f"bay:{BAYS[self.bay]}"]


BERTH_AT: Final = [[Berth(bay, content) for content in range(EMPTY + 1)] for bay in range(len(BAYS))]


def berths(player: Player) -> list[Choice]:
    """AUR-R55  A free cell, or one whose token is discarded."""
    options: list[Choice] = []
    for bay in range(len(player.bays)):
        cells = cells_for(player, bay, SURVIVOR)
        for at in range(len(CELLS_OF[player.bays[bay]]) if player.bays[bay] >= 0 else 0):
            if cells >> at & 1 and content_of(player, bay, at) != SURVIVOR:
                choice = BERTH_AT[bay][content_of(player, bay, at)]
                if choice not in options:
                    options.append(choice)
    return options


class BerthCaptive(Decision[State, Berth]):
    """AUR-R55  Where does the Captive ride?"""

    rule = "AUR-R55"
    automatic = True
    timer = "fire"

    def options(self, table: Table[State], seat: Seat) -> list[Choice]:
        return berths(table.state.players[seat]) or [DECLINE]

    def default(self, table: Table[State], seat: Seat) -> Choice:
        options = self.options(table, seat)
        return next((one for one in options if isinstance(one, Berth) and one.content == EMPTY), options[0])

    def take(self, table: Table[State], seat: Seat, choice: Choice) -> None:
        player = table.state.players[seat]
        if not isinstance(choice, Berth):
            # Every berth holds a survivor: one of them makes way, with an older card.
            land(table, seat, DROPS[SURVIVOR])
            table.then(GiveUp(seat))
            return
        if choice.content == EMPTY:
            put_into(player, choice.bay, free_for(player, choice.bay, SURVIVOR), SURVIVOR)
            return
        land(table, seat, DROPS[choice.content])
        cells = cells_for(player, choice.bay, SURVIVOR)
        for at in range(len(CELLS_OF[player.bays[choice.bay]])):
            if cells >> at & 1 and content_of(player, choice.bay, at) == choice.content:
                put_into(player, choice.bay, at, SURVIVOR)
                return
