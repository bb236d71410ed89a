"""Positions put on the table by hand: nobody holds a program or a weapon, and whatever a test wants besides."""

from __future__ import annotations

from typing import Any, TypeVar

from holdfast.games.doomsday.chapters.c05_turn import Turns
from holdfast.games.doomsday.chapters.c15_chain import ChainEnd
from holdfast.games.doomsday.pieces import (
    LOYALTIES,
    LOYALTY_OF,
    PROGRAM_OF,
    PROGRAMS,
    ROLES,
    SLOTS,
    TEAMS,
    WEAPON_NAMES,
)
from holdfast.games.doomsday.queries import is_open, spot_of, targets_of, team_of
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.doomsday.state import Player, State, Turn
from holdfast.games.doomsday.verbs.changes import turn_up
from holdfast.kernel.dice import seed_of
from holdfast.kernel.event import Event
from holdfast.kernel.game import Value, new_table
from holdfast.kernel.play import options, question, read, submit, waiting
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

E = TypeVar("E", bound=Event)
PLAIN = ["informant", "astronaut", "fixer", "grunwald", "gunslinger", "assassin", "mole", "cardsharp"]
"""Roles that do nothing when they are revealed, for those about whom a scene says nothing."""


class Scene:
    """A table whose first turn is about to begin; seat 0 has the lead player card."""

    def __init__(self, seats: int = 5, seed: str = "scene", **options: Value) -> None:
        self.table: Table[State] = new_table(GAME, seats, options, seed_of(seed))
        state = self.state
        self.pinned: list[int] = []
        for player in state.players:
            state.deck = player.hand + state.deck
            player.hand = []
            player.mark = -1
        for seat in range(min(seats, len(PLAIN))):
            self.role(seat, PLAIN[seat])
        state.turn = Turn(0)
        state.first = 0
        state.truths.clear()
        self.table.agenda.clear()
        self.table.heard = []

    @property
    def state(self) -> State:
        return self.table.state

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    # -- putting things on the table -----------------------------------------------------------

    def role(self, seat: int, name: str, up: bool = False) -> Scene:
        """This role before the player; whoever had it gets the player's old one."""
        state, card = self.state, ROLES.index(name)
        old = self.player(seat).roles[0]
        piles = [*(player.roles for player in state.players), state.role_box, state.role_rest, state.role_out]
        for pile in [*piles, *state.aside]:
            if card in pile:
                pile[pile.index(card)] = old
                break
        self.player(seat).roles[0] = card
        self.player(seat).role_open[0] = up
        return self

    def loyal(self, seat: int, left: str, right: str) -> Scene:
        """These loyalty cards (`human_1`) before the player, face down."""
        for side, name in enumerate((left, right)):
            self.loyal_at(spot_of(self.state, seat, side), name)
        return self

    def loyal_at(self, spot: int, name: str) -> None:
        state, kind = self.state, LOYALTIES.index(f"loy_{name}")
        for pile in (state.loyal, state.loyal_box, state.loyal_out):
            for at, card in enumerate(pile):
                if LOYALTY_OF[card] == kind and card not in self.pinned:
                    pile[at], state.loyal[spot] = state.loyal[spot], card
                    self.pinned.append(card)
                    return
        raise AssertionError(f"no {name} is left")

    def up(self, seat: int, *slots: str) -> Scene:
        """These cards lie open, and nothing fires."""
        turn_up(self.table, [(seat, SLOTS.index(slot)) for slot in slots])
        self.state.queue.clear()
        return self

    def hand(self, seat: int, *names: str) -> Scene:
        state = self.state
        for name in names:
            card = next(card for card in state.deck if PROGRAMS[PROGRAM_OF[card]] == name)
            state.deck.remove(card)
            self.player(seat).hand.append(card)
            state.known.programs.look([card], 1 << seat)
        return self

    def lay(self, seat: int, name: str) -> Scene:
        self.hand(seat, name)
        self.player(seat).laid.append(self.player(seat).hand.pop())
        return self

    def top(self, *names: str) -> Scene:
        """These programs on top of the deck, the first first."""
        state = self.state
        for name in reversed(names):
            card = next(card for card in state.deck if PROGRAMS[PROGRAM_OF[card]] == name)
            state.deck.remove(card)
            state.deck.append(card)
        return self

    def weapon(self, seat: int, name: str, *at: int) -> Scene:
        state, weapon = self.state, WEAPON_NAMES.index(name)
        for pile in (state.centre, state.weapon_out):
            if weapon in pile:
                pile.remove(weapon)
        self.player(seat).weapons.append(weapon)
        state.aim_first[weapon], state.aim_second[weapon] = [*at, -1, -1][:2]
        return self

    def lives(self, seat: int, n: int) -> Scene:
        self.player(seat).lives = n
        return self

    def dead(self, *seats: int) -> Scene:
        for seat in seats:
            player = self.player(seat)
            player.lives, player.alive = 0, False
            self.up(seat, "left", "right", "role")
        return self

    # -- playing it ----------------------------------------------------------------------------

    def begin(self, seat: int = 0) -> Scene:
        """This player's turn begins."""
        self.state.turn = Turn(seat)
        self.table.agenda.clear()
        self.table.then(Turns())
        settle(self.table)
        return self

    def run(self, *steps: Step[Any]) -> Scene:
        self.table.agenda.clear()
        self.table.then_all([*steps, ChainEnd()])
        settle(self.table)
        return self

    def reveal(self, seat: int) -> Scene:
        """This player's role is turned up, and what that sets off is worked off."""
        turn_up(self.table, [(seat, SLOTS.index("role"))])
        return self.run()

    def say(self, seat: int, *words: str) -> Scene:
        for word in words:
            submit(self.table, seat, read(self.table, seat, word))
        return self

    def do(self, seat: int, *words: str) -> Scene:
        """Say this, and let everybody pass in every window that follows."""
        return self.say(seat, *words).calm()

    def calm(self) -> Scene:
        """Everybody passes in windows and pauses."""
        while self.in_window():
            for seat, _ in waiting(self.table):
                self.say(seat, "pass")
        return self

    def in_window(self) -> bool:
        asks = waiting(self.table)
        return bool(asks) and all("pass" in self.options(seat) for seat, _ in asks)

    def options(self, seat: int = 0) -> list[str]:
        return [choice.text for choice in options(self.table, seat)]

    def asked(self, seat: int = 0) -> str:
        ask = question(self.table, seat)
        return "" if ask is None else ask.name()

    def default(self, seat: int = 0) -> str:
        ask = question(self.table, seat)
        assert ask is not None
        return ask.default(self.table, seat).text

    # -- looking at it ---------------------------------------------------------------------------

    def told(self, kind: type[E]) -> list[E]:
        assert self.table.heard is not None
        return [event for _, event in self.table.heard if isinstance(event, kind)]

    def is_up(self, seat: int, slot: str) -> bool:
        return is_open(self.state, seat, SLOTS.index(slot))

    def team(self, seat: int) -> str:
        return TEAMS[team_of(self.state, seat)]

    def programs(self, seat: int) -> list[str]:
        return [PROGRAMS[PROGRAM_OF[card]] for card in self.player(seat).hand]

    def armed(self, seat: int) -> list[str]:
        return [WEAPON_NAMES[weapon] for weapon in self.player(seat).weapons]

    def aims(self, name: str) -> list[int]:
        return targets_of(self.state, WEAPON_NAMES.index(name))

    def centre(self) -> list[str]:
        return [WEAPON_NAMES[weapon] for weapon in self.state.centre]

    def role_of(self, seat: int) -> str:
        return ROLES[self.player(seat).roles[0]]
