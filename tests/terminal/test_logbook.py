"""Saving and resuming: nothing is lost, nothing is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast import api
from holdfast.kernel.errors import Refusal
from holdfast.terminal.company import Company, read_company, seat_company
from holdfast.terminal.start import Wishes, sit_down
from terminal.sittings import Conversation, first_option, seated, typed


def test_every_move_is_on_disk_before_the_next_one(tmp_path: Path) -> None:
    place = tmp_path / "game.record"
    hotseat = seated(save=str(place))
    hotseat.run_bots()
    hotseat.play(0, hotseat.table.asking()[0].default)

    assert api.replay(place.read_text()).record() == hotseat.table.record()


def test_resuming_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.record", tmp_path / "halves.record"
    Conversation(seated(save=str(whole)), first_option).run()
    typed(seated(save=str(halves)), *["1"] * 12)
    Conversation(sit_down(Wishes(resume=str(halves))), first_option).run()

    assert whole.read_text() == halves.read_text()


def test_a_resumed_game_tells_only_how_it_came_to_this(tmp_path: Path) -> None:
    place = tmp_path / "game.record"
    typed(seated(save=str(place)), *["1"] * 10)
    said = typed(sit_down(Wishes(resume=str(place))))

    assert "Day 1\n" not in said
    assert "Go on with" in said


def test_who_sits_where_is_resumed_too(tmp_path: Path) -> None:
    place = tmp_path / "game.record"
    seated(save=str(place), me=[1, 3], bots="random", bot=["greedy"])

    assert sit_down(Wishes(resume=str(place))).company.sitters == ["greedy", "person", "random", "person"]
    assert api.verify(place.read_text())["honest"]


def test_a_record_without_names_is_resumed_by_the_first_seat(tmp_path: Path) -> None:
    place = tmp_path / "game.record"
    place.write_text(api.new("lifeboat", seats=4, seed="x").record())

    assert sit_down(Wishes(resume=str(place), bots="random")).company.people == [0]


def test_resuming_into_another_file_leaves_the_first_as_it_was(tmp_path: Path) -> None:
    first, second = tmp_path / "first.record", tmp_path / "second.record"
    seated(save=str(first))
    before = first.read_text()
    typed(sit_down(Wishes(resume=str(first), save=str(second))), "1")

    assert first.read_text() == before
    assert "\n0 keep " in second.read_text()


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    place = tmp_path / "game.record"
    place.write_text("precious")
    with pytest.raises(Refusal) as refused:
        seated(save=str(place))

    assert refused.value.code == "file-exists"
    assert place.read_text() == "precious"


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    place = tmp_path / "folder" / "game.record"
    place.parent.mkdir()
    hotseat = seated(save=str(place))
    place.unlink()
    place.parent.rmdir()
    said = typed(hotseat, "1")

    assert "cannot be written: there is no such folder." in said
    assert "\n0 keep " in hotseat.table.record()


def test_two_games_in_one_second_have_two_files() -> None:
    assert seated().logbook.path != seated().logbook.path


def test_special_bots_take_the_first_empty_seats() -> None:
    assert seat_company(4, [1], "random", ["greedy"]).sitters == ["greedy", "person", "random", "random"]


def test_a_company_survives_its_comments() -> None:
    company = Company(["person", "my.bots:Clever", "random"])

    assert read_company("\n".join(company.comments()), 3) is not None
    assert read_company("# seat 0 person", 3) is None


def test_a_bot_that_says_nonsense_plays_its_default() -> None:
    hotseat = seated(people=0)
    seat = hotseat.bot_asked()
    assert seat is not None
    ask = hotseat.table.sitting.asked(seat)
    assert ask is not None
    hotseat.play_bot(seat, "nonsense")
    trouble = hotseat.take_trouble()

    assert trouble is not None
    assert trouble.code == "bot-erred"
    assert hotseat.take_trouble() is None
    assert f"\n{seat} {ask.default} #" in hotseat.table.record()
