"""Sets up .venv on first use, then runs the command line inside it. `holdfast` and `holdfast.cmd` come here.

It needs Python 3.11 or later and nothing else. PYTHON names an interpreter to set up with; HOLDFAST_INTERPRETED=1 keeps
away from the compiled copy.

    .venv/run.stamp, node.stamp, compile.stamp, dev.stamp   the requirements as they were when they were last installed
    .venv/compiled.stamp                        written by `holdfast compile`: what the compiled copy was made of
"""

from __future__ import annotations

import locale
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

HOME = Path(__file__).resolve().parent
VENV = HOME / ".venv"
PYTHON = VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"
LOG = VENV / "setup.log"
LOCK = HOME / ".setup.lock"
PATIENCE = 900.0
NO_COMPILER = 3
"""What `holdfast compile` ends with where there is no C compiler: then everything goes on as it is."""


# ── speaking ──────────────────────────────────────────────────────────────────────────────────────────────────────


def say(english: str, russian: str) -> None:
    """One line, in the player's language."""
    print(russian if speaks_russian() else english, file=sys.stderr, flush=True)


def speaks_russian() -> bool:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    told = next((os.environ[name] for name in names if os.environ.get(name)), "")
    if not told and os.name == "nt":
        told = locale.getlocale()[0] or ""
    return told.lower().startswith("ru")


def die(english: str, russian: str) -> NoReturn:
    say(english, russian)
    sys.exit(1)


# ── one setter-up at a time ───────────────────────────────────────────────────────────────────────────────────────


def try_lock(file: int) -> bool:
    """Whether the open file is ours now. The lock goes with whoever holds it, however that ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_still_there(file: int) -> bool:
    """Whoever held the lock before removed its file: then there may be another one by now."""
    try:
        return os.path.samestat(os.fstat(file), LOCK.stat())
    except OSError:
        return False


def take_lock() -> int:
    """Wait for whoever is setting up; returns the open, locked file."""
    began = time.monotonic()
    waited = False
    while True:
        try:
            file = os.open(LOCK, os.O_RDWR | os.O_CREAT)
        except OSError:
            die(
                f"Holdfast cannot write in {HOME}: make that folder writable, or clone it elsewhere.",
                f"Holdfast не может писать в {HOME}: откройте папку на запись или перенесите её.",
            )
        if try_lock(file) and is_still_there(file):
            return file
        os.close(file)
        if time.monotonic() - began > PATIENCE:
            die(
                "Another Holdfast has been setting up for 15 minutes: stop it and try again.",
                "Другой Holdfast настраивается уже 15 минут: остановите его и повторите.",
            )
        if not waited:
            say("Waiting for another Holdfast that is setting up …", "Другой Holdfast настраивается, ждём …")
        waited = True
        time.sleep(0.2)


@contextmanager
def locked() -> Iterator[int]:
    file = take_lock()
    try:
        yield file
    finally:
        with suppress(OSError):  # Windows removes no open file; then it stays, unlocked
            LOCK.unlink()
        os.close(file)


def logged(command: list[str | Path], lock: int, environment: dict[str, str] | None = None) -> bool:
    """Run it with its words in the log; a child that outlives us keeps the lock until it has ended too."""
    kept = () if os.name == "nt" else (lock,)
    with LOG.open("ab") as log:
        done = subprocess.run(command, env=environment, stdout=log, stderr=log, pass_fds=kept, check=False)
    return done.returncode == 0


# ── setting up ────────────────────────────────────────────────────────────────────────────────────────────────────


def is_installed(group: str) -> bool:
    """The stamp is a copy, not a date: a checkout or a copied clone may turn dates back."""
    wanted, stamp = HOME / "requirements" / f"{group}.txt", VENV / f"{group}.stamp"
    return runs() and stamp.is_file() and stamp.read_bytes() == wanted.read_bytes()


def runs() -> bool:
    return os.access(PYTHON, os.X_OK)


def base_python() -> str:
    """The real path, with its version: when that Python is gone, the one in .venv dangles and is made anew."""
    told = os.environ.get("PYTHON")
    if not told:
        return os.path.realpath(getattr(sys, "_base_executable", "") or sys.executable)
    script = "import os, sys; print(os.path.realpath(getattr(sys, '_base_executable', '') or sys.executable))"
    real = subprocess.run([told, "-c", script], capture_output=True, text=True, check=False).stdout.strip()
    return real if os.access(real, os.X_OK) else told


def make_venv(lock: int) -> None:
    say("Setting up Holdfast (first run only) …", "Настраиваем Holdfast (только при первом запуске) …")
    base = base_python()
    try:
        if VENV.exists():
            shutil.rmtree(VENV)
        VENV.mkdir()
    except OSError:
        die(
            f"Holdfast cannot renew {VENV}: remove it and try again.",
            f"Holdfast не может обновить {VENV}: удалите эту папку и повторите.",
        )
    if not logged([base, "-c", "import venv, ensurepip"], lock):
        die(
            "This Python has no venv module: install it (Debian, Ubuntu: apt install python3-venv) and try again.",
            "В этом Python нет модуля venv: установите его (Debian, Ubuntu: apt install python3-venv) и повторите.",
        )
    if not logged([base, "-m", "venv", VENV], lock):
        die(
            f"Python could not make {VENV} (Debian, Ubuntu: apt install python3-venv); details: {LOG}",
            f"Python не смог создать {VENV} (Debian, Ubuntu: apt install python3-venv); подробности: {LOG}",
        )


def pip_install(file: Path, lock: int) -> bool:
    """A player's own pip settings choose the registry, but not another place to install to."""
    others = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if name not in others}
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    return logged([PYTHON, "-m", "pip", "install", "--requirement", file], lock, environment)


