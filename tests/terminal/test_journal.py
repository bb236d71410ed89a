"""The Journal in the terminal: every moment can be drawn at every size, in both languages."""

from __future__ import annotations

import pytest

import holdfast
from bots.seen import questions
from holdfast.locale import LANGUAGES, Language, translate
from holdfast.terminal.board import board_of
from holdfast.terminal.ink import length, plain
from holdfast.terminal.transcript import Transcript, read_out

BOARD = board_of("journal")
SIZES = [(60, 12), (80, 16), (120, 24)]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_can_be_drawn_and_fits(lang: Language) -> None:
    for number, (table, seat) in enumerate(questions(3, "draw", ["random"] * 3, game="journal")):
        if number > 900:
            break
        if number % 7:
            continue
        view = table.view([seat, None][number % 2])
        for width, height in SIZES:
            lines = BOARD.board(view, lang, width, height)
            assert lines
            assert all(length(line) <= width for line in lines)
        assert all(plain(part) for part in BOARD.bar(view, lang))
        BOARD.notes(view, lang)
        said = [*BOARD.spoken(view, lang), *map(plain, BOARD.mine(view, lang, False, True))]
        assert all(line.strip() for line in said)
        assert "journal-" not in "".join(said)


def test_the_board_shows_the_group_and_every_floor() -> None:
    view = holdfast.new("journal", seats=2, seed="a cold stove").view(0)
    shown = [plain(line) for line in BOARD.board(view, "en", 160, 40)]

    assert sum(": hunger" in line for line in shown) == 3
    assert [line.split(" ")[0] for line in shown if "│" in line] == ["Attic", "Upper", "Ground", "Cellar"]


def test_whoever_is_sent_somewhere_stands_there_before_it_is_confirmed() -> None:
    table = holdfast.new("journal", seats=1, seed="a plan")
    while not table.view(0)["shelter"]["errands"]:
        ask = table.asking()[0]
        go = [one for one in ask.options if one.startswith("go ")] if ask.kind == "PlanFor" else []
        table.play(ask.seat, go[0] if go else ask.options[-1])
    who = table.view(0)["shelter"]["errands"][0]["who"].capitalize()

    assert any(f"‹{who}" in plain(line) for line in BOARD.board(table.view(0), "en", 160, 40))


@pytest.mark.parametrize(("texts", "softened"), [("whole", False), ("softened", True)])
def test_what_a_card_or_a_page_tells_is_read_out(texts: str, softened: bool) -> None:
    sitting = holdfast.new("journal", seats=1, seed="read out", options={"texts": texts}).sitting
    chapter = translate("journal-look-printed-chapter-1", "ru")
    death = {"event": "ScriptRead", "script": 222, "softened": softened, "rule": "JRN-18.1"}

    assert any(chapter in one.text for one in Transcript(sitting, None, "ru").since())
    assert read_out("journal", death, "ru") == translate(
        f"journal-look-printed-222{'-softened' if softened else ''}", "ru"
    )
