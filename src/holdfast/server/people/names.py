"""Names and talk as they may be shown: nothing invisible, nothing that turns a line around, no two names alike.

What looks alike is told apart by its skeleton: the name in lower case, with every letter that could be taken for
another one written as that other one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from holdfast.server.errors import refusal
from holdfast.server.store.rows import Chair

MOST_NAME = 24
MOST_MARKS = 3
"""Combining marks that one letter may carry."""
UNSEEN_KINDS = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Control, format (zero-width, direction and tag characters too), surrogates, private use, unassigned."""
UNSEEN = frozenset(
    [
        *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)),
        *map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]),
    ]
)
"""Letters, marks and signs that show nothing: fillers, the empty Braille cell, variation selectors."""

LOOK_ALIKES = str.maketrans(
    "авекмнорстухзіјѕԁһӏ" + "αβεζηικμνορτυχ" + "01iı|",
    "abekmhopctyx3ljsdhl" + "abezhlkmnoptyx" + "ollll",
)
"""Small letters and digits that look, or whose capitals look, like others."""


def cleaned(text: str) -> str:
    """One line of what can be seen, with single blanks, in composed letters."""
    seen = "".join(letter for letter in text if letter.isspace() or is_seen(letter))
    return " ".join(without_towers(unicodedata.normalize("NFC", seen)).split())


def is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in UNSEEN_KINDS and letter not in UNSEEN


def without_towers(text: str) -> str:
    """Marks stand on a letter, and only a few on each."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in text:
        is_mark = unicodedata.category(letter).startswith("M")
        marks = marks + 1 if is_mark else MOST_MARKS if letter.isspace() else 0
        if not is_mark or marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def name_of(text: str) -> str:
    """A name that fits a label; one without a letter or a digit is refused."""
    name = cleaned(text)[:MOST_NAME].strip()
    if not any(letter.isalnum() for letter in name):
        raise refusal("bad-name")
    return name


@lru_cache(1024)
def skeleton(name: str) -> str:
    """The same for names that could be taken for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", plain).translate(LOOK_ALIKES)


def told_apart(name: str, others: Iterable[str]) -> str:
    """This name, with a number if one of the others looks like it."""
    taken = {skeleton(other) for other in others}
    shown, number = name, 2
    while skeleton(shown) in taken:
        shown, number = f"{name} ({number})", number + 1
    return shown


def names_at(chairs: Iterable[Chair], names: dict[str, str]) -> dict[str, str]:
    """What everybody calls the people in these seats, by their ids. `names`: what they call themselves."""
    shown: dict[str, str] = {}
    for chair in chairs:
        if names.get(chair.person):
            shown[chair.person] = told_apart(names[chair.person], shown.values())
    return shown
