"""One server a folder, and what is in the way of the first one is said in one line."""

from __future__ import annotations

import ctypes
import os
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from holdfast.cli.app import main
from holdfast.locale import LANGUAGES, knows
from holdfast.server.folder import ADDRESS, Claim, FolderInUse
from holdfast.server.store.opening import TEXTS
from holdfast.server.store.store import Store
from server.harness import PATIENCE, Visitor, running

RIGHTS_OF_ROOT = (1, 2)
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: with them nothing is read-only."""
PR_CAPBSET_DROP = 24


Said = tuple[int, str, str]
"""The exit code, and what stands on the standard output and error."""


class Shell:
    """Runs one command after the other, in this process or in one of its own."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self.capture = capture
        (home / "web" / "dist").mkdir(parents=True)
        (home / "web" / "dist" / "index.html").touch()
        patch.setenv("HOLDFAST_HOME", str(home))
        patch.setenv("HOLDFAST_LANG", "en")
        patch.delenv("DISPLAY", raising=False)

    def run(self, *words: str, data: Path) -> Said:
        os.environ["HOLDFAST_SERVER_DATA"] = str(data)
        try:
            code = main(words)
        finally:
            del os.environ["HOLDFAST_SERVER_DATA"]
        return (code, *self.capture.readouterr())

    def run_bounded(self, *words: str, data: Path, bounds: Callable[[], None]) -> Said:
        """In a process that may not do all that this one may."""
        environment = {**os.environ, "HOLDFAST_SERVER_DATA": str(data)}
        command = [sys.executable, "-P", "-m", "holdfast", *words]
        done = subprocess.run(
            command, env=environment, text=True, capture_output=True, timeout=PATIENCE, preexec_fn=bounds, check=False
        )
        return done.returncode, done.stdout, done.stderr


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path / "home", monkeypatch, capsys)


def refused(said: Said) -> str:
    """The one line that it says before it ends with 2."""
    code, out, err = said
    assert (code, out) == (2, ""), err
    lines = err.splitlines()
    assert len(lines) == 1, err
    return lines[0]


def commands(target: Path) -> list[list[str]]:
    """Everything that opens the database."""
    return [
        ["serve", "--no-browser"],
        ["play", "--no-browser"],
        ["backup", str(target / "copy.db")],
        ["export", str(target / "records")],
        ["import"],
    ]


each_command = pytest.mark.parametrize("which", range(5), ids=["serve", "play", "backup", "export", "import"])


@pytest.fixture
def served(tmp_path: Path) -> Path:
    """A folder that has been served once."""
    folder = tmp_path / "data"
    folder.mkdir()
    Store(folder / "holdfast.db").close()
    return folder


# -- two at once ---------------------------------------------------------------------------------------


def test_a_second_server_says_where_the_first_one_is_and_goes(shell: Shell, tmp_path: Path) -> None:
    with running(tmp_path / "data") as server, Visitor(server, "Ann") as ann:
        said = refused(shell.run("serve", "--no-browser", data=server.data))

        assert server.url in said
        assert str(server.data) in said
        assert ann.get("/health")["status"] == "ok"


@pytest.mark.parametrize(("words", "page"), [((), ""), (("lifeboat",), "now/lifeboat")])
def test_a_second_play_opens_the_page_of_the_first(
    shell: Shell, tmp_path: Path, words: tuple[str, ...], page: str
) -> None:
    with running(tmp_path / "data") as server:
        done = shell.run("play", *words, "--no-browser", data=server.data)

        assert done == (0, f"Holdfast: {server.url}/{page}\n", "")


