"""A stranger's game in a folder of its own: found, checked, played and simulated; nothing of the project is edited."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast as package
from holdfast.games import registry
from own_game.guide import ROOT, commands, write_out

ANSWERS = "1\n" * 60 + "quit\n"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return write_out(tmp_path / "mine")


def holdfast(folder: Path, *words: str, said: str = "", lang: str = "en") -> str:
    """One command as the page gives it, run where `mine` lies, at the speed of this run."""
    state = {"XDG_STATE_HOME": str(folder.parent / "state"), "HOLDFAST_LANG": lang, "HOLDFAST_HOME": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-P", "-m", "holdfast", *words],
        cwd=folder.parent,
        input=said,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **state, "PYTHONPATH": str(Path(package.__file__).parents[1])},
        timeout=600,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def command(name: str) -> list[str]:
    return next(words for words in commands() if words[0] == name)


def test_the_rules_are_short_enough_to_read_at_one_go(mine: Path) -> None:
    assert len((mine / "snowbound" / "rulebook.py").read_text("utf-8").splitlines()) <= 150


def test_the_page_gives_all_four_commands() -> None:
    assert [words[0] for words in commands()] == ["terminal", "play", "simulate", "check"]
    assert all(words[2:4] == ["--games-from", "mine"] for words in commands())


@pytest.mark.parametrize(("lang", "end"), [("en", "The record is in"), ("ru", "Запись партии в")])
def test_it_is_played_in_the_terminal_to_its_end(mine: Path, lang: str, end: str) -> None:
    said = holdfast(mine, *command("terminal"), said=ANSWERS, lang=lang)

    assert end in said
    assert {"en": "What do you put into the stove?", "ru": "Что вы кладёте в печку?"}[lang] in said


def test_bots_play_it_by_the_hundred(mine: Path) -> None:
    words = ["40" if word == "1000" else word for word in command("simulate")]
    said = holdfast(mine, *words)

    assert "40 games" in said
    assert "thaw" in said


def test_it_keeps_what_every_game_must_keep(mine: Path) -> None:
    assert " passed" in holdfast(mine, *command("check"))


def test_a_game_without_any_words_or_instinct_is_played_too(mine: Path) -> None:
    folder = mine / "snowbound"
    for file in [folder / "rules.toml", folder / "telling.toml", *folder.glob("locale/*/*.ftl")]:
        file.unlink()
    rules = folder / "rulebook.py"
    rules.write_text(rules.read_text("utf-8").replace("def policy(", "def no_policy("), "utf-8")
    said = holdfast(mine, *command("terminal"), said=ANSWERS)

    assert "Night fell:" in said
    assert "The record is in" in said


def test_a_check_fails_where_a_secret_leaks(mine: Path) -> None:
    rules = mine / "snowbound" / "rulebook.py"
    honest = '{"who": who, '
    assert honest in rules.read_text("utf-8")
    rules.write_text(rules.read_text("utf-8").replace(honest, honest + '"hand": state.wood.of(n), '), "utf-8")
    with pytest.raises(AssertionError, match="failed"):
        holdfast(mine, *command("check"))


def test_afterwards_nothing_is_left_of_it() -> None:
    assert "snowbound" not in registry.games()
