"""What must survive is on the disk before it counts, and comes back as it was."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, inspect

import holdfast
from holdfast.cli import records
from holdfast.kernel.errors import BadRecord, Refusal
from holdfast.server.match.match import Match
from holdfast.server.store.exchange import record_of
from holdfast.server.store.rows import Chair, HeldAnswer, LineRow, MatchRow
from holdfast.server.store.schema import METADATA, PEOPLE
from holdfast.server.store.sqlite import backup, engine_for, migrate
from holdfast.server.store.store import Store
from server.attack import go_on, run, services_in, table_for


@asynccontextmanager
async def store_in(folder: Path) -> AsyncIterator[Store]:
    store = Store(folder / "holdfast.db")
    try:
        yield store
    finally:
        store.close()


def row(name: str) -> MatchRow:
    return MatchRow(name, name, "lifeboat", "playing", "private", "none", "", 0.0, {}, 4, b"seed")


def line(text: str) -> LineRow:
    return LineRow("0", text, "digest")


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """Everything the database is told to do."""
    said: list[str] = []
    store.writer.connection.set_trace_callback(said.append)
    event.listen(store.engine, "before_cursor_execute", lambda *call: said.append(call[2]))
    yield said
    store.writer.connection.set_trace_callback(None)


# -- promises of the writer ---------------------------------------------------------------------------


def test_the_writer_s_own_connection_waits_for_the_disk(tmp_path: Path) -> None:
    async def scene() -> dict[str, Any]:
        async with store_in(tmp_path) as store:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            return {name: store.writer.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas}

    assert run(scene()) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_what_came_while_the_disk_was_busy_goes_into_one_transaction(tmp_path: Path) -> None:
    async def scene() -> int:
        async with store_in(tmp_path) as store:
            await asyncio.gather(*(store.save_match(row(f"{n}"), []) for n in range(200)))
            with counted(store) as seen:
                await asyncio.gather(*(store.append(f"{n}", 0, [line("pass")], None, False) for n in range(200)))
            for n in range(200):
                assert [kept.text for kept in await store.lines(f"{n}")] == ["pass"]
            return seen.count("COMMIT")

    assert run(scene()) <= 10


def test_one_bad_job_fails_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            for n in range(10):
                await store.save_match(row(f"{n}"), [])
            await store.append("5", 0, [line("first")], None, False)
            jobs = [store.append(f"{n}", 0, [line("second")], None, False) for n in range(10)]
            results = await asyncio.gather(*jobs, return_exceptions=True)

            failed = [n for n, result in enumerate(results) if result is not None]
            assert failed == [5]
            assert isinstance(results[5], Refusal)
            assert results[5].code == "written-elsewhere"
            assert [kept.text for kept in await store.lines("5")] == ["first"]
            assert [kept.text for kept in await store.lines("6")] == ["second"]

    run(scene())


def test_a_job_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            with pytest.raises(Refusal):
                await store.append("one", 0, [line("good"), LineRow("0", None, "bad")], None, False)  # type: ignore[arg-type]
            assert await store.lines("one") == []

    run(scene())


@pytest.mark.parametrize("value", ["\ud800", object()], ids=["no text", "no value"])
def test_a_value_that_no_database_takes_is_refused_and_the_writer_lives(tmp_path: Path, value: Any) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            with pytest.raises(Refusal) as refused:
                await store.append("one", 0, [LineRow("0", value, "digest")], None, False)
            assert refused.value.code == "not-stored"
            await store.append("one", 0, [line("pass")], None, False)
            assert [kept.text for kept in await store.lines("one")] == ["pass"]

    run(scene())


def test_a_number_that_is_too_big_is_refused_and_the_writer_lives(tmp_path: Path) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            with pytest.raises(Refusal) as refused:
                await store.hold("one", HeldAnswer(0, 1 << 70, ["pass"]))
            assert refused.value.code == "not-stored"
            await store.append("one", 0, [line("pass")], None, False)
            assert [kept.text for kept in await store.lines("one")] == ["pass"]

    run(scene())


def test_a_line_comes_back_letter_by_letter(tmp_path: Path) -> None:
    odd = LineRow("clock", "offer «ё» \" \\ \n \t 'x'; -- %s ?", "00ff", '[[1,{"text":"\\u0000"}]]')

    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            await store.append("one", 0, [odd, odd], None, False)
            assert [(kept.author, kept.text, kept.digest) for kept in await store.lines("one")] == [
                (odd.author, odd.text, odd.digest)
            ] * 2
            assert await store.told("one") == [(1, {"text": "\0"})] * 2

    run(scene())


def test_who_gives_up_waiting_does_not_stop_the_writing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            gone = asyncio.create_task(store.append("one", 0, [line("one")], None, False))
            await asyncio.sleep(0)
            gone.cancel()
            await store.append("one", 1, [line("two")], None, False)
            assert [kept.text for kept in await store.lines("one")] == ["one", "two"]

    run(scene())


def test_a_word_that_is_being_written_is_said_even_if_its_speaker_goes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Eve", "Joe")
            for _ in range(10):
                gone = asyncio.create_task(go_on(match))
                await asyncio.sleep(0)
                gone.cancel()
                await asyncio.gather(gone, return_exceptions=True)
                await assert_comes_back(services.store, match)
            assert match.sitting is not None
            assert len(match.sitting.lines) == 10

    run(scene())


def test_everything_given_before_the_end_is_written(tmp_path: Path) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            jobs = [asyncio.create_task(store.append("one", n, [line(f"{n}")], None, False)) for n in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*jobs)
        async with store_in(tmp_path) as again:
            assert [kept.text for kept in await again.lines("one")] == [f"{n}" for n in range(50)]

    run(scene())


# -- the form of the database -------------------------------------------------------------------------


def test_migrations_make_exactly_the_tables_of_the_schema(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "new.db")
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        made = {name for name in inspect(connection).get_table_names() if name != "alembic_version"}
        assert made == set(METADATA.tables)
    engine.dispose()


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [Chair("one", 0, "ann")])
            migrate(store.engine)
        before = dump(tmp_path / "holdfast.db")
        async with store_in(tmp_path):
            pass
        assert dump(tmp_path / "holdfast.db") == before

    run(scene())


def dump(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as opened:
        return list(opened.iterdump())


def test_a_table_that_the_migrations_forget_would_be_noticed(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "new.db")
    migrate(engine)
    with engine.begin() as connection:
        PEOPLE.drop(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) != []
    engine.dispose()


# -- copies -------------------------------------------------------------------------------------------


def test_a_backup_taken_while_the_database_is_written_is_whole(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            written = asyncio.create_task(write_on(store))
            while len(await store.lines("one")) < 20:
                assert not written.done()
            await asyncio.to_thread(backup, store.path, tmp_path / "copy.db")
            written.cancel()
            await asyncio.gather(written, return_exceptions=True)
        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            return [text for (text,) in copy.execute("SELECT text FROM lines ORDER BY n")]

    kept = run(scene())
    assert len(kept) >= 20
    assert kept == [f"{n}" for n in range(len(kept))]


async def write_on(store: Store) -> None:
    n = 0
    while True:
        await store.append("one", n, [line(f"{n}")], None, False)
        n += 1


async def played(folder: Path, words: int) -> MatchRow:
    """A database with one match, so many words of people long or to its end."""
    async with services_in(folder) as services:
        match, _ = await table_for(services, "Ann", "Bob", "Eve", "Joe")
        while words and match.row.status == "playing":
            await go_on(match)
            words -= 1
        await services.hall.close()
        return match.row


@pytest.mark.parametrize("words", [3, 10_000], ids=["under way", "over"])
def test_records_go_out_and_come_in_again_word_for_word(
    tmp_path: Path, words: int, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, folder = tmp_path / "here", tmp_path / "there", tmp_path / "records"
    there.mkdir()
    run(empty(there))
    kept = run(played(here, words))

    assert records.export(folder, data=str(here), running=True) == 0
    files = list(folder.iterdir())
    assert records.import_(*files, data=str(there)) == 0

    assert records.export(tmp_path / "again", data=str(there), running=True) == 0
    again = list((tmp_path / "again").iterdir())
    assert [file.read_bytes() for file in again] == [file.read_bytes() for file in files]
    assert run(statuses(there)) == [kept.status]
    assert "1" in capsys.readouterr().out


async def empty(folder: Path) -> None:
    async with store_in(folder):
        pass


async def statuses(folder: Path) -> list[str]:
    async with store_in(folder) as store:
        return [found.status for found in await store.begun_matches()]


def test_records_of_games_under_way_stay_secret_unless_asked_for(tmp_path: Path) -> None:
    run(played(tmp_path / "here", 2))
    records.export(tmp_path / "records", data=str(tmp_path / "here"))
    assert list((tmp_path / "records").iterdir()) == []


def test_a_record_that_was_tampered_with_is_not_imported_nor_are_those_beside_it(tmp_path: Path) -> None:
    run(played(tmp_path / "here", 3))
    records.export(tmp_path / "records", data=str(tmp_path / "here"), running=True)
    (good,) = (tmp_path / "records").iterdir()
    bad = good.with_name("bad.record")
    lines = good.read_text("utf-8").splitlines()
    last = lines[-1].split(" ")
    bad.write_text("\n".join([*lines[:-1], " ".join([*last[:-1], last[-1][::-1]])]) + "\n", "utf-8")
    (tmp_path / "there").mkdir()
    run(empty(tmp_path / "there"))

    with pytest.raises(BadRecord):
        records.import_(good, bad, data=str(tmp_path / "there"))

    assert run(statuses(tmp_path / "there")) == []


def test_two_who_look_for_a_sleeping_match_find_the_same_even_if_one_goes_away(tmp_path: Path) -> None:
    kept = run(played(tmp_path, 3))

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            services.hall.matches.clear()
            gone = asyncio.create_task(services.hall.find(kept.id))
            await asyncio.sleep(0)
            gone.cancel()
            found = await asyncio.gather(*(services.hall.find(kept.id) for _ in range(3)))
            assert found[0] is found[1] is found[2] is services.hall.matches[kept.id]

    run(scene())


# -- coming back --------------------------------------------------------------------------------------


def test_accepting_a_word_costs_the_same_however_long_the_match(tmp_path: Path) -> None:
    async def scene() -> list[int]:
        costs: list[int] = []
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Eve", "Joe")
            while match.row.status == "playing":
                with counted(services.store) as seen:
                    await go_on(match)
                costs.append(len(seen))
        return costs

    costs = run(scene())
    assert len(costs) > 40
    assert set(costs[:-1]) == {len(["INSERT"])}


def test_a_match_comes_back_after_every_line_as_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Ann", "Bob", "Eve", "Joe")
            for _ in range(25):
                await assert_comes_back(services.store, match)
                await go_on(match)
            row_, lines = match.row, await services.store.lines(match.row.id)
            assert holdfast.verify(record_of(row_, lines).text())["honest"]

    run(scene())


async def assert_comes_back(store: Store, match: Match) -> None:
    again = Match(store, match.row, match.chairs, match.thinkers, match.clock)
    again.resume(await store.lines(match.row.id), await store.held(match.row.id))
    was, now = match.sitting, again.sitting
    assert was is not None
    assert now is not None, f"not after {len(was.lines)} lines"
    assert now.record().text() == was.record().text()
    assert now.last_digest == was.last_digest
    assert now.numbers == was.numbers
    for seat in [None, *range(4)]:
        assert now.view(seat) == was.view(seat)
        assert now.events(seat) == was.events(seat)


def test_after_a_restart_the_next_line_s_digest_follows_from_the_last(tmp_path: Path) -> None:
    async def scene() -> None:
        for _ in range(6):
            async with services_in(tmp_path) as services:
                if not services.hall.matches:
                    await table_for(services, "Ann")
                (match,) = services.hall.matches.values()
                await go_on(match)
                await services.hall.close()
                found = match.row, await services.store.lines(match.row.id)
            assert holdfast.verify(record_of(*found).text())["honest"]

    run(scene())


def test_answers_kept_for_a_deadline_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            await store.hold("one", HeldAnswer(2, 7, ["bail", "out"]))
            await store.hold("one", HeldAnswer(2, 7, ["stay"]))
            await store.hold("one", HeldAnswer(1, 3, ["stay"]))
            found = sorted((held.seat, held.ask, held.words) for held in await store.held("one"))
            assert found == [(1, 3, ["stay"]), (2, 7, ["stay"])]
            await store.append("one", 0, [line("time")], None, True)
            assert await store.held("one") == []

    run(scene())


@pytest.mark.parametrize("change", ["UPDATE lines SET text = 'dance'", "UPDATE lines SET digest = 'false'"])
def test_a_match_that_does_not_replay_is_only_looked_at_and_harms_no_other(tmp_path: Path, change: str) -> None:
    run(played(tmp_path, 2))
    with closing(sqlite3.connect(tmp_path / "holdfast.db")) as database:
        database.execute(change)
        database.commit()
        ((match_id,),) = database.execute("SELECT id FROM matches")

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            broken = await services.hall.find(match_id)
            with pytest.raises(Refusal) as refused:
                await broken.say(0, ["pass"], None)
            assert refused.value.code == "old-rules"
            match, _ = await table_for(services, "Bob")
            await go_on(match)

    run(scene())


def test_a_match_of_a_game_that_is_gone_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    run(played(tmp_path, 2))
    with closing(sqlite3.connect(tmp_path / "holdfast.db")) as database:
        database.execute("UPDATE matches SET game = 'gone'")
        database.commit()

    async def scene() -> None:
        async with services_in(tmp_path) as services:
            match, _ = await table_for(services, "Bob")
            await go_on(match)

    run(scene())


def test_a_database_of_a_server_that_was_killed_opens_again(tmp_path: Path) -> None:
    """The write-ahead log is all there is of the last words."""

    async def scene() -> None:
        async with store_in(tmp_path) as store:
            await store.save_match(row("one"), [])
            await store.append("one", 0, [line("pass")], None, False)
            killed = await asyncio.to_thread(copied, tmp_path, tmp_path / "killed")
        async with store_in(killed) as again:
            assert [kept.text for kept in await again.lines("one")] == ["pass"]

    run(scene())


def copied(folder: Path, target: Path) -> Path:
    """The files as they lie there while the server still runs."""
    target.mkdir()
    for file in folder.glob("holdfast.db*"):
        shutil.copy(file, target)
    return target
