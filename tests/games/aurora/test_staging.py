"""The first lesson's table: laid out as a last round of two would be, and ahead whatever the learner does."""

from __future__ import annotations

import pytest

from games.test_lessons import go_on, staged
from holdfast.games.aurora.pieces import CARD_COUNT, FIRST_LOOT, OWNER, RUSTY
from holdfast.games.learning import lesson_of
from holdfast.games.teaching import Guide, lit
from holdfast.kernel.play import options


@pytest.mark.rule("AUR-04.2", "AUR-04.3")
def test_the_rival_scouts_first_and_the_ship_is_seven_ahead() -> None:
    table = staged("aurora")
    view = table.sitting.view(0)

    assert view["table"]["round"] == 6
    assert view["table"]["order"] == ["blue", "red"]
    assert [seat["to_ship"] for seat in view["seats"]] == [7, 8]
    assert [slot["card"] for slot in view["zone"]] == [
        "driver",
        "loc_train",
        "loc_port",
        "enemy_randoll_randall",
        "device_armour_plates",
    ]
    assert view["zone"][1]["right"] == []
    assert view["me"]["items"] == ["nitrous"]


@pytest.mark.rule("AUR-02.5", "AUR-02.6")
def test_every_card_lies_in_one_place_and_no_token_is_missing() -> None:
    state = staged("aurora").sitting.table.state
    piles = [*state.decks, *state.boxes, state.discard, state.loot, state.loot_discard, state.beaten]
    cards = [card for pile in piles for card in pile] + [card for card in state.zone if card >= 0]
    for player in state.players:
        cards += [*player.crew, *(card for card in player.bays if card >= 0)]
    unused = [card for card, owner in enumerate(OWNER) if owner > 1 or (owner < 0 and card not in RUSTY)]

    assert sorted([*cards, *unused]) == list(range(CARD_COUNT))
    assert all(card >= FIRST_LOOT for card in state.loot)
    for kind, whole in enumerate((10, 10, 14, 20)):
        on_cards = sum(
            slot[side].count(("ammo", "food", "fuel", "survivor")[kind])
            for slot in staged("aurora").sitting.view(0)["zone"]
            for side in ("left", "right")
        )
        assert state.supply[kind] + on_cards + sum(player.load[kind] for player in state.players) == whole


@pytest.mark.rule("AUR-14.20")
def test_the_discard_gives_the_top_outcome_card_away() -> None:
    view = staged("aurora").sitting.view(0)["table"]

    assert view["area"] == "left_column"
    assert view["outcome_discard"] == ["outcome_03", "outcome_06", "outcome_09"]


@pytest.mark.rule("AUR-16.2", "AUR-16.6")
def test_the_lit_path_ends_twelve_to_four() -> None:
    lesson = lesson_of("aurora")
    assert lesson is not None
    table = staged("aurora")
    guide = Guide(lesson, table.sitting)
    while not guide.is_done:
        offered = [choice.text for choice in options(table.sitting.table, lesson.seat)]
        table.play(lesson.seat, lit(guide.current, offered)[0])
        go_on(table, lesson)
        guide = Guide(lesson, table.sitting)

    mine, theirs = table.sitting.view(0)["result"]["sheets"]
    assert mine["parts"] == {"ahead": 4, "fame": 3, "items": 1, "special": 1, "crew": 3, "convoy": 0}
    assert (mine["total"], theirs["total"]) == (12, 4)
    assert guide.sayings[-1].fact.args["mine"] == 12
