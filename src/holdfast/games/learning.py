"""How a game teaches itself: `lesson.toml` of its folder, a staged table with a script, and `coach.toml`, hints.

Both are lists of bubbles: when each is told, at which piece, by which rule. Their words are messages,
`<slug>-lesson-<id>` and `<slug>-coach-<id>`. What is true when is said in a small vocabulary, so that no game needs
code: the kind of the open question, an event that was told, words that were said, and comparisons with what is seen.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta as Bound

from holdfast.games.content import read
from holdfast.games.folders import folder

Condition = Annotated[str, Bound(pattern=r"^\S+ (=|!=|<|<=|>|>=) \S+$")]
"""`table.day = 4`, `me.closed.#water < 2`: a path in the view of the seat, and what must lie there."""


class When(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What must hold; what is not said may be as it likes."""

    view: list[Condition] = []
    offers: list[str] = []
    """Some option is one of these; `*` stands for anything."""
    said: list[str] = []
    """The seat has said one of these at some time; in `after`, with its last word."""


class Variant(When, kw_only=True):
    """Another text, where something else holds."""

    id: str


class Bubble(When, kw_only=True):
    """One thing to tell, once."""

    id: str
    ask: str = ""
    """The kind of question it belongs to; of several, with spaces between, it is told until another step is."""
    event: str = ""
    """Or the event after which it is told; neither: as soon as its conditions hold, or, without any, as it is next."""
    where: dict[str, str | int] = {}
    """What the event must tell."""
    moment: str = ""
    """Or what the game itself calls worth telling (`Game.moments`)."""
    at: str = ""
    """The piece it points at."""
    rule: str
    args: dict[str, str] = {}
    """Arguments of the message, each a path in the view."""
    instead: list[Variant] = []
    """The first of these that holds is told in its place."""


class Step(Bubble, kw_only=True):
    """A step of a lesson. `any`: every answer is played. `soft`: another than the lit one is asked about once. `hold`:
    the question stays until one of `play` is said.
    """

    manner: Literal["any", "soft", "hold"] = "any"
    lit: list[str] = []
    """What it is about; of several that are offered the first of this list."""
    play: list[str] = []
    """What is played besides, at once."""
    refuses: list[str] = []
    """Where only these are not played at once."""
    otherwise: str = ""
    """What is told of any other answer."""
    after: list[Variant] = []
    """What is told of the answer, when it is played; the first that holds."""
    looks: bool = False
    """Looking at any piece is the answer."""
    aside: bool = False
    """Only some choices lead here: it is not counted among the steps."""


class Line(When, kw_only=True):
    """What a bot of a lesson says: the first of these that its question offers."""

    seat: int
    ask: str = ""
    say: list[str]
    last: bool = False
    """Only when the learner is not asked any more."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A staged table: who learns at it, what is told, what the others do."""

    seats: int
    seat: int = 0
    """The learner's."""
    minutes: int
    rights: list[str]
    """What may be said unasked; `*` stands for anything. What a lesson does not teach is not offered in it."""
    steps: list[Step]
    script: list[Line]


class Goal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The three lines of what the game is about: `<slug>-goal-1` to `-3`."""

    icons: list[str]
    rules: list[str]


class Coach(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The goal, and what is told in a first game, the most important first."""

    goal: Goal
    bubbles: list[Bubble]


@cache
def lesson_of(slug: str) -> Lesson | None:
    """The first lesson; a game may have none yet. A slip is refused with its file and place."""
    place = folder(slug) / "lesson.toml"
    return read(place.read_text("utf-8"), f"games/{slug}/lesson.toml", Lesson) if place.is_file() else None


@cache
def coach_of(slug: str) -> Coach | None:
    place = folder(slug) / "coach.toml"
    return read(place.read_text("utf-8"), f"games/{slug}/coach.toml", Coach) if place.is_file() else None
