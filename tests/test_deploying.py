"""Container file, compose file and service unit name only what there is."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from inspect import signature
from pathlib import Path

import pytest

from holdfast.cli.serve import serve
from holdfast.cli.wheel import wheel
from holdfast.server.config import ENVIRONMENT, Settings
from holdfast.server.rest.doors import OPEN_PATHS

ROOT = Path(__file__).resolve().parents[1]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
UNIT = ROOT / "deploy" / "holdfast.service"


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(UNIT.read_text("utf-8"))
    return parser


def check_flags(words: list[str], command: object) -> None:
    """Every --flag or --no-flag is one of the command's own."""
    known = set(signature(command).parameters)  # type: ignore[arg-type]
    flags = [word.removeprefix("--") for word in words if word.startswith("--")]
    assert flags
    assert [flag for flag in flags if flag.removeprefix("no-") not in known] == []


def test_the_container_serves_with_flags_that_there_are() -> None:
    (found,) = re.findall(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    words = json.loads(found)

    assert words[:2] == ["holdfast", "serve"]
    check_flags(words, serve)
    port, data = words[words.index("--port") + 1], words[words.index("--data") + 1]
    assert f"EXPOSE {port}\n" in CONTAINER
    assert f"http://127.0.0.1:{port}/ready" in CONTAINER
    assert f"VOLUME {data}\n" in CONTAINER
    assert f"127.0.0.1:{port}:{port}" in COMPOSE
    assert f"tables:{data}" in COMPOSE


def test_the_container_builds_by_our_command_and_runs_as_nobody_else() -> None:
    (words,) = re.findall(r"^RUN \./holdfast wheel (.*)$", CONTAINER, re.MULTILINE)

    check_flags(words.split(), wheel)
    assert (ROOT / "holdfast").is_file()
    assert CONTAINER.index("\nUSER holdfast") < CONTAINER.index("\nENTRYPOINT")
    assert "/ready" in OPEN_PATHS


def test_settings_in_the_compose_file_are_settings() -> None:
    names = re.findall(rf"^ +{ENVIRONMENT}(\w+):", COMPOSE, re.MULTILINE)

    assert names
    assert {name.lower() for name in names} <= set(Settings.__struct_fields__)


def test_the_unit_serves_where_it_may_write() -> None:
    service = unit()["Service"]
    program, command, *words = service["ExecStart"].split()

    assert (Path(program).name, command) == ("holdfast", "serve")
    check_flags(words, serve)
    assert words[words.index("--data") + 1] == f"/var/lib/{service['StateDirectory']}"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """Only the program itself is not installed here, so that another one stands in its place."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        assert {"Unit", "Service", "Install"} <= set(unit())
        return
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/holdfast/bin/holdfast", shutil.which("true") or "/bin/true"))

    done = subprocess.run([analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False)

    ours = [line for line in done.stderr.splitlines() if copy.name in line]
    assert ours == []


@pytest.mark.parametrize("page", ["container.md", "service.md"])
def test_the_pages_name_files_that_are_there(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")

    for name in re.findall(r"(?<![\w/])(Containerfile|compose\.yaml|deploy/[\w.]+)", text):
        assert (ROOT / name).is_file()
    for link in re.findall(r"\]\((\w+\.md)", text):
        assert (ROOT / "docs" / link).is_file()
