"""Which rules a piece of code is about: those that it names, or else those of the code that uses it."""

from __future__ import annotations

import ast
import re
from functools import cached_property
from pathlib import Path

from holdfast.kernel.ledger import read_ledger
from ledger.marks import RULE_ID
from ledger.source import Definition, Source, names_of

RULE_RANGE = re.compile(r"\b([A-Z]{3}-\d\d)\.(\d+) to \1\.(\d+)\b")
DEEPEST = 3
"""So many times the users of users are looked at."""


class Belonging:
    """A game's sources, and what each definition in them has to do with the ledger."""

    def __init__(self, game: str, sources: dict[Path, Source]) -> None:
        self.sources = sources
        self.found: dict[tuple[Definition, ...], frozenset[str]] = {}
        self.ledger = list(read_ledger(game).rules)

    def rules(self, path: Path, node: ast.AST) -> frozenset[str]:
        """Those of the function and class around it, else those of whatever uses them, else those of the chapter."""
        source = self.sources[path]
        around = source.definitions_around(node)
        if around not in self.found:
            self.found[around] = self.look_up(source, around)
        return self.found[around]

    def look_up(self, source: Source, around: tuple[Definition, ...]) -> frozenset[str]:
        named = self.named_by(source, around) or self.named_by_users(around, DEEPEST)
        return frozenset(named or self.read(ast.get_docstring(source.tree) or ""))

    def named_by(self, source: Source, around: tuple[Definition, ...]) -> set[str]:
        """A function names rules anywhere in its text, a class in what it says about itself."""
        named = set()
        for one in around:
            if isinstance(one, ast.ClassDef):
                own = [part for part in one.body if not isinstance(part, ast.FunctionDef)]
                named |= self.read("\n".join(map(source.text, own)))
            else:
                named |= self.read(source.said_of(one))
        return named

    def named_by_users(self, around: tuple[Definition, ...], depth: int) -> set[str]:
        if not around or not depth:
            return set()
        named: set[str] = set()
        for name in names_of(around[0]):
            for source, user in self.users.get(name, []):
                if user[0] is not around[0]:
                    named |= self.named_by(source, user) or self.named_by_users(user, depth - 1)
        return named

    @cached_property
    def users(self) -> dict[str, list[tuple[Source, tuple[Definition, ...]]]]:
        """Every name, and the definitions in which it stands."""
        found: dict[str, list[tuple[Source, tuple[Definition, ...]]]] = {}
        for source in self.sources.values():
            for node in ast.walk(source.tree):
                if isinstance(node, ast.Name | ast.Attribute):
                    around = source.definitions_around(node)
                    if around:
                        name = node.id if isinstance(node, ast.Name) else node.attr
                        found.setdefault(name, []).append((source, around))
        return found

    def read(self, text: str) -> set[str]:
        """The rules of the ledger that a text names; a chapter's id stands for all of its rules."""
        wanted = {match.group(0) for match in RULE_ID.finditer(text)}
        for chapter, first, last in RULE_RANGE.findall(text):
            wanted |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
        return {rule for rule in self.ledger if rule in wanted or rule.partition(".")[0] in wanted}
