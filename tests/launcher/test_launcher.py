"""The launcher, with a Python that is only pretended: no network, no waiting. One test runs the real one."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from holdfast.cli.compiled_copy import sources

ROOT = Path(__file__).resolve().parents[2]
FAKE = Path(__file__).with_name("fake_python.sh")
TOOLS = tuple("sh cp dirname mkdir readlink sleep".split())  # noqa: SIM905


class Clone:
    """A clone with the launcher, one source file, and a PATH that holds nothing but the shell's tools and `pythons`."""

    def __init__(self, root: Path, pythons: tuple[str, ...] = ("python3",)) -> None:
        self.root = root / "a clone"
        self.path = root / "bin"
        self.calls = root / "calls"
        self.calls.touch()
        self.venv = self.root / ".venv"
        self.lock = self.root / ".setup.lock"
        self.source = self.root / "src" / "holdfast" / "__main__.py"
        self.source.parent.mkdir(parents=True)
        self.source.touch()
        for name in ("holdfast", "launcher.py", "setup.py"):
            shutil.copy(ROOT / name, self.root / name)
        shutil.copytree(ROOT / "requirements", self.root / "requirements")
        self.path.mkdir()
        for tool in TOOLS:
            (self.path / tool).symlink_to(shutil.which(tool) or f"/bin/{tool}")
        for python in pythons:
            shutil.copy(FAKE, self.path / python)
            (self.path / python).chmod(0o755)

    def start(self, *words: str, launcher: Path | None = None, **settings: str) -> subprocess.Popen[str]:
        environment = {
            "PATH": str(self.path),
            "CALLS": str(self.calls),
            "REAL_PYTHON": sys.executable,
            "LANG": "C.UTF-8",
            **settings,
        }
        return subprocess.Popen(
            [str(launcher or self.root / "holdfast"), *words],
            cwd="/",
            env=environment,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run(self, *words: str, launcher: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
        process = self.start(*words, launcher=launcher, **settings)
        out, err = process.communicate(timeout=120)
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def refused(self, **settings: str) -> str:
        """The one line that it says when it cannot go on."""
        done = self.run("rules", launcher=None, **settings)
        assert done.returncode == 1
        assert done.stdout == ""
        lines = [line for line in done.stderr.splitlines() if not line.startswith("Setting up")]
        assert len(lines) == 1
        return lines[0]

    def installed(self) -> list[str]:
        """The groups of requirements that pip was asked for, in order."""
        calls = self.calls.read_text().splitlines()
        return [Path(call.split()[-1]).stem for call in calls if call.startswith("-m pip install")]

    def pretend_compiled(self) -> None:
        """Write the stamp as `holdfast compile` does."""
        names = "".join(f"{name}\n" for name in sources(self.root))
        (self.venv / "compiled.stamp").write_text(f"fingerprint\n{names}")


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


@pytest.fixture
def ready(clone: Clone) -> Clone:
    """A clone that has been used before."""
    assert clone.run("rules").returncode == 0
    clone.calls.write_text("")
    return clone


@pytest.mark.parametrize("shell", ["sh", "dash", "bash"])
def test_it_is_plain_shell(shell: str) -> None:
    if shutil.which(shell) is None:
        shell = "sh"

    assert subprocess.run([shell, "-n", str(ROOT / "holdfast")], check=False).returncode == 0


def test_the_first_run_sets_up_and_runs_the_command(clone: Clone) -> None:
    done = clone.run("rules", "lifeboat", "two words")

    assert done.stderr == "Setting up Holdfast (first run only) …\n"
    assert done.stdout == f"-P -m holdfast rules lifeboat two words | {clone.root}/src\n"
    assert clone.installed() == ["run"]
    assert not clone.lock.exists()


def test_the_second_run_only_runs(ready: Clone) -> None:
    done = ready.run("rules")

    assert done.stderr == ""
    assert ready.calls.read_text() == "-P -m holdfast rules\n"


def test_it_speaks_russian(clone: Clone) -> None:
    assert clone.run("rules", LANG="ru_RU.UTF-8").stderr.startswith("Настраиваем Holdfast")


def test_an_old_python_is_refused(clone: Clone) -> None:
    assert "3.11 or later, and python3 is older" in clone.refused(TOO_OLD="python3")


def test_no_python_is_refused(tmp_path: Path) -> None:
    assert "there is none on PATH" in Clone(tmp_path, pythons=()).refused()


def test_an_old_PYTHON_is_refused(clone: Clone) -> None:  # noqa: N802 (the variable's name)
    assert clone.refused(PYTHON="python3", TOO_OLD="python3").startswith("PYTHON=python3 is not")


def test_a_newer_python_beside_an_old_one_is_found(tmp_path: Path) -> None:
    clone = Clone(tmp_path, pythons=("python3", "python3.12"))

    assert clone.run("rules", TOO_OLD="python3").returncode == 0
    assert (clone.venv / "bin" / "python").exists()


def test_a_missing_venv_module_is_named_with_its_cure(clone: Clone) -> None:
    assert "apt install python3-venv" in clone.refused(NO_VENV="1")


def test_without_a_network_pip_s_words_go_to_a_log(clone: Clone) -> None:
    line = clone.refused(NO_NETWORK="1")

    assert line.endswith(f"check the network and run it again; details: {clone.venv}/setup.log")
    assert "pip says a great deal" in (clone.venv / "setup.log").read_text()


def test_an_unfinished_first_run_is_begun_anew(clone: Clone) -> None:
    clone.refused(NO_NETWORK="1")
    half_made = clone.venv / "half-made"
    half_made.touch()

    assert clone.run("rules").returncode == 0
    assert not half_made.exists()


def test_a_vanished_python_is_replaced(ready: Clone) -> None:
    (ready.venv / "bin" / "python").unlink()
    (ready.venv / "bin" / "python").symlink_to("/nowhere/python3.11")

    assert ready.run("rules").returncode == 0
    assert ready.installed() == ["run"]


def test_changed_requirements_are_installed_again(ready: Clone) -> None:
    with (ready.root / "requirements" / "run.txt").open("a") as requirements:
        requirements.write("another\n")

    assert ready.run("rules").stderr == "Installing requirements/run.txt …\n"
    assert ready.installed() == ["run"]
    assert "-m venv" not in ready.calls.read_text()


@pytest.mark.slow
def test_two_at_once_set_up_once(clone: Clone) -> None:
    first, second = clone.start("rules", SLOW_PIP="1"), clone.start("rules", SLOW_PIP="1")
    first.communicate(timeout=120)
    second.communicate(timeout=120)

    assert (first.returncode, second.returncode) == (0, 0)
    assert clone.installed() == ["run"]


def wait_for_pip(clone: Clone) -> None:
    """Until a launcher has come so far that pip works for it."""
    latest = time.monotonic() + 20
    while not clone.installed():
        assert time.monotonic() < latest
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_dead_launcher_leaves_no_lock_but_while_its_pip_works(clone: Clone, how: signal.Signals) -> None:
    dying = clone.start("rules", SLOW_PIP="1")
    wait_for_pip(clone)
    dying.send_signal(how)
    dying.communicate(timeout=120)
    assert dying.returncode != 0

    done = clone.run("rules")  # a lock that stays would be waited for until the test gives up

    assert done.returncode == 0
    assert clone.installed() == ["run", "run"]
    assert not clone.lock.exists()


def test_a_lock_file_that_nobody_holds_is_no_lock(clone: Clone) -> None:
    clone.lock.touch()

    assert clone.run("rules").stderr == "Setting up Holdfast (first run only) …\n"
    assert not clone.lock.exists()


def test_a_living_launcher_is_waited_for(clone: Clone) -> None:
    first = clone.start("rules", SLOW_PIP="1")
    wait_for_pip(clone)

    done = clone.run("rules")
    first.communicate(timeout=120)

    assert (first.returncode, done.returncode) == (0, 0)
    assert done.stderr.startswith("Waiting for another Holdfast")
    assert clone.installed() == ["run"]


def test_it_runs_through_symlinks(ready: Clone, tmp_path: Path) -> None:
    (tmp_path / "once").symlink_to(ready.root / "holdfast")
    (tmp_path / "twice").symlink_to("once")

    assert ready.run("rules", launcher=tmp_path / "twice").stdout.endswith(f"{ready.root}/src\n")


def test_only_test_installs_what_tests_need(ready: Clone) -> None:
    ready.run("play")
    assert ready.installed() == []

    ready.run("test")
    assert ready.installed() == ["compile", "dev"]


def test_the_browser_client_is_built_before_it_is_needed(ready: Clone) -> None:
    done = ready.run("play", CLIENT="stale")

    assert done.stderr == "Building the browser client …\n"
    assert ready.installed() == []
    assert ready.calls.read_text().splitlines()[-2:] == [f"-P {ready.root}/web/make.py", "-P -m holdfast play"]


def test_the_quick_suite_leaves_the_client_alone(ready: Clone) -> None:
    ready.run("test", "--quick", CLIENT="stale")

    assert "web/make.py" not in ready.calls.read_text()


def test_without_node_it_comes_from_pypi(ready: Clone) -> None:
    ready.run("play", CLIENT="stale", NO_NODE="1")

    assert ready.installed() == ["node"]


@pytest.mark.parametrize("no_node", ["", "1"])
def test_a_client_that_cannot_be_built_does_not_stop_the_game(ready: Clone, no_node: str) -> None:
    done = ready.run("play", CLIENT="stale", NO_CLIENT="1", NO_NODE=no_node, NO_NETWORK="1")

    assert done.stdout == f"-P -m holdfast play | {ready.root}/src\n"
    assert "could not" in done.stderr
    assert not ready.lock.exists()


def test_serve_compiles_nothing_before_it_answers(ready: Clone) -> None:
    done = ready.run("serve")

    assert done.stdout == f"-P -m holdfast serve | {ready.root}/src\n"
    assert ready.installed() == []
    assert "holdfast compile" not in ready.calls.read_text()


def test_bench_compiles_first(ready: Clone) -> None:
    assert ready.run("bench").returncode == 0
    assert ready.installed() == ["compile"]
    assert "-P -m holdfast compile\n" in ready.calls.read_text()


def test_serve_with_a_mistake_in_its_settings_builds_nothing(ready: Clone) -> None:
    done = ready.run("serve", "--config", "nope", CHECK_CODE="2", CLIENT="stale")

    assert (done.returncode, done.stdout) == (2, "")
    looked = f"-P {ready.root}/web/make.py --is-current"
    assert ready.calls.read_text().splitlines() == [looked, "-P -m holdfast serve --config nope --check"]


def test_bench_goes_on_without_a_compiler(ready: Clone) -> None:
    done = ready.run("bench", NO_COMPILER="1", COMPILE_CODE="3")

    assert done.stdout == f"-P -m holdfast bench | {ready.root}/src\n"
    assert ready.installed() == []


def test_bench_stops_when_compiling_fails(ready: Clone) -> None:
    done = ready.run("bench", COMPILE_CODE="1")

    assert (done.returncode, done.stdout) == (1, "")


def test_a_current_compiled_copy_is_used(ready: Clone) -> None:
    ready.pretend_compiled()

    assert ready.run("play").stdout == "-P -m holdfast play | compiled\n"
    assert ready.run("play", HOLDFAST_INTERPRETED="1").stdout.endswith("/src\n")


@pytest.mark.parametrize("change", ["edited", "added", "renamed"])
def test_a_stale_compiled_copy_is_not_used(ready: Clone, change: str) -> None:
    ready.pretend_compiled()
    if change == "edited":
        later = time.time() + 5
        os.utime(ready.source, (later, later))
    elif change == "added":
        new = ready.source.with_name("new.py")
        new.touch()
        os.utime(new, (1, 1))
    else:
        ready.source.rename(ready.source.with_name("renamed.py"))

    assert ready.run("play").stdout.endswith("/src\n")


def test_a_moved_clone_still_answers(tmp_path: Path) -> None:
    """The real launcher and Python, with a .venv that was made at another place."""
    there, here = tmp_path / "there", tmp_path / "here"
    ignored = shutil.ignore_patterns(".*", "__pycache__")
    shutil.copytree(ROOT / "src", there / "src", ignore=ignored)
    shutil.copytree(ROOT / "requirements", there / "requirements")
    for name in ("holdfast", "launcher.py", "setup.py"):
        shutil.copy(ROOT / name, there / name)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(there / ".venv")], check=True)
    purelib = Path(sysconfig.get_path("purelib"))
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    (there / ".venv" / "lib" / version / "site-packages" / "borrowed.pth").write_text(f"{purelib}\n")
    shutil.copy(ROOT / "requirements" / "run.txt", there / ".venv" / "run.stamp")
    there.rename(here)

    done = subprocess.run(
        [str(here / "holdfast"), "rules", "lifeboat", "LIF-10.7"],
        cwd="/",
        env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8"},
        text=True,
        capture_output=True,
        check=False,
    )

    assert done.stderr == ""
    assert done.stdout.startswith("LIF-10.7  ")
