"""Tables on which much lies open, much is held and little is left of lives: there effects meet that rarely do."""

from __future__ import annotations

import random
from typing import Final

from games.doomsday.scenes import Scene
from holdfast.games.doomsday.pieces import (
    BEFORE_OTHER,
    DECK,
    LASER,
    PERMANENT,
    PISTOL,
    PROGRAM_OF,
    ROCKET,
    ROLES,
    SLOTS,
    WEAPON_NAMES,
    WEAPON_OF,
)
from holdfast.games.doomsday.queries import others_of, pairs
from holdfast.games.doomsday.rulebook import GAME
from holdfast.games.doomsday.state import Link, Turn
from holdfast.games.doomsday.verbs.changes import teams_changed
from holdfast.kernel.dice import seed_of
from holdfast.kernel.game import Value, new_table
from holdfast.kernel.play import options, waiting
from holdfast.kernel.step import ALL, Seat

LEGION: Final[dict[str, Value]] = {"legion": True}
IDLE = ("pass", "end", "cancel", "withdraw", "none")
BOLD = 0.6
"""How often somebody does something where nothing is an answer too."""


def any_roles(seats: int, chosen: dict[str, Value], chance: random.Random) -> Scene:
    """Before everybody a role of any deck."""
    scene = Scene(seats, str(chance.random()), **chosen)
    decks = ("base", "legion", "legion_optional") if chosen else ("base",)
    names = [name for name, deck in zip(ROLES, DECK, strict=True) if deck in decks]
    for seat, role in enumerate(chance.sample(names, seats)):
        scene.role(seat, role)
    return arranged(scene, seats, chance)


def as_dealt(seats: int, chosen: dict[str, Value], chance: random.Random) -> Scene:
    """The cards lie as the set-up deals them, so that everybody knows what they should.

    Without what rightly tells worlds apart: the Firewall, which shows who keeps secrets (DOM-16.19); and pistols,
    before whose shot an Assassin says one word more, unheard.
    """
    scene = Scene(seats, "as dealt", **chosen)
    while True:
        scene.table = new_table(GAME, seats, chosen, seed_of(str(chance.random())))
        if "firewall" not in [scene.role_of(seat) for seat in range(seats)]:
            break
    scene.table.agenda.clear()
    state = scene.state
    state.weapon_out += [weapon for weapon in state.centre if WEAPON_OF[weapon] == PISTOL]
    state.centre = [weapon for weapon in state.centre if WEAPON_OF[weapon] != PISTOL]
    return arranged(scene, seats, chance)


def arranged(scene: Scene, seats: int, chance: random.Random) -> Scene:
    """Some cards open; one life or two, perhaps somebody dead; programs, weapons and links; somebody's turn begins."""
    for seat in range(seats):
        scene.lives(seat, chance.choice([1, 1, 2]))
        scene.up(seat, *[slot for slot in SLOTS[:3] if chance.random() < 0.4])
    scene.dead(*(dead := chance.sample(range(seats), chance.choice([0, 0, 1, seats // 4]))))
    living = [seat for seat in range(seats) if seat not in dead]
    for seat in living:
        deal_programs(scene, seat, living, chance)
    for weapon in scene.state.centre[:]:
        hand_out(scene, weapon, chance.choice(living), chance)
    teams_changed(scene.table)
    scene.state.queue.clear()
    scene.state.human_ever = True
    scene.state.first = chance.choice(living)
    scene.state.turn = Turn(scene.state.first)
    scene.table.heard = []
    return scene


def deal_programs(scene: Scene, seat: Seat, living: list[Seat], chance: random.Random) -> None:
    """Some in the hand; permanent ones mostly lie open."""
    state = scene.state
    for card in chance.sample(state.deck, chance.choice([0, 1, 1, 2, 3])):
        state.deck.remove(card)
        kind = PROGRAM_OF[card]
        is_laid = PERMANENT[kind] and chance.random() < 0.8
        state.known.programs.look([card], ALL if is_laid else 1 << seat)
        if not is_laid:
            scene.player(seat).hand.append(card)
        elif BEFORE_OTHER[kind]:
            state.links.append(Link(card, seat, chance.choice([one for one in living if one != seat])))
        else:
            scene.player(seat).laid.append(card)


def hand_out(scene: Scene, weapon: int, seat: Seat, chance: random.Random) -> None:
    """Into these hands, if they are empty; aimed at somebody."""
    others = others_of(scene.state, seat)
    if scene.player(seat).weapons or chance.random() < 0.3:
        return
    aims: tuple[Seat, ...] = (chance.choice(others),)
    if WEAPON_OF[weapon] == ROCKET and len(others) > 1:
        aims = chance.choice(pairs(scene.state, seat))
    scene.weapon(seat, WEAPON_NAMES[weapon], *(() if WEAPON_OF[weapon] == LASER else aims))


def say_something(scene: Scene, chance: random.Random) -> None:
    """One of those who are asked says anything, and seldom nothing."""
    seat, _ = chance.choice(waiting(scene.table))
    offered = [choice.text for choice in options(scene.table, seat)]
    bold = [word for word in offered if word not in IDLE]
    scene.say(seat, chance.choice(bold if bold and chance.random() < BOLD else offered))
