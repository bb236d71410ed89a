"""The table on the whole screen: what each key does there."""

from __future__ import annotations

from textual.events import Key

from holdfast.locale import translate
from holdfast.terminal.menu import Entry
from holdfast.terminal.screen import pages
from holdfast.terminal.screen.course import Course
from holdfast.terminal.screen.drawn import Pressed
from holdfast.terminal.screen.keyboard import meant
from holdfast.terminal.screen.stage import Stage

PAGES = {"g": pages.log_page, "n": pages.notes_page, "f1": pages.intro_page}


class TableScreen(Course):
    """Turns keys into moves."""

    def __init__(self, stage: Stage, *, with_intro: bool) -> None:
        super().__init__(stage)
        self.with_intro = with_intro

    def on_mount(self) -> None:
        self.go_on()
        if self.with_intro:
            self.open_page(lambda: pages.intro_page(self.stage))

    def on_key(self, event: Key) -> None:
        event.stop()
        self.press(meant(event.character) if event.is_printable else event.key)

    def on_pressed(self, event: Pressed) -> None:
        self.press(event.key)

    def press(self, key: str) -> None:
        """What a key, or a click on its name, does."""
        self.stage.notice = ""
        was_asked = self.stage.asked
        entry = self.stage.entry(key)
        if entry is not None:
            self.take(entry)
        elif key in ("up", "down", "left", "right"):
            self.stage.move(-1 if key in ("up", "left") else 1)
        elif key == "enter":
            self.enter()
        else:
            self.command(key)
        if self.stage.asked or not was_asked:
            # An answer shows by what comes of it.
            self.redraw()

    def enter(self) -> None:
        marked = self.stage.marked()
        if marked is not None:
            self.take(marked)
        elif self.stage.asked:
            self.stage.notice = translate("terminal-press", self.stage.lang)

    def take(self, entry: Entry) -> None:
        if not entry.notation:
            self.stage.open_group(entry)
        elif self.stage.seat is not None:
            self.say(self.stage.seat, entry.notation)

    def command(self, key: str) -> None:
        """Keys that mean something at any time."""
        stage = self.stage
        match key:
            case "q":
                self.app.exit()
            case "l":
                stage.switch_language()
            case "h":
                stage.covered = not stage.covered
            case "b":
                stage.part += 1
            case "g" | "n" | "f1":
                self.open_page(lambda: PAGES[key](stage))
            case "escape" | "backspace":
                stage.back()
            case " " | "space" | "pagedown":
                stage.menu.turn(1, stage.size)
            case "pageup":
                stage.menu.turn(-1, stage.size)
            case _ if stage.asked:
                self.command_of_question(key)

    def command_of_question(self, key: str) -> None:
        """Keys that mean something only while a question is open."""
        stage = self.stage
        if key == "r":
            stage.toggle_rights()
        elif key == "t":
            stage.advise()
        elif key == "u" and stage.scene.undo and stage.seat is not None:
            self.say(stage.seat, "undo")
        elif key == "?" and stage.scene.rule:
            self.open_page(lambda: pages.rule_page(stage))
        elif key == ":":
            self.type_notation()
        elif key == "/":
            self.prompt(translate("terminal-filter-here", stage.lang), self.filter, text=stage.menu.words)

    def type_notation(self) -> None:
        known = [option.notation for option in [*self.stage.scene.options, *self.stage.scene.rights]]
        hint = translate("terminal-type-here", self.stage.lang, example=known[0] if known else "")

        def then(words: str | None) -> None:
            if words and self.stage.seat is not None:
                self.say(self.stage.seat, " ".join(words.removeprefix(":").split()))

        self.prompt(hint, then, known)

    def filter(self, words: str | None) -> None:
        self.stage.menu.filter(words or "")
        self.redraw()
