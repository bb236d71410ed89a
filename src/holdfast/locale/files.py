"""Where the words lie: the house's in `locale/<language>/`, a game's own in its folder's `locale/<language>/`.

Of the house's files those named after a game are that game's: `lifeboat.ftl`, `lifeboat-events.ftl`.
"""

from __future__ import annotations

import re
from pathlib import Path

from holdfast.games.folders import folder, folders

HERE = Path(__file__).parent
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)


def files_of(lang: str, house: Path = HERE) -> list[Path]:
    """All files of a language: the house's, then those that games bring."""
    brought = [path for place in folders().values() for path in own_files(place, lang)]
    return [*sorted((house / lang).glob("*.ftl")), *brought]


def own_files(place: Path, lang: str) -> list[Path]:
    return sorted((place / "locale" / lang).glob("*.ftl"))


def words_of(slug: str, lang: str) -> str:
    """All sentences of one game, without comments, in one text: what a table loads beside the words of every game."""
    house = sorted(path for path in (HERE / lang).glob(f"{slug}*.ftl") if is_of(slug, path))
    found = [*house, *own_files(folder(slug), lang)]
    return "\n".join(COMMENT.sub("", path.read_text("utf-8")) for path in found)


def is_of(slug: str, path: Path) -> bool:
    return path.stem == slug or path.stem.startswith(f"{slug}-")
