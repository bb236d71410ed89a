"""Everything that this game can tell, ask or offer has words in both languages, and a way of being shown."""

from __future__ import annotations

import inspect
from importlib import import_module
from pkgutil import walk_packages

import pytest

from games.journal.scenes import Scene
from holdfast.games.journal import events
from holdfast.games.journal.chapters.c05_planning import DayStage
from holdfast.games.journal.rulebook import GAME
from holdfast.games.telling import telling_of
from holdfast.kernel.canonical import told
from holdfast.kernel.event import Event
from holdfast.kernel.play import options, rights
from holdfast.kernel.step import Ask, Choice
from holdfast.locale import LANGUAGES, knows
from holdfast.locale.phrase import kebab, of_choice, of_event

ABSTRACT = ("LeaderAsk",)


def classes(parent: type) -> list[str]:
    """All kinds of this parent that the game's modules define."""
    package = import_module("holdfast.games.journal")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    found = {
        one.__name__
        for module in modules
        for _, one in inspect.getmembers(module, inspect.isclass)
        if issubclass(one, parent) and one.__module__.startswith(package.__name__)
    }
    return sorted(found - set(ABSTRACT))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_and_choice_has_words(lang: str) -> None:
    wanted = [f"journal-event-{kebab(name)}" for name in classes(Event)]
    wanted += [f"journal-{part}-{kebab(name)}" for name in classes(Ask) for part in ("ask", "hint")]
    wanted += [f"journal-choice-{kebab(name)}" for name in classes(Choice)]
    assert [one for one in wanted if not knows(one, lang)] == []  # type: ignore[arg-type]


def test_every_event_has_a_row_and_every_row_an_event() -> None:
    found = {name for name, one in inspect.getmembers(events, inspect.isclass) if issubclass(one, Event)}
    assert set(telling_of("journal")) == found - {"Event"}


def test_choices_and_events_are_said_in_both_languages() -> None:
    scene = Scene("mira", "emil").have(wood=5, component=2, moonshine=1).run(DayStage(0))
    view = GAME.view(scene.table, 0)
    offered = [*options(scene.table, 0), *rights(scene.table, 0)]
    said = [[of_choice("journal", one, "PlanFor", view).said(lang) for one in offered] for lang in LANGUAGES]
    assert said[0][0] == "Rest"
    assert said[1][0] == "Отдых"
    assert "Mira drinks moonshine" in said[0]
    scene.say("go f2c5")
    assert scene.table.heard is not None
    for lang in LANGUAGES:
        told_in_words = of_event("journal", told(scene.table.heard[-1][1]), ["player1"]).said(lang)
        assert "f2c5" not in told_in_words
        assert "journal" not in told_in_words
