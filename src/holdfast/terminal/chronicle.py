"""The log of a play, each sentence made once for each reader and language."""

from __future__ import annotations

from holdfast.kernel.sitting import Sitting
from holdfast.locale import Language
from holdfast.terminal.tale import Tale, Told


class Chronicle:
    """Remembers what has been put into words."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.pages: dict[tuple[int | None, Language], tuple[int, list[Told]]] = {}

    def read(self, seat: int | None, lang: Language) -> list[Told]:
        """All that this seat (None: everybody) was told so far."""
        number, told = self.pages.get((seat, lang), (0, []))
        if number < len(self.sitting.heard):
            told = told + Tale(self.sitting, seat, lang).since(number)
            self.pages[seat, lang] = (len(self.sitting.heard), told)
        return told
