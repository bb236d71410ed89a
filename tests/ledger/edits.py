"""Every small edit of a source that could break a rule: found in its tree, made in its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ledger.source import Edit, Source

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SAME_AS_OPERATOR: dict[type[ast.cmpop], int] = {ast.Lt: 1, ast.LtE: -1, ast.Gt: -1, ast.GtE: 1}
"""Moving a whole number beside these by so much is the same edit as moving the boundary."""
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
OTHER_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list"}


def edits_of(source: Source, node: ast.AST) -> Iterator[Edit]:
    """The edits of this one node, without those of its parts."""
    yield from edits_of_condition(source, node)
    yield from edits_of_value(source, node)
    yield from edits_of_statement(source, node)


# -- conditions ------------------------------------------------------------------------------------


def edits_of_condition(source: Source, node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.Compare():
            yield from compare(source, node)
        case ast.BoolOp():
            yield from bool_op(source, node)
        case ast.UnaryOp(op=ast.Not() | ast.Invert()):
            yield source.put(node, source.group(node.operand), source.around(node))
        case ast.If() | ast.IfExp():
            yield from negated(source, node.test, node if isinstance(node, ast.IfExp) else node.test)
        case ast.comprehension():
            within = source.parents[node]
            assert isinstance(within, ast.expr)
            for condition in node.ifs:
                yield from negated(source, condition, within)
                yield source.put(condition, "True", within)
        case _:
            pass


def compare(source: Source, node: ast.Compare) -> Iterator[Edit]:
    """`<` becomes `<=`, `==` becomes `!=`."""
    left = node.left
    for operator, right in zip(node.ops, node.comparators, strict=True):
        was, becomes = COMPARISONS[type(operator)]
        start, end = source.end(left), source.start(right)
        between = source.bytes[start:end].decode()
        yield source.edit(start, end, between.replace(was, becomes, 1), node)
        left = right


def bool_op(source: Source, node: ast.BoolOp) -> Iterator[Edit]:
    """`and` becomes `or`; and each condition in turn is left out."""
    is_and = isinstance(node.op, ast.And)
    other = " or " if is_and else " and "
    parts = other.join(source.group(value) for value in node.values)
    yield source.put(node, f"({parts})")
    for value in node.values:
        # A type that is only looked at for the type checker's sake is no condition.
        if not is_type_check(value):
            yield source.put(value, str(is_and), node)


def is_type_check(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"


def negated(source: Source, test: ast.expr, within: ast.expr) -> Iterator[Edit]:
    """Nothing where another edit does the same."""
    equal = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
    is_done = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], equal)
    if not is_done and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
        yield source.put(test, f"not {source.group(test)}", within)


# -- values ----------------------------------------------------------------------------------------


def edits_of_value(source: Source, node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.Constant(value=bool()):
            yield source.put(node, str(not node.value), source.around(node))
        case ast.Constant(value=int(value)):
            yield from number(source, node, value)
        case ast.BinOp():
            yield from arithmetic(source, node)
        case ast.Call():
            yield from call(source, node)
        case ast.List():
            yield from without_each(source, node, node.elts)
        case ast.Subscript(slice=ast.Slice() as part):
            yield from sliced(source, node, part)
        case _:
            pass


def number(source: Source, node: ast.Constant, value: int) -> Iterator[Edit]:
    """The next number and the one before; below -1, which says "none", there is nothing."""
    parent = source.parents[node]
    place: ast.expr = node
    if isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub):
        place, value = parent, -value
    beside = source.parents[place]
    done = 0
    if isinstance(beside, ast.Compare) and len(beside.ops) == 1:
        done = SAME_AS_OPERATOR.get(type(beside.ops[0]), 0) * (1 if beside.left is not place else -1)
    for change in (1, -1):
        if change != done and value + change >= -1:
            yield source.put(place, str(value + change), source.around(place))


def arithmetic(source: Source, node: ast.BinOp) -> Iterator[Edit]:
    """`+` becomes `-`."""
    if type(node.op) in ARITHMETIC:
        was, becomes = ARITHMETIC[type(node.op)]
        if isinstance(node.op, ast.Add | ast.Sub):
            start, end = source.end(node.left), source.start(node.right)
            yield source.edit(start, end, source.bytes[start:end].decode().replace(was, becomes, 1), node)
        else:
            yield source.put(node, f"({source.group(node.left)} {becomes} {source.group(node.right)})")


def call(source: Source, node: ast.Call) -> Iterator[Edit]:
    """`min` becomes `max`, or one of its two; a step that was to follow does not."""
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_CALLS:
        yield source.put(node.func, OTHER_CALLS[node.func.id], node)
        if node.func.id in ("min", "max") and len(node.args) == 2:
            for one in node.args:
                is_several = isinstance(one, ast.Starred)
                yield source.put(node, f"{node.func.id}({source.text(one)})" if is_several else source.group(one))
    elif isinstance(node.func, ast.Attribute) and node.func.attr == "then":
        yield from without_each(source, node, node.args)


def without_each(source: Source, node: ast.expr, parts: list[ast.expr]) -> Iterator[Edit]:
    """One of several is missing."""
    if len(parts) > 1:
        for at, part in enumerate(parts):
            if at + 1 < len(parts):
                yield source.edit(source.start(part), source.start(parts[at + 1]), "", node)
            else:
                yield source.edit(source.end(parts[at - 1]), source.end(part), "", node)


def sliced(source: Source, node: ast.Subscript, part: ast.Slice) -> Iterator[Edit]:
    """From the other end, or without its bounds."""
    value = source.text(node.value)
    if part.lower is None and part.upper is None:
        yield source.put(node, f"{value}[:]" if part.step else f"{value}[::-1]")
    elif part.step is None:
        yield source.put(node, f"{value}[:]")


# -- statements ------------------------------------------------------------------------------------


def edits_of_statement(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Something is not done, stays as it was, or changes the other way; a loop ends early or goes on."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.Return(value=None):
            yield source.put(node, "pass")
        case ast.Assign() if any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            yield source.put(node, "pass")
        case ast.AugAssign():
            yield source.put(node, "pass")
            if type(node.op) in ARITHMETIC:
                was, becomes = ARITHMETIC[type(node.op)]
                start, end = source.end(node.target), source.start(node.value)
                between = source.bytes[start:end].decode()
                yield source.edit(start, end, between.replace(f"{was}=", f"{becomes}=", 1), node)
        case ast.Continue():
            yield source.put(node, "break")
        case ast.Break():
            yield source.put(node, "continue")
