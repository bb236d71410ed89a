"""What can be said at a table with one press, in every language: `talk.toml` of a game's folder.

A saying has places to fill, in order: `<slug>-say-<id>` is the sentence, `<slug>-saying-<id>` what it is called in a
menu. What fits a place the game says (`Game.sayable`); how a claim agrees with what a seat knows, too (`Game.check`).
Nobody is bound by it, and nobody has to tell the truth.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta as Bound

from holdfast.games.content import read
from holdfast.games.folders import folder

Name = Annotated[str, Bound(pattern="^[a-z][a-z-]*$")]


class Saying(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One of them. Of a claim the last place is what is claimed: whoever fills it otherwise says the contrary."""

    id: Name
    kind: Literal["claim", "accusation", "promise", "plea"]
    places: list[Name]


class Talk(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All that can be said so at this game's tables."""

    saying: list[Saying] = []

    def find(self, name: str) -> Saying | None:
        return next((one for one in self.saying if one.id == name), None)


@cache
def talk_of(slug: str) -> Talk:
    """Most games have none: nothing in them turns on what is said. A slip is refused with its file and place."""
    place = folder(slug) / "talk.toml"
    return read(place.read_text("utf-8"), f"games/{slug}/talk.toml", Talk) if place.is_file() else Talk()
