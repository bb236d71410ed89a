"""The newest uvicorn and websockets: what does not hold with them is told, and fails nothing."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

import newest

SURROUNDINGS = {"PYTHONPATH": "src"}


def release(folder: str, name: str, number: str) -> None:
    about = Path(folder, f"{name}-{number}.dist-info")
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {number}\n")


def registry_has(patch: pytest.MonkeyPatch, number: str) -> None:
    def install(folder: str) -> bool:
        for name in newest.PACKAGES:
            release(folder, name, number)
        return True

    patch.setattr(newest, "installed_into", install)


def test_without_a_registry_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(newest, "installed_into", lambda _: False)

    newest.try_newest(SURROUNDINGS)

    assert capsys.readouterr().out == "the newest cannot be had from here: not tried\n"


def test_what_was_tested_already_is_not_tested_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    registry_has(monkeypatch, "99.0")
    monkeypatch.setattr(newest, "version", lambda _: "99.0")

    newest.try_newest(SURROUNDINGS)

    assert "tested above" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("failed", "said"), [([], "ok with uvicorn 99.0"), (["FAILED tests/server/test_line.py"], "WARNING")]
)
def test_a_newer_release_is_tried_before_all_others_on_the_path(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failed: list[str], said: str
) -> None:
    paths: list[str] = []

    def failures(environment: Mapping[str, str], uvicorn: str) -> list[str]:
        paths.extend(environment["PYTHONPATH"].split(os.pathsep))
        return failed

    registry_has(monkeypatch, "99.0")
    monkeypatch.setattr(newest, "failures", failures)

    newest.try_newest(SURROUNDINGS)

    out = capsys.readouterr().out
    assert said in out
    assert all(line in out for line in failed)
    assert len(paths) == 2
