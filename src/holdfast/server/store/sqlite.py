"""The embedded database: one file, in WAL mode, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Delete, Engine, Table, Update, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as upsert

from holdfast.server.store.private import make_file

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    # In pages: each checkpoint stops the writing for a sync or two, so it comes every 40 MB, not every 4.
    "wal_autocheckpoint=10000",
    # In kB and for each connection: the system keeps what is read often, so here memory need not grow with the file.
    "cache_size=-1000",
)

DIALECT = sqlite.dialect()

T = TypeVar("T")

Statement = tuple[str, Sequence[Sequence[Any]]]
"""SQL, and the rows of values to run it with."""


def engine_for(path: Path) -> Engine:
    """An engine whose every connection keeps our promises."""
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", lambda connection, _: promise(connection))
    return engine


def promise(connection: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


@cache
def inserting(table: Table, on_conflict: str = "") -> str:
    """SQL for a whole row; `on_conflict`: with a row of the same key, `replace` it or `ignore` the new one."""
    row = upsert(table)
    if on_conflict == "replace":
        row = row.on_conflict_do_update(index_elements=list(table.primary_key), set_=dict(row.excluded))
    elif on_conflict == "ignore":
        row = row.on_conflict_do_nothing()
    return str(row.compile(dialect=DIALECT))


ROWS = "FROM json_each(?)"


@cache
def inserting_rows(table: Table) -> str:
    """SQL for any number of rows in one step, given as one JSON list of lists.

    At every step the driver lets go of the interpreter, and to get it back costs more than to write a row.
    """
    names = [column.name for column in table.columns]
    values = ", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(names)))
    columns = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {table.name} ({columns}) SELECT {values} {ROWS}"


def run(connection: sqlite3.Connection, statement: Statement) -> None:
    """All its rows."""
    sql, rows = statement
    if sql.endswith(ROWS):
        connection.execute(sql, (msgspec.json.encode(rows).decode(),))
    else:
        connection.executemany(sql, rows)


def is_one_step(statements: list[Statement]) -> bool:
    """Is this a transaction of its own, with no need to begin and to end one?"""
    return len(statements) == 1 and statements[0][0].endswith(ROWS)


def add(table: Table, row: dict[str, Any], on_conflict: str = "") -> Statement:
    """One row for this table."""
    return inserting(table, on_conflict), [[row[column.name] for column in table.columns]]


def spelt(statement: Delete | Update) -> Statement:
    """A statement that brings its own values."""
    compiled = statement.compile(dialect=DIALECT)
    return str(compiled), [[compiled.params[name] for name in compiled.positiontup or ()]]


class NewerDatabase(Exception):
    """The database has a form that this version does not know."""


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        found = set(MigrationContext.configure(connection).get_current_heads())
        if not found <= known:
            raise NewerDatabase(", ".join(found - known))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


async def reading(engine: Engine, read: Callable[[Connection], T]) -> T:
    """Read off the event loop."""

    def run() -> T:
        with engine.connect() as connection:
            return read(connection)

    return await asyncio.to_thread(run)


def backup(source: Path, target: Path) -> None:
    """A whole and consistent copy, also of a database that is being written. One with a fault in it is not left."""
    make_file(target)
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
            live.backup(copy)
            check_whole(copy)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def check_whole(connection: sqlite3.Connection) -> None:
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as failure:
        raise Damaged(str(failure)) from failure
    if found != "ok":
        raise Damaged(found.splitlines()[-1])


class Damaged(sqlite3.DatabaseError):
    """The database does not hold together; says where."""
