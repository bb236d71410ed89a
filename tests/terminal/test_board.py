"""The drawn table fits its space, whatever happens at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holdfast import api
from holdfast.locale import LANGUAGES, Language
from holdfast.terminal.board import board_of
from holdfast.terminal.default import DefaultBoard
from holdfast.terminal.ink import Span, broken, cut, fill, folded, length, plain, spread
from holdfast.terminal.lifeboat.sheet import WIDTH
from terminal.moments import after
from terminal.sittings import seated

BOARD = board_of("lifeboat")


def tables(seed: str, seats: int) -> Iterator[api.Table]:
    """A random game at every tenth question and at its end."""
    hotseat = seated(people=0, seed=seed, seats=seats)
    moves = 0
    while (seat := hotseat.bot_asked()) is not None:
        if moves % 10 == 0:
            yield hotseat.table
        hotseat.play_bot(seat, hotseat.bot_answer(seat))
        moves += 1
    yield hotseat.table


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "seats"), [("w1", 4), ("w2", 5), ("w3", 6), ("w4", 6)])
def test_no_line_is_wider_than_its_space(seed: str, seats: int) -> None:
    for table in tables(seed, seats):
        for seat in (None, *range(seats)):
            view = table.view(seat)
            for lang in LANGUAGES:
                for width, height in ((60, 9), (80, 8), (78, 23), (100, 30)):
                    lines = BOARD.board(view, lang, width, height)
                    assert all(length(line) <= width for line in lines)
                assert not BOARD.mine(table.view(None), lang, False, False)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_fits_a_small_terminal(lang: Language) -> None:
    for seed in ("s1", "s2", "s3", "s4", "s5", "s6"):
        *_, table = tables(seed, 6)
        lines = BOARD.sheet(table.view(0), lang)
        assert all(length(line) <= WIDTH for line in lines)
        assert len(lines) <= 24


def test_covered_secrets_are_not_drawn() -> None:
    view = seated().table.view(0)
    shown = "".join(plain(line) for line in BOARD.mine(view, "en", False, False))
    covered = "".join(plain(line) for line in BOARD.mine(view, "en", True, False))

    assert "alive: +" in shown
    assert "alive: +" not in covered


def test_a_line_is_cut_filled_and_spread() -> None:
    line = [Span("abc"), Span("defg", "bold")]

    assert plain(cut(line, 5)) == "abcd…"
    assert length(fill(line, 9)) == 9
    assert plain(spread(line, [Span("xy")], 6)) == "abc…xy"


def test_a_sentence_is_folded_between_words() -> None:
    line = [Span("one two three four five six seven", "bold")]

    assert [plain(piece) for piece in folded(line, 20)] == ["one two three four", "five six seven"]
    assert [plain(piece) for piece in broken(line, 20)] == ["one two three four", "five six seven"]


@pytest.mark.parametrize("record", ["aurora/1_lost", "lifeboat/4_landed_by_card", "outlive/2_points"])
def test_points_below_nothing_have_a_minus(record: str) -> None:
    view = after(record, 10_000).view(None)
    game = record.partition("/")[0]
    first = view["result"]["sheets"][0]
    first["parts"][next(iter(first["parts"]))] = first["total"] = -1

    for board in (board_of(game), DefaultBoard(game)):
        for told in (board.spoken_sheet(view, "en"), [plain(line) for line in board.sheet(view, "en")]):
            shown = "\n".join(told)
            assert shown.count("−1") == 2
            assert "-1" not in shown
