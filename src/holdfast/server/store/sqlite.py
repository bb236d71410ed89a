"""The embedded database: one file, in WAL mode, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

T = TypeVar("T")


def engine_for(path: Path) -> Engine:
    """An engine whose every connection keeps our promises."""
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def promise(connection: sqlite3.Connection, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


async def reading(engine: Engine, read: Callable[[Connection], T]) -> T:
    """Read off the event loop."""

    def run() -> T:
        with engine.connect() as connection:
            return read(connection)

    return await asyncio.to_thread(run)


def backup(source: Path, target: Path) -> None:
    """A whole and consistent copy, also of a database that is being written."""
    with sqlite3.connect(source) as live, sqlite3.connect(target) as copy:
        live.backup(copy)
    copy.close()
    live.close()
