"""Keys as they are meant: on a Russian keyboard the same key gives another letter."""

from __future__ import annotations

CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбю."
LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"

BY_POSITION = dict(zip(CYRILLIC, LATIN, strict=True))


def meant(character: str | None) -> str:
    """The letter that is printed on the key in Latin; anything else as it is."""
    return BY_POSITION.get((character or "").lower(), (character or "").lower())
