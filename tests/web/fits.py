"""Does a screen fit? Opens a question of a game at a size and says what is cut, covered or tiny.

By hand, for one kind of question, with a picture of each screen:

    PYTHONPATH=src:tests python -m web.fits lifeboat Deed --size 390x844 --lang ru --text 130 --shots shots

Without a kind: every kind of question of the game; without a size, language or text size: all of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from server.harness import running
from web.chromium import FLAGS, chromium
from web.pilot import Pilot
from web.questions import LARGEST, Found, scene, widest
from web.scenes import stage

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900), (1920, 1080))
MEASURE = (Path(__file__).parent / "fits.js").read_text("utf-8")
REACH = (Path(__file__).parent / "fits_reach.js").read_text("utf-8")
PHONES = ((412, 915), (430, 932))
"""Other usual phones: what is answered must be in reach there too."""
CALM = """() => document.fonts.status === 'loaded' && document.getAnimations()
    .every(one => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""
WEAR = """worn => {
    const kept = JSON.parse(localStorage.getItem('holdfast-settings') ?? '{}');
    localStorage.setItem('holdfast-settings', JSON.stringify({ ...kept, ...worn }));
    dispatchEvent(new StorageEvent('storage', { key: 'holdfast-settings' }));
}"""
EVERYTHING = "body"
COACH = "coach => { localStorage.setItem('holdfast-coach', coach); }"
STATES = ("chosen", "hint", "refused", "goal")
"""What else a question shows: what an answer would bring, advice, a refusal, and in a first game the goal."""
TRIES = 8
"""A slow machine may still be laying the table anew: so often a find is looked at again."""


class Screen(NamedTuple):
    """How the table is looked at."""

    size: tuple[int, int]
    lang: str
    text: int
    theme: str

    @property
    def name(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.lang} {self.text}% {self.theme}"


def every_screen() -> list[Screen]:
    return [Screen(*each) for each in product(SIZES, ("ru", "en"), (100, 130), ("dark", "light"))]


def sample(n: int, thin: bool = False) -> Iterator[Screen]:
    """Every size once; language, text size and theme in turn, otherwise for each question.

    `thin`: every other size, and the others two questions later.
    """
    for k, size in enumerate(SIZES):
        if thin and k % 2 != n // 2 % 2:
            continue
        turn = n + k
        yield Screen(size, ("ru", "en")[turn % 2], (100, 130)[turn // 2 % 2], ("dark", "light")[turn // 4 % 2])


def rotated(n: int) -> list[Screen]:
    """One screen for each question, otherwise for the next: every size comes with small and with large letters."""
    sizes = (*SIZES, *PHONES)
    return [Screen(sizes[n % len(sizes)], ("ru", "en")[n // 2 % 2], (130, 100)[n // len(sizes) % 2], "dark")]


def every_reach() -> list[Screen]:
    return [Screen(size, "ru", text, "dark") for size, text in product((*SIZES, *PHONES), (100, 130))]


def finds(page: Page, screen: Screen, scope: str = EVERYTHING, measure: str = MEASURE) -> list[str]:
    """What does not fit on this screen, once everything has come to rest."""
    page.set_viewport_size({"width": screen.size[0], "height": screen.size[1]})
    page.evaluate(WEAR, {"lang": screen.lang, "text": screen.text, "theme": screen.theme})
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=screen.lang)
    found: list[str] = []
    for _ in range(TRIES):
        page.wait_for_function(CALM)
        found = page.evaluate(measure, scope)
        if not found:
            break
        page.wait_for_timeout(120)
    return found


def looked_at(
    pilot: Pilot,
    screens: Iterable[Screen],
    scope: str = EVERYTHING,
    shots: Path | None = None,
    name: str = "",
    measures: tuple[str, ...] = (MEASURE,),
) -> dict[str, list[str]]:
    """What does not fit, by screen."""
    wrong: dict[str, list[str]] = {}
    for screen in screens:
        found = [one for measure in measures for one in finds(pilot.page, screen, scope, measure)]
        if found:
            wrong[screen.name] = found
        if shots is not None:
            pilot.page.screenshot(path=shots / f"{name}-{screen.name.replace(' ', '-').replace('%', '')}.png")
    return wrong


# -- what a question shows when it is used ----------------------------------------------------------


def enter(pilot: Pilot, state: str) -> bool:
    """Bring the open question into this state; not every question has it."""
    page = pilot.page
    if state == "chosen":
        return _choose(page)
    if state == "hint":
        page.keyboard.press("h")
        return page.query_selector(".ask .hintb") is not None
    if state == "refused":
        # Only where nothing can be taken back: else it would be.
        if page.query_selector(".topbar .dead") is None:
            return False
        page.keyboard.press("u")
        page.wait_for_selector(".ask .refused", state="attached")
        return True
    page.evaluate(COACH, "{}")
    page.reload()
    page.wait_for_selector(".ask")
    page.wait_for_selector(".goal, .ask.idle")
    return page.query_selector(".goal") is not None


def _choose(page: Page) -> bool:
    """The last answer of the list, out of its group if it is in one."""
    for _ in range(3):
        options = page.query_selector_all(".ask .opt")
        if options and page.query_selector(".ask .opt.sel") is None:
            options[-1].click()
    return page.query_selector(".ask .opt.sel") is not None


def used(
    pilot: Pilot, screens: list[Screen], states: Iterable[str] = STATES, shots: Path | None = None, name: str = ""
) -> dict[str, dict[str, list[str]]]:
    """What cannot be read or answered, by state and by screen."""
    wrong: dict[str, dict[str, list[str]]] = {}
    for state in ("", *states):
        if state and not enter(pilot, state):
            continue
        measures = (MEASURE, REACH) if state else (REACH,)
        scope = ".goal" if state == "goal" else ".ask"
        told = looked_at(pilot, screens, scope, shots, f"{name}-{state}", measures)
        if told:
            wrong[state or "asked"] = told
    pilot.page.evaluate(COACH, '{"*": {"off": true}}')
    return wrong


# -- by hand -----------------------------------------------------------------------------------------


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=sorted(LARGEST))
    asked.add_argument("kind", nargs="?", default="")
    asked.add_argument("--size", default="")
    asked.add_argument("--lang", default="")
    asked.add_argument("--text", type=int, default=0)
    asked.add_argument("--theme", default="")
    asked.add_argument("--shots", type=Path)
    given = asked.parse_args()
    screens = [
        one
        for one in every_screen()
        if given.size in ("", f"{one.size[0]}x{one.size[1]}")
        and given.lang in ("", one.lang)
        and given.text in (0, one.text)
        and given.theme in ("", one.theme)
    ]
    questions = {kind: found for kind, found in widest(given.game).items() if given.kind in ("", kind)}
    if not questions:
        sys.exit(f"{given.game} asks no {given.kind}; it asks {', '.join(sorted(widest(given.game)))}")
    if given.shots:
        given.shots.mkdir(parents=True, exist_ok=True)
    return by_hand(questions, screens, given.shots)


def by_hand(questions: dict[str, Found], screens: list[Screen], shots: Path | None) -> int:
    wrong = 0
    with TemporaryDirectory() as data, sync_playwright() as driver:
        staged = {kind: stage(Path(data), scene(found)) for kind, found in questions.items()}
        opened = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        with running(Path(data)) as server, Pilot(opened, server) as pilot:
            for kind, found in questions.items():
                pilot.become(staged[kind], found.seat)
                told = {"at rest": looked_at(pilot, screens, EVERYTHING, shots, kind)}
                told |= used(pilot, screens, shots=shots, name=kind)
                told = {state: found for state, found in told.items() if found}
                wrong += sum(map(len, told.values()))
                print(kind, json.dumps(told, ensure_ascii=False, indent=1) if told else "fits", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
