"""Builds Holdfast: as plain Python, or with HOLDFAST_COMPILE=1 as C extensions made by mypyc.

Everything else about the package is in pyproject.toml. `./holdfast compile` and `./holdfast wheel` run this; so does
`pip install .`. The browser client goes in if it lies built in web/dist, as `./holdfast wheel` sees to.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = ("kernel", "games", "bots")
"""The packages whose every module is compiled, but for the exceptions below."""

ALSO_COMPILED = (
    "locale/phrase.py",
    *(f"server/match/{name}.py" for name in ("asks", "audience", "deadlines", "keepers", "lessons", "match", "orders")),
    *(f"server/match/{name}.py" for name in ("seating", "sections", "showing", "taking_back", "timekeeper")),
    "server/people/notices.py",
    *(f"server/socket/{name}.py" for name in ("connection", "session")),
)
"""Besides: what the match server does for every seat at every move."""

INTERPRETED = (
    "__init__.py",
    "catalogue.py",
    "effects.py",
    "event.py",
    "events.py",
    "grammar.py",
    "learning.py",
    "meta.py",
    "shapes.py",
    "talking.py",
    "telling.py",
    "vocabulary.py",
)
"""File names left as they are, also as folders of several files: package fronts gain nothing, and mypyc cannot make
msgspec Structs native."""

ON_REQUEST = ("look", "look.py", "speech.py", "staging.py", "talk.py", "why_not.py")
"""Files and folders of a game that run when a person asks (for a card, for a lesson, why something is refused), or that
put something into words which nothing waits for."""

SOURCE = Path("src")
PACKAGE = SOURCE / "holdfast"


def modules_to_compile() -> list[str]:
    """The paths of all modules that become C extensions, in a fixed order."""
    found = (path for package in COMPILED for path in (PACKAGE / package).rglob("*.py"))
    chosen = [path for path in found if not is_left_as_it_is(path) and not is_announced(path)]
    return sorted(str(path) for path in [*chosen, *words_of_games(), *(PACKAGE / path for path in ALSO_COMPILED)])


def is_left_as_it_is(path: Path) -> bool:
    """Would nobody notice if it were compiled, or is it not possible?"""
    parts = path.relative_to(PACKAGE).parts
    return any(part in (*INTERPRETED, *ON_REQUEST) or f"{part}.py" in INTERPRETED for part in parts)


def is_announced(path: Path) -> bool:
    """Is it part of a game that cannot be played yet? Such a one is tested as it is."""
    parts = path.relative_to(PACKAGE).parts
    game = PACKAGE / "games" / parts[1] if parts[0] == "games" and len(parts) > 2 else None
    return game is not None and not (game / "rulebook.py").is_file()


def words_of_games() -> list[Path]:
    """What turns a game's ids and numbers into arguments, for each game that has it: `locale/<slug>.py`."""
    return [
        path for path in (PACKAGE / "locale").glob("*.py") if (PACKAGE / "games" / path.stem / "rulebook.py").is_file()
    ]


def group_of(path: str) -> str:
    """What a module is compiled together with: all of its package, or of its one game."""
    parts = Path(path).relative_to(SOURCE).parts[:-1]
    return ".".join(parts[: 3 if "games" in parts else 2])


COMPILES = os.environ.get("HOLDFAST_COMPILE") == "1"
ASKS = sys.argv[1:2] in (["egg_info"], ["dist_info"])
"""pip only wants to know what building needs, and has not installed it yet."""


def needs() -> list[str]:
    """What building needs besides setuptools."""
    lines = Path("requirements", "compile.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")] if COMPILES and ASKS else []


def extensions() -> list[Any]:
    """One library per group: calls within it are direct, and groups build on all cores."""
    if not COMPILES or ASKS:
        return []
    from mypyc.build import mypycify  # only here: a plain install needs no mypy

    os.environ.setdefault("MYPYPATH", str(SOURCE))
    if os.name != "nt":  # nobody replaces our functions from outside: calls within a library may be direct
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
    groups: dict[str, list[str]] = {}
    for path in modules_to_compile():
        groups.setdefault(group_of(path), []).append(path)
    separate: list[tuple[list[str], str | None]] = [(paths, name) for name, paths in groups.items()]
    return mypycify(modules_to_compile(), opt_level="1", debug_level="0", separate=separate)


class BuildWithClient(build_py):
    """The Python files, and the browser client beside them if it is built."""

    def run(self) -> None:
        super().run()
        built, client = Path("web", "dist"), Path(self.build_lib, "holdfast", "client")
        shutil.rmtree(client, ignore_errors=True)
        if built.is_dir() and not self.editable_mode:
            shutil.copytree(built, client)


setup(
    cmdclass={"build_py": BuildWithClient},
    ext_modules=extensions(),
    setup_requires=needs(),
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
