"""What the commands say about what cannot be, before they begin."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast.cli import beside
from holdfast.cli.app import main
from holdfast.lab import plots
from holdfast.started import launcher


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_LANG", "en")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game cut off after a few moves."""
    table = holdfast.new("lifeboat", seats=4, seed="cut short")
    for _ in range(3):
        ask = table.asking()[0]
        table.play(ask.seat, ask.default)
    file = tmp_path / "half.record"
    file.write_text(table.record(), "utf-8")
    return file


def test_verify_says_that_a_record_is_unfinished(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0

    honest, unfinished = capsys.readouterr().out.splitlines()
    assert ": honest." in honest
    assert unfinished.endswith("the game is not over there; the record ends in mid-play.")


def test_a_seat_that_is_not_there_names_those_that_are(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--seat", "6"]) == 2

    assert "There is no seat 6. There are 0 to 3." in capsys.readouterr().err


@pytest.mark.parametrize("command", [["simulate", "lifeboat"], ["bench"]])
def test_matplotlib_is_asked_for_before_anything_is_played(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(plots, "import_module", missing)

    assert main([*command, "--plot", str(tmp_path / "a.svg")]) == 2
    assert capsys.readouterr().err == "A plot needs matplotlib: pip install matplotlib.\n"


def test_a_port_that_cannot_be_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--port", "99999", "--data", str(tmp_path)]) == 2

    assert capsys.readouterr().err.strip().endswith("a --port is a number from 0 to 65535.")


def test_words_name_the_program_that_was_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("HOLDFAST_HOME", raising=False)
    main(["rules"])
    assert "See holdfast rules --help." in capsys.readouterr().err

    monkeypatch.setenv("HOLDFAST_HOME", str(tmp_path))
    main(["rules"])
    assert f"See {launcher()} rules --help." in capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp866", "cp1251"])
def test_a_terminal_that_lacks_letters_ends_no_command(encoding: str) -> None:
    command = [sys.executable, "-m", "holdfast", "rules", "lifeboat", "10.7", "--lang", "ru"]

    done = subprocess.run(command, env={"PYTHONIOENCODING": encoding, **path()}, capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")


def path() -> dict[str, str]:
    return {"PYTHONPATH": str(Path(holdfast.__file__).parents[1])}


def test_play_says_of_a_port_that_cannot_be_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--port", "99999", "--no-browser"]) == 2

    assert capsys.readouterr().err.strip().endswith("a --port is a number from 0 to 65535.")


def test_serve_looks_for_its_settings_before_it_compiles(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def compiling() -> None:
        raise AssertionError("it compiles before it has looked")

    monkeypatch.setattr(beside, "compiling", compiling)

    assert main(["serve", "--config", str(tmp_path / "nope.toml")]) == 2
    assert capsys.readouterr().err.strip().endswith("nope.toml cannot be read: there is no such file.")
