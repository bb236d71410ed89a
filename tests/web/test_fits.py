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
from web.questions import LARGEST, is_thinned, scene, usual
from web.scenes import stage

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
