"""The board that draws any view: from its form alone, in both languages, as wide as there is room."""

from __future__ import annotations

import pytest

from conformance.driver import Driver
from conformance.subjects import Case
from holdfast.games import registry
from holdfast.kernel.game import checked_options
from holdfast.locale import LANGUAGES, Language
from holdfast.terminal.board import View, board_of
from holdfast.terminal.default import DefaultBoard
from holdfast.terminal.default.things import Group, Mark, Pile, Tally, Track, things
from holdfast.terminal.ink import Strip, length, plain

VIEW: View = {
    "table": {"day": {"now": 2, "of": 6}, "deck": 41, "phase": "dusk"},
    "stove": ["oak", "log", "log"],
    "seats": [
        {"who": "kid", "wounds": {"now": 1, "of": 3}, "hand": 4, "first": True},
        {"who": "captain", "wounds": {"now": 0, "of": 12}, "hand": 0, "first": False},
    ],
    "waiting": {"ask": "Feed", "who": ["kid"]},
    "result": None,
    "me": {"who": "kid", "hand": ["oak", "flare_gun"], "notebook": {"deck": ["oak"]}},
}


def test_a_game_that_nobody_has_drawn_has_the_default_board() -> None:
    assert isinstance(board_of("pebbles"), DefaultBoard)
    assert not isinstance(board_of("lifeboat"), DefaultBoard)


def test_things_are_read_by_their_form() -> None:
    fields = {"a": {"now": 1, "of": 2}, "b": 7, "c": ["x"], "d": True, "e": "dusk", "f": False, "g": None}
    fields["h"] = [{"who": "kid", "n": 1}]

    read = [Track("a", 1, 2), Tally("b", 7), Pile("c", ["x"]), Mark("d"), Mark("e", "dusk")]
    assert things(fields) == [*read, Group("h", [Group("kid", [Tally("n", 1)])])]


def test_seats_piles_and_tracks_are_drawn_with_the_game_s_own_names() -> None:
    drawn = text(DefaultBoard("lifeboat").board(VIEW, "en", 80, 0))

    assert "Kid  wounds ●○○ · hand 4 · first" in drawn
    assert "Captain  wounds 0/12 · hand 0" in drawn
    assert "stove oak, log ×2" in drawn


def test_where_there_is_room_every_seat_has_a_plate() -> None:
    drawn = text(DefaultBoard("lifeboat").board(VIEW, "ru", 120, 20))

    assert drawn.count("╭") == 2
    assert "Шкет" in drawn


def test_what_is_mine_is_private_and_can_be_covered() -> None:
    board = DefaultBoard("lifeboat")
    (mine,) = board.mine(VIEW, "en", False, False)

    assert plain(mine) == "hand oak, flare gun"
    assert mine[-1].style == "private"
    assert "oak" not in text(board.mine(VIEW, "en", True, False))
    assert "oak" in text(board.notes(VIEW, "en"))


def test_a_listener_hears_all_that_lies_open_and_nothing_else() -> None:
    said = DefaultBoard("lifeboat").spoken(VIEW, "en")

    assert "Kid: wounds 1/3, hand 4, first" in said
    assert not any("flare" in line for line in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", registry.games())
def test_any_game_can_be_played_on_it(slug: str, lang: Language) -> None:
    game = registry.game(slug)
    driver = Driver(Case(slug, game.fewest, checked_options(game, {})), "default board")
    board = DefaultBoard(slug)
    for _ in driver.moments(20):
        view = driver.sitting.view(0)
        for width, height in ((80, 0), (80, 24), (140, 40)):
            assert all(length(line) <= width for line in board.board(view, lang, width, height))
        assert board.bar(view, lang)
        assert board.spoken(view, lang)
    end = driver.sitting.view(0)
    assert len(board.sheet(end, lang)) == game.fewest + 3
    assert len(board.spoken_sheet(end, lang)) == game.fewest + 1


def text(lines: list[Strip]) -> str:
    return "\n".join("".join(span.text for span in line) for line in lines)
