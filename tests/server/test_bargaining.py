"""Offers over the server: bots answer them, asked or not; their clock runs, known to the two parties alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from holdfast.games.lifeboat.rulebook import TIMINGS
from holdfast.kernel.game import Timing
from holdfast.server.match.hosting import pause, resume
from holdfast.server.match.match import Match
from holdfast.server.store import sqlite
from server.rooms import MovedClock, Room, Watching, code_of, from_seat, hurry, room, run, sitting_of, until, watching

OFFER_LASTS = 30.0
GIFTS = 9


@pytest.fixture(autouse=True)
def hasty_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered does not depend on when the disk has it."""
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "synchronous=OFF"))


async def offer_stands(match: Match, by: int, to: int) -> str:
    """Play until this seat may give the other a card, and let it; returns the offer."""
    sitting = sitting_of(match)
    whom = sitting.view(None)["boat"]
    name = next(one["who"] for one in whom if one["seat"] == to)
    while True:
        gifts = [one for one in sitting.rights(by) if one.startswith(f"offer {name} give ") and len(one.split()) == 4]
        if gifts:
            await match.speak(from_seat(match, by), [gifts[0]], None)
            return gifts[0]
        asking = sitting.asking()[0]
        await match.say(asking.seat, [asking.default], asking.id)


def offers(match: Match, seat: int) -> list[Any]:
    found: list[Any] = sitting_of(match).view(seat)["me"]["offers"]
    return found


def private(watcher: Watching, name: str) -> list[Any]:
    """Every time this section was shown."""
    return [
        state["private"]["sections"][name] for state in watcher.states() if name in state["private"].get("sections", {})
    ]


def ended(match: Match) -> list[str]:
    return [line.text for line in sitting_of(match).lines if line.text.startswith("lapse ")]


def patient(patch: pytest.MonkeyPatch) -> None:
    """Every question may take an hour, an offer half a minute."""
    hurry(patch, 3600.0)
    for pace in ("live", "relaxed", "by_mail"):
        patch.setitem(TIMINGS, ("trade_offer", pace), Timing(OFFER_LASTS))


async def an_offer(here: Room, pace: str = "relaxed") -> Match:
    match = await here.table(pace, 4)
    await offer_stands(match, 0, 1)
    return match


def test_an_offer_lapses_when_its_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patient(monkeypatch)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await an_offer(here)
            clock.go(OFFER_LASTS - 1.0)
            await match.timekeeper.lapses.ring()
            assert len(offers(match, 1)) == 1
            clock.go(1.5)
            await match.timekeeper.lapses.ring()
            assert offers(match, 1) == []
            assert len(ended(match)) == 1
            assert sitting_of(match).lines[-1].author == "clock"

    run(scene)


def test_the_alarm_of_an_offer_rings_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patient(monkeypatch)
    for pace in ("live", "relaxed", "by_mail"):
        monkeypatch.setitem(TIMINGS, ("trade_offer", pace), Timing(0.05))

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await an_offer(here)
            await until(lambda: bool(ended(match)))

    run(scene)


def test_a_restart_and_a_pause_neither_give_nor_take_time_of_an_offer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient(monkeypatch)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await an_offer(here)
            clock.go(20.0)
            await match.arrange(pause)
            clock.go(3600.0)
            await here.restart()
            match = await here.hall.find(match.row.id)
            await match.arrange(resume)
            assert match.timekeeper.lapses.left() == pytest.approx(10.0)
            assert match.timekeeper.seconds_left() == pytest.approx(10.0)
            clock.go(11.0)
            await match.timekeeper.lapses.ring()
            assert offers(match, 1) == []

    run(scene)


def test_only_its_parties_know_of_an_offer_and_of_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patient(monkeypatch)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("relaxed", 4)
            await offer_stands(match, 0, 1)
            watchers = [await watching(match, seat) for seat in (0, 1, 2, 3)]
            spectator = await watching(match, None)
            for watcher in [*watchers, spectator]:
                watcher.messages.clear()
            assert match.timekeeper.lapses.shown().keys() == {0, 1}
            clock.go(OFFER_LASTS + 1.0)
            await match.timekeeper.lapses.ring()
            assert [bool(watcher.messages) for watcher in [*watchers, spectator]] == [True, True, False, False, False]
            assert all(private(watcher, "running_out")[-1] == [] for watcher in watchers[:2])

    run(scene)


def test_the_parties_are_told_until_when_an_offer_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patient(monkeypatch)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("relaxed", 4)
            watchers = [await watching(match, seat) for seat in range(4)]
            offer = await offer_stands(match, 0, 1)
            (told,) = private(watchers[1], "running_out")[-1]
            assert told["until"] == pytest.approx(1000.0 + OFFER_LASTS)
            assert told["about"][1] == offer.split()[1]
            assert private(watchers[0], "running_out")[-1] == [told]
            assert private(watchers[2], "running_out") == private(watchers[3], "running_out") == []

    run(scene)


def test_who_plays_alone_is_not_hurried_by_offers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patient(monkeypatch)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("relaxed", 1)
            await until(lambda: sitting_of(match).asked(0) is not None)
            assert match.timekeeper.lapses.until == {}

    run(scene)


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_a_bot_answers_a_gift_whether_it_is_asked_something_or_not(tmp_path: Path, level: str) -> None:
    """One person gives whatever they can to whomever they can."""
    answered: Counter[str] = Counter()

    async def scene() -> None:
        async with room(tmp_path) as here:
            while answered["made"] < GIFTS:
                match = await here.waiting("none", 1)
                for chair in match.chairs[1:]:
                    chair.bot = level
                await match.start()
                await give_all(match, answered)

    run(scene)

    assert answered["answered"] >= 0.95 * answered["made"], answered


async def give_all(match: Match, answered: Counter[str]) -> None:
    """At every question of the one person a gift to each of the others, before it is answered."""
    sitting = sitting_of(match)
    me = from_seat(match, 0)
    while match.row.status == "playing" and answered["made"] < GIFTS:
        await until(lambda: is_calm(match))
        for gift in {one.split()[1]: one for one in sitting.rights(0) if is_gift(one)}.values():
            before = len(sitting.heard)
            if await code_of(match.speak(me, [gift], None)) == "done":
                answered["made"] += 1
                await until(lambda: is_calm(match))
                answered["answered"] += is_answered(match, before)
        asked = sitting.asked(0)
        if asked is not None:
            await code_of(match.speak(me, [asked.default], asked.id))


def is_gift(right: str) -> bool:
    """`offer kid give water`: for nothing."""
    words = right.split()
    return words[0] == "offer" and "ask" not in words and "closed" not in words


def is_answered(match: Match, since: int) -> bool:
    """Did somebody take it, or turn it down? That it lapsed is no answer."""
    told = [event for _, event in sitting_of(match).heard_since(since)]
    names = [type(event).__name__ for event in told]
    return "Traded" in names or any(getattr(event, "why", "") == "declined" for event in told)


def is_calm(match: Match) -> bool:
    """Is the person waited for, or is it over? Then no bot thinks any more."""
    is_mine = sitting_of(match).asked(0) is not None and match.orders.word_for(0) is None
    return match.row.status != "playing" or (is_mine and not match._tasks)
