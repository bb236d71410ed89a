"""A stranger opens the page and plays Lifeboat to the end by clicking, as the goal and the hints of a first game tell.

On a phone the last fifth of a game, unless the run is thorough: it is the same game, drawn smaller.
"""

from __future__ import annotations

from playwright.sync_api import Browser, WebSocket

from conformance.subjects import THOROUGH
from holdfast.locale import translate
from server.harness import Server
from web.pilot import Pilot
from web.presses import Presses
from web.scenes import stage, towards_the_end

DEED = {translate(f"lifeboat-coach-{hint}", "ru") for hint in ("deed", "deed-kid")}
"""What everybody is told, at the first deed."""


class Stranger(Pilot):
    """Reads whatever is told before answering, and keeps it in mind."""

    def __init__(self, browser: Browser, server: Server) -> None:
        super().__init__(browser, server, coached=True)
        self.told: list[str] = []
        self.awaited = 0
        """Hints that were asked for and have not come yet."""
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.count(frame, '"t":"coach"', 1))
        socket.on("framereceived", lambda frame: self.count(frame, '"t":"coached"', -1))

    def count(self, frame: str | bytes, kind: str, n: int) -> None:
        self.awaited += n * (kind in str(frame))

    def answer(self, n: int) -> bool:
        while self.awaited > 0:
            self.page.wait_for_timeout(20)
        if self.page.query_selector(".goal") is not None:
            self.told += self.page.locator(".goal li > span").all_inner_texts()
            self.page.click(".goal .iconbtn")
        elif (hint := self.page.query_selector(".bubble p")) is not None:
            self.told.append(hint.inner_text())
            self.page.click(".bubble .understood")
        else:
            return super().answer(n)
        self.page.wait_for_timeout(60)
        return False


def test_a_newcomer_plays_by_the_coach_to_the_score_sheet_checks_it_and_plays_again(
    server: Server, browser: Browser
) -> None:
    with Stranger(browser, server) as pilot:
        counted = Presses(pilot)
        pilot.start_with_bots()

        assert pilot.play_to_the_end() > 0
        assert_was_coached(pilot)
        assert counted.questions > 0
        assert counted.needless == []
        assert_can_be_checked(pilot)
        assert_can_be_played_again(pilot)


def assert_was_coached(pilot: Stranger) -> None:
    """The goal first, then hints, each once."""
    goal, hints = pilot.told[:3], pilot.told[3:]

    assert all(text.startswith(translate(f"lifeboat-goal-{n}", "ru")) for n, text in enumerate(goal, 1))
    assert len(DEED & set(hints)) == 1
    assert len(set(hints)) == len(hints)


def assert_can_be_checked(pilot: Pilot) -> None:
    pilot.page.click("text=Проверить честность")
    pilot.page.wait_for_selector("text=Честная партия")

    assert "Ваша часть тасования вошла в ключ" in pilot.page.inner_text(".fair")


def assert_can_be_played_again(pilot: Pilot) -> None:
    before = pilot.page.url
    pilot.page.click("text=Реванш")
    pilot.page.wait_for_selector(".ask .opt")

    assert pilot.page.url != before


def test_a_newcomer_plays_on_a_phone_in_english(server: Server, browser: Browser) -> None:
    with Pilot(browser, server, width=390, height=844, lang="en") as pilot:
        if THOROUGH:
            pilot.start_with_bots()
        else:
            pilot.become(stage(server.data, towards_the_end("lifeboat/4_landed_by_card", ["Ann", "", "", ""])), 0)

        assert pilot.play_to_the_end(1) > 0
        assert pilot.page.get_by_role("button", name="Check fairness").count() == 1
