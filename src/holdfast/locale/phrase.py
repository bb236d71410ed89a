"""From what the kernel knows to a message: an event, a question, a choice or a refusal as a `Phrase`.

The id comes from the class (`Wounded` of lifeboat is `lifeboat-event-wounded`), the arguments from its fields. An id of
the game's, such as `kid`, becomes `lifeboat-kid`, for NAME and LIST; a list becomes `lifeboat-knife,lifeboat-oar` with
its length beside it (`lost`, `lost_n`). What else a sentence needs to say, `locale/<game>.py` adds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from holdfast.kernel.canonical import fields
from holdfast.kernel.game import Fact
from holdfast.kernel.step import Ask, Choice, SealedAnswer
from holdfast.locale import Language, knows, translate

KERNEL_EVENTS = ("TakenBack",)
"""Events of every game; their messages have no game's name before them."""

YOU = "you"
"""The reader of a private event that was told to the reader."""

Fields = dict[str, Any]


class Phrase:
    """A message that is not yet words; an argument is a word, a number, a phrase or several."""

    def __init__(self, message_id: str, args: Fields) -> None:
        self.id = message_id
        self.args = args

    def said(self, lang: Language) -> str:
        args = {name: argument(value, lang) for name, value in self.args.items()}
        return translate(self.id, lang, **args) if knows(self.id, lang) else unwritten(self.id, args)


def unwritten(message_id: str, args: Fields) -> str:
    """A sentence that nobody has written yet."""
    from holdfast.locale.plain import plainly  # it needs this module

    return plainly(message_id, args)


def argument(value: str | int | Phrase | list[Phrase], lang: Language) -> str | int:
    if isinstance(value, Phrase):
        return value.said(lang)
    if isinstance(value, list):
        return "; ".join(phrase.said(lang) for phrase in value)
    return value


class Vocabulary(Protocol):
    """What `locale/<game>.py` knows about its game. All three give fields that the class itself has not."""

    IDS: frozenset[str]
    """Everything with a `name-<game>-…` message."""
    TOWARDS: Mapping[str, str]
    """For kinds of choices that come by the dozen, the field by which to show them together."""

    TOLD_BY_TABLE: frozenset[str]
    """Kinds of choices whose words depend on how the table stands, not only on the choice and who makes it."""

    def seats(self, view: Mapping[str, Any]) -> list[str]:
        """What the people at the table call each seat: ids with names."""

    def about_event(self, name: str, event: Fields, seats: list[str]) -> Fields: ...
    def about_choice(self, name: str, choice: Fields, view: Fields) -> Fields: ...
    def about_ask(self, name: str, ask: Fields, view: Fields) -> Fields: ...


@cache
def vocabulary(game: str) -> Vocabulary:
    if find_spec(f"holdfast.locale.{game}") is None:
        from holdfast.locale.plain import PlainVocabulary  # it needs this module

        return PlainVocabulary(game)
    return cast(Vocabulary, import_module(f"holdfast.locale.{game}"))


@cache
def kebab(name: str) -> str:
    """`FellOverboard` as `fell-overboard`, `evening_prep` as `evening-prep`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_ ]", "-", name).lower()


def of_event(game: str, told: Fields, seats: list[str], reader: str = YOU) -> Phrase:
    """What happened. `reader`: the seat's name a private event was told to, if that is not the reader."""
    name: str = told["event"]
    event = {key: value for key, value in told.items() if key not in ("event", "rule")}
    if name in KERNEL_EVENTS:
        return Phrase(f"event-{kebab(name)}", arguments(game, {"who": seats[event["seat"]]}))
    event |= vocabulary(game).about_event(name, event, seats)
    return Phrase(f"{game}-event-{kebab(name)}", arguments(game, {**event, "reader": reader}))


def of_choice(game: str, choice: Choice, ask: str, view: Fields) -> Phrase:
    """What a seat may do. `ask`: the name of the question it would answer."""
    name = type(choice).__name__
    about = vocabulary(game).about_choice(name, fields(choice), view)
    return Phrase(f"{game}-choice-{kebab(name)}", arguments(game, {**about, "asked": kebab(ask)}))


def of_ask(game: str, ask: Ask[Any, Any], view: Fields) -> tuple[Phrase, Phrase]:
    """The question, and one line that helps to answer it."""
    name = ask.name()
    asked = ask.together if isinstance(ask, SealedAnswer) else ask
    about = arguments(game, vocabulary(game).about_ask(name, fields(asked), view))
    return Phrase(f"{game}-ask-{kebab(name)}", about), Phrase(f"{game}-hint-{kebab(name)}", about)


def of_fact(game: str, fact: Fact, tells: str = "preview") -> Phrase:
    """What would follow from a choice; `rule` says why. `tells`: or what else a fact is told as, such as `look`."""
    about = arguments(game, {**fact.args, **({"rule": fact.rule} if fact.rule else {})})
    return Phrase(f"{game}-{tells}-{kebab(fact.name)}", about)


def arguments(game: str, about: Fields) -> Fields:
    """Fields as arguments of a message; what cannot be one (a score's parts) is left out."""
    ids = vocabulary(game).IDS
    args: Fields = {}
    for name, value in about.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, str):
            args[name] = named(game, value, ids)
        elif isinstance(value, int) or isinstance(value, Phrase):  # noqa: SIM101  native checks, one by one
            args[name] = value
        elif isinstance(value, list):
            if value and isinstance(value[0], Phrase):
                args[name] = value
            else:
                args[name] = ",".join([named(game, str(one), ids) for one in value])
                args[f"{name}_n"] = len(value)
    return args


def named(game: str, word: str, ids: frozenset[str]) -> str:
    """`kid` as `lifeboat-kid`. Fluent cannot ask for an empty word, so that is `nobody`."""
    if word in ids:
        return f"{game}-{word}"
    return word or "nobody"
