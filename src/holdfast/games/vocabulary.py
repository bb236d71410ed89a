"""Effects in content files: read once, and refused with file, card and word where anything is wrong.

A game's `effects.py` has a small struct for each of its verbs; the words that order other words (`choose`, `if`,
`pick`, `pay` …) are in `grammar.py`. `Binder` turns the tables of the content into plans; none of this runs in a play.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Concatenate, Generic, NoReturn, ParamSpec, TypeVar, get_args

import msgspec

from holdfast.kernel.errors import Refusal, RulesError
from holdfast.kernel.parts.asking import MOST, Manner, Selector, Spot
from holdfast.kernel.parts.paying import Purse
from holdfast.kernel.parts.plans import SEAT, Act, Book, Condition, Group, On, Operation, Plan
from holdfast.kernel.step import Seat
from holdfast.kernel.table import Table

S = TypeVar("S")
P = ParamSpec("P")

Words = list[Any]
"""A list of effects, as the content has it: read with the place of each."""


class Effect(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """One word: `{do = "gain", what = "water", n = 2}`."""

    concerns: ClassVar[str] = ""
    """What the ids must be ids of that it gets: a seat, a card … Nothing: it does not look at them."""

    def operation(self, word: Reading[Any]) -> Operation[Any]:
        """What it does; `word` knows where it stands, and the names of the game."""
        raise NotImplementedError


class When(msgspec.Struct, tag_field="is", forbid_unknown_fields=True):
    """One condition: `{is = "cold", least = 4}`. One without fields can be written as its bare name."""

    def condition(self, word: Reading[Any]) -> Condition[Any]:
        raise NotImplementedError


def act(verb: Callable[Concatenate[Table[S], Seat, On, P], None], *numbers: P.args, **named: P.kwargs) -> Act[S]:
    """This verb, with these numbers after table, seat and whom it concerns."""
    return Act(verb, (*numbers, *named.values()))


def ask(query: Callable[Concatenate[Table[S], Seat, On, P], bool], *numbers: P.args, **named: P.kwargs) -> Condition[S]:
    """This query as a condition."""
    return Condition(query, (*numbers, *named.values()))


class Vocabulary(Generic[S]):
    """All that a game's content may say: its words and conditions (unions of structs), and its names."""

    def __init__(
        self,
        effects: Any,
        conditions: Any,
        selectors: dict[str, Group[S]],
        names: dict[str, list[str]],
        purse: Purse[S] | None = None,
        manner: Manner[S] | None = None,
    ) -> None:
        self.effects = by_tag(effects)
        self.conditions = by_tag(conditions)
        self.selectors = selectors
        self.names = names
        """What there is of each kind of thing: a name's number is its place in the list."""
        self.purse = purse
        self.manner: Manner[S] = manner if manner is not None else Manner()


def by_tag(union: Any) -> dict[str, Any]:
    """The structs of a tagged union by the word that names each."""
    kinds = get_args(union) or (union,)
    tagged = {str(kind.__struct_config__.tag): kind for kind in kinds}
    if len(tagged) < len(kinds):
        raise RulesError(f"two of {', '.join(kind.__name__ for kind in kinds)} have one tag")
    return tagged


