"""The tempers of `temper.toml` as plain lists, by character; the last is the plain one."""

from __future__ import annotations

from typing import Final

from holdfast.games.lifeboat.instinct.catalogue import NUMBERS
from holdfast.games.lifeboat.state import CHARACTERS

PLAIN: Final = CHARACTERS
LOVE: Final[list[float]] = [one.love for one in NUMBERS.temper]
ORDER: Final[list[float]] = [one.order for one in NUMBERS.temper]
PRIDE: Final[list[float]] = [one.pride for one in NUMBERS.temper]
NERVE: Final[list[float]] = [one.nerve for one in NUMBERS.temper]
THRIFT: Final[list[float]] = [one.thrift for one in NUMBERS.temper]
HONOUR: Final[list[float]] = [one.honour for one in NUMBERS.temper]
GUILE: Final[list[float]] = [one.guile for one in NUMBERS.temper]
STAY: Final[list[float]] = [one.stay for one in NUMBERS.temper]
ROW: Final[list[float]] = [one.row for one in NUMBERS.temper]
HELPLESS: Final[list[float]] = [one.helpless for one in NUMBERS.temper]
EARLY: Final[list[float]] = [one.early for one in NUMBERS.temper]
