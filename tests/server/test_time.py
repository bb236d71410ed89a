"""Time: deadlines, those who miss them, and questions of fixed length."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.lanes import Lanes
from holdfast.kernel.play import question, top, waiting
from holdfast.kernel.table import Table
from holdfast.server.match.deadlines import has_fixed_length
from holdfast.server.match.match import Match
from server.rooms import code_of, from_seat, hurry, room, run, sitting_of, until, watching
from web.scenes import when


async def answer_all(match: Match, stop: Callable[[], Any]) -> None:
    """Everybody asked plays the default until this holds."""
    sitting = sitting_of(match)
    while not stop():
        asked = [one for one in sitting.asking() if not match.chairs[one.seat].bot and one.seat not in match.held]
        if asked:
            await match.say(asked[0].seat, [asked[0].default], asked[0].id)
        else:
            await until(lambda: bool(stop()) or bool(sitting.asking()))


def test_a_missed_deadline_plays_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 0.05)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("live", 2)
            await until(lambda: any(line.said() == "clock time" for line in sitting_of(match).lines))

    run(scene)


def test_after_two_misses_in_a_row_a_bot_keeps_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 0.03)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("live", 2)
            await until(lambda: bool(match.chairs[0].bot or match.chairs[1].bot))
            late = 0 if match.chairs[0].bot else 1
            await until(lambda: any(line.said() == f"host away {late}" for line in sitting_of(match).lines))

    run(scene)


async def reach_choice(match: Match, fewest: int, most: int) -> int:
    """Play until a person is asked who has so many options; returns who that is."""

    def found() -> list[int]:
        asking = sitting_of(match).asking()
        return [one.seat for one in asking if one.seat in match.players() and fewest <= len(one.options) <= most]

    await answer_all(match, found)
    return found()[0]


async def time_is_up(match: Match) -> None:
    step = match.timekeeper.deadline.step
    assert step is not None
    await match.timekeeper.ring(step)


def is_warned(shown: list[Any]) -> bool:
    """What this watcher was told last."""
    told = [state["private"].get("sections", {}) for state in shown]
    return bool([sections["warned"] for sections in told if "warned" in sections][-1])


def test_who_misses_a_deadline_is_warned_in_private_before_a_bot_keeps_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("relaxed", 4)
            late = await reach_choice(match, 2, 99)
            watchers = [await watching(match, seat, keep=True) for seat in range(4)]
            await time_is_up(match)
            assert match.chairs[late].missed == 1
            assert [is_warned(watcher.states()) for watcher in watchers] == [seat == late for seat in range(4)]
            assert match.chairs[late].bot == ""
            while not match.chairs[late].bot:
                other = await reach_choice(match, 2, 99)
                await (time_is_up(match) if other == late else answer_one(match, other))
            assert match.chairs[late].missed == 0
            assert sitting_of(match).lines[-1].said() == f"host away {late}"

    run(scene)


async def answer_one(match: Match, seat: int) -> None:
    asked = sitting_of(match).asked(seat)
    assert asked is not None
    await match.speak(from_seat(match, seat), [asked.default], asked.id)


def test_who_speaks_is_not_late_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("relaxed", 4)
            late = await reach_choice(match, 2, 99)
            await time_is_up(match)
            watcher = await watching(match, late, keep=True)
            assert await code_of(match.speak(from_seat(match, late), ["nonsense"], None)) != "done"
            assert (match.chairs[late].missed, is_warned(watcher.states())) == (0, False)

    run(scene)


def test_a_question_with_one_option_is_no_missed_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("relaxed", 4)
            late = await reach_choice(match, 1, 1)
            await time_is_up(match)
            assert any(line.said() == "clock time" for line in sitting_of(match).lines)
            assert match.chairs[late].missed == 0

    run(scene)


def test_a_restart_neither_forgives_a_missed_deadline_nor_counts_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("relaxed", 4)
            await reach_choice(match, 2, 99)
            await time_is_up(match)
            missed = [chair.missed for chair in match.chairs]
            assert any(missed)
            await here.restart()
            assert [chair.missed for chair in (await here.hall.find(match.row.id)).chairs] == missed

    run(scene)


@pytest.mark.parametrize(("pace", "persons"), [("none", 2), ("live", 1)])
def test_nobody_is_hurried_without_a_clock_or_without_company(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str, persons: int
) -> None:
    hurry(monkeypatch, 0.01)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table(pace, persons)
            await until(lambda: any(not match.chairs[seat].bot for seat, _ in waiting(sitting_of(match).table)))
            assert match.timekeeper.deadline.until == 0.0

    run(scene)


PEOPLE = ["Ann", "Bob", "Cid", "Dan"]


def several_are_asked(table: Table[Any]) -> bool:
    """At once, and secretly."""
    return isinstance(top(table), Lanes) and len(waiting(table)) > 1


def several_are_asked_at_length(table: Table[Any]) -> bool:
    return has_fixed_length(table) and len(waiting(table)) > 1


def test_answers_to_a_question_of_fixed_length_wait_for_the_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.laid(when("lifeboat/4_adrift", several_are_asked_at_length, PEOPLE, "live"))
            sitting = sitting_of(match)
            asked = [seat for seat, _ in waiting(sitting.table)]
            watchers = {seat: await watching(match, seat) for seat in asked}
            for watcher in watchers.values():
                watcher.messages.clear()
            lines = len(sitting.lines)
            for seat in asked:
                one = sitting.asked(seat)
                assert one is not None
                await match.say(seat, [one.options[-1]], one.id)
                await match.say(seat, [one.default], one.id)
            assert len(sitting.lines) == lines
            assert sorted(match.held) == asked
            assert sorted(held.seat for held in await match.store.held(match.row.id)) == asked
            for seat, watcher in watchers.items():
                told = [state["private"]["sections"]["ask"]["held"] for state in watcher.states()]
                default = match.held[seat].words
                assert told[-1] == default
                assert all("sections" not in state["public"] for state in watcher.states())
            await match.timekeeper.ring(match.timekeeper.deadline.step)  # type: ignore[arg-type]
            said = [line.author for line in sitting.lines[lines:]]
            assert said == sorted(said), "kept answers are played in the order of the seats"
            assert (match.held, await match.store.held(match.row.id)) == ({}, [])

    run(scene)


def test_a_kept_answer_can_be_taken_back_without_anybody_noticing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.laid(when("lifeboat/4_adrift", several_are_asked_at_length, PEOPLE, "live"))
            sitting = sitting_of(match)
            seat, other = (one for one, _ in waiting(sitting.table)[:2])
            watcher = await watching(match, other)
            one = sitting.asked(seat)
            assert one is not None
            await match.say(seat, [one.default], one.id)
            await match.take_back(from_seat(match, seat))
            assert (match.held, watcher.messages) == ({}, [])

    run(scene)


def test_a_silent_answer_moves_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a relaxed pace sealed answers go to the table at once; the deadline must not tell of them."""
    hurry(monkeypatch, 3600.0, 60.0, 7200.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.laid(when("lifeboat/4_adrift", several_are_asked, PEOPLE, "relaxed"))
            sitting = sitting_of(match)
            before = match.timekeeper.deadline.until
            seat = waiting(sitting.table)[0][0]
            watcher = await watching(match, waiting(sitting.table)[1][0])
            one = sitting.asked(seat)
            assert one is not None
            await match.say(seat, [one.default], one.id)
            assert question(sitting.table, seat) is None
            await match.take_back(from_seat(match, seat))
            assert (match.timekeeper.deadline.until, watcher.messages) == (before, [])

    run(scene)
