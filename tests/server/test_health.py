"""What the server says of itself: well, not quite, or not at all; and a match that cannot be read is one match."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from holdfast.server import health
from holdfast.server.config import Settings
from holdfast.server.health import Checkup
from holdfast.server.services import Services
from server.attack import run, services_in, table_for
from server.harness import PATIENCE, Refused, Server, Visitor, running
from server.rooms import code_of
from server.test_disk import READ_ONLY, full_disk, unwritable

AT_ONCE = 0.0


async def checked(services: Services) -> tuple[str, list[str]]:
    """What a new look finds."""
    return await Checkup(services.store, services.hall).result()


def test_a_server_that_can_write_and_read_is_well(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            assert await checked(services) == ("ok", [])

    run(scene())


def test_a_server_that_cannot_write_is_failing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            with unwritable(services.store, READ_ONLY):
                assert await checked(services) == ("failing", ["cannot-write"])
            assert await checked(services) == ("ok", [])

    run(scene())


def test_a_disk_that_does_not_answer_is_failing_and_is_asked_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr(health, "WITHIN", 0.05)
        monkeypatch.setattr(health, "GOOD_FOR", AT_ONCE)
        async with services_in(tmp_path) as services:
            asked = 0
            answers = asyncio.Event()

            async def hang() -> None:
                nonlocal asked
                asked += 1
                await answers.wait()

            monkeypatch.setattr(services.store, "try_writing", hang)
            checkup = Checkup(services.store, services.hall)
            for _ in range(3):
                assert await checkup.result() == ("failing", ["cannot-write"])
            answers.set()

            assert await checkup.result() == ("ok", [])
            assert asked == 1

    run(scene())


def test_a_server_that_stood_still_for_a_moment_does_not_blame_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr(health, "WITHIN", 0.4)

        async def while_all_stands_still() -> None:
            asyncio.get_running_loop().call_soon(time.sleep, 0.5)
            await asyncio.to_thread(time.sleep, 0.55)

        async with services_in(tmp_path) as services:
            monkeypatch.setattr(services.store, "try_reading", while_all_stands_still)

            assert await checked(services) == ("ok", [])

    run(scene())


def test_the_look_reads_no_more_rows_when_more_is_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            read: list[object] = []
            services.store.engine.dispose()
            event.listen(services.store.engine, "connect", lambda connection, _: note_rows(connection, read))
            counts = []
            for _ in range(3):
                await table_for(services, "Ann")
                read.clear()
                await services.store.try_reading()
                counts.append(len(read))

            assert counts[0] > 0
            assert len(set(counts)) == 1

    def note_rows(connection: sqlite3.Connection, read: list[object]) -> None:
        def note(_: sqlite3.Cursor, row: tuple[object, ...]) -> tuple[object, ...]:
            read.append(row)
            return row

        connection.row_factory = note

    run(scene())


def test_a_disk_that_is_nearly_full_is_said_before_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=health.LITTLE_SPACE - 1))

            assert await checked(services) == ("degraded", ["disk-nearly-full"])

    run(scene())


def test_who_asks_all_the_time_gets_the_same_answer_and_makes_no_work(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            said: list[str] = []
            services.store.writer.connection.set_trace_callback(said.append)
            checkup = Checkup(services.store, services.hall)

            await asyncio.gather(*(checkup.result() for _ in range(100)))

            services.store.writer.connection.set_trace_callback(None)
            assert len([one for one in said if one.startswith("INSERT")]) == 1

    run(scene())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET options = 'no json' WHERE id = :match",
        "UPDATE matches SET seed = 'no bytes' WHERE id = :match",
        "UPDATE chairs SET seat = 17 WHERE match = :match AND seat = 2",
    ],
)
def test_a_match_that_cannot_be_loaded_is_refused_and_counted_and_no_other(tmp_path: Path, damage: str) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            broken, _ = await table_for(services, "Ann", "Bob", "Cid", "Dan")
            other, _ = await table_for(services, "Eve", "Fay", "Gus", "Hal")
        with closing(sqlite3.connect(tmp_path / "holdfast.db")) as database, database:
            database.execute(damage, {"match": broken.row.id})

        async with services_in(tmp_path) as services:
            assert await code_of(found(services, broken.row.id)) == "cannot-load"
            assert await code_of(found(services, other.row.id)) == "done"
            assert services.hall.cannot_load == {broken.row.id}
            assert await checked(services) == ("degraded", ["matches-not-loaded"])

    run(scene())


def test_a_row_that_cannot_be_read_is_left_out_of_lists_and_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            ann = await services.people.new_guest("Ann", "en")
            broken, well = [await services.hall.create(ann, "lifeboat", 4, {}, "public", "none", []) for _ in range(2)]
            with closing(sqlite3.connect(tmp_path / "holdfast.db")) as database, database:
                database.execute("UPDATE matches SET options = 'no json' WHERE id = ?", [broken.row.id])

            listed = [row.id for row, _ in await services.store.lobby(10)]

            assert listed == [well.row.id]

    run(scene())


async def found(services: Services, match_id: str) -> None:
    await services.hall.find(match_id)


# -- over the network ----------------------------------------------------------------------------------


def asked(server: Server, path: str) -> tuple[int, Any]:
    answer = httpx.get(server.url + path, timeout=PATIENCE)
    return answer.status_code, answer.json() if "json" in answer.headers["content-type"] else answer.text


def test_on_a_full_disk_the_server_says_that_it_fails_and_recovers(tmp_path: Path) -> None:
    with running(tmp_path / "full") as server:
        with full_disk(server):
            code, said = asked(server, "/health")
            assert (code, said["status"], said["reasons"]) == (503, "failing", ["cannot-write"])
            assert asked(server, "/ready") == (200, "ready")

        time.sleep(health.GOOD_FOR)
        assert asked(server, "/health")[0] == 200


def test_neither_asks_for_the_password(tmp_path: Path) -> None:
    with running(tmp_path / "club", HOLDFAST_SERVER_PASSWORD="what the club knows") as server:
        assert [asked(server, path)[0] for path in ("/health", "/ready", "/api/games")] == [200, 200, 403]


def test_it_is_ready_once_opened_and_not_when_it_stops(tmp_path: Path) -> None:
    async def scene() -> None:
        services = Services(Settings(data=str(tmp_path)))
        ready = [services.is_ready]
        await services.open()
        ready.append(services.is_ready)
        await services.close()
        ready.append(services.is_ready)
        assert ready == [False, True, False]

    run(scene())


def test_a_page_that_is_damaged_while_the_server_runs_costs_only_the_match_on_it(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, Visitor(server, "Ann") as ann:
        broken = ended_match(ann)
        other = ended_match(ann)
        wait_until_asleep(ann)
        spoil_lines(server.data / "holdfast.db", broken)

        with pytest.raises(Refused) as refused:
            ann.get(f"/api/matches/{broken}")

        assert (refused.value.status, refused.value.code) == (503, "cannot-load")
        assert ann.get(f"/api/matches/{other}")["status"] == "abandoned"
        code, said = asked(server, "/health")
        assert (code, said["status"], said["reasons"]) == (200, "degraded", ["matches-not-loaded"])
        assert said["not_loaded"] == 1
        assert ann.new_match(4, start=True)["status"] == "playing"
        assert "Traceback" not in server.log()


def ended_match(visitor: Visitor) -> str:
    """Long enough to fill pages of its own."""
    match = str(visitor.new_match(4, start=True, pace="none")["id"])
    place = visitor.sit_at(match)
    place.play_on(lambda here: here.result is not None or here.sections.get("table", {}).get("day", 0) > 2)
    visitor.post(f"/api/matches/{match}/abandon")
    place.close()
    return match


def wait_until_asleep(visitor: Visitor) -> None:
    """No match is in memory any more."""
    deadline = time.monotonic() + PATIENCE
    while visitor.get("/health")["matches"] and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(health.GOOD_FOR)


def spoil_lines(database: Path, match: str) -> None:
    """Overwrite a page on which nothing but lines of this match lie."""
    with closing(sqlite3.connect(database)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        others = [row[0] for row in connection.execute("SELECT id FROM matches WHERE id != ?", (match,))]
    content = database.read_bytes()
    pages = [content[at : at + size] for at in range(0, len(content), size)]
    mine = [
        n
        for n, page in enumerate(pages)
        if len(re.findall(re.escape(match.encode()), page)) > 3
        and page[:1] == b"\x0d"
        and not any(other.encode() in page for other in others)
    ]
    assert mine, "no page has only lines of this match"
    with database.open("r+b") as file:
        file.seek(mine[0] * size)
        file.write(b"\xff" * size)
