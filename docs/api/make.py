"""Writes the pages of this folder from the docstrings: `python docs/api/make.py`. A test fails while they are old."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src"

PAGES: dict[str, tuple[str, list[str]]] = {
    "holdfast": (
        "What scripts use: `import holdfast`",
        ["holdfast.api", "holdfast.kernel.sitting:Question", "holdfast.kernel.errors:Refusal"],
    ),
    "bots": (
        "Bots: what they get, and what they give",
        ["holdfast.bots.bot", "holdfast.bots.random_bot", "holdfast.bots.greedy"],
    ),
    "kernel": (
        "The forms that a game is written in",
        [f"holdfast.kernel.{name}" for name in ("game", "step", "event", "table", "policy", "errors")],
    ),
    "parts": ("Components with no rules in them", ["holdfast.kernel.parts"]),
}
"""Each page, its title, and what it shows: a module, a package with all of its modules, or `module:Name`."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
DEFINED = (ast.FunctionDef, ast.AsyncFunctionDef)


def main() -> None:
    for name, text in pages().items():
        (HERE / name).write_text(text, "utf-8", newline="\n")


def pages() -> dict[str, str]:
    """All pages by their file names."""
    written = {f"{name}.md": "\n".join(page(title, modules)) for name, (title, modules) in PAGES.items()}
    contents = [f"- [{title}]({name}.md)" for name, (title, _) in PAGES.items()]
    made = "Made from the docstrings by `python docs/api/make.py`."
    return {"README.md": "\n".join(["# The interface", "", made, "", *contents, ""]), **written}


def page(title: str, names: list[str]) -> Iterator[str]:
    yield f"# {title}\n"
    for whole in names:
        name, _, only = whole.partition(":")
        place = SOURCE.joinpath(*name.split("."))
        files = sorted(place.glob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
        for file in files:
            if file.name != "__init__.py":
                yield from module(".".join(file.with_suffix("").relative_to(SOURCE).parts), file, only)


def module(name: str, file: Path, only: str) -> Iterator[str]:
    tree = ast.parse(file.read_text("utf-8"))
    shown = {only} if only else front(tree)
    if not only:
        yield f"## `{name}`\n"
        yield from described(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in shown:
            yield from class_(node)
        elif isinstance(node, Function) and node.name in shown:
            yield f"### `{node.name}{signature(node, bound=False)}`\n"
            yield from described(node)


def front(tree: ast.Module) -> set[str]:
    """What a module says is public; else all that has no underscore before it."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return {node.name for node in tree.body if isinstance(node, (ast.ClassDef, *DEFINED)) and is_public(node.name)}


def class_(node: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    yield f"### class `{node.name}{f'({bases})' if bases else ''}`\n"
    yield from described(node)
    for at, part in enumerate(node.body):
        if isinstance(part, ast.AnnAssign) and is_public(ast.unparse(part.target)):
            following = node.body[at + 1] if at + 1 < len(node.body) else None
            yield f"- `{field(part)}`{comment(following)}"
        elif isinstance(part, Function) and (is_public(part.name) or part.name == "__init__"):
            yield f"- {method(part)}"
    yield ""


def field(node: ast.AnnAssign) -> str:
    value = f" = {ast.unparse(node.value)}" if node.value is not None else ""
    return f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}{value}"


def comment(node: ast.stmt | None) -> str:
    """The text that stands below a field."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return f": {flowing(node.value.value)}"
    return ""


def method(node: Function) -> str:
    kinds = {ast.unparse(decorator) for decorator in node.decorator_list}
    told = flowing(ast.get_docstring(node) or "")
    name = node.name if "property" in kinds else f"{node.name}{signature(node, bound='staticmethod' not in kinds)}"
    returns = f" -> {ast.unparse(node.returns)}" if "property" in kinds and node.returns else ""
    return f"`{name}{returns}`{': ' + told if told else ''}"


def signature(node: Function, *, bound: bool) -> str:
    arguments = ast.unparse(node.args)
    if bound:
        arguments = arguments.partition(", ")[2]
    return f"({arguments})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


def described(node: ast.Module | ast.ClassDef | Function) -> Iterator[str]:
    text = ast.get_docstring(node)
    if text:
        yield example(text) + "\n"


def example(text: str) -> str:
    """A docstring as Markdown: what is indented or after >>> stays as it is, and so does everything else."""
    lines = text.splitlines()
    return "\n".join(f"    {line}" if line.startswith((">>>", "...")) else line for line in lines)


def flowing(text: str) -> str:
    return " ".join(text.split())


def is_public(name: str) -> bool:
    return not name.startswith("_")


if __name__ == "__main__":
    main()
