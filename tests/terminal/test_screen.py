"""The full-screen client, driven by keys."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from conformance.subjects import THOROUGH
from holdfast.kernel.ledger import read_ledger
from holdfast.locale import Language, translate
from holdfast.terminal.screen import pages
from holdfast.terminal.screen.app import TableApp
from holdfast.terminal.screen.dialogs import Dialog
from holdfast.terminal.screen.drawn import Drawn
from holdfast.terminal.screen.keyboard import meant
from holdfast.terminal.screen.stage import Stage
from terminal.sittings import seated

ANSWERS = 60 if THOROUGH else 30
"""So far each game is played by keys, in each size."""

Scenario = Callable[["Driver"], Awaitable[None]]


class Driver:
    """A person at the full screen."""

    def __init__(self, app: TableApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def stage(self) -> Stage:
        return self.app.table.stage

    async def settle(self) -> None:
        await self.pilot.pause()
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        await self.press(*("space" if letter == " " else "underscore" if letter == "_" else letter for letter in text))

    def reads_a_page(self) -> bool:
        return isinstance(self.app.screen, Dialog)

    def shown(self) -> str:
        """Everything on the screen, as text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)


def drive(
    scenario: Scenario,
    size: tuple[int, int] = (80, 24),
    lang: Language = "en",
    *,
    with_intro: bool = False,
    **wishes: Any,
) -> None:
    async def run() -> None:
        app = TableApp(seated(**wishes), lang, with_intro=with_intro)
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            await scenario(driver)

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize(("size", "lang"), [((80, 24), "ru"), ((120, 40), "en")])
def test_a_game_is_played_to_its_end_with_keys(size: tuple[int, int], lang: Language) -> None:
    async def scenario(driver: Driver) -> None:
        for _ in range(400):
            if driver.stage.hotseat.over:
                break
            entries = driver.stage.entries()
            await driver.press(entries[-1].key)
        assert driver.reads_a_page()
        assert {"en": "new game", "ru": "новая партия"}[lang] in driver.shown()

    drive(scenario, size, lang, seed="short")


def spaced(text: str) -> str:
    """Without line ends, and without the frame around a panel."""
    return " ".join(text.replace("┃", " ").split())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lifeboat", "outlive", "aurora", "doomsday"])
@pytest.mark.parametrize(("size", "lang"), [((80, 24), "ru"), ((120, 40), "en")])
def test_every_option_stands_whole_on_the_screen(game: str, size: tuple[int, int], lang: Language) -> None:
    async def scenario(driver: Driver) -> None:
        chance = random.Random(f"{game} {size}")
        for _ in range(ANSWERS):
            if driver.stage.hotseat.over:
                break
            panel = driver.app.screen.query_one("#ask", Drawn)
            drawn = panel.draw(panel.content_size.width, panel.content_size.height)
            assert len(drawn) <= panel.content_size.height
            assert panel.region.bottom < size[1]
            entries = driver.stage.entries()
            shown = spaced("\n".join(row[panel.region.x : panel.region.right] for row in driver.shown().split("\n")))
            for entry in entries:
                assert f"{entry.key} {spaced(entry.label)}" in shown
            await driver.press(chance.choice(entries).key)

    drive(scenario, size, lang, game=game, seed="every option")


def test_the_first_screen_shows_the_boat_my_cards_and_the_question() -> None:
    async def scenario(driver: Driver) -> None:
        shown = driver.shown()
        for words in ("bow", "stern", "gulls 0 of 4", "friend ", "enemy ", "closed ", "Which card of the packet"):
            assert words in shown
        assert " 1  Keep " in shown

    drive(scenario)


def test_play_begins_with_the_goal_and_the_keys() -> None:
    async def scenario(driver: Driver) -> None:
        assert "четвёртая чайка" in driver.shown()
        assert "любая клавиша: играть" in driver.shown()
        await driver.press("x")
        assert "Какую карту" in driver.shown()

    drive(scenario, lang="ru", with_intro=True)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["lifeboat", "outlive", "aurora"])
