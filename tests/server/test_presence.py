"""Who comes and goes: each newcomer sees all at once, the others hear of it gathered."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from holdfast.server.match import presence
from holdfast.server.match.match import Match
from server.harness import updated
from server.rooms import Watching, room, run, until, watching

CROWD = 300


def sections(watcher: Watching) -> Any:
    """All that this watcher has been shown, put together."""
    shown: Any = {}
    for state in watcher.states():
        shown = updated(shown, state)
    return shown


async def come(match: Match, person: str = "") -> Watching:
    watcher = Watching(person)
    await match.watch(watcher.connection, 0)
    return watcher


def test_a_crowd_of_spectators_costs_a_frame_each_and_one_for_all_of_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            first, began = await watching(match, 0), time.monotonic()
            crowd = [await come(match) for _ in range(CROWD)]
            await until(lambda: sections(first).get("match", {}).get("spectators") == CROWD)
            gathered = 1 + (time.monotonic() - began) / presence.GATHERED
            assert len(first.states()) <= gathered
            assert sum(len(watcher.states()) for watcher in crowd) <= CROWD * (1 + gathered)

    run(scene)


def test_a_newcomer_sees_at_once_who_is_here(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            await come(match, here.people[1].id)
            await come(match)
            third = await come(match)
            (whole,) = third.states()
            shown = updated({}, whole)
            assert whole["whole"]
            assert [one.get("here", False) for one in shown["people"]] == [False, True, False, False]
            assert shown["match"]["spectators"] == 2

    run(scene)


def test_who_came_and_went_within_a_moment_is_gone_for_those_who_saw_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            first = await watching(match, 0)
            passing = await come(match, here.people[1].id)
            saw_them = await come(match)
            await match.unwatch(passing.connection)
            await until(lambda: len(saw_them.states()) == 2)
            assert [one.get("here", False) for one in sections(saw_them)["people"][:2]] == [True, False]
            assert sections(first)["match"]["spectators"] == 1

    run(scene)


def test_all_see_the_same_people_whenever_they_came(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            watchers = [await come(match, person.id) for person in here.people]
            for seat in (0, 2, 0, 3, 0):
                await match.unwatch(watchers[seat].connection)
                await answer_any(match)
                watchers[seat] = await come(match, here.people[seat].id)
            await until(lambda: all(one.get("here") for watcher in watchers for one in sections(watcher)["people"]))
            seen = [sections(watcher) for watcher in watchers]
            for name in ("people", "match", "table"):
                assert [one[name] for one in seen] == [seen[0][name]] * 4
            assert all(one["here"] for one in seen[0]["people"])

    run(scene)


async def answer_any(match: Match) -> None:
    assert match.sitting is not None
    ask = match.sitting.asking()[0]
    await match.say(ask.seat, [ask.default], ask.id)


def test_a_word_does_not_wait_for_those_who_come(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            first = await watching(match, None)
            await come(match)
            before = len(first.states())
            await answer_any(match)
            assert len(first.states()) == before + 1

    run(scene)


@pytest.mark.parametrize("seat", [None, 0])
def test_in_a_waiting_room_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int | None) -> None:
    monkeypatch.setattr(presence, "GATHERED", 2.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.hall.create(here.people[0], "lifeboat", 4, {}, "private", "none", [])
            watcher = await come(match, "" if seat is None else here.people[seat].id)
            crowd = [await come(match) for _ in range(10)]
            assert [len(one.states()) for one in crowd] == [1] * 10
            assert len(watcher.states()) == 1
            await until(lambda: len(watcher.states()) == 2)
            assert sections(watcher)["match"]["spectators"] == 10 + (seat is None)

    run(scene)


def test_presence_does_not_show_a_chair_that_is_not_on_the_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            first = await watching(match, 0)
            async with match.mailbox:
                match.chairs[1].bot = "greedy"
                match.presence.changed()
                await asyncio.sleep(1.5 * presence.GATHERED)
                match.chairs[1].bot = ""
                assert not first.messages

    run(scene)
