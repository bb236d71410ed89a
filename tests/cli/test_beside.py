"""A server that is not compiled yet answers at once, and compiles beside itself."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from holdfast.cli.beside import GENTLY, work
from holdfast.speed import is_compiled
from server.harness import Visitor, running

LAUNCHER = """
import os, pathlib, sys, time
home = pathlib.Path(__file__).parent
(home / "pid").write_text(str(os.getpid()))
time.sleep(float((home / "seconds").read_text()))
(home / "done").write_text(f"{sys.argv[1:]} {os.getpriority(os.PRIO_PROCESS, 0)}")
sys.exit(int((home / "code").read_text()))
"""

pytestmark = pytest.mark.skipif(is_compiled(), reason="what is compiled is not compiled again")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """One whose launcher only says that it was called."""
    (tmp_path / "launcher.py").write_text(LAUNCHER)
    (tmp_path / "seconds").write_text("0")
    (tmp_path / "code").write_text("0")
    return tmp_path


def environment(clone: Path, interpreted: str = "") -> dict[str, str]:
    return {"HOLDFAST_HOME": str(clone), "HOLDFAST_INTERPRETED": interpreted}


def wait_for(file: Path, words: str) -> None:
    latest = time.monotonic() + 20
    while not (file.is_file() and words in file.read_text()):
        assert time.monotonic() < latest, file.read_text() if file.is_file() else "nothing was written"
        time.sleep(0.05)


def test_serve_compiles_beside_and_says_so(clone: Path) -> None:
    with running(clone / "data", **environment(clone)) as server, Visitor(server, "Ann") as ann:
        assert ann.get("/health")["status"] == "ok"
        wait_for(clone / "data" / "server.log", "from its next start the server is several times faster")

    assert "It runs interpreted for now" in server.log()
    assert (clone / "done").read_text() == f"['compile'] {GENTLY}"


def test_a_failure_to_compile_stops_no_server(clone: Path) -> None:
    (clone / "code").write_text("1")

    with running(clone / "data", **environment(clone)) as server, Visitor(server, "Ann") as ann:
        wait_for(clone / "data" / "server.log", "Compiling failed, so the server stays interpreted")
        assert ann.get("/health")["status"] == "ok"


@pytest.mark.parametrize(("flags", "interpreted"), [(("--no-compile",), ""), ((), "1")])
def test_who_wants_none_gets_none(clone: Path, flags: tuple[str, ...], interpreted: str) -> None:
    with running(clone / "data", *flags, **environment(clone, interpreted)) as server:
        server.stop()

    assert "interpreted for now" not in server.log()
    assert not (clone / "done").exists()


def test_a_server_that_stops_gives_the_compiling_up(clone: Path) -> None:
    (clone / "seconds").write_text("60")

    with running(clone / "data", **environment(clone)) as server:
        wait_for(clone / "pid", "")
        server.stop()

    with pytest.raises(ProcessLookupError):
        os.kill(int((clone / "pid").read_text()), 0)
    assert not (clone / "done").exists()


def test_children_end_with_it(tmp_path: Path) -> None:
    child = f"import pathlib, time; time.sleep(1.5); pathlib.Path({str(tmp_path / 'child')!r}).touch()"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"

    with work([sys.executable, "-c", parent], lambda _: None):
        time.sleep(0.5)
    time.sleep(2)

    assert not (tmp_path / "child").exists()


def test_a_mistake_in_the_settings_starts_nothing(clone: Path) -> None:
    command = [sys.executable, "-m", "holdfast", "serve", "--config", "nope"]
    wanted = {**os.environ, **environment(clone), "HOLDFAST_LANG": "en"}

    done = subprocess.run(command, env=wanted, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert not (clone / "done").exists()
