"""A character, a state, a habit."""

from __future__ import annotations

from typing import Final

from holdfast.games.journal import catalogue
from holdfast.games.journal.pieces import (
    BLOCKED,
    CHARACTERS,
    EMPATHY,
    HABIT,
    HABITS,
    INVENTORY,
    ITEMS,
    MEDICAL,
    PROWESS,
    STAGES,
    STATES,
    WORST,
)
from holdfast.games.journal.queries import at_home, blocked, level
from holdfast.games.journal.state import COMING, DEAD, HERE, LEFT, NO_TASK, TASKS, State
from holdfast.kernel.game import Fact, Look

GONE: Final = {DEAD: "dead", LEFT: "left", COMING: "coming"}
SKILLS: Final = [one.skill for one in catalogue.PEOPLE.character]
EASED: Final = {
    "hunger": "JRN-06.3",
    "fatigue": "JRN-07.2",
    "illness": "JRN-10.3",
    "wounds": "JRN-10.3",
    "misery": "JRN-10.10",
}
"""Where each state is lowered."""


def person(state: State, who: int) -> Look:
    """JRN-05.2, JRN-19.7  Who it is, how it goes, and what is left of the day."""
    one = state.people[who]
    name = CHARACTERS[who]
    numbers = {"carries": INVENTORY[who], "prowess": PROWESS[who], "empathy": EMPATHY[who]}
    lines = [Fact("person", {"role": f"{name}_role", **numbers}, "JRN-02.2")]
    if one.where in GONE:
        lines.append(Fact(GONE[one.where], {"who": name}, "JRN-11.4" if one.where != COMING else "JRN-11.6"))
    elif one.where == HERE:
        lines += of_today(state, who)
    lines.append(Fact(f"printed-{SKILLS[who]}", {}, "JRN-19.7"))
    if HABITS[HABIT[who]] != "none":
        lines.append(Fact(f"habit-{HABITS[HABIT[who]]}", {}, "JRN-19.8"))
    return Look(Fact("title", {"what": name}), lines)


def of_today(state: State, who: int) -> list[Fact]:
    """JRN-05.2, JRN-10.3  States, actions, medicine, and what is to be done tonight."""
    one = state.people[who]
    lines = [
        Fact("has-state", {"state": name, "n": level(state, who, kind)}, "JRN-05.2")
        for kind, name in enumerate(STATES)
        if level(state, who, kind)
    ]
    left = STAGES - min(STAGES, blocked(state, who).bit_count() + one.lost)
    lines.append(Fact("actions", {"n": left, "of": STAGES}, "JRN-05.2"))
    held = [ITEMS[kind] for at, kind in enumerate(MEDICAL) if one.medical >> at & 1]
    if held:
        lines.append(Fact("medicine", {"items": held}, "JRN-10.3"))
    if one.task != NO_TASK:
        lines.append(Fact(f"task-{TASKS[one.task]}", {}, "JRN-07.1"))
    return lines


def level_of(state: State, kind: int, who: int) -> Look:
    """JRN-05.2, JRN-11.2  A state: what it blocks, what it does at four, how it is lowered."""
    name = STATES[kind]
    lines: list[Fact] = []
    if who >= 0:
        at = level(state, who, kind)
        lines.append(Fact("level", {"who": CHARACTERS[who], "n": at, "of": WORST}, "JRN-11.1"))
        if at < WORST:
            lost = BLOCKED[kind][at].bit_count()
            lines.append(Fact("blocks-now", {"n": lost}, "JRN-05.2"))
    lines += [Fact(f"blocks-{name}", {}, "JRN-05.2"), Fact(f"printed-{name}", {}, "JRN-11.2")]
    lines.append(Fact(f"eased-{name}", {}, EASED[name]))
    if who < 0:
        ill = [CHARACTERS[one] for one in at_home(state) if level(state, one, kind) == WORST - 1]
        if ill:
            lines.append(Fact("close-to-four", {"who": ill}, "JRN-11.2"))
    return Look(Fact("title", {"what": name}), lines)


def habit(which: int) -> Look:
    """JRN-19.8"""
    return Look(Fact("title-habit", {}), [Fact(f"habit-{HABITS[which]}", {}, "JRN-19.8")])
