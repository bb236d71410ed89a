"""The table screen: keys, rules, the phone, and a line that breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from holdfast.games import registry
from holdfast.kernel.play import waiting
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from holdfast.kernel.table import Table
from holdfast.locale import translate
from server.harness import Server
from web.hints import first_moments
from web.pilot import Pilot
from web.questions import PEOPLE
from web.scenes import GOLDEN, Scene, stage, when

WIDER = """[...document.querySelectorAll('.topbar, .tools, .dock, .ask, .board, .mine, .go')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.className)"""

NAMELESS = """[...document.querySelectorAll('button, a, input')]
    .filter(one => !(one.textContent.trim() || one.ariaLabel || one.title || one.labels?.length))
    .map(one => one.outerHTML)"""

CARD = "aside.look"


@pytest.fixture(scope="module")
def seated(server: Server, browser: Browser) -> Iterator[tuple[Pilot, str]]:
    with Pilot(browser, server) as pilot:
        pilot.start_with_bots()
        yield pilot, pilot.page.url


@pytest.fixture
def table(seated: tuple[Pilot, str]) -> Pilot:
    """A table with bots, just opened: one for all tests that say nothing at it."""
    pilot, address = seated
    pilot.page.set_viewport_size({"width": 1440, "height": 900})
    pilot.page.goto(address)
    pilot.page.wait_for_selector(".ask .opt")
    return pilot


def ann_keeps_a_card(table: Table[Any]) -> bool:
    return [seat for seat, _ in waiting(table)] == [0]


def test_the_packet_s_way_stands_over_the_boat(server: Server, browser: Browser) -> None:
    scene = when("lifeboat/4_adrift", ann_keeps_a_card, ["Аня", "", "", ""])
    lines = parse((GOLDEN / f"{scene.record}.record").read_text("utf-8"))
    sitting = sit(registry.game("lifeboat"), lines.header)
    for line in lines.lines[: scene.moves]:
        sitting.say(line.author, line.text, check=False)
    n = registry.game("lifeboat").view(sitting.table, 0)["table"]["packet"]
    with Pilot(browser, server) as table:
        table.become(stage(server.data, scene), 0)
        table.page.wait_for_selector(".board .way")
        told = [translate("web-packet-in", "ru", n=n), translate("web-packet-on", "ru", n=n - 1)]

        assert table.page.locator(".board .way span").all_inner_texts() == told


@pytest.mark.parametrize("confirm", ["always", "final"])
def test_a_key_chooses_and_enter_says_it(server: Server, browser: Browser, confirm: str) -> None:
    """A card kept of the packet cannot be taken back, so the setting that a newcomer has waits for Enter too."""
    staged = stage(server.data, when("lifeboat/4_adrift", ann_keeps_a_card, ["Аня", "", "", ""]))
    with Pilot(browser, server, confirm=confirm) as table:
        table.become(staged, 0)
        table.page.wait_for_selector(".ask .go")
        table.page.keyboard.press("1")
        if table.page.query_selector(".ask .opt.sel") is None:  # it was a kind of choice, and these are its choices
            table.page.keyboard.press("1")
        table.page.wait_for_selector(".ask .opt.sel")
        table.page.keyboard.press("i")
        table.page.wait_for_selector(CARD)
        table.page.keyboard.press("Enter")

        table.page.wait_for_selector(".ask .opt.sel", state="detached")
        table.page.keyboard.press("s")
        # The next question closes the card that was opened before it.
        table.page.wait_for_selector(".ask .opt")
        table.page.wait_for_selector(CARD, state="detached")


def test_what_would_follow_is_asked_once_and_shown(server: Server, browser: Browser) -> None:
    staged = stage(server.data, Scene("lifeboat/4_landed_by_flare", 43, ["Аня", "Боря", "Вера", "Глеб"]))
    with Pilot(browser, server) as pilot:
        said: list[str] = []
        pilot.page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(str(text))))
        pilot.become(staged, 3)
        pilot.page.get_by_role("region", name="Вопрос").get_by_role("button", name="Ограбить").first.click()
        if not pilot.page.locator(".ask .opt.sel").count():
            pilot.page.locator(".ask .opt").first.click()
        pilot.page.get_by_text(re.compile("Откажет — драка")).wait_for()
        pilot.page.wait_for_timeout(300)

    assert 1 <= sum('"explain"' in text for text in said) <= 2


def test_pointing_at_a_line_marks_whom_it_tells_of(table: Pilot) -> None:
    table.page.get_by_role("log").get_by_text(re.compile("взял")).first.hover()

    assert table.page.locator(".board .marked").count() > 0


def test_my_games_name_the_question(table: Pilot) -> None:
    asked = table.question()
    table.open("/mine")

    table.page.get_by_role("link").filter(has_text=asked).wait_for()


def test_the_rulebook_lies_over_the_table_at_the_question_s_rule(table: Pilot) -> None:
    asked = table.page.locator(".ask .rule").first.inner_text()
    table.page.keyboard.press("r")

    table.page.locator("[role=dialog] .rulebox.hit", has_text=asked).wait_for()
    table.page.keyboard.press("Escape")
    assert table.page.locator("[role=dialog]").count() == 0


def test_a_rule_in_the_rulebook_over_a_table_opens_there(table: Pilot) -> None:
    address = table.page.url
    table.page.keyboard.press("r")
    book = table.page.get_by_role("dialog")
    book.get_by_role("searchbox").fill("ничья")
    table.page.wait_for_selector("[role=dialog] mark")
    book.locator(".rulebox .rule", has_text="LIF-10.7").click()

    book.locator(".rulebox.hit", has_text="LIF-10.7").wait_for()
    assert book.get_by_role("searchbox").input_value() == ""
    assert table.page.url.partition("#")[0] == address
    assert table.is_asked()


def test_a_demand_on_me_has_a_thread_from_who_makes_it(server: Server, browser: Browser) -> None:
    demand = first_moments("lifeboat")["demand"]
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, demand.scene), demand.seat)
        pilot.page.wait_for_selector(".board [data-anchor='hand:refuse']")

        pilot.page.wait_for_selector(".board .thread.attack path", state="attached")


def somebody_is_laden(table: Table[Any]) -> bool:
    """Strong, thirsty and tired of everything: no bench has more to show."""
    sailors = registry.game("lifeboat").view(table, 0)["boat"]
    return any(one["strength"] > 5 and one["thirst"] and one["rowed"] and one["fought"] for one in sailors)


def test_wounds_can_be_counted_on_a_phone_however_much_a_bench_shows(server: Server, browser: Browser) -> None:
    scene = when("lifeboat/6_lost_at_sea", somebody_is_laden, PEOPLE[:6])
    with Pilot(browser, server, 390, 844) as pilot:
        pilot.become(stage(server.data, scene), 0)
        pilot.page.wait_for_selector(".bench .pips")
        small = pilot.found_once_calm("""() => [...document.querySelectorAll('.bench .pips i')]
            .map((one) => one.getBoundingClientRect().width).filter((width) => width < 8)""")

        assert small == []
        assert pilot.page.locator(".bench .pips b").count() > 0, "nobody has more to show than there is room for"


def test_back_closes_what_lies_on_top_and_only_then_leaves(table: Pilot) -> None:
    page, book = table.page, table.page.locator("[role=dialog] .rulebox.hit")
    # Whatever was open here before: the page to go back to is the front page.
    address = page.url
    table.open("/")
    page.wait_for_selector(".poster.big")
    page.goto(address)
    page.wait_for_selector(".ask .opt")
    page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("i")
    page.wait_for_selector(CARD)
    page.get_by_role("button", name="Настройки").click()
    page.get_by_role("dialog").get_by_role("button", name="Правила").click()
    book.wait_for()

    page.go_back()
    book.wait_for(state="detached")
    assert page.locator(CARD).count() == 1
    page.go_back()
    page.wait_for_selector(CARD, state="detached")
    assert table.is_asked()
    page.go_back()
    page.wait_for_selector(".poster.big")


def test_a_rule_id_opens_the_text_of_the_rule(table: Pilot) -> None:
    table.page.locator(".ask .rule").first.click()
    table.page.wait_for_selector(".pop .text")

    assert len(table.page.inner_text(".pop .text")) > 20


def test_the_language_changes_without_the_server(table: Pilot) -> None:
    table.page.click("[aria-label=Настройки]")
    table.page.click("text=English")

    table.page.wait_for_selector("text=Settings")
    table.page.click("text=Русский")
    table.page.wait_for_selector("text=Настройки")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1440, 900), (1920, 1080)])
def test_nothing_sticks_out_sideways(table: Pilot, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})

    assert table.found_once_calm(WIDER) == []


def test_every_picture_and_button_has_a_name(table: Pilot) -> None:
    assert table.page.evaluate(NAMELESS) == []


def test_who_comes_back_is_asked_the_same(table: Pilot) -> None:
    asked = table.question()

    table.page.reload()
    table.page.wait_for_selector(".ask .opt")

    assert table.question() == asked
