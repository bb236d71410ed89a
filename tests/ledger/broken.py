"""Putting a mutant in the place of the code that is already loaded, in this process and nowhere else."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from ledger.marks import ROOT, TESTS
from ledger.mutants import Mutant

SRC = ROOT / "src"
STAYS = ("holdfast.kernel.", "ledger.")
"""Modules that know no game: what they have loaded serves every mutant."""


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts)


# -- functions: new code in the old function -------------------------------------------------------


def changed_functions(mutant: Mutant) -> list[tuple[FunctionType, CodeType]] | None:
    """The loaded functions that the edit changes, each with its new code; None if it changes anything else."""
    module = sys.modules.get(module_name(mutant.path))
    if module is None:
        return None
    found = []
    for was, becomes in differences(whole(mutant.path), compile(mutant.source, str(mutant.path), "exec")):
        function = function_of(module, was)
        if function is None:
            return None
        found.append((function, becomes))
    return found


@cache
def whole(path: Path) -> CodeType:
    """A module without any edit."""
    return compile(path.read_bytes(), str(path), "exec")


def differences(was: CodeType, becomes: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Functions whose code is not the same; whole modules and classes if what they do when loaded is not."""
    if is_function(was) or not is_same(was, becomes, inside=False):
        if not is_same(was, becomes, inside=True):
            yield was, becomes
    else:
        for one, other in zip(parts_of(was), parts_of(becomes), strict=True):
            yield from differences(one, other)


def is_function(code: CodeType) -> bool:
    return bool(code.co_flags & inspect.CO_OPTIMIZED)


def parts_of(code: CodeType) -> list[CodeType]:
    return [part for part in code.co_consts if isinstance(part, CodeType)]


def is_same(one: CodeType, other: CodeType, *, inside: bool) -> bool:
    """Do they do the same, wherever they stand? `inside`: also the functions defined in them."""
    if (one.co_code, one.co_names, one.co_varnames) != (other.co_code, other.co_names, other.co_varnames):
        return False
    if len(one.co_consts) != len(other.co_consts):
        return False
    for a, b in zip(one.co_consts, other.co_consts, strict=True):
        if isinstance(a, CodeType) and isinstance(b, CodeType):
            if a.co_name != b.co_name or (inside and not is_same(a, b, inside=True)):
                return False
        elif (type(a), a) != (type(b), b):
            return False
    return True


def function_of(module: ModuleType, code: CodeType) -> FunctionType | None:
    """The function or method of this module that has this code."""
    found: object = module
    for name in code.co_qualname.split("."):
        found = vars(found).get(name) if isinstance(found, ModuleType | type) else None
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    elif isinstance(found, property):
        found = found.fget
    found = inspect.unwrap(found) if callable(found) else None
    return found if isinstance(found, FunctionType) else None


# -- anything else: everything loaded anew ---------------------------------------------------------


class BrokenModule(MetaPathFinder, Loader):
    """Loads one module from the mutant's text, and no other."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = module_name(mutant.path)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_loader(name, self, origin=str(self.mutant.path)) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.mutant.path)
        exec(compile(self.mutant.source, module.__file__, "exec"), vars(module))


def load_anew(mutant: Mutant) -> None:
    """Forget the games, all that rests on them and their tests: what is imported next is the mutant."""
    sys.meta_path.insert(0, BrokenModule(mutant))
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if file.startswith((str(SRC), str(TESTS))) and not name.startswith(STAYS) and name != "__main__":
            del sys.modules[name]
