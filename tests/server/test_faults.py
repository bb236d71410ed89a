"""A bug in a rule stops its own match: everybody there is told, the record is kept, and all others go on.

The bugs are put into the table's own numbers, so that they are met at both speeds.
"""

from __future__ import annotations

import logging
import stat
from pathlib import Path
from typing import Any

import pytest

from holdfast.games.lifeboat.rulebook import TIMINGS
from holdfast.kernel.record import parse
from holdfast.server.match import hosting, seating
from holdfast.server.match.deadlines import PACES
from holdfast.server.match.match import Match
from holdfast.server.services import Services
from server.attack import asked_person, go_on, run, services_in, table_for
from server.harness import told_to, woven
from server.rooms import code_of, until, watching

NO_CARD = 999


def state_of(match: Match) -> Any:
    assert match.sitting is not None
    return match.sitting.table.state


def spoil_playing(match: Match) -> None:
    """Whatever is done with a card fails; everything can be looked at."""
    state_of(match).provisions_known.batches.append(None)


def mend_playing(match: Match) -> None:
    state_of(match).provisions_known.batches.pop()


def spoil_showing(match: Match) -> None:
    """Everything can be done; nothing can be looked at."""
    state_of(match).gone.append(NO_CARD)


def mend_showing(match: Match) -> None:
    state_of(match).gone.remove(NO_CARD)


async def answered(match: Match) -> str:
    """Somebody answers the open question: how that ends."""
    return await code_of(go_on(match))


async def resumed(match: Match) -> None:
    """What the host's button does."""
    await match.arrange(hosting.resume)


async def stored_status(services: Services, match: Match) -> tuple[str, str]:
    await match.store.try_writing()
    found = await services.store.match(match.row.id)
    assert found is not None
    return found[0].status, found[0].because


def paused_for_a_fault(match: Match) -> bool:
    return (match.row.status, match.row.because) == ("paused", "fault")


def test_a_rule_that_fails_pauses_the_match_and_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            await go_on(match)
            assert match.sitting is not None
            before = match.sitting.record().text()
            spoil_playing(match)

            assert await answered(match) == "fault"

            assert paused_for_a_fault(match)
            assert match.sitting.record().text() == before
            await until(lambda: not match._tasks)
            assert await stored_status(services, match) == ("paused", "fault")

    run(scene())


def test_everybody_at_the_table_is_told_why_it_stands(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            watchers = [await watching(match, seat) for seat in (0, 1, None)]
            spoil_playing(match)

            await answered(match)

            for watcher in watchers:
                status = watcher.states()[-1]["public"]["sections"]["match"]
                assert (status["status"], status["because"]) == ("paused", "fault")

    run(scene())


def test_after_a_fault_words_are_refused_until_the_host_lets_it_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            spoil_playing(match)
            await answered(match)
            assert await code_of(match.say(0, ["row"], None)) == "paused"

            await resumed(match)
            assert await answered(match) == "fault"
            mend_playing(match)
            await resumed(match)

            assert await answered(match) == "done"

    run(scene())


def test_other_matches_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            broken, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            other, _ = await table_for(services, "Eve", "Fay", "Gus", "Hal")
            spoil_playing(broken)
            await answered(broken)

            assert await answered(other) == "done"

    run(scene())


def test_the_record_is_kept_for_who_mends_the_rule_and_the_log_has_only_its_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            await go_on(match)
            assert match.sitting is not None
            said = match.sitting.record()
            spoil_playing(match)

            await answered(match)

            file = tmp_path / "faults" / f"{match.row.id}-1.record"
            kept = parse(file.read_text("utf-8"))
            assert [line.said() for line in kept.lines] == [line.said() for line in said.lines]
            assert "# TypeError" in file.read_text("utf-8")
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
            assert len(logged) == 1
            assert match.row.id in logged[0]
            assert file.name in logged[0]
            assert match.row.seed.hex() not in caplog.text

    run(scene())


def test_a_word_that_cannot_be_shown_is_still_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            watcher = await watching(match, 0)
            spoil_showing(match)

            assert await answered(match) == "done"

            assert paused_for_a_fault(match)
            assert len(await services.store.lines(match.row.id)) == 1
            assert watcher.states()[-1]["public"]["sections"]["match"]["because"] == "fault"

    run(scene())


def test_when_it_can_be_shown_again_nobody_has_missed_anything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            watcher = await watching(match, 0)
            assert match.sitting is not None
            heard = len(match.sitting.events(0))
            spoil_showing(match)
            await answered(match)
            late = await watching(match, 1)
            mend_showing(match)
            watcher.messages.clear()

            await resumed(match)

            state = watcher.states()[-1]
            assert {"table", "boat", "match"} <= set(state["public"]["sections"])
            assert "ask" in state["private"]["sections"]
            told = woven(state["public"].get("events", []), state["private"].get("events", []))
            assert told
            assert told == told_to(match.sitting, 0)[heard:]
            # Who came in meanwhile has seen nothing, and comes in anew.
            assert late.connection.closed_because == "seat-changed"
            assert await answered(match) == "done"

    run(scene())


def test_a_bot_that_meets_a_bug_does_not_fall_silent_but_stops_the_match(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob")
            ask = await asked_person(match)
            assert ask is not None
            await match.arrange(lambda draft: seating.step_out(draft.chairs[ask.seat]))
            spoil_playing(match)
            await until(lambda: paused_for_a_fault(match))
            await until(lambda: not match._tasks)

            assert await stored_status(services, match) == ("paused", "fault")

    run(scene())


def test_a_clock_that_meets_a_bug_stops_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan", pace="live")
            for timer, _ in list(TIMINGS):
                for pace in PACES:
                    monkeypatch.setitem(TIMINGS, (timer, pace), None)

            assert await answered(match) == "fault"

            assert paused_for_a_fault(match)

    run(scene())


def test_a_finished_match_that_cannot_be_shown_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            match.row.status = "over"
            spoil_showing(match)

            for _ in range(3):
                await match.wake()

            assert match.row.status == "over"
            assert caplog.text.count("a rule failed") == 1

    run(scene())


def test_a_table_that_cannot_be_set_up_still_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ann = await services.people.new_guest("Ann", "en")
            match = await services.hall.create(ann, "lifeboat", 4, {}, "private", "none", [])
            match.row.options["jewel_scoring"] = "never heard of"

            assert await code_of(match.start()) == "bad-option"

            assert match.row.status == "waiting"

    run(scene())
