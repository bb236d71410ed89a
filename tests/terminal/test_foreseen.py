"""What an answer would lead to stands with it, as in the browser: odds of a demand, costs, dangers."""

from __future__ import annotations

import pytest

from holdfast import api
from holdfast.locale import LANGUAGES, Language
from holdfast.terminal.board import board_of
from holdfast.terminal.company import PERSON, Company
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.ink import Strip, length, plain
from holdfast.terminal.logbook import own_logbook
from holdfast.terminal.screen.question import MOST_ROWS, MOST_ROWS_TALL, draw
from holdfast.terminal.screen.stage import Stage
from terminal.moments import after
from terminal.sittings import seated, typed
from web.questions import widest

BOARD = board_of("lifeboat")


def asked(game: str, kind: str) -> tuple[api.Table, int]:
    """A table that asks this, and whom."""
    found = widest(game)[kind]
    return after(found.record, found.moves), found.seat


def faced(table: api.Table, seat: int, lang: Language) -> Stage:
    sitters = [PERSON if one == seat else "random" for one in range(table.seats)]
    stage = Stage(Hotseat(table, Company(sitters), own_logbook(table.game)), lang)
    stage.asked = True
    stage.look(seat)
    return stage


def text(lines: list[Strip]) -> str:
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def test_a_demand_shows_its_odds_with_the_answers() -> None:
    table, seat = asked("lifeboat", "AnswerDemand")
    shown = text(draw(faced(table, seat, "en"), 78, 0, MOST_ROWS))
    odds = table.view(seat)["me"]["odds"]
    now = odds["lines"][0]

    assert f"Fight now: {now['attack']} : {now['defence']}, a tie is yours" in shown
    assert f"{odds['wounds']} → {odds['lost']} of {odds['strength']}" in shown


def test_what_follows_is_told_of_the_marked_answer_where_there_is_no_room_for_all() -> None:
    table, seat = asked("lifeboat", "Action")
    stage = faced(table, seat, "en")
    stage.menu.open(("Rob",))
    unmarked = text(draw(stage, 78, 0, MOST_ROWS))
    stage.move(1)
    marked = text(draw(stage, 78, 0, MOST_ROWS))

    assert "↑↓ — what follows" in unmarked
    assert "If refused, a fight" not in unmarked
    assert "To take: " in marked
    assert "↑↓ — what follows" not in marked


def test_every_fact_of_an_answer_is_told_line_by_line() -> None:
    table, seat = asked("lifeboat", "AnswerDemand")
    sitters = [PERSON if one == seat else "random" for one in range(table.seats)]
    said = typed(Hotseat(table, Company(sitters), own_logbook("lifeboat")))

    assert "\n     Fight now: " in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("covered", [False, True])
def test_the_odds_stand_with_my_things_and_keep_my_bonds_covered(lang: Language, covered: bool) -> None:
    table, seat = asked("lifeboat", "AnswerDemand")
    view = table.view(seat)
    view["me"]["odds"]["may_join"] = [
        {"who": "captain", "power": 9, "bond": "friend"},
        {"who": "kid", "power": 3, "bond": "enemy"},
    ]
    friend = {"en": "Captain 9 (your friend)", "ru": "Капитан 9 (ваш друг)"}[lang]
    enemy = {"en": "Kid 3 (your enemy)", "ru": "Шкет 3 (ваш враг)"}[lang]

    for roomy in (False, True):
        shown = "\n".join(plain(line) for line in BOARD.mine(view, lang, covered, roomy))
        assert (friend in shown, enemy in shown) == (not covered, not covered)
        assert "9" in shown


@pytest.mark.parametrize(("side", "said"), [("attack", "11 : 8, you win"), ("defence", "11 : 8, you lose")])
def test_who_fights_is_told_how_it_stands_for_them(side: str, said: str) -> None:
    table, seat = asked("lifeboat", "TakeSides")
    view = table.view(seat)
    line = {"cards": [], "attack": 11, "defence": 8, "attack_wins": True}
    view["me"]["odds"] |= {"side": side, "wants": "", "lines": [line]}

    assert f"the fight: {said}" in "\n".join(plain(line) for line in BOARD.mine(view, "en", False, False))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_s_strength_and_points_are_in_sight_on_the_smallest_screen(lang: Language) -> None:
    view = seated(seats=6).table.view(0)
    view["boat"][0] |= {"open": ["oar", "oar", "gaff"]}
    bonus = {"oar": 1, "gaff": 4}
    view["boat"][0]["weapons"] = [{"kind": kind, "bonus": bonus[kind]} for kind in ("oar", "oar", "gaff")]
    life = {"en": "life", "ru": "жизнь"}[lang]
    rows, plates = {"en": ("strength", "str."), "ru": ("сила", "сила")}[lang]

    for size, strength in (((80, 9), rows), ((78, 24), plates)):
        lines = BOARD.board(view, lang, *size)
        shown = "\n".join(plain(line) for line in lines)
        for who in view["boat"]:
            assert f"{strength} {who['strength']}" in shown
            assert f"{life} {who['survival']}" in shown
        assert all(mark in shown for mark in (" +1", "×2"))
        assert "+4" in shown
        assert "…" not in shown
        assert all(length(line) <= size[0] for line in lines)


SMALL, WIDE = (78, 0, MOST_ROWS), (68, 12, MOST_ROWS_TALL)
"""The question's panel at 80×24, where it grows, and at 120×40."""
MOST_LINES = 12
"""What a small screen can spare for it."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["lifeboat", "outlive", "aurora"])
def test_what_follows_from_any_answer_fits(game: str, lang: Language) -> None:
    told = 0
    for kind in widest(game):
        stage = faced(*asked(game, kind), lang)
        for width, height, most in (SMALL, WIDE):
            stage.chosen = -1
            draw(stage, width, height, most)
            for _ in stage.entries():
                stage.move(1)
                lines = draw(stage, width, height, most)
                assert all(length(line) <= width for line in lines), (kind, text(lines))
                assert len(lines) <= (height or MOST_LINES), (kind, text(lines))
            told += any(stage.scene.facts(entry.notation) for entry in stage.entries())
    assert told
