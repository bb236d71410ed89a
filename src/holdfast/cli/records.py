"""`holdfast export`, `import` and `backup`: what a server keeps, as files."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from holdfast.cli.mistake import Mistake
from holdfast.locale import language, translate


def database(data: str | None) -> Path:
    from holdfast.server.config import settings

    path = settings({"data": data}, None).database()
    if not path.is_file():
        raise Mistake("records-no-database", place=str(path))
    return path


def export(folder: Path, /, *, data: str | None = None, running: bool = False) -> int:
    """Write every finished game as a readable record.

    Parameters
    ----------
    folder: Path
        Where to; it is made if need be.
    data: str
        The folder of the database; the usual one if not given.
    running: bool
        Games under way as well. Their records hold everybody's secrets.
    """
    from holdfast.server.store.exchange import export_records

    source = database(data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        written = asyncio.run(export_records(source, folder, running))
    except OSError as failure:
        raise Mistake("records-cannot-write", place=str(folder), why=str(failure)) from failure
    print(translate("records-exported", language(), n=written, place=str(folder)))
    return 0


def import_(*files: Path, data: str | None = None) -> int:
    """Put records into a server's database, each checked line by line first.

    Parameters
    ----------
    files: Path
        Record files.
    data: str
        The folder of the database; the usual one if not given.
    """
    from holdfast.server.folder import Claim
    from holdfast.server.store.exchange import import_records
    from holdfast.terminal.logbook import read_text

    target = database(data)
    texts = {str(file): read_text(str(file)) for file in files}
    with Claim(target.parent):
        read = asyncio.run(import_records(target, texts))
    print(translate("records-imported", language(), n=read))
    return 0


def backup(target: Path, /, *, data: str | None = None) -> int:
    """Copy the database, also while a server writes to it.

    Parameters
    ----------
    target: Path
        The file to write; it must not be there yet.
    data: str
        The folder of the database; the usual one if not given.
    """
    from holdfast.server.store.opening import check_readable, trouble
    from holdfast.server.store.sqlite import Damaged
    from holdfast.server.store.sqlite import backup as copy

    if target.exists():
        raise Mistake("records-file-exists", place=str(target))
    source = database(data)
    check_readable(source)
    try:
        copy(source, target)
    except Damaged as failure:
        raise trouble(source, failure) from failure
    except (OSError, sqlite3.Error) as failure:
        raise Mistake("records-cannot-write", place=str(target), why=str(failure)) from failure
    print(translate("records-backed-up", language(), place=str(target)))
    return 0
