"""Put on PYTHONPATH, this takes away what only POSIX has: its modules, its signals, and what needs them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

MISSING = ("uvloop", "fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "readline", "curses", "syslog")
ELSEWHERE = ("SIGINT", "SIGTERM", "SIGABRT", "SIGFPE", "SIGILL", "SIGSEGV")
"""The signals that Windows has too."""
ONLY_POSIX = (
    "fork",
    "forkpty",
    "setpriority",
    "getpriority",
    "killpg",
    "getpgid",
    "setsid",
    "nice",
)


class Refuses(MetaPathFinder):
    """Finds nothing of what is missing elsewhere."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


def refuse(*_: object) -> None:
    raise NotImplementedError


def take_away() -> None:
    for name in MISSING:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Refuses())
    for name in [name for name in vars(signal) if name.startswith("SIG") and name.isupper()]:
        if name not in ELSEWHERE and not name.startswith("SIG_"):
            delattr(signal, name)
    for name in ONLY_POSIX:
        if hasattr(os, name):
            delattr(os, name)
    asyncio.SelectorEventLoop.add_signal_handler = refuse  # type: ignore[method-assign,assignment]


take_away()
