"""Where `simulate` and `bench` write what they found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from holdfast.cli.mistake import Mistake
from holdfast.lab.plots import pyplot
from holdfast.terminal.logbook import file_refusal

STANDARD_OUTPUT = "-"


def check_place(place: str | None, command: str, option: str) -> None:
    """Refuse a place that cannot be written before anything is played; `-` is the standard output."""
    if place is None or place == STANDARD_OUTPUT:
        return
    if place.startswith("--"):
        raise Mistake("cli-missing-argument", command=command, word=option)
    path = Path(place).absolute()
    if path.is_dir():
        raise file_refusal("cannot-write", place, IsADirectoryError(21, "it is a folder"))
    if not path.parent.is_dir():
        raise file_refusal("cannot-write", place, FileNotFoundError(2, "there is no such folder"))


def check_plot(place: str | None, command: str) -> None:
    """Ask for matplotlib, too, before anything is played."""
    check_place(place, command, "--plot")
    if place is not None:
        pyplot()


def write_json(place: str, report: dict[str, Any]) -> None:
    """Neatly, for people as well."""
    content = msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
    if place == STANDARD_OUTPUT:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    try:
        Path(place).write_bytes(content)
    except OSError as failed:
        raise file_refusal("cannot-write", place, failed) from failed