class Reading(Generic[S]):
    """One word that is being read: where it stands, and what its names mean."""

    def __init__(
        self, binder: Binder[S], owner: Owner, path: tuple[str, ...], place: str, concerned: str = SEAT
    ) -> None:
        self.binder = binder
        self.vocabulary = binder.vocabulary
        self.owner = owner
        self.path = path
        self.place = place
        self.concerned = concerned
        """What the ids are ids of that this word gets."""

    @property
    def spot(self) -> Spot[S]:
        """For an operation that asks."""
        return Spot(self.place, self.owner.rule, self.vocabulary.manner)

    def wrong(self, why: str) -> NoReturn:
        """Refuse the content, with the place."""
        place = ", ".join((self.owner.place, *self.path))
        raise Refusal("bad-content", f"{place}: {why}", "", {"place": place, "why": why})

    def unknown(self, what: str, name: str, known: Iterable[str], of: str = "") -> NoReturn:
        """Refuse a name, with the one that was probably meant, or with all there are."""
        listed = sorted(known)
        near = difflib.get_close_matches(name, listed, n=1)
        hint = f'did you mean "{near[0]}"?' if near else f"there are: {', '.join(listed)}"
        self.wrong(f'unknown {what} "{name}"{of}; {hint}')

    # -- names -------------------------------------------------------------------------------------

    def number(self, what: str, name: str) -> int:
        """The number of a thing of this kind: `word.number("item", "water")`."""
        names = self.vocabulary.names[what]
        if name not in names:
            self.unknown(what, name, names)
        return names.index(name)

    def group(self, name: str) -> Group[S]:
        """Everybody (or everything) that this name means."""
        if name not in self.vocabulary.selectors:
            self.unknown("selector", name, self.vocabulary.selectors)
        return self.vocabulary.selectors[name]

    def selector(self, name: str) -> Selector[S]:
        """What this name lets one pick from."""
        group = self.group(name)
        if not isinstance(group, Selector):
            self.wrong(f'"{name}" means all of them at once; nothing can be picked from it')
        return group

    def named_plan(self, name: str) -> str:
        """The name of another plan; whether there is one is looked at when all are read."""
        self.binder.leads(self, name)
        return name

    # -- what stands inside ------------------------------------------------------------------------

    def plan(self, field: str, words: Words, concerned: str = "") -> Plan[S]:
        """The words in this field; `concerned`: what they concern, if it is something else than this word does."""
        path, place = (*self.path, field), f"{self.place} {field}"
        return self.binder.read(self.owner, path, place, words, concerned or self.concerned)

    def branches(self, field: str, lists: list[Words]) -> list[Plan[S]]:
        """A list of lists of words; each is a branch."""
        if not 0 < len(lists) <= MOST:
            self.wrong(f"{field}: a choice has 1 to {MOST} branches, not {len(lists)}")
        return [self.plan(f"{field} {number}", words) for number, words in enumerate(lists, start=1)]

    def conditions(self, field: str, when: Any) -> list[Condition[S]]:
        """One condition, or a list of them that must all hold; each a name or a table."""
        listed = when if isinstance(when, list) else [when]
        inside = Reading(self.binder, self.owner, (*self.path, field), self.place, self.concerned)
        return [inside.condition(one) for one in listed]

    def condition(self, when: Any) -> Condition[S]:
        table = {"is": when} if isinstance(when, str) else when
        found = self.decode(table, "is", "condition", self.vocabulary.conditions)
        condition: Condition[S] = found.condition(self)
        return condition

    def operation(self, table: Any) -> Operation[S]:
        effect = self.decode(table, "do", "verb", self.vocabulary.effects)
        if effect.concerns not in ("", self.concerned):
            self.wrong(f'"{table["do"]}" concerns a {effect.concerns}, and gets a {self.concerned} here')
        operation: Operation[S] = effect.operation(self)
        return operation

    def decode(self, table: Any, tag: str, what: str, kinds: dict[str, Any]) -> Any:
        """The struct that this table is, or a refusal that names the very word."""
        if not isinstance(table, dict) or not isinstance(table.get(tag), str):
            self.wrong(f'a table that begins with {tag} = "…" belongs here, not {table!r}')
        name = table[tag]
        if name not in kinds:
            self.unknown(what, name, kinds)
        known = [field.encode_name for field in msgspec.structs.fields(kinds[name])]
        for field in table:
            if field != tag and field not in known:
                self.unknown("field", field, known, f' of "{name}"')
        try:
            return msgspec.convert(table, kinds[name])
        except msgspec.ValidationError as slip:
            self.wrong(in_plain_words(str(slip)))


def in_plain_words(slip: str) -> str:
    """What msgspec says, with the field in front: `n: expected int, got str`."""
    text, _, path = slip.replace("`", "").partition(" - at $")
    text = re.sub(r"^Object missing required field (\w+)$", r'the field "\1" is missing', text)
    return f"{path.lstrip('.')}: {text[0].lower()}{text[1:]}" if path else text


class Owner:
    """The card, script or trigger whose words are read: its file, kind, id, and the rule behind it."""

    def __init__(self, file: str, kind: str, name: str, rule: str) -> None:
        self.place = f'{file}, {kind} "{name}"'
        self.kind = kind
        self.name = name
        self.rule = rule


class Binder(Generic[S]):
    """Reads the effects of a game one by one, and binds them into its book."""

    def __init__(self, vocabulary: Vocabulary[S]) -> None:
        self.vocabulary = vocabulary
        self.plans: dict[str, Plan[S]] = {}
        self.owners: dict[str, Owner] = {}
        self.leading: list[tuple[Reading[S], str]] = []
        """Words that lead to other plans, with the names of these."""

    def at(self, file: str, kind: str, name: str) -> Reading[S]:
        """For what a card says beside its words: its names are refused with the same care."""
        return Reading(self, Owner(file, kind, name, ""), (), name)

    def add(self, file: str, kind: str, name: str, words: Words, rule: str = "", concerned: str = SEAT) -> Plan[S]:
        """What the card (or whatever `kind` says) of this name does. `concerned`: what its first words concern."""
        owner = Owner(file, kind, name, rule)
        if name in self.plans:
            Reading(self, owner, (), name).wrong("there is another of this name")
        self.owners[name] = owner
        self.plans[name] = self.read(owner, (), name, words, concerned)
        return self.plans[name]

    def read(self, owner: Owner, path: tuple[str, ...], place: str, words: Words, concerned: str) -> Plan[S]:
        """A list of words at this place."""
        operations: list[Operation[S]] = []
        for number, table in enumerate(words, start=1):
            word = Reading(self, owner, (*path, f"word {number}"), f"{place} {number}", concerned)
            operations.append(word.operation(table))
        return Plan(place, operations)

    def leads(self, word: Reading[S], name: str) -> None:
        """This word leads to the plan of that name."""
        self.leading.append((word, name))

    def bind(self, begins: Iterable[str]) -> Book[S]:
        """The book, if every name leads somewhere and everything is reached from these plans."""
        ways: dict[str, list[str]] = {}
        for word, name in self.leading:
            if name not in self.plans:
                kinds = sorted({owner.kind for owner in self.owners.values()})
                word.unknown(" or ".join(kinds), name, self.plans)
            ways.setdefault(word.owner.name, []).append(name)
        reached: set[str] = set()
        ahead = list(begins)
        while ahead:
            name = ahead.pop()
            if name not in reached:
                reached.add(name)
                ahead += ways.get(name, [])
        for name, owner in self.owners.items():
            if name not in reached:
                Reading(self, owner, (), name).wrong("nothing leads to it")
        return Book(self.plans)
