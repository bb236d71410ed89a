"""Record files: read whole or refused in one line, written so that a crash loses nothing."""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_state_path

from holdfast.kernel.errors import Refusal
from holdfast.terminal.company import Company

STDIN = "-"


def read_text(place: str) -> str:
    """The file's text; `-` is the standard input."""
    try:
        return sys.stdin.read() if place == STDIN else Path(place).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise file_refusal("cannot-read", place, wrong) from wrong


def file_refusal(code: str, place: str, wrong: OSError | UnicodeDecodeError) -> Refusal:
    """What is wrong with a file, as a word that every language has a sentence for."""
    words = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "denied"}
    why = "no-text" if isinstance(wrong, UnicodeDecodeError) else words.get(type(wrong), "other")
    return Refusal(code, f"{place}: {wrong}", "", {"place": place, "why": why, "detail": str(wrong)})


class Logbook:
    """The file a play is kept in: written after every move, whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, record: str, company: Company) -> None:
        """The record with who sits where. A comment may stand only after the header."""
        header, blank, moves = record.partition("\n\n")
        comments = "\n".join(company.comments())
        self._replace(f"{header}{blank}{comments}\n\n{moves}")

    def _replace(self, text: str) -> None:
        half = self.path.with_name(self.path.name + ".part")
        try:
            half.write_text(text, "utf-8", newline="\n")
            half.replace(self.path)
        except OSError as wrong:
            raise file_refusal("cannot-write", str(self.path), wrong) from wrong


def new_logbook(place: str) -> Logbook:
    """A file that is not there yet: nothing is ever overwritten."""
    path = Path(place)
    if path.is_dir():
        raise file_refusal("cannot-write", place, IsADirectoryError(place))
    if path.exists():
        text = f"{place} is already there; continue it with --resume, or choose another name."
        raise Refusal("file-exists", text, "", {"place": place})
    return Logbook(path)


def own_logbook(game: str) -> Logbook:
    """A new file among the player's own, where no name was given."""
    folder = saves()
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.record"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.record"
    return Logbook(path)


def saves() -> Path:
    """Where records lie: the player's state folder, or that for temporary files where there is none."""
    for folder in (user_state_path("holdfast", appauthor=False), Path(tempfile.gettempdir(), "holdfast")):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path.cwd()
