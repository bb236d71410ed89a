"""«Пока вы ждали»: who looked elsewhere while others moved is told what was done to them; who watched is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from holdfast.api import Table
from holdfast.games import registry
from holdfast.games.lifeboat.events import FightBroke, FightEnded
from holdfast.kernel.record import parse
from holdfast.kernel.sitting import sit
from holdfast.locale import translate
from server.harness import Server
from web.fits import Screen, finds
from web.hints import first_moments
from web.pilot import Pilot
from web.questions import PEOPLE
from web.scenes import GOLDEN, Scene, stage

HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
        configurable: true, get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
WAITED = f"section[aria-label='{translate('web-waited', 'ru')}']"
DEMANDED = first_moments("lifeboat")["demand"]
"""Somebody has just demanded something of this seat."""


def before_the_demand() -> tuple[Scene, int, str]:
    """The move before: who says it, and what."""
    line = parse((GOLDEN / f"{DEMANDED.record}.record").read_text("utf-8")).lines[DEMANDED.moves - 1]
    return DEMANDED.scene._replace(moves=DEMANDED.moves - 1), int(line.author), line.text


def before_a_lost_fight() -> tuple[Scene, int, int, str]:
    """Who was attacked, could only watch, and is about to lose; and who says the last word of that fight."""
    for path in sorted(GOLDEN.glob("lifeboat/*.record")):
        record = parse(path.read_text("utf-8"))
        table = Table(sit(registry.game("lifeboat"), record.header))
        names = [table.view(seat)["me"]["who"] for seat in range(table.seats)]
        attacked = ""
        for n, line in enumerate(record.lines):
            heard, asked = len(table.sitting.heard), [ask.seat for ask in table.asking()]
            table.play(line.author, line.text)
            for _, event in table.sitting.heard[heard:]:
                is_lost = isinstance(event, FightEnded) and event.loser == attacked
                if is_lost and line.author.isdigit() and names.index(attacked) not in asked:
                    scene = Scene(f"lifeboat/{path.stem}", n, PEOPLE[: table.seats])
                    return scene, names.index(attacked), int(line.author), line.text
                if isinstance(event, FightBroke):
                    attacked = event.of
                elif getattr(event, "who", "") == attacked:
                    attacked = ""
    raise AssertionError("nobody loses a fight")


def say(pilot: Pilot, word: str) -> None:
    """One answer of the list, which may lie behind its kind."""
    option = pilot.page.locator(f".ask .opt[data-word='{word}']")
    pilot.page.wait_for_selector(".ask .opt")
    if not option.count():
        kind = word.partition(" ")[0]
        pilot.page.locator(f".ask .opt[data-word$='-{kind}']").click()
    if "sel" not in (option.get_attribute("class") or "").split():  # a lone answer is chosen already
        option.click()
    pilot.page.click(".ask .go:enabled")


@pytest.mark.parametrize("hidden", [True, False], ids=["a hidden tab", "a tab in sight"])
def test_what_was_done_to_me_behind_my_back_is_told_when_i_am_asked(
    hidden: bool, server: Server, browser: Browser
) -> None:
    scene, other, word = before_the_demand()
    staged = stage(server.data, scene)
    with Pilot(browser, server) as mine, Pilot(browser, server) as theirs:
        mine.become(staged, DEMANDED.seat)
        mine.page.wait_for_selector(".ask.idle")
        mine.page.evaluate(HIDE, hidden)
        theirs.become(staged, other)
        say(theirs, word)
        mine.page.wait_for_selector(".ask .opt")
        mine.page.evaluate(HIDE, False)

        mine.page.wait_for_timeout(300)
        assert mine.page.locator(WAITED).count() == hidden


def test_on_a_phone_it_stands_whole_under_the_speed_while_others_still_move(server: Server, browser: Browser) -> None:
    scene, loser, other, word = before_a_lost_fight()
    staged = stage(server.data, scene)
    with Pilot(browser, server, 390, 844, speed=0) as mine, Pilot(browser, server) as theirs:
        mine.become(staged, loser)
        mine.page.wait_for_selector(".ask.idle")
        theirs.become(staged, other)
        say(theirs, word)

        mine.page.wait_for_selector(f".ask {WAITED} li")  # the fight is told; that it broke out is told here
        speed, waited = (mine.page.locator(f".ask {one}").bounding_box() for one in (".speed", WAITED))
        assert speed is not None
        assert waited is not None
        assert speed["y"] + speed["height"] <= waited["y"]
        for text in (100, 130):
            assert finds(mine.page, Screen((390, 844), "ru", text, "dark"), ".ask") == []
        # Lower, the board needs the room; the way past it all stays in sight.
        assert finds(mine.page, Screen((360, 640), "ru", 100, "dark"), ".ask") == []
        assert mine.page.locator(WAITED).count() == 0