def test_nothing_is_imported_under_a_server_but_copies_can_be_made(shell: Shell, tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        assert server.url in refused(shell.run("import", data=server.data))
        for words in commands(tmp_path)[2:4]:
            assert shell.run(*words, data=server.data)[0] == 0


def test_what_a_killed_server_leaves_harms_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        server.kill()
        assert (server.data / ADDRESS).exists()

        server.start()

        assert (server.data / ADDRESS).read_text().rstrip("/") == server.url


def test_a_server_that_stops_leaves_no_address(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        server.stop()

        assert not (server.data / ADDRESS).exists()


def test_who_has_not_yet_said_where_it_is_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.server.folder.PATIENCE", 0.2)
    with Claim(tmp_path) as first:
        with pytest.raises(FolderInUse) as busy:
            Claim(tmp_path).__enter__()
        first.tell("http://here/")
        with pytest.raises(FolderInUse) as used:
            Claim(tmp_path).__enter__()

    assert (busy.value.code, busy.value.url) == ("folder-busy", "")
    assert (used.value.code, used.value.url) == ("folder-in-use", "http://here/")
    with Claim(tmp_path):
        pass


# -- what cannot be opened -----------------------------------------------------------------------------


@each_command
def test_a_file_that_is_no_database(shell: Shell, tmp_path: Path, which: int) -> None:
    (tmp_path / "holdfast.db").write_bytes(b"a letter to my aunt, and nothing else\n" * 100)

    assert "is no database of Holdfast" in refused(shell.run(*commands(tmp_path)[which], data=tmp_path))


@each_command
def test_a_database_of_a_newer_version(shell: Shell, served: Path, tmp_path: Path, which: int) -> None:
    with closing(sqlite3.connect(served / "holdfast.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")

    done = shell.run(*commands(tmp_path)[which], "--lang", "ru", data=served)

    if commands(tmp_path)[which][0] == "backup":
        # A copy needs no understanding.
        assert done[0] == 0
    else:
        assert "сделана более новой версией: обновите Holdfast или возьмите другую папку --data" in refused(done)


@each_command
def test_a_database_with_a_page_that_is_damaged(shell: Shell, served: Path, tmp_path: Path, which: int) -> None:
    with (served / "holdfast.db").open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096 * 8)

    said = refused(shell.run(*commands(tmp_path)[which], data=served))

    assert "is damaged" in said
    assert not (tmp_path / "copy.db").exists()


@each_command
def test_a_folder_that_is_a_file(shell: Shell, tmp_path: Path, which: int) -> None:
    (tmp_path / "data").write_text("not a folder")

    said = refused(shell.run(*commands(tmp_path)[which], data=tmp_path / "data"))

    assert "is no folder" in said or "There is no database" in said


def as_nobody_special() -> None:
    """Without the rights of root, for whom nothing is read-only."""
    if os.geteuid() == 0:
        for right in RIGHTS_OF_ROOT:
            assert ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0


@pytest.mark.parametrize("which", [0, 1, 4], ids=["serve", "play", "import"])
def test_a_folder_that_may_not_be_written(shell: Shell, served: Path, tmp_path: Path, which: int) -> None:
    for file in served.iterdir():
        file.chmod(0o400)
    served.chmod(0o500)

    done = shell.run_bounded(*commands(tmp_path)[which], data=served, bounds=as_nobody_special)

    served.chmod(0o700)
    assert "may not write" in refused(done)


def nothing_can_grow() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


@pytest.mark.parametrize("which", [0, 1, 4], ids=["serve", "play", "import"])
def test_a_disk_that_is_full_at_the_start(shell: Shell, served: Path, tmp_path: Path, which: int) -> None:
    for left in served.glob("holdfast.db-*"):
        left.unlink()

    said = refused(shell.run_bounded(*commands(tmp_path)[which], data=served, bounds=nothing_can_grow))

    assert "The disk takes nothing more" in said


def test_a_new_folder_on_a_full_disk(shell: Shell, tmp_path: Path) -> None:
    said = refused(shell.run_bounded("serve", "--no-browser", data=tmp_path / "new", bounds=nothing_can_grow))

    assert "The disk takes nothing more" in said


def test_somebody_else_s_database(shell: Shell, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "holdfast.db")) as database, database:
        database.execute("CREATE TABLE people (name, telephone)")

    assert "is no database of Holdfast" in refused(shell.run("serve", "--no-browser", data=tmp_path))


# -- ports and settings --------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_port_that_cannot_be(shell: Shell, tmp_path: Path, command: str) -> None:
    said = refused(shell.run(command, "--no-browser", "--port", "99999", data=tmp_path))

    assert "0 to 65535" in said


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_port_that_is_taken(shell: Shell, tmp_path: Path, command: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused(shell.run(command, "--no-browser", "--port", str(port), data=tmp_path))

    assert f"127.0.0.1:{port} is taken" in said


def test_settings_are_looked_at_without_starting_anything(shell: Shell, tmp_path: Path) -> None:
    assert "nope" in refused(shell.run("serve", "--config", "nope", "--check", data=tmp_path / "data"))
    assert shell.run("serve", "--check", data=tmp_path / "data") == (0, "", "")
    assert not (tmp_path / "data").exists()


def test_records_that_cannot_be_read_are_named(shell: Shell, served: Path, tmp_path: Path) -> None:
    assert "nope.record" in refused(shell.run("import", str(tmp_path / "nope.record"), data=served))


def test_a_copy_that_cannot_be_written_is_named(shell: Shell, served: Path, tmp_path: Path) -> None:
    copy = tmp_path / "nowhere" / "copy.db"

    assert str(copy) in refused(shell.run("backup", str(copy), data=served))


def test_all_of_it_is_said_in_both_languages() -> None:
    codes = [*TEXTS, "folder-in-use", "folder-busy", "port-taken", "port-forbidden", "no-such-port", "cannot-listen"]

    assert all(knows(f"refusal-{code}", lang) for code in codes for lang in LANGUAGES)
