"""Good play reaches what random play never does: loot, mines, the ship. All laws hold there, and all of it is told.

A spectator is told everything as it happens; who keeps count of that has the same table before them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conformance.driver import Driver, one_of
from conformance.subjects import Case, seeds
from games.aurora.spectator import Spectator
from holdfast.games.aurora import events
from holdfast.kernel.game import checked_options
from holdfast.kernel.play import options, waiting

CASES = [(1, "alpha", False), (2, "beta", True), (3, "alpha", True)]
LONG = {1: 5, 2: 0, 3: 0}
"""For each number of seats a play in which hardly anybody falls early."""
LOOKS_UP = 4
"""The spectator compares after one word in so many."""
BOLD = {"fire", "ignite", "scout", "roll", "go", "mine", "spare", "accept", "mechanic", "deal"}
SAID_SO = {
    "stay": events.Stayed,
    "bonus": events.BonusTaken,
    "gather": events.BlockChosen,
    "sort": events.BlockChosen,
    "deal": events.DealStruck,
    "spare": events.Spared,
    "boost": events.Boosted,
    "feed": events.SurvivorMoved,
    "rouse": events.SurvivorMoved,
    "scavenge": events.Gained,
    "discard": events.ItemDiscarded,
    "mine": events.MineLaid,
    "take": events.CounterTaken,
    "fire": events.WeaponAimed,
    "ignite": events.WeaponAimed,
    "ready": events.LoadReady,
    "decline": events.LootDeclined,
    "hand": events.Bartered,
    "burn": events.Spent,
    "recruit": events.Recruited,
    "raise": events.SkillRaised,
    "repair": events.Repaired,
    "cleanse": events.Cleansed,
    "unhitch": events.LeftBehind,
}
"""What is said, and what is then told; in a sealed fork it comes later, and these are never said there."""


def rich_play(seats: int, board: str, mines: bool, seed: str) -> Driver:
    given = checked_options(Case("aurora", seats, {}).game, {"board": board, "mines": mines})
    return Driver(Case("aurora", seats, given), f"rich {seed}")


def words(driver: Driver) -> Iterator[str]:
    """Boldly if that can be, else as an absent player would, or anything."""
    dice = driver.dice
    said = 0
    while driver.table.result is None:
        seat, ask = one_of(waiting(driver.table), dice)
        offered = options(driver.table, seat)
        usual = offered if dice.below(2) else [ask.default(driver.table, seat)]
        word = one_of([one for one in offered if one.text.partition(" ")[0] in BOLD] or usual, dice).text
        driver.say(str(seat), word)
        said += 1
        assert said < driver.claims.most_lines
        yield word.partition(" ")[0]


@pytest.mark.parametrize(("seats", "board", "mines"), CASES)
def test_the_laws_hold_and_a_spectator_can_follow(seats: int, board: str, mines: bool) -> None:
    for seed in seeds(1):
        driver = rich_play(seats, board, mines, str(LONG[seats] + seed))
        watch = driver.claims.watch()
        game = driver.case.game
        spectator = Spectator(game.public_view(driver.table))
        heard = len(driver.sitting.heard)
        for said, word in enumerate(words(driver)):
            told = [event for to, event in driver.sitting.heard[heard:] if to < 0]
            heard = len(driver.sitting.heard)
            for event in told:
                spectator.hear(event)
            if driver.table.result is not None:
                break
            if word in SAID_SO:
                assert any(isinstance(event, SAID_SO[word]) for event in told), word
            if said % LOOKS_UP == 0:
                watch.see(driver.table)
                watch.follow(driver.table, told)
                spectator.compare(game.public_view(driver.table))
