"""Files for the server's own user alone: they hold seeds, and the key that signs cookies."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

OURS = ("holdfast.", "faults")
"""How the names of what is ours begin."""
FOR_OWNER, FOLDER_FOR_OWNER = 0o600, 0o700


def make_folder(folder: Path) -> None:
    """A folder that nobody else can look into. One that holds other things too keeps its mode: it is not ours alone."""
    folder.mkdir(FOLDER_FOR_OWNER, parents=True, exist_ok=True)
    is_shared = folder.stat().st_mode & stat.S_ISVTX or any(not path.name.startswith(OURS) for path in folder.iterdir())
    if not is_shared:
        restrict(folder, FOLDER_FOR_OWNER)


def make_database(path: Path) -> None:
    """Before SQLite makes it: the files it puts beside get the same mode. What cannot be done, SQLite will say."""
    with suppress(OSError):
        make_file(path)
    for beside in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        restrict(beside, FOR_OWNER)


def make_file(path: Path) -> None:
    """An empty file, if there is none."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FOR_OWNER))


def restrict(path: Path, most: int) -> None:
    """Take away what others may; an owner who may not write shall not. Somebody else's file stays as it is."""
    with suppress(OSError):
        path.chmod(stat.S_IMODE(path.stat().st_mode) & most)
