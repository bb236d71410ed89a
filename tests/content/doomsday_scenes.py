"""Scenes of Doomsday: every role lies open and fires, every program is used, at tables where much is possible.

They import nothing of the game before they are needed, as `scenes.py` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

from content.scripts import Script, one_of
from holdfast.kernel.dice import Dice
from holdfast.kernel.game import Game, Value
from holdfast.kernel.play import options, waiting

Arrangement = Callable[[Any, int], None]
"""Changes the table; the number is the seat whose turn it is."""
Line = tuple[str, str]
SEATS, RING, LINES = 8, 9, 40
FIRES, LIES_OPEN, BARE, HIDDEN, DEAD, NEXT = WAYS = range(6)
"""What becomes of a role in a scene: see `with_role`."""
BEGIN = {LIES_OPEN: ["shoot"], DEAD: ["shoot"], NEXT: ["end"]}
LATE = ("clock", "time")
NOTHING = ("cancel", "withdraw", "end", "pass", "none", "done")
LEGION: dict[str, Value] = {"legion": True}


def doomsday(game: Game[Any]) -> Iterator[Script]:
    """DOM-16, DOM-17  Scenes for every role and every program, and a few for what these do not meet."""
    pieces = game_module("pieces")
    for card, name in enumerate(pieces.ROLES):
        for way in WAYS:
            yield walked(game, f"{name} {way}", with_role(card, way), BEGIN.get(way, []))
    for kind, name in enumerate(pieces.PROGRAMS):
        for roles_up in (False, True):
            yield walked(game, f"{name} {roles_up}", with_program(kind, roles_up), [f"use {name}", "{next} role"])
        if pieces.DUMMY_IF_OPEN[kind] >= 0:
            yield walked(game, f"{name} in the ring", with_program(kind, False), [f"use {name}"], RING, {})
    yield walked(game, "half a leader", half_a_leader, ["use switch_channel", "{next} role"])
    yield walked(game, "the last round", last_round, ["end"])
    yield walked(game, "an assassin", armed("assassin", HIDDEN), ["shoot", "show"])
    yield walked(game, "an armed sniper", armed("sniper", FIRES), ["draw"])


def walked(
    game: Game[Any],
    name: str,
    arranged: Arrangement,
    begin: list[str] | None = None,
    seats: int = SEATS,
    chosen: dict[str, Value] = LEGION,
) -> Script:
    """A table so arranged; whose turn it is begins with these words, if possible; then people rarely do nothing."""

    def arrange(state: Any) -> None:
        lively(state, state.turn.seat)
        arranged(state, state.turn.seat)

    script = Script(name, seats, chosen, name.encode()[:32].ljust(32), ["a", "b"], [], arrange, every=1)
    return replace(script, lines=walk(game, script, begin or []))


def walk(game: Game[Any], script: Script, begin: list[str]) -> list[Line]:
    sitting, dice = script.begin(game), Dice(script.seed).stream("walk")
    assert script.arrange is not None
    script.arrange(sitting.table.state)
    sitting.say(*LATE, False)
    said = [LATE]
    me = sitting.table.state.turn.seat
    for word in begin:
        line = (str(me), word.format(next=f"p{(me + 1) % script.seats + 1}"))
        if line[1] in [choice.text for choice in options(sitting.table, me)]:
            sitting.say(*line, False)
            said.append(line)
    while sitting.table.result is None and len(said) < LINES:
        line = some_line(sitting.table, dice)
        sitting.say(*line, False)
        said.append(line)
    return said


def some_line(table: Any, dice: Dice) -> Line:
    """Where many are asked, time is over, mostly; else anything but nothing, mostly."""
    asked = waiting(table)
    if len(asked) > 1 and dice.below(4):
        return LATE
    seat, _ = one_of(asked, dice)
    words = [choice.text for choice in options(table, seat)]
    active = [word for word in words if word not in NOTHING]
    return (str(seat), one_of(active if active and dice.below(8) else words, dice))


def game_module(name: str) -> Any:
    return import_module(f"holdfast.games.doomsday.{name}")


# -- tables ------------------------------------------------------------------------------------------


def lively(state: Any, me: int) -> None:
    """Two others are armed, one is hurt, one is dead, some cards lie open, and everybody holds a second program."""
    n = len(state.players)
    arm(state, (me + 2) % n, "pistol", me)
    arm(state, (me + 3) % n, "companion", (me + 1) % n)
    state.players[(me + 1) % n].lives = 1
    die(state, (me + 4) % n)
    show(state, (me + 1) % n, 0)
    show(state, (me + 3) % n, 0)
    state.players[(me + 3) % n].role_open[0] = True
    for player in state.players:
        player.hand.append(state.deck.pop())


def arm(state: Any, seat: int, name: str, at: int) -> None:
    weapon = game_module("pieces").WEAPON_NAMES.index(name)
    state.centre.remove(weapon)
    state.players[seat].weapons.append(weapon)
    state.aim_first[weapon] = at
    if state.turn.seat == seat:
        state.turn.began_armed = True


def disarm(state: Any, seat: int) -> None:
    state.centre += state.players[seat].weapons
    state.players[seat].weapons = []


def show(state: Any, seat: int, *sides: int) -> None:
    """These loyalty cards lie open."""
    for side in sides:
        state.loyal_open[game_module("queries").spot_of(state, seat, side)] = True


def die(state: Any, seat: int) -> None:
    player = state.players[seat]
    player.lives, player.alive, player.role_open[0] = 0, False, True
    state.deck = player.hand + state.deck
    player.hand = []
    show(state, seat, 0, 1)


def put_role(state: Any, seat: int, card: int, up: bool) -> None:
    """This role before the player; whoever had it gets the player's old one."""
    old = state.players[seat].roles[0]
    piles = [*(player.roles for player in state.players), state.role_box, state.role_rest, state.role_out]
    for pile in [*piles, *state.aside]:
        if card in pile:
            pile[pile.index(card)] = old
    state.players[seat].roles[0] = card
    state.players[seat].role_open[0] = up


