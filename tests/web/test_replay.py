"""A game that is over: its end sheet, the check of its fairness, its record, and its replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import holdfast
from server.harness import Server, Visitor
from web.axe import faults
from web.pilot import Pilot

MOVE = "Number(location.hash.slice(1))"


class Finished:
    """A match that a spectator's browser saw from the beginning to its end."""

    def __init__(self, pilot: Pilot, match: str) -> None:
        self.pilot = pilot
        self.page = pilot.page
        self.match = match

    def replay(self, move: int = 0) -> None:
        # Another replay may still be loading here, and would say where it is in the address.
        self.page.goto("about:blank")
        self.pilot.open(f"/replay/{self.match}#{move}")
        self.page.wait_for_selector(".controls")
        self.page.wait_for_function("() => document.querySelector('.spool input').max > 60")
        self.page.wait_for_function("move => document.querySelector('.spool input').valueAsNumber === move", arg=move)

    def look(self, eyes: str) -> None:
        self.page.select_option(".eyes select", eyes)
        self.page.wait_for_selector(".controls")

    def move(self) -> int:
        return int(self.page.evaluate(MOVE))


@pytest.fixture(scope="module")
def finished(server: Server, browser: Browser) -> Iterator[Finished]:
    with Visitor(server, "Ann") as ann, Pilot(browser, server) as pilot:
        match = ann.new_match(4, start=True)["id"]
        place = ann.sit_at(match)
        pilot.open(f"/table/{match}")
        pilot.page.wait_for_selector(".board")
        place.play_on(lambda here: here.result is not None)
        pilot.page.wait_for_selector(".end .scores", timeout=200_000)
        yield Finished(pilot, match)


@pytest.fixture
def ended(finished: Finished) -> Finished:
    finished.pilot.open(f"/table/{finished.match}")
    finished.page.wait_for_selector(".end .scores")
    return finished


def test_the_browser_checks_the_game_against_what_it_saw_before(ended: Finished) -> None:
    ended.page.click("text=Проверить честность")
    ended.page.wait_for_selector(".verdict")

    said = ended.page.inner_text(".fair")
    assert "чей отпечаток вы видели до первого хода" in said
    assert "Цепочка из" in said
    assert "Сервер переиграл партию" in said
    assert "Честная партия" in said


def test_another_fingerprint_than_the_one_seen_is_named(ended: Finished) -> None:
    seen = ended.page.evaluate("localStorage.getItem('holdfast-seen')")
    ended.page.evaluate(
        "match => localStorage.setItem('holdfast-seen', JSON.stringify({[match]: {commitment: 'ff'}}))", ended.match
    )
    ended.page.click("text=Проверить честность")
    ended.page.wait_for_selector(".verdict.bad")

    assert "не тот, что был обещан" in ended.page.inner_text(".fair")
    ended.page.evaluate("seen => localStorage.setItem('holdfast-seen', seen)", seen)


def test_the_record_can_be_kept_and_is_honest(ended: Finished, tmp_path: Path) -> None:
    with ended.page.expect_download() as download:
        ended.page.click("text=Скачать запись")
    download.value.save_as(tmp_path / "game.record")

    assert holdfast.verify((tmp_path / "game.record").read_text("utf-8"))["honest"]


def test_a_pin_of_the_story_names_what_happened_and_opens_the_replay_there(ended: Finished) -> None:
    pin = ended.page.wait_for_selector(".story .pin")
    assert pin is not None
    pin.focus()
    assert len(ended.page.inner_text(".story .tip")) > 5
    pin.click()
    ended.page.wait_for_selector(".controls")

    assert ended.move() > 0


def test_steps_and_leaps_keep_their_place_in_the_address(finished: Finished) -> None:
    finished.replay(5)
    assert finished.move() == 5

    finished.page.keyboard.press("ArrowRight")
    further = finished.move()
    assert further > 5
    finished.page.keyboard.press("Shift+ArrowRight")
    assert finished.move() > further
    finished.page.keyboard.press("ArrowLeft")
    finished.page.keyboard.press("Shift+ArrowLeft")
    assert finished.move() == 0
    finished.page.keyboard.press("End")
    assert f"Ход {finished.move()} из {finished.move()}" in finished.page.inner_text(".count")


def test_it_plays_by_itself_until_it_is_stopped(finished: Finished) -> None:
    finished.replay(0)
    finished.page.select_option(".speed", "8")
    finished.page.evaluate("document.activeElement.blur()")
    finished.page.keyboard.press("Space")
    finished.page.wait_for_function("() => document.querySelector('.spool input').valueAsNumber > 4")
    finished.page.keyboard.press("Space")

    assert finished.move() > 4


def test_each_pair_of_eyes_sees_its_own(finished: Finished) -> None:
    finished.replay(20)
    assert finished.page.query_selector(".secret") is None

    finished.look("2")
    finished.page.wait_for_selector(".secret")
    assert finished.page.query_selector(".hands") is None

    finished.look("all")
    finished.page.wait_for_selector(".hands")
    assert len(finished.page.query_selector_all(".hands button")) == 4
    assert finished.move() == 20


def test_a_game_under_way_is_not_shown_again(server: Server, finished: Finished) -> None:
    with Visitor(server, "Bob") as bob:
        match = bob.new_match(start=True)["id"]
        finished.pilot.open(f"/replay/{match}")
        finished.page.wait_for_selector("text=пока игра не кончилась")


def test_who_only_watches_sees_nothing_private_and_is_counted(server: Server, finished: Finished) -> None:
    with Visitor(server, "Bob") as bob:
        match = bob.new_match(start=True)["id"]
        finished.pilot.open(f"/table/{match}")
        finished.page.wait_for_selector("text=Вы смотрите")

        assert finished.page.query_selector(".secret, .priv, .ask .opt, .mine") is None
        assert "1 зритель" in finished.page.inner_text(".title")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(finished: Finished, theme: str) -> None:
    finished.page.evaluate(
        "theme => localStorage.setItem('holdfast-settings', JSON.stringify({motion: 'less', lang: 'ru', theme}))", theme
    )
    finished.pilot.open(f"/table/{finished.match}")
    finished.page.wait_for_selector(".story .pin")
    finished.page.click("text=Проверить честность")
    finished.page.wait_for_selector(".verdict")
    assert faults(finished.page) == []

    finished.replay(20)
    finished.look("all")
    finished.page.wait_for_selector(".hands")
    assert faults(finished.page) == []
