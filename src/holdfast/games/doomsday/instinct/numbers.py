"""The numbers of `styles.toml` as plain lists, which the compiled code reads."""

from __future__ import annotations

from typing import Final

from holdfast.games.doomsday.instinct import catalogue
from holdfast.games.doomsday.instinct.cells import SECRETS
from holdfast.games.doomsday.pieces import PROGRAM_OF, PROGRAMS, WEAPONS

HARM_DEED, HELP_DEED, SPARE_DEED, BEAR_DEED = range(4)
DEED_ROWS: Final[list[list[list[float]]]] = [
    catalogue.NUMBERS.deeds.harm,
    catalogue.NUMBERS.deeds.help,
    catalogue.NUMBERS.deeds.spare,
]
BEARS: Final[list[float]] = catalogue.NUMBERS.deeds.bears
INFORMED: Final[list[float]] = catalogue.NUMBERS.deeds.informed
AGAIN: Final[float] = catalogue.NUMBERS.deeds.again
MOST_RATIO: Final[float] = catalogue.NUMBERS.deeds.most

TRUTH: Final[list[float]] = catalogue.NUMBERS.words.truth
LIE: Final[list[float]] = catalogue.NUMBERS.words.lie
SELF_CLAIM: Final[float] = catalogue.NUMBERS.words.self_claim
ACCUSATION: Final[float] = catalogue.NUMBERS.words.accusation
CAUGHT: Final[float] = catalogue.NUMBERS.words.caught
PROVED: Final[float] = catalogue.NUMBERS.words.proved
LEAST_TRUST: Final[float] = catalogue.NUMBERS.words.least_trust
MOST_TRUST: Final[float] = catalogue.NUMBERS.words.most_trust
WORD_AGAIN: Final[float] = catalogue.NUMBERS.words.again

STANCE: Final = catalogue.NUMBERS.stance
STANCES: Final[list[list[float]]] = [STANCE.human, STANCE.machine, STANCE.outlaw]
WORTH: Final = catalogue.NUMBERS.worth
EXPOSE: Final[list[list[float]]] = [
    catalogue.NUMBERS.expose.human,
    catalogue.NUMBERS.expose.machine,
    catalogue.NUMBERS.expose.outlaw,
]

PROGRAM_AS: Final[list[str]] = [catalogue.NUMBERS.program[name].kind for name in PROGRAMS]
KEEP: Final[list[float]] = [catalogue.NUMBERS.program[name].keep for name in PROGRAMS]
BESIDES: Final[list[float]] = [catalogue.NUMBERS.program[name].worth for name in PROGRAMS]
PROGRAM_WEAPON: Final[list[int]] = [
    WEAPONS.index(catalogue.NUMBERS.program[name].weapon) if catalogue.NUMBERS.program[name].weapon else -1
    for name in PROGRAMS
]
SECRET_COPIES: Final[list[int]] = [PROGRAM_OF.count(kind) for kind in SECRETS]
STYLES: Final = catalogue.NUMBERS.style
