"""The suite's driver counts right and knows what it was asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from run import COMPILED_TESTS, NEVER_COMPILED, ROOT, Tally, count, names_tests

REPORT = '<testsuites><testsuite tests="9" failures="1" errors="2" skipped="3"/></testsuites>'


def test_errors_count_as_failures(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    tally = Tally()

    count(report, 1, tally)

    assert tally.line() == "3 passed, 3 failed, 3 skipped"


@pytest.mark.parametrize("code", [1, 2, 5])
def test_a_run_that_broke_off_is_a_failure(tmp_path: Path, code: int) -> None:
    tally = Tally()

    count(tmp_path / "never-written.xml", code, tally)

    assert tally.line() == "0 passed, 1 failed, 0 skipped"


@pytest.mark.parametrize(
    ("options", "picked"),
    [([], False), (["-x", "-vv"], False), (["-k", "boat"], True), (["tests/cli"], True), (["tests/run.py::no"], True)],
)
def test_a_path_or_a_filter_picks_tests(options: list[str], picked: bool) -> None:
    assert names_tests(options) is picked


@pytest.mark.parametrize("pattern", [*COMPILED_TESTS, *NEVER_COMPILED])
def test_what_is_run_compiled_and_what_is_not_is_there(pattern: str) -> None:
    assert list(ROOT.glob(pattern))
