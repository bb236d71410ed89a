"""A match whose rules have moved on: it goes on if they still lead to the same table, else it can be looked at."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from holdfast.server.match.match import Match
from holdfast.server.store.schema import LINES
from holdfast.server.store.sqlite import spelt
from server.harness import told_to, woven
from server.rooms import Room, code_of, room, run, until, watching


async def begun(here: Room) -> Match:
    """Ann and three bots, a few words into the game."""
    match = await here.table("none", 1)
    sitting = match.sitting
    assert sitting is not None
    while len(sitting.lines) < 12:
        await until(lambda: sitting.asked(0) is not None or len(sitting.lines) >= 12)
        asked = sitting.asked(0)
        if asked is not None:
            # A bot's public word may give the question another number meanwhile.
            await code_of(match.say(0, [asked.default], asked.id))
    match.row.status = "paused"
    await here.hall.store.save_match(match.row, match.chairs)
    return match


async def again(here: Room, match: Match) -> Match:
    await match.stop()
    here.hall.matches.clear()
    return await here.hall.find(match.row.id)


def test_rules_of_another_version_that_lead_to_the_same_table_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await begun(here)
            match.row.rules += 1
            await here.hall.store.save_match(match.row, match.chairs)
            resumed = await again(here, match)
            assert resumed.sitting is not None
            assert resumed.archive is None

    run(scene)


def test_a_match_that_no_longer_replays_shows_what_each_seat_was_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await begun(here)
            assert match.sitting is not None
            told = {seat: told_to(match.sitting, seat) for seat in (0, None)}
            breaking = update(LINES).where(LINES.c.n == 3).values(text="walk the plank")
            await here.hall.store.writer.write([spelt(breaking)])
            resumed = await again(here, match)
            assert resumed.sitting is None
            for seat in (0, None):
                watcher = await watching(resumed, seat, keep=True)
                state = watcher.states()[-1]
                assert woven(state["public"].get("events", []), state["private"].get("events", [])) == told[seat]
            assert await code_of(resumed.say(0, ["idle"], None)) == "old-rules"

    run(scene)


def test_a_match_that_replays_to_another_table_is_not_gone_on_with(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await begun(here)
            assert match.sitting is not None
            last = len(match.sitting.lines) - 1
            breaking = update(LINES).where(LINES.c.n == last).values(digest="0" * 16)
            await here.hall.store.writer.write([spelt(breaking)])
            resumed = await again(here, match)
            assert resumed.sitting is None
            assert resumed.archive

    run(scene)


async def begun_by_older_rules(here: Room) -> Match:
    match = await begun(here)
    match.row.rules -= 1
    await here.hall.store.save_match(match.row, match.chairs)
    return match


def test_a_match_of_older_rules_says_so_before_anybody_opens_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await begun_by_older_rules(here)
            await match.stop()
            here.hall.matches.clear()
            row, _ = (await here.hall.store.matches_of(here.people[0].id, 1))[0]
            assert here.hall.status_of(row) == "old_rules"

    run(scene)


def test_one_that_still_leads_to_the_same_table_says_that_it_goes_on_once_it_was_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await begun_by_older_rules(here)
            resumed = await again(here, match)
            assert here.hall.status_of(resumed.row) == "paused"
            here.hall.matches.clear()
            assert here.hall.status_of(resumed.row) == "paused"

    run(scene)


def test_one_that_does_not_says_so_for_good(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await begun_by_older_rules(here)
            breaking = update(LINES).where(LINES.c.n == 3).values(text="walk the plank")
            await here.hall.store.writer.write([spelt(breaking)])
            resumed = await again(here, match)
            assert here.hall.status_of(resumed.row) == "old_rules"
            here.hall.matches.clear()
            assert here.hall.status_of(resumed.row) == "old_rules"

    run(scene)


def test_a_finished_match_of_older_rules_is_still_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            match = await begun_by_older_rules(here)
            match.row.status = "over"
            here.hall.matches.clear()
            assert here.hall.status_of(match.row) == "over"

    run(scene)
