"""What the full screen shows, without Textual: who looks, what is asked, where in the menu, what to say beside it."""

from __future__ import annotations

from holdfast.locale import LANGUAGES, Language
from holdfast.locale.phrase import vocabulary
from holdfast.terminal.board import Board, board_of
from holdfast.terminal.hotseat import Hotseat
from holdfast.terminal.menu import Entry, Menu
from holdfast.terminal.scene import Scene
from holdfast.terminal.transcript import Told, Transcripts, logged


class Stage:
    """One device's state. `seat`: whose eyes the screen shows (None: only what everybody sees)."""

    def __init__(self, hotseat: Hotseat, lang: Language) -> None:
        self.hotseat = hotseat
        self.lang = lang
        self.board: Board = board_of(hotseat.table.game)
        self.transcripts = Transcripts(hotseat.table.sitting)
        people = hotseat.company.people
        self.seat: int | None = people[0] if len(people) == 1 else None
        self.asked = False
        """May the person answer now?"""
        self.covered = False
        self.shows_rights = False
        self.notice = ""
        self.advice = ""
        self.chosen = -1
        self.part = 0
        """Which part of the board is shown where it has no room as a whole."""
        self.size = 10
        """How many entries the menu's page has; the ask panel finds out when it is drawn."""
        self.read: dict[int | None, int] = {}
        """How many sentences of the log each had read when they last answered."""
        self.scene = Scene(hotseat.table, self.seat, lang, asked=False)
        self.menu = Menu([], self.scene.group)

    # -- what is shown ------------------------------------------------------------------------

    def look(self, seat: int | None) -> None:
        """Show the table to this seat, as it is now; its question is open again from the top."""
        self.seat = seat
        self.shows_rights = False
        self.advice = ""
        self.again()

    def again(self) -> None:
        """The same in other words, or after a change."""
        self.scene = Scene(self.hotseat.table, self.seat, self.lang, asked=self.asked)
        self.fill_menu()

    def advise(self) -> None:
        """What a good player would say here, and why; its entry is marked where it is in sight."""
        if self.seat is None:
            return
        advice = self.hotseat.advise(self.seat)
        self.advice = self.scene.advice(advice)
        meant = [number for number, entry in enumerate(self.entries()) if entry.notation == advice.word]
        self.chosen = meant[0] if meant else self.chosen

    def fill_menu(self) -> None:
        options = self.scene.rights if self.shows_rights else self.scene.options
        self.menu = Menu(options if self.asked else [], self.scene.group)
        self.chosen = -1

    def toggle_rights(self) -> None:
        self.shows_rights = not self.shows_rights and bool(self.scene.rights)
        self.fill_menu()

    def switch_language(self) -> None:
        self.lang = LANGUAGES[1 - LANGUAGES.index(self.lang)]
        self.again()

    def log(self) -> list[Told]:
        return logged(self.scene.game, self.transcripts.read(self.seat, self.lang))

    def name_of(self, seat: int | None) -> str:
        """What a seat is called: an id of the game's."""
        names = vocabulary(self.scene.game).seats(self.scene.view)
        return names[seat] if seat is not None else ""

    def news(self) -> int:
        """From which sentence on the log is new to this seat."""
        return self.read.get(self.seat, 0)

    # -- the menu -----------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        return self.menu.entries(self.size)

    def entry(self, key: str) -> Entry | None:
        return next((entry for entry in self.entries() if entry.key == key), None)

    def move(self, by: int) -> None:
        """The mark goes up or down the page."""
        count = len(self.entries())
        if count:
            self.chosen = (self.chosen + by) % count if self.chosen >= 0 else (0 if by > 0 else count - 1)

    def marked(self) -> Entry | None:
        """What Enter means: the marked entry, or the only one."""
        entries = self.entries()
        if len(entries) == 1:
            return entries[0]
        return entries[self.chosen] if 0 <= self.chosen < len(entries) else None

    def open_group(self, entry: Entry) -> None:
        self.menu.open(entry.path)
        self.chosen = -1

    def back(self) -> None:
        """One step out of the menu, out of the rights, or nothing."""
        if not self.menu.back() and self.shows_rights:
            self.toggle_rights()
        self.chosen = -1

    # -- playing ------------------------------------------------------------------------------

    def answered(self) -> None:
        """The person has said something: what the log held until now is read."""
        self.read[self.seat] = len(self.log())
        self.asked = False
        self.notice = self.advice = ""
        self.shows_rights = False
        self.fill_menu()
