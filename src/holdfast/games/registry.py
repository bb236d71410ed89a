"""The games, found by their folders; each is loaded when it is first asked for."""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from typing import Any

from holdfast.games.folders import folder, playable, unknown
from holdfast.games.meta import meta_of
from holdfast.kernel.game import Game


def games() -> list[str]:
    """The games that can be played, as they stand on the shelf; a newcomer gets the first."""
    return in_order(playable())


def in_order(slugs: list[str]) -> list[str]:
    """These games as they stand on the shelf, and by their names where nothing says it."""
    return sorted(slugs, key=lambda slug: (meta_of(slug).shelf, slug))


def game(slug: str) -> Game[Any]:
    """The game of this name, or a refusal that names what there is."""
    loaded = LOADED.get(slug)
    if loaded is None:
        if slug not in playable():
            raise unknown(slug)
        loaded = LOADED[slug] = load(slug)
    return loaded


def load(slug: str) -> Game[Any]:
    """What the game's `rulebook.py` calls GAME."""
    module = f"holdfast.games.{slug}.rulebook"
    found = getattr(import_module(module), "GAME", None)
    if not isinstance(found, Game):
        raise TypeError(f"{module} has no Game called GAME")
    if not found.slug:
        introduce(found, slug)
    return found


def introduce(game: Game[Any], slug: str) -> None:
    """A game that does not say who it is: its folder says it."""
    meta = meta_of(slug)
    game.slug, game.prefix, game.whispers = slug, meta.prefix, meta.whispers
    game.fewest, game.most = meta.seats
    game.sources = sources_of(slug)


def sources_of(slug: str) -> str:
    """A hash of the rules and numbers in the game's folder."""
    digest = blake2b(digest_size=8)
    for path in sorted(folder(slug).rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


LOADED: dict[str, Game[Any]] = {}