def install(group: str) -> None:
    with locked() as lock:
        if is_installed(group):  # another launcher has done it meanwhile
            return
        # No run.stamp: never finished. No interpreter: the Python it was made from is gone.
        if runs() and (VENV / "run.stamp").is_file():
            say(f"Installing requirements/{group}.txt …", f"Устанавливаем requirements/{group}.txt …")
        else:
            make_venv(lock)
        stamp, wanted = VENV / f"{group}.stamp", VENV / f"{group}.wanted"
        stamp.unlink(missing_ok=True)
        shutil.copyfile(HOME / "requirements" / f"{group}.txt", wanted)  # as it is now: it may change while pip works
        if not pip_install(wanted, lock):
            die(
                f"Holdfast could not download what it needs: check the network and run it again; details: {LOG}",
                f"Holdfast не смог скачать нужное: проверьте сеть и запустите ещё раз; подробности: {LOG}",
            )
        wanted.replace(stamp)


def need(group: str) -> None:
    if not is_installed(group):
        install(group)


# ── one source, two speeds ────────────────────────────────────────────────────────────────────────────────────────


def compiled_copy_fits() -> bool:
    """A cheap look: the same files as then, none of them newer. `cli/compiled_copy.py` writes the stamp."""
    stamp = VENV / "compiled.stamp"
    if not stamp.is_file():
        return False
    found = [path for path in (HOME / "src").rglob("*") if is_source(path)]
    sources = [*found, HOME / "setup.py", HOME / "requirements" / "compile.txt"]
    names = sorted(path.relative_to(HOME).as_posix().encode() for path in sources)
    made = stamp.stat().st_mtime_ns
    same = names == stamp.read_bytes().splitlines()[1:]
    return same and all(path.stat().st_mtime_ns <= made for path in sources)


def is_source(path: Path) -> bool:
    return path.is_file() and not any(part == "__pycache__" or part.endswith(".egg-info") for part in path.parts)


def is_compiled() -> bool:
    return not os.environ.get("HOLDFAST_INTERPRETED") and compiled_copy_fits()


def environment(*, compiled: bool) -> dict[str, str]:
    """For the command line: a compiled copy is in .venv, and otherwise the sources are run as they are."""
    wanted = {**os.environ, "HOLDFAST_HOME": str(HOME)}
    wanted.pop("PYTHONPATH", None)
    return wanted if compiled else {**wanted, "PYTHONPATH": str(HOME / "src")}


def interpreted(*words: str) -> int:
    return subprocess.run([PYTHON, "-P", "-m", *words], env=environment(compiled=False), check=False).returncode


def compile_first() -> None:
    """Without a C compiler the command says so and goes on as it is; any other failure is one."""
    if not os.environ.get("HOLDFAST_INTERPRETED") and interpreted("holdfast", "compile") not in (0, NO_COMPILER):
        sys.exit(1)


# ── the browser client ────────────────────────────────────────────────────────────────────────────────────────────


def has_client(*words: str) -> bool:
    return subprocess.run([PYTHON, "-P", HOME / "web" / "make.py", *words], check=False).returncode == 0


def make_client() -> None:
    """Without it `play` goes on in the terminal, and `serve` shows a plain page."""
    if not has_client("--has-node"):
        try:
            need("node")
        except SystemExit:  # it has been said
            return
    with locked() as lock:
        say("Building the browser client …", "Собираем клиент для браузера …")
        if not logged([PYTHON, "-P", HOME / "web" / "make.py"], lock):
            say(
                f"The browser client could not be built; details: {LOG}",
                f"Не удалось собрать клиент для браузера; подробности: {LOG}",
            )


# ── the commands ──────────────────────────────────────────────────────────────────────────────────────────────────


def prepare(words: list[str]) -> None:
    """What this command needs, and nothing else."""
    command = words[0] if words else ""
    need("run")
    if "--help" in words or "-h" in words:
        return
    if command in ("play", "serve", "wheel") or (command == "test" and "--quick" not in words):
        prepare_client(words)
    if command == "test":
        need("compile")
    if command in ("check", "test"):
        need("dev")
    # mypyc is only worth downloading where there is a C compiler; `compile` says what is missing.
    if command in ("compile", "bench") and not is_compiled() and interpreted("holdfast.cli.toolchain") == 0:
        need("compile")
    if command == "bench" and not is_compiled():
        compile_first()


def prepare_client(words: list[str]) -> None:
    if has_client("--is-current"):
        return
    if words[0] == "serve":  # a mistake in the settings is said before anything is built
        wrong = interpreted("holdfast", *words, "--check")
        if wrong:
            sys.exit(wrong)
    make_client()


def run(words: list[str]) -> int:
    """In place of this process, where there is such a thing."""
    compiled = is_compiled() and words[:1] not in (["check"], ["test"], ["compile"])
    command = [str(PYTHON), "-P", "-m", "holdfast", *words]
    if os.name != "nt":
        os.execve(command[0], command, environment(compiled=compiled))  # noqa: S606
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the command, which says how it ended
    return subprocess.run(command, env=environment(compiled=compiled), check=False).returncode


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (holdfast.cmd takes whatever Python there is)
        die(
            "Holdfast needs Python 3.11 or later: install it, or set PYTHON to its path.",
            "Для Holdfast нужен Python 3.11 или новее: установите его или задайте путь в PYTHON.",
        )
    prepare(words)
    return run(words)


if __name__ == "__main__":
    sys.stderr.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
