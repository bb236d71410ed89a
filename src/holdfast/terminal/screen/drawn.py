"""A panel that is drawn in lines, as wide and high as it happens to be."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from holdfast.terminal.ink import Strip
from holdfast.terminal.screen.palette import coloured

Draw = Callable[[int, int], list[Strip]]


class Pressed(Message):
    """The name of a key was clicked."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class Drawn(Widget):
    """Draws itself anew whenever it is refreshed or resized."""

    def __init__(self, draw: Draw, colours: dict[str, str], *, id: str) -> None:  # noqa: A002 (Textual's own word)
        super().__init__(id=id)
        self.draw = draw
        self.colours = colours

    def on_click(self, event: Click) -> None:
        """A click on a key's name is that key."""
        key = event.style.meta.get("key")
        if isinstance(key, str):
            self.post_message(Pressed(key))

    def render(self) -> Text:
        return coloured(self.draw(self.content_size.width, self.content_size.height), self.colours)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(len(self.draw(width, 0)), 1)
