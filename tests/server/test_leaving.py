"""Leaving a table: no seat is frozen, somebody is host, and a table without players stands still."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.play import waiting
from holdfast.kernel.table import Table
from holdfast.server.match import hosting, seating
from holdfast.server.match.deadlines import has_fixed_length
from holdfast.server.match.hall import sit_down
from holdfast.server.match.match import Match
from server.harness import Visitor, refused, seats
from server.rooms import Room, code_of, from_seat, hurry, room, run, standing, until, watching
from web.scenes import when

DAY = 24 * 3600.0


def said_by_host(match: Match) -> list[str]:
    assert match.sitting is not None
    return [line.text for line in match.sitting.lines if line.author == "host"]


async def leave(match: Match, seat: int) -> None:
    await match.arrange(lambda draft: seating.leave(draft, match.chairs[seat].person))


async def come_back(match: Match, seat: int) -> None:
    await match.arrange(lambda draft: seating.come_back(draft, match.chairs[seat].person))


# -- over the network ------------------------------------------------------------------------------------


def test_who_leaves_before_the_start_frees_the_seat(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4)["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)

    assert seats(bob.post(f"/api/matches/{match}/leave"))[1] == ("", "")


def test_who_leaves_a_game_under_way_is_kept_by_a_bot_and_comes_back(ann: Visitor, bob: Visitor) -> None:
    match = ann.new_match(4, pace="none")["id"]
    bob.post(f"/api/matches/{match}/sit", seat=1)
    ann.post(f"/api/matches/{match}/start")

    assert seats(bob.post(f"/api/matches/{match}/leave"))[1] == ("Bob", "greedy")
    assert seats(bob.post(f"/api/matches/{match}/return"))[1] == ("Bob", "")


def test_who_speaks_is_back(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    place = ann.sit_at(match)
    place.until(lambda here: here.ask is not None)
    ann.post(f"/api/matches/{match}/leave")
    place.drain()

    place.say("nonsense")

    assert seats(ann.get(f"/api/matches/{match}"))[0] == ("Ann", "")


def test_nobody_leaves_what_has_ended(ann: Visitor) -> None:
    match = ann.new_match(4, start=True)["id"]
    ann.post(f"/api/matches/{match}/abandon")

    assert refused(lambda: ann.post(f"/api/matches/{match}/leave")) == "not-playing"


# -- before the start ------------------------------------------------------------------------------------


def test_when_the_host_leaves_the_next_person_is_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.waiting("none", 3)
            await leave(match, 0)
            assert (match.row.host, standing(match)) == (here.people[1].id, ("waiting", ""))
            await leave(match, 1)
            assert match.row.host == here.people[2].id

    run(scene)


def test_when_the_last_person_leaves_the_table_is_cancelled(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.waiting("none", 2)
            for seat in (0, 1):
                await leave(match, seat)
            assert standing(match) == ("abandoned", "host")
            assert await code_of(sit_down(match, here.people[0], None, "")) == "not-waiting"

    run(scene)


# -- with nobody left ------------------------------------------------------------------------------------


async def deserted(here: Room) -> Match:
    """Ann and Bob have both left their table; bots keep all seats."""
    match = await here.table("none", 2)
    for seat in (0, 1):
        await leave(match, seat)
    return match


def test_a_table_without_players_stands_still_and_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await deserted(here)
            assert standing(match) == ("paused", "nobody")
            assert match.sitting is not None
            lines = len(match.sitting.lines)
            shown = (await watching(match, None, keep=True)).states()[0]["public"]["sections"]["match"]
            assert (shown["status"], shown["because"]) == ("paused", "nobody")
            while match._tasks:
                await until(lambda: not match._tasks)
            assert len(match.sitting.lines) == lines

    run(scene)


async def returns(here: Room, match: Match) -> None:
    await come_back(match, 1)


async def speaks(here: Room, match: Match) -> None:
    assert await code_of(match.speak(from_seat(match, 1), ["nonsense"], None)) not in ("paused", "done")


async def sits_down(here: Room, match: Match) -> None:
    await match.arrange(partial(hosting.give_seat, seat=2, bot="", free=True))
    await sit_down(match, here.people[2], 2, "")


@pytest.mark.parametrize("comes", [returns, speaks, sits_down])
def test_it_goes_on_by_itself_when_somebody(tmp_path: Path, comes: Any) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await deserted(here)
            await comes(here, match)
            assert standing(match) == ("playing", "")
            assert len(match.players()) == 1

    run(scene)


def test_a_table_that_the_host_paused_waits_for_the_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 2)
            await match.arrange(hosting.pause)
            for seat in (0, 1):
                await leave(match, seat)
            await come_back(match, 0)
            assert standing(match) == ("paused", "host")
            assert said_by_host(match) == []
            await match.arrange(hosting.resume)
            assert standing(match) == ("playing", "")
            assert said_by_host(match) == ["away 1"]

    run(scene)


def test_a_table_that_stood_still_does_so_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            name = (await deserted(here)).row.id
            await here.restart()
            match = await here.hall.find(name)
            assert standing(match) == ("paused", "nobody")
            await come_back(match, 0)
            assert standing(match) == ("playing", "")

    run(scene)


# -- who leaves in the middle of something ---------------------------------------------------------------


def test_leaving_is_one_write_with_what_the_table_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.table("none", 4)
            written: list[int] = []
            write = here.hall.store.writer.write

            async def counted(statements: Any) -> None:
                written.append(len(statements))
                await write(statements)

            monkeypatch.setattr(here.hall.store.writer, "write", counted)
            await match.arrange(lambda draft: seating.leave(draft, here.people[2].id))
            monkeypatch.undo()
            assert len(written) == 1
            await here.restart()
            again = await here.hall.find(match.row.id)
            assert (again.chairs[2].bot, said_by_host(again)) == ("greedy", ["away 2"])

    run(scene)


def both_are_asked_at_length(table: Table[Any]) -> bool:
    """A question whose answers are kept until its time is up."""
    return has_fixed_length(table) and {0, 1} <= {seat for seat, _ in waiting(table)}


@pytest.mark.parametrize("who", ["leaver", "other"])
def test_a_kept_answer_is_said_when_nobody_is_left_to_hide_it_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    hurry(monkeypatch, 3600.0)

    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.laid(when("lifeboat/4_adrift", both_are_asked_at_length, ["Ann", "Bob", "", ""], "live"))
            assert match.sitting is not None
            kept = 0
            one = match.sitting.asked(kept)
            assert one is not None
            await match.say(kept, [one.default], one.id)
            assert kept in match.held
            lines = len(match.sitting.lines)
            await leave(match, kept if who == "leaver" else 1 - kept)
            assert match.held == {}
            assert str(kept) in [line.author for line in match.sitting.lines[lines:]]

    run(scene)


# -- tables that nobody comes to -------------------------------------------------------------------------


def test_a_table_that_waits_for_a_day_expires(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await here.waiting("none", 2)
            await here.restart()
            await here.hall.sweep(match.row.changed + DAY - 1)
            assert standing(await here.hall.find(match.row.id)) == ("waiting", "")
            await here.hall.sweep(match.row.changed + DAY + 1)
            assert standing(await here.hall.find(match.row.id)) == ("abandoned", "expired")

    run(scene)


def test_a_table_does_not_expire_while_somebody_is_there_or_once_it_has_begun(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            attended, begun = await here.waiting("none", 2), await here.table("none", 1)
            await watching(attended, 1)
            await here.hall.sweep(begun.row.changed + 2 * DAY)
            assert (standing(attended), standing(begun)) == (("waiting", ""), ("playing", ""))

    run(scene)


def test_the_hall_is_swept_at_the_start_and_no_more_after_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept: list[float] = []

    async def scene() -> None:
        async with room(tmp_path) as here:

            async def sweep(now: float) -> None:
                swept.append(now)

            monkeypatch.setattr(here.hall, "sweep", sweep)
            monkeypatch.setattr("holdfast.server.match.hall.SWEEPS_EVERY", 0.01)
            here.hall.begin_sweeping()
            await until(lambda: len(swept) > 2)
        assert here.hall._sweeping is not None
        assert here.hall._sweeping.cancelled()

    run(scene)
