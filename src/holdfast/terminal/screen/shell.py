"""The screen's parts: six panels drawn from the stage, and pages and prompts before them."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Container
from textual.events import Resize
from textual.screen import Screen

from holdfast.terminal.screen.dialogs import Dialog, Page, Prompt
from holdfast.terminal.screen.drawn import Drawn, Parted
from holdfast.terminal.screen.palette import palette
from holdfast.terminal.screen.panels import Panels
from holdfast.terminal.screen.stage import Stage

WIDE = (112, 34)
"""From this size on, the log stands beside the board."""

LEAST = (60, 20)
"""On a smaller screen a question would be cut: it says so instead."""
NEWS = 2
"""So many lines of the log are in sight at least, where the board is shown in parts anyway."""
PANELS = ("bar", "board", "log", "mine", "ask", "keys", "tiny")
GROWING = ("board", "mine", "ask")
"""Those whose height depends on what is in them."""

Then = Callable[[str | None], None]


class Shell(Screen[None]):
    """Shows the stage; does nothing by itself."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.panels = Panels(stage)
        self.colours = palette(stage.scene.game)

    def compose(self) -> ComposeResult:
        draw = self.panels
        yield Drawn(draw.bar, self.colours, id="bar")
        with Container(id="upper"):
            yield Parted(draw.board, self.colours, id="board", spared=NEWS)
            yield Drawn(draw.log, self.colours, id="log")
        with Container(id="lower"):
            yield Drawn(draw.mine, self.colours, id="mine")
            yield Drawn(draw.ask, self.colours, id="ask")
        yield Drawn(draw.keys, self.colours, id="keys")
        yield Drawn(draw.tiny, self.colours, id="tiny")

    def on_resize(self, event: Resize) -> None:
        self.panels.tall = event.size.height >= WIDE[1]
        self.panels.wide = event.size.width >= WIDE[0] and self.panels.tall
        self.set_class(self.panels.wide, "wide")
        self.set_class(event.size.width < LEAST[0] or event.size.height < LEAST[1], "tiny")
        self.redraw()

    def redraw(self) -> None:
        for panel in PANELS:
            self.query_one(f"#{panel}", Drawn).refresh(layout=panel in GROWING)

    def open_page(
        self, page: Page, then: Then | None = None, keys: tuple[str, ...] = (), *, private: bool = False
    ) -> None:
        """Show a page until one of the keys is pressed (none: any); `private`: nothing shines through."""
        self.app.push_screen(Dialog(page, self.colours, keys, private=private), then)

    def prompt(self, hint: str, then: Then, suggestions: list[str] | None = None, text: str = "") -> None:
        """Have a line typed."""
        self.app.push_screen(Prompt(hint, suggestions or [], text), then)
