"""Whatever is lit on a board can be clicked: nothing lies over it, on a desk, a tablet and a phone."""

from __future__ import annotations

from web.fits import CALM
from web.pilot import TWO_FRAMES, Pilot

SIZES = [(1440, 900), (820, 1180), (390, 844)]
LIT = "document.querySelectorAll('.board .lit').length"
COVERED = """() => [...document.querySelectorAll('.board .lit')].flatMap(one => {
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.contains(hit) ? [] : [`${one.dataset.anchor ?? one.className} under ${hit?.className}`];
})"""


class Lit:
    """What has been lit in all questions together, and in each at all sizes what of it cannot be clicked."""

    def __init__(self) -> None:
        self.lit = 0

    def covered(self, pilot: Pilot) -> dict[str, list[str]]:
        hidden = {f"lit at {width}x{height}": self.covered_at(pilot, width, height) for width, height in SIZES}
        return {where: what for where, what in hidden.items() if what}

    def covered_at(self, pilot: Pilot, width: int, height: int) -> list[str]:
        pilot.page.set_viewport_size({"width": width, "height": height})
        pilot.page.evaluate(TWO_FRAMES)
        pilot.page.wait_for_function(CALM)
        found = pilot.found_once_calm(COVERED)
        self.lit += pilot.page.evaluate(LIT)
        return found
