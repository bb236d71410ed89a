"""What the host of a table decides, as everybody who looks sees it, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from server.harness import Server
from web.company import table_of_two, waiting_room_of_two
from web.pilot import Pilot
from web.scenes import just_before, stage


@pytest.fixture
def ann(server: Server, browser: Browser) -> Iterator[Pilot]:
    """The host."""
    with Pilot(browser, server) as pilot:
        yield pilot


@pytest.fixture
def bob(server: Server, browser: Browser) -> Iterator[Pilot]:
    with Pilot(browser, server) as pilot:
        yield pilot


@pytest.fixture
def eve(server: Server, browser: Browser) -> Iterator[Pilot]:
    """On a phone, and without a seat."""
    with Pilot(browser, server, width=390, height=844) as pilot:
        yield pilot


def asked(pilot: Pilot) -> Locator:
    """Where a table speaks to who looks at it."""
    return pilot.page.get_by_role("region", name="Вопрос")


def panel(host: Pilot) -> Locator:
    """What the host decides, once the settings are open."""
    found = host.page.get_by_role("region", name="Решает хозяин")
    if not found.count():
        host.page.get_by_role("button", name="Настройки").click()
        found.wait_for()
    return found


def row(host: Pilot, name: str) -> Locator:
    return panel(host).get_by_role("listitem").filter(has_text=name)


def press_twice(place: Locator, name: str) -> None:
    """What cannot be taken back asks once more."""
    place.get_by_role("button", name=name).click()
    place.get_by_role("button", name=re.compile("Точно")).click()


def look_on(pilot: Pilot, host: Pilot) -> None:
    pilot.page.goto(host.page.url)
    asked(pilot).get_by_text("Вы смотрите").wait_for()


def test_everybody_sees_a_pause_why_it_is_and_who_ends_it(ann: Pilot, bob: Pilot, eve: Pilot) -> None:
    table_of_two(ann, bob)
    look_on(eve, ann)

    panel(ann).get_by_role("button", name="Пауза").click()
    ann.page.keyboard.press("Escape")

    for pilot in (bob, eve):
        asked(pilot).get_by_text("Стол на паузе").wait_for()
        asked(pilot).get_by_text(re.compile("хозяин стола, Аня")).wait_for()
        assert asked(pilot).get_by_role("button", name="Продолжить").count() == 0
    asked(ann).get_by_text("Вы остановили игру").wait_for()

    asked(ann).get_by_role("button", name="Продолжить").click()

    for pilot in (ann, bob, eve):
        asked(pilot).get_by_text("Стол на паузе").wait_for(state="detached")


def test_a_pause_is_there_for_who_comes_later_and_in_my_games(ann: Pilot, bob: Pilot, eve: Pilot) -> None:
    table_of_two(ann, bob)
    panel(ann).get_by_role("button", name="Пауза").click()
    asked(bob).get_by_text("Стол на паузе").wait_for()

    eve.page.goto(ann.page.url)
    asked(eve).get_by_text("Стол на паузе").wait_for()
    bob.open("/mine")
    bob.page.get_by_text(re.compile("Продолжить может хозяин стола: Аня")).wait_for()
    ann.open("/mine")
    ann.page.get_by_role("article").get_by_role("button", name="Продолжить").click()

    asked(eve).get_by_text("Стол на паузе").wait_for(state="detached")


def test_a_waiting_table_is_cancelled_and_who_waits_hears_of_it(ann: Pilot, bob: Pilot) -> None:
    waiting_room_of_two(ann, bob)

    press_twice(panel(ann), "Отменить стол")

    for pilot in (ann, bob):
        pilot.page.get_by_role("heading", name="Стол закрыт").wait_for()
        pilot.page.get_by_text("Хозяин закрыл этот стол").wait_for()


def test_a_seat_is_emptied_before_the_start_and_its_person_told(ann: Pilot, bob: Pilot) -> None:
    waiting_room_of_two(ann, bob)
    taken = ann.page.locator(".stage span.is").count()  # on the empty board, behind it all

    ann.page.get_by_role("listitem").filter(has_text="Боря").get_by_role("button").click()

    ann.page.wait_for_function("n => document.querySelectorAll('.stage span.is').length === n", arg=taken - 1)
    bob.page.get_by_text("отдал ваше место").wait_for()
    bob.page.get_by_role("button", name="Сесть").first.click()
    bob.page.get_by_text("отдал ваше место").wait_for(state="detached")


def test_the_host_puts_a_bot_and_says_how_strong_it_is(ann: Pilot, bob: Pilot) -> None:
    """The next level with each press, and after the strongest the weakest; the guest sees which it is."""
    waiting_room_of_two(ann, bob)
    bot = ann.page.locator(".chairs li").filter(has_text="бот").first
    guest_sees = bob.page.locator(".chairs li").filter(has_text="бот").first

    for level in ("уверенный", "сильный", "рассеянный", "спокойный"):
        bot.get_by_role("button", name=f"сейчас {level}").wait_for()
        guest_sees.get_by_text(level).wait_for()
        bot.get_by_role("button", name="Другой уровень").click()


def test_a_seat_goes_to_a_bot_and_later_to_who_sits_down(ann: Pilot, bob: Pilot, eve: Pilot) -> None:
    table_of_two(ann, bob)
    look_on(eve, ann)

    press_twice(row(ann, "Боря"), "Отдать боту")

    asked(bob).get_by_text("отдал ваше место").wait_for()
    assert bob.page.get_by_role("region", name="Ваши карты").count() == 0

    press_twice(panel(ann).get_by_role("listitem").first, "Освободить место")
    panel(ann).get_by_role("textbox", name="Ссылка").wait_for()
    asked(eve).get_by_role("button", name="Сесть на свободное место").click()

    eve.page.get_by_role("region", name="Ваши карты").wait_for()
    asked(bob).get_by_role("button", name="Сесть").wait_for(state="detached")


def test_at_a_locked_table_nobody_sits_down(ann: Pilot, bob: Pilot, eve: Pilot) -> None:
    table_of_two(ann, bob)
    look_on(eve, ann)
    press_twice(row(ann, "Бот").first, "Освободить место")
    take = asked(eve).get_by_role("button", name="Сесть на свободное место")
    take.wait_for()
    link = panel(ann).get_by_role("textbox", name="Ссылка").input_value()

    panel(ann).get_by_label("Закрыт").check()

    take.wait_for(state="detached")
    eve.page.goto(link)
    eve.page.get_by_label("Ваше имя").fill("Ева")
    eve.page.get_by_role("button", name="Сесть").click()
    eve.page.get_by_role("alert").wait_for()


def test_who_may_not_look_on_is_told_so_at_once(ann: Pilot, bob: Pilot, eve: Pilot) -> None:
    table_of_two(ann, bob)
    look_on(eve, ann)

    panel(ann).get_by_label("Можно смотреть со стороны").uncheck()

    eve.page.get_by_role("main").get_by_text(re.compile("смотреть")).wait_for()
    assert asked(eve).count() == 0
    asked(bob).wait_for()


def test_a_rematch_takes_the_friend_along(server: Server, ann: Pilot, bob: Pilot) -> None:
    scene = just_before("lifeboat/4_landed_by_flare", 0, "flare", ["Аня", "", "Боря", ""])
    staged = stage(server.data, scene)
    ann.become(staged, 0)
    bob.become(staged, 2)
    ann.choose_option("Выстрелить в небо")

    ann.page.get_by_role("button", name="Реванш").click()
    ann.page.get_by_role("heading", name="Ждём игроков").wait_for()
    bob.page.get_by_role("button", name="На реванш").click()
    ann.page.get_by_role("listitem").filter(has_text="Боря").get_by_text("на месте").wait_for()
    ann.page.get_by_role("button", name="Начать").click()

    for pilot in (ann, bob):
        pilot.page.get_by_role("region", name="Ваши карты").wait_for()
    assert ann.page.url == bob.page.url
