"""The first lesson of every game that has one, in a browser, from the poster to its end, by keyboard, mouse and touch;
and the hints of a first game.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from conformance.subjects import THOROUGH
from holdfast.games import registry
from holdfast.games.learning import lesson_of
from holdfast.locale import translate
from server.harness import Server
from web.axe import faults
from web.learner import COVERED, Learner, texts, the_lesson
from web.pilot import TWO_FRAMES, Pilot

TAUGHT = [game for game in registry.games() if lesson_of(game) is not None]
SIZES = [(1440, 900), (390, 844), (360, 640), (844, 390)]

CARD = "aside.look"
HIDDEN = """() => [...document.querySelectorAll('aside.look :is(button, h2, p)')].filter((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.textContent)"""
"""What of an open card something else lies over."""
PEOPLE_UNDER_THE_GOAL = """() => {
    const goal = document.querySelector('.goal').getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-anchor^="seat:"]')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < goal.right && right > goal.left && top < goal.bottom && bottom > goal.top;
    }).map((one) => one.dataset.anchor);
}"""
"""On a desk it is read in the sky."""


def by_hand() -> list[tuple[str, str, tuple[int, int]]]:
    """Every lesson by mouse and by touch; in a usual run one game by the one, the next by the other."""
    ways = [("mouse", SIZES[0]), ("touch", SIZES[1])]
    return [(game, *way) for n, game in enumerate(TAUGHT) for k, way in enumerate(ways) if THOROUGH or k == n % 2]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_lesson_by_keyboard_from_the_poster_to_a_real_game(
    game: str, server: Server, browser: Browser
) -> None:
    with Pilot(browser, server) as pilot:
        learner = Learner(pilot, game, "keys")
        learner.begin()
        assert pilot.page.get_by_role("tab", name=translate("web-tab-trade", "ru")).count() == 0

        learner.learn()
        told = set(learner.told())
        assert [step.id for step in the_lesson(game).steps if not step.aside and not told & texts(step)] == []
        assert learner.ringless() == []
        assert faults(pilot.page) == []

        table = pilot.page.url
        pilot.page.get_by_role("button", name=translate("web-lesson-real", "ru")).press("Enter")
        pilot.page.wait_for_url(lambda url: "/table/" in url and url != table)
        pilot.page.wait_for_selector(".ask .go")
        mine = pilot.page.request.get(f"{server.url}/api/matches").json()
        assert [one["id"] for one in mine if one["status"] != "abandoned"] == [pilot.page.url.rpartition("/")[2]]


@pytest.mark.parametrize(("game", "way", "size"), by_hand())
def test_the_first_lesson_by_mouse_and_by_touch(
    game: str, server: Server, browser: Browser, way: str, size: tuple[int, int]
) -> None:
    steps = the_lesson(game).steps
    look = next((step for step in steps if step.looks), None)
    held = next(step for step in steps if step.manner == "hold")
    with Pilot(browser, server, *size) as pilot:
        page, learner = pilot.page, Learner(pilot, game, way)
        learner.begin()
        ribbon = page.get_by_role("banner").get_by_text(translate("web-lesson-table", "ru"))
        assert ribbon.filter(visible=True).count() == 1
        assert (page.locator(".topbar .lesson").text_content() or "").count(" · ") == 2
        if look is not None:
            learner.learn(look.id)
            learner.press(f"[data-anchor='{look.at}']", is_idle=True)
            page.wait_for_selector("aside.look")
            page.keyboard.press("Escape")
        learner.learn(held.id)

        learner.answer_otherwise()
        page.wait_for_selector(f".bubble[data-told='{game}-lesson-{held.otherwise}']")
        learner.press(".ask .opt.hint")
        learner.learn()
        assert set(learner.told()) & texts(steps[-1])
        assert learner.covered == []


def test_the_goal_and_the_hints_of_a_first_game_cover_nothing_that_is_pressed(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, coached=True) as pilot:
        page = pilot.page
        pilot.start_with_bots()
        page.wait_for_selector(".goal")
        assert pilot.found_once_calm(PEOPLE_UNDER_THE_GOAL) == []
        for box in (".goal", ".bubble"):
            page.wait_for_selector(box)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(TWO_FRAMES)
                assert pilot.found_once_calm(f"() => ({COVERED})('{box}')") == []
                if width < height and box == ".bubble":
                    # Strength and hearts of all six stay in sight.
                    assert page.locator(".bench em:visible").count() == 2 * 6
                    assert_a_card_lies_over_it(pilot)
            page.set_viewport_size({"width": 1440, "height": 900})
            page.keyboard.press("g")
            page.wait_for_selector(box, state="detached")
        assert pilot.is_asked()


def assert_a_card_lies_over_it(pilot: Pilot) -> None:
    # The card of a person is long.
    pilot.page.locator(".board [data-anchor^='seat:']").first.focus()
    pilot.page.keyboard.press("i")
    pilot.page.wait_for_selector(CARD)
    assert pilot.found_once_calm(HIDDEN) == []
    pilot.page.keyboard.press("i")
    pilot.page.wait_for_selector(CARD, state="detached")
