"""Rule ids and their texts: a game's ledger, `rules.toml`, as typed values."""

from __future__ import annotations

import difflib
import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

from holdfast.kernel.errors import Refusal, RulesError

KINDS = ("rule", "ruling")
SOURCES = ("rulebook", "public", "ruling", "designed")
AUDIENCES = ("player", "engine")

CHAPTER_FIELDS = ("id", "en", "ru")
RULE_FIELDS = ("id", "chapter", "kind", "audience", "en", "ru")


@dataclass(frozen=True)
class Rule:
    """One rule of a game, in both languages."""

    id: str
    chapter: str
    kind: str
    sources: tuple[str, ...]
    audience: str
    en: str
    ru: str

    def tags(self) -> list[str]:
        """What a reader should know of it: that it is a ruling, and its sources unless the rulebook is the only one."""
        if self.kind == "ruling":
            return ["ruling", *(source for source in self.sources if source != "ruling")]
        return [] if self.sources == ("rulebook",) else list(self.sources)

    def text(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rulebook with its rules, in the rulebook's order."""

    id: str
    en: str
    ru: str
    rules: tuple[Rule, ...]

    def title(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


class UnknownRule(Refusal):
    """No such rule or chapter; names those that are spelt nearly so."""

    def __init__(self, rule_id: str, near: list[str]) -> None:
        possible = ", ".join(near)
        super().__init__(
            "unknown-rule",
            f"There is no rule “{rule_id}”. Nearest: {possible}.",
            "",
            {"rule": rule_id, "possible": possible},
        )


class Ledger:
    """All rules of one game."""

    def __init__(self, chapters: tuple[Chapter, ...]) -> None:
        self.chapters = chapters
        self.rules: dict[str, Rule] = {rule.id: rule for chapter in chapters for rule in chapter.rules}

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id, whatever its capitals; otherwise UnknownRule."""
        found = self.rules.get(rule_id.upper())
        if found is None:
            raise self.unknown(rule_id)
        return found

    def chapter(self, chapter_id: str) -> Chapter:
        """The chapter with this id, whatever its capitals; otherwise UnknownRule."""
        wanted = chapter_id.upper()
        for chapter in self.chapters:
            if chapter.id == wanted:
                return chapter
        raise self.unknown(chapter_id)

    def unknown(self, wanted: str) -> UnknownRule:
        ids = [*self.rules, *(chapter.id for chapter in self.chapters)]
        near = difflib.get_close_matches(wanted.upper(), ids, n=5, cutoff=0.5)
        return UnknownRule(wanted, near or [chapter.id for chapter in self.chapters])


def read_ledger(game: str) -> Ledger:
    """The ledger that comes with the game of this name; an empty one, if nobody has written it yet."""
    source = resources.files(f"holdfast.games.{game}").joinpath("rules.toml")
    if not source.is_file():
        return Ledger(())
    return parse_ledger(source.read_text("utf-8"), f"{game}/rules.toml")


def parse_ledger(text: str, place: str) -> Ledger:
    """The ledger in this text. A slip in it is a RulesError that names `place`, the line and the entry."""
    try:
        tables: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as slip:
        raise RulesError(f"{place}: {slip}") from None
    return LedgerReader(text, place).read(tables)


class LedgerReader:
    """Turns the tables of a `rules.toml` into a Ledger and says exactly where one is wrong."""

    def __init__(self, text: str, place: str) -> None:
        self.text = text
        self.place = place

    def read(self, tables: dict[str, Any]) -> Ledger:
        for name in tables:
            if name not in ("chapter", "rule"):
                raise RulesError(f"{self.place}: [{name}] is neither [[chapter]] nor [[rule]]")
        titles = self.read_entries(tables, "chapter", CHAPTER_FIELDS)
        rules = self.read_rules(tables, titles)
        chapters = [
            Chapter(key, title["en"], title["ru"], tuple(rule for rule in rules if rule.chapter == key))
            for key, title in titles.items()
        ]
        return Ledger(tuple(chapters))

    def read_rules(self, tables: dict[str, Any], titles: dict[str, dict[str, str]]) -> list[Rule]:
        allowed = {"kind": KINDS, "audience": AUDIENCES, "chapter": tuple(titles)}
        rules: list[Rule] = []
        sources = self.take_sources(tables)
        for n, entry in enumerate(self.read_entries(tables, "rule", RULE_FIELDS).values()):
            for field, values in allowed.items():
                if entry[field] not in values:
                    self.refuse("rule", n, f"{field} = {entry[field]!r} is none of {', '.join(values)}")
            rules.append(
                Rule(
                    entry["id"],
                    entry["chapter"],
                    entry["kind"],
                    sources[n],
                    entry["audience"],
                    entry["en"],
                    entry["ru"],
                )
            )
        return rules

    def take_sources(self, tables: dict[str, Any]) -> list[tuple[str, ...]]:
        """Where each rule comes from: the one field that is a list."""
        found: list[tuple[str, ...]] = []
        rules: Any = tables.get("rule", [])
        for n, table in enumerate(rules if isinstance(rules, list) else []):
            sources: Any = table.pop("sources", [])
            if not sources or not isinstance(sources, list) or any(source not in SOURCES for source in sources):
                self.refuse("rule", n, f"sources = {sources!r} is no list of {', '.join(SOURCES)}")
            found.append(tuple(sources))
        return found

    def read_entries(self, tables: dict[str, Any], name: str, fields: tuple[str, ...]) -> dict[str, dict[str, str]]:
        """All [[name]] tables by id, in order, each with exactly these fields, all of them texts."""
        entries: dict[str, dict[str, str]] = {}
        found: Any = tables.get(name, [])
        if not isinstance(found, list):
            raise RulesError(f"{self.place}: write [[{name}]], not [{name}]")
        for n, table in enumerate(found):
            entry = self.read_entry(table, name, n, fields)
            if entry["id"] in entries:
                self.refuse(name, n, f"there is another {entry['id']}")
            entries[entry["id"]] = entry
        return entries

    def read_entry(self, table: dict[str, Any], name: str, n: int, fields: tuple[str, ...]) -> dict[str, str]:
        for field in table:
            if field not in fields:
                self.refuse(name, n, f"{field!r} is none of {', '.join(fields)}")
        entry: dict[str, str] = {}
        for field in fields:
            value: Any = table.get(field)
            if not isinstance(value, str) or not value.strip():
                self.refuse(name, n, f"{field} must be a text")
            entry[field] = value
        return entry

    def refuse(self, name: str, n: int, slip: str) -> None:
        """RulesError about the n-th [[name]]."""
        heading = f"[[{name}]]"
        lines = [at for at, line in enumerate(self.text.splitlines(), 1) if line.strip() == heading]
        line = f", line {lines[n]}" if n < len(lines) else ""
        raise RulesError(f"{self.place}{line}, {heading} number {n + 1}: {slip}")
