"""Who plays alone is never asked a question that asks nothing; who shares the device always is."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from holdfast.kernel.play import options, question, rights
from holdfast.terminal.hotseat import Hotseat
from terminal.sittings import Conversation, first_option, seated
from terminal.test_screen import Driver, drive

GAMES = [("lifeboat", 6), ("outlive", 2), ("aurora", 1)]


def asks_nothing(hotseat: Hotseat, seat: int) -> bool:
    table = hotseat.table.sitting.table
    return len(options(table, seat)) == 1 and not rights(table, seat)


def questions(hotseat: Hotseat, seed: str) -> Iterator[int]:
    """Whoever is asked at this device, again and again, answers anything."""
    chance = random.Random(seed)
    while True:
        hotseat.run_bots()
        seat = hotseat.person_asked(None)
        if seat is None:
            return
        yield seat
        hotseat.play(seat, chance.choice(options(hotseat.table.sitting.table, seat)).text)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_lone_person_presses_for_no_question_that_asks_nothing(game: str, seats: int) -> None:
    hotseat = seated(game=game, seats=seats, seed="alone")
    asked = [asks_nothing(hotseat, seat) for seat in questions(hotseat, "alone")]

    assert hotseat.over
    assert len(asked) > 10
    assert sum(asked) == 0


def test_people_who_share_a_device_answer_themselves() -> None:
    hotseat = seated(seats=6, people=2, seed="alone")

    assert any(asks_nothing(hotseat, seat) for seat in questions(hotseat, "alone"))


def test_what_was_answered_for_me_is_told_quietly() -> None:
    hotseat = seated(seats=6, seed="alone")
    said = Conversation(hotseat, first_option, "ru").run()

    assert "Приманки у вас нет. — «Дальше», само собой." in said


def test_what_was_answered_for_me_is_told_below_the_log() -> None:
    async def scenario(driver: Driver) -> None:
        while not driver.stage.hotseat.answered:
            await driver.press(driver.stage.entries()[-1].key)
        assert "само собой." in driver.shown()
        assert question(driver.stage.hotseat.table.sitting.table, 0) is not None

    drive(scenario, lang="ru", seats=6, seed="alone")


def test_who_takes_back_answers_that_question_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    hotseat = seated()
    hotseat.run_bots()
    hotseat.play(0, next(right for right in hotseat.table.rights(0) if right.startswith("offer")))
    hotseat.play(0, "undo")
    monkeypatch.setattr("holdfast.terminal.hotseat.rights", lambda *_: [])
    monkeypatch.setattr("holdfast.terminal.hotseat.options", lambda *asked: options(*asked)[:1])

    assert not hotseat.answer_for_the_lone()
    hotseat.play(0, options(hotseat.table.sitting.table, 0)[0].text)
    assert hotseat.answered == []
    while hotseat.bot_asked() is not None:
        hotseat.play_bot(hotseat.bot_asked() or 0, hotseat.bot_answer(hotseat.bot_asked() or 0))
    assert hotseat.answer_for_the_lone()
    assert len(hotseat.answered) == 1
