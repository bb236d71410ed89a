"""Compiling beside a server that runs: it answers at once, and the next start is a fast one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

from holdfast.cli.toolchain import obstacle
from holdfast.locale import language, translate
from holdfast.speed import is_compiled
from holdfast.started import started_from

GENTLY = 15
"""How far behind the server's own work the compiler stands, as `nice` counts."""


@contextmanager
def compiling() -> Iterator[None]:
    """While the server runs, compile with what time it leaves; what is not done when it stops is given up."""
    clone = started_from()
    launcher = clone / "launcher.py" if clone else None
    if launcher is None or not launcher.is_file() or is_compiled() or os.environ.get("HOLDFAST_INTERPRETED"):
        yield
        return
    missing = obstacle()
    if missing:
        tell(missing)
        yield
        return
    tell("beside-working")
    with work([sys.executable, "-I", str(launcher), "compile"], told):
        yield


@contextmanager
def work(command: list[str], done: Callable[[int], None]) -> Iterator[None]:
    """A process of low priority, and all it starts; `done` hears how it ended, unless we have ended before."""
    process = start(command)
    given_up = False

    def wait() -> None:
        code = process.wait()
        if not given_up and code >= 0:  # less: it was stopped by a signal
            done(code)

    def end(number: int, _: object) -> None:
        stop(process)
        signal.signal(number, before)
        signal.raise_signal(number)

    Thread(target=wait, daemon=True).start()
    # uvicorn goes down gracefully and then lets the signal do what it would have done: nothing below would run.
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        given_up = True
        stop(process)
        signal.signal(signal.SIGTERM, before)


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """Silent, and out of reach of a Ctrl-C that is meant for the server."""
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.IDLE_PRIORITY_CLASS
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, creationflags=flags)
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, process.pid, GENTLY)
    return process


def stop(process: subprocess.Popen[bytes]) -> None:
    """It and its children."""
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        kill = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(kill, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def told(code: int) -> None:
    if code == 0:
        tell("beside-done")
    else:
        tell("beside-failed", log=str(Path(sys.prefix, "compile", "compile.log")))


def tell(message_id: str, **args: str | float) -> None:
    """On the error stream, like everything a server says besides its address."""
    print(translate(message_id, language(), **args), file=sys.stderr, flush=True)
