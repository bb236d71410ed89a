"""How each event is shown is said once, in `telling.toml`: a row for every event, and no row for anything else."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

from holdfast.api import Table
from holdfast.games import registry
from holdfast.games.telling import USUAL, manner_of, read_telling, telling_of
from holdfast.kernel.canonical import told
from holdfast.kernel.errors import Refusal
from holdfast.kernel.event import Event
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from holdfast.terminal.board import style_of
from holdfast.terminal.screen.palette import palette
from web.scenes import GOLDEN


def classes(game: str) -> dict[str, type[Event]]:
    module = import_module(f"holdfast.games.{game}.events")
    found = (one for _, one in inspect.getmembers(module, inspect.isclass) if issubclass(one, Event))
    return {one.__name__: one for one in found if one.__module__.startswith(module.__name__)}


def events(game: str) -> set[str]:
    return set(classes(game))


@pytest.mark.parametrize("game", registry.games())
def test_every_event_has_a_row_and_every_row_an_event(game: str) -> None:
    assert set(telling_of(game)) == events(game)


@pytest.mark.parametrize("game", registry.games())
def test_what_is_left_out_of_the_log_is_no_heading_and_no_turn_of_the_story(game: str) -> None:
    for event, manner in telling_of(game).items():
        assert not (manner.quiet and (manner.head or manner.hot or manner.weight)), event


@pytest.mark.parametrize("game", registry.games())
def test_who_acts_on_whom_with_what_is_said_by_arguments_that_the_event_has(game: str) -> None:
    for event, manner in telling_of(game).items():
        has = {*classes(game)[event].__struct_fields__, USUAL.actor}
        assert {manner.actor, manner.target, manner.thing, manner.source} <= {"", *has}, event


@pytest.mark.parametrize("game", registry.games())
def test_what_one_does_to_another_has_a_target(game: str) -> None:
    for event, manner in telling_of(game).items():
        others = {"of", "to", "whom"} & set(classes(game)[event].__struct_fields__)
        assert not others or manner.target in others, event


COMES_OVER = {"Contaminated", "Damaged", "LootWon", "Rested", "SurvivorLost", "SurvivorMoved", "TokenLost"}


def test_what_comes_over_a_convoy_while_others_speak_is_no_act_of_it() -> None:
    while_others_spoke: set[str] = set()
    for name in ("4_ice", "4_thinned"):
        record = parse((GOLDEN / "aurora" / f"{name}.record").read_text("utf-8"))
        table = Table(sit(registry.game("aurora"), record.header))
        for line in record.lines:
            heard = len(table.sitting.heard)
            table.play(line.author, line.text)
            who = [seat["who"] for seat in table.view(None)["seats"]]
            speaker = who[int(line.author)] if line.author.isdigit() else ""
            events = [told(event) for _, event in table.sitting.heard[heard:]]
            while_others_spoke |= {
                event["event"] for event in events if event.get("who", speaker) in {*who} - {speaker}
            }

    assert while_others_spoke >= COMES_OVER
    assert [event for event in COMES_OVER if not manner_of("aurora", event).befalls] == []


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ('Died = { tone = "pink" }', r"Died: .*'pink'.*\$\.tone"),
        ("Died = { wieght = 3 }", "Died: .*wieght"),
        ("Died = { pace = 9000 }", r"Died: .*\$\.pace"),
        ('Died = "loud"', "x/telling.toml: "),
    ],
)
def test_an_unknown_word_is_refused_with_its_file_and_place(row: str, said: str) -> None:
    with pytest.raises(Refusal, match=rf"x/telling\.toml.*{said.removeprefix('x/telling.toml')}"):
        read_telling(row, "x/telling.toml")


def test_an_event_of_every_game_is_shown_as_most_are() -> None:
    assert manner_of("lifeboat", "TakenBack") == USUAL


@pytest.mark.parametrize("game", registry.games())
def test_the_terminal_has_a_colour_for_every_tone(game: str) -> None:
    assert {style_of(game, event).split()[0] for event in telling_of(game)} <= set(palette(game))


def test_headings_and_turns_of_the_story_are_bold() -> None:
    styles = [style_of("lifeboat", event) for event in ("DayBroke", "Died", "Wounded", "Rowed")]

    assert styles == ["accent bold", "danger bold", "danger", "text"]
