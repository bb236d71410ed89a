"""Content files: typed, checked, and with the place of a typo in every complaint."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from holdfast.kernel.errors import Refusal

T = TypeVar("T")

WORDS = (
    *("en", "ru", "text_en", "text_ru", "role_en", "role_ru", "soft_en", "soft_ru", "value_names_en", "value_names_ru"),
    *("source", "sources", "note", "option_rule"),
)
"""What people read and no rule does: names, texts in both languages, where a value comes from, where to read more."""


def load(game: str, name: str, form: type[T]) -> T:
    """`games/<game>/content/<name>.toml` as `form`; a typo is refused with its file and place."""
    return _typed(lambda: tables(game, name), f"games/{game}/content/{name}.toml", form)


def read(text: str, place: str, form: type[T]) -> T:
    """A content file's text as `form`, or a refusal that names the place."""
    return _typed(lambda: tomllib.loads(text), place, form)


def _typed(data: Callable[[], dict[str, Any]], place: str, form: type[T]) -> T:
    try:
        return msgspec.convert(data(), form)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise Refusal("bad-content", f"{place}: {wrong}", "", {"place": place, "why": str(wrong)}) from wrong


def tables(game: str, name: str) -> dict[str, Any]:
    """A content file as plain data."""
    return tomllib.loads(files(f"holdfast.games.{game}").joinpath("content", f"{name}.toml").read_text("utf-8"))


@cache
def fingerprint(game: str, names: tuple[str, ...]) -> str:
    """Which content this is, in eight hexadecimal digits. Words do not count: play is the same without them.

    Kept, as the game keeps what it has loaded: every new table asks for it, and reading the files takes longer than
    laying the table.
    """
    rules = [without_words(tables(game, name)) for name in names]
    return sha256(msgspec.json.encode(rules, order="deterministic")).hexdigest()[:8]


def without_words(value: Any) -> Any:
    """The same data without names, texts and sources."""
    if isinstance(value, dict):
        return {key: without_words(one) for key, one in value.items() if key not in WORDS}
    return [without_words(one) for one in value] if isinstance(value, list) else value
