"""Doomsday in the terminal: every moment can be drawn at every size, in both languages, and tells no secret."""

from __future__ import annotations

import pytest

from bots.seen import questions
from holdfast.locale import LANGUAGES, Language
from holdfast.terminal.board import board_of
from holdfast.terminal.ink import length, plain
from terminal.moments import after

BOARD = board_of("doomsday")
SIZES = [(60, 12), (80, 16), (120, 24), (160, 40)]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 9, 16])
def test_every_moment_can_be_drawn_and_fits(lang: Language, seats: int) -> None:
    company = ["random"] * seats
    for number, (table, seat) in enumerate(questions(seats, "draw", company, game="doomsday")):
        if number > 1500:
            break
        if number % 37:
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
        assert "doomsday-" not in "".join(said)


def drawn(view: dict[str, object], width: int = 120, height: int = 40) -> list[str]:
    return [plain(line) for line in BOARD.board(view, "en", width, height)]


def test_the_board_shows_the_centre_and_a_line_for_everybody() -> None:
    view = after("doomsday/8_machine", 200).view(2)
    shown = drawn(view)

    assert shown[0].startswith("Centre: ")
    assert len(shown) == 1 + 8
    assert all(name in line for name, line in zip(("Azimuth", "Byte", "Vector", "Granite"), shown[1:], strict=False))
    assert any("→" in line for line in shown), "somebody aims at somebody by now"


def test_sixteen_stand_side_by_side_where_there_is_little_room() -> None:
    view = after("doomsday/16_machine", 300).view(2)

    assert len(drawn(view, 120, 40)) == 1 + 16
    assert len(drawn(view, 80, 12)) <= 12


def test_only_my_own_part_shows_what_only_i_know() -> None:
    """Who sits beside me sees the board; my cards and my notebook can be covered."""
    table = after("doomsday/8_machine", 60)
    assert drawn(table.view(2)) == drawn(table.view(None))
    assert [plain(line) for line in BOARD.mine(table.view(2), "en", True, True)] == ["▒▒▒"]
    assert "Your team: " in plain(BOARD.mine(table.view(2), "en", False, False)[0])


def test_the_end_says_who_was_what_and_who_has_won() -> None:
    view = after("doomsday/8_machine", 10_000).view(0)
    said = BOARD.spoken_sheet(view, "en")

    assert said[0] == "No human lives."
    assert len(said) == 1 + 8
    assert "Machines, victory; role " in said[1]
    assert len(BOARD.sheet(view, "ru")) == 2 + 8
