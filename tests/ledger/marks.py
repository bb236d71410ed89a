"""What the tests and the sources say about rules, read from their text without running them."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
GAMES = ROOT / "src" / "holdfast" / "games"

RULE_ID = re.compile(r"\b([A-Z]{3})-(\d\d(?:\.\d+)?|[A-Z]{1,2}\d+)\b")


@dataclass(frozen=True)
class Citation:
    """One test function and the rules it cites."""

    path: Path
    line: int
    test: str
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} {self.test}"


@cache
def citations() -> tuple[Citation, ...]:
    """Every test under tests/ that cites a rule."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = [rule for mark in node.decorator_list for rule in marked(mark)]
                if ids:
                    found.append(Citation(path, node.lineno, node.name, tuple(ids)))
    return tuple(found)


def marked(mark: ast.expr) -> list[str]:
    """The ids of `@pytest.mark.rule("…", "…")`; nothing for any other decorator."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [str(one.value) for one in mark.args if isinstance(one, ast.Constant)]
    return []


def cited(rule: str) -> list[Citation]:
    """The tests that cite this rule."""
    return [citation for citation in citations() if rule in citation.ids]


def source_ids(game: str) -> list[tuple[str, str]]:
    """Every rule id that the game's sources name, in words or in `rule()`, with its place."""
    found = []
    for path in sorted((GAMES / game).rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            place = f"{path.relative_to(ROOT)}:{number}"
            found += [(match.group(0), place) for match in RULE_ID.finditer(line)]
    return found


def answered_ids(game: str) -> list[tuple[str, str]]:
    """Every id that a class gives as its `rule`, with its place: these must be rules a player can read."""
    found = []
    for path in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if says_rule(node):
                found += [(rule, f"{path.relative_to(ROOT)}:{line}") for rule, line in ids_in(node)]
    return found


def says_rule(node: ast.AST) -> bool:
    """`rule = "LIF-10.7"`, or a method of that name where it depends."""
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(isinstance(target, ast.Name) and target.id == "rule" for target in targets)
    return isinstance(node, ast.FunctionDef) and node.name == "rule"


def ids_in(node: ast.AST) -> list[tuple[str, int]]:
    """The constants that are rule ids, with their lines."""
    constants = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return [(str(part.value), part.lineno) for part in constants if RULE_ID.fullmatch(str(part.value))]
