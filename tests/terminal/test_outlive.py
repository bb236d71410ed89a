"""Outlive in the terminal: every moment can be drawn at every size, in both languages, and played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast
from bots.seen import questions
from holdfast.locale import LANGUAGES, Language, translate
from holdfast.terminal.board import board_of
from holdfast.terminal.ink import length, plain
from holdfast.terminal.words import name
from terminal.sittings import Conversation, first_option, seated
from terminal.test_screen import Driver, drive

BOARD = board_of("outlive")
SIZES = [(60, 12), (80, 16), (80, 22), (120, 24), (160, 40)]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_can_be_drawn_and_fits(lang: Language, seats: int) -> None:
    company = ["greedy", "random", "greedy", "random"][:seats]
    for number, (table, seat) in enumerate(questions(seats, "draw", company, game="outlive")):
        if number % 9:
            continue
        view = table.view([seat, None][number % 2])
        for width, height in SIZES:
            lines = BOARD.board(view, lang, width, height)
            assert all(length(line) <= width for line in lines)
            assert lines
        assert all(plain(part) for part in BOARD.bar(view, lang))
        BOARD.mine(view, lang, False, True)
        BOARD.notes(view, lang)
        assert all(line.strip() for line in BOARD.spoken(view, lang))


def test_the_wide_board_shows_all_zones_and_everybody_else() -> None:
    table = holdfast.new("outlive", seats=3, seed="wide")
    while table.view(None)["table"]["day"] < 2:
        ask = table.asking()[0]
        table.play(ask.seat, ask.default)
    shown = "\n".join(plain(line) for line in BOARD.board(table.view(0), "en", 120, 24))

    for word in ("Forest", "Dam", "Military base", "Silent Peak", "Mine", "Cargo ship", "Fair", "Blackwood", "Beige"):
        assert word in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_anything_is_laid_out_nothing_is_said_to_be_gone(lang: Language) -> None:
    view = holdfast.new("outlive", seats=3, seed="laid out").view(0)
    gone = [
        translate(f"outlive-{one}", lang, left="no") for one in ("prey-gone", "display-empty", "no-disasters", "algae")
    ]
    drawn = [plain(line) for size in ((80, 16), (120, 24)) for line in BOARD.board(view, lang, *size)]
    said = "\n".join([*drawn, *BOARD.spoken(view, lang)])

    assert [word for word in gone if word in said] == []
    assert "0" not in said
    assert {"en": "wood", "ru": "дерево"}[lang] in said


def test_what_is_laid_out_in_set_up_already_is_shown() -> None:
    table = holdfast.new("outlive", seats=3, seed="laid out")
    while not table.view(None)["table"]["token"]:
        ask = table.asking()[0]
        table.play(ask.seat, ask.default)
    assert table.view(None)["table"]["phase"] == "set_up"
    shown = "\n".join(plain(line) for line in BOARD.board(table.view(0), "en", 80, 16))
    said = "\n".join(BOARD.spoken(table.view(0), "en"))

    for text in (shown, said):
        assert "on top, " in text
        assert "search: 10" in text
        assert "algae ready" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_dealt_is_explained_in_the_notes_and_where_there_is_room(lang: Language) -> None:
    view = holdfast.new("outlive", seats=3, seed="covered").view(0)
    notes = "\n".join(plain(line) for line in BOARD.notes(view, lang))
    roomy = "\n".join(plain(line) for line in BOARD.mine(view, lang, False, True))
    covered = "\n".join(plain(line) for line in BOARD.mine(view, lang, True, True))

    for kind in (*view["me"]["dealt_rooms"], *view["me"]["dealt_leaders"], "builders"):
        called = name("outlive", kind, lang)
        assert f"{called} — " in notes
        assert f"{called} — " in roomy
        assert called not in covered
    assert {"en": "Squads begin here", "ru": "Отряды начинают отсюда"}[lang] in notes


def test_what_was_dealt_is_covered_from_neighbours() -> None:
    view = holdfast.new("outlive", seats=3, seed="covered").view(0)
    open_lines = [plain(line) for line in BOARD.mine(view, "en", False, False)]
    covered = [plain(line) for line in BOARD.mine(view, "en", True, False)]

    assert "leaders:" in open_lines[1]
    assert "leaders:" not in "".join(covered)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_play_to_the_end_line_by_line(lang: Language, tmp_path: Path) -> None:
    hotseat = seated(game="outlive", seats=2, bots="random", me=[0], save=str(tmp_path / "play.record"))
    said = Conversation(hotseat, first_option, lang).run()

    assert hotseat.over
    assert ("The Convoy has come" if lang == "en" else "Караван пришёл") in said
    assert "outlive-" not in said


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_the_full_screen_shows_the_ring_and_takes_answers(size: tuple[int, int]) -> None:
    async def scenario(driver: Driver) -> None:
        while driver.stage.hotseat.table.view(None)["table"]["day"] < 2:
            await driver.press("1")
        shown = driver.shown()
        assert "Blackwood" in shown
        assert "Day 2 of 6" in shown

    drive(scenario, size, game="outlive", seats=3, me=[0], bots="greedy")


@pytest.mark.slow
def test_what_a_small_screen_has_no_room_for_is_one_key_away() -> None:
    async def scenario(driver: Driver) -> None:
        while driver.stage.hotseat.table.view(None)["table"]["day"] < 2:
            await driver.press("1")
        assert "part 1 of 2: b" in driver.shown()
        assert "Purple" not in driver.shown().split("part 1")[0]

        await driver.press("b")

        assert "part 2 of 2" in driver.shown()
        assert "Purple" in driver.shown().split("part 2")[0]

    drive(scenario, (80, 24), game="outlive", seats=4, me=[0], bots="greedy")
