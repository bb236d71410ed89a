"""Whatever is lit on a board can be clicked: nothing lies over it, on a desk, a tablet and a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from holdfast.api import Table
from holdfast.games import registry
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from server.harness import Server, running
from web.pilot import Pilot
from web.scenes import GOLDEN, Scene, Staged, stage

PEOPLE = ["Аня", "Боря", "Вера", "Глеб", "Дима", "Ева"]
SIZES = [(1440, 900), (820, 1180), (390, 844)]
COVERED = """[...document.querySelectorAll('.board .lit')].flatMap(one => {
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.contains(hit) ? [] : [`${one.dataset.anchor ?? one.className} under ${hit?.className}`];
})"""


class Found(NamedTuple):
    """The moment of a record at which a question is widest."""

    record: str
    moves: int
    seat: int
    options: int


def widest(records: Iterable[str]) -> dict[str, Found]:
    """For each kind of question the moment with the most options."""
    found: dict[str, Found] = {}
    for name in records:
        record = parse((GOLDEN / f"{name}.record").read_text("utf-8"))
        table = Table(sit(registry.game(record.header.game), record.header))
        for n, line in enumerate(record.lines):
            for ask in table.asking():
                if ask.kind not in found or len(ask.options) > found[ask.kind].options:
                    found[ask.kind] = Found(name, n, ask.seat, len(ask.options))
            table.play(line.author, line.text)
    return found


LARGEST = {"lifeboat": ("6_landed_by_card", "6_lost_at_sea"), "outlive": ("4_resources",)}
QUESTIONS = {
    f"{game}-{kind}": found
    for game, names in LARGEST.items()
    for kind, found in sorted(widest(f"{game}/{name}" for name in names).items())
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Staged]]]:
    data = tmp_path_factory.mktemp("reach")
    staged = {kind: stage(data, scene(found)) for kind, found in QUESTIONS.items()}
    with running(data) as server:
        yield server, staged


def scene(found: Found) -> Scene:
    seats = int(Path(found.record).name[0])
    return Scene(found.record, found.moves, PEOPLE[:seats])


@pytest.mark.parametrize("kind", QUESTIONS)
def test_nothing_lies_over_what_is_lit(tables: tuple[Server, dict[str, Staged]], browser: Browser, kind: str) -> None:
    server, staged = tables
    with Pilot(browser, server) as pilot:
        pilot.become(staged[kind], QUESTIONS[kind].seat)
        for width, height in SIZES:
            pilot.page.set_viewport_size({"width": width, "height": height})
            pilot.page.wait_for_timeout(250)

            assert pilot.page.evaluate(COVERED) == [], (width, height)
