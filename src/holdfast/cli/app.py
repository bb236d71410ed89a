"""The commands and what they have in common: `--lang`, `--help`, `--version` and how mistakes are said."""

from __future__ import annotations

import os
import platform
import sys
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App, CycloptsError, Group
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from holdfast import __version__
from holdfast.cli.mistake import Mistake
from holdfast.kernel.errors import Refusal
from holdfast.locale import LANGUAGES, is_language, language, refusal, translate
from holdfast.speed import is_compiled
from holdfast.started import program

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = {
    "play": "play:play",
    "serve": "serve:serve",
    "terminal": "terminal:terminal",
    "simulate": "simulate:simulate",
    "ladder": "ladder:ladder",
    "verify": "verify:verify",
    "replay": "replay:replay",
    "rules": "rules:rules",
    "export": "records:export",
    "import": "records:import_",
    "backup": "records:backup",
    "bench": "bench:bench",
    "compile": "compile:compile",
    "wheel": "wheel:wheel",
    "check": "check:check",
    "test": "test:test",
}
"""Where each command's function is, in the order of --help; each has a `cli-help-…` line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, 2 for a mistake in the command line, else the command's own."""
    speak_anywhere()
    try:
        words = take_games(take_language(list(sys.argv[1:] if argv is None else argv)))
        result: object = build_app(with_help=wants_help(words))(
            words, exit_on_error=False, print_error=False, result_action="return_value"
        )
    except BrokenPipeError:  # `holdfast rules lifeboat | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (Mistake, Refusal, CycloptsError) as mistake:
        print(spoken(mistake), file=sys.stderr)
        return mistake.code if isinstance(mistake, Mistake) else 2
    return result if isinstance(result, int) else 0


def speak_anywhere() -> None:
    """A terminal or a pipe that lacks a letter gets a question mark instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def take_language(words: list[str]) -> list[str]:
    """The words without `--lang X`, which may stand anywhere and is meant for every part of the program."""
    told, rest = taken("--lang", words)
    if told is None:
        return words
    if not is_language(told):
        raise Mistake("cli-unknown-language", word=told, possible=", ".join(LANGUAGES))
    os.environ["HOLDFAST_LANG"] = told
    return rest


def take_games(words: list[str]) -> list[str]:
    """The words without `--games-from FOLDER`, where somebody's own games lie; no game has been looked for before."""
    told, rest = taken("--games-from", words)
    if told is None:
        return words
    if not Path(told).is_dir():
        raise Mistake("cli-no-folder", word=told)
    os.environ["HOLDFAST_GAMES"] = os.pathsep.join(filter(None, [told, os.environ.get("HOLDFAST_GAMES", "")]))
    return rest


def taken(name: str, words: list[str]) -> tuple[str | None, list[str]]:
    """What `--name X` or `--name=X` says, and the words without it; None if it is not said before a `--`."""
    for n, word in enumerate(words):
        if word == "--":
            break
        if word == name or word.startswith(f"{name}="):
            _, _, told = word.partition("=")
            rest = words[n + 1 :]
            if word == name and rest:
                told = rest.pop(0)
            return told, words[:n] + rest
    return None, words


def wants_help(words: list[str]) -> bool:
    return not words or "--help" in words or "-h" in words


def build_app(*, with_help: bool) -> App:
    """The commands, each loaded on use. Their descriptions are only looked up `with_help`: that takes a while."""

    def describe(message_id: str) -> str:
        return translate(message_id, language()) if with_help else ""

    app = App(
        name="holdfast",
        help=describe("cli-about"),
        usage=describe("cli-usage"),
        version=version,
        group_commands=Group(describe("cli-commands") or "Commands"),
        group_parameters=Group(describe("cli-parameters") or "Parameters"),
    )
    app["--help"].help = describe("cli-help-help")
    app["--version"].help = describe("cli-help-version")
    for order, name in enumerate(available()):
        app.command(f"holdfast.cli.{COMMANDS[name]}", name=name, help=describe(f"cli-help-{name}"), sort_key=order)
    return app


def available() -> list[str]:
    """The commands that this copy has."""
    return [name for name, place in COMMANDS.items() if find_spec(f"holdfast.cli.{place.partition(':')[0]}")]


def version() -> str:
    form = "compiled" if is_compiled() else "interpreted"
    return translate("cli-version", language(), version=__version__, python=platform.python_version(), form=form)


def spoken(mistake: Mistake | Refusal | CycloptsError) -> str:
    """The mistake in one line, in the player's language as far as we have words for it."""
    lang = language()
    if isinstance(mistake, Mistake):
        return translate(mistake.message_id, lang, **{"program": program(), **mistake.arguments})
    if isinstance(mistake, Refusal):
        return refusal.spoken(mistake, lang)
    return spoken_usage(mistake)


def spoken_usage(mistake: CycloptsError) -> str:
    lang = language()
    command = " ".join(mistake.command_chain or ())
    unused = " ".join(mistake.unused_tokens or ())
    by = program()
    match mistake:
        case UnknownCommandError():
            return translate("cli-unknown-command", lang, word=unused, possible=", ".join(available()))
        case UnknownOptionError():
            return translate(
                "cli-unknown-option",
                lang,
                word=mistake.token.keyword or mistake.token.value,
                command=command,
                program=by,
            )
        case MissingArgumentError() if mistake.argument is not None:
            return translate("cli-missing-argument", lang, word=mistake.argument.name, command=command, program=by)
        case CoercionError() if mistake.argument is not None and mistake.token is not None:
            name, value = mistake.argument.name, mistake.token.value
            return translate("cli-bad-value", lang, word=name, value=value, command=command, program=by)
        case UnusedCliTokensError():
            return translate("cli-too-many-words", lang, word=unused, command=command, program=by)
        case _:
            return translate("cli-wrong", lang, detail=" ".join(str(mistake).split()), program=by)
