"""What a change of a state would come to: the new level, and what level 4 does."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal.pieces import BLOCKED, CHARACTERS, FATIGUE, MISERY, STATES, WORST
from holdfast.games.journal.queries import level
from holdfast.games.journal.state import EVENING, RAID, SCAVENGING, State
from holdfast.kernel.game import COST, DANGER, Fact

FOUR_RULE: Final = "JRN-11.2"
NIGHT: Final = (EVENING, SCAVENGING, RAID)


def changed(state: State, who: int, kind: int, n: int) -> list[Fact]:
    """JRN-03.6, JRN-05.2  From which level to which; a danger where it would be the fourth."""
    before = level(state, who, kind)
    after = max(0, min(WORST, before + n))
    args: dict[str, str | int | bool | list[str]] = {"who": CHARACTERS[who], "state": STATES[kind]}
    if after == before:
        return [Fact("level-stays", {**args, "n": before}, "JRN-03.6")]
    found = [Fact("level", {**args, "before": before, "after": after}, "JRN-03.6", COST if n > 0 else "")]
    if after == WORST:
        found.append(at_four(state, who, kind))
    elif n > 0 and BLOCKED[kind][after] != BLOCKED[kind][before]:
        lost = BLOCKED[kind][after].bit_count()
        found.append(Fact("loses-actions", {"who": CHARACTERS[who], "n": lost}, "JRN-05.2", COST))
    return found


def at_four(state: State, who: int, kind: int, on: str = "") -> Fact:
    """JRN-11.2, JRN-07.7  Death, departure or collapse; fatigue of the night waits for dawn. `on`: results of a die."""
    name = "leaves" if kind == MISERY else "collapses" if kind == FATIGUE else "dies"
    if kind == FATIGUE and state.phase in NIGHT:
        name = "collapses-at-dawn"
    about: dict[str, str | int | bool | list[str]] = {"who": CHARACTERS[who], "state": STATES[kind]}
    if on:
        return Fact(f"{name}-on", {**about, "on": on}, FOUR_RULE, DANGER)
    return Fact(name, about, FOUR_RULE, DANGER)


def comes_to_four(state: State, who: int, kind: int, n: int) -> bool:
    return level(state, who, kind) + n >= WORST
