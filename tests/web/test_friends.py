"""Friends: two browsers and two bots, with a trade, a fight, a reaction and a lost line; and one device for two."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.company import table_of_two
from web.pilot import Pilot
from web.scenes import Scene, stage

PATIENCE = 400.0


@pytest.fixture
def friends(server: Server, browser: Browser) -> Iterator[tuple[Pilot, Pilot]]:
    with Pilot(browser, server) as ann, Pilot(browser, server) as bob:
        table_of_two(ann, bob)
        yield ann, bob


def role_of(pilot: Pilot) -> str:
    """Whom this browser plays."""
    mine = pilot.page.get_by_role("region", name="Стол").get_by_role("button", name=re.compile(r"\(вы\)"))
    return mine.inner_text().split(" (вы)")[0].strip()


def log(pilot: Pilot) -> str:
    return pilot.page.get_by_role("log").inner_text()


def play_until(pilots: tuple[Pilot, Pilot], happened: Callable[[], bool]) -> None:
    until, n = time.monotonic() + PATIENCE, 0
    while not happened():
        assert time.monotonic() < until, [pilot.question() for pilot in pilots]
        for pilot in pilots:
            n += pilot.answer(n)


def test_a_gift_goes_from_browser_to_browser(friends: tuple[Pilot, Pilot]) -> None:
    ann, bob = friends
    for pilot in friends:
        pilot.page.get_by_role("tab", name="Обмен").click()
    partner = ann.page.get_by_role("button", name=role_of(bob), exact=True)
    play_until(friends, lambda: partner.count() > 0)

    partner.click()
    ann.page.get_by_role("group", name="Вы отдаёте").get_by_role("button").first.click()
    ann.page.get_by_role("button", name="Предложить", exact=True).click()
    bob.page.get_by_role("button", name="Принять", exact=True).click()

    for pilot in friends:
        pilot.page.get_by_role("tab", name="Журнал").click()
        pilot.page.get_by_role("log").get_by_text(re.compile("отда|подари|обмен", re.IGNORECASE)).first.wait_for()


def test_the_two_see_how_long_an_offer_stands(server: Server, browser: Browser) -> None:
    staged = stage(server.data, Scene("lifeboat/4_landed_by_flare", 43, ["", "", "Боря", "Аня"], "relaxed"))
    with Pilot(browser, server, width=390, height=844) as bob, Pilot(browser, server) as ann:
        bob.become(staged, 2)
        ann.become(staged, 3)
        ann.page.get_by_role("tab", name="Обмен").click()
        ann.page.get_by_role("button", name="Боцман", exact=True).click()
        ann.page.get_by_role("group", name="Вы отдаёте").get_by_role("button").first.click()
        ann.page.get_by_role("button", name="Предложить", exact=True).click()

        ann.page.get_by_role("article").get_by_role("timer").wait_for()
        told = bob.page.get_by_role("button", name="Вам предлагают обмен")
        told.filter(has_text=re.compile(r"\d+ (с|мин)")).click()
        bob.page.get_by_role("article").get_by_role("timer").wait_for()


def test_a_fight_splits_the_boat_and_a_reaction_is_seen_by_all(server: Server, browser: Browser) -> None:
    """The Bosun has refused the Snob; the Captain may step in, and does."""
    staged = stage(server.data, Scene("lifeboat/6_landed_by_card", 227, ["", "", "Соня", "", "Аня", ""]))
    with Pilot(browser, server) as ann, Pilot(browser, server) as snob:
        snob.become(staged, 2)
        ann.become(staged, 4)
        ann.page.get_by_role("button", name="Встать за Боцмана").first.click()
        ann.page.keyboard.press("Enter")

        for pilot in (ann, snob):
            sides = pilot.page.get_by_role("region", name="Стол").get_by_role("status")
            sides.filter(has_text=re.compile("Боцман 8 .*Капитан 7")).wait_for()
        snob.page.get_by_role("heading", name=re.compile("Вмешаетесь|Драка")).wait_for()


def test_a_lost_line_comes_back_and_nothing_is_lost(friends: tuple[Pilot, Pilot]) -> None:
    ann, bob = friends
    bob.cut_the_line()
    bob.page.get_by_text(re.compile("Нет связи")).wait_for()
    ann.answer(0)
    bob.mend_the_line()
    bob.page.get_by_text(re.compile("Нет связи")).wait_for(state="hidden")

    play_until(friends, lambda: "ДЕНЬ 2" in log(ann))
    bob.page.get_by_role("log").get_by_text("День 2", exact=True).wait_for()

    public = [line for line in log(ann).splitlines() if re.match("ДЕНЬ|Драка", line)]
    assert public == [line for line in log(bob).splitlines() if re.match("ДЕНЬ|Драка", line)]


def test_what_is_said_is_heard_and_a_whisper_only_by_one(friends: tuple[Pilot, Pilot]) -> None:
    ann, bob = friends
    for pilot in friends:
        pilot.page.get_by_role("tab", name="Чат").click()
    say = ann.page.get_by_label("Сообщение")

    say.fill("Всем привет")
    say.press("Enter")
    ann.page.get_by_label("Кому").select_option(label="Боря")
    say.fill("Только тебе")
    say.press("Enter")
    ann.page.get_by_label("Кому").select_option(index=0)
    ann.page.get_by_role("button", name="Готовые фразы").click()
    ann.page.get_by_role("group", name="Готовые фразы").get_by_role("button").first.click()

    heard = bob.page.get_by_role("listitem").filter(has_text="Аня")  # bots have their say as well
    heard.nth(2).wait_for()
    assert [("Всем привет" in text, "Только тебе" in text) for text in heard.all_inner_texts()[:2]] == [
        (True, False),
        (False, True),
    ]


def test_undo_needs_the_others_consent(server: Server, browser: Browser) -> None:
    """Two people: when one has done nothing, the other is asked next."""
    staged = stage(server.data, Scene("lifeboat/4_landed_by_flare", 43, ["", "", "Боря", "Аня"]))
    with Pilot(browser, server) as bob, Pilot(browser, server) as ann:
        bob.become(staged, 2)
        ann.become(staged, 3)
        ann.choose_option("Бездельничать")
        ann.page.get_by_role("button", name="Вернуть ход").click()
        bob.page.get_by_role("button", name="Разрешить").click()

        ann.page.get_by_role("region", name="Вопрос").get_by_role("button", name="Бездельничать").wait_for()


def test_one_device_for_two_is_handed_over(server: Server, browser: Browser) -> None:
    with Pilot(browser, server) as pilot:
        pilot.open("/new/lifeboat")
        pilot.page.locator(".chairs button").first.click()
        pilot.page.get_by_role("button", name="Начать").click()
        seen: set[str] = set()
        until, n = time.monotonic() + PATIENCE, 0
        cover = pilot.page.get_by_role("dialog", name="Передайте устройство")

        while len(seen) < 2:
            assert time.monotonic() < until
            if cover.count():
                assert pilot.page.get_by_role("region", name="Ваши карты").count() == 0
                cover.get_by_role("button").click()
            elif pilot.answer(n):
                seen.add(role_of(pilot))
                n += 1
