"""The client draws what it is told: it reads no notation and computes no rule (DESIGN: words are made at the edge).

A choice comes with its places, its kind and its picture; totals, margins and odds come with the view. What is looked
for here are the ways in which a client begins to know rules after all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.games import registry
from holdfast.kernel.step import Choice

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src"
NO_CODE = re.compile(r"<style>.*</style>|/\*.*?\*/", re.DOTALL)
MADE = ("protocol.ts", "view.types.ts")

CUT = r"split|startsWith|endsWith|slice|substring|match|matchAll|replace|replaceAll|indexOf|charAt|search"
READS = {
    "a notation is cut or searched": rf"\bnotation!?\??\.({CUT}|includes)\(",
    "a pattern is tried on a notation": r"\.(test|exec)\([^)]*\bnotation\b",
    "a notation is compared with a word": r"\bnotation\s*[!=]==?\s*['\"`]",
    "a word of the rights is cut": r"\bword!?\.(split|startsWith|slice|match)\(",
    "a rule's id is taken apart": rf"\.(test|exec)\([^)]*\.rule\b|\brule!?\??\.({CUT})\(",
    "a place is taken apart": rf"\b(anchor|place|spot|squad|seat|side)!?\??\.({CUT})\(|\.({CUT})\([/'\"`]\^?[\w-]*:",
    "a pattern is tried on a place": r"/\^?\(?[\w|-]*\)?:[^/]*/\w*\.(test|exec)\(",
}
"""By what is wrong: what finds it."""
NAMES = CLIENT / "games" / "names.ts"
"""Where the thing at a place gets its name, and the only file that may look into a place."""

NUMBER = re.compile(r"^\s+(\w+)\??: number(?: \| null)?(?:\[\])?;$", re.MULTILINE)
NO_AMOUNT = {"seat", "seats", "order", "copy", "place", "step", "settled", "day", "days", "left", "stock", "airlock"}
"""Which one it is, or how many are drawn: a client may count with these."""


def files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        for path in sorted((CLIENT / folder).rglob("*")):
            if path.suffix in (".ts", ".svelte") and path.name not in MADE:
                yield path


def found(path: Path, pattern: str) -> list[str]:
    """Where the pattern stands outside comments and styles, with the line."""
    source = NO_CODE.sub(lambda passage: "\n" * passage.group().count("\n"), path.read_text())
    lines = enumerate(source.splitlines(), 1)
    return [f"{path.relative_to(ROOT)}:{n}: {line.strip()}" for n, line in lines if re.search(pattern, line)]


@pytest.mark.parametrize("what", READS)
def test_what_the_server_says_is_compared_whole(what: str) -> None:
    found_in = [line for path in files("") if path != NAMES for line in found(path, READS[what])]

    assert found_in == []


def drawn() -> list[str]:
    """Games whose view has types of its own; the default board draws any view, and is held to its own names."""
    return sorted(path.parent.name for path in CLIENT.glob("games/*/view.types.ts"))


def amounts(game: str) -> list[str]:
    """Every number of a game's view that its client shows and never reckons with."""
    typed = CLIENT / "games" / game / "view.types.ts"
    shown = set(NUMBER.findall(typed.read_text()))
    return sorted(shown - NO_AMOUNT)


@pytest.mark.parametrize("game", [*drawn(), "default"])
def test_no_number_of_the_rules_is_reckoned_with(game: str) -> None:
    number = rf"\.({'|'.join(amounts(game) if game != 'default' else ['number'])})\b"
    sums = rf"{number}\s*[-+*/] |[-+*/] [\w.!?]+{number}|Math\.\w+\([^)]*{number}|\.reduce\(\((sum|all|total)\b"

    assert [line for path in files(f"games/{game}") for line in found(path, sums) if ".sort(" not in line] == []


@pytest.mark.parametrize(
    "line",
    [
        "const own = option.notation.split(' ')[0];",
        "if (/^(accept|decline) /.test(option.notation)) return;",
        "const idle = option.notation === 'idle';",
        "const chapter = /^OUT-(\\d+)/.exec(ask.rule)?.[1];",
        "const goal = option.at?.find((place) => place.startsWith('zone:'))?.slice(5);",
        "const id = choosing.spot.split(':').at(-1);",
        "const kept = at.map((one) => one.replace('card:nav_', ''));",
        "const isSender = /^(squad|strength):/.test(name);",
    ],
)
def test_each_way_of_reading_is_noticed(line: str) -> None:
    """The patterns above find what they are for."""
    assert any(re.search(pattern, line) for pattern in READS.values())


def kinds(parent: type[Choice]) -> Iterator[type[Choice]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_picture_of_a_choice_is_drawn() -> None:
    registry.games()
    drawn = {
        name
        for sheet in [CLIENT / "art" / "icons.svg", *(CLIENT / "games").glob("*/art/icons.svg")]
        for name in re.findall(r'id="i-([\w-]+)"', sheet.read_text())
    }
    named = [(kind.__name__, vars(kind).get("icon", "")) for kind in kinds(Choice)]

    assert [one for one in named if isinstance(one[1], str) and one[1] and one[1] not in drawn] == []
