"""Server and game on a system that has no uvloop, no POSIX modules and no POSIX signals, such as Windows.

`without_posix/sitecustomize.py` takes all that away from the processes that are started here.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from server.harness import Visitor, running

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = Path(__file__).with_name("without_posix")
PACKAGES = os.pathsep.join([str(ELSEWHERE), str(Path(holdfast.__file__).parents[1])])
ENVIRONMENT = {"PYTHONPATH": PACKAGES, "HOLDFAST_LANG": "en", "PYTHONWARNINGS": "ignore:only soft file lock"}
"""Where there are neither POSIX locks nor those of Windows, filelock says that it has but weaker ones."""


def elsewhere(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        input=said,
        env={**os.environ, **ENVIRONMENT},
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )


@pytest.mark.parametrize("module", ["uvloop", "fcntl", "resource", "pwd", "grp", "termios"])
def test_it_is_another_system(module: str) -> None:
    assert f"No module named '{module}'" in elsewhere("-c", f"import {module}").stderr


def test_it_has_other_signals() -> None:
    script = "import os, signal; print(hasattr(signal, 'SIGHUP'), hasattr(signal, 'SIGINT'), hasattr(os, 'fork'))"

    assert elsewhere("-c", script).stdout == "False True False\n"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_table_is_played_over_the_socket_and_the_server_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path / "data", **ENVIRONMENT) as server, Visitor(server, "Ann") as ann:
        match = ann.new_match(4, start=True)["id"]
        place = ann.sit_at(match)
        for _ in range(3):
            place.until(lambda here: here.ask is not None)
            assert place.ask is not None
            place.say(place.ask["default"], ask=place.ask["id"])
        assert ann.get("/health")["status"] == "ok"
        assert server.process is not None
        server.process.send_signal(how)
        server.process.wait(20)

    assert "Traceback" not in server.log()
    with running(tmp_path / "data", **ENVIRONMENT) as server:
        assert "Traceback" not in server.log()


def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "a game.record"
    words = ["-m", "holdfast", "terminal", "lifeboat", "--seed", "x", "--plain", "--save", str(record)]

    done = elsewhere(*words, said="1\n1\n1\nquit\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert b"\r" not in record.read_bytes()
    assert ": honest." in elsewhere("-m", "holdfast", "verify", str(record)).stdout


def test_bots_play_on_all_cores() -> None:
    words = ["-m", "holdfast", "simulate", "lifeboat", "--games", "4", "--jobs", "2", "--json", "-", "--quiet"]

    done = elsewhere(*words)

    assert (done.returncode, done.stderr) == (0, "")


def test_compiling_and_the_package_need_nothing_of_it() -> None:
    script = "import holdfast.cli.compiled_copy, holdfast.cli.beside, holdfast.cli.wheel, holdfast.cli.bench"

    assert elsewhere("-c", script).stderr == ""


# ── what cannot be run here ───────────────────────────────────────────────────────────────────────────────────────


def test_no_module_needs_posix_to_be_imported() -> None:
    """Such an import stands behind a look at the platform, or in a `try`."""
    posix = re.compile(r"^(?:import|from) (uvloop|fcntl|resource|pwd|grp|termios|tty|pty|curses)\b", re.MULTILINE)
    sources = [*(ROOT / "src").rglob("*.py"), ROOT / "launcher.py", ROOT / "setup.py", ROOT / "web" / "make.py"]

    assert [path.name for path in sources if posix.search(path.read_text("utf-8"))] == []


def test_what_has_no_wheel_for_windows_is_not_asked_for_there() -> None:
    (line,) = (
        line for line in (ROOT / "requirements" / "run.txt").read_text().splitlines() if line.startswith("uvloop")
    )

    assert 'sys_platform != "win32"' in line


def test_the_windows_launcher_hands_over_as_the_other_one_does() -> None:
    script = (ROOT / "holdfast.cmd").read_bytes()

    assert script.count(b"\r\n") == script.count(b"\n")
    assert b'py -3 -I "%~dp0launcher.py" %*' in script
    assert '-I "$home/launcher.py" "$@"' in (ROOT / "holdfast").read_text("utf-8")


def test_no_file_has_a_name_that_windows_refuses() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    names = set(listed.splitlines())

    assert not [name for name in names if re.search(r'[<>:"\\|?*]', name)]
    assert len({name.casefold() for name in names}) == len(names)
