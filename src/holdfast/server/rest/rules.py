"""The REST door for rules: a game's ledger, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import Parameter

from holdfast.games import registry
from holdfast.kernel.ledger import Chapter, read_ledger
from holdfast.locale.finding import find, pieces_in, told

MOST_ASKED = 80
"""Letters of a search; nobody asks a longer one."""


class RuleText(msgspec.Struct):
    """One rule. `tags`: rulebook, public, ruling, designed, as far as it is not the rulebook alone."""

    id: str
    tags: list[str]
    en: str
    ru: str
    pieces: list[str]
    """What of the game's pieces it names, by their ids."""


class ChapterText(msgspec.Struct):
    """A chapter of the rulebook, in the rulebook's order."""

    id: str
    en: str
    ru: str
    rules: list[RuleText]


class FoundRule(msgspec.Struct):
    """A rule that answers a search, and by which of its words."""

    id: str
    words: list[str]


@get("/api/rules/{game:str}", tags=["rules"])
async def rules(game: str) -> list[ChapterText]:
    """The rules of a game that concern players, chapter by chapter."""
    return chapters_of(game)


@get("/api/rules/{game:str}/search", tags=["rules"])
async def search(game: str, q: Annotated[str, Parameter(max_length=MOST_ASKED)]) -> list[FoundRule]:
    """The rules that answer, in the rulebook's order: `10.7`, a word in any form, or what else it is called."""
    chapters_of(game)
    return [FoundRule(found.rule.id, found.words) for found in find(game, q)]


@cache
def chapters_of(game: str) -> list[ChapterText]:
    """Read once: a ledger takes longer to read than a second of a busy server has for one visitor."""
    registry.game(game)
    return [chapter_text(game, chapter) for chapter in read_ledger(game).chapters]


def chapter_text(game: str, chapter: Chapter) -> ChapterText:
    said = [RuleText(rule.id, rule.tags(), rule.en, rule.ru, pieces_in(game, rule)) for rule in told(chapter)]
    return ChapterText(chapter.id, chapter.en, chapter.ru, said)
