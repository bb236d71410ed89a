"""Every piece on the table of a game has a card: with a title, with something to read, and it fits the screen."""

from __future__ import annotations

from pathlib import Path

from games.pieces import PIECES
from web.fits import WEAR
from web.pilot import TWO_FRAMES, Pilot
from web.questions import is_thinned

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
SIZES = ((1440, 900), (390, 844))
NO_PIECES = ("end",)
"""Where a button of the question stands on the board too."""
A_FEW = 20
OF_A_KIND = 6
"""So many pieces of one kind are looked at where a run is thinned: the spaces of a road are all alike."""
USUAL = {"lang": "ru", "text": 100, "theme": "dark"}


def kind(piece: str) -> str:
    return piece.partition(":")[0]


class Cards:
    """The pieces of a game whose cards have been opened, on a desk and on a phone, and what was wrong with them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.most = OF_A_KIND if is_thinned(game) else None
        self.met: dict[tuple[int, int], list[str]] = {size: [*NO_PIECES] for size in SIZES}

    def look(self, pilot: Pilot) -> dict[str, list[str]]:
        """What is wrong with the cards of pieces that were not met before, by size."""
        pilot.page.evaluate(WEAR, USUAL)
        finds = {f"cards at {size[0]}x{size[1]}": self.look_at(pilot, size) for size in SIZES}
        return {where: found for where, found in finds.items() if found}

    def look_at(self, pilot: Pilot, size: tuple[int, int]) -> list[str]:
        """A board that has pages is turned through."""
        page, met = pilot.page, self.met[size]
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(TWO_FRAMES)
        tabs = page.locator(".board [role=tab]")
        finds: list[str] = []
        for n in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(n).click()
            told = page.evaluate(LOOK, [met, self.most])
            met += told["names"]
            finds += told["finds"]
        return finds

    def check(self) -> None:
        """At each size there were many, all of them of kinds that are listed."""
        listed = {*NO_PIECES, *map(kind, PIECES[self.game])}
        for met in self.met.values():
            assert len(met) >= A_FEW
            assert {*map(kind, met)} - listed == set(), "a kind of piece that tests/games/pieces.py does not list"