def test_the_first_page_explains_the_marks_and_fits(game: str, lang: Language) -> None:
    async def scenario(driver: Driver) -> None:
        shown = driver.shown()
        assert {"en": "On the board: ", "ru": "На доске: "}[lang] in shown
        assert {"en": "any key: play", "ru": "любая клавиша: играть"}[lang] in shown
        assert not [line for line in pages.intro_page(driver.stage) if line and line[0].text.startswith(" ")]

    drive(scenario, lang=lang, with_intro=True, game=game)


def test_beside_a_board_in_parts_the_last_news_are_in_sight() -> None:
    async def scenario(driver: Driver) -> None:
        shown = driver.shown()
        assert "part 1 of" in shown
        assert driver.stage.log()[-1].text[:60] in shown

    drive(scenario, game="aurora", seats=4, seed="news")


def test_the_title_gives_way_where_the_bar_is_full() -> None:
    async def scenario(driver: Driver) -> None:
        view = driver.stage.scene.view
        view["table"] |= {"phase": "disasters", "token": "purple", "day": 5, "level": 3}
        (line,) = driver.app.table.panels.bar(78, 1)
        shown = "".join(span.text for span in line)
        assert shown.startswith("День 5 из 6 · ночь: бедствия  ")
        assert shown.endswith(" радиация 3 · первый ход: Фиолетовые")

    drive(scenario, lang="ru", game="outlive", seats=3)


def test_every_answer_begins_with_a_capital() -> None:
    async def scenario(driver: Driver) -> None:
        while all(entry.label[0].isupper() or entry.label[0].isdigit() for entry in driver.stage.entries()):
            if driver.stage.hotseat.table.view(None)["table"]["day"] > 1:
                return
            await driver.press(driver.stage.entries()[0].key)
        raise AssertionError(driver.stage.entries())

    drive(scenario, lang="ru", game="outlive", seats=2)


def test_a_hint_marks_an_answer_and_says_why() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("t")
        assert "Hint: Keep" in driver.shown()
        assert driver.stage.marked() is not None

    drive(scenario)


def test_the_rule_behind_the_question_opens_and_closes() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("question_mark")
        assert "LIF-04.5" in driver.shown()
        assert read_ledger("lifeboat").rule("LIF-04.5").en[:30] in driver.shown()
        await driver.press("escape")
        assert "Which card of the packet" in driver.shown()

    drive(scenario)


def test_the_language_is_switched_live() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("l")
        assert "Какую карту из раздачи оставите себе?" in driver.shown()
        await driver.press("д")  # the same key on a Russian keyboard
        assert "Which card of the packet do you keep?" in driver.shown()

    drive(scenario)


def test_a_right_is_used_and_taken_back() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("r")
        assert "What you may do unasked" in driver.shown()
        offer = next(entry for entry in driver.stage.entries() if entry.notation.startswith("offer"))
        await driver.press(offer.key)
        assert "⇄ you offer" in driver.shown()
        await driver.press("u")
        assert "⇄ you offer" not in driver.shown()
        assert "took back the last word." in driver.shown()

    drive(scenario)


@pytest.mark.slow
def test_any_notation_can_be_typed() -> None:
    async def scenario(driver: Driver) -> None:
        ask = driver.stage.hotseat.table.sitting.asked(0)
        assert ask is not None
        await driver.press("colon")
        await driver.type("rob kid")
        await driver.press("enter")
        assert "“rob kid” is not possible now." in driver.shown()
        await driver.press("colon")
        await driver.type(ask.options[-1])
        await driver.press("enter")
        assert f"\n0 {ask.options[-1]} #" in driver.stage.hotseat.table.record()

    drive(scenario)


def test_arrows_and_enter_choose() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("enter")
        assert "Choose first" in driver.shown()
        second = driver.stage.scene.options[1].notation
        await driver.press("down", "down", "enter")
        assert f"\n0 {second} #" in driver.stage.hotseat.table.record()

    drive(scenario)


def test_a_click_on_an_option_takes_it() -> None:
    async def scenario(driver: Driver) -> None:
        first = driver.stage.scene.options[0].notation
        await driver.pilot.click("#ask", offset=(6, 3))
        await driver.settle()
        assert f"\n0 {first} #" in driver.stage.hotseat.table.record()

    drive(scenario)


