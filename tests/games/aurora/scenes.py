"""Positions put on the table by hand: a quiet road, empty decks, and whatever a test wants."""

from __future__ import annotations

from typing import Any, TypeVar

from holdfast.games.aurora.pieces import BACK, BLOCKS, ITEM_OF, ITEMS, NAMES, START_OF
from holdfast.games.aurora.rulebook import GAME
from holdfast.games.aurora.state import ACTIVE, EXHAUSTED, NOTHING, RESTING, SCOUTING, Enemy, Player, State
from holdfast.games.aurora.verbs import attach, enlist
from holdfast.kernel.dice import seed_of
from holdfast.kernel.event import Event
from holdfast.kernel.game import new_table
from holdfast.kernel.play import options, question, read, submit
from holdfast.kernel.settle import settle
from holdfast.kernel.step import Step
from holdfast.kernel.table import Table

E = TypeVar("E", bound=Event)
ZONE = {"active": ACTIVE, "rest": RESTING, "exhausted": EXHAUSTED}


def card(name: str, seat: int = 0) -> int:
    """The card of this name; of start cards the seat's own."""
    own = [one for one in START_OF[seat] if NAMES[one] == name]
    return own[0] if own else NAMES.index(name)


class Scene:
    """A table in round 1 with an empty zone and no cards to reveal."""

    def __init__(self, seats: int = 2, board: str = "alpha", mines: bool = False, seed: str = "scene") -> None:
        self.table: Table[State] = new_table(GAME, seats, {"board": board, "mines": mines}, seed_of(seed))
        state = self.state
        state.order = list(range(seats + (seats == 1)))
        state.zone, state.left, state.right = [-1] * 5, [0] * 5, [0] * 5
        state.decks = [[], [], []]
        state.discard = []
        state.supply = [10, 10, 14, 20, 6]
        state.phase = SCOUTING
        state.turn, state.outing, state.drive, state.closing = -1, None, None, False
        for seat in range(seats):
            self.crew(seat, "leader", "copilot")
            self.load(seat, ammo=1, food=1, fuel=1)
            state.players[seat].damage = [0, 0, 0, 0]
        self.table.agenda.clear()
        self.table.heard = []

    @property
    def state(self) -> State:
        return self.table.state

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    # -- putting things on the table -----------------------------------------------------------

    def put(self, slot: int, name: str, seat: int = 0) -> Scene:
        """A card in this slot (from 1), with its tokens."""
        one = card(name, seat)
        self.state.zone[slot - 1] = one
        self.state.left[slot - 1], self.state.right[slot - 1] = BLOCKS[one]
        return self

    def crew(self, seat: int, *names: str, zone: str = "active") -> Scene:
        player = self.player(seat)
        player.crew, player.zone, player.ill, player.fed, player.capsules = [], [], [], [], []
        for name in names:
            enlist(player, card(name, seat), ZONE[zone])
        player.load[3] = len(names)
        return self

    def add(self, seat: int, name: str, zone: str = "active", ill: int = 0) -> Scene:
        player = self.player(seat)
        enlist(player, card(name, seat), ZONE[zone])
        player.ill[-1] = ill
        player.load[3] = len(player.crew)
        return self

    def load(self, seat: int, ammo: int = 0, food: int = 0, fuel: int = 0) -> Scene:
        self.player(seat).load[:3] = [ammo, food, fuel]
        return self

    def convoy(self, seat: int, *names: str) -> Scene:
        """Truck, trailers; a device after `+` is above the card before it."""
        player = self.player(seat)
        player.bays, player.damage, player.places = [-1, -1], [0, 0], [NOTHING, NOTHING]
        vehicle = -2
        for name in names:
            if name.startswith("+"):
                attach(player, vehicle + 1, card(name[1:], seat))
            else:
                vehicle += 2
                attach(player, vehicle, card(name, seat))
        return self

    def items(self, seat: int, *names: str) -> Scene:
        state = self.state
        for name in names:
            kind = ITEMS.index(name)
            one = next(at for at in state.items if ITEM_OF[at] == kind)
            state.items.remove(one)
            state.players[seat].items.append(one)
            state.known.items.look([one], 1 << seat)
        return self

    def outcomes(self, *numbers: int) -> Scene:
        """These outcome cards on top, the first first."""
        first = [number - 1 for number in numbers]
        rest = [at for at in range(12) if at not in first]
        self.state.outcomes = [*rest, *reversed(first)]
        self.state.outcome_discard = []
        self.state.area = BACK[self.state.outcomes[-1]]
        return self

    def enemy(self, name: str, region: int = 0, damage: int = 0, marks: list[int] | None = None) -> Enemy:
        """An enemy above the road, with the top loot card beside it."""
        state = self.state
        tier = (6 - len(state.loot)) // 2
        enemy = Enemy(card(name), region, tier, (marks or []) + [-1] * (4 - len(marks or [])))
        enemy.damage = damage
        for mark in marks or []:
            if mark < len(state.players):
                state.players[mark].targets -= 1
        state.beside.append(state.loot.pop())
        state.enemies.append(enemy)
        return enemy

    # -- playing it ----------------------------------------------------------------------------

    def run(self, *steps: Step[Any]) -> Scene:
        self.table.agenda.clear()
        self.table.then_all(list(steps))
        settle(self.table)
        return self

    def say(self, seat: int, *words: str) -> Scene:
        for word in words:
            submit(self.table, seat, read(self.table, seat, word))
        return self

    def scout(self, seat: int, slot: int, *team: str, food: int = 0) -> Scene:
        """Send these to the slot, the first of them with so much food; forced words are said by themselves."""
        self.say(seat, f"scout {slot}")
        for name in team:
            if self.asked(seat) == "PickTeam" and f"send {name}" in self.options(seat):
                self.say(seat, f"send {name}")
        for _ in range(food):
            if self.asked(seat) == "PickTeam" and f"boost {team[0]}" in self.options(seat):
                self.say(seat, f"boost {team[0]}")
        if self.asked(seat) == "PickTeam":
            self.say(seat, "go")
        return self

    def done(self, seat: int = 0) -> Scene:
        """Nothing more in this turn."""
        while self.asked(seat) in ("ActNow", "TakeTurn") and self.options(seat)[0] in ("done", "end"):
            self.say(seat, self.options(seat)[0])
        return self

    def options(self, seat: int = 0) -> list[str]:
        return [choice.text for choice in options(self.table, seat)]

    def asked(self, seat: int = 0) -> str:
        ask = question(self.table, seat)
        return "" if ask is None else ask.name()

    def default(self, seat: int = 0) -> str:
        ask = question(self.table, seat)
        assert ask is not None
        return ask.default(self.table, seat).text

    def told(self, kind: type[E]) -> list[E]:
        assert self.table.heard is not None
        return [event for _, event in self.table.heard if isinstance(event, kind)]

    def zone_of(self, seat: int, name: str) -> str:
        player = self.player(seat)
        return ["active", "rest", "exhausted"][player.zone[player.crew.index(card(name, seat))]]

    def ill(self, seat: int, name: str) -> int:
        player = self.player(seat)
        return player.ill[player.crew.index(card(name, seat))]
