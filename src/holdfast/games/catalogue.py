"""What every game's content says in the same form: how tables can differ, and how long a question may take."""

from __future__ import annotations

from typing import Literal

import msgspec

from holdfast.kernel.game import TableOption, Timing, Value

Source = Literal["rulebook", "public", "designed"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a content file: a misspelt key is refused."""


class Numbers(Strict, kw_only=True):
    """Numbers that belong together, and where they come from."""

    source: Source
    sources: dict[str, Source] = {}
    note: str = ""


class Entry(Numbers, kw_only=True):
    """What everything in the content says of itself: its names, and where its values come from."""

    id: str
    en: str
    ru: str


class OptionEntry(Entry, kw_only=True):
    """One way in which a table can differ."""

    values: list[str | bool]
    default: str | bool
    value_names_en: list[str] = []
    value_names_ru: list[str] = []
    option_rule: str = ""
    """Where the rulebook speaks of it."""


class Timer(Entry, kw_only=True):
    """Seconds for a question at each pace; with `extend` a public change of a window pushes its end, up to `cap`."""

    live: int
    relaxed: int
    by_mail: int
    extend: dict[str, int] = {}
    cap: dict[str, int] = {}


def table_options(options: list[OptionEntry]) -> list[TableOption]:
    """The options of a table, each with its usual value first."""
    found: list[TableOption] = []
    for option in options:
        others: list[Value] = [value for value in option.values if value != option.default]
        found.append(TableOption(option.id, [option.default, *others], option.option_rule))
    return found


def timings(timers: list[Timer]) -> dict[tuple[str, str], Timing]:
    """How long each question may take at each pace."""
    return {
        (timer.id, pace): Timing(length, timer.extend.get(pace, 0), timer.cap.get(pace, 0))
        for timer in timers
        for pace, length in (("live", timer.live), ("relaxed", timer.relaxed), ("by_mail", timer.by_mail))
    }


def timer_names(timers: list[Timer]) -> dict[str, dict[str, str]]:
    """What each timer is for, in both languages."""
    return {timer.id: {"en": timer.en, "ru": timer.ru} for timer in timers}
