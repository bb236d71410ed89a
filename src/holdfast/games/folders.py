"""Where the games lie. A game is a folder with a `meta.toml`; one that has a `rulebook.py` too can be played."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from holdfast.kernel.errors import Refusal


def homes() -> list[Path]:
    """The house's own folder of games, then those that HOLDFAST_GAMES names."""
    own, *others = map(Path, import_module("holdfast.games").__path__)
    for other in others:
        if not other.is_dir():
            raise Refusal("no-games-folder", f"HOLDFAST_GAMES: there is no folder {other}.", "", {"place": str(other)})
    return [own, *others]


def folders() -> dict[str, Path]:
    """The folder of every game, playable or announced; of two with one name the first, as Python imports it."""
    found: dict[str, Path] = {}
    for home in homes():
        for inside in sorted(home.iterdir()):
            if (inside / "meta.toml").is_file():
                found.setdefault(inside.name, inside)
    return dict(sorted(found.items()))


def playable() -> list[str]:
    """The games that can be played, in alphabetical order."""
    return [slug for slug, place in folders().items() if (place / "rulebook.py").is_file()]


def announced() -> list[str]:
    """The games that are to come: what they are is known, how they are played is not."""
    return [slug for slug, place in folders().items() if not (place / "rulebook.py").is_file()]


def folder(slug: str) -> Path:
    """Where this game lies, or a refusal that names what there is."""
    found = folders()
    if slug not in found:
        raise unknown(slug)
    return found[slug]


def unknown(slug: str) -> Refusal:
    possible = ", ".join(playable())
    text = f"There is no game “{slug}”. There is: {possible}."
    return Refusal("unknown-game", text, "", {"game": slug, "possible": possible})
