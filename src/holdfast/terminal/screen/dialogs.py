"""What stands before the table for a moment: a page to read, a line to type, the keyboard handed over."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.widgets import Input, Static

from holdfast.terminal.ink import Strip
from holdfast.terminal.screen.keyboard import meant
from holdfast.terminal.screen.palette import coloured

Page = Callable[[], list[Strip]]
SCROLLING = ("up", "down", "pageup", "pagedown", "home", "end")


class Dialog(ModalScreen[str]):
    """A page; it closes with the key that was pressed, if that is one of `keys` (none: any)."""

    def __init__(
        self, page: Page, colours: dict[str, str], keys: tuple[str, ...] = (), *, private: bool = False
    ) -> None:
        super().__init__(classes="private" if private else "")
        self.page = page
        self.colours = colours
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="frame"), VerticalScroll(id="scroll"):
            yield Static(id="page")

    def on_mount(self) -> None:
        self.redraw()
        self.query_one("#scroll").focus()

    def redraw(self) -> None:
        self.query_one("#page", Static).update(coloured(self.page(), self.colours))

    def on_key(self, event: Key) -> None:
        key = meant(event.character) if event.is_printable else event.key
        if key in SCROLLING:
            return
        event.stop()
        if not self.keys or key in self.keys:
            self.dismiss(key)

    def on_click(self, event: Click) -> None:
        """A click on a key's name is that key; where any key will do, so will any click."""
        key = event.style.meta.get("key", "" if self.keys else "click")
        if key:
            self.dismiss(str(key))


class Prompt(ModalScreen[str]):
    """One line to type; the empty string if nothing was."""

    def __init__(self, hint: str, suggestions: list[str], text: str = "") -> None:
        super().__init__()
        self.hint = hint
        self.suggestions = suggestions
        self.text = text

    def compose(self) -> ComposeResult:
        suggester = SuggestFromList(self.suggestions, case_sensitive=False)
        yield Input(self.text, placeholder=self.hint, suggester=suggester)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")
