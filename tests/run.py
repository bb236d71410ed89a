"""The whole suite, in stages; `./holdfast test` runs it.

--quick leaves out what is slow, and does not compile. --install-browser, or CI=true, installs Chromium where there is
none; otherwise the tests that need it are skipped. Other options go to pytest; with -k, -m or a path, pytest is all
that runs. Compiling comes before the tests: where it is not possible, all that would run compiled is done interpreted.
The last line counts: each static check is one test. Fails when anything fails and, with CI=true, when
anything is skipped. What does not hold with the newest uvicorn and websockets is a warning before it, and not counted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from newest import try_newest
from web.chromium import chromium, install_chromium

OURS = ("--quick", "--install-browser")
ROOT = Path(__file__).resolve().parents[1]
PYTHON = [sys.executable, "-P"]

CHECKS = {
    "ruff check": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "mypy --strict": ["-m", "mypy"],
    "import-linter": ["-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"],
}
"""Called through the interpreter: scripts in .venv/bin remember where the clone once was."""

CLIENT_CHECKS = {
    "prettier": ["web/make.py", "npm", "run", "format:check"],
    "eslint": ["web/make.py", "npm", "run", "lint"],
    "svelte-check": ["web/make.py", "npm", "run", "check"],
    "vitest": ["web/make.py", "npm", "test"],
}

LANES = (CHECKS, CLIENT_CHECKS)
"""What goes on at the same time. The first of the client's checks installs what all of them need."""

COMPILED_TESTS = ["tests/conformance", "tests/golden", "tests/games/*/test_rich_play.py", "tests/server"]
"""What runs at both speeds: of random plays many compiled, where they are quick, and a few interpreted."""

NEVER_COMPILED = [
    f"tests/server/test_{subject}.py"
    for subject in (
        *("client_types", "connections", "deleting", "disk", "doors", "folder", "health", "keys", "limits", "logs"),
        *("metrics", "names", "operating", "outgoing", "people", "rest_contract", "store", "writer"),
    )
]
"""What of the server has no compiled part: once is enough."""


WORKERS = 1 + (os.cpu_count() or 1)
"""Often a test waits for a browser, a server or a disk: meanwhile another one runs."""


class Tally:
    """What has passed, failed and been skipped so far."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self.skipped = 0

    def add(self, *, passed: int = 0, failed: int = 0, skipped: int = 0) -> None:
        self.passed += passed
        self.failed += failed
        self.skipped += skipped

    def line(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


def main(arguments: list[str]) -> int:
    quick = "--quick" in arguments
    options = [argument for argument in arguments if argument not in OURS]
    tally = Tally()
    if not quick and ("--install-browser" in arguments or os.environ.get("CI") == "true") and chromium() is None:
        heading("installing Chromium")
        install_chromium()
    if not quick and names_tests(options):  # elsewhere the client's checks see to it
        subprocess.run([*PYTHON, "web/make.py", "--packages"], cwd=ROOT, check=False)
    marked = ["-m", "not slow", *options] if quick else options
    whole = not quick and not names_tests(options)
    with ThreadPoolExecutor(len(LANES)) as pool:
        lanes = () if names_tests(options) else LANES[:1] if quick else LANES
        checked = [pool.submit(run_lane, lane) for lane in lanes]
        if not quick:
            tell(checked, tally)
        is_compiled = whole and compiles(tally)
        run_pytest("pytest, interpreted", marked, environment(compiled=False, quick=quick or is_compiled), tally)
        if quick:
            tell(checked, tally)
    if is_compiled:
        folders = sorted(str(path.relative_to(ROOT)) for pattern in COMPILED_TESTS for path in ROOT.glob(pattern))
        passed_over = [f"--ignore={file}" for file in NEVER_COMPILED]
        run_pytest("pytest, compiled", [*folders, *passed_over, *options], environment(compiled=True), tally)
    if whole:
        heading("the newest uvicorn and websockets, which may only warn")
        try_newest(environment(compiled=False))
    print(tally.line())
    return int(tally.failed > 0 or (tally.skipped > 0 and os.environ.get("CI") == "true"))


def names_tests(options: list[str]) -> bool:
    """Whether the options pick tests: then one wants to see these and nothing else."""
    return any(option in ("-k", "-m") or (ROOT / option.partition("::")[0]).exists() for option in options)


def environment(*, compiled: bool, quick: bool = False) -> dict[str, str]:
    wanted = {**os.environ, "HOLDFAST_EXPECT_COMPILED": str(int(compiled)), "HOLDFAST_HOME": str(ROOT)}
    wanted.pop("PYTHONPATH", None)
    # Tests start many processes: none of them should translate all modules again.
    wanted.pop("PYTHONDONTWRITEBYTECODE", None)
    if not compiled:
        wanted["PYTHONPATH"] = str(ROOT / "src")
        wanted["HOLDFAST_INTERPRETED"] = "1"  # no server of a test compiles beside itself
    if quick:
        wanted["HOLDFAST_QUICK"] = "1"
    return wanted


def heading(name: str) -> None:
    print(f"── {name} ".ljust(100, "─"), flush=True)


class Checked(NamedTuple):
    """How a static check went. Each is one test."""

    name: str
    said: str
    has_failed: bool
    seconds: float


def run_lane(lane: Mapping[str, list[str]]) -> list[Checked]:
    """One check after another."""
    return [check(name, command) for name, command in lane.items()]


def check(name: str, command: list[str]) -> Checked:
    began = time.monotonic()
    done = subprocess.run(
        [*PYTHON, *command],
        cwd=ROOT,
        env=environment(compiled=False),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return Checked(name, done.stdout, done.returncode != 0, time.monotonic() - began)


def tell(lanes: list[Future[list[Checked]]], tally: Tally) -> None:
    """When they are done, in their order; only a check that fails has much to say."""
    for lane in lanes:
        for one in lane.result():
            heading(one.name)
            if one.has_failed:
                print(one.said, flush=True)
            print(f"{'FAILED' if one.has_failed else 'ok'} ({one.seconds:.1f} s)", flush=True)
            tally.add(passed=int(not one.has_failed), failed=int(one.has_failed))


def run_pytest(name: str, options: list[str], env: dict[str, str], tally: Tally) -> None:
    """Pytest with its progress shown as it goes, and its count added to the tally."""
    heading(name)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = ["-m", "pytest", "-n", str(WORKERS), f"--junit-xml={report}", *options]
        code = subprocess.run([*PYTHON, *command], cwd=ROOT, env=env, check=False).returncode
        count(report, code, tally)


def count(report: Path, code: int, tally: Tally) -> None:
    failed = skipped = total = 0
    if report.exists():
        for suite in ElementTree.parse(report).iter("testsuite"):
            total += int(suite.get("tests", 0))
            failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            skipped += int(suite.get("skipped", 0))
    # A run that broke off, or found no test at all, is a failure that no test stands for.
    unexplained = int(code != 0 and failed == 0)
    tally.add(passed=total - failed - skipped, failed=failed + unexplained, skipped=skipped)


def compiles(tally: Tally) -> bool:
    """Compile. Where that is not possible, everything is done interpreted."""
    from holdfast.cli.toolchain import NOT_POSSIBLE

    heading("compile")
    command = ["-m", "holdfast", "compile"]
    code = subprocess.run([*PYTHON, *command], cwd=ROOT, env=environment(compiled=False), check=False).returncode
    tally.add(passed=int(code == 0), skipped=int(code == NOT_POSSIBLE), failed=int(code not in (0, NOT_POSSIBLE)))
    return code == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
