"""All messages of one language, parsed one by one as they are asked for.

Parsing Fluent costs about 3 ms a kilobyte, and the files of all games together are large; finding where each message
begins costs nearly nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from holdfast.locale.files import HERE, files_of, printed

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
"""Where a message or term begins: its further lines are indented, so only it can stand at the margin."""

HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes before a number below nothing, where a printer would set a minus."""

PRINTED = re.compile(r"^(\w+)-look-printed-")
"""What is printed on a game's cards: it lies in the content, which is read when the first of it is asked for."""


KEPT = 4096
"""So many sentences are kept as they were said last: a drawn table says the same again and again."""
Given = tuple[tuple[str, str | float], ...]
"""The arguments of a message, by name."""


class Shelf:
    """The sentences of one language."""

    def __init__(self, lang: str, folder: Path = HERE) -> None:
        self._lang = lang
        self._unparsed: dict[str, str] = {}
        self._with_cards: set[str] = set()
        for path in files_of(lang, folder):
            self._add(path)
        functions: dict[str, Any] = {"NAME": self._name, "GENDER": self._gender, "LIST": self._list}
        # No isolating characters: neither language is written right to left.
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._kept: Callable[[str, Given], str] = lru_cache(KEPT)(self._say)

    def _add(self, path: Path) -> None:
        for message_id, source in entries(path.read_text("utf-8")):
            if message_id in self._unparsed:
                raise LookupError(f"{path}: there is another message {message_id}")
            self._unparsed[message_id] = source

    def holds(self, message_id: str) -> bool:
        game = PRINTED.match(message_id)
        if game and game[1] not in self._with_cards:
            self._with_cards.add(game[1])
            self._unparsed |= {name: f"{name} = {text}" for name, text in printed(game[1], self._lang).items()}
        self._parse(message_id)
        return self._bundle.has_message(message_id)

    def worded(self, message_id: str, args: dict[str, str | float]) -> str:
        return self._kept(message_id, tuple(args.items()))

    def _say(self, message_id: str, args: Given) -> str:
        return self._format(message_id, None, dict(args))

    def _format(self, message_id: str, attribute: str | None, args: dict[str, str | float]) -> str:
        if not self.holds(message_id):
            raise LookupError(f"no message {message_id} in {self._bundle.locales[0]}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"message {message_id} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"message {message_id}: {'; '.join(map(str, errors))}")
        is_below = any(not isinstance(value, str) and value < 0 for value in args.values())
        return HYPHEN.sub("−", str(text)) if is_below else str(text)

    def _parse(self, entry_id: str) -> None:
        """Give the bundle this entry and all that it refers to."""
        source = self._unparsed.pop(entry_id, None)
        if source is None:
            return
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        references = References()
        references.visit(resource)
        for reference in references.found:
            self._parse(reference)

    def _name(self, who: object, case: object = "nom") -> str:
        """NAME($who, case: "gen"): the name in that case."""
        message_id = f"name-{who}"
        if not self.holds(message_id):
            return str(who)
        wanted = str(case)
        return self._format(message_id, wanted if self._has(message_id, wanted) else None, {})

    def _gender(self, who: object) -> str:
        """GENDER($who): what `.gender` says, `m` by default."""
        message_id = f"name-{who}"
        return self._format(message_id, "gender", {}) if self._has(message_id, "gender") else "m"

    def _list(self, ids: object, case: object = "nom") -> str:
        """LIST($ids, case: "acc"): the names of `a,b,b`, as "a and b ×2"; `counted-b` says many of a kind better."""
        counts = Counter(str(ids).split(","))
        names = [self._counted(one, counts[one], str(case)) for one in counts]
        if len(names) == 1:
            return names[0]
        return self._format("list-and", None, {"first": ", ".join(names[:-1]), "last": names[-1]})

    def _counted(self, one: str, n: int, case: str) -> str:
        if self.holds(f"counted-{one}"):
            return self._format(f"counted-{one}", None, {"n": n, "case": case})
        name = self._name(one, case)
        return name if n == 1 else self._format("list-times", None, {"name": name, "n": n})

    def _has(self, message_id: str, attribute: str) -> bool:
        return self.holds(message_id) and attribute in self._bundle.get_message(message_id).attributes


class References(visitor.Visitor):
    """Collects the ids of the messages and terms that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's naming)
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Each message or term of a file, with its source."""
    starts = list(ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=False):
        yield start[1], text[start.start() : end]
