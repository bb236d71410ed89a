"""The data folder: one server at a time, and anybody who comes second is told where the first one is."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from filelock import FileLock, Timeout

from holdfast.kernel.errors import Refusal
from holdfast.server.store.opening import trouble
from holdfast.server.store.private import make_folder

LOCK = "holdfast.lock"
ADDRESS = "holdfast.url"
PATIENCE = 10.0
"""Seconds until a server that has just begun must have said where it is, or an import must be done."""


class FolderInUse(Refusal):
    """Another process works in this folder; `url`: where, if it is a server that answers."""

    def __init__(self, folder: Path, url: str) -> None:
        code = "folder-in-use" if url else "folder-busy"
        super().__init__(code, f"Another Holdfast works in {folder}. {url}", "", {"folder": str(folder), "url": url})
        self.url = url


class Claim:
    """This process alone works in the folder. The claim ends with the process, however that ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = FileLock(folder / LOCK, mode=0o600)

    def tell(self, url: str) -> None:
        """Say where this server is, to those who come second."""
        # On a full disk they are told less.
        with suppress(OSError):
            told = os.open(self.folder / ADDRESS, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(told, "w", encoding="utf-8") as file:
                file.write(url)

    def fall_silent(self) -> None:
        """Whoever comes now is not sent here any more."""
        with suppress(OSError):
            (self.folder / ADDRESS).unlink(missing_ok=True)

    def __enter__(self) -> Self:
        try:
            make_folder(self.folder)
            self._take()
            # What one that was killed has left.
            self.fall_silent()
        except OSError as failure:
            raise trouble(self.folder, failure) from failure
        return self

    def _take(self) -> None:
        latest = time.monotonic() + PATIENCE
        while True:
            try:
                self.lock.acquire(timeout=0)
            except Timeout:
                url = address_in(self.folder)
                if url or time.monotonic() > latest:
                    raise FolderInUse(self.folder, url) from None
                time.sleep(0.05)
            else:
                return

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self.fall_silent()
        self.lock.release()


def address_in(folder: Path) -> str:
    """Where the server that works in this folder said it is; nothing if none did."""
    try:
        return (folder / ADDRESS).read_text("utf-8").strip()
    except OSError:
        return ""
