"""How often a person presses for a game, and for what: questions answered, and those among them that asked nothing.

By hand, for a whole game with the settings that a newcomer has:

    PYTHONPATH=src:tests python -m web.presses lifeboat
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import WebSocket, sync_playwright

from server.harness import Message, running, updated
from web.chromium import FLAGS, chromium
from web.pilot import Pilot
from web.survivor import Survivor

COUNT = """() => {
    window.presses = 0;
    const isForAQuestion = (target) => document.querySelector('.ask:not(.idle)') && !target.closest?.('.bubble, .goal');
    for (const kind of ['pointerdown', 'keydown'])
        addEventListener(kind, ({ target }) => (window.presses += isForAQuestion(target) ? 1 : 0), true);
}"""


NOTICED = 0.15
"""Seconds. Who presses sooner after a change meant what stood there before: no pilot sees and presses so quickly."""


class Presses:
    """Listens to what a page is asked and says; begun before it sits down."""

    def __init__(self, pilot: Pilot) -> None:
        self.page = pilot.page
        self.questions = 0
        self.needless: list[str] = []
        """Questions with one option, at which nothing else could be done either, that had to be pressed away."""
        self._sections: Message = {}
        self._changed = 0.0
        self.page.on("websocket", self._listen)
        self.page.evaluate(COUNT)

    @property
    def presses(self) -> int:
        """Presses and keys while a question was open."""
        found: int = self.page.evaluate("window.presses")
        return found

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._heard)
        line.on("framesent", self._said)

    def _heard(self, text: Any) -> None:
        message = json.loads(text)
        if message["t"] == "state":
            self._sections = updated(self._sections, message)
            self._changed = time.monotonic()

    def _said(self, text: Any) -> None:
        message = json.loads(text)
        asked = self._sections.get("ask")
        if message["t"] != "say" or message["ask"] is None or not asked:
            return
        self.questions += 1
        rights = [right for right in self._sections.get("rights") or [] if right != "undo"]
        was_seen = time.monotonic() - self._changed > NOTICED
        if len(asked["options"]) == 1 and not rights and was_seen:
            self.needless.append(asked["name"])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=["lifeboat", "outlive", "aurora"])
    asked.add_argument("--confirm", default="final", choices=["always", "final", "never"])
    given = asked.parse_args()
    with TemporaryDirectory() as data, sync_playwright() as driver, running(Path(data)) as server:
        opened = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        person = Survivor if given.game == "outlive" else Pilot
        with person(opened, server, confirm=given.confirm) as pilot:
            counted = Presses(pilot)
            if given.game != "lifeboat":
                pilot.page.click(f"#poster-{given.game}")
            pilot.start_with_bots()
            pilot.play_to_the_end()
            print(f"{given.game}: {counted.questions} answers, {counted.presses} presses, in vain: {counted.needless}")


if __name__ == "__main__":
    main()
