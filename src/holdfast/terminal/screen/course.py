"""The course of a game: bots answer, people are asked in turn, the device is handed over, the end is shown."""

from __future__ import annotations

import asyncio
from time import monotonic

from holdfast.kernel.errors import Refusal
from holdfast.locale import translate
from holdfast.locale.refusal import spoken
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.ink import Strip
from holdfast.terminal.logbook import new_logbook
from holdfast.terminal.screen import pages
from holdfast.terminal.screen.shell import Shell
from holdfast.terminal.screen.stage import Stage
from holdfast.terminal.start import another

GLIMPSE = 0.15
"""Seconds after an answer, or between two pictures, while bots play: drawing takes longer than most of them think."""


class Course(Shell):
    """Goes on by itself until a person must answer."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.last: int | None = None
        """Who has the device."""

    def go_on(self) -> None:
        """Let the bots answer; then ask a person, or end."""
        self.run_worker(self._go_on(), exclusive=True)

    async def _go_on(self) -> None:
        hotseat = self.stage.hotseat
        shown = monotonic()
        while (bot := hotseat.bot_asked()) is not None or hotseat.answer_for_the_lone():
            if bot is None:
                continue
            # A bot may think for long: the screen stays alive, and nothing else can change the table meanwhile.
            thinking = asyncio.ensure_future(asyncio.to_thread(hotseat.bot_answer, bot))
            await asyncio.wait([thinking], timeout=max(0.0, shown + GLIMPSE - monotonic()))
            if monotonic() >= shown + GLIMPSE:
                self.show()
                shown = monotonic()
            hotseat.play_bot(bot, await thinking)
        if (trouble := hotseat.take_trouble()) is not None:
            self.stage.notice = spoken(trouble, self.stage.lang)
        seat = hotseat.person_asked(self.last)
        if hotseat.over:
            self.end()
        elif seat is not None:
            self.turn_to(seat)
        else:
            self.show()

    def show(self) -> None:
        """The table as it is now."""
        self.stage.again()
        self.redraw()

    # -- one person after another -------------------------------------------------------------

    def turn_to(self, seat: int) -> None:
        """Ask this person; where several share the device, only after it was handed over."""
        if self.stage.hotseat.is_shared and seat != self.last:
            self.hand_over(seat)
            return
        self.last = seat
        self.stage.asked = True
        self.stage.look(seat)
        self.redraw()

    def hand_over(self, seat: int) -> None:
        """Until the next person confirms, only what everybody may see is on the screen."""
        self.stage.look(None)
        self.redraw()
        before = self.last
        if before is not None and self.stage.hotseat.table.sitting.last_word(before) < 0:
            before = None

        def page() -> list[Strip]:
            return pages.hand_over_page(self.stage, seat, before)

        def then(key: str | None) -> None:
            if key == "enter":
                self.last = seat
                self.turn_to(seat)
            elif key == "u" and before is not None:
                self.say(before, "undo")
            elif key == "q":
                self.app.exit()
            else:
                self.stage.switch_language()
                self.hand_over(seat)

        keys = ("enter", "l", "q") if before is None else ("enter", "l", "q", "u")
        self.open_page(page, then, keys, private=True)

    def say(self, seat: int, words: str) -> None:
        """Say it at the table; a refusal stands beside the question, and nothing has changed.

        What comes of it is drawn when the next question is there, or when that takes a while.
        """
        try:
            self.stage.hotseat.play(seat, words)
        except Refusal as refused:
            self.stage.notice = spoken(refused, self.stage.lang)
            self.redraw()
        else:
            self.stage.answered()
            self.go_on()

    # -- the end --------------------------------------------------------------------------------

    def end(self) -> None:
        """The score sheet, until somebody starts anew or leaves."""
        people = self.stage.hotseat.company.people
        self.stage.look(people[0] if len(people) == 1 else None)
        self.redraw()
        self.open_page(lambda: pages.end_page(self.stage), self.ended, ("n", "s", "g", "l", "q"))

    def ended(self, key: str | None) -> None:
        match key:
            case "n":
                self.start_anew(another(self.stage.hotseat))
            case "s":
                self.prompt(translate("terminal-save-here", self.stage.lang), self.save_copy)
            case "g":
                self.open_page(lambda: pages.log_page(self.stage), lambda _: self.end())
            case "l":
                self.stage.switch_language()
                self.end()
            case _:
                self.app.exit()

    def save_copy(self, place: str | None) -> None:
        hotseat = self.stage.hotseat
        if place:
            try:
                new_logbook(place).write(hotseat.table.record(), hotseat.company)
                self.stage.notice = translate("terminal-copied", self.stage.lang, place=place)
            except Refusal as refused:
                self.stage.notice = spoken(refused, self.stage.lang)
        self.end()

    def start_anew(self, hotseat: Hotseat) -> None:
        self.stage = self.panels.stage = Stage(hotseat, self.stage.lang)
        self.last = None
        self.redraw()
        self.go_on()
