"""Makes the pictures of the terminal client that the readmes show, in the project's environment.

`browser.py` beside it makes those of the browser client.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "src"), str(HERE.parents[1] / "tests")]

from holdfast.locale import Language  # noqa: E402
from holdfast.terminal.screen.app import TableApp  # noqa: E402
from terminal.sittings import seated  # noqa: E402


async def picture(lang: Language, name: str, game: str, seats: int, answers: int) -> None:
    """Play so many answers with the first option, then keep the screen as an SVG."""
    app = TableApp(seated(seats=seats, seed="a calm sea", game=game), lang, with_intro=False)
    async with app.run_test(size=(120, 38)) as pilot:
        for _ in range(answers):
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.press("1")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        (HERE / name).write_text(at_home(app.export_screenshot(title="./holdfast play")), encoding="utf-8")


def at_home(svg: str) -> str:
    """Without the fonts it would fetch from elsewhere: any monospaced one will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "monospace")


if __name__ == "__main__":
    asyncio.run(picture("en", "terminal-en.svg", "lifeboat", 6, 9))
    asyncio.run(picture("ru", "terminal-ru.svg", "lifeboat", 6, 9))
