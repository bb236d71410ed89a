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
Sight = tuple[View, list[str], list[str]]


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


def asks(bubble: Bubble, ask: str) -> bool:
    return ask in bubble.ask.split()


def lit(step: Step | None, offered: list[str]) -> list[str]:
    """Which of the answers a step is about, in its own order."""
    return [] if step is None else [word for pattern in step.lit for word in offered if fnmatchcase(word, pattern)]


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
        self._sight: Sight | None = None
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
            self._sight = None
            self._heard(table, heard)
            self._reached(table)
        self._asked(table)

    def _answered(self, table: Table[Any], ask: str, word: str) -> None:
        step = self._step_for(table, ask)
        self._repeats = step
        if step is None:
            # A pass for which there was no other choice: what was told before it is still to be read.
            return
        self.sayings = []
        self.at = self.lesson.steps.index(step) + 1
        variant = after(step, self._seen(table)[0], word)
        if variant is not None:
            self._say(step, variant.id, table, None, False)

    def _step_for(self, table: Table[Any], ask: str) -> Step | None:
        """The next step of this kind of question; the one just answered, if it is asked once more."""
        view, offered, words = self._seen(table)
        again = [] if self._repeats is None else [self._repeats]
        for step in [*self.lesson.steps[self.at :], *again]:
            if asks(step, ask) and holds(step, view, offered, words):
                return step
        return None

    def _seen(self, table: Table[Any]) -> Sight:
        """What the learner sees, may answer and has said; looked at once between two words."""
        if self._sight is None:
            offered = [choice.text for choice in options(table, self.seat)]
            self._sight = table.game.view(table, self.seat), offered, self.said
        return self._sight

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
        """Steps that wait for no question and no event."""
        at = self._readable(table)
        while at >= 0:
            step = self.lesson.steps[at]
            self.at = at + 1
            self._say(step, chosen(step, *self._seen(table)), table, None, False)
            at = self._readable(table)

    def _readable(self, table: Table[Any]) -> int:
        for at, step in enumerate(self.lesson.steps[self.at :], self.at):
            is_free = not (step.ask or step.event) and (at == self.at or bool(step.view or step.offers or step.said))
            if is_free and holds(step, *self._seen(table)):
                return at
        return -1

    def _asked(self, table: Table[Any]) -> None:
        asked = question(table, self.seat)
        if asked is None:
            return
        self.current = self._step_for(table, asked.name())
        if self.current is not None:
            self._say(self.current, chosen(self.current, *self._seen(table)), table, None, True)

    def _say(self, step: Step, text: str, table: Table[Any], event: Told | None, ask: bool) -> None:
        args = arguments(step, self._seen(table)[0], event)
        number = self.lesson.steps.index(step)
        self.sayings.append(Saying(Fact(text, args, step.rule), step.at, number, ask))

    @property
    def is_done(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def is_fresh(self) -> bool:
        """Is the open question told of for the first time?"""
        return self.current is not None and self.current is not self._repeats

    def manner(self, word: str) -> str:
        """What becomes of this answer: `any`, or the manner of a step that would rather have another."""
        step = self.current
        if step is None or matches(word, [*step.lit, *step.play]):
            return "any"
        return "any" if step.refuses and not matches(word, step.refuses) else step.manner


# -- the others --------------------------------------------------------------------------------------


def word_of(lesson: Lesson, sitting: Sitting, seat: Seat) -> str:
    """What the script says now: for a bot, unless it waits for the learner; for the learner only the one answer."""
    table = sitting.table
    asked = question(table, seat)
    if asked is None:
        return ""
    offered = [choice.text for choice in options(table, seat)]
    if seat == lesson.seat:
        return offered[0] if is_needless(lesson, sitting) else ""
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
    """Is there one answer alone for the learner, and nothing to tell of it?"""
    return len(options(sitting.table, lesson.seat)) == 1 and not Guide(lesson, sitting).is_fresh


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
        if (bubble.ask and (asked is None or not asks(bubble, asked.name()))) or not holds(bubble, view, offered, []):
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
