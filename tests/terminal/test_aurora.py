"""Last Aurora in the terminal: every moment can be drawn at every size, in both languages, and played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.seen import questions
from holdfast.locale import LANGUAGES, Language
from holdfast.terminal.board import board_of
from holdfast.terminal.ink import length, plain
from terminal.moments import after
from terminal.sittings import Conversation, first_option, seated
from terminal.test_screen import Driver, drive

BOARD = board_of("aurora")
SIZES = [(60, 12), (80, 16), (80, 22), (120, 24), (160, 40)]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_moment_can_be_drawn_and_fits(lang: Language, seats: int) -> None:
    company = ["greedy", "random", "greedy", "random"][:seats]
    for number, (table, seat) in enumerate(questions(seats, "draw", company, game="aurora")):
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
        said = BOARD.spoken(view, lang)
        assert all(line.strip() for line in said)
        assert "aurora-" not in "".join(said)


def test_the_board_shows_road_zone_enemies_and_everybody_else() -> None:
    view = after("aurora/4_ice", 380).view(0)
    shown = "\n".join(plain(line) for line in BOARD.board(view, "en", 120, 60))

    for word in ("Valley", "Coast", "Bay", "⚑", "Army Base", "Randoll and Randall", "Blue", "Green", "Yellow"):
        assert word in shown
    assert "Entry: 1 damage." in shown
    assert "Frozen river 6→8 (tracks)" in shown


def test_a_card_s_words_give_way_where_there_is_little_room() -> None:
    view = after("aurora/4_ice", 380).view(0)
    shown = "\n".join(plain(line) for line in BOARD.board(view, "en", 80, 16))

    assert "Army Base" in shown
    assert "Entry: 1 damage." not in shown


@pytest.mark.parametrize(("phase", "first"), [("scouting", "zone"), ("shooting", "enemies"), ("movement", "road")])
def test_in_parts_what_is_chosen_among_comes_first(phase: str, first: str) -> None:
    view = after("aurora/4_ice", 380).view(0)
    view["table"]["phase"] = phase
    begins = {"zone": " 1 ", "enemies": " Last Howl (Coast)", "road": " ▏Valley"}

    assert "".join(span.text for span in BOARD.board(view, "en", 80, 8)[0]).startswith(begins[first])
    assert "▏Valley" in plain(BOARD.board(view, "en", 120, 60)[0])


def test_convoys_on_one_space_stand_above_each_other() -> None:
    view = after("aurora/4_ice", 380).view(None)
    shown = [plain(line) for line in BOARD.board(view, "en", 80, 60)]

    marks = [line.split() for line in shown[1:3]]
    assert marks == [["G"], ["B", "Y", "P"]]


def test_a_damaged_weapon_is_marked_as_one() -> None:
    view = after("aurora/1_lost", 40).view(0)
    shown = "\n".join(plain(line) for line in BOARD.mine(view, "en", False, False))

    assert "×w1" in shown
    assert "·ff" in shown


def test_items_are_covered_from_neighbours() -> None:
    view = after("aurora/4_ice", 380).view(0)

    for roomy in (False, True):
        assert "Incendiary" in "".join(plain(line) for line in BOARD.mine(view, "en", False, roomy))
        assert "Incendiary" not in "".join(plain(line) for line in BOARD.mine(view, "en", True, roomy))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_automa_s_line_is_on_the_sheet_of_a_solo_game(lang: Language) -> None:
    view = after("aurora/1_won", 10_000).view(0)
    lines = [plain(line) for line in BOARD.sheet(view, lang)]

    assert any(line.startswith("Automa" if lang == "en" else "Автома") for line in lines)
    assert all(length(line) <= 80 for line in BOARD.sheet(view, lang))
    assert len(BOARD.spoken_sheet(view, lang)) == 3


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_play_to_the_end_line_by_line(lang: Language, tmp_path: Path) -> None:
    hotseat = seated(game="aurora", seats=2, bots="random", me=[0], save=str(tmp_path / "play.record"))
    said = Conversation(hotseat, first_option, lang).run()

    assert hotseat.over
    assert "aurora-" not in said


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
def test_the_full_screen_shows_the_road_and_takes_answers(size: tuple[int, int]) -> None:
    async def scenario(driver: Driver) -> None:
        while driver.stage.hotseat.table.view(None)["table"]["phase"] == "scouting":
            await driver.press("1")
        shown = driver.shown()
        assert "Round 1 of 6" in shown
        assert "Valley" in shown

    drive(scenario, size, game="aurora", seats=3, me=[0], bots="greedy")
