"""Content files: typed, checked, and with the place of a typo in every complaint."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from importlib.resources import files
from typing import TypeVar

import msgspec

from holdfast.kernel.errors import Refusal

T = TypeVar("T")


def load(game: str, name: str, form: type[T]) -> T:
    """`games/<game>/content/<name>.toml` as `form`; a typo is refused with its file and place."""
    place = f"games/{game}/content/{name}.toml"
    text = files(f"holdfast.games.{game}").joinpath("content", f"{name}.toml").read_text(encoding="utf-8")
    return read(text, place, form)


def read(text: str, place: str, form: type[T]) -> T:
    """A content file's text as `form`, or a refusal that names the place."""
    try:
        return msgspec.convert(tomllib.loads(text), form)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise Refusal("bad-content", f"{place}: {wrong}", "", {"place": place, "why": str(wrong)}) from wrong


def fingerprint(game: str, names: tuple[str, ...]) -> str:
    """Which content this is: eight hexadecimal digits over all its files."""
    folder = files(f"holdfast.games.{game}").joinpath("content")
    whole = sha256()
    for name in names:
        whole.update(folder.joinpath(f"{name}.toml").read_bytes())
    return whole.hexdigest()[:8]
