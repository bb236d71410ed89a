"""Every screen for everybody: axe finds nothing serious on any of them, in either theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser

from server.harness import Server, Visitor
from web.axe import faults
from web.pilot import TWO_FRAMES, Pilot
from web.questions import scene as asked_at
from web.questions import widest
from web.scenes import just_before, stage

Visit = Callable[[Pilot], None]
IN_SIGHT = """(one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const points = [[left + 9, top + 3], [right - 9, bottom - 3], [(left + right) / 2, (top + bottom) / 2]];
    return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""
TABLES: WeakKeyDictionary[Pilot, str] = WeakKeyDictionary()
"""Where each has sat down."""


def go(path: str, landmark: str) -> Visit:
    def visit(pilot: Pilot) -> None:
        pilot.page.goto(pilot.url + path)
        pilot.page.wait_for_selector(landmark)

    return visit


def sit_down(pilot: Pilot) -> None:
    """At the same table every time: nothing is said there."""
    if not (table := TABLES.get(pilot)):
        pilot.open("")
        pilot.start_with_bots()
        TABLES[pilot] = pilot.page.url
    else:
        pilot.page.goto(table)
        pilot.page.wait_for_selector(".ask .opt")


def press(key: str, landmark: str) -> Visit:
    def visit(pilot: Pilot) -> None:
        sit_down(pilot)
        pilot.page.keyboard.press(key)
        pilot.page.wait_for_selector(landmark)

    return visit


def tab(name: str) -> Visit:
    def visit(pilot: Pilot) -> None:
        sit_down(pilot)
        pilot.page.get_by_role("tab", name=name).click()

    return visit


def open_settings(pilot: Pilot) -> None:
    pilot.open("")
    pilot.page.get_by_role("button", name="Настройки").first.click()
    pilot.page.wait_for_selector("[role=dialog]")


def wait_for_friends(pilot: Pilot) -> None:
    with Visitor(pilot.server, "Ann") as ann:
        match = ann.new_match(visibility="public")
        go(f"/join/{match['code']}", "main")(pilot)


def wait_at_a_table(pilot: Pilot) -> None:
    go("/new/lifeboat", ".chairs")(pilot)
    pilot.page.click(".go")
    pilot.page.wait_for_selector(".qr")
    # What is asked once more is read with the pointer still on it.
    pilot.page.get_by_role("button", name="Отменить стол").click()
    pilot.page.get_by_role("button", name="Точно закрыть насовсем?").hover()


def search_the_rules(pilot: Pilot) -> None:
    go("/rules/lifeboat", "#LIF-10\\.7")(pilot)
    pilot.page.get_by_role("searchbox").fill("ничья")
    pilot.page.wait_for_selector("mark")


def begin_a_lesson(pilot: Pilot) -> None:
    pilot.open("")
    pilot.page.click(".poster.big .lesson")
    pilot.page.wait_for_selector(".bubble")


SCREENS: dict[str, Visit] = {
    "home": go("", ".poster.big"),
    "new table": go("/new/lifeboat", ".chairs"),
    "my games": go("/mine", "main"),
    "lobby": go("/lobby", "main"),
    "rulebook": go("/rules/lifeboat", "#LIF-10\\.7"),
    "a search of the rulebook": search_the_rules,
    "no such page": go("/nowhere", "h1"),
    "no such table": go("/table/nowhere", "main"),
    "invitation": wait_for_friends,
    "waiting room": wait_at_a_table,
    "settings": open_settings,
    "table": sit_down,
    "rules over a table": press("r", "[role=dialog] .rulebox.hit"),
    "keys": press("?", "[role=dialog]"),
    "chat": tab("Чат"),
    "trade": tab("Обмен"),
    "notes": tab("Заметки"),
    "the card of a piece": press("i", ".look"),
    "first lesson": begin_a_lesson,
}


@pytest.fixture(scope="module", params=["dark", "light"])
def pilot(request: pytest.FixtureRequest, server: Server, browser: Browser) -> Iterator[Pilot]:
    """One page for all screens of a theme."""
    with Pilot(browser, server, theme=request.param) as opened:
        yield opened


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious(pilot: Pilot, screen: str) -> None:
    SCREENS[screen](pilot)

    assert faults(pilot.page) == []


def test_a_phone_too(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844) as pilot:
        assert faults(pilot.page) == []
        pilot.page.click("#poster-outlive")
        pilot.page.wait_for_selector(".sheet.still")
        assert faults(pilot.page) == []
        pilot.page.evaluate("document.activeElement.blur()")
        pilot.page.keyboard.press("Escape")
        pilot.page.wait_for_selector(".sheet", state="detached")
        pilot.start_with_bots()
        assert faults(pilot.page) == []
        assert pilot.page.locator(".topbar [data-anchor='track:gulls'] b").inner_text().split() == ["0", "/", "4"]
        assert_an_offer_can_be_made(pilot)
        assert_the_speed_is_among_the_settings(pilot)


def assert_an_offer_can_be_made(pilot: Pilot) -> None:
    """On the smallest screen too the button is in sight, whatever lies in the trays."""
    bar = pilot.page.get_by_role("banner")
    bar.get_by_role("button", name="Обмен").click()
    pilot.page.get_by_role("group", name="Новое предложение").get_by_role("button").first.click()
    offer = pilot.page.get_by_role("button", name="Предложить", exact=True)
    for width, height in ((360, 640), (390, 844)):
        pilot.page.set_viewport_size({"width": width, "height": height})
        pilot.page.evaluate(TWO_FRAMES)
        assert offer.evaluate(IN_SIGHT), (width, height)
    assert faults(pilot.page) == []
    bar.get_by_role("button", name="Обмен").click()


def assert_the_speed_is_among_the_settings(pilot: Pilot) -> None:
    pilot.page.get_by_role("banner").get_by_role("button", name="Настройки").click()
    pilot.page.get_by_role("dialog").get_by_role("button", name="по шагам").click()
    assert pilot.page.evaluate("JSON.parse(localStorage['holdfast-settings']).speed") == 0
    assert faults(pilot.page) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_goal_and_the_hints_of_a_first_game(server: Server, browser: Browser, width: int, height: int) -> None:
    with Pilot(browser, server, width, height, coached=True) as pilot:
        pilot.start_with_bots()
        for box in (".goal", ".bubble"):
            pilot.page.wait_for_selector(box)
            assert faults(pilot.page) == []
            pilot.page.keyboard.press("g")


def test_outlive_while_the_shelter_is_set_up(pilot: Pilot) -> None:
    pilot.open("")
    pilot.page.click("#poster-outlive")
    pilot.start_with_bots()

    assert faults(pilot.page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_outlive_by_day(server: Server, browser: Browser, width: int) -> None:
    scene = just_before("outlive/4_points", 0, "move 5 blackwood", ["Аня", "Илья", "", "Вера"])
    with Pilot(browser, server, width=width) as pilot:
        pilot.become(stage(server.data, scene), 0)
        assert faults(pilot.page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_aurora_while_scouting(server: Server, browser: Browser, width: int) -> None:
    scene = just_before("aurora/4_aurora", 0, "scout 5", ["Аня", "Илья", "", "Вера"])
    with Pilot(browser, server, width=width) as pilot:
        pilot.become(stage(server.data, scene), 0)
        assert faults(pilot.page) == []


@pytest.mark.parametrize("width", [1440, 390])
def test_the_journal_while_a_stage_is_planned(server: Server, browser: Browser, width: int) -> None:
    found = widest("journal")["PlanFor"]
    with Pilot(browser, server, width=width) as pilot:
        pilot.become(stage(server.data, asked_at(found)), found.seat)
        assert faults(pilot.page) == []
