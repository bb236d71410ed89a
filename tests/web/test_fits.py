"""Nothing is cut, covered or too small to read, whatever is asked and whatever it is looked at with.

One question by hand, with pictures: see `fits.py`.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.fits import every_screen, looked_at, sample
from web.pilot import Pilot
from web.questions import LARGEST, PEOPLE, is_thinned, scene, usual
from web.scenes import Scene, stage

STRUCK = Scene("outlive/4_resources", 243, PEOPLE[:4])
"""A morning at which one shelter after another loses somebody."""
THOROUGH = os.environ.get("HOLDFAST_THOROUGH") == "1"


@pytest.mark.parametrize("game", LARGEST)
def test_every_question_fits_every_screen(game: str, server: Server, browser: Browser) -> None:
    wrong: dict[str, dict[str, list[str]]] = {}
    with Pilot(browser, server) as pilot:
        for n, (kind, found) in enumerate(usual(game).items()):
            pilot.become(stage(server.data, scene(found)), found.seat)
            told = looked_at(pilot, every_screen() if THOROUGH else sample(n, is_thinned(game)))
            if told:
                wrong[kind] = told

    assert wrong == {}


def test_the_disaster_that_strikes_fits_every_screen(server: Server, browser: Browser) -> None:
    """It opens by itself over the map, which no question of its own would show."""
    with Pilot(browser, server) as pilot:
        pilot.become(stage(server.data, STRUCK), 2)
        pilot.page.wait_for_selector(".board [role=dialog] table")
        told = looked_at(pilot, sample(0), ".board")

        assert told == {}
