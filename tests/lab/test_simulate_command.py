"""`holdfast simulate`: numbers on the standard output, mistakes in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holdfast.cli.app import main

FEW = ["simulate", "lifeboat", "--games", "4", "--jobs", "1", "--bots", "random"]


def test_json_alone_for_pipes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--quiet", "--json", "-"]) == 0

    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 4
    assert said.err == ""


def test_a_page_and_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    place = tmp_path / "report.json"

    assert main([*FEW, "--json", str(place)]) == 0

    assert "random" in capsys.readouterr().out
    assert json.loads(place.read_text("utf-8"))["by_bot"]["random"]["games"] == 16


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "chess"],
        [*FEW, "--games", "0"],
        [*FEW, "--jobs", "0"],
        [*FEW, "--seats", "9"],
        [*FEW, "--bots", "clever"],
        [*FEW, "--option", "jewels"],
        [*FEW, "--option", "sharks=1"],
        [*FEW, "--json", "/no/such/folder/x.json"],
        [*FEW, "--json", "--quiet"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_mistake_is_one_line_and_exit_code_2(
    words: list[str], lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDFAST_LANG", lang)

    assert main(words) == 2

    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
