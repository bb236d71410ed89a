"""One small edit that breaks one rule."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ledger.marks import ROOT

SRC = ROOT / "src"
FOLDERS = {"LIF": "holdfast/games/lifeboat", "OUT": "holdfast/games/outlive"}
"""Where the rules with these prefixes are written."""


@dataclass(frozen=True)
class Mutation:
    """One rule, and one small edit that breaks it."""

    rule: str
    file: str
    was: str
    becomes: str

    def __str__(self) -> str:
        return (
            f"{self.rule} in {self.file}: {' '.join(self.was.split())} → {' '.join(self.becomes.split()) or 'nothing'}"
        )

    @property
    def place(self) -> str:
        """The file, as it lies under `src`."""
        return f"{FOLDERS[self.rule[:3]]}/{self.file}"

    def apply(self, src: Path) -> None:
        """Make the edit under this copy of `src`; it must fit in exactly one place."""
        path = src / self.place
        text = path.read_text("utf-8")
        if text.count(self.was) != 1:
            raise ValueError(f"{self}: the text is there {text.count(self.was)} times, not once")
        path.write_text(text.replace(self.was, self.becomes), "utf-8")
