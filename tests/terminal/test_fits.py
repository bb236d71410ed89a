"""Nothing is cut on a terminal of 80×24 or 120×40, whatever is asked: every kind of question, at its widest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from holdfast import api
from holdfast.games import registry
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from holdfast.locale import LANGUAGES, Language
from holdfast.terminal.company import PERSON, Company
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.ink import Strip, length
from holdfast.terminal.screen.app import TableApp
from holdfast.terminal.screen.drawn import Drawn
from holdfast.terminal.transcript import Transcripts
from terminal.sittings import seated
from terminal.test_screen import Driver
from web.questions import ENOUGH, LARGEST, THOROUGH, usual, widest
from web.scenes import GOLDEN

SIZES = ((80, 24), (120, 40))
MOST = {"lifeboat": 6, "outlive": 4, "aurora": 4, "doomsday": 16, "journal": 6}
PANELS = ("bar", "board", "mine", "ask", "keys")
EVERY = 41
"""So many moves are between two looks at a whole game."""


def moments(game: str) -> Iterator[tuple[str, int, api.Table]]:
    """Whose question, and the table then: for each kind of question where it is widest, and all along the game."""
    wanted = widest(game)
    for name in sorted({found.record for found in wanted.values()}):
        here = {kind: found for kind, found in wanted.items() if found.record == name}
        record = parse((GOLDEN / f"{name}.record").read_text("utf-8"))
        table = api.Table(sit(registry.game(record.header.game), record.header))
        for n, line in enumerate(record.lines):
            yield from ((kind, found.seat, table) for kind, found in here.items() if found.moves == n)
            if n % EVERY == 0 or n == len(record.lines) - 1:
                yield f"move {n}", table.asking()[0].seat, table
            table.play(line.author, line.text)


def text(line: Strip) -> str:
    return "".join(span.text for span in line)


def cuts(app: TableApp) -> list[str]:
    """What a panel has no room for. The names of groups end in an ellipsis of their own."""
    wrong = []
    groups = [entry.label for entry in app.table.stage.menu.whole() if not entry.notation]
    for name in PANELS:
        panel = app.table.query_one(f"#{name}", Drawn)
        width, height = panel.content_size
        lines = panel.draw(width, height)
        space = panel.parent.region if isinstance(panel.parent, Widget) else app.screen.region
        if not space.contains_region(panel.region):
            wrong.append(f"{name} leaves the screen")
        if len(lines) > height:
            wrong.append(f"{name}: {len(lines)} lines in {height}: “{text(lines[height])}”")
        for line in lines:
            said = text(line)
            for group in groups:
                said = said.replace(group, "")
            if "…" in said or length(line) > width:
                wrong.append(f"{name}: “{text(line)}”")
    return [*wrong, *unreachable(app), *unsaid(app)]


def unsaid(app: TableApp) -> list[str]:
    """A question or its explanation, of which a part is missing."""
    scene = app.table.stage.scene
    panel = app.table.query_one("#ask", Drawn)
    said = " ".join(" ".join(text(line) for line in panel.draw(*panel.content_size)).split())
    return [whole for whole in (scene.title, scene.hint) if " ".join(whole.split()) not in said]


def unreachable(app: TableApp) -> list[str]:
    """Lines of the table that no press of its key brings into sight."""
    stage, panels = app.table.stage, app.table.panels
    width, height = app.table.query_one("#board", Drawn).content_size
    whole = {text(line) for line in stage.board.board(stage.scene.view, stage.lang, width, height)}
    for part in range(len(whole)):
        if not whole:
            break
        stage.part = part
        whole -= {text(line) for line in panels.board(width, height)}
    stage.part = 0
    return sorted(whole)


async def shown(app: TableApp, pilot: Pilot[None], size: tuple[int, int]) -> None:
    """Laid out once: a new size does it by itself."""
    if app.size != size:
        await pilot.resize_terminal(*size)
    else:
        app.table.redraw()
    await pilot.pause()


def looks(game: str, kind: str, n: int) -> list[tuple[tuple[int, int], Language]]:
    """Where there is the least room in each language, and in one of them where there is more.

    Of a game that asks many kinds, half of them only once; in a thorough run each size in each language.
    """
    small, large = SIZES
    turn = LANGUAGES[n % len(LANGUAGES)]
    if THOROUGH:
        return [(size, lang) for size in SIZES for lang in LANGUAGES]
    if len(widest(game)) <= ENOUGH or kind in usual(game):
        return [*((small, lang) for lang in LANGUAGES), (large, turn)]
    return [(small, turn)]


@pytest.mark.slow
@pytest.mark.parametrize("game", LARGEST)
def test_every_question_fits(game: str) -> None:
    async def run() -> dict[str, list[str]]:
        wrong: dict[str, list[str]] = {}
        app = TableApp(seated(game=game, seats=MOST[game]), "en")
        async with app.run_test(size=SIZES[0]) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            stage = driver.stage
            for n, (kind, seat, table) in enumerate(moments(game)):
                sitters = [PERSON if one == seat else "random" for one in range(table.seats)]
                stage.hotseat = Hotseat(table, Company(sitters), stage.hotseat.logbook)
                stage.transcripts = Transcripts(table.sitting)
                stage.asked = True
                for size, lang in looks(game, kind, n):
                    stage.lang = lang
                    stage.look(seat)
                    await shown(app, pilot, size)
                    wrong[f"{kind} {lang} {size}"] = cuts(app)
                    if stage.menu.pages(stage.size) > 1:
                        stage.menu.turn(1, stage.size)
                        await shown(app, pilot, size)
                        wrong[f"{kind} {lang} {size}"] += cuts(app)
        return {kind: found for kind, found in wrong.items() if found}

    assert asyncio.run(run()) == {}
