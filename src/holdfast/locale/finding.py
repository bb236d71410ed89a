"""A rulebook searched as people ask: by id, by words in any form, and by words that mean the same.

`10.7`, `LIF-10.7`, «ничьи», "drowned": browser and command line ask here. What else a word is called stands in the
game's `synonyms.toml`, in both languages at once.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from holdfast.games.content import read
from holdfast.games.folders import folder
from holdfast.kernel.ledger import Chapter, Ledger, Rule, read_ledger
from holdfast.locale import LANGUAGES
from holdfast.locale.files import words_of

WORD = re.compile(r"[^\W_]+(?:[-.’'][^\W_]+)*")
MANY_LETTERS = 4
"""A word still being typed finds what begins with it, from so many letters on."""

EMPTY = frozenset(("ничего", "ничему", "ничем", "ничто"))
"""They say nothing, and their stem is that of «ничья»."""


class Group(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Words that mean the same thing in this game; an entry may have several words."""

    en: Annotated[list[str], Meta(min_length=1)]
    ru: Annotated[list[str], Meta(min_length=1)]


class Synonyms(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A game's `synonyms.toml`."""

    same: list[Group] = []


class Found(NamedTuple):
    """A rule that answers, and which of its words do, as they stand in its texts."""

    rule: Rule
    words: list[str]


Way = tuple[str, ...]
"""Stems that must all be there."""


def find(game: str, asked: str) -> list[Found]:
    """The players' rules that answer, in the rulebook's order. An id finds itself alone; no word finds nothing."""
    ledger = read_book(game)
    if named := by_id(ledger, asked):
        return [Found(rule, []) for rule in named]
    wanted = [ways(game, word) for word in asked_words(game, asked)]
    if not wanted:
        return []
    answers = ((rule, answer(chapter, rule, wanted)) for chapter in ledger.chapters for rule in told(chapter))
    return [Found(rule, words) for rule, words in answers if words is not None]


def full_id(ledger: Ledger, asked: str) -> str:
    """The id that is meant: `10.7` in Lifeboat is LIF-10.7, `8.1` in Outlive OUT-08.1. Else as it was asked."""
    if not ledger.chapters:
        return asked
    prefix = ledger.chapters[0].id.partition("-")[0]
    ids = {chapter.id for chapter in ledger.chapters} | set(ledger.rules)
    meant = (asked.upper(), f"{prefix}-{asked}".upper(), f"{prefix}-0{asked}".upper())
    return next((one for one in meant if one in ids), asked)


def by_id(ledger: Ledger, asked: str) -> list[Rule]:
    """The rule, or the rules of the chapter, of this id."""
    wanted = full_id(ledger, asked.strip())
    if wanted in ledger.rules:
        return [ledger.rules[wanted]]
    return [rule for chapter in ledger.chapters if chapter.id == wanted for rule in told(chapter)]


def told(chapter: Chapter) -> list[Rule]:
    """The rules of a chapter that concern players."""
    return [rule for rule in chapter.rules if rule.audience == "player"]


def answer(chapter: Chapter, rule: Rule, wanted: list[list[Way]]) -> list[str] | None:
    """The words by which this rule answers everything that is asked; None if it does not."""
    stems = stems_of(f"{rule.en} {rule.ru}")
    title = stems_of(f"{chapter.en} {chapter.ru}")
    words: list[str] = []
    for one in wanted:
        hits = [hit for way in one if (hit := hits_of(way, stems, title)) is not None]
        if not hits:
            return None
        words += [word for hit in hits for word in hit]
    return sorted(set(words))


def hits_of(way: Way, stems: dict[str, set[str]], title: dict[str, set[str]]) -> list[str] | None:
    """The rule's words that have these stems; the chapter's title speaks for all its rules."""
    words: list[str] = []
    for stem in way:
        begun = stem.removesuffix("…")
        found = [key for key in stems if key == stem or (begun != stem and key.startswith(begun))]
        if not found and stem not in title:
            return None
        words += [word for key in found for word in stems[key]]
    return words


def asked_words(game: str, asked: str) -> list[str]:
    """What is asked, a phrase of the synonyms as one."""
    words = split(asked)
    for length in range(len(words), 1, -1):
        for at in range(len(words) - length + 1):
            phrase = " ".join(words[at : at + length])
            if tuple(map(stem_of, split(phrase))) in same_as(game):
                return [*words[:at], phrase, *words[at + length :]]
    return words


def ways(game: str, word: str) -> list[Way]:
    """In which ways a rule can answer a word: by itself in any form, or by what means the same."""
    own = tuple(map(stem_of, split(word)))
    begun = [(f"{word.lower()}…",)] if len(own) == 1 and len(word) >= MANY_LETTERS else []
    return [own, *begun, *same_as(game).get(own, [])]


def pieces_in(game: str, rule: Rule) -> list[str]:
    """The pieces that a rule names in either language, by their ids, as the rule's reader would want them drawn."""
    stems = (set(stems_of(rule.en)), set(stems_of(rule.ru)))
    return [
        piece
        for piece, names in piece_names(game).items()
        if any(name <= stems[0] or name <= stems[1] for name in names)
    ]


@cache
def piece_names(game: str) -> dict[str, list[frozenset[str]]]:
    """By the id of a piece: the stems of each of its names, long and short, in both languages."""
    found: dict[str, list[frozenset[str]]] = {}
    for lang in LANGUAGES:
        piece = ""
        for line in words_of(game, lang).splitlines():
            if named := re.fullmatch(rf"name-{game}-(\S+) = ([^{{}}]+)", line):
                piece = named[1]
                found.setdefault(piece, []).append(stems_in(named[2]))
            elif piece and (short := re.fullmatch(r"\s+\.short = ([^{}]+)", line)) and len(short[1]) >= MANY_LETTERS:
                found[piece].append(stems_in(short[1]))
            elif not line.startswith(" "):
                piece = ""
    return {piece: [name for name in names if name] for piece, names in found.items()}


def stems_in(name: str) -> frozenset[str]:
    """The stems of a name, without what stands in brackets or is only a number."""
    words = split(re.sub(r"\(.*?\)", "", name))
    return frozenset(stem_of(word) for word in words if not word.isdigit())


@cache
def same_as(game: str) -> dict[Way, list[Way]]:
    """What else each word or phrase of the synonyms is called."""
    found: dict[Way, list[Way]] = {}
    for group in synonyms_of(game).same:
        names = [tuple(map(stem_of, split(name))) for name in (*group.en, *group.ru)]
        for name in names:
            found[name] = [*found.get(name, []), *(one for one in names if one != name)]
    return found


@cache
def synonyms_of(game: str) -> Synonyms:
    place = folder(game) / "synonyms.toml"
    if not place.is_file():
        return Synonyms()
    return read(place.read_text("utf-8"), f"games/{game}/synonyms.toml", Synonyms)


@cache
def read_book(game: str) -> Ledger:
    return read_ledger(game)


@cache
def stems_of(text: str) -> dict[str, set[str]]:
    """The words of a text by their stems."""
    stems: dict[str, set[str]] = {}
    for word in split(text):
        if word.lower() not in EMPTY:
            stems.setdefault(stem_of(word), set()).add(word)
    return stems


def split(text: str) -> list[str]:
    return WORD.findall(text)


@cache
def stem_of(word: str) -> str:
    """The word without its endings, as Snowball cuts them; ё is е, as people type it."""
    # Here, not above: who only plays needs no stemmer.
    import snowballstemmer

    plain = word.lower().replace("ё", "е")
    lang = "russian" if re.search("[а-я]", plain) else "english"
    stem: str = snowballstemmer.stemmer(lang).stemWord(plain)
    return stem
