"""Each hint of a first game comes in a browser, and where it tells of a piece, that piece is in sight and ringed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from conformance.subjects import THOROUGH
from holdfast.games import registry
from holdfast.games.learning import coach_of
from server.harness import Server
from web.hints import every_name, first_moments
from web.learner import COVERED
from web.pilot import TWO_FRAMES, Pilot
from web.scenes import stage

COACHED = [game for game in registry.games() if coach_of(game) is not None]
SIZES = [(1440, 900), (390, 844)]
REMEMBER = "kept => localStorage.setItem('holdfast-coach', kept)"
RINGED = """(at) => {
    const named = (one) => [one.dataset.anchor, one.dataset.part].some((name) => name === at
        || (at.endsWith(':') && name?.startsWith(at)));
    const isSeen = (one) => {
        const box = one.getBoundingClientRect();
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
        const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
        const tries = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y]));
        return right > left && bottom > top && tries.some(([x, y]) => document
            .elementsFromPoint(left + (right - left) * x, top + (bottom - top) * y)
            .some((over) => over === one || one.contains(over)));
    };
    const rings = [...document.querySelectorAll('.taught')];
    return {
        named: rings.length > 0 && rings.every(named),
        seen: rings.some(isSeen),
        rings: rings.map((one) => one.dataset.anchor ?? one.dataset.part),
    };
}"""


def tell_only(pilot: Pilot, game: str, name: str) -> None:
    """Everything but this has been told already."""
    seen = [known for other, known in every_name(game).items() if other != name]
    kept = {game: {"goal": True, "seen": seen}}
    pilot.page.evaluate(REMEMBER, json.dumps(kept))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", COACHED)
def test_each_hint_rings_the_piece_it_tells_of(
    game: str, size: tuple[int, int], server: Server, browser: Browser
) -> None:
    """On a desk and on a phone in turn, or each on both in a thorough run."""
    moments = first_moments(game)
    assert moments.keys() == every_name(game).keys()
    if not THOROUGH:
        moments = dict(list(moments.items())[SIZES.index(size) :: len(SIZES)])

    wrong: dict[str, object] = {}
    with Pilot(browser, server, *size, coached=True) as pilot:
        for name, hint in moments.items():
            tell_only(pilot, game, name)
            pilot.become(stage(server.data, hint.scene), hint.seat)
            pilot.page.wait_for_selector(f".bubble[data-told='{game}-coach-{name}']")
            pilot.page.evaluate(TWO_FRAMES)
            found = pilot.page.evaluate(RINGED, hint.at)
            if hint.at and not (found["named"] and found["seen"]):
                wrong[name] = (hint.at, found)
            if not hint.at and found["rings"]:
                wrong[name] = found
            if covered := pilot.found_once_calm(f"() => ({COVERED})('.bubble')"):
                wrong[f"{name} covers"] = covered
    assert wrong == {}
