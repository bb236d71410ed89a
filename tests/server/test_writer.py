"""Any statement of the writer may fail: its job did not happen, the next one does, and nothing is ever half there."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel.errors import Refusal
from holdfast.server.store import writer as writing
from holdfast.server.store.rows import Chair, LineRow, MatchRow
from holdfast.server.store.store import Store
from holdfast.server.store.writer import NotStored
from server.rooms import run

FAILURES = [
    sqlite3.OperationalError("database or disk is full"),
    sqlite3.ProgrammingError("Cannot operate on a closed database."),
    UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates not allowed"),
    MemoryError(),
]


class Failing:
    """The writer's connection, of which one statement fails; `for_good`: and every later one."""

    def __init__(self, real: sqlite3.Connection, at: int, failure: Exception, for_good: bool) -> None:
        self.real = real
        self.at = at
        self.failure = failure
        self.for_good = for_good
        self.count = 0

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        self._next()
        return self.real.execute(sql, values)

    def executemany(self, sql: str, rows: Sequence[Any]) -> Any:
        self._next()
        return self.real.executemany(sql, rows)

    def _next(self) -> None:
        self.count += 1
        if self.count == self.at or (self.for_good and self.count > self.at):
            raise self.failure

    @property
    def in_transaction(self) -> bool:
        return self.real.in_transaction

    def close(self) -> None:
        self.real.close()


def match(name: str) -> tuple[MatchRow, list[Chair]]:
    row = MatchRow(name, name, "lifeboat", "playing", "private", "none", "", 0.0, {}, 4, b"seed")
    return row, [Chair(name, seat) for seat in range(4)]


def kept(store: Store) -> dict[str, int]:
    """The matches on the disk, and how many chairs each has there."""
    query = "SELECT matches.id, count(seat) FROM matches LEFT JOIN chairs ON match = id GROUP BY id"
    with closing(sqlite3.connect(store.path)) as reading:
        return dict(reading.execute(query).fetchall())


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure).__name__)
@pytest.mark.parametrize("for_good", [False, True], ids=["once", "for good"])
@pytest.mark.parametrize("at", range(1, 8))
def test_after_a_failure_at_any_statement_the_next_write_works_and_nothing_is_half_there(
    tmp_path: Path, at: int, for_good: bool, failure: Exception
) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "holdfast.db")
        store.writer.connection = Failing(store.writer.connection, at, failure, for_good)  # type: ignore[assignment]

        told = await asyncio.gather(*(store.save_match(*match(name)) for name in "abc"), return_exceptions=True)
        await store.save_match(*match("later"))

        done = [name for name, answer in zip("abc", told, strict=True) if answer is None]
        assert all(answer is None or isinstance(answer, NotStored) for answer in told)
        assert kept(store) == dict.fromkeys([*done, "later"], 4)
        store.close()

    run(scene)


def test_when_the_rollback_fails_too_the_writer_opens_the_database_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "holdfast.db")
        broken = Failing(store.writer.connection, 2, sqlite3.OperationalError("disk I/O error"), for_good=True)
        store.writer.connection = broken  # type: ignore[assignment]

        with pytest.raises(NotStored, match="disk I/O error"):
            await store.save_match(*match("a"))
        await store.save_match(*match("b"))

        assert kept(store) == {"b": 4}
        store.close()

    run(scene)


def test_while_the_database_cannot_be_opened_writes_are_refused_and_then_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "holdfast.db")
        store.writer.is_broken = True
        elsewhere, store.writer.path = store.writer.path, tmp_path / "gone" / "holdfast.db"
        with pytest.raises(NotStored, match="unable to open"):
            await store.save_match(*match("a"))

        store.writer.path = elsewhere
        await store.save_match(*match("b"))

        assert kept(store) == {"b": 4}
        store.close()

    run(scene)


def test_lines_that_another_program_wrote_meanwhile_are_called_that(tmp_path: Path) -> None:
    async def scene() -> None:
        one, other = Store(tmp_path / "holdfast.db"), Store(tmp_path / "holdfast.db")
        await one.save_match(*match("a"))
        await other.append("a", 0, [LineRow("0", "row", "")], None, False)

        with pytest.raises(Refusal) as refused:
            await one.append("a", 0, [LineRow("0", "rob kid", "")], None, False)

        assert refused.value.code == "written-elsewhere"
        one.close()
        other.close()

    run(scene)


def test_what_comes_after_the_end_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(tmp_path / "holdfast.db")
        store.close()

        with pytest.raises(NotStored):
            await store.save_match(*match("a"))

    run(scene)


def test_closing_does_not_wait_for_a_disk_that_never_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began, goes_on = threading.Event(), threading.Event()

    class Stuck(Failing):
        def _next(self) -> None:
            began.set()
            goes_on.wait(20)

    async def scene() -> None:
        monkeypatch.setattr(writing, "PATIENCE", 0.05)
        store = Store(tmp_path / "holdfast.db")
        store.writer.connection = Stuck(store.writer.connection, 0, MemoryError(), False)  # type: ignore[assignment]
        write = asyncio.ensure_future(store.save_match(*match("a")))
        await asyncio.to_thread(began.wait, 20)

        store.close()

        assert not write.done()
        goes_on.set()
        await write

    run(scene)
