"""The full-screen client as a Textual application."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from holdfast.locale import Language, translate
from holdfast.started import program
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.screen.palette import palette
from holdfast.terminal.screen.stage import Stage
from holdfast.terminal.screen.style import STYLE
from holdfast.terminal.screen.table import TableScreen


class TableApp(App[None]):
    """One device at one table."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]
    """Whoever wants to leave a program presses this, wherever they are; the game is saved."""
    CSS = STYLE

    def __init__(self, hotseat: Hotseat, lang: Language, *, with_intro: bool = False) -> None:
        self.colours = palette(hotseat.table.game)
        super().__init__()
        self.table = TableScreen(Stage(hotseat, lang), with_intro=with_intro)

    def get_css_variables(self) -> dict[str, str]:
        colours = self.colours
        ours = {
            "ground": colours["background"],
            "ink": colours["text"],
            "pane": colours["panel"],
            "panel-2": colours["panel-2"],
            "rule": colours["line"],
            "accent": colours["accent"],
            "you": colours["you"],
            "private": colours["private"],
        }
        return {**super().get_css_variables(), **ours}

    def on_mount(self) -> None:
        self.push_screen(self.table)


def run_full_screen(hotseat: Hotseat, lang: Language, *, with_intro: bool) -> int:
    """Play until somebody leaves; then say where the game is kept."""
    app = TableApp(hotseat, lang, with_intro=with_intro)
    app.run()
    stage = app.table.stage
    over = "yes" if stage.hotseat.over else "no"
    print(translate("terminal-saved", stage.lang, place=str(stage.hotseat.logbook.path), over=over, program=program()))  # noqa: T201
    return app.return_code or 0
