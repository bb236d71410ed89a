"""Opening what is kept: whatever is in the way is said in one line, with what to do about it."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from holdfast.kernel.errors import Refusal
from holdfast.server.store.sqlite import Damaged, NewerDatabase
from holdfast.server.store.store import TRIAL, Store, read_essentials
from holdfast.server.store.writer import write_all

TEXTS = {
    "newer-database": "{place} was made by a newer version: upgrade Holdfast, or give another folder with --data.",
    "no-database": "{place} is no database of Holdfast: move it away, or give another folder with --data.",
    "corrupt-database": "{place} is damaged ({why}): put a backup in its place, or give another folder with --data.",
    "not-writable": "Holdfast may not write in {place}: give it the right to, or another folder with --data.",
    "no-folder": "{place} is no folder: give another one with --data.",
    "disk-refuses": "The disk takes nothing more for {place} ({why}): make room on it, or check it.",
    "cannot-open": "{place} cannot be opened ({why}): mend that, or give another folder with --data.",
}

BY_SQLITE = {
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CORRUPT: "corrupt-database",
    sqlite3.SQLITE_READONLY: "not-writable",
    sqlite3.SQLITE_PERM: "not-writable",
    sqlite3.SQLITE_CANTOPEN: "not-writable",
    sqlite3.SQLITE_FULL: "disk-refuses",
    sqlite3.SQLITE_IOERR: "disk-refuses",
    # A table that is there already, or lacks a column: somebody else's database.
    sqlite3.SQLITE_ERROR: "no-database",
}
BY_SYSTEM = {
    errno.EACCES: "not-writable",
    errno.EPERM: "not-writable",
    errno.EROFS: "not-writable",
    errno.EEXIST: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "disk-refuses",
    errno.EDQUOT: "disk-refuses",
    errno.EFBIG: "disk-refuses",
    errno.EIO: "disk-refuses",
}


def open_store(path: Path) -> Store:
    """The store, tried out: it can be read and written. Else a refusal that says what to do."""
    try:
        store = Store(path)
    except Exception as failure:
        raise trouble(path, failure) from failure
    try:
        with store.engine.connect() as connection:
            read_essentials(connection)
        # Nobody else has a job for the writer yet.
        write_all(store.writer.connection, [TRIAL])
    except Exception as failure:
        store.close()
        raise trouble(path, failure) from failure
    return store


def check_readable(path: Path) -> None:
    """Refuse what is no database, without changing anything."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.Error as failure:
        raise trouble(path, failure) from failure


def trouble(place: Path, failure: Exception) -> Refusal:
    """What stands in the way, by what the database or the system says."""
    found = failure.orig if isinstance(failure, DBAPIError) else failure
    return refusal(kind_of(found), place, str(found))


def kind_of(found: BaseException | None) -> str:
    if isinstance(found, NewerDatabase):
        return "newer-database"
    if isinstance(found, Damaged):
        return "corrupt-database"
    if isinstance(found, sqlite3.Error):
        # The lowest byte says what it is, the others what led to it.
        return BY_SQLITE.get(getattr(found, "sqlite_errorcode", -1) & 0xFF, "cannot-open")
    if isinstance(found, OSError):
        return BY_SYSTEM.get(found.errno or 0, "cannot-open")
    return "cannot-open"


def refusal(code: str, place: Path, why: str) -> Refusal:
    return Refusal(code, TEXTS[code].format(place=place, why=why), "", {"place": str(place), "why": why})
