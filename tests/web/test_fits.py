"""Nothing is cut, covered or too small to read, whatever is asked and whatever it is looked at with; every piece has a
card. Opening a question takes as long as looking at it, so one opening serves both.

One question by hand, with pictures: see `fits.py`.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from holdfast.locale import translate
from server.harness import Server
from web.cards import Cards
from web.fits import STATES, Screen, every_reach, every_screen, finds, looked_at, rotated, sample, used
from web.lit import Lit
from web.pilot import Pilot
from web.questions import LARGEST, PEOPLE, is_thinned, scene, usual, widest
from web.scenes import Scene, stage

STRUCK = Scene("outlive/4_resources", 243, PEOPLE[:4])
"""A morning at which one shelter after another loses somebody."""
GOALS = 4
"""So seldom a usual run opens a question as somebody's first: the page is loaded anew for it."""
THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"


@pytest.mark.parametrize("game", LARGEST)
def test_every_question_fits_every_screen_and_every_piece_has_a_card(
    game: str, server: Server, browser: Browser
) -> None:
    wrong: dict[str, dict[str, list[str]]] = {}
    cards = Cards(game)
    with Pilot(browser, server) as pilot:
        for n, (kind, found) in enumerate(usual(game).items()):
            pilot.become(stage(server.data, scene(found)), found.seat)
            told = looked_at(pilot, every_screen() if THOROUGH else sample(n, is_thinned(game)))
            told |= cards.look(pilot)
            if told:
                wrong[kind] = told

    assert wrong == {}
    cards.check()


@pytest.mark.parametrize("game", LARGEST)
def test_every_question_can_be_answered_whatever_it_says_besides(game: str, server: Server, browser: Browser) -> None:
    """On the board; and with what an answer would bring, with advice, with a refusal, with the goal of a first game."""
    wrong: dict[str, dict[str, dict[str, list[str]]]] = {}
    board = Lit()
    with Pilot(browser, server) as pilot:
        for n, (kind, found) in enumerate(usual(game, 1).items()):
            pilot.become(stage(server.data, scene(found)), found.seat)
            hidden = board.covered(pilot)
            states = STATES if THOROUGH or n % GOALS == 0 else STATES[:-1]
            told = used(pilot, every_reach() if THOROUGH else rotated(n), states)
            if hidden or told:
                wrong[kind] = {"board": hidden, **told}

    assert wrong == {}
    assert board.lit, "nothing was lit, whatever was asked"


def test_outlive_is_set_up_on_every_screen(server: Server, browser: Browser) -> None:
    """Both leaders, all rooms and the airlock can be pressed, in a first game too."""
    found = widest("outlive")["KeepRooms"]
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, scene(found)), found.seat)
        screens = [one for one in every_reach() if THOROUGH or one.text == 100]

        assert used(pilot, screens, ("goal",)) == {}


def test_the_disaster_that_strikes_fits_every_screen(server: Server, browser: Browser) -> None:
    """It opens by itself over the map, which no question of its own would show."""
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, STRUCK), 2)
        pilot.page.wait_for_selector(".board [role=dialog] table")
        told = looked_at(pilot, sample(0), ".board")

        assert told == {}


def test_on_a_phone_it_lies_whole_on_the_map_and_says_what_it_does_to_everybody(
    server: Server, browser: Browser
) -> None:
    with Pilot(browser, server, 390, 844) as pilot:
        pilot.become(stage(server.data, STRUCK), 2)
        pilot.page.click(".tabs [role=tab] >> nth=0")
        pilot.page.wait_for_selector(".board [role=dialog] table")
        for size in ((390, 844), (360, 640), (844, 390)):
            assert finds(pilot.page, Screen(size, "ru", 100, "dark"), ".board") == []
        told = pilot.page.locator(".board [role=dialog] tbody tr")

        assert told.count() == 4
        # The track has no room left for me: it costs people.
        assert told.nth(2).locator("td").nth(1).inner_text() == translate("web-disaster-survivors", "ru", n=2)
