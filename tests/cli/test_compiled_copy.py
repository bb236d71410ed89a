"""The compiled copy's bookkeeping; that it compiles at all is a stage of the suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.cli import toolchain
from holdfast.cli.app import main
from holdfast.cli.best_copy import BestCopy
from holdfast.cli.compiled_copy import BEST, CompiledCopy, sources

OTHER_FILES = ("setup.py", "pyproject.toml", "requirements/compile.txt", "requirements/run.txt")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CompiledCopy:
    """A clone of two modules beside an empty environment."""
    clone, venv = tmp_path / "clone", tmp_path / "venv"
    for name in ("src/holdfast/__init__.py", "src/holdfast/kernel.py", *OTHER_FILES):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        (clone / name).write_text(f"# {name}\n")
    venv.mkdir()
    monkeypatch.setattr("sys.prefix", str(venv))
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(venv))
    return CompiledCopy(clone)


def test_sources_leave_out_bytecode(copy: CompiledCopy) -> None:
    cache = copy.clone / "src" / "holdfast" / "__pycache__" / "kernel.pyc"
    cache.parent.mkdir()
    cache.touch()

    names = ["requirements/compile.txt", "setup.py", "src/holdfast/__init__.py", "src/holdfast/kernel.py"]
    assert [str(name) for name in sources(copy.clone)] == names


def test_any_change_of_a_source_makes_it_stale(copy: CompiledCopy) -> None:
    copy.stamp.write_text(copy.stamp_text())
    assert copy.is_current()

    (copy.clone / "src" / "holdfast" / "kernel.py").write_text("changed = True\n")

    assert not copy.is_current()


def test_a_copy_shaped_by_a_profile_is_as_good_as_a_plain_one_and_not_the_other_way_round(copy: CompiledCopy) -> None:
    best = BestCopy(copy.clone)

    copy.stamp.write_text(copy.stamp_text(BEST))
    assert (copy.is_current(), best.is_current()) == (True, True)

    copy.stamp.write_text(copy.stamp_text())
    assert (copy.is_current(), best.is_current()) == (True, False)


def test_without_a_profile_of_every_library_there_is_no_best_copy(copy: CompiledCopy) -> None:
    best = BestCopy(copy.clone)
    build = best.tree / "build"
    (build / "holdfast" / "games").mkdir(parents=True)
    for name in ("__native_kernel", "__native_server", "games/__native_lifeboat"):
        (build / "holdfast" / f"{name}.c").touch()
    assert best.uncounted() == "There is no profile of __native_kernel, __native_lifeboat."

    (build / "__native_kernel.gcda").touch()
    assert best.uncounted() == "There is no profile of __native_lifeboat."

    (build / "__native_lifeboat.gcda").touch()
    assert best.uncounted() is None


def test_only_what_changed_is_copied(copy: CompiledCopy) -> None:
    copy.copy_sources()
    kept, changed, gone = (copy.tree / "src" / "holdfast" / name for name in ("__init__.py", "kernel.py", "gone.py"))
    date = kept.stat().st_mtime_ns
    gone.touch()
    (copy.clone / "src" / "holdfast" / "kernel.py").write_text("changed = True\n")

    copy.copy_sources()

    assert kept.stat().st_mtime_ns == date
    assert changed.read_text() == "changed = True\n"
    assert not gone.exists()


def test_leftovers_of_removed_modules_are_pruned(copy: CompiledCopy) -> None:
    copy.copy_sources()
    package = copy.lib / "holdfast"
    package.mkdir(parents=True)
    (copy.tree / "src" / "holdfast" / "games").mkdir()
    kept = {"kernel.py", "kernel.cpython-311-x86_64-linux-gnu.so", "games__mypyc.cpython-311-x86_64-linux-gnu.so"}
    for name in (*kept, "gone.py", "gone.cpython-311-x86_64-linux-gnu.so", "gone__mypyc.abi3.so"):
        (package / name).touch()

    copy.prune()

    assert {path.name for path in package.iterdir()} == kept


def test_installing_replaces_the_whole_package(copy: CompiledCopy) -> None:
    (copy.lib / "holdfast").mkdir(parents=True)
    (copy.lib / "holdfast" / "new.py").touch()
    copy.home.mkdir()
    (copy.home / "old.py").touch()

    copy.install()

    assert [path.name for path in copy.home.iterdir()] == ["new.py"]


def test_a_missing_compiler_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOLDFAST_LANG", "en")
    monkeypatch.delenv("CC", raising=False)

    assert main(["compile"]) == toolchain.NOT_POSSIBLE

    said = capsys.readouterr().err
    assert said.startswith("Not compiled: there is no C compiler")
    assert said.count("\n") == 1
