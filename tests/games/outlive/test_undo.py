"""What can be taken back, and until when: hidden things seen and others' answers stay."""

from __future__ import annotations

import pytest

from games.outlive.scenes import BEIGE, ORANGE, PURPLE, night, play, shelter, stores, survivors, visit, zone
from holdfast.api import Table


def can_undo(table: Table, who: str = ORANGE) -> bool:
    return "undo" in table.rights([ORANGE, BEIGE, PURPLE].index(who))


def test_gathering_is_public_and_can_be_taken_back() -> None:
    table = visit("forest", "5")
    play(table, ORANGE, "gather 3", "undo")

    assert (stores(table, ORANGE), zone(table, "forest")["stock"]) == ({}, 8)


def test_a_move_can_be_taken_back_before_anything_else_happened() -> None:
    table = visit("forest", "5")
    play(table, ORANGE, "undo")

    assert table.asking()[0].kind == "MoveSquad"


def test_a_revealed_token_stays_revealed() -> None:
    table = visit("blackwood", "5")
    play(table, ORANGE, "search")

    assert not can_undo(table)


def test_a_prey_that_was_uncovered_stays_so_and_the_last_of_a_stack_uncovers_nothing() -> None:
    more = visit("forest", "5", hunting={"forest": "prey_3 prey_4"})
    last = visit("forest", "5", hunting={"forest": "prey_3"})
    for table in (more, last):
        play(table, ORANGE, "hunt")

    assert (can_undo(more), can_undo(last)) == (False, True)


def test_a_peek_cannot_be_forgotten_and_holds_up_nobody_else() -> None:
    table = visit("forest", "5", rooms={BEIGE: "lookout:4"})
    play(table, BEIGE, "peek blackwood")
    assert not can_undo(table, BEIGE)
    assert can_undo(table, ORANGE)

    play(table, ORANGE, "undo")

    assert table.asking()[0].kind == "MoveSquad"
    assert table.view(1)["me"]["notebook"]["search"]["blackwood"][0] is not None


ATTACKED = {"squads": {BEIGE: "3a fair"}, "active": {BEIGE: "3a"}}


@pytest.mark.parametrize(
    ("stores", "question"),
    [("2 wood", "Act"), ("2 ammo 2 wood", "Defence"), ("", "Act")],
    ids=["robbed without a question", "while the defender is asked", "nothing to take"],
)
def test_a_move_cannot_be_taken_back_once_an_attack_has_begun(stores: str, question: str) -> None:
    table = visit("fair", "5", stores={BEIGE: stores}, **ATTACKED)

    assert (table.asking()[0].kind, can_undo(table)) == (question, False)


def test_a_move_can_be_taken_back_while_the_bat_is_not_yet_swung() -> None:
    table = visit("fair", "5", stores={BEIGE: "2 wood"}, repaired={ORANGE: "baseball_bat"}, **ATTACKED)
    before = table.asking()[0].kind, can_undo(table)

    play(table, ORANGE, "swing")

    assert (before, can_undo(table)) == (("UseBat", True), False)


def test_a_finished_night_can_be_reopened_until_all_are_done() -> None:
    table = night(stores={ORANGE: "1 meat", BEIGE: "1 meat", PURPLE: "1 meat"})
    play(table, ORANGE, "recruit 1")
    play(table, BEIGE, "recruit 1")
    play(table, ORANGE, "undo")

    assert (survivors(table, ORANGE), survivors(table, BEIGE)) == ({}, {"airlock": 1})


def test_a_blind_draw_ends_taking_back() -> None:
    table = night(rooms={ORANGE: "warehouse:3"}, stores={ORANGE: "2 meat 3 canned_food", BEIGE: "1 meat"})
    words = [ask.default for ask in table.asking() if ask.seat == 0]
    play(table, ORANGE, "recruit 0" if "recruit 0" in words else words[0])
    while "use warehouse" not in next(ask.options for ask in table.asking() if ask.seat == 0):
        play(table, ORANGE, next(ask.default for ask in table.asking() if ask.seat == 0))
    play(table, ORANGE, "use warehouse")
    before = can_undo(table)
    play(table, ORANGE, "draw blackwood")

    assert (before, can_undo(table)) == (True, False)
    assert shelter(table, ORANGE)["broken"]