def put_program(state: Any, seat: int, kind: int) -> None:
    """This program in the player's hand, and nothing else."""
    card, hand = game_module("pieces").PROGRAM_OF.index(kind), state.players[seat].hand
    for pile in (state.deck, *(player.hand for player in state.players)):
        if card in pile:
            pile[pile.index(card)] = hand[0]
    hand[:] = [card]


# -- roles and programs --------------------------------------------------------------------------------


def with_role(card: int, way: int) -> Arrangement:
    """A role before whoever's turn it is: it fires; or all it does is set off, with all cards open; or it is hidden.

    Or before the next player, who is shot at; or whose turn begins, with all cards open. Or it is a dead player's, when
    another is about to die.
    """

    def arrange(state: Any, me: int) -> None:
        n = len(state.players)
        victim = (me + 1) % n
        owner = {LIES_OPEN: victim, NEXT: victim, DEAD: (me + 4) % n}.get(way, me)
        put_role(state, owner, card, way != HIDDEN)
        if way in (FIRES, BARE):
            set_off(state, me, card, way == BARE)
        if way in (BARE, NEXT):
            show(state, owner, 0, 1)
            state.players[owner].bare = True
        if way in (LIES_OPEN, DEAD):
            arm(state, me, "rifle", victim)
            state.players[victim].role_open[0] = True

    return arrange


def armed(name: str, way: int) -> Arrangement:
    """The owner of this role aims a pistol at the next player, who has nothing more to show."""

    def arrange(state: Any, me: int) -> None:
        with_role(game_module("pieces").ROLES.index(name), way)(state, me)
        disarm(state, (me + 2) % SEATS)
        arm(state, me, "pistol", (me + 1) % SEATS)
        show(state, (me + 1) % SEATS, 0, 1)

    return arrange


def set_off(state: Any, seat: int, card: int, triggers: bool) -> None:
    """What this role does, when it is revealed or at its triggers, waits its turn."""
    pieces, place = game_module("pieces"), game_module("state")
    if triggers:
        state.queue += [place.Item(seat, card, at, (seat + 2) % SEATS) for at in range(len(pieces.TRIGGERS[card]))]
    elif pieces.FIRES[card]:
        state.queue.append(place.Item(seat, card, place.REVEAL))


def with_program(kind: int, roles_up: bool) -> Arrangement:
    """Whoever's turn it is holds nothing but this program; all others' roles lie open, or most do not."""

    def arrange(state: Any, me: int) -> None:
        put_program(state, me, kind)
        for seat, player in enumerate(state.players):
            player.role_open[0] |= roles_up and seat != me

    return arrange


def half_a_leader(state: Any, me: int) -> None:
    """DOM-10.4, DOM-17.10  One card of a leader lies open, the other does not, and there is Switch Channel."""
    pieces = game_module("pieces")
    put_program(state, me, pieces.PROGRAMS.index("switch_channel"))
    leader = state.players[(me + 1) % SEATS]
    state.role_box += leader.roles
    leader.roles, leader.role_open = state.aside[0], [True, False]
    state.aside[0] = []


def last_round(state: Any, me: int) -> None:
    """DOM-R27  The turn of whoever is the last to play in the sixtieth round."""
    state.first = (me + 1) % SEATS
    state.round = 60
