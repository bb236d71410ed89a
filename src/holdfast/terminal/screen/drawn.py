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


ENOUGH = 11
"""A part of so many lines can spare some."""


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


class Parted(Drawn):
    """What is shown in parts where there is no room for the whole; then some lines stay for what is below it."""

    def __init__(self, draw: Draw, colours: dict[str, str], *, id: str, spared: int) -> None:  # noqa: A002
        super().__init__(draw, colours, id=id)
        self.spared = spared

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        whole = super().get_content_height(container, viewport, width)
        spared = self.spared if container.height >= ENOUGH else 0
        return whole if whole <= container.height else container.height - spared
