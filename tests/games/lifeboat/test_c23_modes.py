"""LIF-23  Modes and options."""

from __future__ import annotations

import pytest

import holdfast
from games.lifeboat.scenes import DEAD, FRENCHY, KID, SNOB, day, on_table
from holdfast.games.lifeboat.rulebook import GAME
from holdfast.kernel.errors import Refusal


@pytest.mark.rule("LIF-23.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_tables_of_four_five_and_six_differ_in_characters_and_packet_only(seats: int) -> None:
    table = holdfast.new("lifeboat", seats=seats, seed="mode")

    assert len(table.view(None)["boat"]) == on_table(table, "packet") == seats
    assert on_table(table, "navigation") == 24
    assert on_table(table, "provisions") + on_table(table, "packet") + seats == 42


@pytest.mark.rule("LIF-23.1")
def test_there_is_no_other_mode_to_choose() -> None:
    assert [option.name for option in GAME.options] == ["jewel_scoring", "psychopath_counts_swept_away"]


@pytest.mark.rule("LIF-23.2")
def test_everybody_may_talk_whatever_has_become_of_them() -> None:
    table = day(wounds={KID: 3, FRENCHY: DEAD}, swept=[SNOB])

    assert all(GAME.may_talk(table.sitting.table, seat) for seat in range(6))


@pytest.mark.rule("LIF-23.2")
def test_no_question_asks_anybody_to_talk() -> None:
    table = holdfast.new("lifeboat", seats=4, seed="advice")
    asked = set()
    while table.result() is None:
        asked |= {ask.kind for ask in table.asking()}
        table.play("clock", "time")

    assert asked <= {"KeepOne", "Action", "Preparation", "AskCompass", "Rescue", "Bait", "ShareWater"}


@pytest.mark.rule("LIF-23.3")
def test_both_options_are_off_by_default() -> None:
    assert [option.values[0] for option in GAME.options] == ["per_card", False]


@pytest.mark.rule("LIF-23.3")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"jewel_scoring": "by_weight"}, "bad-option"),
        ({"psychopath_counts_swept_away": 1}, "bad-option"),
        ({"solo": True}, "unknown-option"),
    ],
)
def test_other_options_are_refused(options: dict[str, str | int | bool], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        holdfast.new("lifeboat", seats=4, options=options)

    assert refused.value.code == code


@pytest.mark.rule("LIF-23.3")
def test_the_options_are_written_into_the_record() -> None:
    table = holdfast.new("lifeboat", seats=4, options={"jewel_scoring": "classic_set"})

    assert "option jewel_scoring classic_set\noption psychopath_counts_swept_away false\n" in table.record()
