"""Whatever is lit on a board can be clicked: nothing lies over it, on a desk, a tablet and a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from server.harness import Server
from web.pilot import Pilot
from web.questions import LARGEST, scene, usual
from web.scenes import Staged, stage

SIZES = [(1440, 900), (820, 1180), (390, 844)]
PATIENCE = 12
"""How many quarters of a second a screen may take."""
COVERED = """[...document.querySelectorAll('.board .lit')].flatMap(one => {
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.contains(hit) ? [] : [`${one.dataset.anchor ?? one.className} under ${hit?.className}`];
})"""


def covered(pilot: Pilot, staged: Staged, seat: int) -> list[str]:
    """What is lit for this seat and cannot be clicked, at each size."""
    pilot.become(staged, seat)
    hidden: list[str] = []
    for width, height in SIZES:
        pilot.page.set_viewport_size({"width": width, "height": height})
        hidden += [f"{what} at {width} x {height}" for what in covered_once_calm(pilot)]
    return hidden


def covered_once_calm(pilot: Pilot) -> list[str]:
    """What stays hidden. A slow machine may still be laying the table anew."""
    found: list[str] = []
    for _ in range(PATIENCE):
        pilot.page.wait_for_timeout(250)
        found = pilot.page.evaluate(COVERED)
        if not found:
            break
    return found


@pytest.mark.parametrize("game", LARGEST)
def test_nothing_lies_over_what_is_lit(game: str, server: Server, browser: Browser) -> None:
    questions = usual(game, 1)
    assert len(questions) > 10
    staged = {kind: stage(server.data, scene(found)) for kind, found in questions.items()}
    hidden: dict[str, list[str]] = {}
    with Pilot(browser, server) as pilot:
        for kind, found in questions.items():
            hidden[kind] = covered(pilot, staged[kind], found.seat)

    assert {kind: what for kind, what in hidden.items() if what} == {}
