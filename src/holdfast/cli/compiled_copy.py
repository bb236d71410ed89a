"""The compiled copy of the sources: in the virtual environment's site-packages, never in `src/`.

- `.venv/compile/tree`: the sources as they were last compiled, and mypyc's C files: only what changed is built again
- `.venv/compile/lib`: the package as built
- `.venv/compiled.stamp`: a fingerprint of all that went in, then the names of the sources; the launcher reads it too
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from filelock import FileLock

from holdfast.cli.toolchain import compiler

RECIPE = ("setup.py", "requirements/compile.txt")
"""What decides how to compile. The launcher's `compiled_copy_fits` looks at the same files."""


BEST = " best"
"""The recipe of a copy shaped by its own profile (`best_copy.py`)."""


class CompiledCopy:
    """The copy that belongs to this clone and this Python."""

    recipe = ""
    """How it is made, if not in the plain way."""

    def __init__(self, clone: Path) -> None:
        self.clone = clone
        self.venv = Path(sys.prefix)
        self.stamp = self.venv / "compiled.stamp"
        self.workshop = self.venv / "compile"
        self.tree = self.workshop / "tree"
        self.lib = self.workshop / "lib"
        self.log = self.workshop / "compile.log"
        self.home = Path(sysconfig.get_path("purelib")) / "holdfast"

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Only one process compiles at a time; the lock goes with the process, however it ends."""
        self.workshop.mkdir(exist_ok=True)
        with FileLock(self.workshop / "lock"):
            yield

    def is_current(self) -> bool:
        """Whether it was made of exactly these sources. If so, the launcher's quick look will agree from now on."""
        if not self.stamp.is_file() or self.stamp.read_text("utf-8") not in self.good_stamps():
            return False
        self.stamp.touch()
        return True

    def good_stamps(self) -> list[str]:
        """What may stand in the stamp: a copy made with more care than was asked for is as good."""
        return [self.stamp_text(), self.stamp_text(BEST)]

    def build(self) -> str | None:
        """Compile and install. Returns None, or the whole output of what failed; then the old copy counts no more."""
        began = time.time_ns()
        text = self.stamp_text(self.recipe)
        self.stamp.unlink(missing_ok=True)
        output = self.make()
        if output is not None:
            return output
        self.prune()
        self.install()
        self.stamp.write_text(text, "utf-8", newline="\n")
        # Dated from before the sources were read: one that changed meanwhile is newer than the stamp.
        os.utime(self.stamp, ns=(began, began))
        return None

    def make(self) -> str | None:
        """Bring `lib` up to date. Returns None, or the whole output of what failed."""
        built_before = self.lib.exists()
        self.copy_sources()
        output = self.run_setup()
        if output is not None and built_before:
            # mypyc 2.4 can trip over what an earlier build left: once more, from nothing.
            self.clear()
            self.copy_sources()
            output = self.run_setup()
        return output

    def stamp_text(self, recipe: str = "") -> str:
        names = sources(self.clone)
        digest = hashlib.blake2b(f"{sys.version} mypyc {version('mypy')}{recipe}".encode(), digest_size=20)
        for name in names:
            content = (self.clone / name).read_bytes()
            digest.update(f"\n{name.as_posix()} {len(content)}\n".encode() + content)
        return "\n".join([digest.hexdigest(), *(name.as_posix() for name in names)]) + "\n"

    def copy_sources(self) -> None:
        """Make `tree` equal to the sources, touching only what differs: dates tell what to build again."""
        if any(differs(self.clone / name, self.tree / name) for name in RECIPE):
            self.clear()
        names = [*sources(self.clone), Path("pyproject.toml"), *self.requirements()]
        for name in names:
            if differs(self.clone / name, self.tree / name):
                (self.tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(self.clone / name, self.tree / name)
        for old in set(sources(self.tree)) - set(names):
            (self.tree / old).unlink()

    def clear(self) -> None:
        """Forget earlier builds."""
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.rmtree(self.lib, ignore_errors=True)

    def requirements(self) -> list[Path]:
        return [path.relative_to(self.clone) for path in (self.clone / "requirements").glob("*.txt")]

    def run_setup(self, *options: str, flags: str = "") -> str | None:
        """`flags`: what else to tell the C compiler."""
        environment = {**os.environ, "HOLDFAST_COMPILE": "1", "CC": compiler() or "cc"}
        environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {flags}".strip()
        command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(self.lib), *options]
        return self.run(command, environment)

    def run(self, command: list[str], environment: dict[str, str]) -> str | None:
        """Where the copied sources are, with its words in the log. Returns None, or these words if it failed."""
        environment.pop("PYTHONPATH", None)
        done = subprocess.run(
            command,
            cwd=self.tree,
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        self.log.write_text(done.stdout, "utf-8")
        return None if done.returncode == 0 else done.stdout or f"{command[-1]} ended with {done.returncode}"

    def prune(self) -> None:
        """Drop from `lib` what an earlier build left there and no source stands for any more."""
        for path in list(self.lib.rglob("*")):
            source = self.tree / "src" / path.relative_to(self.lib)
            if path.suffix in (".so", ".pyd"):
                source = source_of(source)
            if path.is_file() and not source.exists():
                path.unlink()

    def install(self) -> None:
        """Put the new copy in place of the old one, never half of it."""
        new, old = self.home.with_name("holdfast.new"), self.home.with_name("holdfast.old")
        for leftover in (new, old):
            shutil.rmtree(leftover, ignore_errors=True)
        shutil.copytree(self.lib / "holdfast", new)
        if self.home.exists():
            self.home.rename(old)
        new.rename(self.home)
        shutil.rmtree(old, ignore_errors=True)


def source_of(library: Path) -> Path:
    """The module a library was made of, or the package, if it holds a whole group's code."""
    name = library.name.partition(".")[0]
    package = name.removesuffix("__mypyc")
    return library.with_name(name + ".py" if package == name else package)


def sources(root: Path) -> list[Path]:
    """Every file of `src` and the recipe, relative to `root`, in the order of their bytes."""
    found = (path for path in (root / "src").rglob("*") if path.is_file() and not is_by_product(path))
    names = [*(path.relative_to(root) for path in found), *map(Path, RECIPE)]
    return sorted(names, key=lambda name: name.as_posix().encode())


def is_by_product(path: Path) -> bool:
    """Whether Python or pip left it there."""
    return any(part == "__pycache__" or part.endswith(".egg-info") for part in path.parts)


def differs(one: Path, other: Path) -> bool:
    return not other.is_file() or one.read_bytes() != other.read_bytes()
