"""What is told to a learner now, and what the bots of a lesson say: worked out from what was said, and nothing else.

So a lesson needs no memory: who takes a word back, leaves or comes again, is where the words in force have led.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any

from holdfast.games.learning import Bubble, Lesson, Step, Variant, When
from holdfast.kernel.authors import apply
from holdfast.kernel.canonical import told
from holdfast.kernel.game import Fact, Value
from holdfast.kernel.play import options, question, waiting
from holdfast.kernel.sitting import Sitting
from holdfast.kernel.step import Seat, hears
from holdfast.kernel.table import Table

View = Mapping[str, Any]
Told = dict[str, Any]


class Saying:
    """A bubble as it is to be said. `step`: which of the lesson; `ask`: does a question wait for its answer?"""

    def __init__(self, fact: Fact, at: str, step: int, ask: bool) -> None:
        self.fact = fact
        self.at = at
        self.step = step
        self.ask = ask


# -- the vocabulary ----------------------------------------------------------------------------------


def value_at(view: Any, path: str) -> Any:
    """`boat.kid.thirst`: keys, places in lists, the entry of a list that is called so, `#water`: how many of a kind."""
    value = view
    for key in path.split("."):
        if isinstance(value, Mapping):
            value = value.get(key)
        elif isinstance(value, list):
            value = entry_of(value, key)
        else:
            return None
    return value


def entry_of(entries: list[Any], key: str) -> Any:
    if key == "#":
        return len(entries)
    if key.startswith("#"):
        return entries.count(key[1:])
    if key.isdigit():
        return entries[int(key)] if int(key) < len(entries) else None
    named = [one for one in entries if isinstance(one, Mapping) and key in (one.get("who"), one.get("id"))]
    return named[0] if named else None


def compares(view: View, condition: str) -> bool:
    path, sign, wanted = condition.split(" ")
    found = value_at(view, path)
    if isinstance(found, bool):
        found = "true" if found else "false"
    if sign in ("=", "!="):
        return (str(found) == wanted) is (sign == "=")
    if not isinstance(found, int):
        return False
    than = int(wanted)
    return {"<": found < than, "<=": found <= than, ">": found > than, ">=": found >= than}[sign]


def matches(word: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(word, pattern) for pattern in patterns)


def holds(when: When, view: View, offered: list[str], words: list[str]) -> bool:
    return (
        all(compares(view, condition) for condition in when.view)
        and (not when.offers or any(matches(word, when.offers) for word in offered))
        and (not when.said or any(matches(word, when.said) for word in words))
    )


def chosen(bubble: Bubble, view: View, offered: list[str], words: list[str]) -> str:
    """Its own text, or the one that is told instead."""
    for variant in bubble.instead:
        if holds(variant, view, offered, words):
            return variant.id
    return bubble.id


def after(step: Step, view: View, word: str) -> Variant | None:
    for variant in step.after:
        if holds(variant, view, [], [word]):
            return variant
    return None


def is_told(event: Told, bubble: Bubble) -> bool:
    return event["event"] == bubble.event and all(event.get(name) == value for name, value in bubble.where.items())


def arguments(bubble: Bubble, view: View, event: Told | None) -> dict[str, Value | list[str]]:
    args: dict[str, Value | list[str]] = {
        name: value for name, value in (event or {}).items() if name not in ("event", "rule") and is_value(value)
    }
    for name, path in bubble.args.items():
        args[name] = value_at(view, path)
    return args


def is_value(value: object) -> bool:
    return isinstance(value, (str, int, list))


# -- the learner -------------------------------------------------------------------------------------


class Guide:
    """A lesson followed along the words in force."""

    def __init__(self, lesson: Lesson, sitting: Sitting) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.at = 0
        """The first step that is still to come."""
        self.said: list[str] = []
        self.sayings: list[Saying] = []
        """What is to be told since the learner's last answer."""
        self.current: Step | None = None
        """The step whose question is open."""
        self._repeats: Step | None = None
        self._follow(sitting)

    def _follow(self, sitting: Sitting) -> None:
        table = sitting.start.clone()
        table.heard = []
        self._reached(table)
        for word in sitting.words:
            mine = word.author == str(self.seat)
            asked = question(table, self.seat) if mine else None
            is_answer = asked is not None and word.text in [choice.text for choice in options(table, self.seat)]
            if is_answer and asked is not None:
                self._answered(table, asked.name(), word.text)
            if mine:
                self.said.append(word.text)
            heard = len(table.heard)
            apply(table, word.author, word.text)
            self._heard(table, heard)
        self._asked(table)

    def _answered(self, table: Table[Any], ask: str, word: str) -> None:
        step = self._step_for(table, ask)
        self._repeats = step
        if step is None:
            # A pass for which there was no other choice: what was told before it is still to be read.
            return
        self.sayings = []
        self.at = self.lesson.steps.index(step) + 1
        variant = after(step, table.game.view(table, self.seat), word)
        if variant is not None:
            self._say(step, variant.id, table, None, False)

    def _step_for(self, table: Table[Any], ask: str) -> Step | None:
        """The next step of this kind of question; the one just answered, if it is asked once more."""
        view, offered, words = self._seen(table)
        for step in self.lesson.steps[self.at :]:
            if step.ask == ask and holds(step, view, offered, words):
                return step
        return self._repeats if self._repeats is not None and self._repeats.ask == ask else None

    def _seen(self, table: Table[Any]) -> tuple[View, list[str], list[str]]:
        offered = [choice.text for choice in options(table, self.seat)]
        return table.game.view(table, self.seat), offered, self.said

    def _heard(self, table: Table[Any], since: int) -> None:
        for audience, event in (table.heard or [])[since:]:
            if hears(audience, self.seat):
                self._happened(table, told(event))

    def _happened(self, table: Table[Any], event: Told) -> None:
        for at, step in enumerate(self.lesson.steps[self.at :], self.at):
            if step.event and is_told(event, step) and holds(step, *self._seen(table)):
                self.at = at + 1
                self._say(step, chosen(step, *self._seen(table)), table, event, False)
                self._reached(table)
                return

    def _reached(self, table: Table[Any]) -> None:
        """Steps that wait for nothing."""
        steps = self.lesson.steps
        while self.at < len(steps) and not steps[self.at].ask and not steps[self.at].event:
            step = steps[self.at]
            self.at += 1
            self._say(step, chosen(step, *self._seen(table)), table, None, False)

    def _asked(self, table: Table[Any]) -> None:
        asked = question(table, self.seat)
        if asked is None:
            return
        self.current = self._step_for(table, asked.name())
        if self.current is not None:
            self._say(self.current, chosen(self.current, *self._seen(table)), table, None, True)

    def _say(self, step: Step, text: str, table: Table[Any], event: Told | None, ask: bool) -> None:
        args = arguments(step, table.game.view(table, self.seat), event)
        number = self.lesson.steps.index(step)
        self.sayings.append(Saying(Fact(text, args, step.rule), step.at, number, ask))

    @property
    def is_fresh(self) -> bool:
        """Is the open question told of for the first time?"""
        return self.current is not None and self.current is not self._repeats

    def manner(self, word: str) -> str:
        """What becomes of this answer: `any`, or the manner of a step that would rather have another."""
        step = self.current
        if step is None or step.manner == "any" or matches(word, [*step.lit, *step.play]):
            return "any"
        return step.manner


