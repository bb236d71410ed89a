"""Tables that teach: what the learner is told, and what the script lets the others say."""

from __future__ import annotations

from typing import Any

from holdfast.games.learning import Lesson, Step, coach_of, lesson_of
from holdfast.games.teaching import Guide, Saying, hints, lit, matches
from holdfast.kernel.game import LESSON, Fact
from holdfast.kernel.play import options
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat
from holdfast.locale.phrase import of_fact
from holdfast.server import incoming, wire
from holdfast.server.match.asks import single_rights, text


def lesson_at(sitting: Sitting) -> Lesson | None:
    """The lesson that this table is staged for."""
    header = sitting.header
    return None if header is None or LESSON not in header.options else lesson_of(sitting.game.slug)


def section_of(sitting: Sitting, seat: Seat) -> dict[str, Any]:
    """What the learner is told; no section at any other table."""
    lesson = lesson_at(sitting)
    if lesson is None or seat != lesson.seat:
        return {}
    game, guide = sitting.game.slug, Guide(lesson, sitting)
    step = guide.current
    offered = [choice.text for choice in options(sitting.table, seat)]
    told = wire.Lesson(
        step=counted(lesson.steps[: guide.at]),
        steps=counted(lesson.steps),
        bubbles=[bubble(game, one, "lesson", counted(lesson.steps[: one.step + 1])) for one in guide.sayings],
        lit=lit(step, offered),
        held=[word for word in offered if guide.manner(word) == "hold"],
        asked_about=[word for word in offered if guide.manner(word) == "soft"],
        otherwise=None
        if step is None or not step.otherwise
        else text(of_fact(game, Fact(step.otherwise, {}), "lesson")),
        looks=any(lesson.steps[one.step].looks for one in guide.sayings),
        done=guide.is_done,
    )
    return {"lesson": told}


def counted(steps: list[Step]) -> int:
    """Those that every learner comes to."""
    return sum(not step.aside for step in steps)


def offered_rights(sitting: Sitting, seat: Seat) -> list[str]:
    """What this seat may say unasked: at a table that teaches, only what the lesson offers, and taking back."""
    found, lesson = single_rights(sitting, seat), lesson_at(sitting)
    return found if lesson is None else [word for word in found if matches(word, [*lesson.rights, "undo"])]


def bubble(game: str, saying: Saying, tells: str, step: int = 0) -> wire.Bubble:
    name = f"{saying.step}-{saying.fact.name}"
    said = text(of_fact(game, saying.fact, tells))
    return wire.Bubble(name, said, saying.fact.rule, saying.at, saying.ask, step)


def coached(sitting: Sitting, seat: Seat, asked: incoming.Coach) -> wire.Coached:
    """What a newcomer could be told now; nothing at a table that teaches by itself."""
    coach = coach_of(sitting.game.slug)
    if coach is None or lesson_at(sitting) is not None:
        return wire.Coached(asked.re, [])
    game = sitting.game.slug
    return wire.Coached(asked.re, [bubble(game, one, "coach") for one in hints(coach.bubbles, sitting, seat)])
