"""What a game is, to everybody who must know that it exists: `games/<slug>/meta.toml`, read once."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta as Bound

from holdfast.games.content import read
from holdfast.games.folders import folder

Colour = Annotated[str, Bound(pattern="^#[0-9a-f]{6}$")]
Number = Annotated[int, Bound(ge=1)]


class Both(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The same in both languages."""

    en: str
    ru: str

    def text(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


class Tint(msgspec.Struct, forbid_unknown_fields=True, frozen=True, rename="kebab"):
    """A game's colours in one theme: its grounds and lines, one accent for what can be pressed, one for headings."""

    bg: Colour
    panel: Colour
    panel_2: Colour
    line: Colour
    accent: Colour
    on_accent: Colour
    accent_2: Colour
    muted: Colour


class Tints(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The colours of the two themes; a terminal is dark."""

    dark: Tint
    light: Tint


class Meta(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A game as lobbies, posters and menus know it. `seats` and `minutes`: the fewest and the most."""

    title: Both
    original: str
    author: str
    prefix: Annotated[str, Bound(pattern="^[A-Z]{2,5}$")]
    seats: tuple[Number, Number]
    minutes: tuple[Number, Number]
    whispers: bool
    """Does the game live from words between two?"""
    tag: Both
    pitch: Both
    shelf: Number = 100
    """Where it stands among the games, the lowest first: that one is given to who has not chosen any."""
    tints: Tints | None = None
    """None: the house's own."""
    poster: str = ""
    """A file of the game's folder."""
    ambience: str = ""
    """What is heard around its table; the browser has the sounds."""
    allied: bool = False
    """Do several win together, as a side? Then each of them has won."""
    council: bool = False
    """Does the group decide together, with nothing hidden from anybody? Who is not asked sees it all and may advise."""
    people: bool = False
    """Is a seat called by the person who sits in it? It has a name of its own for a bot."""


@cache
def meta_of(slug: str) -> Meta:
    """What this game says of itself; a slip is refused with its file and place."""
    place = folder(slug) / "meta.toml"
    return read(place.read_text("utf-8"), f"games/{slug}/meta.toml", Meta)
