"""A module as text and tree together, and small edits of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

Definition = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign
"""What has a name: classes, functions, and the constants of a module."""


@dataclass(frozen=True)
class Edit:
    """These bytes of a source become others. `shown` and `line` are for people."""

    start: int
    end: int
    becomes: str
    shown: str
    line: int

    def made_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.becomes.encode() + source[self.end :]


class Source:
    """A module's text and tree, with every node's parent and place."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.tree = ast.parse(text)
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self._starts = [0]
        for line in self.bytes.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.bytes[self.start(node) : self.end(node)].decode()

    def group(self, node: ast.expr) -> str:
        """Its text, in brackets unless it needs none anywhere."""
        needs_none = isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.Constant)
        return self.text(node) if needs_none else f"({self.text(node)})"

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """The nodes around this one, the nearest first."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def definitions_around(self, node: ast.AST) -> tuple[Definition, ...]:
        """The classes and functions around this node, or the constant it is part of; the outermost first."""
        found: list[Definition] = []
        for one in (node, *self.above(node)):
            if isinstance(one, Definition) and (is_block(one) or self.parents[one] is self.tree):
                found.insert(0, one)
        return tuple(found)

    def where(self, node: ast.AST) -> str:
        """The way to this node by names: `TakeSides.acts`."""
        return ".".join(names_of(one)[0] for one in self.definitions_around(node))

    def said_of(self, definition: Definition) -> str:
        """Its text and, of a constant, the sentence below it."""
        siblings: list[ast.stmt] = getattr(self.parents[definition], "body", [])
        below = siblings[siblings.index(definition) + 1 :][:1] if definition in siblings else []
        sentences = [self.text(one) for one in below if is_sentence(one)]
        return "\n".join([self.text(definition), *sentences])

    def edit(self, start: int, end: int, becomes: str, within: ast.expr | ast.stmt) -> Edit:
        """An edit as it looks in the expression or statement around it."""
        first, last = self.start(within), self.end(within)
        was = self.bytes[first:last].decode()
        now = self.bytes[first:start].decode() + becomes + self.bytes[end:last].decode()
        shown = f"{' '.join(was.split())} → {' '.join(now.split()) or 'nothing'}"
        return Edit(start, end, becomes, shown, within.lineno)

    def put(self, node: ast.expr | ast.stmt, becomes: str, within: ast.expr | ast.stmt | None = None) -> Edit:
        """Something else in the place of this node."""
        return self.edit(self.start(node), self.end(node), becomes, within or node)

    def around(self, node: ast.expr) -> ast.expr | ast.stmt:
        """What one must read to understand an edit of this node: never less than the expression it is a part of."""
        parent = self.parents[node]
        return parent if isinstance(parent, ast.expr | ast.stmt) and not is_block(parent) else node


def is_block(node: ast.AST) -> bool:
    return isinstance(node, ast.If | ast.For | ast.While | ast.FunctionDef | ast.ClassDef | ast.With | ast.Match)


def is_sentence(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def names_of(definition: Definition) -> list[str]:
    if isinstance(definition, ast.ClassDef | ast.FunctionDef):
        return [definition.name]
    targets = definition.targets if isinstance(definition, ast.Assign) else [definition.target]
    return [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
