"""Every piece on the table of every game has a card: with a title, with something to read, and it fits the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from games.pieces import PIECES
from server.harness import Server
from web.pilot import TWO_FRAMES, Pilot
from web.questions import is_thinned, scene, usual
from web.scenes import stage

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
SIZES = ((1440, 900), (390, 844))
NO_PIECES = ("end",)
"""Where a button of the question stands on the board too."""
A_FEW = 20
OF_A_KIND = 6
"""So many pieces of one kind are looked at where a run is thinned: the spaces of a road are all alike."""


def kind(piece: str) -> str:
    return piece.partition(":")[0]


@pytest.mark.parametrize("game", sorted(PIECES))
def test_every_piece_can_be_looked_at_on_desk_and_phone(game: str, server: Server, browser: Browser) -> None:
    met: dict[tuple[int, int], list[str]] = {size: [*NO_PIECES] for size in SIZES}
    wrong: dict[str, list[str]] = {}
    with Pilot(browser, server) as pilot:
        for question, found in usual(game).items():
            pilot.become(stage(server.data, scene(found)), found.seat)
            for size in SIZES:
                finds = looked_at(pilot, size, met[size], OF_A_KIND if is_thinned(game) else None)
                if finds:
                    wrong[f"{question} {size[0]}x{size[1]}"] = finds

    assert wrong == {}
    listed = {*NO_PIECES, *map(kind, PIECES[game])}
    for size in SIZES:
        assert len(met[size]) >= A_FEW
        assert {*map(kind, met[size])} - listed == set(), "a kind of piece that tests/games/pieces.py does not list"


def looked_at(pilot: Pilot, size: tuple[int, int], met: list[str], most: int | None) -> list[str]:
    """What is wrong with the cards of pieces that were not met before; a board that has pages is turned through."""
    page = pilot.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(TWO_FRAMES)
    tabs = page.locator(".board [role=tab]")
    finds: list[str] = []
    for n in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(n).click()
        told = page.evaluate(LOOK, [met, most])
        met += told["names"]
        finds += told["finds"]
    return finds
