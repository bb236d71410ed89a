"""The server's own clock: neither a jump of the wall clock nor a time when the server was down gives or takes any."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import top, waiting
from holdfast.server import clock as clocks
from holdfast.server.clock import Clock, go_on, stand, stored_clock, time_of
from holdfast.server.match import hosting
from holdfast.server.match.match import Match
from holdfast.server.store.store import Store
from server import attack
from server.attack import services_in, table_for
from server.rooms import MovedClock, Room, code_of, from_seat, hurry, room, run, sitting_of, until, watching

HOUR = 3600.0


def deadline_passed(match: Match) -> bool:
    return any(line.author == "clock" for line in sitting_of(match).lines)


async def say_default(match: Match) -> None:
    asked = sitting_of(match).asking()[0]
    await match.say(asked.seat, [asked.default], asked.id)


# -- the server's clock ------------------------------------------------------------------------------


def test_it_stands_until_it_is_started_and_after_it_is_stopped() -> None:
    clock = Clock(7.0)
    assert clock.now() == 7.0
    clock.start()
    clock.stop()
    stopped = clock.now()
    time.sleep(0.001)
    assert clock.now() == stopped > 7.0


def test_it_goes_on_where_it_stood_when_the_server_went_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stops() -> tuple[float, float, str]:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Eve", "Joe", pace="by_mail")
        return services.clock.now(), match.timekeeper.left(), match.row.id

    async def starts(match_id: str) -> tuple[float, float]:
        async with services_in(tmp_path) as services:
            match = await services.hall.find(match_id)
        return services.clock.now(), match.timekeeper.left()

    now, left, match_id = attack.run(stops())
    shift_all_clocks(monkeypatch, HOUR)
    then, left_then = attack.run(starts(match_id))
    assert now < then < now + HOUR / 2
    assert left - HOUR / 2 < left_then < left


def shift_all_clocks(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """As after so long a time without a server, on the wall and on the machine."""
    wall, machine = time.time, time.monotonic
    monkeypatch.setattr(time, "time", lambda: wall() + seconds)
    monkeypatch.setattr(time, "monotonic", lambda: machine() + seconds)


def test_it_is_never_behind_what_was_begun_by_it(tmp_path: Path) -> None:
    """The plug is pulled before anybody has written the clock."""

    async def begun_at(act: Callable[[Room, MovedClock], Any]) -> float:
        clock = MovedClock(1000.0)
        async with room(tmp_path, clock) as here:
            await act(here, clock)
            return (await stored_clock(here.hall.store)).now()

    async def starts(here: Room, _: MovedClock) -> None:
        await here.table("live", 4)

    async def says(here: Room, clock: MovedClock) -> None:
        match = await here.table("live", 4)
        clock.go(20.0)
        await say_default(match)

    async def pauses(here: Room, clock: MovedClock) -> None:
        match = await here.table("live", 4)
        clock.go(300.0)
        await set_status(match, "paused")

    async def scene() -> None:
        assert await begun_at(starts) == 1000.0
        assert await begun_at(says) == 1020.0
        assert await begun_at(pauses) == 1300.0

    run(scene)


async def written(store: Store) -> float:
    return float(await store.setting(clocks.SETTING, b"0"))


async def written_after(store: Store, moment: float) -> None:
    while await written(store) <= moment:
        pass


def test_it_beats_while_a_deadline_runs_and_survives_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "BEAT", 0.005)

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            await table_for(services, "Ann", "Bob", "Eve", "Joe", pace="none")
            await asyncio.sleep(0.05)
            assert await written(services.store) == 0.0, "nobody is hurried, and yet the disk is kept awake"
            await table_for(services, "Ann", "Bob", "Eve", "Joe", pace="by_mail")
            await written_after(services.store, 0.0)
            services.store.writer.connection.execute("PRAGMA query_only=ON")
            await asyncio.sleep(0.05)
            services.store.writer.connection.execute("PRAGMA query_only=OFF")
            await written_after(services.store, services.clock.now())

    attack.run(scene())


# -- a match's clock ---------------------------------------------------------------------------------


def test_a_match_s_clock_stands_in_pauses(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path, MovedClock(1000.0)) as here:
            row = (await here.table("live", 2)).row
            assert time_of(row, 1005.0) == 5.0
            stand(row, 1005.0)
            stand(row, 1007.0)
            assert time_of(row, 1100.0) == 5.0
            go_on(row, 1200.0)
            go_on(row, 1201.0)
            assert time_of(row, 1202.0) == 7.0

    run(scene)


async def set_status(match: Match, status: str) -> None:
    await match.arrange(hosting.pause if status == "paused" else hosting.resume)


def test_a_pause_keeps_what_was_left_over_a_restart_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 60.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("live", 4)
            clock.go(10.0)
            await set_status(match, "paused")
            watcher = await watching(match, 0, keep=True)
            assert watcher.states()[-1]["public"]["sections"]["clock"]["until"] == 0.0
            clock.go(HOUR)
        async with room(tmp_path, clock) as here:
            match = await here.hall.find(match.row.id)
            clock.go(HOUR)
            await set_status(match, "playing")
            assert match.timekeeper.left() == 50.0
            watcher = await watching(match, 0, keep=True)
            assert watcher.states()[-1]["public"]["sections"]["clock"]["until"] == clock.now() + 50.0

    run(scene)


@pytest.mark.parametrize("words", [0, 1, 3])
def test_after_a_restart_as_much_is_left_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: int) -> None:
    hurry(monkeypatch, 60.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("live", 4)
            for _ in range(words):
                clock.go(7.0)
                await say_default(match)
            clock.go(15.0)
            before = match.timekeeper.deadline
            assert match.timekeeper.left() == 45.0
        async with room(tmp_path, clock) as here:
            match = await here.hall.find(match.row.id)
            again = match.timekeeper.deadline
            assert (again.opened, again.until) == (before.opened, before.until)
            assert match.timekeeper.left() == 45.0

    run(scene)


def test_what_was_up_before_the_stop_is_up_at_once_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 60.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("live", 4)
            clock.go(61.0)
        async with room(tmp_path, clock) as here:
            match = await here.hall.find(match.row.id)
            await until(lambda: deadline_passed(match))

    run(scene)


def test_no_alarm_rings_before_its_time_on_the_server_s_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 0.02)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("live", 4)
            await asyncio.sleep(0.1)
            assert not deadline_passed(match)
            clock.go(1.0)
            await until(lambda: deadline_passed(match))

    run(scene)


# -- what cannot be written, and what is taken back --------------------------------------------------


async def sealed_question(here: Room) -> Match:
    """At a relaxed pace, where sealed answers go to the table at once."""
    match = await here.table("relaxed", 4)
    while not isinstance(top(sitting_of(match).table), Lanes):
        await say_default(match)
    return match


@pytest.mark.parametrize("is_undo", [False, True], ids=["word", "undo"])
def test_what_cannot_be_written_leaves_the_deadline_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_undo: bool
) -> None:
    hurry(monkeypatch, 60.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await (sealed_question(here) if is_undo else here.table("relaxed", 4))
            seat = waiting(sitting_of(match).table)[0][0]
            if is_undo:
                await say_default(match)
            clock.go(10.0)
            match.store.writer.connection.execute("PRAGMA query_only=ON")
            act = match.take_back(from_seat(match, seat)) if is_undo else say_default(match)
            assert await code_of(act) == "not-stored"
            match.store.writer.connection.execute("PRAGMA query_only=OFF")
            await match.wake()
            assert match.timekeeper.left() == 50.0

    run(scene)


def test_a_word_taken_back_neither_gives_nor_takes_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 60.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await sealed_question(here)
            seat = waiting(sitting_of(match).table)[0][0]
            clock.go(10.0)
            await say_default(match)
            await match.take_back(from_seat(match, seat))
            assert match.timekeeper.left() == 50.0
        async with room(tmp_path, clock) as here:
            match = await here.hall.find(match.row.id)
            assert match.timekeeper.left() == 50.0

    run(scene)


# -- the wall clock ----------------------------------------------------------------------------------

jumps = pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])


@jumps
def test_a_jump_of_the_wall_clock_times_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    hurry(monkeypatch, 60.0)
    wall = time.time

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("live", 4)
            before = match.timekeeper.left()
            monkeypatch.setattr(time, "time", lambda: wall() + jump)
            await match.wake()
            await asyncio.sleep(0.02)
            assert not deadline_passed(match)
            assert before - 30.0 < match.timekeeper.left() < before

    run(scene)


@jumps
def test_a_jump_of_the_wall_clock_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    hurry(monkeypatch, 0.1)
    wall = time.time

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("live", 4)
            monkeypatch.setattr(time, "time", lambda: wall() + jump)
            await match.wake()
            await until(lambda: deadline_passed(match))

    run(scene)


def test_two_halves_of_one_question_share_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """LIF-D18 and LIF-D19: to ask for the compass and then to choose a card is one question of the navigator."""
    hurry(monkeypatch, 60.0)
    clock = MovedClock(1000.0)

    async def scene() -> None:
        async with room(tmp_path, clock) as here:
            match = await here.table("relaxed", 4)
            sitting = sitting_of(match)
            asked, before = "", match.timekeeper.deadline
            while (asked, sitting.asking()[0].kind) != ("AskCompass", "ChooseCard"):
                ask = sitting.asking()[0]
                asked, before = ask.kind, match.timekeeper.deadline
                clock.go(2.0)
                # Somebody rows and keeps all cards, so that there is something to choose from.
                rowing = [word for word in ask.options if word.startswith("row")]
                word = rowing[0] if rowing else max(ask.options, key=len) if asked == "KeepCards" else ask.default
                await match.say(ask.seat, [word], ask.id)
            after = match.timekeeper.deadline
            assert (after.opened, after.until) == (before.opened, before.until)

    run(scene)
