"""`holdfast rules GAME [ID]`: what the rulebook says."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.mistake import Mistake
from holdfast.games.folders import folders
from holdfast.kernel.ledger import Chapter, Ledger, Rule, read_ledger
from holdfast.locale import Language, language, translate
from holdfast.locale.finding import find, full_id


def games_with_rules() -> list[str]:
    return [slug for slug, place in folders().items() if (place / "rules.toml").is_file()]


def rules(
    game: Annotated[str, Parameter(help=f"The game: {' or '.join(games_with_rules())}.")],
    rule: str = "",
    /,
    *,
    search: str = "",
) -> None:
    """Look up a rule, a chapter or the whole rulebook.

    Parameters
    ----------
    game: str
        The game.
    rule: str
        A rule or a chapter, such as LIF-10.7 or 10.7, LIF-10 or 10; a word is searched for; without it, all rules
        for players.
    search: str
        Words to look for, in any form and either language, or what else they are called: tie, ничья, drowned.
    """
    ledger = read_ledger(known(game.lower()))
    rule = full_id(ledger, rule)
    lang = language()
    if search or is_word(rule):
        print(found(game.lower(), search or rule, lang))
    elif not rule:
        print("\n\n".join(chapter_page(chapter, lang) for chapter in ledger.chapters))
    elif is_chapter(ledger, rule):
        print(chapter_page(ledger.chapter(rule), lang))
    else:
        print(paragraph(ledger.rule(rule), lang))


def found(game: str, search: str, lang: Language) -> str:
    """The rules that answer; a Mistake if none does."""
    answers = find(game, search)
    if not answers:
        raise Mistake("rules-nothing-found", code=1, word=search)
    return "\n\n".join(paragraph(answer.rule, lang) for answer in answers)


def known(game: str) -> str:
    """The game's name if there are rules for it."""
    games = games_with_rules()
    if game not in games:
        raise Mistake("cli-unknown-game", word=game, possible=", ".join(games))
    return game


def is_word(asked: str) -> bool:
    """Is this no id of anything? Every id has a number in it."""
    return bool(asked) and not any(letter.isdecimal() for letter in asked)


def is_chapter(ledger: Ledger, wanted: str) -> bool:
    return any(chapter.id == wanted.upper() for chapter in ledger.chapters)


def chapter_page(chapter: Chapter, lang: Language) -> str:
    """A chapter as players read it: what only concerns the engine is left out."""
    heading = f"{chapter.id}  {chapter.title(lang)}"
    told = [paragraph(rule, lang) for rule in chapter.rules if rule.audience == "player"]
    return "\n\n".join([heading, *told])


def paragraph(rule: Rule, lang: Language) -> str:
    """`LIF-10.7  The text`, folded to the terminal's width; as one line where a program reads it."""
    tags = ", ".join(translate(f"rules-{tag}", lang) for tag in rule.tags())
    mark = f" ({tags})" if tags else ""
    text = f"{rule.id}{mark}  {rule.text(lang)}"
    if not sys.stdout.isatty():
        return text
    return textwrap.fill(text, min(shutil.get_terminal_size().columns, 100), break_on_hyphens=False)
