"""Digests of the sources and tests on which verdicts rest."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from ledger.marks import GAMES, ROOT, TESTS

KEPT = ROOT / ".mutants"
"""What is kept from one run to the next: ignored by git, and safe to delete."""


@cache
def sources_digest(game: str) -> str:
    """Of the kernel and the game."""
    return digest([ROOT / "src" / "holdfast" / "kernel", GAMES / game])


@cache
def tests_digest(game: str) -> str:
    """Of all that tests the game."""
    return digest([TESTS / "games" / game, TESTS / "games" / "staging.py", TESTS / "conformance"])


@cache
def test_digest(game: str, test: str) -> str:
    """Of one test: its file, and what the game's tests share."""
    folder = TESTS / "games" / game
    beside = [path for path in folder.rglob("*.py") if not path.name.startswith("test_")]
    return digest([ROOT / test.partition("::")[0], *beside, folder.parent / "staging.py"])


def digest(places: list[Path]) -> str:
    """Of these files, and of all sources and content in these folders."""
    found = sha256()
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.suffix in (".py", ".toml") and path.name not in ("by_hand.toml", "equivalent.toml"):
                found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
