"""Where effects meet that rarely do all laws hold, a spectator can follow, and nobody learns what is not theirs.

A spectator who keeps count of what is told has the same table before them as everybody sees.
"""

from __future__ import annotations

import random

import pytest

from conformance.invariants.doomsday import DoomsdayWatch
from conformance.subjects import Case, seeds
from conformance.worlds import Worlds, can_part
from games.doomsday.rich import LEGION, any_roles, as_dealt, say_something
from games.doomsday.scenes import Scene
from games.doomsday.spectator import Spectator
from holdfast.games.doomsday.rulebook import GAME
from holdfast.kernel.dice import Dice, seed_of
from holdfast.kernel.game import Value, checked_options
from holdfast.kernel.play import options, waiting

TABLES: list[tuple[int, dict[str, Value]]] = [(4, {}), (5, LEGION), (6, {}), (8, LEGION), (9, {}), (10, LEGION)]
PLAYS, WORDS = 12, 160
LARGE: list[tuple[int, dict[str, Value]]] = [(5, {}), (8, LEGION), (12, {}), (16, LEGION)]
WATCHED, EVERY, WALK = 6, 12, 8
"""So many tables of each size, looked at about every so many words, and so many words further."""
HALF_DONE = ("KeepProgram", "GivePrograms")
"""While these wait, cards lie aside of which all only know that they do."""


@pytest.mark.rule("DOM-11.4", "DOM-08.9", "DOM-05.4")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_laws_hold_and_a_spectator_can_follow(number: int) -> None:
    seats, chosen = TABLES[number]
    for seed in seeds(PLAYS):
        chance = random.Random(f"{number} {seed}")
        scene = any_roles(seats, chosen, chance)
        spectator = Spectator(GAME.public_view(scene.table))
        watch = DoomsdayWatch()
        watch.marks = [player.mark for player in scene.state.players]
        watch.leaders = [bool(cards) for cards in scene.state.aside]
        scene.begin(scene.state.first)
        heard = 0
        for _ in range(WORDS):
            assert scene.table.heard is not None
            told = scene.table.heard[heard:]
            heard += len(told)
            for to, event in told:
                if to < 0:
                    spectator.listen(event)
            watch.see(scene.table)
            watch.follow(scene.table, [event for _, event in told])
            if scene.table.result is not None:
                assert spectator.is_over
                break
            see_questions(scene)
            if not any(ask.name() in HALF_DONE for _, ask in waiting(scene.table)):
                spectator.compare(GAME.public_view(scene.table))
            say_something(scene, chance)


def see_questions(scene: Scene) -> None:
    """Every answer has its own spelling, and who is absent has one of them."""
    for seat, ask in waiting(scene.table):
        offered = [choice.text for choice in options(scene.table, seat)]
        assert len({*offered}) == len(offered)
        assert ask.default(scene.table, seat).text in offered


@pytest.mark.rule("DOM-04.2", "DOM-11.5", "DOM-R57")
@pytest.mark.parametrize("number", range(len(LARGE)))
def test_neither_the_dead_nor_the_living_nor_who_watches_can_tell_worlds_apart(number: int) -> None:
    seats, chosen = LARGE[number]
    case = Case("doomsday", seats, checked_options(GAME, chosen))
    sitting = case.sitting("rich")
    for seed in seeds(WATCHED):
        chance = random.Random(f"worlds {number} {seed}")
        dice = Dice(seed_of(f"worlds {number} {seed}")).stream("driver")
        scene = as_dealt(seats, chosen, chance)
        scene.begin(scene.state.first)
        seen = -EVERY
        for word in range(8 * EVERY):
            if scene.table.result is not None:
                break
            if word >= seen + EVERY and can_part(scene.table):
                seen = word
                dead = [seat for seat, player in enumerate(scene.state.players) if not player.alive]
                for watcher in (None, chance.randrange(seats), *dead[:1]):
                    sitting.table = scene.table.clone()
                    Worlds(case, sitting, watcher, dice).walk(WALK)
            say_something(scene, chance)
