"""All mutants of a game: its rules with one small edit each, and the ids of the rules each may break."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ledger.belonging import Belonging
from ledger.by_hand import by_hand
from ledger.edits import edits_of
from ledger.marks import GAMES
from ledger.source import Source

WITHOUT_RULES = frozenset(
    [
        "__init__",
        "catalogue",
        "dangers",
        "events",
        "forecast",
        "game",
        "harm",
        "instinct",
        "look",
        "moments",
        "odds",
        "outlook",
        "pieces",
        "prospects",
        "redeal",
        "rulebook",
        "shapes",
        "spelt",
        "staging",
        "state",
        "views",
        "why_not",
    ]
)
"""Modules and folders of a game that decide no rule: what there is, what is told and shown, what bots think."""
UNTOUCHED = ("anchors",)
"""Methods in which no rule is decided: where a choice is drawn."""
SAVES_TIME = ("unheard", "heard")
"""Asked before an event is made, to save its making when nobody listens."""


@dataclass(frozen=True)
class Mutant:
    """One edit of one module. `where` and `edit` name it for as long as the code around it stays."""

    game: str
    file: str
    where: str
    edit: str
    line: int
    rules: frozenset[str]
    source: bytes
    is_by_hand: bool = False

    @property
    def path(self) -> Path:
        return GAMES / self.game / self.file

    @property
    def name(self) -> str:
        return f"{self.file} {self.where}: {self.edit}"


def games() -> list[str]:
    """Every game there is, by its folder."""
    return sorted(path.parent.name for path in GAMES.glob("*/rules.toml"))


def rule_files(game: str) -> list[Path]:
    """The modules in which the game's rules are."""
    folder = GAMES / game
    paths = sorted(folder.rglob("*.py"))
    return [path for path in paths if not set(path.relative_to(folder).with_suffix("").parts) & WITHOUT_RULES]


@cache
def mutants_of(game: str) -> tuple[Mutant, ...]:
    """Made by the script, then by hand; two equal edits of a function are told apart by their number."""
    belonging = Belonging(game, {path: Source(path.read_text("utf-8")) for path in rule_files(game)})
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for mutant in (*generated(game, belonging), *made_by_hand(game)):
        key = (mutant.file, mutant.where, mutant.edit)
        seen[key] += 1
        found.append(mutant if seen[key] == 1 else replace(mutant, edit=f"{mutant.edit} ({seen[key]})"))
    return tuple(found)


def generated(game: str, belonging: Belonging) -> Iterator[Mutant]:
    for path, source in belonging.sources.items():
        file = path.relative_to(GAMES / game).as_posix()
        for node in editable(source.tree):
            for edit in edits_of(source, node):
                where, rules = source.where(node), belonging.rules(path, node)
                yield Mutant(game, file, where, edit.shown, edit.line, rules, edit.made_in(source.bytes))


def editable(node: ast.AST) -> Iterator[ast.AST]:
    """This node and its parts, without those in which an edit is no broken rule."""
    yield node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not is_untouched(node, field, part):
                yield from editable(part)


def is_untouched(parent: ast.AST, field: str, part: ast.AST) -> bool:
    if isinstance(part, ast.FunctionDef):
        return part.name in UNTOUCHED
    if isinstance(parent, ast.FunctionDef) and parent.name == "__init__":
        # Without one of its fields nothing can be made at all: that shows nothing.
        return field == "body" and not isinstance(part, ast.AugAssign | ast.If)
    if field == "test" and isinstance(parent, ast.If):
        return any(isinstance(one, ast.Attribute) and one.attr in SAVES_TIME for one in ast.walk(part))
    return isinstance(part, ast.JoinedStr | ast.Raise | ast.Assert) or is_union(part)


def is_union(node: ast.AST) -> bool:
    """`Row | Rob`: types, not numbers."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return is_union(node.left) or is_union(node.right)
    return isinstance(node, ast.Name) and node.id[:1].isupper() and not node.id.isupper()


def made_by_hand(game: str) -> Iterator[Mutant]:
    for one in by_hand(game):
        path = GAMES / game / one.file
        text = path.read_text("utf-8")
        if text.count(one.was) != 1:
            raise ValueError(f"{game}: {one.file} has this {text.count(one.was)} times, not once: {one.was}")
        at = text.index(one.was)
        broken = text.replace(one.was, one.becomes).encode()
        line = text.count("\n", 0, at) + 1
        yield Mutant(game, one.file, one.rule, one.shown, line, frozenset([one.rule]), broken, is_by_hand=True)