def test_a_bot_that_thinks_for_long_is_waited_for_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = translate("terminal-thinking", "en")
    may_answer = threading.Event()

    async def scenario(driver: Driver) -> None:
        hotseat = driver.stage.hotseat
        answer = hotseat.bot_answer

        def slowly(seat: int) -> str:
            may_answer.wait()
            return answer(seat)

        monkeypatch.setattr(hotseat, "bot_answer", slowly)
        try:
            await driver.pilot.press(driver.stage.entries()[0].key)
            while thinking not in driver.shown():
                await driver.pilot.pause(0.02)
            assert driver.stage.entries() == []
        finally:
            may_answer.set()
        await driver.settle()
        assert thinking not in driver.shown()

    drive(scenario)


def test_friend_and_enemy_can_be_hidden() -> None:
    async def scenario(driver: Driver) -> None:
        assert "alive: +" in driver.shown()
        await driver.press("h")
        assert "alive: +" not in driver.shown()

    drive(scenario)


def test_a_filter_narrows_a_long_list() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("r", "slash")
        await driver.type("throw")
        await driver.press("enter")
        assert "only “throw”" in driver.shown()
        assert all(entry.notation.startswith("throw") for entry in driver.stage.entries())
        await driver.press("escape", "escape")
        assert "Which card of the packet" in driver.shown()

    drive(scenario)


def test_the_whole_log_has_the_rules() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("g")
        assert "What happened" in driver.shown()
        assert "LIF-04.3" in driver.shown()

    drive(scenario)


@pytest.mark.slow
def test_the_device_is_handed_over_with_nothing_private_on_the_screen() -> None:
    async def scenario(driver: Driver) -> None:
        for _ in range(12):
            assert driver.reads_a_page()
            shown = driver.shown()
            assert "press Enter" in shown
            assert "friend " not in shown
            assert not driver.stage.scene.view["me"]
            await driver.press("a")
            assert driver.reads_a_page()
            await driver.press("enter")
            assert driver.stage.scene.view["me"]["seat"] == driver.stage.seat
            while not driver.reads_a_page() and not driver.stage.hotseat.over:
                await driver.press(driver.stage.entries()[0].key)
            if driver.stage.hotseat.over:
                return

    drive(scenario, people=3)


@pytest.mark.slow
def test_the_end_offers_a_copy_and_another_game(tmp_path: Path) -> None:
    async def scenario(driver: Driver) -> None:
        first = driver.stage.hotseat
        assert first.over
        assert translate("terminal-thinking", "en") not in driver.shown()
        await driver.press("s")
        for letter in str(tmp_path / "copy"):
            await driver.pilot.press("slash" if letter == "/" else "minus" if letter == "-" else letter)
        await driver.press("enter")
        assert (tmp_path / "copy").exists()
        await driver.press("l")
        assert "новая партия" in driver.shown()
        await driver.press("n")
        assert driver.stage.hotseat is not first

    drive(scenario, people=0)


def test_quitting_leaves_the_game_saved() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("1", "q")
        assert "\n0 keep " in driver.stage.hotseat.logbook.path.read_text()

    drive(scenario)


@pytest.mark.parametrize("with_intro", [False, True])
def test_ctrl_c_leaves_from_anywhere(with_intro: bool) -> None:
    async def scenario(driver: Driver) -> None:
        await driver.pilot.press("ctrl+c")
        assert driver.app._exit

    drive(scenario, with_intro=with_intro)


def test_a_window_that_is_too_small_says_so_and_grows_again() -> None:
    async def scenario(driver: Driver) -> None:
        assert "too small" in driver.shown()
        assert "Which card" not in driver.shown()
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert "too small" not in driver.shown()
        assert "Which card" in driver.shown()

    drive(scenario, (40, 12))


def test_a_russian_keyboard_means_the_same_keys() -> None:
    assert [meant(letter) for letter in "кгйд"] == ["r", "u", "q", "l"]
    assert meant("?") == "?"
    assert meant(None) == ""


def test_the_notebook_remembers_what_was_passed_on() -> None:
    async def scenario(driver: Driver) -> None:
        await driver.press("1", "n")
        assert "What you have seen" in driver.shown()
        assert "— among" in driver.shown()

    drive(scenario)
