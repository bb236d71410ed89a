"""Where the words lie: the house's in `locale/<language>/`, a game's own in its folder's `locale/<language>/`.

Of the house's files those named after a game are that game's: `lifeboat.ftl`, `lifeboat-events.ftl`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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
    texts = [COMMENT.sub("", path.read_text("utf-8")) for path in found]
    return "\n".join([*texts, *(f"{name} = {text}" for name, text in printed(slug, lang).items())])


def is_of(slug: str, path: Path) -> bool:
    return path.stem == slug or path.stem.startswith(f"{slug}-")


PRINTS = {"text": "", "soft": "-softened"}
"""What a card says, and how it says the same for those who want it softened: the fields, and how their messages end."""


def printed(slug: str, lang: str) -> dict[str, str]:
    """What is printed on the cards and tiles of a game, as messages: `outlive-look-printed-access-card`.

    It is written in the content alone, once in each language.
    """
    found: dict[str, str] = {}
    for path in sorted((folder(slug) / "content").glob("*.toml")):
        for entry in entries_in(tomllib.loads(path.read_text("utf-8"))):
            for field, ending in PRINTS.items():
                text = entry.get(f"{field}_{lang}", "")
                if text and "id" in entry:
                    found[f"{slug}-look-printed-{str(entry['id']).replace('_', '-')}{ending}"] = text
    return found


def entries_in(content: Any) -> Iterator[dict[str, Any]]:
    """Every table of a content file, however deep it lies."""
    if isinstance(content, dict):
        yield content
    for inner in content.values() if isinstance(content, dict) else content if isinstance(content, list) else []:
        yield from entries_in(inner)