# -- the others --------------------------------------------------------------------------------------


def word_of(lesson: Lesson, sitting: Sitting, seat: Seat) -> str:
    """What a bot of the lesson says now; nothing while it waits for the learner."""
    table = sitting.table
    asked = question(table, seat)
    if asked is None:
        return ""
    offered = [choice.text for choice in options(table, seat)]
    for line in lesson.script:
        if line.seat == seat and line.ask in ("", asked.name()) and holds(line, sitting.view(seat), offered, []):
            if line.last and any(other == lesson.seat for other, _ in waiting(table)):
                return ""
            for wanted in line.say:
                found = [word for word in offered if fnmatchcase(word, wanted)]
                if found:
                    return found[0]
    return asked.default(table, seat).text


def is_needless(lesson: Lesson, sitting: Sitting) -> bool:
    """Can the learner only pass, and is there nothing to tell of it?"""
    offered = [choice.text for choice in options(sitting.table, lesson.seat)]
    return offered == ["pass"] and not Guide(lesson, sitting).is_fresh


# -- the coach ---------------------------------------------------------------------------------------


def hints(bubbles: list[Bubble], sitting: Sitting, seat: Seat) -> list[Saying]:
    """What a newcomer in this seat could be told now, the most important first."""
    table = sitting.table
    asked = question(table, seat)
    view = sitting.view(seat)
    offered = [choice.text for choice in options(table, seat)]
    events = since_last_word(sitting, seat)
    moments = {fact.name: fact for fact in sitting.game.moments(table, seat)}
    found: list[Saying] = []
    for at, bubble in enumerate(bubbles):
        if (bubble.ask and (asked is None or asked.name() != bubble.ask)) or not holds(bubble, view, offered, []):
            continue
        event = next((one for one in events if is_told(one, bubble)), None) if bubble.event else None
        fact = moments.get(bubble.moment) if bubble.moment else None
        if (bubble.event and event is None) or (bubble.moment and fact is None):
            continue
        args = arguments(bubble, view, event) | (dict(fact.args) if fact is not None else {})
        name = chosen(bubble, view, offered, [])
        where = bubble.at.format(**args) if args and "{" in bubble.at else bubble.at
        found.append(Saying(Fact(name, args, bubble.rule), where, at, asked is not None))
    return found


def since_last_word(sitting: Sitting, seat: Seat) -> list[Told]:
    """What this seat was told lately."""
    return sitting.events(seat)[-40:]
